// Lines before any section that may be the beginning of a list without bullets and without a heading.

import { NO_AMOUNT, WORD_AMOUNT } from '../order-words.ts';
import type { ReadLineFood } from '../read-ingredient-line.ts';
import type { StartGatherer } from './start.ts';
import { AMOUNT_AHEAD } from './table.ts';

export interface BareList {
  /** Whether a line may be one of a list; `marked` where an emoji stands in front. */
  mayHold(plain: string, marked: boolean): boolean;
  /** Keeps a line, and says how many stand in a row. */
  push(plain: string): number;
  /** What was kept, where it is a list; a lone line of which no food is known becomes a paragraph of the start. */
  release(): readonly string[];
  /** What was kept becomes paragraphs of the start. */
  giveUp(): void;
}

export function createBareList(start: StartGatherer, readFood: ReadLineFood): BareList {
  let lines: string[] = [];

  function take(): readonly string[] {
    const taken = lines;
    lines = [];
    return taken;
  }

  function giveUp(): void {
    for (const line of take()) start.addParagraph(line);
  }

  return {
    mayHold(plain, marked) {
      if (plain.length > 100 || /[.!?:]$/.test(plain) || NO_AMOUNT.test(plain)) return false;
      if (AMOUNT_AHEAD.test(plain)) return true;
      if (!start.hasAny() || plain.length > 60) return false;
      return marked || ((WORD_AMOUNT.test(plain) || plain.length <= 40) && readFood(plain).food !== null);
    },
    push(plain) {
      lines.push(plain);
      return lines.length;
    },
    // A single line is an ingredient where its food is known; of several in a row that is already plain.
    release() {
      if (lines.length > 1 || lines.every((line) => AMOUNT_AHEAD.test(line) && readFood(line).food !== null))
        return take();
      giveUp();
      return [];
    },
    giveUp,
  };
}

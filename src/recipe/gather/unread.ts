// What no part of a recipe has kept: talk in front of the title, a heading that says something, a row that fits no
// table. It is a note like any other, so that the rules see every sentence of a text, wherever it stands.

import { prepare } from '../../food/prepare-pattern.ts';
import { readLeftOutLine, readLeftOutText } from '../left-out-line.ts';
import { isOrder } from '../order-words.ts';
import { type Line, stripEmphasis } from '../read-line.ts';
import { readSentences } from '../read-sentences.ts';
import type { LeftOut } from '../recipe.ts';
import { readSection } from '../section-words.ts';

/** More than any recipe has; where there are more the text cannot be judged. */
const MOST_UNREAD = 200;
/** Characters that may be searched for what is kept: thousands of times what a recipe needs. */
const SEARCHED = 20_000_000;

export interface UnreadGatherer {
  /** A line as it was handed to the parts; `leftOut` where it stands among what is left out. */
  add(line: Line, leftOut: boolean): void;
  /** The last line was a sentence that lists, and has been taken apart: this is what stood around the list. */
  replaceLast(around: readonly string[]): void;
  /** Whether there was more than is kept. */
  isOverfull(): boolean;
  /** The sentences of the lines that stand in none of the parts. */
  read(parts: readonly string[]): readonly string[];
}

// Marks and the way in which lines are joined differ; the words do not.
function readWords(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** "Step 2: Fry", "Tip: rest it": what the parts drop of a line in front of what it says. */
const HEAD = /^(?:(?:step\s+)?\d{1,3}[\s.:)–—-]+|[^:.!?]{1,60}:\s+)/i;
const WORD = /\p{L}{2,}/gu;
/** Between the foods of a list on one line. */
const LISTED = /[,;•·|]\s+|\s+(?:and|&)\s+|\s+[•·|]\s+/;
/** Words of a listed food; a sentence with commas has longer parts. */
const LISTED_WORDS = 7;
const DEGREES = /\d\s?°?\s?[CF]\b/;

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

// "Roasting tin" and "Protein: 30 g" tell nothing; "Core: 50 C" does.
function isTold(sentence: string): boolean {
  const words = countWords(sentence);
  return words > 3 || (words > 0 && prepare(DEGREES).test(sentence));
}

/** A food and why it stays out; "carve the chicken while it is pink" is a sentence, whatever heading it stands under. */
function isEntry({ ingredient, why }: LeftOut): boolean {
  if (why === '') return countWords(ingredient) <= LONGEST_NAME;
  return !readSentences(why).some((sentence) => {
    const said = sentence.replace(prepare(HEAD), '');
    return isOrder(said) && !KEPT_FOR.test(said);
  });
}
// "Leek: no room in the pan. Keep it for a soup."
const KEPT_FOR = /^\W*(?:keep|use|save|freeze|store)\b/i;
const LONGEST_NAME = 5;

// What is left out and why is no part of the dish.
function isPassedOver({ kind }: Line, plain: string, leftOut: boolean): boolean {
  if (kind === 'row') return false;
  if (kind === 'heading' && readSection(plain) !== null) return true;
  if (leftOut) return !isOrder(plain) && readLeftOutText(plain).every(isEntry);
  return /left|omit|used/i.test(plain) && readLeftOutLine(plain) !== null;
}

export function createUnreadGatherer(): UnreadGatherer {
  const lines: (readonly string[])[] = [];
  let overfull = false;

  return {
    add(line, leftOut) {
      if (line.kind === 'blank' || line.kind === 'rule') return;
      const pieces = line.kind === 'row' ? line.cells : [line.text];
      if (!isTold(pieces.join(': ')) || isPassedOver(line, stripEmphasis(pieces[0] ?? ''), leftOut)) return;
      lines.push(pieces);
    },
    replaceLast(around) {
      lines.pop();
      for (const text of around) lines.push([text]);
    },
    isOverfull: () => overfull,
    read(parts) {
      const kept = parts.map(readWords).join('|');
      let from = 0;
      let searched = 0;

      function isKept(text: string): boolean {
        const words = readWords(text);
        // The parts follow each other mostly as the text does.
        let at = searched > SEARCHED ? -1 : kept.indexOf(words, from);
        searched += (at === -1 ? kept.length : at) - from;
        if (at === -1 && searched <= SEARCHED) {
          at = kept.indexOf(words);
          searched += at === -1 ? kept.length : at;
        }
        if (at !== -1) from = at + words.length - 1;
        return at !== -1;
      }

      function isKeptLine(line: string): boolean {
        const told = line.replace(prepare(HEAD), '');
        if (isKept(line) || isKept(told)) return true;
        return told.split(prepare(LISTED)).every((food) => countWords(food) <= LISTED_WORDS && isKept(food));
      }

      const unread: string[] = [];
      for (const raw of lines) {
        const pieces = raw.map(stripEmphasis).filter((piece) => /\p{L}/u.test(piece));
        if (pieces.every(isKeptLine)) continue;
        const sentences = readSentences(pieces.join(': ')).filter(
          (sentence) => isTold(sentence) && !isKept(sentence),
        );
        if (sentences.length === 0) continue;
        overfull = unread.length === MOST_UNREAD;
        if (overfull) break;
        unread.push(sentences.join(' '));
      }
      return unread;
    },
  };
}

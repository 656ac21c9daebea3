// A list that is a sentence of prose: "Serves 2. You need 2 duck breasts, 4 plums and a spoonful of sugar."

import { prepare } from '../../food/prepare-pattern.ts';
import type { ReadLineFood } from '../read-ingredient-line.ts';
import { hasFigure } from '../read-number.ts';
import { createWordPattern } from '../word-pattern.ts';

const NEEDED = createWordPattern(
  String.raw`^(?:for this,? |to make (?:this|it),? |for \w+(?: people)?,? )?`,
  "you(?:['’]ll| will| do)?(?: also)? (?:need|want), gather, have ready, get ready, assemble, it takes, this takes, this uses, we need, i use",
  String.raw`:?\s+(?=[^.]*(?:\d|,[^.]*,))((?:[^.]|\.(?=\d))+)\.?(?:\s+(\S.*))?$`,
);
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/u;
const COUNTS = /\b(?:one|two|three|four|five|six|seven|eight|half)\b/gi;
/** "Serves 2. You need ...": the paragraph goes on behind its details. */
const GOES_ON = /^(?:serves|makes|feeds|enough for)\b[^.]{1,60}\.\s+(?=\p{Lu})/iu;

interface NeededList {
  /** Sentences in front of it. */
  readonly before: readonly string[];
  readonly list: string;
  /** What follows it in the paragraph. */
  readonly rest?: string | undefined;
}

// "You need patience, a good pan and time" lists nothing: without a figure two counts, and mostly foods.
function isList(list: string, readFood: ReadLineFood): boolean {
  if (hasFigure(list)) return true;
  if ([...list.matchAll(COUNTS)].length < 2) return false;
  const parts = list.split(/,| and /).filter((part) => part.trim() !== '');
  return parts.length > 2 && parts.filter((part) => readFood(part).food !== null).length * 2 > parts.length;
}

/** The first sentence of a paragraph that tells what is needed; null where none does. */
export function findNeeded(plain: string, readFood: ReadLineFood): NeededList | null {
  for (let from = 0; from !== -1; ) {
    const match = prepare(NEEDED).exec(plain.slice(from));
    const list = match?.[1] ?? '';
    if (match !== null && isList(list, readFood)) {
      const before = plain
        .slice(0, from)
        .split(/(?<=[.!?])\s+/)
        .filter((part) => part !== '');
      return { before, list, rest: match[2] };
    }
    const end = prepare(SENTENCE_END).exec(plain.slice(from));
    from = end === null ? -1 : from + end.index + end[0].length;
  }
  return null;
}

/** Whether a line of details goes on with what is needed. */
export function tellsMore(text: string): boolean {
  const details = prepare(GOES_ON).exec(text);
  return details !== null && prepare(NEEDED).test(text.slice(details[0].length));
}

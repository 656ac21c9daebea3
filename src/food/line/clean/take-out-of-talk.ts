// Takes the one food out of a sentence about it: "we're down to our last onion", "the kids want fish fingers, about 8".
// Only where every other word is of plain talk, and none of them says that the food is not there or not wanted.

import { LISTS } from '../../generated/packed-words.ts';
import { readWords, type Word } from '../../normalise-text.ts';
import { NUMBER_WORDS } from '../../number-words.ts';
import { UNIT_WORDS } from '../amount/unit-words.ts';
import { foodIndex } from '../name/food-index.ts';
import { CLAUSES, LINKS, NOISE, PARTS, TAILS } from '../name/plain-words.ts';
import { readStates } from '../state/read-states.ts';

const SAID: ReadonlySet<string> = new Set(LISTS.talk.split(' '));
// What may say that the food is missing, unwanted, or only to be bought.
const SAYS_NO =
  /(?<!\p{L})(?:no|none|not|never|without|hate|hates|dislike|dislikes|allergic|allergy|intolerant|avoid|avoiding|except|out of|ran out|run out|don'?t|doesn'?t|didn'?t|can'?t|cannot|won'?t|isn'?t|aren'?t|haven'?t|hasn'?t|wasn'?t|instead|wish|to buy|missing|forgot to)(?!\p{L})/u;
const UNSURE =
  /(?<!\p{L})(?:(?:i'?m |i )?(?:not (?:really |quite |entirely |exactly |too |very )?(?:sure|certain)|can'?t (?:remember|recall|say|tell)|(?:don'?t|do not) (?:know|remember|recall)|have no (?:idea|clue)|no (?:idea|clue)|who knows|god knows)(?: (?:if|whether|that|exactly|(?:how|what) (?:old|much|many|long|big|heavy|size|brand|kind|sort)(?: (?:it|they|that|there) (?:is|are|was))?|how|what|when|where|the (?:weight|date|brand|amount|size|age|name))(?!\p{L}))*)(?!\p{L})/gu;
// "We need milk" is a shopping list, "needs using" is a larder.
const NEEDS = /(?<!\p{L})needs?(?!\p{L})/u;
const USES =
  /(?<!\p{L})(?:us(?:e|ed|ing)|eat(?:en|ing)?|finish(?:ed|ing)?|cook(?:ed|ing)?|clear(?:ed|ing)?|rid|go)(?!\p{L})/u;
const FEWEST_WORDS = 4;
const NUMBER_BEHIND =
  /^[\s,]*(?:(?!\d).)*?[\s,](?:about\s+|around\s+|x\s*)?((?:\d{1,3}|one|two|three|four|five|six|half a)(?:\s*(?:\p{L}{1,3}|tins?|cans?))?)$/u;

// Words of state that are foods by themselves.
const FOODS_OF_STATE: ReadonlySet<string> = new Set(['mince', 'rashers', 'cream', 'hearts']);

interface Span {
  readonly from: number;
  readonly to: number;
  readonly id: string;
}

/** The part of a folded line that names its one food with its amount, or undefined where it is no such sentence. */
export function takeOutOfTalk(folded: string): string | undefined {
  const line = folded.replace(UNSURE, (said) => ' '.repeat(said.length));
  if (SAYS_NO.test(line) || (NEEDS.test(line) && !USES.test(line))) return undefined;
  const words = readWords(line);
  // Doubt is talk enough by itself.
  const isDoubt = line !== folded;
  if (words.length < FEWEST_WORDS && !isDoubt) return undefined;
  const spans = listSpans(words);
  const [span] = spans;
  if (span === undefined || spans.some(({ id }) => id !== span.id)) return undefined;
  const end = findPlace(words, span.to);
  const others = words.filter((_, at) => at < end && !spans.some(({ from, to }) => at >= from && at < to));
  if (!others.every(isTalk)) return undefined;
  if (!isDoubt && others.filter(({ key }) => SAID.has(key)).length < 2) return undefined;
  const chosen = spans.find(({ from }) => isAmount(words[from - 1])) ?? span;
  return writePart(line, words, chosen);
}

/** Whether any part of a folded line is a food's name. */
export function holdsFood(folded: string): boolean {
  const words = readWords(folded);
  return listSpans(words).length > 0 || words.some(({ key }) => FOODS_OF_STATE.has(key));
}

function writePart(line: string, words: readonly Word[], { from, to }: Span): string {
  let start = from;
  while (start > 0 && isBeforeName(words[start - 1])) start -= 1;
  const end = words[to - 1]?.end ?? line.length;
  const part = line.slice(words[start]?.start ?? 0, end);
  const behind = NUMBER_BEHIND.exec(line.slice(end))?.[1];
  return behind === undefined || /\d/.test(part) ? part : `${part} ${behind}`;
}

function listSpans(words: readonly Word[]): readonly Span[] {
  const { byName, longest } = foodIndex();
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
      const name = words
        .slice(from, to)
        .map(({ key }) => key)
        .join(' ');
      const isOnlyTalk = to === from + 1 && isTalk(words[from]) && !FOODS_OF_STATE.has(name);
      const match = name.length < 3 || isOnlyTalk ? undefined : byName.get(name);
      if (match === undefined || match.typed === true) continue;
      spans.push({ from, to, id: match.id });
      from = to - 1;
      break;
    }
  }
  return spans;
}

// "Someone left a bag of apples in the office": where, when or from whom may be said in any words.
function findPlace(words: readonly Word[], from: number): number {
  const at = words.findIndex(({ key }, place) => place >= from && PLACES.has(key));
  return at === -1 ? words.length : at;
}
const PLACES: ReadonlySet<string> = new Set(
  'in at from by on off after before since because when while that which who'.split(' '),
);

function isTalk(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const { key } = word;
  return (
    SAID.has(key) ||
    NOISE.has(key) ||
    TAILS.has(key) ||
    CLAUSES.has(key) ||
    LINKS.has(key) ||
    isBeforeName(word)
  );
}

function isAmount(word: Word | undefined): boolean {
  return word !== undefined && (/^\d/.test(word.key) || Object.hasOwn(NUMBER_WORDS, word.key));
}

function isBeforeName(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const { key } = word;
  return (
    isAmount(word) ||
    UNIT_WORDS.has(key) ||
    key === 'of' ||
    /^(?:tins?|cans?)$/.test(key) ||
    PARTS.has(key) ||
    (NOISE.has(key) && !SAID.has(key)) ||
    readStates([key]).words.length === 0
  );
}

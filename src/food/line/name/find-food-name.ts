// Finds which food a line of words names: as it stands, with spelling corrected, with short forms written out, and at
// last with the name in front.

import { FOODS, type Food } from '../../foods.ts';
import { expandShortForms } from '../clean/receipt-words.ts';
import { isCutShort, writeOutShortForms } from '../clean/write-out-short-forms.ts';
import { readStates } from '../state/read-states.ts';
import type { FoundFood, NameHints } from './complete-name.ts';
import { correctWords, listCorrections } from './correct-spelling.ts';
import { foodIndex } from './food-index.ts';
import { isInNamesOf } from './leaves-it-the-same.ts';
import { mendRealWords } from './mend-real-words.ts';
import { CLAUSES, LINKS, MADE_OF, NOISE, PLAIN_WORDS, STAND_INS } from './plain-words.ts';
import { findReading } from './read-name.ts';
import { findNameFirst } from './read-name-first.ts';

export type { FoundFood, NameHints } from './complete-name.ts';
export { findWholeName } from './read-name.ts';

type Read = (words: readonly string[], hints: NameHints) => FoundFood | undefined;

/** The food that these folded words name, or undefined when they name none that is known. */
export function findFoodName(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const found = words.length === 0 ? undefined : findName(words, hints);
  return found !== undefined &&
    (isItsLeaf(words, FOODS[found.id]) ||
      isMixForIt(words, FOODS[found.id]) ||
      (found.id === 'crab' && words.includes('live')))
    ? undefined
    : found;
}

// "Brownie mix" is still to be baked, and tomato powder is no tomato, onion flakes are no onion.
function isMixForIt(words: readonly string[], food: Food): boolean {
  if (
    /^(?:powder|flakes?)/.test(words.at(-1) ?? '') &&
    food.form === 'fresh' &&
    !/^(?:fresh-herb|white-fish|oily-fish)$/.test(food.category) &&
    !isInNamesOf('powder', food)
  )
    return true;
  return words.indexOf('mix') > 0 && BAKED.has(food.category) && !isInNamesOf('mix', food);
}
const BAKED: ReadonlySet<Food['category']> = new Set<Food['category']>(['biscuit', 'bread', 'flatbread']);

// The leaf of a tree is not its fruit: "avocado leaf", "mango leaves".
function isItsLeaf(words: readonly string[], food: Food): boolean {
  // "Daun jeruk": other languages set the leaf first.
  const [head = '', ...of] = words;
  if (/^husks?$/.test(words.at(-1) ?? '') && !isInNamesOf('husk', food)) return true;
  if (LEAF_OF.has(head) && of.length > 0 && food.roles[0] === 'fruit' && !isInNamesOf(head, food))
    return true;
  const at = words.findIndex((word) => word === 'leaf' || word === 'leaves');
  const before = words[at - 1] ?? '';
  return (
    at > 0 &&
    !LINKS.has(before) &&
    !/^(?:and|their|the|its|some|a|few)$/.test(before) &&
    !isInNamesOf('leaf', food) &&
    !isInNamesOf('leaves', food) &&
    (food.roles[0] === 'fruit' || LEAVES_ARE_OTHERS.has(food.category))
  );
}
const LEAF_OF: ReadonlySet<string> = new Set(
  'daun hoja hojas folha folhas feuille feuilles foglia foglie'.split(' '),
);
const LEAVES_ARE_OTHERS: ReadonlySet<string> = new Set([
  'fruiting-vegetable',
  'squash',
  'potato',
  'pod',
  'citrus',
]);

function findName(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const typed = dropEchoes(words);
  // "smk salmon" is no kind of salmon that is called smk: short forms are written out first.
  const expanded = foodIndex().byName.has(typed.join(' ')) ? undefined : expandShortForms(typed);
  const written = expanded ?? typed;
  const exact =
    findReading(written, hints) ?? (expanded === undefined ? undefined : findReading(typed, hints));
  if (exact !== undefined) {
    // A clause that ends where it begins is none: "tomato past" is a paste.
    const isOdd = written.length === 2 && CLAUSES.has(written[1] ?? '');
    return (isOdd ? findSlip(written, hints, false) : undefined) ?? preferCorrected(exact, written, hints);
  }
  return (
    findSlip(written, hints, false) ??
    findMended(written, hints, findReading) ??
    findFirst(written, hints) ??
    (hints.till === true ? findWithOf(written, hints) : findBeforeTalk(written, hints)) ??
    findSlip(written, hints, true)
  );
}

function findSlip(words: readonly string[], hints: NameHints, foods: boolean): FoundFood | undefined {
  const mended = mendRealWords(words, foods);
  const found = mended === undefined ? undefined : findReading(mended, hints);
  if (mended === undefined || found === undefined || found.variety.length > 0) return undefined;
  return { ...found, readAs: found.readAs ?? mended.join(' ') };
}

// A till leaves the "de" of "aceite de oliva" out.
function findWithOf(words: readonly string[], hints: NameHints): FoundFood | undefined {
  for (let at = 1; at < Math.min(words.length, 3); at += 1) {
    const found = findNameFirst([...words.slice(0, at), 'de', ...words.slice(at), ''].filter(Boolean), hints);
    const whole = found ?? findReading([...words.slice(0, at), 'de', ...words.slice(at)], hints);
    if (whole !== undefined) return whole;
  }
  return undefined;
}

function findMended(words: readonly string[], hints: NameHints, read: Read): FoundFood | undefined {
  const isShort = words.some(isCutShort);
  const written = isShort ? findWrittenOut(words, hints, read) : undefined;
  const found = written ?? findCorrected(words, hints, read);
  return found ?? (hints.till === true && !isShort ? findWrittenOut(words, hints, read) : undefined);
}

function findFirst(words: readonly string[], hints: NameHints): FoundFood | undefined {
  return words.length < 2
    ? undefined
    : (findNameFirst(words, hints) ?? findMended(words, hints, findNameFirst));
}

// "ham curling at the edges", "gherkins nobody eats": what is told of a food behind its name, when nothing else reads.
function findBeforeTalk(words: readonly string[], hints: NameHints): FoundFood | undefined {
  for (let to = words.length - 1; to > 0; to -= 1) {
    const behind = words.slice(to).filter((word) => !NOISE.has(word) || TALK.has(word));
    const [first = ''] = behind;
    const link = behind.findIndex((word) => LINKS.has(word));
    const said = link === -1 ? behind : behind.slice(0, link);
    if (!startsTalk(first) || said.some((word) => STAND_INS.has(word) || namesFood(word))) continue;
    const name = words.slice(0, to);
    const found = findReading(name, hints);
    if (found?.variety.every((word) => PLAIN_WORDS.has(word) || isTold(word)) === true) return found;
  }
  return undefined;
}

// "Leeks and potatoes" are two.
function namesFood(word: string): boolean {
  return !NOISE.has(word) && !TALK.has(word) && foodIndex().byName.has(word);
}

function startsTalk(word: string): boolean {
  return TALK.has(word) || isTold(word);
}

// "Curling", "decanted": a word of what goes on, and of no name of food ("pudding", "stuffing", "shredded").
function isTold(word: string): boolean {
  return /^[a-z]{2,}(?:ing|ed)$/.test(word) && !isThing(word);
}
function isThing(word: string): boolean {
  return foodIndex().words.has(word) || STAND_INS.has(word) || MADE_OF.has(word) || THINGS.has(word);
}
const THINGS: ReadonlySet<string> = new Set(
  'bedding fencing netting wiring clothing packaging lighting painting drawing ring thing string carving plaything weed reed shed bed'.split(
    ' ',
  ),
);
const TALK: ReadonlySet<string> = new Set(
  'set down up bottom top lumpy watery crumbly soggy taken cut seen only hard that stuck hidden frozen straight going gone getting i we so and but not no nobody noone some someone both inc incl including minus except into it they all like quite really very just only still then than wrapped covered cling saved kept mostly partly never ever cannot cant dont doesnt wont isnt arent im weve youd hes shes half quarter'.split(
    ' ',
  ),
);

function findCorrected(words: readonly string[], hints: NameHints, read: Read): FoundFood | undefined {
  const corrected = correctWords(words);
  const found = corrected === undefined ? undefined : read(corrected, hints);
  // What would leave a word unexplained beside a corrected one is no slip: "asam jawa" is no chicken.
  return found === undefined ||
    corrected === undefined ||
    !found.variety.every((word) => isExplained(word, words, FOODS[found.id])) ||
    (read === findNameFirst &&
      !readStates(corrected).words.every(
        (word) => word.length < 4 || isExplained(word, words, FOODS[found.id]),
      ))
    ? findAmongRivals(words, hints, read)
    : { ...found, readAs: found.readAs ?? corrected.join(' ') };
}

// Only a line of which every word then has its place counts: a till's short forms are many, and guessing is easy.
function findWrittenOut(words: readonly string[], hints: NameHints, read: Read): FoundFood | undefined {
  for (const line of writeOutShortForms(words)) {
    const found = read(line, hints);
    if (found?.variety.every((word) => hints.till === true || PLAIN_WORDS.has(word)) === true) {
      return { ...found, readAs: found.readAs ?? line.join(' ') };
    }
  }
  return undefined;
}

// "fetta cheese" is no cheese of a kind called fetta: a misspelt word that completes a longer name is corrected.
function preferCorrected(found: FoundFood, words: readonly string[], hints: NameHints): FoundFood {
  if (found.variety.length === 0 || found.variety.every((word) => PLAIN_WORDS.has(word))) return found;
  const isShort = hints.till === true || found.variety.some(isCutShort);
  const written = isShort ? findWrittenOut(words, hints, findReading) : undefined;
  if (written !== undefined) return written;
  const corrected = correctWords(words);
  const better = corrected === undefined ? undefined : findReading(corrected, hints);
  if (corrected === undefined || better === undefined) {
    const slip = found.variety.length === 1 ? findSlip(words, hints, false) : undefined;
    return slip === undefined || slip.id === found.id ? found : slip;
  }
  if (better.id === found.id) return found;
  return better.variety.length === 0 ? { ...better, readAs: better.readAs ?? corrected.join(' ') } : found;
}

// Three tomatoes in a row are one food; a cho cho is another.
function dropEchoes(words: readonly string[]): readonly string[] {
  const [first] = words;
  if (first === undefined || words.some((word) => word !== first)) return words;
  return foodIndex().byName.has(words.join(' ')) ? words : [first];
}

// "green been" may be bean, beef or beer: among neighbours only one of them makes a name.
function isExplained(word: string, typed: readonly string[], food: Food): boolean {
  return (
    PLAIN_WORDS.has(word) ||
    isInNamesOf(word, food) ||
    foodIndex().ownWords.has(word) ||
    !typed.includes(word)
  );
}

function findAmongRivals(words: readonly string[], hints: NameHints, read: Read): FoundFood | undefined {
  if (words.length < 2) return undefined;
  const likely = words.map(listCorrections);
  const at = likely.findIndex((rivals) => rivals.length > 1);
  for (const rival of likely[at] ?? []) {
    const line = words.map((word, place) => (place === at ? rival : (likely[place]?.[0] ?? word)));
    const found = read(line, hints);
    if (found?.variety.length === 0) return { ...found, readAs: found.readAs ?? line.join(' ') };
  }
  return undefined;
}

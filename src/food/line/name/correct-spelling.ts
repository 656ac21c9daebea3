// Puts misspelt words of names right: a slip of a letter or two, never a word that is right already.

import { FOODS } from '../../foods.ts';
import { LISTS } from '../../generated/packed-words.ts';
import { foodIndex } from './food-index.ts';
import { isOfAnotherKind } from './leaves-it-the-same.ts';
import { listSoundAlikes } from './list-sound-alikes.ts';
import { MADE_OF, PLAIN_WORDS } from './plain-words.ts';

// Between the short words of many languages one letter tells food from food: "serai" is lemongrass, "selai" jam.
const LONG_ENOUGH = 6;

/** The words with misspelt ones put right, or undefined when there is nothing to put right. */
export function correctWords(words: readonly string[]): readonly string[] | undefined {
  const corrected = words.map((word) => {
    const likely = listCorrections(word);
    return likely.length === 1 ? (likely[0] ?? word) : word;
  });
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined;
}

/** What a misspelt word may stand for: none where it is right, several where that cannot be told from it alone. */
export function listCorrections(word: string): readonly string[] {
  const known = listed.get(word);
  if (known !== undefined) return known;
  const found = findCorrections(word);
  if (listed.size >= MOST_LISTED) listed.clear();
  listed.set(word, found);
  return found;
}
const MOST_LISTED = 2048;
const listed = new Map<string, readonly string[]>();

function findCorrections(word: string): readonly string[] {
  const index = foodIndex();
  const { byName } = index;
  if (!/^\p{L}{4,}$/u.test(word) || PLAIN_WORDS.has(word) || MADE_OF.has(word) || isOfAnotherKind(word))
    return [];
  if (byName.has(word) || index.ownWords.has(word) || OF_OTHER_KITCHENS.has(word)) return [];
  const { words, ownWords, spelling } = index;
  // A word of names in other languages ("flor") may be a slip as well, but only of one letter and of a whole name.
  const isForeign = words.has(word);
  const allowed = allowEdits(word, isForeign);
  const near = spelling
    .find(word, isForeign || word.length < LONG_ENOUGH ? allowed : Math.max(allowed, 2), true)
    .filter(
      (candidate) =>
        candidate.edits > 0 &&
        (candidate.edits <= allowed || soundsAlike(word, candidate.word)) &&
        startsAlike(word, candidate.word) &&
        candidate.word.length >= 4 &&
        !isDone(word, candidate.word) &&
        !isOtherVowel(word, candidate.word) &&
        !isOtherBerry(word, candidate.word, candidate.edits) &&
        isSlip(word, candidate.word, candidate.edits) &&
        !endsAbroad(word, candidate.word) &&
        (ownWords.has(candidate.word) ||
          (!isForeign && candidate.word.length >= LONG_ENOUGH) ||
          isOtherCase(word, candidate.word)),
    )
    // What sounds the same in English is likelier than what is spelled alike in another language.
    .map(({ word: known, edits }) => ({ word: known, edits: soundsAlike(word, known) ? 0.5 : edits }))
    .toSorted(
      (a, b) => a.edits - b.edits || rankOwn(a.word) - rankOwn(b.word) || a.word.length - b.word.length,
    );
  const [best] = near;
  if (best === undefined) return listHeard(word);
  const rivals = near
    .filter((candidate) => candidate.edits === best.edits)
    .map((candidate) => candidate.word);
  if (rivals.every((rival) => isSameWord(best.word, rival))) return [preferOwnName(rivals) ?? best.word];
  // "leak" is a leek rather than a leaf, which is only a word of some names.
  const whole = rivals.filter((rival) => byName.get(rival)?.own === true);
  const likely = whole.length > 0 ? whole : rivals.filter((rival) => ownWords.has(rival));
  const [first] = likely;
  return first !== undefined && likely.every((rival) => isSameWord(first, rival)) ? [first] : rivals;
}

// Right as they stand, and no food that the table has: "okara" is no okra, "saltbush" no fish.
const OF_OTHER_KITCHENS: ReadonlySet<string> = new Set(LISTS['of-other-kitchens'].split(' '));
function listHeard(word: string): readonly string[] {
  const heard = listSoundAlikes(word).filter(
    (known) =>
      !isDone(word, known) &&
      !(known.length < LONG_ENOUGH && isMixed(known)) &&
      !isOtherBerry(word, known, 2),
  );
  const names = heard.filter((known) => foodIndex().byName.has(known));
  const [first] = names;
  return first !== undefined && names.every((other) => isSameWord(first, other)) ? [first] : heard;
}

// Cooks of all kitchens type words that are no slips of any: "cancha" is toasted maize and no "concha", "kiri" no kiwi.
// In a short word only a vowel, a neighbour on the keyboard or a letter too many or too few is a slip; towards a name
// that English has not, only one where such words go wrong: doubled or swapped letters and the word's end.
function isSlip(typed: string, known: string, edits: number): boolean {
  if (edits > 1 && typed.length < LONG) return isOwn(known);
  if (edits !== 1) return isOwn(known) || edits < 3;
  const at = firstDifference(typed, known);
  const [here = '', there = ''] = [typed[at], known[at]];
  const isSwap = here === known[at + 1] && there === typed[at + 1] && typed.length === known.length;
  if (isSwap || isDoubled(typed, known, at)) return true;
  const isReplaced = typed.length === known.length;
  if (isOwn(known) || typed.length >= LONG)
    return !isReplaced || typed.length >= LONG_ENOUGH || isNear(here, there);
  if (typed.length < 5) return false;
  const isInside = typed.length > LONG_ENOUGH && at > 2;
  const isVowel = VOWEL.test(here) && VOWEL.test(there);
  return at >= Math.min(typed.length, known.length) - 1 || (isInside && (isVowel || !isReplaced));
}
const LONG = 9;
const VOWEL = /[aeiouy]/;

// English names hardly end in these, and fingers slip within a word: "pata" are trotters and "solo" a drink.
function endsAbroad(typed: string, known: string): boolean {
  return isOwn(known) && typed.length < 8 && /[aou]$/.test(typed) && typed.at(-1) !== known.at(-1);
}

function isOwn(word: string): boolean {
  return foodIndex().ownWords.has(word);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether one word has a letter twice that the other has once. */
function isDoubled(one: string, other: string, at: number): boolean {
  const long = one.length > other.length ? one : other;
  return one.length !== other.length && long[at] === long[at - 1];
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function isNear(one: string, other: string): boolean {
  if (VOWEL.test(one) && VOWEL.test(other)) return true;
  return (
    SOUNDS.has(one + other) ||
    SOUNDS.has(other + one) ||
    KEYS.some((row) => row.includes(one + other) || row.includes(other + one))
  );
}
const SOUNDS: ReadonlySet<string> = new Set('ck cs sz kq fv bp dt td gj wv'.split(' '));

// A berry that nobody knows is none of those that are spelt alike: baneberries are deadly, and no blueberries.
const BERRY = /berr(?:y|ys|ies|is|es)$/;
function isOtherBerry(typed: string, known: string, edits: number): boolean {
  if (!BERRY.test(typed) || !BERRY.test(known)) return false;
  const stem = typed.replace(BERRY, '');
  return edits > (stem.length < 5 ? 1 : 2) && !isLeftOf(stem, known.replace(BERRY, ''));
}

/** Whether letters were only left out: "staw" of "straw". */
function isLeftOf(typed: string, known: string): boolean {
  let at = 0;
  for (const letter of known) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

// What is done to a food is no slip of a name: "snapped" ends are no snapper.
function isDone(typed: string, known: string): boolean {
  return typed.length >= 6 && typed.endsWith('ed') && !known.endsWith('ed');
}

// "Posto" is poppy seed and "pisto" a stew: one vowel for another makes no jar that holds milk or nuts.
function isOtherVowel(typed: string, known: string): boolean {
  if (typed.length !== known.length || typed.length >= LONG_ENOUGH) return false;
  return isMixed(known) && typed.replace(/[aeiou]/g, '') === known.replace(/[aeiou]/g, '');
}
function isMixed(known: string): boolean {
  const id = foodIndex().byName.get(known)?.id;
  return id !== undefined && (FOODS[id].allergens ?? []).length > 0 && MIXED.has(FOODS[id].category);
}
const MIXED: ReadonlySet<string> = new Set(
  'paste dip spread table-sauce jar-sauce ready-meal breaded dessert soy-sauce stock'.split(' '),
);

// A long word bears more: "wostershire", of which all that is left is enough.
function allowEdits(word: string, isForeign: boolean): number {
  if (isForeign || word.length <= 7) return 1;
  return word.length >= 11 ? 3 : 2;
}

// "vinager", "brocolie": the vowels are what goes wrong first.
function soundsAlike(typed: string, known: string): boolean {
  return foodIndex().ownWords.has(known) && consonantsOf(typed) === consonantsOf(known);
}

function consonantsOf(word: string): string {
  const told = word.replace(/c(?=[eiy])/g, 's');
  return (told.charAt(0) + told.slice(1).replace(/[aeiouy]/g, '')).replace(/(.)\1+/g, '$1');
}

// Two forms of one word (tomato, tomatoes) or two names of one food (carrots, carotas) are no rivals.
function isSameWord(best: string, rival: string): boolean {
  const { byName } = foodIndex();
  const id = byName.get(best)?.id;
  return best === rival || isFormOf(best, rival) || (id !== undefined && byName.get(rival)?.id === id);
}

// A word of a food's own name comes before one of another language.
function rankOwn(word: string): number {
  return foodIndex().ownWords.has(word) ? 0 : 1;
}

function preferOwnName(words: readonly string[]): string | undefined {
  return (
    words.find((word) => foodIndex().byName.get(word)?.own === true) ??
    words.find((word) => foodIndex().ownWords.has(word)) ??
    words[0]
  );
}

function startsAlike(typed: string, candidate: string): boolean {
  return typed[0] === candidate[0] || (typed[0] === candidate[1] && typed[1] === candidate[0]);
}

// "картошки", "maitoa", "mouky": many languages change a word's end by its case, with a vowel.
function isOtherCase(typed: string, known: string): boolean {
  if (typed.startsWith(known)) return known.length >= 4 && /[aeiouyаеиоуы]$/u.test(typed);
  return (
    typed.length === known.length && typed.slice(0, -1) === known.slice(0, -1) && bothVowels(typed, known)
  );
}

function bothVowels(a: string, b: string): boolean {
  return /[aeiouyаеиоуыяю]$/u.test(a) && /[aeiouyаеиоуыяю]$/u.test(b);
}

function isFormOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return long.startsWith(short.slice(0, -1)) && long.endsWith('s');
}

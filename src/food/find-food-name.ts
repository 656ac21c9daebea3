// Finds which food a line of words names: the longest name that stands at its end, then by letters without spaces,
// then with spelling corrected. What stands before the name may only be words that do not make it another food.

import { foodIndex, type NameMatch } from './food-index.ts';
import { FOODS, type FoodId } from './foods.ts';
import { repeatsKind } from './kinds-of-food.ts';
import { readKeys } from './normalise-text.ts';
import { COLOURS, LINKS, NOISE, PARTS, PLAIN_WORDS, STAND_INS } from './plain-words.ts';
import { type FoodState, readStates, WORDS_OF_STATE } from './read-states.ts';
import { expandShortForms } from './receipt-words.ts';
import { countEdits } from './word-forms.ts';

export interface FoundFood {
  readonly id: FoodId;
  /** The name was written for several. */
  readonly plural: boolean;
  readonly states: readonly FoodState[];
  /** The words before the name that tell kinds of one food apart: "maris piper" of potatoes. */
  readonly variety: readonly string[];
  /** The words as read, when a spelling was corrected. */
  readonly readAs?: string;
}

export interface NameHints {
  /** States told outside the words: a tin, a bracket. */
  readonly states: readonly FoodState[];
  /** A bare number stands before the name. */
  readonly counted: boolean;
}

const MAX_VARIETY_WORDS = 3;

/** The food of which these folded words are a whole name: "five spice", "half and half". */
export function findWholeName(words: readonly string[]): FoundFood | undefined {
  const match = foodIndex().byName.get(words.join(' '));
  if (match === undefined) return undefined;
  return describe(match, statesInName(match.id, words), []);
}

// "dried apricots" is a name that tells a state; "mince" is only a name, and "baked beans" are no leftovers.
function statesInName(id: FoodId, words: readonly string[]): readonly FoodState[] {
  const told = readStates(words);
  if (told.words.length === 0) return [];
  return told.states.filter((state) => state !== 'cooked' || FOODS[id].form === 'cooked');
}

/** The food that these folded words name, or undefined when they name none that is known. */
export function findFoodName(words: readonly string[], hints: NameHints): FoundFood | undefined {
  if (words.length === 0) return undefined;
  const typed = dropEchoes(words);
  // "smk salmon" is no kind of salmon that is called smk: short forms are written out first.
  const expanded = foodIndex().byName.has(typed.join(' ')) ? undefined : expandShortForms(typed);
  const exact =
    findReading(expanded ?? typed, hints) ?? (expanded === undefined ? undefined : findReading(typed, hints));
  if (exact !== undefined) return preferCorrected(exact, expanded ?? typed, hints);
  const corrected = correctWords(expanded ?? typed);
  if (corrected === undefined) return undefined;
  const found = findReading(corrected, hints);
  return found === undefined ? undefined : { ...found, readAs: found.readAs ?? corrected.join(' ') };
}

// "fetta cheese" is no cheese of a kind called fetta: a misspelt word that completes a longer name is corrected.
function preferCorrected(found: FoundFood, words: readonly string[], hints: NameHints): FoundFood {
  if (found.variety.length === 0 || found.variety.every((word) => PLAIN_WORDS.has(word))) return found;
  const corrected = correctWords(words);
  const better = corrected === undefined ? undefined : findReading(corrected, hints);
  if (corrected === undefined || better === undefined || better.id === found.id) return found;
  return better.variety.length === 0 ? { ...better, readAs: better.readAs ?? corrected.join(' ') } : found;
}

// Three tomatoes in a row are one food; a cho cho is another.
function dropEchoes(words: readonly string[]): readonly string[] {
  const [first] = words;
  if (first === undefined || words.some((word) => word !== first)) return words;
  return foodIndex().byName.has(words.join(' ')) ? words : [first];
}

function findReading(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const whole = hints.states.length === 0 ? foodIndex().byName.get(words.join(' ')) : undefined;
  if (whole !== undefined) return complete(whole, words, statesInName(whole.id, words), [], hints);
  const head = cutAtLink(words);
  const told = readStates(head);
  const outside = readStates(words.slice(head.length)).states;
  const states = unite(told.states, outside, hints.states);
  for (const core of coresOf(head, told.words)) {
    const found = findSuffix(core, states, hints) ?? findBeforeKind(core, states, hints);
    if (found !== undefined) return preferWhole(found, core, hints);
  }
  return undefined;
}

// "light brown soft sugar" is a sugar, but without "soft" all of it is one name.
function preferWhole(found: FoundFood, core: readonly string[], hints: NameHints): FoundFood {
  if (found.variety.length === 0) return found;
  const quiet = core.filter((word) => !NOISE.has(word));
  for (let from = 0; from < quiet.length - 1; from += 1) {
    const name = quiet.slice(from);
    const match = foodIndex().byName.get(name.join(' '));
    if (match !== undefined) return complete(match, name, found.states, quiet.slice(0, from), hints);
  }
  return found;
}

function findBeforeKind(
  core: readonly string[],
  states: readonly FoodState[],
  hints: NameHints,
): FoundFood | undefined {
  const kind = core.at(-1);
  if (core.length < 2 || kind === undefined) return undefined;
  const found = findSuffix(core.slice(0, -1), states, hints);
  return found !== undefined && repeatsKind(kind, FOODS[found.id]) ? found : undefined;
}

function cutAtLink(words: readonly string[]): readonly string[] {
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word));
  return link === -1 ? words : words.slice(0, link);
}

function unite(...groups: readonly (readonly FoodState[])[]): readonly FoodState[] {
  return [...new Set(groups.flat())];
}

/** The readings of a line from the most to the least literal; none is empty. */
function coresOf(head: readonly string[], stateless: readonly string[]): readonly (readonly string[])[] {
  const quiet = stateless.filter((word) => !NOISE.has(word));
  const cores = [
    head,
    head.filter((word) => !NOISE.has(word)),
    stateless,
    quiet,
    withoutParts(stateless),
    withoutParts(quiet),
  ];
  const seen = new Set<string>();
  return cores.filter((core) => {
    const key = core.join(' ');
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// "salmon fillets", "stalks of celery": the piece is told apart from what it is a piece of.
function withoutParts(words: readonly string[]): readonly string[] {
  let from = 0;
  let to = words.length;
  while (to > from + 1 && PARTS.has(words[to - 1] ?? '')) to -= 1;
  while (from < to - 1 && PARTS.has(words[from] ?? '')) from += 1;
  return words.slice(from, to);
}

function findSuffix(
  core: readonly string[],
  states: readonly FoodState[],
  hints: NameHints,
): FoundFood | undefined {
  const { byName, byLetters } = foodIndex();
  for (let from = 0; from < core.length; from += 1) {
    const variety = readStates(core.slice(0, from)).words.filter((word) => !NOISE.has(word));
    if (!isVariety(variety)) return undefined;
    const name = core.slice(from);
    const match = findWithState(name, states) ?? byName.get(name.join(' ')) ?? byLetters.get(name.join(''));
    if (match === undefined) continue;
    return hasKinds(match.id, variety) ? complete(match, name, states, variety, hints) : undefined;
  }
  return undefined;
}

function findWithState(name: readonly string[], states: readonly FoodState[]): NameMatch | undefined {
  const { byName } = foodIndex();
  const plain = name.join(' ');
  for (const state of states) {
    for (const word of WORDS_OF_STATE[state]) {
      const match = byName.get(`${word} ${plain}`) ?? byName.get(`${plain} ${word}`);
      if (match !== undefined) return match;
    }
  }
  return undefined;
}

/** Whether these words before a name leave it the same food. */
function isVariety(words: readonly string[]): boolean {
  if (words.length > MAX_VARIETY_WORDS) return false;
  return words.every((word) => {
    if (STAND_INS.has(word) || NOT_IN_A_NAME.has(word)) return false;
    // Another food before the name makes a third one: oat milk is no milk, apple juice no apple.
    return COLOURS.has(word) || !foodIndex().byName.has(word);
  });
}

/** Whether an unknown word may tell a kind of this food: "braeburn apple", but "epsom salt" and "hair oil" are none. */
function hasKinds(id: FoodId, variety: readonly string[]): boolean {
  return !WITHOUT_KINDS.has(FOODS[id].roles[0]) || variety.every((word) => PLAIN_WORDS.has(word));
}
const WITHOUT_KINDS: ReadonlySet<string> = new Set([
  'fat',
  'baking',
  'spice',
  'sauce',
  'condiment',
  'liquid',
  'alcohol',
  'acid',
  'sweetener',
  'dairy',
]);
const NOT_IN_A_NAME: ReadonlySet<string> = new Set(['of', 'not', 'no', 'or', 'nor', 'isnt', 'instead']);

function complete(
  match: NameMatch,
  name: readonly string[],
  states: readonly FoodState[],
  variety: readonly string[],
  hints: NameHints,
): FoundFood {
  const better = preferCounted(match, name, hints.counted || variety.some((word) => COLOURS.has(word)));
  return describe(better, unite(states, hints.states), variety);
}

function describe(match: NameMatch, states: readonly FoodState[], variety: readonly string[]): FoundFood {
  const { id, plural, alias } = match;
  const readAs = alias === undefined ? undefined : spellingFor(alias, FOODS[id].name);
  return { id, plural, states, variety, ...(readAs === undefined ? {} : { readAs }) };
}

/** The food's own name where another name is as good as a misspelling of it: "brocoli" for "broccoli". */
function spellingFor(alias: string, name: string): string | undefined {
  const [typed, own] = [readKeys(alias).join(' '), readKeys(name).join(' ')];
  return countEdits(typed, own, 1) === 1 ? name : undefined;
}

// "2 pepper" and "yellow pepper" mean the vegetable, which is the food that "peppers" names.
function preferCounted(match: NameMatch, name: readonly string[], counted: boolean): NameMatch {
  const last = name.at(-1);
  if (!counted || last === undefined || FOODS[match.id].noun !== 'mass') return match;
  const several = foodIndex().byName.get([...name.slice(0, -1), `${last}s`].join(' '));
  return several !== undefined && several.id !== match.id ? { id: several.id, plural: false } : match;
}

/** The words with misspelt ones put right, or undefined when there is nothing to put right. */
function correctWords(words: readonly string[]): readonly string[] | undefined {
  let changed = false;
  const corrected = words.map((word) => {
    const better = correctWord(word);
    if (better !== undefined) changed = true;
    return better ?? word;
  });
  return changed ? corrected : undefined;
}

function correctWord(word: string): string | undefined {
  const { words, spelling } = foodIndex();
  if (!/^[a-z]{4,}$/.test(word) || words.has(word) || PLAIN_WORDS.has(word)) return undefined;
  const allowed = word.length <= 7 ? 1 : 2;
  const near = spelling
    .find(word, allowed, true)
    .filter((candidate) => startsAlike(word, candidate.word) && candidate.word.length >= 4)
    .toSorted(
      (a, b) => a.edits - b.edits || rankOwn(a.word) - rankOwn(b.word) || a.word.length - b.word.length,
    );
  const [best] = near;
  if (best === undefined) return undefined;
  const rivals = near
    .filter((candidate) => candidate.edits === best.edits)
    .map((candidate) => candidate.word);
  if (rivals.every((rival) => isSameWord(best.word, rival))) return preferOwnName(rivals);
  // "leak" is a leek rather than a leaf, which is only a word of some names.
  const whole = rivals.filter((rival) => foodIndex().byName.get(rival)?.own === true);
  const likely = whole.length > 0 ? whole : rivals.filter((rival) => foodIndex().ownWords.has(rival));
  const [first] = likely;
  return first !== undefined && likely.every((rival) => isSameWord(first, rival)) ? first : undefined;
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

function isFormOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return long.startsWith(short.slice(0, -1)) && long.endsWith('s');
}

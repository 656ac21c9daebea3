// Reads the food of a line of words that are spelled right: the longest name that stands at its end. What stands before
// it may only be words that do not make it another food.

import { FOODS, type FoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { findKept } from '../state/read-kept.ts';
import { type FoodState, readStates } from '../state/read-states.ts';
import { complete, describe, type FoundFood, findWithState, type NameHints, unite } from './complete-name.ts';
import { foodIndex, type NameMatch } from './food-index.ts';
import { isHalfName } from './half-names.ts';
import { repeatsKind } from './kinds-of-food.ts';
import { leavesItTheSame } from './leaves-it-the-same.ts';
import { CLAUSES, LINKS, NOISE, PARTS, TAILS } from './plain-words.ts';
import { coresOf, isArticle } from './read-cores.ts';
import { findCut, turnCut } from './read-cuts.ts';

/** The food of which these folded words are a whole name: "five spice", "half and half". */
export function findWholeName(words: readonly string[]): FoundFood | undefined {
  const match = foodIndex().byName.get(words.join(' '));
  return match === undefined ? undefined : describe(match, statesInName(match.id, words), []);
}

// "dried apricots" is a name that tells a state; "mince" is only a name, and "baked beans" and "mushy peas" tell none.
function statesInName(id: FoodId, words: readonly string[]): readonly FoodState[] {
  const told = readStates(words);
  if (told.words.length === 0) return [];
  const others: readonly FoodState[] = FOODS[id].form === 'cooked' ? ['overripe'] : ['overripe', 'cooked'];
  return told.states.filter((state) => !others.includes(state));
}

/** The food that these words name as they stand. */
export function findReading(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const whole = hints.states.length === 0 ? foodIndex().byName.get(words.join(' ')) : undefined;
  if (whole !== undefined) return complete(whole, words, statesInName(whole.id, words), [], hints);
  const head = turnCut(cutAtLink(words));
  const told = readStates(head);
  // "mushrooms going a bit dry" are no dried ones.
  const outside = readStates(words.slice(head.length)).states.filter((state) => state !== 'dried');
  const states = unite(told.states, outside, hints.states);
  const parted = findParted(head, told.words, states, hints);
  if (parted !== undefined) return parted;
  const plain = told.words.filter((word) => !NOISE.has(word));
  const cut = (): FoundFood | undefined =>
    findCut(plain, states.includes('minced'), (of) => findSuffix(of, states, hints));
  for (const core of coresOf(head, told.words)) {
    const found = findSuffix(core, states, hints) ?? findBeforeKind(core, states, hints);
    if (found === undefined) continue;
    // "Turkey fillets" are no whole bird.
    const piece = FOODS[found.id].category === 'poultry-whole' ? cut() : undefined;
    if (piece !== undefined) return piece;
    const named = countParts(preferWhole(found, core, hints), core, head);
    return { ...named, id: findKept(named.id, words.slice(head.length)) };
  }
  return cut();
}

// "whole frozen chicken": a state stands between the words of one name.
function findParted(
  head: readonly string[],
  stateless: readonly string[],
  states: readonly FoodState[],
  hints: NameHints,
): FoundFood | undefined {
  if (
    stateless.length < 2 ||
    stateless.length === head.length ||
    states.some((state) => MAKES_ANOTHER.has(state))
  )
    return undefined;
  const match = foodIndex().byName.get(stateless.join(' '));
  if (match === undefined || foodIndex().byName.has(head.join(' '))) return undefined;
  const better = preferCooked(findWithState(stateless, states) ?? match, stateless, states) ?? match;
  return complete(better, stateless, states, [], hints);
}

// "Beef steak mince" is no steak.
const MAKES_ANOTHER: ReadonlySet<FoodState> = new Set(['minced', 'ground']);

// "chicken breast fillets" are several of them.
function countParts(found: FoundFood, core: readonly string[], head: readonly string[]): FoundFood {
  const part = head.at(-1) ?? '';
  if (found.plural || FOODS[found.id].noun !== 'count' || !PARTS.has(part)) return found;
  return part.endsWith('s') && core.at(-1) !== part ? { ...found, plural: true } : found;
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

// "rice with peas", "kimchi that's getting old": what follows is no longer the name, save within a name that is known
// ("chilli con carne"), and unless nothing was named yet ("a nearly empty jar").
export function cutAtLink(words: readonly string[]): readonly string[] {
  const link = words.findIndex(
    (word, at) =>
      at > 0 &&
      (LINKS.has(word) || (startsClause(words, at) && namesSomething(words.slice(0, at)))) &&
      !isInName(words, at),
  );
  return link === -1 ? words : words.slice(0, link);
}

// "Eggs the neighbour's hens laid" leaves its "that" out; "olives the green ones" tells a kind.
function startsClause(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return CLAUSES.has(word) || (WHOSE.has(word) && words.length - at > (word === 'the' ? 3 : 2));
}
const WHOSE: ReadonlySet<string> = new Set(
  'the my our his her their someone someones somebody somebodys everybody everyone nobody they she he you mum dad gran'.split(
    ' ',
  ),
);

function namesSomething(words: readonly string[]): boolean {
  return (
    foodIndex().byName.has(words.join(' ')) ||
    readStates(words).words.some((word) => !NOISE.has(word) && !TAILS.has(word))
  );
}

function isInName(words: readonly string[], at: number): boolean {
  const { byName, longest } = foodIndex();
  for (let from = Math.max(0, at - longest); from < at; from += 1) {
    for (let to = at + 2; to <= Math.min(words.length, from + longest); to += 1) {
      if (byName.has(words.slice(from, to).join(' '))) return true;
    }
  }
  return false;
}

function findSuffix(
  core: readonly string[],
  states: readonly FoodState[],
  hints: NameHints,
): FoundFood | undefined {
  const index = foodIndex();
  for (let from = 0; from < core.length; from += 1) {
    const name = core.slice(from);
    if (from > 0 && isArticle(name)) continue;
    const match = preferCooked(
      findWithState(name, states) ?? index.byName.get(name.join(' ')) ?? index.findByLetters(name.join('')),
      name,
      states,
    );
    if (match === undefined) continue;
    const variety = readVariety(core.slice(0, from));
    return !isHalfName(match, name, variety) && leavesItTheSame(variety, FOODS[match.id], name, hints.till)
      ? complete(match, name, states, variety, hints)
      : undefined;
  }
  return undefined;
}

// "cooked chicken pieces", "boiled spuds": what is cooked is another food than what is raw, whatever the raw one's name.
function preferCooked(
  match: NameMatch | undefined,
  name: readonly string[],
  states: readonly FoodState[],
): NameMatch | undefined {
  if (match === undefined) return match;
  // "Blik tomaten": the state belongs to the name that the food has in English.
  if (match.alias !== undefined && !FOODS[match.id].name.includes(' '))
    match = findWithState(readKeys(FOODS[match.id].name), states) ?? match;
  const { category } = FOODS[match.id];
  if (category === 'rice' || category === 'lentil') {
    const kind = findWithState([name.at(-1) ?? ''], states);
    const isReady = kind !== undefined && READY.has(FOODS[kind.id].form);
    return isReady ? { ...kind, plural: match.plural } : match;
  }
  // "Chuck roast" is a cut and not cooked, though its name holds the word.
  const isCut = match.alias !== undefined && name.length > 1 && /^roast/.test(name.at(-1) ?? '');
  if (isCut || !states.some((state) => state === 'cooked' || state === 'leftover')) return match;
  const { form, name: ownName } = FOODS[match.id];
  if (form !== 'fresh' && form !== 'cured' && (form !== 'dry' || match.alias === undefined)) return match;
  const own = readKeys(ownName);
  const names = [
    own,
    ...name.map((word) => [word]),
    ...(match.alias === undefined ? [] : own.map((word) => [word])),
  ];
  for (const words of names) {
    const cooked = findWithState(words, states);
    if (cooked !== undefined && FOODS[cooked.id].form === 'cooked')
      return { ...cooked, plural: match.plural };
  }
  return match;
}

// Cooked or tinned, one rice is as another: "cooked brown rice", "leftover red lentils".
const READY: ReadonlySet<string> = new Set(['cooked', 'tinned']);

// Of "a tupperware of" only what stands behind "of" can tell a kind, unless a food stands before it.
function readVariety(lead: readonly string[]): readonly string[] {
  const of = lead.lastIndexOf('of');
  const measures = lead.slice(0, of);
  const own = of > 0 && measures.every(isNoFood) ? lead.slice(of + 1) : lead;
  return readStates(own).words.filter((word) => !NOISE.has(word) && !TAILS.has(word));
}

function isNoFood(word: string): boolean {
  return !foodIndex().byName.has(word) && !NOT_A_MEASURE.has(word);
}
const NOT_A_MEASURE: ReadonlySet<string> = new Set(
  'picture photo photos pictures drawing smell scent taste flavour flavor idea lack absence instead model statue king'.split(
    ' ',
  ),
);

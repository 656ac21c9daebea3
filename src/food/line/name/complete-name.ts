// From a name of the table to the food that is meant: with its states, its kind and its spelling.

import { FOODS, type FoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { type FoodState, WORDS_OF_STATE } from '../state/read-states.ts';
import { foodIndex, type NameMatch } from './food-index.ts';
import { COLOURS } from './plain-words.ts';
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
  /** The cook's own words for a kind that the table has no name for: "dried frijol bayo". */
  readonly called?: string;
}

export interface NameHints {
  /** States told outside the words: a tin, a bracket. */
  readonly states: readonly FoodState[];
  /** A bare number stands before the name. */
  readonly counted: boolean;
  /** It is a line of a till or a list in capitals, which sets the name first and cuts the rest short. */
  readonly till?: boolean;
}

export function unite(...groups: readonly (readonly FoodState[])[]): readonly FoodState[] {
  return [...new Set(groups.flat())];
}

export function findWithState(name: readonly string[], states: readonly FoodState[]): NameMatch | undefined {
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

export function complete(
  match: NameMatch,
  name: readonly string[],
  states: readonly FoodState[],
  variety: readonly string[],
  hints: NameHints,
): FoundFood {
  const better = preferCounted(match, name, hints.counted || variety.some((word) => COLOURS.has(word)));
  return nameFlavour(describe(better, unite(states, hints.states), variety));
}

export function describe(
  match: NameMatch,
  states: readonly FoodState[],
  variety: readonly string[],
): FoundFood {
  const { id, plural, alias } = match;
  const readAs = alias === undefined ? undefined : spellingFor(alias, FOODS[id].name);
  return { id, plural, states, variety, ...(readAs === undefined ? {} : { readAs }) };
}

/** The food's own name where another name is as good as a misspelling of it: "brocoli" for "broccoli". */
function spellingFor(alias: string, name: string): string | undefined {
  const [typed, own] = [readKeys(alias).join(' '), readKeys(name).join(' ')];
  return countEdits(typed, own, 1) === 1 ? name : undefined;
}

// "2 pepper", "bell pepers" and "yellow pepper" mean the vegetable, which is the food that "peppers" names.
function preferCounted(match: NameMatch, name: readonly string[], counted: boolean): NameMatch {
  const [typed = '', own = ''] = [name.at(-1), readKeys(FOODS[match.id].name).at(-1)];
  const single = typed.replace(/s$/, '');
  // "Green peper" is misspelt in English before it is Dutch.
  const last = countEdits(single, own, 1) === 1 ? own : single;
  const isSlip = single !== typed && single !== last;
  if (!(counted || isSlip) || typed === '' || FOODS[match.id].noun !== 'mass') return match;
  const before = name.slice(0, -1);
  const { byName } = foodIndex();
  const several =
    byName.get([...before, `${last}s`].join(' ')) ??
    (before.length === 1 ? byName.get(`${last}s`) : undefined);
  return several?.own === true && several.id !== match.id ? { id: several.id, plural: false } : match;
}

// "Peach juice" is named in the table by one flavour of many.
function nameFlavour(found: FoundFood): FoundFood {
  const kind = FLAVOURS[found.id];
  const flavours = found.variety.filter((word) => foodIndex().byName.has(word));
  return kind === undefined || flavours.length === 0
    ? found
    : { ...found, called: `${flavours.join(' ')} ${kind}` };
}
const FLAVOURS: Readonly<Partial<Record<FoodId, string>>> = { juice: 'juice', 'ice-cream': 'ice cream' };

// What a reason for leaving a food out is judged by: the food, the dish and what the dish holds.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import type { Candidate } from '../plan-recipe.ts';
import { hashWords } from './list-words.ts';
import { does } from './write-noun.ts';

export interface Case {
  readonly item: Item;
  readonly candidate: Candidate;
  readonly used: readonly Item[];
  readonly role: Role;
  readonly us: boolean;
  readonly limits: Pick<Kitchen, 'maxMinutes' | 'equipment' | 'diets'>;
  /** What the dish is called for short: "soup". */
  readonly pot: string;
}

/** "the leeks make it sharp enough", "the rice fills the plate". */
export function tell(part: Part, verb: string): string {
  const [first = '', ...more] = verb.split(' ');
  return [`the ${part.noun}`, does(part, first), ...more].join(' ');
}

/** The first part of the dish, from the list or not, that this holds of. */
export function findPart({ candidate, item }: Case, test: (food: Food) => boolean): Part | undefined {
  return candidate.draft.parts.find(({ food }) => food.id !== item.food.id && test(food));
}

/** The same of the cook's own foods. */
export function findListed({ candidate, item }: Case, test: (food: Food) => boolean): Part | undefined {
  return candidate.draft.parts.find(
    (part) => part.item !== null && part.food.id !== item.food.id && test(part.food),
  );
}

/** The cook's own foods in the dish with one of these roles, in the order of the roles. */
export function listLeads({ candidate }: Case, roles: readonly Role[]): readonly Part[] {
  return candidate.draft.parts
    .filter(({ food, item }) => item !== null && food.staple === 0 && roles.includes(food.roles[0]))
    .toSorted((one, other) => roles.indexOf(one.food.roles[0]) - roles.indexOf(other.food.roles[0]));
}

export const BASES: readonly Role[] = ['starch', 'bread'];
export const MEALS: readonly Role[] = ['protein', 'egg', 'legume', 'cured'];
export const GREENS: readonly Role[] = ['vegetable', 'leaf'];
export const LEADS: readonly Role[] = [...MEALS, ...GREENS, ...BASES, 'fruit', 'ready-made'];

/** One of several wordings, the same one all through a recipe. */
export function word({ candidate: { draft } }: Case, ...choices: readonly [string, ...string[]]): string {
  return choices[hashWords(draft.title) % choices.length] ?? choices[0];
}

export function isHot({ candidate }: Case): boolean {
  return candidate.draft.steps.some(({ facts }) =>
    facts.some(({ kind }) => kind === 'heat' || kind === 'oven'),
  );
}

export const says = ({ candidate }: Case, pattern: RegExp): boolean =>
  candidate.draft.steps.some(({ text }) => pattern.test(text));

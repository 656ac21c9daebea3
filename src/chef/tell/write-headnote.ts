// The title with what it has room for, and one sentence behind the row's own headnote: that what is past its best is
// right here, or what a spoonful of something strong does.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import { isKind } from '../language/facets.ts';
import type { Verb } from '../language/row.ts';
import type { Told } from '../language/telling.ts';
import { isPastItsBest } from '../read/past-its-best.ts';
import { isStrongSauce } from '../slots.ts';
import { capitalise, listWords } from './list-words.ts';
import { nameMany } from './name-food.ts';

export interface Headnote {
  /** What the row says of its dish; '' where it says nothing. */
  readonly own: string;
  readonly title: string;
  readonly isSweet: boolean;
  readonly told: readonly Told[];
}

/** A spoonful of these makes another dish: worth a word where the title has no room for it. */
const seasons = (food: Food): boolean =>
  food.staple === 0 && (isStrongSauce(food) || (food.category === 'mustard' && food.strength === 3));

const DRY: readonly Verb[] = ['toast', 'bake', 'soak', 'fry', 'grill'];
const WET: readonly Verb[] = ['simmer', 'soften', 'wilt', 'fry', 'boil', 'bake', 'roast', 'brown', 'blend'];

/** The row's own words and what is true of this list besides. */
export function writeHeadnote({ own, title, told, isSweet }: Headnote): string {
  const parts = new Map<Part, Verb[]>();
  for (const { act, portions } of told)
    for (const { part } of portions) parts.set(part, [...(parts.get(part) ?? []), act.do]);
  const aged = listYours(told).flatMap((part) => tellAge(part, parts.get(part) ?? []) ?? []);
  const more = aged[0] ?? tellSeasoning(listGains(told, `${title} ${own}`, isSweet));
  return [own, more].filter((words) => words !== '').join(' ');
}

/** What is of the cook's list, in the order of the steps. */
const listYours = (told: readonly Told[]): readonly Part[] => [
  ...new Set(
    told.flatMap(({ portions }) => portions.map(({ part }) => part)).filter(({ item }) => item !== null),
  ),
];

/** What a food that the title has no room for gives the plate; null where that is nothing to speak of. */
function tellGain({ food }: Part, isSweet: boolean): string | null {
  const { category, roles, taste } = food;
  if (seasons(food)) return nameTastes(food).join(' and ') || null;
  if (category === 'nut' || category === 'seed') return 'crunchy';
  if (category === 'citrus' && (taste.sour ?? 0) > (taste.sweet ?? 0)) return 'sharp';
  if (category === 'fresh-herb') return 'fresh';
  if (isSweet) return null;
  if (category === 'cured-sausage') return 'deep';
  if (roles[0] === 'cheese') return (taste.salt ?? 0) >= PLAIN_TO_TASTE ? 'salty' : null;
  // Sugar is in the cupboard of anybody.
  return roles[0] === 'sweetener' && food.form !== 'dry' ? 'sweet' : null;
}

/** Letters of a word that tell it from others, where it is not the last: "red" cabbage. */
const TELLING = 4;
const inOne = (word: string): string => word.toLowerCase().replace(/(?<=o|sh|ch|ss|x)es$|s$/, '');

function isSaid({ noun }: Part, said: string): boolean {
  const words = new Set(said.split(/[^\p{L}]+/u).map(inOne));
  const own = noun.split(' ');
  return own.some(
    (word, place) => (word.length >= TELLING || place === own.length - 1) && words.has(inOne(word)),
  );
}

/** What of the list finishes the dish and is not said yet, by what it gives. */
function listGains(told: readonly Told[], said: string, isSweet: boolean): ReadonlyMap<string, Part> {
  const gains = new Map<string, Part>();
  for (const part of listYours(told)) {
    const gain = isSaid(part, said) ? null : tellGain(part, isSweet);
    if (gain !== null && !gains.has(gain)) gains.set(gain, part);
  }
  return gains;
}

const MOST_GAINS = 3;

/** What each of these is there for; of one alone only where it makes another dish. */
function tellSeasoning(gains: ReadonlyMap<string, Part>): string {
  const told = [...gains].slice(0, MOST_GAINS);
  const [first] = told;
  if (first === undefined || (told.length === 1 && !seasons(first[1].food))) return '';
  const words = told.map(([gain, { noun }]) => `${gain} with ${noun}`);
  return `${capitalise(listWords(words))}.`;
}

/** What a plate is made of, the most telling first. */
const MAINS: readonly Role[] = ['protein', 'cured', 'legume', 'cheese', 'vegetable', 'leaf', 'fruit'];
const LEAST_MAIN = 35;

/** What the plate is made of and the title has not named. */
function listMains(
  told: readonly Told[],
  title: string,
  servings: number,
  hearts: ReadonlySet<Part>,
): readonly Part[] {
  const rank = ({ food }: Part): number => MAINS.indexOf(food.roles[0]);
  // Carrots that soften with the onion are the ground of a dish, and no part of its name.
  const ground = new Set(
    told.flatMap(({ act, portions }) =>
      act.do === 'soften' ? portions.flatMap(({ part }) => (isKind('base-veg', part.food) ? part : [])) : [],
    ),
  );
  return listYours(told)
    .filter(
      (part) =>
        !hearts.has(part) &&
        !ground.has(part) &&
        rank(part) >= 0 &&
        part.grams >= LEAST_MAIN * servings &&
        !isSaid(part, title),
    )
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The title with what it has room for of what it is made of and what finishes it: "with Spinach and Lemon". */
export function finishTitle(
  title: string,
  told: readonly Told[],
  asked: {
    readonly most: number;
    readonly us: boolean;
    readonly isSweet: boolean;
    readonly servings: number;
    /** What the name of the dish speaks of, whatever its words are, and what only comes to the table. */
    readonly hearts: ReadonlySet<Part>;
  },
): string {
  const hasList = title.includes(' and ');
  const isFull = title.includes(' with ');
  if (hasList && isFull) return title;
  const mains = asked.isSweet ? [] : listMains(told, title, asked.servings, asked.hearts);
  const finishing = [...listGains(told, title, asked.isSweet).values()].filter(
    (part) => part.food.category !== 'soy-sauce' && !mains.includes(part),
  );
  const named = [...mains, ...finishing].slice(0, hasList || isFull ? 1 : 2);
  for (let count = named.length; count > 0; count -= 1) {
    const names = named.slice(0, count).map(({ food, plural }) => nameMany(food, asked.us, plural ? 2 : 1));
    const longer = isFull ? `${title} and ${names.join('')}` : `${title} with ${listWords(names)}`;
    if (longer.length <= asked.most) return longer;
  }
  return title;
}

const TASTES: readonly (readonly [taste: keyof Food['taste'], name: string])[] = [
  ['hot', 'hot'],
  ['umami', 'deep'],
  ['sour', 'sharp'],
  ['sweet', 'sweet'],
  ['fat', 'rich'],
  ['salt', 'salty'],
];
const PLAIN_TO_TASTE = 2;

/** The two that stand out most. */
function nameTastes({ taste }: Food): readonly string[] {
  const strength = (one: keyof Food['taste']) => taste[one] ?? 0;
  return TASTES.filter(([one]) => strength(one) >= PLAIN_TO_TASTE)
    .sort(([one], [other]) => strength(other) - strength(one))
    .slice(0, 2)
    .map(([, name]) => name);
}

/** Why what is past its best is right here; null where it is not, or where nobody said so. */
function tellAge({ item, food, noun, plural }: Part, verbs: readonly Verb[]): string | null {
  if (item === null || (food.form !== 'fresh' && food.category !== 'bread') || !isPastItsBest(item))
    return null;
  const [it, is, s] = plural ? ['they', 'are', ''] : ['it', 'is', 's'];
  if (food.category === 'bread')
    return verbs.some((verb) => DRY.includes(verb))
      ? `The ${noun} may be a day or two old: dry, ${it} toast${s} the better.`
      : null;
  if (!verbs.some((verb) => WET.includes(verb))) return null;
  if (food.roles[0] === 'fruit') return `The riper the ${noun} ${is}, the better for this.`;
  if (food.roles[0] === 'leaf') return `The ${noun} may be limp, for ${it} wilt${s} in the pan anyway.`;
  return food.roles[0] === 'vegetable' || food.roles[0] === 'aromatic'
    ? `Soft ${noun} ${is} fine here; cut away what is brown or wet.`
    : null;
}

// One sentence behind the row's own headnote: what seasons it and neither title nor headnote has named, or that what is past its best is right here.

import type { Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import type { Verb } from '../language/row.ts';
import type { Told } from '../language/telling.ts';
import { isPastItsBest } from '../read/past-its-best.ts';
import { isStrongSauce } from '../slots.ts';
import { capitalise } from './list-words.ts';

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
export function writeHeadnote(asked: Headnote): string {
  const { own, title, told } = asked;
  const said = `${title} ${own}`.toLowerCase();
  const parts = new Map<Part, Verb[]>();
  for (const { act, portions } of told)
    for (const { part } of portions) parts.set(part, [...(parts.get(part) ?? []), act.do]);
  const yours = [...parts.keys()].filter(({ item }) => item !== null);
  const aged = yours.flatMap((part) => tellAge(part, parts.get(part) ?? []) ?? []);
  return [own, aged[0] ?? tellSeasoning(yours, said)].filter((words) => words !== '').join(' ');
}

/** What seasons the dish and neither the title nor the row's words have named. */
function tellSeasoning(parts: readonly Part[], said: string): string {
  const one = parts.find(
    ({ food, noun }) =>
      seasons(food) && !noun.split(' ').some((word) => word.length > 3 && said.includes(word.toLowerCase())),
  );
  if (one === undefined) return '';
  const tastes = nameTastes(one.food).join(' and ');
  return tastes === '' ? '' : `${capitalise(one.noun)} bring${one.plural ? '' : 's'} ${tastes}.`;
}

const TASTES: readonly (readonly [taste: keyof Food['taste'], name: string])[] = [
  ['hot', 'heat'],
  ['umami', 'depth'],
  ['sour', 'sharpness'],
  ['sweet', 'sweetness'],
  ['fat', 'richness'],
  ['salt', 'salt'],
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

// What the cook's own things do in this dish: one sentence behind the row's own headnote. It speaks of foods by what
// their records say of them, and only of those that nothing above it has named.

import type { Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import type { Verb } from '../language/row.ts';
import type { Told } from '../language/telling.ts';
import { isPastItsBest } from '../read/past-its-best.ts';
import { capitalise, listWords } from './list-words.ts';

export interface Headnote {
  /** What the row says of its dish; '' where it says nothing. */
  readonly own: string;
  readonly title: string;
  readonly isSweet: boolean;
  readonly told: readonly Told[];
}

interface Does {
  readonly is: (food: Food) => boolean;
  /** In sweet dishes too, or in them alone. */
  readonly sweet?: true | 'only';
  /** Behind the name; `[s]` where one thing does it. */
  readonly words: readonly string[];
}

const has = (facet: Food['facets'][number]) => (food: Food) => food.facets.includes(facet);

/** The first that fit are told; a sweet dish has those that are marked. */
const DOES: readonly Does[] = [
  {
    is: (food) => has('smoky')(food) || has('rasher')(food) || food.category === 'cured-sausage',
    words: ['give[s] it smoke', 'make[s] it smoky', 'lend[s] it smoke and salt'],
  },
  { is: has('hot'), words: ['bring[s] the heat', 'give[s] it warmth', 'wake[s] it up'] },
  { is: has('melts'), words: ['melt[s] into it', 'make[s] it rich', 'add[s] richness'] },
  {
    is: ({ taste, roles, category }) =>
      (taste.umami ?? 0) >= 2 && (taste.salt ?? 0) >= 2 && roles[0] !== 'protein' && category !== 'stock',
    words: ['season[s] it better than salt would', 'give[s] it depth', 'make[s] it savoury'],
  },
  {
    is: (food) => food.category === 'citrus' || has('sharp')(food),
    sweet: true,
    words: ['sharpen[s] it', 'keep[s] it bright', 'lift[s] it'],
  },
  {
    is: (food) => food.roles[0] === 'dairy' && (food.category === 'cream' || has('spooned')(food)),
    sweet: true,
    words: ['round[s] it off', 'soften[s] it', 'make[s] it mellow'],
  },
  {
    is: ({ category }) => category === 'nut' || category === 'seed',
    sweet: true,
    words: ['bring[s] the crunch', 'give[s] it something to bite on', 'add[s] crunch'],
  },
  {
    is: ({ category }) => category === 'chocolate' || category === 'ground-spice',
    sweet: 'only',
    words: ['give[s] it warmth', 'deepen[s] it', 'warm[s] it'],
  },
  {
    is: has('soft-herb'),
    words: ['freshen[s] it', 'come[s] in last, for freshness', 'give[s] it a green edge'],
  },
  {
    is: (food) => has('sweetens')(food) || food.category === 'dried-fruit',
    sweet: true,
    words: ['sweeten[s] it a little', 'bring[s] a sweet note', 'make[s] it a little sweet'],
  },
];

const MOST = 2;
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
  const does = tellDoes(
    yours.filter(
      ({ noun }) => !noun.split(' ').some((word) => word.length > 3 && said.includes(word.toLowerCase())),
    ),
    asked,
  );
  return [own, aged[0] ?? does].filter((sentence) => sentence !== '').join(' ');
}

function tellDoes(parts: readonly Part[], { isSweet, title }: Headnote): string {
  const clauses: string[] = [];
  const spoken = new Set<Part>();
  for (const { is, sweet, words } of DOES) {
    if (clauses.length === MOST || (isSweet ? sweet === undefined : sweet === 'only')) continue;
    const part = parts.find((one) => !spoken.has(one) && is(one.food));
    if (part === undefined) continue;
    spoken.add(part);
    const way = words[(title.length + part.noun.length) % words.length] ?? '';
    clauses.push(`the ${part.noun} ${way.replace('[s]', part.plural ? '' : 's')}`);
  }
  return clauses.length === 0 ? '' : `${capitalise(listWords(clauses))}.`;
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
    ? `The ${noun} may be soft and wrinkled: cooked, nobody can tell.`
    : null;
}

// Places a compound that no name fits by its head and its company: "eggplant pickles" are a pickle, "soy chorizo" is a
// plant sausage, "garlic scapes" are an allium. Only where every word of the company is known: of a word that nobody
// knows nobody can tell what it holds. What the company adds comes along as foods of its own, for who avoids them.

import { FOODS, type Food, type FoodId } from '../../foods.ts';
import type { Tail } from '../../read-tail.ts';
import { readStates } from '../state/read-states.ts';
import { foodIndex } from './food-index.ts';
import { COLOURS, NOISE, PARTS } from './plain-words.ts';
import { singularsOf } from './word-forms.ts';

export interface Placed {
  readonly id: FoodId;
  /** The words without amount and state: what a recipe calls it. */
  readonly called: string;
  readonly plural: boolean;
  /** What it holds beside what its kind does. */
  readonly tail?: Tail;
}

type Company = (food: Food) => boolean;
interface Head {
  readonly words: string;
  readonly id: FoodId;
  readonly of: Company;
  /** The company is what it is made of all through, so that nothing is added to it. */
  readonly whole?: true;
}

const ofRoles =
  (...roles: readonly Food['roles'][number][]): Company =>
  ({ roles: [role] }) =>
    roles.includes(role);
const ofCategories =
  (...categories: readonly Food['category'][]): Company =>
  ({ category }) =>
    categories.includes(category);
const isPlantProtein: Company = (food) =>
  ['tofu', 'plant-protein', 'lentil', 'tinned-legume', 'dried-legume', 'soy-sauce'].includes(food.category) ||
  ['jackfruit', 'mushroom', 'soya-milk'].includes(food.id);
const isGrown = ofRoles('vegetable', 'fruit', 'aromatic', 'leaf', 'herb', 'spice');
const isEaten: Company = ({ category, roles: [role] }) =>
  category !== 'dessert' && role !== 'baking' && role !== 'sweetener';

const HEADS: readonly Head[] = [
  { words: 'pickle', id: 'mixed-pickles', of: isGrown },
  { words: 'scape', id: 'spring-onion', of: ofCategories('allium'), whole: true },
  { words: 'soup', id: 'tinned-soup', of: isEaten },
  {
    words: 'chorizo sausage salami bratwurst pepperoni frankfurter',
    id: 'vegetarian-sausage',
    of: isPlantProtein,
  },
  { words: 'mince crumble', id: 'soya-mince', of: isPlantProtein },
  { words: 'burger patty meatball', id: 'veggie-burger', of: isPlantProtein },
  {
    words: 'green top',
    id: 'spring-greens',
    of: ofCategories('root-vegetable', 'brassica', 'cabbage'),
    whole: true,
  },
  { words: 'chutney relish', id: 'chutney', of: isGrown },
  { words: 'jam preserve conserve', id: 'jam', of: ofRoles('fruit', 'spice', 'herb') },
  { words: 'crisp', id: 'crisps', of: ofRoles('vegetable', 'starch', 'legume') },
  { words: 'dumpling', id: 'dumpling', of: isEaten },
  { words: 'loaf bread', id: 'bread', of: ofRoles('nut', 'seed', 'starch', 'herb', 'cheese', 'baking') },
];

/** Said before what is eaten raw, or of how a kind is best cooked: "salad turnips", "roasting beets". */
const MEANT_FOR =
  /^(?:salad|table|dessert|cooking|stewing|roasting|boiling|baking|frying|pickling|juicing|bunching)$/;
const PLANT_MADE = /^(?:soy|soya|tofu|seitan|tempeh|pea|plant|vegan|vegetarian|veggie|meatless|meatfree)$/;
/** The bean, and no sauce of it. */
const SOY = /^soya?$/;
const NOTHING_ADDED: ReadonlySet<string> = new Set([
  'and',
  'n',
  'with',
  'of',
  'style',
  'flavour',
  'flavoured',
  'based',
  'spicy',
]);
const MOST_WORDS = 6;

/** What these folded words are by their head, or undefined where head or company tell nothing. */
export function placeByHead(words: readonly string[]): Placed | undefined {
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  const [lead = '', ...rest] = words;
  if (MEANT_FOR.test(lead)) return placeKind(rest, words);
  const plain = readStates(words).words.filter((word) => !NOISE.has(word));
  const last = plain.at(-1) ?? '';
  const forms = [last, ...singularsOf(last)];
  const company = plain.slice(0, -1);
  if (company.length === 0) return undefined;
  for (const head of HEADS) {
    if (!head.words.split(' ').some((word) => forms.includes(word))) continue;
    const foods = readCompany(company);
    if (foods === undefined || !foods.every(({ id }) => head.of(FOODS[id]))) continue;
    if (foods.length === 0 && !(head.of === isPlantProtein && company.every((word) => PLANT_MADE.test(word))))
      continue;
    return {
      id: head.id,
      called: plain.join(' '),
      plural: last !== forms.at(-1),
      ...(head.whole === true ? {} : { tail: { words: '', foods } }),
    };
  }
  return undefined;
}

function placeKind(rest: readonly string[], words: readonly string[]): Placed | undefined {
  const match = foodIndex().byName.get(rest.join(' '));
  if (match === undefined || FOODS[match.id].roles[0] !== 'vegetable') return undefined;
  return { id: match.id, called: words.join(' '), plural: match.plural };
}

/** The foods that the company names, or undefined where a word of it is not known. */
function readCompany(words: readonly string[]): Tail['foods'] | undefined {
  const { byName, longest } = foodIndex();
  const foods: { id: FoodId; words: string }[] = [];
  for (let from = 0; from < words.length; ) {
    const word = words[from] ?? '';
    let to = SOY.test(word) ? from : Math.min(words.length, from + longest);
    while (to > from && !byName.has(words.slice(from, to).join(' '))) to -= 1;
    const name = words.slice(from, to).join(' ');
    const id = SOY.test(word) ? 'tofu' : byName.get(name)?.id;
    if (id !== undefined) foods.push({ id, words: name || word });
    else if (!isQuiet(word)) return undefined;
    from = Math.max(to, from + 1);
  }
  return foods;
}

function isQuiet(word: string): boolean {
  return NOTHING_ADDED.has(word) || PLANT_MADE.test(word) || COLOURS.has(word) || PARTS.has(word);
}

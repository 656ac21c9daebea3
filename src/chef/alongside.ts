// What is on the list and belongs beside the dish: rice or bread for the sauce, a few leaves, the mustard, a handful of
// herbs. Added once the dish itself stands, so that a cook's list is used and no dish needs to think of it.

import type { Food } from '../food/foods.ts';
import type { Part, Said, Step } from './draft.ts';
import type { Item } from './kitchen.ts';
import {
  isBread,
  isCitrus,
  isFlatbread,
  isGrain,
  isGratingCheese,
  isNoodle,
  isNut,
  isPotato,
  isRice,
  isSaladLeaf,
  isSeed,
  isSoftCheese,
  isSoftHerb,
  isSpringOnion,
} from './slots.ts';
import type { Board } from './start-draft.ts';
import { boilStarch, cookGrain } from './tasks.ts';
import { are, say, sayIf, the, together, until } from './words/say.ts';

type Beside = 'starch' | 'bread' | 'leaves' | 'condiment' | 'top' | 'cheese';

const SAUCY: readonly Beside[] = ['starch', 'bread', 'condiment', 'top'];
const SOUP: readonly Beside[] = ['bread', 'condiment', 'top', 'cheese'];
const PLATE: readonly Beside[] = ['starch', 'bread', 'leaves', 'condiment', 'top'];
const EGGS: readonly Beside[] = ['bread', 'leaves', 'condiment', 'top'];
const FILLED: readonly Beside[] = ['leaves', 'condiment', 'top'];

/** By the dish's id; what is not named here takes nothing beside it. */
const WELCOME: Readonly<Record<string, readonly Beside[]>> = {
  'pan-main': PLATE,
  'tray-roast': PLATE,
  'mince-pan': PLATE,
  'roast-chicken': PLATE,
  'cabbage-pan': PLATE,
  patties: PLATE,
  meatballs: [...SAUCY, 'leaves'],
  'parcel-fish': PLATE,
  curry: SAUCY,
  'tomato-stew': [...SAUCY, 'cheese'],
  chilli: [...SAUCY, 'cheese'],
  'peanut-stew': SAUCY,
  braise: SAUCY,
  'bean-pot': [...SAUCY, 'cheese'],
  saltfish: ['starch', 'bread', 'condiment', 'top'],
  'lentil-pot': ['bread', 'condiment', 'top'],
  polenta: ['leaves', 'top'],
  'fish-stew': SAUCY,
  dal: SAUCY,
  'mapo-tofu': SAUCY,
  'chunky-soup': SOUP,
  'blended-soup': SOUP,
  chowder: SOUP,
  frittata: EGGS,
  omelette: EGGS,
  'eggs-in-sauce': EGGS,
  'egg-hash': EGGS,
  'scrambled-toast': ['leaves', 'condiment', 'top'],
  'pasta-sauce': ['leaves', 'top'],
  'pasta-bake': ['leaves', 'bread'],
  lasagne: ['leaves', 'bread'],
  'mac-and-cheese': FILLED,
  'cottage-pie': FILLED,
  'fish-pie': FILLED,
  'pastry-pie': FILLED,
  gratin: [...FILLED, 'bread'],
  'stuffed-vegetables': [...FILLED, 'bread'],
  fritters: FILLED,
  quesadilla: FILLED,
  toastie: FILLED,
  'topped-toast': FILLED,
  burger: ['leaves', 'condiment'],
  sandwich: ['condiment'],
  'baked-potato': FILLED,
  solo: PLATE,
  'fried-rice': ['condiment', 'top'],
  'stir-fry': ['condiment', 'top'],
  'grain-salad': ['condiment', 'top'],
  salad: ['bread', 'top', 'condiment'],
  'composed-salad': ['bread', 'top', 'condiment'],
  'potato-salad': ['condiment', 'top', 'leaves'],
  pilaf: ['condiment', 'top', 'leaves'],
  'spiced-rice': ['condiment', 'top', 'leaves'],
  carbonara: ['leaves'],
};

const CONDIMENTS: readonly string[] = ['mustard', 'table-sauce', 'hot-sauce', 'pickle', 'dip'];
const SPOONED: readonly string[] = [
  'horseradish',
  'chutney',
  'mango-chutney',
  'apple-sauce',
  'lingonberry-jam',
  'soured-cream',
  'creme-fraiche',
  'yoghurt',
  'greek-yoghurt',
  'labneh',
  'pesto',
  'harissa',
  'tapenade',
  'tahini',
];
const EASTERN: readonly string[] = [
  'sriracha',
  'hot-sauce',
  'sweet-chilli-sauce',
  'kimchi',
  'vegan-kimchi',
  'pickled-ginger',
  'wasabi',
];
const RAW: readonly string[] = ['cucumber', 'tomato', 'cherry-tomato', 'radish', 'avocado'];

const TESTS: Readonly<Record<Beside, (food: Food, dish: string) => boolean>> = {
  starch: (food) =>
    (isRice(food) && !/risotto|pudding|paella|glutinous/.test(food.id)) ||
    (isGrain(food) && !['polenta', 'tapioca', 'gari', 'poha'].includes(food.id)) ||
    (isNoodle(food) && !['rice-paper', 'rice-cakes', 'instant-noodles'].includes(food.id)) ||
    food.id === 'mashed-potato' ||
    (isPotato(food) && food.id !== 'sweet-potato'),
  bread: (food) =>
    (isBread(food) && !['breadcrumbs', 'stuffing', 'croissant', 'scone', 'brioche'].includes(food.id)) ||
    isFlatbread(food),
  leaves: (food) => (isSaladLeaf(food) && food.id !== 'beansprouts') || RAW.includes(food.id),
  condiment: (food, dish) =>
    ['fried-rice', 'stir-fry', 'mapo-tofu'].includes(dish)
      ? EASTERN.includes(food.id)
      : CONDIMENTS.includes(food.category) || SPOONED.includes(food.id),
  top: (food) =>
    isSoftHerb(food) ||
    isSpringOnion(food) ||
    isCitrus(food) ||
    isNut(food) ||
    isSeed(food) ||
    (isSoftCheese(food) && ['feta', 'goats-cheese', 'blue-cheese'].includes(food.id)),
  cheese: isGratingCheese,
};

const MOST: Readonly<Record<Beside, number>> = {
  starch: 1,
  bread: 1,
  leaves: 2,
  condiment: 2,
  top: 2,
  cheese: 1,
};

/** A list of ingredients longer than this reads like a stocktaking. */
const PARTS_CAP = 17;

/** Adds the step for a side that has to be cooked, and a last sentence that brings everything to the table. */
export function layAlongside(board: Board, steps: Step[], dish: string): void {
  const welcome = WELCOME[dish];
  const last = steps[steps.length - 1];
  if (welcome === undefined || last === undefined) return;
  const found = new Map(welcome.map((kind) => [kind, findBeside(board, kind, dish)]));
  const filled = board.parts.some(
    (part) => ['starch', 'bread'].includes(part.food.roles[0]) || part.food.category === 'potato',
  );
  const starchItem = filled || !board.kitchen.has('hob') ? undefined : found.get('starch')?.[0];
  const breadItem = filled || starchItem !== undefined ? undefined : found.get('bread')?.[0];
  const starch =
    starchItem === undefined
      ? null
      : board.take(
          starchItem,
          isPotato(starchItem.food)
            ? { each: 200, cut: 'chunks-3cm' }
            : { each: isNoodle(starchItem.food) ? 65 : 70 },
        );
  if (starch !== null)
    steps.splice(Math.max(1, steps.length - 2), 0, {
      ...cookSide(starch, board.kitchen.us),
      meanwhile: true,
    });
  const bread =
    breadItem === undefined
      ? null
      : board.take(breadItem, { each: Math.max(60, breadItem.food.gramsEach ?? 60), prepare: '' });
  const leaves = takeAll(board, found.get('leaves'));
  const tops = [...takeAll(board, found.get('cheese')), ...takeAll(board, found.get('top'))];
  const spooned = takeAll(board, found.get('condiment'));
  const wedges = tops.filter((part) => isCitrus(part.food));
  const scattered = tops.filter((part) => !wedges.includes(part));
  const { kitchen } = board;
  const said = together(
    sayIf(starch, (part) => say`${/\bserve/i.test(last.text) ? 'Spoon it' : 'Serve'} over ${the(part)}.`),
    sayIf(scattered.length > 0, () => say`Scatter with ${scattered}.`),
    sayIf(wedges.length > 0, () => say`Squeeze ${wedges} over at the table.`),
    sayIf(leaves.length > 0, () =>
      kitchen.wording(say`Pile ${leaves} beside it.`, say`Something fresh belongs next to it: ${leaves}.`),
    ),
    sayIf(spooned.length > 0, () =>
      kitchen.wording(
        say`Pass ${spooned} round at the table.`,
        say`A little of ${spooned} goes on the side of each plate.`,
        say`Have ${spooned} within reach.`,
      ),
    ),
    sayIf(bread, (part) =>
      isFlatbread(part.food)
        ? say`Warm ${part} in a dry pan for a minute and eat it alongside.`
        : say`Eat with ${part} to mop up the juices.`,
    ),
  );
  if (said.text === '') return;
  const place = steps.length - 1;
  if (last.text.length + said.text.length < 430)
    steps.splice(place, 1, { ...together(last, said), meanwhile: last.meanwhile });
  else steps.push({ ...said, meanwhile: false });
}

function findBeside(board: Board, kind: Beside, dish: string): readonly Item[] {
  const used = board.parts.map((part) => part.food);
  return board.kitchen.items
    .filter((item) => !used.some((food) => food.id === item.food.id))
    .filter((item) => item.food.side !== 'sweet' && TESTS[kind](item.food, dish))
    .filter((item) => !used.some((food) => clashes(item.food, food) || clashes(food, item.food)))
    .slice(0, MOST[kind]);
}

function clashes(one: Food, other: Food): boolean {
  return (one.clashesWith ?? []).some((name) => name === other.id || name === other.category);
}

function takeAll(board: Board, items: readonly Item[] | undefined): Part[] {
  return (items ?? [])
    .filter(
      (item) => board.parts.length < PARTS_CAP && !board.parts.some((part) => part.food.id === item.food.id),
    )
    .map((item) => board.take(item, sizeOf(item)));
}

function sizeOf({ food }: Item): Parameters<Board['take']>[1] {
  if (isSaladLeaf(food)) return { each: 30 };
  if (food.id === 'avocado') return { each: 60, prepare: 'stoned, peeled and sliced' };
  if (RAW.includes(food.id)) return { each: 60, prepare: 'sliced' };
  if (isCitrus(food)) return { total: food.gramsEach ?? 60, prepare: 'cut into wedges' };
  if (isSoftHerb(food)) return { each: 4, cut: 'chopped' };
  if (isSpringOnion(food)) return { each: 15, cut: 'thin-slices' };
  if (isNut(food)) return { each: 10, cut: 'chopped' };
  if (isSeed(food)) return { each: 5 };
  if (isGratingCheese(food)) return { each: 15, cut: 'grated' };
  if (isSoftCheese(food)) return { each: 25, prepare: 'crumbled' };
  return { each: spoonOf(food) };
}

function cookSide(part: Part, us: boolean): Said {
  if (part.food.id === 'mashed-potato')
    return say`Warm ${part} with a splash of water in a small pan ${{ kind: 'heat', level: 'low', words: 'over low heat' }}, stirring, ${until('steaming-through', 5, 6)}.`;
  if (isPotato(part.food))
    return say`Put ${part} in a pan, cover with cold, lightly salted water, bring ${{ kind: 'heat', level: 'boiling', words: 'to the boil' }} and cook ${until('knife-slips', 12, 15)}. Drain and keep covered.`;
  if (isNoodle(part.food))
    return say`${boilStarch(part, 'large', null)} Drain, and rinse so that ${are(part) === 'are' ? 'they do' : 'it does'} not stick.`;
  return together(cookGrain(part, us), say`Keep covered.`);
}

/** Grams of a condiment for one: a teaspoon of what is sharp, a tablespoon of what is mild. */
function spoonOf(food: Food): number {
  if (food.category === 'mustard' || food.category === 'hot-sauce') return 5;
  return food.category === 'pickle' ? 12 : 18;
}

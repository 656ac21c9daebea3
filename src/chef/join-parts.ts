// What goes in together with something that is in the dish already: nutmeg with the cream, orange juice with the soy
// sauce, anchovies with the garlic; and vinegar at the very end. For foods that a dish has not thought of.

import type { CategoryId } from '../food/categories.ts';
import type { Food, FoodId } from '../food/foods.ts';
import { prepareShrimp } from './base-parts.ts';
import { fruitCut } from './dishes/parts/fruit-cut.ts';
import type { Part, Portion, Step } from './draft.ts';
import { insertAt, PARTS_CAP, partStep } from './fold-in.ts';
import { isEastern } from './folds.ts';
import { SPICED } from './goes-beside.ts';
import type { Item } from './kitchen.ts';
import type { Board, TakeOptions } from './start-draft.ts';
import { cutFor } from './tasks.ts';
import { takesIn } from './welcome.ts';
import { say } from './words/say.ts';

interface Join {
  readonly foods: readonly (FoodId | CategoryId)[];
  /** Beside which it goes, the likeliest first. */
  readonly to: readonly (FoodId | CategoryId)[];
  /** Teaspoons in all, or grams for each serving. */
  readonly tsp?: number;
  readonly each?: number;
  readonly prepare?: string;
  readonly only?: readonly string[];
  /** Only where the dish cooks long enough, and is none of the East. */
  readonly fries?: true;
}

const FLOURS: readonly FoodId[] = ['plain-flour', 'self-raising-flour', 'oats'];
const SHARP: readonly (FoodId | CategoryId)[] = ['garlic', 'ginger', 'onion', 'shallot', 'red-onion'];
const MASHED: readonly string[] = ['cottage-pie', 'fish-pie', 'meatless-pie', 'bangers'];

const JOINS: readonly Join[] = [
  {
    foods: ['bacon', 'turkey-bacon', 'pancetta', 'chorizo', 'smoked-sausage'],
    to: [...SHARP, 'leek', 'celery', 'carrot', 'sausage', 'brussels-sprout', 'cabbage', 'rice'],
    each: 30,
    fries: true,
  },
  { foods: ['garlic'], to: ['onion', 'shallot', 'leek', 'celery', 'bacon-ham'], each: 3, fries: true },
  {
    foods: ['onion', 'red-onion', 'shallot'],
    to: [
      'sausage',
      'mushroom',
      'fruiting-vegetable',
      'root-vegetable',
      'squash',
      'stalk-vegetable',
      'cabbage',
      'pod',
    ],
    each: 60,
    fries: true,
  },
  {
    foods: ['leek', 'brassica', 'pod', 'frozen-vegetable'],
    to: ['pasta'],
    each: 80,
    only: ['mac-and-cheese', 'creamy-pasta-bake', 'cheesy-mince-pasta'],
  },
  {
    foods: ['worcestershire-sauce'],
    to: ['mince', 'tinned-tomato', 'cooked-meat', 'tinned-legume', 'melting-cheese', ...SHARP],
    each: 2,
  },
  {
    foods: ['pineapple', 'mango'],
    to: ['cooked-meat', 'bacon-ham', 'crustacean', 'poultry-cut', 'tofu'],
    each: 60,
    only: ['fried-rice', 'stir-fry', 'air-fryer', 'flatbread-pizza'],
  },
  {
    foods: ['stuffing'],
    to: ['cooked-meat'],
    each: 40,
    prepare: 'crumbled',
    only: ['toastie', 'topped-toast', 'sandwich'],
  },
  {
    foods: ['fish-sauce'],
    to: ['lime', 'soy-sauce'],
    each: 4,
    only: ['lime-prawns', 'tossed-noodles', 'slaw'],
  },
  { foods: ['sweet-soy-sauce'], to: ['soy-sauce'], each: 10 },
  {
    foods: ['nutmeg'],
    to: ['cream', 'milk', 'spinach', 'frozen-spinach', 'ricotta', ...FLOURS, 'salt'],
    tsp: 0.25,
  },
  { foods: ['vanilla-extract'], to: ['milk', 'cream', 'egg', 'sugar'], tsp: 0.5 },
  {
    foods: ['vanilla-pod'],
    to: ['milk', 'cream', 'egg', 'sugar'],
    prepare: 'slit open, its seeds scraped out',
  },
  { foods: ['dried-shrimp'], to: [...SHARP, 'tamarind', 'soy-sauce'], each: 5 },
  { foods: ['anchovies'], to: ['capers', 'olives', ...SHARP], each: 6, prepare: 'drained and chopped' },
  { foods: ['tomato-puree'], to: ['tinned-tomato', ...SHARP], each: 8 },
  {
    foods: ['soy-sauce', 'gochujang', 'miso', 'doenjang', 'mirin', 'rice-wine'],
    to: ['soy-sauce', 'kimchi', 'gochujang'],
    each: 5,
  },
  { foods: ['soy-sauce', 'tamari'], to: ['mushroom'], each: 5, fries: true },
  { foods: ['rice-vinegar', 'black-vinegar'], to: ['soy-sauce', 'honey'], each: 5 },
  { foods: ['hoisin-sauce', 'oyster-sauce'], to: ['soy-sauce', 'stone-fruit', 'rice-wine'], each: 10 },
  { foods: ['brown-sugar', 'honey'], to: ['tamarind', 'fish-sauce'], tsp: 1 },
  { foods: ['curry-paste', 'indian-curry-paste', 'vegan-curry-paste'], to: ['ground-spice'], each: 15 },
  {
    foods: ['gram-flour'],
    to: ['ground-spice', 'salt', 'brassica', 'fruiting-vegetable'],
    each: 10,
    only: ['sabzi', 'tray-roast'],
  },
  {
    foods: ['apple', 'cooking-apple', 'pear'],
    to: ['celeriac', 'parsnip', 'red-cabbage', 'beetroot', 'squash'],
    each: 50,
    only: ['chunky-soup', 'blended-soup', 'braise', 'gratin'],
  },
  {
    foods: ['apple'],
    to: ['cabbage'],
    each: 40,
    prepare: 'cored and cut into matchsticks',
    only: ['pulled-buns'],
  },
  {
    foods: ['ginger'],
    to: ['orchard-fruit', 'rhubarb', 'stone-fruit', 'melon', 'sugar'],
    each: 3,
    prepare: 'peeled and finely grated',
    only: ['fruit-tart', 'baked-fruit', 'crumble', 'fruit-salad', 'fool', 'strudel', 'fruit-pots'],
  },
  {
    foods: ['apricots-dried', 'raisins', 'dates', 'prunes'],
    to: ['mince'],
    each: 15,
    prepare: 'chopped',
    only: ['tacos', 'mince-pan', 'stuffed-vegetables'],
  },
  { foods: ['sichuan-pepper'], to: ['doubanjiang', 'soy-sauce', ...SHARP, 'mince'], tsp: 0.5 },
  {
    foods: ['raisins', 'dried-cranberries'],
    to: ['nut', 'seed', 'spinach', 'breadcrumbs', 'red-cabbage'],
    each: 12,
  },
  { foods: ['peanut-butter'], to: ['soy-sauce', 'coconut-cream'], each: 15 },
  {
    foods: ['juice'],
    to: ['soy-sauce', 'stock', 'wine', 'syrup', 'vinegar', 'tinned-tomato', 'mustard', 'tinned-legume'],
    each: 30,
  },
  { foods: ['honey', 'maple-syrup'], to: ['mustard', 'wholegrain-mustard', 'soy-sauce'], each: 5 },
  { foods: ['cream'], to: ['parmesan', 'butter'], each: 20, only: ['risotto', 'polenta'] },
  { foods: ['butter'], to: ['hot-sauce'], each: 8, prepare: 'melted' },
  {
    foods: ['tamarind'],
    to: [
      'coconut-cream',
      'tinned-tomato',
      'tomato',
      'fish-sauce',
      'soy-sauce',
      'ground-spice',
      ...SHARP,
      'pod',
      'okra',
      'potato',
    ],
    each: 6,
  },
  { foods: ['mustard'], to: ['cream', 'stock'], each: 5 },
  { foods: ['coffee'], to: ['chocolate', 'cream'], each: 10, only: ['chocolate-pots', 'biscuit-pots'] },
  { foods: ['gravy'], to: ['milk', 'cream'], each: 60, only: ['pastry-pie'] },
  { foods: ['milk', 'cream'], to: ['butter'], each: 25, only: MASHED },
  { foods: ['dried-fruit'], to: ['couscous', 'bulgur', 'ras-el-hanout'], each: 15 },
  { foods: ['balsamic-vinegar'], to: ['strawberries'], each: 4 },
  {
    foods: ['elderflower-cordial'],
    to: ['berry', 'rhubarb', 'orchard-fruit', 'stone-fruit', 'melon', 'cream', 'yoghurt', 'lemon'],
    each: 10,
    only: ['fool', 'crumble', 'fruit-salad', 'fruit-pots', 'trifle', 'tray-cake', 'quick-bread'],
  },
  { foods: ['coconut'], to: ['curry-leaves', 'mustard-seeds'], each: 15, prepare: 'grated' },
];

const isAmong = (names: readonly (FoodId | CategoryId)[], { food }: Pick<Part, 'food'>): boolean =>
  names.includes(food.id as FoodId) || names.includes(food.category);

/** By food, and most have none: every dish asks for every food of the list. */
const joins = new WeakMap<Food, readonly Join[]>();

function listJoins(food: Food): readonly Join[] {
  let known = joins.get(food);
  if (known === undefined) {
    known = JOINS.filter(({ foods }) => isAmong(foods, { food }));
    joins.set(food, known);
  }
  return known;
}

/** Names it before the other, in the list in which that stands. */
function writeBefore(text: string, words: string, other: string, nouns: readonly string[]): string | null {
  const inList = new RegExp(`(, | and )(?=${other}\\b)`);
  const opening = new RegExp(`\\bthe ${other}\\b(?!['’-])`);
  if (inList.test(text)) return text.replace(inList, (joint) => `, ${words}${joint}`);
  const found = opening.exec(text);
  if (found === null) return null;
  const after = text.slice(found.index + found[0].length);
  const goesOn = nouns.some((noun) => after.startsWith(`, ${noun}`) || after.startsWith(` and ${noun}`));
  return text.replace(opening, `the ${words}${goesOn ? ', ' : ' and '}${other}`);
}

const BOILS = /\bpan of [^.]*\bwater\b/;

/** The step that takes the whole of that part, and its words with the new one; undefined where none names it plainly. */
function findJoint(steps: readonly Step[], anchor: Part, noun: string, isFried: boolean) {
  for (const [place, { text, portions }] of steps.entries()) {
    if (
      !portions.some(
        ({ part, share, words }) => part === anchor && share === 1 && words.endsWith(anchor.noun),
      )
    )
      continue;
    if (isFried && BOILS.test(text)) continue;
    const nouns = portions.map(({ part }) => part.noun);
    const joined = writeBefore(text, noun, anchor.noun, nouns);
    if (joined !== null) return { place, text: joined };
  }
  return undefined;
}

/** Strips of bacon, slices of sausage, and onions small. */
export function cutFried({ food: { category } }: Item): TakeOptions {
  return {
    cut: category === 'allium' ? 'finely-chopped' : category === 'bacon-ham' ? 'strips' : 'slices-1cm',
  };
}

function takeJoined(board: Board, item: Item, { tsp, each, prepare, fries, only }: Join): Part {
  if (tsp !== undefined) return board.need([item.food.id], tsp, 'tsp');
  const options: TakeOptions = {
    ...(each === undefined ? {} : { each }),
    ...(prepare === undefined ? {} : { prepare }),
    ...(item.food.id === 'dried-shrimp' ? { prepare: prepareShrimp(item) } : {}),
    ...(fries === undefined ? {} : cutFried(item)),
    ...(only?.includes('mac-and-cheese') ? cutFor(item, 'simmer') : {}),
    ...(prepare === undefined && ['tropical-fruit', 'orchard-fruit'].includes(item.food.category)
      ? fruitCut(item)
      : {}),
  };
  return board.take(item, options);
}

/** Takes a food and names it beside the first of these that the steps name plainly; false where none of them is there. */
export function joinTo(
  board: Board,
  steps: Step[],
  item: Item,
  { to, fries }: Pick<Join, 'to' | 'fries'>,
  take: () => Part,
): boolean {
  const isFried = fries === true;
  for (const kind of to) {
    for (const anchor of board.parts.filter((part) => isAmong([kind], part))) {
      // Words are tried before anything is taken: what is taken must be used.
      if (findJoint(steps, anchor, item.food.name, isFried) === undefined) continue;
      const part = take();
      const joint = findJoint(steps, anchor, part.noun, isFried);
      const step = steps[joint?.place ?? -1];
      if (joint === undefined || step === undefined) return false;
      const at = step.portions.findIndex((portion) => portion.part === anchor);
      const own: Portion = { part, share: 1, words: part.noun };
      steps[joint.place] = { ...step, text: joint.text, portions: step.portions.toSpliced(at, 0, own) };
      return true;
    }
  }
  return false;
}

const isSour = ({ food }: Part): boolean => food.roles[0] === 'acid' || (food.taste.sour ?? 0) >= 2;

/** A vinegar that nothing has called for: a few drops over what is hot, where nothing else is sharp. */
function sprinkle(board: Board, steps: Step[], item: Item): boolean {
  const last = steps.at(-1);
  if (last === undefined || board.parts.some(isSour)) return false;
  insertAt(
    steps,
    { step: steps.length - 1, sentence: partStep(last).length - 1 },
    say`Sprinkle with ${board.take(item, { each: 4, prepare: '' })}.`,
  );
  return true;
}

/** Whether what is fried first may go into it: a pot, a pan or a tray, and none of the East. */
function isFriedIn({ parts }: Board, dish: string): boolean {
  return (
    (dish === 'slow-cooker' || (takesIn(dish, 'spice') && !SPICED.includes(dish))) &&
    !parts.some(({ food }) => isEastern(food))
  );
}

const OIL = /\b(?:(?:half|most of|a third of) )?the (?:rest of the |remaining )?oil\b/;

/** Butter that is listed goes into the pan with the oil, which keeps it from burning. */
function butterPan(board: Board, steps: Step[]): void {
  const butter = board.kitchen.find('butter');
  if (butter === undefined || !board.listFree().includes(butter)) return;
  const place = steps.findIndex(
    ({ text }) => OIL.test(text) && /\bpan\b/.test(text) && !/\boven\b/.test(text),
  );
  const step = steps[place];
  if (step === undefined) return;
  const part = board.take(butter, { each: 8 });
  steps[place] = {
    ...step,
    text: step.text.replace(OIL, (oil) => `${oil} and the ${part.noun}`),
    portions: [...step.portions, { part, share: 1, words: part.noun }],
  };
}

/** Puts in what goes in that way; gives back the cook's foods that came in so. */
export function joinParts(board: Board, steps: Step[], dish: string): readonly Item[] {
  const came: Item[] = [];
  for (const item of board.kitchen.items) {
    const join = listJoins(item.food).find(
      ({ only, fries }) => only?.includes(dish) ?? (fries === undefined || isFriedIn(board, dish)),
    );
    if (join === undefined && item.food.category !== 'vinegar') continue;
    if (board.parts.length >= PARTS_CAP || !board.listFree().includes(item)) continue;
    const isJoined =
      (join !== undefined && joinTo(board, steps, item, join, () => takeJoined(board, item, join))) ||
      (item.food.category === 'vinegar' &&
        takesIn(dish, 'spice') &&
        !board.parts.some(({ food }) => isEastern(food)) &&
        sprinkle(board, steps, item));
    if (isJoined) came.push(item);
  }
  if (takesIn(dish, 'spice')) butterPan(board, steps);
  return came;
}

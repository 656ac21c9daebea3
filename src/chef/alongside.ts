// What is on the list and belongs beside the dish: rice or bread for the sauce, a few leaves, the mustard, a handful of
// herbs. Added once the dish itself stands, so that a cook's list is used and no dish needs to think of it.

import type { Food, FoodId } from '../food/foods.ts';
import { clash, dressLeaves } from './base-parts.ts';
import { EATEN_RAW, isSprinkled, measureBeside } from './beside-amounts.ts';
import { APART_TESTS, type Apart, cookApart } from './cook-apart.ts';
import { readMinutes } from './count-minutes.ts';
import { type Side, takeSide } from './dishes/side.ts';
import type { Part, Said, Step } from './draft.ts';
import { isEastern, PARTS_CAP } from './fold-in.ts';
import { type Item, isFlesh, isMilky } from './kitchen.ts';
import { real, takeIf } from './pan-vegetables.ts';
import {
  isBacon,
  isBread,
  isCheese,
  isChilli,
  isCitrus,
  isFlatbread,
  isGrain,
  isGratingCheese,
  isNamed,
  isNoodle,
  isNut,
  isPasta,
  isPotato,
  isRice,
  isSaladLeaf,
  isSausage,
  isSeed,
  isSoftCheese,
  isSoftHerb,
  isSpringOnion,
} from './slots.ts';
import type { Board } from './start-draft.ts';
import { type Beside, takesIn } from './welcome.ts';
import { capitalise, listWords } from './words/list-words.ts';
import { say, together } from './words/say.ts';

/** Cool and thick: a spoonful goes on top. */
const SPOONED: readonly FoodId[] = [
  'soured-cream',
  'creme-fraiche',
  'yoghurt',
  'greek-yoghurt',
  'labneh',
  'pesto',
  'harissa',
  'tapenade',
  'salsa',
  'chimichurri',
  'guacamole',
  'hummus',
  'tahini',
];
/** In a bowl of soup only these do not look lost. */
const SWIRLED: readonly FoodId[] = [
  'soured-cream',
  'creme-fraiche',
  'double-cream',
  'single-cream',
  'yoghurt',
  'greek-yoghurt',
  'pesto',
  'harissa',
  'tahini',
];
/** One of a kind for the top of something sweet. */
const SWEET_TOPS: readonly string[] = [
  'nut',
  'seed',
  'chocolate',
  'syrup',
  'cream',
  'yoghurt',
  'soft-cheese',
  'biscuit',
];
/** Eaten with meat, fish and eggs as a cook has always done. */
const WITH_MEAT: readonly FoodId[] = [
  'mustard',
  'wholegrain-mustard',
  'horseradish',
  'chutney',
  'mango-chutney',
  'apple-sauce',
  'mint-sauce',
  'lingonberry-jam',
  'cranberry-sauce',
];
/** From a bottle: right with what is eaten in the hand or fried, and with nothing else. */
const BOTTLED: readonly string[] = ['table-sauce', 'hot-sauce'];
const HANDS: readonly string[] = ['toastie', 'burger', 'sandwich', 'quesadilla', 'fritters', 'baked-potato'];
/** Between two halves of bread, where nothing can be scattered. */
const CLOSED: readonly string[] = ['toastie', 'burger', 'sandwich', 'quesadilla', 'pulled-buns'];
const EASTERN: readonly FoodId[] = [
  'sriracha',
  'hot-sauce',
  'sweet-chilli-sauce',
  'kimchi',
  'vegan-kimchi',
  'pickled-ginger',
  'wasabi',
  'chilli-oil',
];
/** What cools or sweetens a hot, spiced pot; mustard and gherkins have no place there. */
const SPICED: readonly string[] = ['curry', 'dal', 'peanut-stew', 'pilaf', 'spiced-rice'];
const COOLING: readonly FoodId[] = ['yoghurt', 'greek-yoghurt', 'chutney', 'mango-chutney'];
const SOUPS: readonly string[] = ['chunky-soup', 'blended-soup', 'chowder'];

function isBottleWelcome(dish: string, parts: readonly Part[]): boolean {
  return (
    HANDS.includes(dish) ||
    parts.some(
      ({ food }) =>
        isSausage(food) ||
        (isBacon(food) && !isNamed(food, 'ham', 'prosciutto')) ||
        ['breaded', 'plant-protein'].includes(food.category) ||
        isNamed(food, 'oven-chips'),
    )
  );
}

const TESTS: Readonly<
  Record<Exclude<Beside, Apart>, (food: Food, dish: string, parts: readonly Part[]) => boolean>
> = {
  starch: (food, dish) =>
    (dish === 'braise' && isPasta(food) && !isNamed(food, 'lasagne-sheet', 'gnocchi', 'filled-pasta')) ||
    (isRice(food) && !/risotto|pudding|paella|glutinous/.test(food.id)) ||
    (isGrain(food) && !isNamed(food, 'tapioca', 'gari', 'poha', 'teff')) ||
    food.id === 'cooked-rice' ||
    (isNoodle(food) && !isNamed(food, 'rice-paper', 'rice-cakes', 'instant-noodles')) ||
    isNamed(food, 'mashed-potato', 'plantain', 'green-lentils') ||
    (isPotato(food) && food.id !== 'sweet-potato'),
  bread: (food, _dish, parts) =>
    (isBread(food) && !isNamed(food, 'breadcrumbs', 'stuffing', 'croissant', 'scone', 'brioche')) ||
    (food.id === 'brioche' && parts.some((part) => /liver|mushroom|pate|smoked/.test(part.food.id))) ||
    isFlatbread(food),
  leaves: (food) => (isSaladLeaf(food) && food.id !== 'beansprouts') || EATEN_RAW.includes(food.id),
  condiment: (food, dish, parts) => {
    if (['fried-rice', 'stir-fry', 'mapo-tofu'].includes(dish)) return EASTERN.includes(food.id);
    if (SOUPS.includes(dish)) return SWIRLED.includes(food.id);
    if (SPICED.includes(dish)) return COOLING.includes(food.id);
    if (BOTTLED.includes(food.category) && !WITH_MEAT.includes(food.id))
      return dish !== 'frittata' && isBottleWelcome(dish, parts);
    return (
      food.category === 'pickle' ||
      SPOONED.includes(food.id) ||
      (WITH_MEAT.includes(food.id) && parts.some((part) => ['protein', 'cured'].includes(part.food.roles[0])))
    );
  },
  top: (food, dish, parts) =>
    isSoftHerb(food) ||
    isSprinkled(food) ||
    (isChilli(food) && !isNamed(food, 'scotch-bonnet')) ||
    (isNamed(food, 'nori', 'crispy-onions') && !parts.some((part) => isCheese(part.food))) ||
    isSpringOnion(food) ||
    isCitrus(food) ||
    isNut(food) ||
    isSeed(food) ||
    (dish === 'melon-and-cheese' && isNamed(food, 'ham', 'prosciutto')) ||
    (food.id === 'pomegranate' &&
      parts.some(
        (part) => isNamed(part.food, 'aubergine', 'tahini', 'feta') || /lamb|chicken/.test(part.food.id),
      )) ||
    (isSoftCheese(food) &&
      !SPICED.includes(dish) &&
      isNamed(food, 'feta', 'goats-cheese', 'blue-cheese') &&
      isCheesy(parts)) ||
    (food.id === 'queso-fresco' && isCheesy(parts)),
  sweet: (food, _dish, parts) =>
    SWEET_TOPS.includes(food.category) &&
    food.side !== 'savoury' &&
    !isNamed(
      food,
      'soured-cream',
      'feta',
      'cocoa-powder',
      'hot-chocolate',
      'marzipan',
      'almond-flour',
      'chestnuts',
    ) &&
    !parts.some((part) => part.food.category === food.category),
  cheese: (food, _dish, parts) => isGratingCheese(food) && isCheesy(parts),
};

const MOST: Readonly<Record<Beside, number>> = {
  starch: 1,
  bread: 1,
  leaves: 2,
  condiment: 2,
  sweet: 2,
  top: 3,
  cheese: 1,
  egg: 1,
  crumbs: 1,
  fruit: 1,
  glaze: 1,
  plantain: 1,
};

const KINDS = Object.keys(MOST) as readonly Beside[];

const APART_KINDS: readonly Apart[] = ['plantain', 'egg', 'fruit', 'glaze', 'crumbs'];

function isApart(kind: Beside): kind is Apart {
  return (APART_KINDS as readonly Beside[]).includes(kind);
}

interface Laid {
  readonly beside: readonly Item[];
  readonly strewn: readonly Item[];
}

/** A pan that is soon done waits for nothing: what goes with it is begun first, unless one step of it lasts as long. */
const QUICK: readonly string[] = ['pan-main', 'solo', 'patties', 'mince-pan', 'cabbage-pan', 'parcel-fish'];

/**
 * Adds the step for a side that has to be cooked, and says in the closing sentence what else comes to the table.
 * Gives back the cook's foods that came in this way, and which of them are no part of the plan of any dish.
 */
export function layAlongside(board: Board, steps: Step[], dish: string): Laid {
  const last = steps[steps.length - 1];
  if (last === undefined) return { beside: [], strewn: [] };
  const before = board.parts.length;
  const found = new Map(
    KINDS.map((kind) => [kind, takesIn(dish, kind) ? findBeside(board, kind, dish) : []]),
  );
  const filled = board.parts.some(
    (part) => ['starch', 'bread'].includes(part.food.roles[0]) || part.food.category === 'potato',
  );
  const hasStarch = !filled && board.kitchen.has('hob') && (found.get('starch') ?? []).length > 0;
  const side = hasStarch ? takeSide(board) : null;
  if (side !== null && side.said !== null) placeSide(steps, side, side.said, dish);
  const bread = takeIf(board, filled || side !== null ? undefined : found.get('bread')?.[0], (item) => ({
    each: Math.max(60, item.food.gramsEach ?? 60),
    prepare: '',
  }));
  const apart = real(
    APART_KINDS.map((kind) =>
      kind === 'crumbs' && bread !== null ? null : cookApart(board, steps, kind, found.get(kind)?.[0]),
    ),
  );
  const cheese = takeAll(board, found.get('cheese'));
  const tops = [...cheese, ...takeAll(board, found.get('top'))];
  const condiments = takeAll(board, found.get('condiment'));
  const sweets = takeAll(board, found.get('sweet'));
  const leaves = takeAll(board, found.get('leaves'));
  const clauses = real([
    side === null ? null : side.serve,
    ...apart.map(({ clause }) => clause),
    sweets.length === 0 ? null : say`finished with ${sweets}`,
    ...sayStrewn(board, dish, tops, condiments, leaves, bread),
  ]);
  if (clauses.length > 0) closeWith(steps, clauses, side);
  return {
    beside: listItems(board.parts.slice(before)),
    strewn: listItems([...apart.flatMap(({ parts }) => parts), ...cheese, ...sweets]),
  };
}

/** What is scattered, spooned, squeezed and laid beside it, in that order. */
function sayStrewn(
  board: Board,
  dish: string,
  tops: readonly Part[],
  condiments: readonly Part[],
  leaves: readonly Part[],
  bread: Part | null,
): readonly Said[] {
  const wedges = tops.filter((part) => isCitrus(part.food));
  const pickles = condiments.filter((part) => part.food.category === 'pickle');
  const scattered = [
    ...tops.filter((part) => !wedges.includes(part)),
    ...(CLOSED.includes(dish) ? [] : pickles),
  ];
  const tucked = CLOSED.includes(dish) ? pickles : [];
  const spooned = condiments.filter((part) => SPOONED.includes(part.food.id));
  const eatenWith = condiments.filter((part) => ![...pickles, ...spooned].includes(part));
  return real([
    scattered.length === 0 ? null : say`scattered with ${scattered}`,
    spooned.length === 0
      ? null
      : SOUPS.includes(dish)
        ? say`with ${spooned} swirled in`
        : say`with ${spooned} spooned over`,
    joinWith(
      real([
        wedges.length === 0 ? null : say`${wedges} to squeeze over`,
        tucked.length === 0 ? null : say`${tucked} to tuck in`,
        eatenWith.length === 0 ? null : say`${eatenWith} beside it`,
        bread === null
          ? null
          : isFlatbread(bread.food)
            ? say`${bread}, warmed for a minute in a dry pan`
            : say`${bread} to mop up the juices`,
        leaves.length === 0 ? null : say`${leaves} beside it, ${dressLeaves(board, wedges)}`,
      ]),
    ),
  ]);
}

const listItems = (parts: readonly Part[]): readonly Item[] =>
  parts.flatMap(({ item }) => (item === null ? [] : [item]));

function joinWith(bits: readonly Said[]): Said | null {
  if (bits.length === 0) return null;
  return {
    text: `with ${listWords(bits.map((bit) => bit.text))}`,
    portions: bits.flatMap((bit) => bit.portions),
    facts: bits.flatMap((bit) => bit.facts),
  };
}

/** How a dish says that it is done, in the words that may give way to where it is served. */
const PLAINLY = / (?:straight from the tray|(?:in|from) (?:a )?(?:warm|deep) bowls?|at once|hot)$/;
const SERVES = /\b(?:serve|eat|ladle|pile|slide|bring|take the pan|open them|spoon the|cut)\b/i;

/** Puts what else comes to the table into the sentence that serves the dish; where none does, a new one does. */
function closeWith(steps: Step[], clauses: readonly Said[], side: Side | null): void {
  const place = steps.length - 1;
  const last = steps[place];
  if (last === undefined) return;
  const sentences = last.text.split(/(?<=[.!]) (?=[A-Z])/);
  const closing = sentences[sentences.length - 1] ?? '';
  const more = {
    text: clauses.map((clause) => clause.text).join(', '),
    portions: clauses.flatMap((clause) => clause.portions),
    facts: clauses.flatMap((clause) => clause.facts),
  };
  const merges = SERVES.test(closing) && closing.endsWith('.') && !/[:;]/.test(closing);
  if (!merges) {
    const said = { ...more, text: `${capitalise(`serve ${more.text}`)}.` };
    if (last.text.length + said.text.length < 430)
      steps.splice(place, 1, { ...together(last, said), meanwhile: last.meanwhile });
    else steps.push({ ...said, meanwhile: false });
    return;
  }
  let own = closing.slice(0, -1);
  const plain = side === null ? own : own.replace(PLAINLY, '');
  const comma = plain === own || /\bserve\b[^,]*,/.test(plain) ? ', ' : ' ';
  own = `${plain}${comma}${more.text}.`;
  steps.splice(place, 1, {
    text: [...sentences.slice(0, -1), own].join(' '),
    portions: [...last.portions, ...more.portions],
    facts: [...last.facts, ...more.facts],
    meanwhile: last.meanwhile,
  });
}

/** The side is cooked while something else takes as long; where nothing does, it is begun first and kept covered. */
function placeSide(steps: Step[], side: Side, said: Said, dish: string): void {
  const whole = readMinutes(said);
  const wanted = QUICK.includes(dish) ? whole : whole * 0.7;
  const busy = steps.findLastIndex((step, place) => place < steps.length - 1 && readMinutes(step) >= wanted);
  if (busy >= 0) {
    const text = `Meanwhile, ${said.text.charAt(0).toLowerCase()}${said.text.slice(1)}`;
    steps.splice(busy + 1, 0, { ...said, text, meanwhile: true });
    return;
  }
  const [next] = steps;
  if (next !== undefined) {
    const { noun, plural } = side.part;
    const told = /^(?:Meanwhile|While)/.test(next.text)
      ? next.text
      : `While the ${noun} ${plural ? 'cook' : 'cooks'}, ${next.text.charAt(0).toLowerCase()}${next.text.slice(1)}`;
    steps[0] = { ...next, text: told, meanwhile: true };
  }
  const keeps = /covered|Cover/.test(said.text) ? said : together(said, say`Keep covered.`);
  steps.unshift({ ...keeps, meanwhile: side.said === null });
}

function findBeside(board: Board, kind: Beside, dish: string): readonly Item[] {
  const used = board.parts.map((part) => part.food);
  const isKosher = board.kitchen.diets.includes('kosher');
  return board.kitchen.items
    .filter(
      ({ food, typed }) =>
        !/\brind\b/i.test(typed.join()) &&
        !(isKosher && isMilky(food) && used.some(isFlesh)) &&
        (food.side !== 'sweet' || food.id === 'pomegranate' || kind === 'fruit' || kind === 'sweet') &&
        (isApart(kind) ? APART_TESTS[kind](food, used) : TESTS[kind](food, dish, board.parts)) &&
        !used.some((other) => other.id === food.id || clash(food, other)),
    )
    .slice(0, MOST[kind]);
}

/** Nothing of the sea, of the East or with a cheese of its own: a strewn one would be too much. */
function isCheesy(parts: readonly Part[]): boolean {
  return !parts.some(
    ({ food }) =>
      isCheese(food) ||
      isEastern(food) ||
      food.origins.some((origin) => /fish/.test(origin)) ||
      food.category === 'coconut-cream',
  );
}

function takeAll(board: Board, items: readonly Item[] | undefined): Part[] {
  return (items ?? [])
    .filter(
      (item) => board.parts.length < PARTS_CAP && !board.parts.some((part) => part.food.id === item.food.id),
    )
    .map((item) => board.take(item, measureBeside(item)));
}

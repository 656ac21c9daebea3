// A title names what carries the dish; where there is room, it names what gives it its taste as well.

import type { Role } from '../../food/food.ts';
import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { titleCase } from './list-words.ts';
import { nameMany, nameOne } from './name-food.ts';

const MOST_LETTERS = 60;

/** How well a dish hangs together that has a name of its own, which says enough. */
const NAMED = 0.96;

/** Foods that a cook would miss in the name, the most telling first. */
const TELLING: readonly FoodId[] = [
  ...([
    'tarragon',
    'sage',
    'dill',
    'rosemary',
    'mint',
    'basil',
    'blue-cheese',
    'goats-cheese',
    'cream-cheese',
  ] as const),
  ...(['feta', 'parmesan', 'coconut-milk', 'peanut-butter'] as const),
  ...(['tahini', 'pesto', 'saffron', 'horseradish', 'chorizo', 'anchovies', 'fennel', 'olives'] as const),
  ...([
    'kimchi',
    'sauerkraut',
    'miso',
    'chestnuts',
    'walnuts',
    'pomegranate',
    'caraway-seeds',
    'double-cream',
  ] as const),
];

/** Named for a whole way of cooking, which says what is in them. */
const FULLY_NAMED =
  /\b(?:Moussaka|Ratatouille|Rendang|Larb|Paneer|Saag|Groundnut|Hummus|Lasagne|Carbonara|Kedgeree|Gratin|Norma|Bolognese|Puttanesca|Amatriciana|Arrabbiata|Parmigiana|Shakshuka|Stroganoff|Niçoise|Goulash|Risotto|Chill?i|(?:Scrambled|Fried|Baked|Poached) Eggs|Omelette|Toast|Sandwich|Wraps?|Tacos|Quesadillas?|Dip|Pancakes)\b/;

/** What a dish's own name says without naming it: aloo gobi with cauliflower would say it twice. */
const SAID_WITHIN: readonly (readonly [dish: RegExp, foods: string])[] = [
  [/\baloo\b/, 'potato'],
  [/\bgobi\b/, 'cauliflower'],
  [/\bpalak\b/, 'spinach'],
  [/\bmatar\b/, 'peas'],
  [/\bchana\b/, 'chickpea'],
  [/\bbubble and squeak\b|\bcolcannon\b/, 'cabbage sprout kale greens'],
  [/\bcoleslaw\b|\bslaw\b/, 'cabbage carrot'],
  [/\bborscht\b/, 'beetroot'],
  [/\bchoucroute\b/, 'sauerkraut'],
  [/\bgumbo\b/, 'okra'],
  [/\brösti\b|\blatkes\b|\bdauphinoise\b/, 'potato'],
  [/\btabbouleh\b/, 'parsley bulgur'],
];

const PLAIN_FAMILIES: readonly DishFamily[] = ['drink', 'pudding', 'breakfast', 'bread'];

const CARRYING: readonly Role[] = ['protein', 'vegetable', 'leaf', 'aromatic', 'legume', 'cured'];

/** What is in nearly every pot, and says nothing of this one. */
const EVERYWHERE = /^(?:onion|red-onion|shallot|spring-onion|garlic|lemon|lime|potato|new-potato|egg)$/;

const isMeat = ({ origins }: Food): boolean =>
  origins.some((origin) => ['meat', 'pork', 'poultry', 'game'].includes(origin));

/** A food by its name in a title: one aubergine, two leeks, 300 g of peas. */
function nameIn({ food, quantity, unit }: Part): string {
  const isOne = food.noun === 'count' && unit === null && (quantity ?? 2) <= 1;
  return isOne ? nameOne(food, false) : nameMany(food, false);
}

/** The cook's own foods that the title leaves out: those that give the taste, then those of which there is most. */
function listMissed({ parts, beside, servings }: Draft, title: string): Missed {
  const plain = title.toLowerCase();
  const within = SAID_WITHIN.flatMap(([dish, foods]) => (dish.test(plain) ? [foods] : []));
  const said = [plain, ...within].join(' ');
  const own = parts.filter(({ item }) => item !== null);
  const telling = TELLING.flatMap((id) => {
    const part = own.find(({ food }) => food.id === id);
    if (part === undefined || (id === 'double-cream' && /\b(?:Pie|Mash|Gratin)\b/.test(title))) return [];
    const { food } = part;
    const name = food.noun === 'plural' ? nameMany(food, false) : nameOne(food, false);
    return [name.replace(/ (?:milk|butter|seeds?|paste)$/, '')];
  });
  // Fruit beside meat is what the dish is remembered by.
  const fruit = own
    .filter(
      ({ food, grams }) => food.roles[0] === 'fruit' && !EVERYWHERE.test(food.id) && grams >= 12 * servings,
    )
    .map(nameIn);
  const carrying = own
    .filter(
      ({ food, item, grams }) =>
        (CARRYING.includes(food.roles[0]) || food.id === 'sweet-potato') &&
        !(food.raw === 'fine' && beside.some((one) => one === item)) &&
        !EVERYWHERE.test(food.id) &&
        food.category !== 'mince' &&
        grams >= 35 * servings,
    )
    .sort((a, b) => b.grams - a.grams)
    .map(nameIn);
  const isNew = (name: string): boolean =>
    !name
      .toLowerCase()
      .split(' ')
      .some((word) => said.includes(word.replace(/(?:ies|e?s)$/, '')));
  const tasted = parts.some(({ food }) => isMeat(food)) ? [...fruit, ...telling] : [...telling, ...fruit];
  return { telling: tasted.filter(isNew), carrying: carrying.filter(isNew) };
}

interface Missed {
  readonly telling: readonly string[];
  readonly carrying: readonly string[];
}

/** "Gnocchi with Squash" with sage in it is "Gnocchi with Squash and Sage", where that fits and the list is not long. */
export function completeTitle(draft: Draft, family: DishFamily): string {
  const title = writeSeveral(nameCarrier(nameMissed(draft, family), draft.parts), draft.parts);
  // Of the cob only the kernels went in.
  return draft.parts.some(({ noun }) => noun === 'corn')
    ? title.replace(/\bCorn Cobs?\b/, 'Sweetcorn')
    : title;
}

/** A hash is of potatoes, chips may be of something else, and a paste seasons from the front: "Miso Shimeji Stir-Fry". */
function nameCarrier(title: string, parts: readonly Part[]): string {
  const holds = (pattern: RegExp): boolean =>
    parts.some(({ food, item }) => item !== null && pattern.test(food.id));
  const told = title
    .replace(/^(.*) with (Miso|Gochujang|Harissa)$/, '$2 $1')
    .replace(
      /(?<!Potato |Oven |Plantain )\bChips\b/,
      holds(/^sweet-potato$/) && !holds(/^potato$|chips/) ? 'Sweet Potato Chips' : '$&',
    );
  const isOfPotato = /\bHash\b(?! Brown)/.test(told) && !/Potato|Mash|Bubble|Corned/.test(told);
  if (!isOfPotato || !holds(/potato$|^potato|^roast-potato/) || holds(/^sweet-potato$|mash/))
    return pickShort([told, told.replace(/ with .* and (?=Sweet Potato Chips$)/, ' with ')]) ?? title;
  const [, head = '', tail = ''] = /^(.*?)(?: and ([^,]*?))? Hash\b/.exec(told) ?? [];
  const rest = told.slice(told.indexOf(' Hash'));
  return (
    pickShort([
      tail === '' ? `${head} and Potato${rest}` : `${head}, ${tail} and Potato${rest}`,
      `${head} and Potato${rest}`,
    ]) ?? title
  );
}

function nameMissed(draft: Draft, family: DishFamily): string {
  const { title, fit } = draft;
  const [head = '', tail, ...more] = title.split(' with ');
  if (more.length > 0 || fit >= NAMED || PLAIN_FAMILIES.includes(family)) return title;
  if (/:| with a |, .* with | with .*, /.test(title)) return title;
  const { telling, carrying } = listMissed(draft, title);
  const isFull = FULLY_NAMED.test(title);
  const [first, second] = [
    ...telling,
    ...(isFull ? [] : carrying.filter((name) => !telling.includes(name))),
  ].map((name) => titleCase(name));
  if (first === undefined) return title;
  if (tail === undefined) {
    if (isFull) return title;
    return (
      pickShort([
        `${title} with ${first} and ${second ?? ''}`.replace(/ and $/, ''),
        `${title} with ${first}`,
      ]) ?? title
    );
  }
  if (!/ and /.test(tail)) return pickShort([`${head} with ${tail} and ${first}`]) ?? title;
  const [taste] = telling.map((name) => titleCase(name));
  if (taste === undefined || isFull) return title;
  return (
    pickShort([
      `${head} with ${tail.replace(' and ', ', ')} and ${taste}`,
      `${head} with ${tail.split(' and ')[0] ?? ''} and ${taste}`,
    ]) ?? title
  );
}

function pickShort(titles: readonly string[]): string | undefined {
  return titles.find((title) => title.length <= MOST_LETTERS);
}

/** Rashers are one in "Rasher and Leek Soup", and several where they are what the dish comes with. */
function writeSeveral(title: string, parts: readonly Part[]): string {
  return parts.reduce((told, { food }) => {
    if (food.noun !== 'plural' || FOODS[food.id].noun !== 'mass') return told;
    const one = titleCase(nameOne(food, false));
    const many = titleCase(nameMany(food, false));
    const at = new RegExp(`(?<=^| with (?:.* )?)${one}(?= with | in |$|,| and (?=.*$))`);
    return told.replace(at, (found, place: number) =>
      place === 0 && !/^\S+(?: \S+)? (?:with|in) /.test(told) ? found : many,
    );
  }, title);
}

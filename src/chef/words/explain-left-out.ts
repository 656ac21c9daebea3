// Why listed foods stay out of this dish, each reason the end of a sentence that begins "pesto, because ...". A reason
// speaks of the dish and not of the food, so that foods of either number share its words and the note says it once.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { LeftOut } from '../../recipe/recipe.ts';
import type { Part } from '../draft.ts';
import { type Item, isFlesh, isMilky, type Kitchen } from '../kitchen.ts';
import { type Candidate, clash, usedItems, weighPlate } from '../plan-recipe.ts';
import { isCheese, isChilli, isDriedLegume, isFlatbread, isNamed, isSaladLeaf } from '../slots.ts';
import { hashWords, listWords } from './list-words.ts';
import { nameMany } from './name-food.ts';
import { writeUse } from './other-uses.ts';
import { does } from './write-noun.ts';

interface Case {
  readonly item: Item;
  readonly candidate: Candidate;
  readonly used: readonly Item[];
  readonly role: Role;
  readonly us: boolean;
  readonly limits: Pick<Kitchen, 'maxMinutes' | 'equipment' | 'diets'>;
  /** What the dish is called for short: "soup". */
  readonly pot: string;
}

/** On a list longer than this no more than so many other uses are told. */
const MOST_USES = 3;
/** From this many on, one reason does for all but what needs a word of its own. */
const VERY_LONG = 9;

/** The cook's foods that the dish leaves out, those that share a reason together, each under its proper name. */
export function explainLeftOut(candidate: Candidate, kitchen: Kitchen): readonly LeftOut[] {
  const used = usedItems(candidate.draft);
  const left = kitchen.items.filter((item) => !used.includes(item));
  const groups = new Map<string, Item[]>();
  for (const item of left) {
    const reason =
      left.length >= VERY_LONG && !isRawMain(item) && !isDriedLegume(item.food)
        ? `${used.length} of your ${kitchen.items.length} things are in it, enough for one dish`
        : findReason({
            item,
            candidate,
            used,
            role: item.food.roles[0],
            us: kitchen.us,
            limits: kitchen,
            pot: nameDish(candidate),
          });
    groups.set(reason, [...(groups.get(reason) ?? []), item]);
  }
  return [...groups].flatMap(([reason, items]) => {
    const why = [
      reason.replace('$', items.length > 1 ? 'these' : isMany(items[0] as Item) ? 'them' : 'it'),
      ...writeUses(items, candidate.draft.title, kitchen.us),
    ].join('; ');
    return items.map((item) => ({ ingredient: nameItem(item, kitchen.us), why }));
  });
}

/** "Cook or freeze the cod by tomorrow, keep the rice for a pudding and the bread for toast", in one piece or none. */
function writeUses(items: readonly Item[], title: string, us: boolean): readonly string[] {
  const name = (item: Item): string =>
    items.length > 1 ? `the ${nameItem(item, us)}` : isMany(item) ? 'them' : 'it';
  const raw = items.filter(isRawMain);
  const uses = items
    .filter((item) => !isRawMain(item))
    .sort((one, other) => other.food.perish - one.food.perish)
    .map((item) => writeUse(item, name(item), title))
    .filter((use) => use !== '')
    .slice(0, MOST_USES)
    .map((use, place) => (place > 0 ? use.replace(/^keep /, '') : use));
  const told = [...sayOfRaw(raw, name), ...(uses.length === 0 ? [] : [listWords(uses)])];
  return told.length === 0 ? [] : [told.join(', and ')];
}

/** What becomes of raw meat and fish that waits: what is in the freezer stays there. */
export function sayOfRaw(items: readonly Item[], name: (item: Item) => string): readonly string[] {
  const isFrozen = ({ state }: Item): boolean => /frozen/.test(state);
  const frozen = items.filter(isFrozen).map(name);
  const fresh = items.filter((item) => !isFrozen(item)).map(name);
  return [
    ...(frozen.length === 0 ? [] : [`leave ${listWords(frozen)} in the freezer`]),
    ...(fresh.length === 0 ? [] : [`cook or freeze ${listWords(fresh)} by tomorrow`]),
  ];
}

/** Whether the cook's own words for a counted food are in the plural, whatever amount stands before or behind them. */
function namesMany(typed: readonly string[]): boolean {
  const [name = ''] = (typed[0] ?? '').split(/[\s(]+(?:in|with|on|and|w\/)\b/);
  const words = name.replace(/\bx? ?\d[\d.,/]* ?(?:k?g|m?l|oz|lbs?|x)?\b/gi, ' ').trim();
  return /[^s]s$/.test(words);
}

/** The food's own name, in the number that was typed. */
export function nameItem({ food, count, typed, tail = '' }: Item, us: boolean): string {
  const one = count === null ? !namesMany(typed) : count <= 1;
  return `${writeFoodName(food, { us, count: food.noun === 'count' ? (one ? 1 : 2) : null })} ${tail}`.trim();
}

/** Whether a sentence says "they" of it. */
export function isMany(item: Item): boolean {
  const { food } = item;
  return food.noun === 'plural' || (item.count ?? 0) > 1 || (food.noun === 'count' && namesMany(item.typed));
}

const DISH_WORDS =
  /\b(?:soup|chowder|stew|curry|dal|chilli|gumbo|tagine|goulash|pie|tart|frittata|omelette|hash|salad|slaw|risotto|pilaf|paella|gratin|lasagne|pasta|ragù|noodle|taco|quesadilla|pizza|toast|toastie|sandwich|burger|fritter|pancake|crumble|(?<!rice )cake|pudding|custard|stir-fry|fried rice|bake|dip)/gi;

/** "soup" of "Asparagus Soup"; where the title names no dish, what it is cooked in. */
function nameDish({ dish: { family }, draft: { title } }: Candidate): string {
  const named = [...title.matchAll(DISH_WORDS)].at(-1)?.[0].toLowerCase();
  if (named === 'noodle') return 'bowl';
  return (
    named ?? (family === 'stew' ? 'pot' : family === 'oven' ? 'tray' : family === 'pan' ? 'pan' : 'dish')
  );
}

/** "the leeks make it sharp enough", "the rice fills the plate". */
function tell(part: Part, verb: string): string {
  const [first = '', ...more] = verb.split(' ');
  return [`the ${part.noun}`, does(part, first), ...more].join(' ');
}

/** The first part of the dish, from the list or not, that this holds of. */
function findPart({ candidate, item }: Case, test: (food: Food) => boolean): Part | undefined {
  return candidate.draft.parts.find(({ food }) => food.id !== item.food.id && test(food));
}

/** The cook's own foods in the dish with one of these roles, in the order of the roles. */
function listLeads({ candidate }: Case, roles: readonly Role[]): readonly Part[] {
  return candidate.draft.parts
    .filter(({ food, item }) => item !== null && food.staple === 0 && roles.includes(food.roles[0]))
    .toSorted((one, other) => roles.indexOf(one.food.roles[0]) - roles.indexOf(other.food.roles[0]));
}

const BASES: readonly Role[] = ['starch', 'bread'];
const MEALS: readonly Role[] = ['protein', 'egg', 'legume', 'cured'];
const GREENS: readonly Role[] = ['vegetable', 'leaf'];
const LEADS: readonly Role[] = [...MEALS, ...GREENS, ...BASES, 'fruit', 'ready-made'];

const TASTES: readonly Role[] = ['sauce', 'condiment', 'acid', 'alcohol', 'herb', 'spice'];
const CREAMY: readonly CategoryId[] = [
  ...(['milk', 'plant-milk', 'cream', 'coconut-cream', 'yoghurt', 'soft-cheese', 'melting-cheese'] as const),
  ...(['hard-cheese', 'spread', 'dip'] as const),
];
const TAKES_FRUIT = /duck|pork|gammon|ham|venison/;
/** Poured into a pan and not into a glass. */
const FOR_COOKING: readonly FoodId[] = ['rice-wine', 'mirin'];

/** Raw meat and fish do not wait: who keeps them is told how. */
function isRawMain({ food }: Item): boolean {
  return food.roles[0] === 'protein' && food.form === 'fresh' && food.core !== undefined;
}

const isBinder = ({ category }: Food): boolean => category === 'flour' || category === 'thickener';
const isSour = (food: Food): boolean => food.roles[0] === 'acid' || (food.taste.sour ?? 0) >= 2;
const isSalty = (food: Food): boolean => food.staple < 2 && (food.taste.salt ?? 0) >= 2;
const isHotTaste = (food: Food): boolean => food.staple < 2 && (food.taste.hot ?? 0) >= 2;

function isHot({ candidate }: Case): boolean {
  return candidate.draft.steps.some(({ facts }) =>
    facts.some(({ kind }) => kind === 'heat' || kind === 'oven'),
  );
}

const says = ({ candidate }: Case, pattern: RegExp): boolean =>
  candidate.draft.steps.some(({ text }) => pattern.test(text));

/** Minutes of the longest stretch of cooking. */
function readLongest({ candidate }: Case): number {
  return Math.max(
    0,
    ...candidate.draft.steps.flatMap(({ facts }) =>
      facts.map((fact) => (fact.kind === 'until' ? fact.minutes[1] : 0)),
    ),
  );
}

/** Whether it is tough, or hard, for longer than anything here is over the heat. */
function isSlower(why: Case): boolean {
  const { heat, form } = why.item.food;
  const known = Object.values(heat).map(({ minutes }) => minutes[0]);
  return ['fresh', 'dry'].includes(form) && Math.min(999, ...known) > readLongest(why) && known.length > 0;
}

/** Grams below which nobody calls a plate full. */
const FULL = 280;

/** The weight of a full plate, as a cook says it; null where there is room on it. */
function readFullPlate({ used, candidate: { draft }, us }: Case): string | null {
  const mains = used.filter(({ food }) => LEADS.includes(food.roles[0]));
  const grams = weighPlate(draft);
  if (mains.length < 2 || grams < Math.max(FULL, draft.plate[0])) return null;
  return us ? `${Math.round(grams / 28.35)} oz` : `${Math.round(grams / 50) * 50} g`;
}

const NO_BOIL =
  'only boiling hard for ten minutes makes them safe, and a slow cooker or an oven does not get that hot; a tin would do';

/** What of the dish does the work that this seasoning would do; null where it is no seasoning. */
function explainSeasoning(why: Case): string | null {
  const { food } = why.item;
  if (!TASTES.includes(why.role) && !isChilli(food)) return null;
  const kinds: readonly (readonly [boolean, (food: Food) => boolean, string])[] = [
    [isSour(food), isSour, 'make it sharp enough'],
    [isChilli(food) || isHotTaste(food), isHotTaste, 'make it hot enough'],
    [isSalty(food), (other) => isSalty(other) && other.roles[0] !== 'starch', 'salt it already'],
    [why.role === 'herb', ({ roles }) => roles[0] === 'herb', 'are the herb in it'],
    [
      why.role === 'spice' && !isSour(food),
      ({ roles, staple }) => staple < 2 && roles[0] === 'spice',
      'spice it already',
    ],
    [
      !isSour(food),
      ({ staple, category, roles, id }) =>
        staple < 2 &&
        category !== 'tinned-tomato' &&
        !roles.includes('alcohol') &&
        roles[0] !== 'acid' &&
        (TASTES.includes(roles[0]) || ['garlic', 'ginger'].includes(id)),
      'season it already',
    ],
  ];
  for (const [isKind, test, verb] of kinds) {
    const found = isKind ? findPart(why, test) : undefined;
    if (found !== undefined) return tell(found, verb);
  }
  return null;
}

/** What stands in the way of milk, cream, butter or oil; null where nothing does. */
function explainFat(why: Case): string | null {
  const { item, role, pot } = why;
  if (role === 'dairy') {
    const sour =
      item.food.category === 'milk' && why.candidate.dish.side === 'savoury'
        ? findPart(why, isSour)
        : undefined;
    if (sour !== undefined) return `the ${sour.noun} would make milk curdle`;
    const rich = findPart(why, ({ category }) => CREAMY.includes(category));
    if (rich !== undefined) return tell(rich, 'make it rich enough');
    return says(why, /\b(?:sauce|gravy|broth|soup|stew|simmer)/)
      ? `the ${pot} gets its body without ${item.food.category === 'milk' ? 'milk' : 'cream'}`
      : `the ${pot} has no sauce to stir $ into`;
  }
  if (role !== 'fat') return null;
  const other = findPart(why, ({ roles }) => roles[0] === 'fat');
  if (other === undefined) return `nothing in the ${pot} is fried or buttered`;
  return `the ${other.noun} ${says(why, /\b(?:fry|fried|frying)\b/) ? 'does the frying' : 'is fat enough for it'}`;
}

/** In the order in which they are tried; null where one does not hold, and "$" for what stays out. */
const REASONS: readonly ((why: Case) => string | null)[] = [
  ({ limits: { diets }, item, candidate }) =>
    diets.includes('kosher') && isMilky(item.food) && candidate.draft.parts.some(({ food }) => isFlesh(food))
      ? 'a kosher dish keeps meat and milk apart'
      : null,
  ({ used, item, us }) => {
    const rival = used.find((other) => clash(item, other));
    return rival === undefined ? null : `the ${nameMany(rival.food, us)} would lose by the company`;
  },
  ({ candidate, item }) =>
    candidate.dish.family === 'drink' && item.food.category === 'drink'
      ? 'one drink in the glass is enough'
      : null,
  (why) => {
    const { candidate, role, item, pot, used } = why;
    if (candidate.dish.side !== 'savoury' || role === 'baking') return null;
    if (item.food.side !== 'sweet' && role !== 'fruit') return null;
    if (role === 'fruit' && (isSour(item.food) || used.some(({ food }) => TAKES_FRUIT.test(food.id))))
      return null;
    const [sweet] = listLeads(why, ['fruit', 'sweetener']);
    if (sweet !== undefined) return tell(sweet, 'make it sweet enough');
    const [lead] = listLeads(why, LEADS);
    return lead === undefined ? `nothing else in the ${pot} is sweet` : tell(lead, 'want nothing so sweet');
  },
  (why) => {
    const { candidate, role, item } = why;
    const isSavoury = item.food.side === 'savoury' && [...LEADS, 'sauce', 'condiment'].includes(role);
    if (candidate.dish.side !== 'sweet' || !isSavoury) return null;
    const [lead] = listLeads(why, LEADS);
    return lead === undefined ? 'this is a sweet dish' : tell(lead, 'want nothing savoury');
  },
  ({ item, limits: { equipment } }) =>
    isDriedLegume(item.food) && equipment?.includes('hob') === false ? NO_BOIL : null,
  ({ item, used }) =>
    isDriedLegume(item.food) && !used.some(({ food }) => isDriedLegume(food))
      ? 'a night in water has to come first'
      : null,
  (why) => {
    const isBase = BASES.includes(why.role) || isFlatbread(why.item.food);
    const [base] = isBase && why.item.food.category !== 'cereal' ? listLeads(why, BASES) : [];
    return base === undefined ? null : tell(base, 'fill the plate already');
  },
  (why) => {
    const [lead] = ['protein', 'egg'].includes(why.role) ? listLeads(why, MEALS) : [];
    return lead === undefined ? null : `the ${why.pot} has its main in the ${lead.noun}`;
  },
  (why) => {
    const cheese = isCheese(why.item.food) ? findPart(why, isCheese) : undefined;
    return cheese === undefined ? null : tell(cheese, 'are the cheese in it');
  },
  (why) =>
    isSaladLeaf(why.item.food) &&
    why.item.food.id !== 'beansprouts' &&
    isHot(why) &&
    !['salad', 'bread', 'plate'].includes(why.candidate.dish.family)
      ? `salad turns limp in a hot ${why.pot}`
      : null,
  (why) =>
    GREENS.includes(why.role) && !['fine', 'peel'].includes(why.item.food.raw) && !isHot(why)
      ? 'nothing is cooked here'
      : null,
  (why) =>
    why.item.food.category !== 'pastry' &&
    [...BASES, ...MEALS, ...GREENS].includes(why.role) &&
    isHot(why) &&
    isSlower(why)
      ? `nothing here cooks long enough to make ${nameMany(why.item.food, why.us)} tender`
      : null,
  (why) => {
    const full = [...GREENS, ...MEALS].includes(why.role) ? readFullPlate(why) : null;
    const [one, two] = listLeads(why, LEADS);
    return full === null || one === undefined || two === undefined
      ? null
      : `with the ${one.noun} and ${two.noun} a plate comes to ${full} already`;
  },
  (why) => {
    const [lead] = why.role === 'fruit' ? listLeads(why, ['fruit']) : [];
    return lead === undefined ? null : tell(lead, 'are fruit enough');
  },
  ({ item }) =>
    item.food.roles.includes('alcohol') && !isNamed(item.food, ...FOR_COOKING)
      ? 'a glass beside the meal does more than a splash in it'
      : null,
  (why) => {
    const [sweet] = why.role === 'sweetener' ? listLeads(why, ['sweetener', 'fruit']) : [];
    return sweet === undefined ? null : tell(sweet, 'make it sweet enough');
  },
  explainSeasoning,
  (why) => {
    const salty = isCheese(why.item.food)
      ? findPart(why, (food) => food.category === 'soy-sauce' || isNamed(food, 'fish-sauce', 'miso'))
      : undefined;
    return salty === undefined ? null : `cheese would cover the taste of the ${salty.noun}`;
  },
  ({ item, pot }) => (item.food.category === 'cereal' ? `the ${pot} has no crust and no crumble` : null),
  explainFat,
  (why) => {
    if (!isBinder(why.item.food)) return null;
    const other = findPart(why, isBinder);
    return other === undefined
      ? `nothing in the ${why.pot} is thickened or coated`
      : `the ${other.noun} does that work`;
  },
  (why) => {
    if (why.item.food.category !== 'stock') return null;
    return ['soup', 'stew'].includes(why.candidate.dish.family)
      ? `the ${why.pot} makes a broth of its own`
      : `the ${why.pot} holds no broth`;
  },
  ({ item, pot }) =>
    ['snack', 'biscuit'].includes(item.food.category) ? `what is crisp goes soft in a ${pot}` : null,
  (why) => {
    const { food } = why.item;
    if (!['drink', 'juice'].includes(food.category)) return null;
    const milk = food.id === 'water' ? findPart(why, ({ category }) => category === 'milk') : undefined;
    return milk === undefined
      ? `${food.name} goes into a glass sooner than into the ${why.pot}`
      : tell(milk, 'take its place');
  },
  ({ candidate: { draft }, limits: { maxMinutes } }) =>
    maxMinutes !== null && draft.minutes.total > maxMinutes / 2
      ? `${maxMinutes} minutes are too few for more`
      : null,
  ({ limits: { equipment }, item: { food } }) =>
    equipment?.every((one) => one === 'kettle' || one === 'blender') === true &&
    !['fine', 'peel'].includes(food.raw)
      ? 'a kettle alone does not cook $'
      : null,
  (why) => {
    const [one, two] = listLeads(why, LEADS);
    if (one === undefined) return null;
    return two === undefined || hashWords(`${one.noun}${why.item.food.id}`) % 2 === 0
      ? `I have no good place for $ beside the ${one.noun}`
      : `this ${why.pot} is about the ${one.noun} and ${two.noun}`;
  },
];

function findReason(why: Case): string {
  for (const reason of REASONS) {
    const words = reason(why);
    if (words !== null) return words;
  }
  return `this ${why.pot} is better without $`;
}

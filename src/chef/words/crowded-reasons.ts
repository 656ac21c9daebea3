// Why a dish has no room for another food of a kind that it holds: a second starch, a second meat, one vegetable more, and
// what would cover the taste of the rest.

import type { Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import { isMilky } from '../kitchen.ts';
import { isCheese, isEgg, isFish, isFlatbread } from '../slots.ts';
import {
  BASES,
  type Case,
  findPart,
  GREENS,
  isHot,
  LEADS,
  listLeads,
  MEALS,
  says,
  tell,
  word,
} from './left-out-case.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Has something to mop up; soy sauce is none of it. */
const WET = /(?<!soy |fish |oyster )\b(?:sauce|gravy|juices|broth|stew|simmer)\b/;
/** Grams of meat, fish or pulses that feed one. */
const ENOUGH = 75;

/** "the mince alone feeds four", where there is so much of it. */
function feedAlone(why: Case, lead: Part): string {
  const { servings } = why.candidate.draft;
  return lead.grams >= ENOUGH * servings && NUMBERS[servings] !== undefined
    ? tell(lead, `feed ${NUMBERS[servings]} without help`)
    : tell(lead, `make a meal of the ${why.pot}`);
}

/** Why another starch or bread stays out beside the one that is there; null where there is none. */
export function explainBase(why: Case): string | null {
  const { item, role, pot, candidate } = why;
  const { food } = item;
  if ((!BASES.includes(role) && !isFlatbread(food)) || food.category === 'cereal') return null;
  const base = listLeads(why, BASES).find((part) => part.food.id !== 'breadcrumbs');
  if (base === undefined) return null;
  const isBread = role === 'bread' || isFlatbread(food);
  if (/taco|wrap|quesadilla|burger|sandwich|toastie/.test(`${pot} ${candidate.dish.id}`))
    return tell(base, 'hold it all, and a starch inside them would only be dry').replace(
      'inside them',
      base.plural ? 'inside them' : 'inside it',
    );
  if (candidate.dish.family === 'salad')
    return tell(base, 'make a meal of the salad, and more starch would make it stodgy');
  if (base.food.category === 'noodle' || base.food.category === 'pasta')
    return isBread
      ? tell(base, 'take up all the sauce, and nothing is left to mop')
      : word(
          why,
          tell(base, 'get the sauce, and a second starch would go without'),
          tell(base, 'are the starch of it, and one to a plate is enough'),
        );
  if (isBread && says(why, WET)) return tell(base, 'take up the juices, and nothing is left to mop');
  return word(
    why,
    tell(base, 'are the starch of it, and one to a plate is enough'),
    tell(base, 'are filling enough, and a second starch would only be more of the same'),
  );
}

const isMeat = ({ origins }: Food): boolean =>
  origins.some((origin) => ['meat', 'pork', 'poultry', 'game'].includes(origin));
const SEA: readonly string[] = ['crustacean', 'mollusc'];
const isOfSea = (food: Food): boolean =>
  isFish(food) || SEA.includes(food.category) || food.origins.includes('fish');

/** Why a second meat, fish or egg stays out; null where the dish holds none yet. */
export function explainMain(why: Case): string | null {
  const { item, role, pot } = why;
  const { food } = item;
  if (!['protein', 'egg', 'cured'].includes(role)) return null;
  const [lead] = listLeads(why, MEALS);
  if (lead === undefined) return null;
  const isRaw = food.form === 'fresh' && food.raw === 'never';
  if (isOfSea(lead.food) && role === 'cured') return `salt meat would cover the taste of the ${lead.noun}`;
  if (isOfSea(lead.food) && isMeat(food)) return `meat would cover the taste of the ${lead.noun}`;
  if (isMeat(lead.food) && lead.food.roles[0] === 'protein' && isOfSea(food))
    return `the ${lead.noun} would cover anything from the sea`;
  if (isEgg(food))
    return word(
      why,
      `beside the ${lead.noun} an egg would be a second supper`,
      tell(lead, 'make a supper of it, and eggs are one by themselves'),
      tell(lead, 'need no egg to be a meal'),
    );
  if (isRaw && isMeat(food) && isMeat(lead.food) && lead.food.form === 'fresh')
    return `two kinds of meat in one ${pot} are never done at the same time`;
  if (role === 'cured') return null;
  return feedAlone(why, lead);
}

/** By the dish's id, or the word for it: what more in it would spoil. `@` is what fills it. */
const SPOILT: readonly (readonly [RegExp, ...string[]])[] = [
  [/frittata|omelette|kuku|quiche|tortilla\b/, 'with more filling the eggs would not hold together'],
  [/taco|wrap|quesadilla|burger|sandwich|toastie|pitta|buns/, 'filled any higher it would not close'],
  [
    /stir-fry|fried-rice|wok|pad-thai|noodles$|nasi/,
    'a fuller pan would steam where it should fry',
    'the heat of one pan goes no further than @',
  ],
  [
    /tray-|roast|oven-plate|glazed-joints|parcel/,
    'on a fuller tray everything would steam and nothing would brown',
    '@ take all the room that a tray has for browning',
  ],
  [/cottage-pie|fish-pie|mash/, 'more filling would come up through the mash'],
  [/pie|tart|strudel|parcels/, 'a fuller filling would keep the pastry wet'],
  [/lasagne|moussaka|parmigiana|gratin|bake/, 'under one layer more the middle would stay cold'],
  [
    /risotto|pilaf|paella|seafood-rice|jollof|spiced-rice|kedgeree|biryani/,
    'the rice has its water measured, and one wet thing more would make it mush',
  ],
  [/blended-soup/, 'blended with @, no further taste would come through'],
  [/noodle-soup|ramen/, 'with @ the bowls are full to the rim'],
  [/soup|chowder|broth/, 'a spoon should find @, and not a little of everything'],
  [/pasta/, 'with more in the pan the sauce would no longer reach the pasta'],
  [
    /curry|stew|braise|chilli|tagine|pot\b|dal/,
    '@ fill the pot to the lid',
    '@ give the sauce all it can carry',
  ],
  [/slow-joint/, '@ are plenty for one meal'],
  [/salad|slaw/, '@ fill the bowl, and more of it would only weigh it down'],
  [/toast/, 'piled any higher it would slide off the toast'],
  [/pan/, 'the pan is full with @, and a fuller one stews'],
];

/** What fills it, and does not only come to the table with it: "the leeks and carrots". */
function nameFillers(why: Case): string | null {
  const { beside } = why.candidate.draft;
  const [one, two] = listLeads(why, LEADS).filter(({ item }) => item === null || !beside.includes(item));
  return one === undefined || two === undefined ? null : `the ${one.noun} and ${two.noun}`;
}

/** Why there is no room for one vegetable, fruit or handful more; null where nothing fills the dish. */
export function explainCrowded(why: Case): string | null {
  const { item, role, pot, candidate } = why;
  if (![...GREENS, ...MEALS, 'aromatic', 'starch', 'bread'].includes(role) || item.food.category === 'cereal')
    return null;
  if (isEgg(item.food)) return 'an egg is a supper by itself';
  const fillers = nameFillers(why);
  if (fillers === null || candidate.dish.side === 'sweet') return null;
  const { id, family } = candidate.dish;
  const choices = SPOILT.find(([pattern]) => pattern.test(`${id} ${pot}`) || pattern.test(family))?.slice(
    1,
  ) as readonly string[] | undefined;
  if (choices === undefined) return `${fillers} are enough to look after in one ${pot}`;
  const [first = '', ...more] = choices;
  const words = word(why, first, ...more).replace('@', fillers);
  return item.food.form === 'cooked' && /frying|fry/.test(words) ? `${fillers} fill the pan` : words;
}

/** Mild and milky, or ripe and salt. */
const STRONG =
  /^(?:blue-cheese|goats-cheese|feta|parmesan|pecorino|camembert|brie|halloumi|vegetarian-hard-cheese)$/;

/** Why a second cheese stays out. */
export function explainCheese(why: Case): string | null {
  const { food } = why.item;
  const other = isCheese(food) ? findPart(why, isCheese) : undefined;
  if (other === undefined) return null;
  const [isStrong, isOther] = [food, other.food].map(({ id }) => STRONG.test(id));
  if (isOther && !isStrong) return `the ${other.noun} would leave nothing to taste of a milder cheese`;
  if (isStrong && !isOther) return `a stronger cheese would be all that is left of the ${other.noun}`;
  return `beside the ${other.noun} a second cheese makes it heavy and no better`;
}

/** Thickens a pot by itself. */
const isThick = ({ id, category }: Food): boolean =>
  /lentil|split-peas|potato|barley|oats/.test(id) || category === 'tinned-legume';

/** Why cream, milk or yoghurt stays out of what has none. */
export function explainNoCream(why: Case): string {
  const { item, pot } = why;
  const isMilk = item.food.category === 'milk';
  const dairy = isMilk ? 'milk' : item.food.category === 'yoghurt' ? 'yoghurt' : 'cream';
  const thick = findPart(why, isThick);
  if (thick !== undefined && says(why, /\b(?:broth|soup|stew|simmer)/))
    return `${tell(thick, 'thicken')} the ${pot}, and ${dairy} would dull it`;
  const bright = findPart(why, ({ category }) => /tomato|wine|citrus/.test(category));
  if (bright !== undefined)
    return `${dairy} would dull what the ${bright.noun} ${bright.plural ? 'make' : 'makes'} bright`;
  return says(why, WET)
    ? `${dairy} would cloud what should stay clear and strong`
    : `the ${pot} has no sauce to stir $ into`;
}

/** Where nothing else holds: what the food would do to the taste of the dish. */
export function explainLast(why: Case): string {
  const { item, role, pot, candidate } = why;
  const { food } = item;
  const [lead] = listLeads(why, candidate.dish.side === 'sweet' ? ['fruit', 'sweetener', 'baking'] : LEADS);
  const name = lead?.noun ?? pot;
  const kind = explainCrunchy(why) ?? explainFruit(why);
  if (kind !== null) return kind;
  if (food.category === 'tinned-tomato')
    return isHot(why)
      ? `so much juice would turn the ${pot} into a stew`
      : 'tomatoes from a tin taste of it until they are cooked';
  if (/^(?:yeast|baking-powder|bicarbonate|cream-of-tartar)/.test(food.id))
    return `nothing in the ${pot} has to rise`;
  if (isCheese(food)) return `the ${name} ${lead?.plural === true ? 'are' : 'is'} rich enough without cheese`;
  if (food.category === 'spread') return `so thick a paste would coat the ${name} and the spoon`;
  if (['sauce', 'condiment'].includes(role) && (food.taste.sweet ?? 0) + (food.taste.sour ?? 0) > 0)
    return `anything so sweet and sharp would shout down the ${name}`;
  if (['spice', 'herb', 'aromatic', 'sauce', 'condiment', 'acid'].includes(role))
    return `the ${pot} is seasoned without $`;
  if (isEgg(food)) return `nothing in the ${pot} wants an egg to bind it or raise it`;
  return lead === undefined
    ? `the ${pot} is complete without $`
    : `the ${lead.noun} ${lead.plural ? 'make' : 'makes'} a whole ${pot} without $`;
}

function explainCrunchy(why: Case): string | null {
  const { item, role, pot } = why;
  if (!['nut', 'ready-made', 'baking'].includes(role) || !item.food.textures.includes('crisp')) return null;
  const crisp = findPart(why, ({ roles }) => roles[0] === 'nut' || roles[0] === 'bread');
  if (crisp !== undefined) return tell(crisp, 'give it all the crunch it wants');
  return isHot(why) ? `nothing crunchy stays so in a ${pot}` : null;
}

function explainFruit(why: Case): string | null {
  if (why.role !== 'fruit') return null;
  const curd = (why.item.food.taste.sour ?? 0) >= 2 ? findPart(why, isMilky) : undefined;
  return curd === undefined
    ? `fruit would turn the ${why.pot} sweet`
    : `so sharp a fruit would curdle the ${curd.noun}`;
}

// Which food a line means to a cook: what its words say of how it is (cooked before, out of a pouch, frozen) makes it
// another thing to cook than the table's food of that name.

import { DIETS, type Diet } from '../../food/diets.ts';
import { fitsDiet } from '../../food/fits-diet.ts';
import { FOODS, type Food, findFood } from '../../food/foods.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import { readClaims } from '../../recipe/claims.ts';
import { readSaid } from './read-stated.ts';
import { readTin } from './read-tin.ts';

/** Sold cooked, in a pouch that keeps for months: nobody's leftovers. */
const POUCHED = /\b(?:pouch(?:es)?|microwave(?:able)?|ready[- ](?:cooked|rice)|express rice)\b/i;

const BAKED =
  /\b(?:lasagn[ae]|moussaka|cannelloni|shepherd'?s pie|cottage pie|parmigiana|gratin|enchiladas?|meat ?loaf|roast dinner|cauliflower cheese|toad in the hole|fish pie|pizza|mac(?:aroni)?(?: (?:and|&|n))? cheese)\b/;

/** A dish that was baked before, under the name it was typed with, and weighed: of some of it nobody counts pieces. */
function readBake(food: Food, text: string): Food | null {
  if (food.id === 'leftover-stew' || food.id === 'leftover-curry') {
    const stew = /\b(?:casserole|goulash|hot ?pot|tagine|ragout|stir[- ]?fry|dah?l|daal)\b/.exec(text)?.[0];
    return stew === undefined ? null : { ...food, name: `leftover ${stew}`, plural: `leftover ${stew}` };
  }
  const isOld = /left|yesterday|last night|cold|remains/.test(text);
  if (
    food.id !== 'leftover-pasta-bake' &&
    !(isOld && (/^(?:fish-pie|frozen-pizza)$/.test(food.id) || /meat ?loaf/.test(text)))
  )
    return null;
  const typed = BAKED.exec(text)?.[0] ?? 'pasta bake';
  const plain = typed
    .replace('lasagna', 'lasagne')
    .replace('herds', "herd's")
    .replace(/^mac .*/, 'macaroni cheese');
  const isFrozen = /frozen|freezer/.test(text);
  const { us: _us, gramsEach: _each, ...rest } = food.id === 'meat-pie' ? FOODS['leftover-pasta-bake'] : food;
  const name = `${isFrozen ? 'frozen' : 'leftover'} ${plain}`;
  return {
    ...rest,
    name,
    plural: name,
    us: name.replace('lasagne', 'lasagna'),
    noun: 'mass',
    form: isFrozen ? 'frozen' : 'cooked',
    amount: { perServing: plain === 'pizza' ? 250 : 320, unit: 'g' },
  };
}

/** What was cooked before and has no entry of its own: it is made steaming hot, and no longer. */
function readAgain(food: Food): Food | undefined {
  const { category, us: _us, usPlural: _usPlural, ...plain } = food;
  const name = `cooked ${food.name}`;
  const again = {
    name,
    plural: `cooked ${food.plural}`,
    form: 'cooked',
    hazards: ['leftover'],
    perish: 2,
  } as const;
  const core: Food['core'] = { coreC: 74, cue: 'steaming-through' };
  if (food.id === 'polenta') return { ...plain, ...again, category: 'cooked-grain' };
  if (category === 'grain' || category === 'noodle') return { ...plain, ...again, category, preparation: '' };
  if (/^gammon/.test(food.id)) return { ...FOODS.ham, name: 'cooked gammon' };
  // Flaked or in pieces, it does what fish out of a tin does.
  if (category === 'white-fish' || category === 'oily-fish' || category === 'mollusc') {
    const tin = { ...FOODS['tinned-salmon'], ...again, core, us: name, usPlural: name };
    return category === 'mollusc'
      ? { ...tin, origins: food.origins, allergens: food.allergens ?? [], preparation: '' }
      : { ...tin, preparation: 'skinned and flaked' };
  }
  return food.core === undefined || !/fresh|frozen/.test(food.form) || category === 'egg'
    ? undefined
    : {
        ...plain,
        ...again,
        category,
        core,
        preparation: (food.preparation ?? '').replace(/^boiled[^,]*, /, ''),
      };
}

const CUT_TO_FREEZE: readonly string[] = [
  'brassica',
  'squash',
  'root-vegetable',
  'pod',
  'fruiting-vegetable',
];

/** Corn by the ear or out of the freezer; else out of a tin. */
function readCorn(food: Food, text: string, state: string): Food {
  if (/\b(?:ears?|cobs?)\b/.test(text)) return FOODS['corn-on-the-cob'];
  if (!/frozen/.test(`${text} ${state}`)) return food;
  const { preparation: _drained, ...rest } = food;
  return {
    ...rest,
    category: 'frozen-vegetable',
    form: 'frozen',
    name: 'frozen sweetcorn',
    us: 'frozen corn',
  };
}

/** The herbs of a Persian stew, by the bag: they are its vegetable and no seasoning. */
function mixHerbs(state: string): Food {
  const { us: _us, usPlural: _usPlural, ...greens } = FOODS['frozen-spinach'];
  const name = /frozen/.test(state) ? 'frozen herbs' : 'stewing herbs';
  return { ...greens, name, plural: name, noun: 'plural', preparation: 'thawed and squeezed dry' };
}

/** A leaf is a leaf, dry or not, where it goes in whole. */
const isHerb = ({ category, id }: Food): boolean =>
  (category === 'fresh-herb' || category === 'hardy-herb') &&
  !['bay-leaf', 'curry-leaves', 'makrut-lime-leaves', 'banana-leaf', 'pandan'].includes(id);

/** Dried, a herb is spooned and crumbled, and nobody washes it. */
const HERB_MIX = /\bsab(?:z|s)[iy]\b|\bsabzeh?\b/i;

function readLeaf(food: Food, text: string, state: string): Food {
  if (food.id === 'mixed-herbs' && HERB_MIX.test(text) && !/dried/.test(state)) return mixHerbs(state);
  if (!isHerb(food) || !/dried/.test(state)) return food;
  const { us, usPlural: _usPlural, preparation: _washed, gramsEach: _each, ...rest } = food;
  const name = `dried ${food.name}`;
  return {
    ...rest,
    category: 'dried-herb',
    form: 'dry',
    noun: 'mass',
    name,
    plural: name,
    ...(us === undefined ? {} : { us: `dried ${us}` }),
    amount: { perServing: 0.5, unit: 'tsp' },
    density: 0.25,
    cuts: [],
    perish: 0,
  };
}

/** "Smoked cheese" and "smoked tofu" keep the word that says how they taste. */
function keepsSmoke({ roles, category }: Food): boolean {
  return roles.includes('cheese') || /^(?:tofu|nut|allium)$/.test(category);
}

function callSmoked(food: Food): Food {
  const { us: _us, usPlural: _usPlural, ...rest } = food;
  return { ...rest, name: `smoked ${food.name}`, plural: `smoked ${food.plural}` };
}

/** Cooked in its pack, it is nobody's leftovers. */
function readCookedBefore(food: Food, text: string, state: string): Food | undefined {
  const isPacked = POUCHED.test(text);
  const again = isPacked || /cooked|leftover/.test(state) ? readAgain(food) : undefined;
  return again === undefined || !isPacked ? again : { ...again, hazards: [], perish: food.perish };
}

/** What is typed with a word that makes it another thing to cook: sweetcorn from the freezer, duck that is confit. */
function readForm(food: Food, line: string, state: string): Food {
  const text = line.toLowerCase();
  if (food.id === 'sweetcorn') return readCorn(food, text, state);
  if (/smoked/.test(state) && keepsSmoke(food)) return callSmoked(food);
  // Florets and slices out of the freezer: there is no head to trim.
  if (/frozen/.test(state) && food.form === 'fresh' && CUT_TO_FREEZE.includes(food.category)) {
    const { us, usPlural: _usPlural, preparation: _prepared, ...rest } = food;
    const name = `frozen ${(food.gramsEach ?? 0) < 200 ? food.plural : food.name}`;
    return {
      ...rest,
      form: 'frozen',
      noun: 'mass',
      name,
      plural: name,
      ...(us === undefined ? {} : { us: `frozen ${us}` }),
    };
  }
  // What is left of a boiled joint is no ham out of a packet.
  if (food.id === 'ham' && /leftover/.test(state))
    return { ...food, name: /gammon/.test(text) ? 'cooked gammon' : 'ham', hazards: ['leftover'] };
  const again = readCookedBefore(food, text, state);
  if (again !== undefined) return again;
  if (food.id === 'cooked-potato' && /\broast/.test(text))
    return { ...food, name: 'roast potato', plural: 'roast potatoes' };
  const bake = readBake(food, text);
  if (bake !== null) return bake;
  const said = readSaid(food, text);
  if (said !== null) return said;
  if (food.id !== 'duck' || !/confit/.test(text)) return food;
  return {
    ...food,
    category: 'cooked-meat',
    form: 'cooked',
    name: 'confit duck leg',
    plural: 'confit duck legs',
    gramsEach: 250,
  };
}

/** "Tinned tomatoes" are another food than tomatoes, where the table has both. */
function findState({ food, state, text }: IngredientReading): Food | undefined {
  if (food === null) return undefined;
  const tinned =
    /tinned|canned/.test(state ?? '') || POUCHED.test(text)
      ? findFood(`tinned-${food.replace(/^(?:green|red)-(?=lentils$)/, '')}`)
      : undefined;
  return tinned ?? findFood(food);
}

/** What a label claims, in the words that stand before the name. */
const CLAIMED =
  /\b(?:(?:gluten|wheat|dairy|milk|lactose|egg|nut|alcohol)[- ]free|eggless|vegan|vegetarian|veggie|meat[- ]free|plant[- ]based|halal|kosher)\b/;
/** Origins that a claim rules out. */
const NOT_OF: readonly (readonly [Diet, RegExp])[] = [
  ['dairy-free', /^milk$/],
  ['egg-free', /^egg$/],
  ['vegetarian', /^(?:animal-rennet|gelatine|meat|pork|poultry|fish)/],
  ['vegan', /^honey$/],
  ['halal', /^(?:alcohol|gelatine)$/],
];

/** What a line says of the food is believed: a gluten-free pizza base is without gluten, eggless mayonnaise without egg. */
export function believe(food: Food, typed: string): Food {
  const text = typed
    .toLowerCase()
    .replace(/\bgf\b/, 'gluten-free')
    .replace(/\bdf\b/, 'dairy-free');
  const said = CLAIMED.exec(text)?.[0].replace(' ', '-');
  if (said === undefined) return food;
  const { without, fits } = readClaims(text);
  if (
    food.name.includes(said) ||
    /^vegan\b/.test(food.name) ||
    [...fits].every((diet) => fitsDiet(food, diet))
  )
    return food;
  const call = (name: string): string => `${said} ${name.replace(/^(?:veggie|vegetarian|vegetable) /, '')}`;
  const isLeft = <T extends string>(one: T): boolean => !(without as ReadonlySet<string>).has(one);
  const origins = food.origins
    .filter((origin) => !NOT_OF.some(([diet, words]) => fits.has(diet) && words.test(origin)))
    .map((origin) => (origin === 'pork' && fits.has('halal') ? 'meat' : origin));
  const bare: Food = {
    ...food,
    origins,
    allergens: food.allergens?.filter(isLeft) ?? [],
    mayContain: food.mayContain?.filter(isLeft) ?? [],
    name: call(food.name),
    plural: call(food.plural),
    us: call(food.us ?? food.name),
    usPlural: call(food.usPlural ?? food.us ?? food.plural),
  };
  return { ...bare, fits: DIETS.filter((diet) => fits.has(diet) || fitsDiet(bare, diet)) };
}

/** Cooked in its pouch: nothing to drain, and no tin. */
function readPouch(food: Food): Food {
  const { us: _us, usPlural: _usPlural, piece: _tin, preparation: _drained, ...rest } = food;
  const name = `cooked ${food.name.replace('tinned ', '')}`;
  return { ...rest, name, plural: name, gramsEach: 250, amount: { perServing: 125, unit: 'g' } };
}

/**
 * The food of a reading as the chef takes it; undefined where it is none. Who says no more than "noodles" and eats no
 * egg or wheat has those of rice.
 */
export function readKind(reading: IngredientReading, allows: (food: Food) => boolean): Food | undefined {
  const food = findState(reading);
  if (food === undefined) return undefined;
  const { text, state = '' } = reading;
  if ((food.id === 'cooked-rice' || food.category === 'rice') && POUCHED.test(text))
    return { ...FOODS['cooked-rice'], name: 'microwave rice', gramsEach: 250, hazards: [], perish: 0 };
  // Nobody buys six hundred grams of gammon in slices.
  if (food.id === 'gammon' && (reading.grams ?? 0) >= 600 && !/steak|slice/i.test(text))
    return FOODS['gammon-joint'];
  // Who counts sardines and names no tin has them from the fishmonger.
  if (food.id === 'tinned-sardines' && reading.unit === null && !/\b(?:tin|can)/i.test(text))
    return FOODS.sardine;
  if (food.category === 'tinned-legume' && POUCHED.test(text)) return readPouch(food);
  // Beaten together it is a filling, and no fish to be drained.
  if (food.id === 'tinned-tuna' && reading.tail?.words === 'with mayonnaise') {
    const {
      us: _us,
      usPlural: _usPlural,
      piece: _tin,
      gramsEach: _each,
      preparation: _drained,
      ...rest
    } = food;
    return { ...rest, name: 'tuna', plural: 'tuna', form: 'cooked', amount: { perServing: 80, unit: 'g' } };
  }
  const isOpen = food.id === 'egg-noodles' && !/egg/i.test(text) && !allows(food);
  return isOpen && allows(FOODS['rice-noodles'])
    ? FOODS['rice-noodles']
    : believe(readTin(reading, food) ?? readForm(readLeaf(food, text, state), text, state), text);
}

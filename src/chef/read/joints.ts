// Meat on the bone that is bought by the piece. The table of foods reads "lamb shanks" as stewing lamb; here a shank
// keeps its name, its bone and its weight, and a stated count is a count of shanks.
// Weights are those of pieces as butchers sell them, working values to the nearest 10 g.

import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { Heat, Method } from '../../food/heat.ts';
import type { Item } from './kitchen.ts';
import { isBoned } from './skin-and-bone.ts';

interface Joint {
  readonly of: FoodId;
  readonly words: RegExp;
  /** Absent where the food keeps its name and is only weighed by the piece. */
  readonly name?: string;
  readonly plural?: string;
  readonly gramsEach: number;
  /** Pieces for one person. */
  readonly each: number;
  readonly category?: Food['category'];
  readonly form?: Food['form'];
  readonly heat?: Readonly<Partial<Record<Method, Heat>>>;
}

const LEG_HEAT: Joint['heat'] = {
  roast: { minutes: [45, 50], cue: 'no-pink-juices-clear', cut: 'whole', ovenC: 200 },
  braise: { minutes: [50, 60], cue: 'pulls-apart', stage: 2, cut: 'whole', ovenC: 180 },
  simmer: { minutes: [40, 45], cue: 'no-pink-juices-clear', stage: 2, cut: 'whole' },
};

const LONG: Joint['heat'] = {
  braise: { minutes: [150, 170], cue: 'pulls-apart', stage: 2, cut: 'whole', ovenC: 160 },
  simmer: { minutes: [150, 170], cue: 'pulls-apart', stage: 2, cut: 'whole' },
};

const JOINTS: readonly Joint[] = [
  { of: 'stewing-lamb', words: /\bshanks?\b/, name: 'lamb shank', gramsEach: 450, each: 1, heat: LONG },
  { of: 'stewing-beef', words: /\bribs?\b/, name: 'beef short rib', gramsEach: 220, each: 1.5, heat: LONG },
  {
    of: 'stewing-beef',
    words: /\bosso ?buc[co]o?\b|\bshanks?\b/,
    name: 'osso buco slice',
    gramsEach: 300,
    each: 1,
  },
  { of: 'pork-shoulder', words: /\bsteaks?\b/, gramsEach: 190, each: 1 },
  { of: 'stewing-beef', words: /\bcheeks?\b/, gramsEach: 350, each: 0.6 },
  {
    of: 'chicken-drumstick',
    words: /\blegs?\b/,
    name: 'chicken leg',
    gramsEach: 260,
    each: 1,
    heat: LEG_HEAT,
  },
  {
    of: 'chicken-thigh',
    words: /\b(?:quarters?|legs?)\b/,
    name: 'chicken leg',
    gramsEach: 260,
    each: 1,
    heat: LEG_HEAT,
  },
  {
    of: 'duck',
    words: /confit/,
    name: 'confit duck leg',
    gramsEach: 250,
    each: 1,
    category: 'cooked-meat',
    form: 'cooked',
  },
  {
    of: 'duck',
    words: /\b(?:legs?|cuisses?|muslos?|cosc[ei]a?)\b|keule/,
    name: 'duck leg',
    gramsEach: 250,
    each: 1,
    category: 'braising-cut',
    heat: { braise: { minutes: [100, 120], cue: 'pulls-apart', stage: 2, cut: 'whole', ovenC: 160 } },
  },
  {
    of: 'pork-ribs',
    words: /\bracks?\b/,
    name: 'rack of pork ribs',
    plural: 'racks of pork ribs',
    gramsEach: 800,
    each: 0.5,
  },
  { of: 'pork-ribs', words: /\d/, name: 'pork rib', gramsEach: 120, each: 3 },
  {
    of: 'trotters',
    words: /\b(?:knuckles?|hocks?|shanks?)\b/,
    name: 'pork knuckle',
    gramsEach: 1000,
    each: 0.4,
  },
  { of: 'oxtail', words: /./, gramsEach: 1200, each: 0.25 },
  {
    of: 'goose',
    words: /\blegs?\b/,
    name: 'goose leg',
    gramsEach: 500,
    each: 1,
    category: 'braising-cut',
    heat: LONG,
  },
  { of: 'venison', words: /\bshanks?\b/, name: 'venison shank', gramsEach: 600, each: 1, heat: LONG },
  {
    of: 'venison',
    words: /\b(?:steaks?|loins?|fillets?)\b/,
    name: 'venison steak',
    gramsEach: 170,
    each: 1,
    category: 'beef-cut',
    heat: FOODS.steak.heat,
  },
  // A small bird is done within the hour.
  {
    of: 'quail',
    words: /./,
    gramsEach: 180,
    each: 2,
    heat: { ...FOODS.quail.heat, braise: { minutes: [50, 60], cue: 'pulls-apart', stage: 2, cut: 'whole' } },
  },
  { of: 'lamb-chop', words: /\brumps?\b/, gramsEach: 200, each: 1 },
  { of: 'rabbit', words: /\blegs?\b/, name: 'rabbit leg', gramsEach: 250, each: 1 },
  { of: 'rabbit', words: /./, gramsEach: 1200, each: 0.3 },
];

const ON_THE_BONE: readonly string[] = ['poultry-cut', 'braising-cut', 'game'];

/** Whether it comes to the pan whole, with its bone: a serving then weighs more than it feeds. */
export function isOnBone({ category, cuts, name }: Food): boolean {
  const isJoint = ON_THE_BONE.includes(category) || name === 'confit duck leg';
  return isJoint && cuts.length === 1 && cuts[0] === 'whole';
}

/** Grams of a fish that one person gets whole, as it is sold. */
const WHOLE_FISH: Readonly<Partial<Record<FoodId, number>>> = {
  mackerel: 300,
  trout: 320,
  herring: 200,
  'sea-bass': 450,
  'sea-bream': 400,
  'red-snapper': 500,
  plaice: 400,
  sole: 350,
  tilapia: 450,
  perch: 250,
};
const IN_PIECES =
  /\b(?:fillets?|filets?|steaks?|loins?|portions?|pieces?|sides?|tails?|slices?|cheeks?|bell(?:y|ies)|necks?|collars?|trimmings|smoked|pack\w*|pk|pkt)\b/;
const FISH_HEAT: Heat = { minutes: [10, 12], cue: 'flakes', cut: 'whole' };

/** What is done to a whole fish that is cooked whole; every other dish has it filleted. */
export const GUTTED = 'scaled, gutted and slashed three times a side';

/** Whether it is a fish with its head, its tail and its bones. */
export function isWholeFish({ id, name }: Food): boolean {
  return WHOLE_FISH[id] !== undefined && name.startsWith('whole ');
}

/** Grams of one piece where the cook weighed them. */
function readOwnGrams({ id, gramsEach }: Food): number | undefined {
  return gramsEach === FOODS[id].gramsEach ? undefined : gramsEach;
}

/** Two mackerel are two fish, where nothing says fillets. */
function readWholeFish(item: Item, text: string): Item {
  const { food, count } = item;
  const usual = WHOLE_FISH[food.id];
  const gramsEach = usual && (readOwnGrams(food) ?? usual);
  if (gramsEach === undefined || IN_PIECES.test(text) || (count === null && !/\bwhole\b/.test(text)))
    return item;
  const name = `whole ${food.name}`;
  return {
    ...item,
    food: {
      ...food,
      name,
      plural: name,
      noun: 'count',
      gramsEach,
      amount: { perServing: 1, unit: null },
      heat: { ...food.heat, sear: FISH_HEAT, fry: FISH_HEAT, grill: FISH_HEAT },
      cuts: ['whole', 'chunks-3cm'],
    },
    grams: count === null ? item.grams : count * gramsEach,
  };
}

/** Without its bone a leg is a small piece that is done sooner. */
const BONELESS_HEAT: Joint['heat'] = {
  ...FOODS['chicken-thigh'].heat,
  roast: { minutes: [25, 30], cue: 'no-pink-juices-clear', cut: 'whole', ovenC: 200 },
  sear: { minutes: [12, 14], cue: 'no-pink-juices-clear', stage: 2, cut: 'whole' },
  braise: { minutes: [30, 35], cue: 'fork-tender', stage: 2, cut: 'whole', ovenC: 180 },
  grill: { minutes: [12, 15], cue: 'no-pink-juices-clear', cut: 'whole' },
};

/** Thighs as they are sold without bones: those of a chicken, and those of a turkey as steaks. */
function readBoneless(item: Item, text: string): Item | undefined {
  const isTurkey =
    item.food.id === 'turkey-leg' && /thigh/.test(text) && /steak|boneless|boned|fil+et/.test(text);
  const isChicken =
    item.food.id === 'chicken-thigh' && isBoned(item.typed) && !/diced|\b(?:legs?|quarters?)\b/.test(text);
  if (!(isTurkey || isChicken)) return undefined;
  const name = isTurkey ? 'turkey thigh steak' : 'boneless chicken thigh';
  const gramsEach = readOwnGrams(item.food) ?? (isTurkey ? 150 : 90);
  const food: Food = {
    ...item.food,
    name,
    plural: `${name}s`,
    gramsEach,
    amount: FOODS['chicken-thigh'].amount,
    heat: BONELESS_HEAT ?? {},
    cuts: FOODS['chicken-thigh'].cuts,
    preparation: '',
  };
  return { ...item, food, grams: item.count === null ? item.grams : item.count * gramsEach };
}

/** The item as the joint or the whole fish that was typed. */
export function readJoint(item: Item): Item {
  const text = item.typed.join(' ').toLowerCase();
  if (item.food.id in WHOLE_FISH) return readWholeFish(item, text);
  const boneless = readBoneless(item, text);
  if (boneless !== undefined) return boneless;
  const joint = JOINTS.find(({ of, words }) => of === item.food.id && words.test(text));
  if (joint === undefined || /\b(?:diced|boned|boneless|minced|pulled|shredded)\b/.test(text)) return item;
  const { name } = joint;
  const gramsEach = readOwnGrams(item.food) ?? joint.gramsEach;
  const grams = item.count === null ? item.grams : item.count * gramsEach;
  if (name === undefined)
    return {
      ...item,
      grams,
      food: {
        ...item.food,
        heat: joint.heat ?? item.food.heat,
        ...(item.food.noun === 'count' ? { gramsEach } : {}),
      },
    };
  const { us: _us, usPlural: _usPlural, ...food } = item.food;
  const counted: Food = {
    ...food,
    name,
    plural: joint.plural ?? `${name}s`,
    noun: 'count',
    gramsEach,
    amount: { perServing: joint.each, unit: null },
    category: joint.category ?? food.category,
    form: joint.form ?? food.form,
    heat: joint.heat ?? food.heat,
    cuts: ['whole'],
    preparation: '',
  };
  return { ...item, food: counted, grams };
}

// Meat on the bone that is bought by the piece. The table of foods reads "lamb shanks" as stewing lamb; here a shank
// keeps its name, its bone and its weight, and a stated count is a count of shanks.
// Weights are those of pieces as butchers sell them, working values to the nearest 10 g.

import type { Heat, Method } from '../food/food.ts';
import type { Food, FoodId } from '../food/foods.ts';
import type { Item } from './kitchen.ts';

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
    words: /\blegs?\b/,
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
  { of: 'rabbit', words: /\blegs?\b/, name: 'rabbit leg', gramsEach: 250, each: 1 },
  { of: 'rabbit', words: /./, gramsEach: 1200, each: 0.3 },
];

const ON_THE_BONE: readonly string[] = ['poultry-cut', 'braising-cut', 'game'];

/** Whether it comes to the pan whole, with its bone: a serving then weighs more than it feeds. */
export function isOnBone({ category, cuts, name }: Food): boolean {
  const isJoint = ON_THE_BONE.includes(category) || name === 'confit duck leg';
  return isJoint && cuts.length === 1 && cuts[0] === 'whole';
}

/** The item as the joint that was typed. */
export function readJoint(item: Item): Item {
  const text = item.typed.join(' ').toLowerCase();
  const joint = JOINTS.find(({ of, words }) => of === item.food.id && words.test(text));
  if (joint === undefined || /\b(?:diced|boned|boneless|minced|pulled|shredded)\b/.test(text)) return item;
  const { gramsEach, name } = joint;
  const grams = item.count === null ? item.grams : item.count * gramsEach;
  if (name === undefined) return { ...item, grams };
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

/** Minutes that a joint wants in the pot before vegetables join it for the last forty; 0 for meat in chunks. */
export function readAlone(food: Food): number {
  if (!isOnBone(food)) return 0;
  const [least] = (food.heat.braise ?? food.heat.simmer)?.minutes ?? [120];
  return least - 40;
}

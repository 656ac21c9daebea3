// How a food is made ready for a dish, in the words of the ingredient list.

import type { Food, FoodId } from '../../food/foods.ts';
import type { Cut } from '../../food/heat.ts';
import { GUTTED, isWholeFish } from '../read/joints.ts';
import { isFromTin } from '../read/read-tin.ts';
import { CUT_WORDS } from '../tell/cues.ts';

/** What a dish asks for: words, or else a cut. */
interface Asked {
  readonly prepare?: string;
  readonly cut?: Cut;
}

/** "Peeled and deseeded". */
const PAIR = /^\w+ and \w+$/;

/** What is done to a food before it is used: its own preparation, and the cut that the dish asks for. */
function writePreparation(food: Food, options: Asked, us: boolean): string {
  if (food.category === 'dried-herb') return '';
  if (options.prepare !== undefined) return options.prepare;
  const cut = options.cut === undefined ? '' : us ? CUT_WORDS[options.cut].us : CUT_WORDS[options.cut].metric;
  const before = food.preparation ?? '';
  if (before === '' || cut === '' || cut.startsWith(before)) return cut === '' ? before : cut;
  if (before.startsWith('boneless')) return `${before}, ${cut}`;
  // "Drained, juice kept": what is more than a word or two is done before the cut, not along with it.
  if (before.split(' ').length > 2 && !PAIR.test(before)) return `${before}, then ${cut}`;
  return before.includes(' and ') ? `${before.replace(' and ', ', ')} and ${cut}` : `${before} and ${cut}`;
}

const SPOONED: readonly FoodId[] = [
  ...(['cream-cheese', 'mascarpone', 'ricotta', 'cottage-cheese', 'quark'] as const),
];
const TORN: readonly FoodId[] = ['mozzarella', 'burrata'];
const CRUMBLY: readonly FoodId[] = ['feta', 'goats-cheese', 'blue-cheese', 'queso-fresco'];
const RIPE: readonly FoodId[] = ['brie', 'camembert'];
/** "Crumbled or grated" leaves it to the cook; each cheese takes one of them. */
function suitCheese({ id }: Food, prepare: string): string {
  if (SPOONED.includes(id)) return '';
  if (TORN.includes(id)) return prepare.includes('drained') ? 'drained and torn' : 'torn';
  if (CRUMBLY.includes(id)) return 'crumbled';
  if (RIPE.includes(id)) return 'cut into small pieces';
  return /crumbled|torn|shaved|\bor\b/.test(prepare) ? 'coarsely grated' : prepare;
}

const WHOLE_SEEDS: readonly FoodId[] = ['peas', 'frozen-peas', 'edamame', 'broad-beans', 'sweetcorn'];

/** Too small, too thin or too bony to be cut any further at home. */
const UNCUT: readonly FoodId[] = [
  ...(['whitebait', 'chicken-wing', 'chicken-feet', 'trotters'] as const),
  ...(['pine-nuts', 'coconut-desiccated', 'cocoa-powder'] as const),
];

const BONED: readonly FoodId[] = ['chicken-thigh', 'chicken-drumstick', 'turkey-leg'];
const JUICY: readonly string[] = ['citrus', 'orchard-fruit', 'stone-fruit', 'tropical-fruit', 'melon'];

const CUT = /^(?:(?:thinly|finely|thickly|roughly|coarsely) )?(?:sliced|chopped|diced|shredded|grated|cut )/;

/** "Cored and sliced", "tough stalks removed, then finely shredded". */
function prepareFirst(before: string, prepare: string): string {
  return /^\w+(?: and \w+)?$/.test(before)
    ? `${before.replace(' and ', ', ')} and ${prepare}`
    : `${before}, then ${prepare}`;
}

/** What is taken off a fruit before it is cut. */
function readPeeling({ id, category, preparation }: Food): string {
  if (id === 'quince') return 'peeled and cored';
  if (id === 'figs') return '';
  if (category === 'orchard-fruit') return 'cored';
  if (category === 'stone-fruit') return 'stoned';
  // A wedge of lemon keeps its skin; a slice of orange in a salad does not.
  return category === 'citrus' ? (['lemon', 'lime'].includes(id) ? '' : 'peeled') : (preparation ?? '');
}

/** Bought in the size in which it is cooked. */
const CUT_ALREADY = /^diced |^baby carrots?$|\b(?:lardons?|strips?|cubes|flakes|wedges)$/;

/** Fresh food is peeled, cored or trimmed before it is cut, whether or not the dish says so. */
function suitCut(food: Food, prepare: string): string {
  // Nobody chops what is spooned.
  if (food.facets.includes('dip')) return '';
  if (CUT_ALREADY.test(food.name)) return prepare.replace(/.*\b(?:cut|chopped|diced|sliced)\b.*/, '');
  if (food.form !== 'fresh' || !CUT.test(prepare) || /\bskin\b/.test(prepare)) return prepare;
  const isFruit = JUICY.includes(food.category);
  if (isFruit && /kumquats?$/.test(food.name)) return 'thinly sliced, pips picked out';
  const before = isFruit ? readPeeling(food) : (food.preparation ?? '');
  const [first = ''] = before.split(/[ ,]/);
  return first === '' || prepare.includes(first) ? prepare : prepareFirst(before, prepare);
}

function isLeaf({ roles }: Food): boolean {
  return roles[0] === 'herb' || roles[0] === 'leaf';
}

/** One of two ways, where the dish leaves it open. */
function choose(food: Food, prepare: string): string {
  return prepare
    .replace(/^cored or stoned and /, '')
    .replace('finely sliced or chopped', isLeaf(food) ? 'finely chopped' : 'thinly sliced')
    .replace('torn or cut into', food.form === 'cooked' ? 'torn into' : 'cut into')
    .replace('mashed or thinly sliced', food.category === 'orchard-fruit' ? 'thinly sliced' : 'mashed');
}

type Words = { readonly asked: string; readonly us: boolean };
type Way = readonly [ids: readonly FoodId[], asked: RegExp, write: string | ((words: Words) => string)];

/** Foods with a way of their own, and where it takes the place of what the dish asks for. */
const OWN_WAYS: readonly Way[] = [
  [WHOLE_SEEDS, /cut small|chopped|sliced/, ''],
  [UNCUT, /\bcut\b|chopped|sliced|broken|grated/, ''],
  // A prawn is a bite.
  [['prawns', 'cooked-prawns'], /chunks|pieces|skinned/, ''],
  // Nobody dices round a bone.
  [
    BONED,
    /^(?!.*bone).*(?:chunks|strips|dice|pieces|cubes)/,
    ({ asked, us }) => `${us ? 'boneless and skinless' : 'boned and skinned'}, ${asked}`,
  ],
  [['rabbit', 'pheasant'], /chunks|strips/, 'jointed'],
  [['samphire'], /cut|shred|chop|slice/, 'rinsed'],
  [['pork-chop', 'lamb-chop'], /chunks|strips/, 'cut off the bone, in thin strips'],
  // Bitter ones take days in water that is changed; those sold ready are meant.
  [['lupin-beans'], /^/, 'ready to eat from a jar, drained'],
  // Boiled or grilled a cob is whole; everywhere else only its kernels can be eaten with a fork.
  [['corn-on-the-cob'], /^(?!husked$|.*rounds)./, 'husked and the kernels cut off'],
  [['cassava'], /^/, ({ us }) => `peeled, cored and cut into ${us ? '1 1/2 inch' : '4 cm'} pieces`],
  [['spam'], /^$/, ({ us }) => `cut into ${us ? '1/2 inch' : '1 cm'} cubes`],
  [['smoked-mackerel'], /strips|sliced|chopped|chunks/, 'skinned and flaked'],
  [['squid'], /^(?!.*rings)/, ({ us }) => `cleaned, the bodies cut into ${us ? '1/2 inch' : '1 cm'} rings`],
  [
    ['prawns'],
    /^(?!.*(?:peeled|shell))/,
    ({ asked, us }) =>
      [us ? 'peeled and deveined' : 'peeled', asked].filter((words) => words !== '').join(', then '),
  ],
  [['bagel', 'english-muffin', 'bread-roll', 'burger-bun', 'croissant'], /^$/, 'split'],
  [['radish'], /^peeled and/, ({ asked }) => asked.replace('peeled', 'trimmed')],
  [['spinach'], /thinly sliced/, ({ asked }) => asked.replace('thinly sliced', 'roughly torn')],
];

/** Bought without its bone there is nothing left to bone. */
function keepBoneless({ name }: Food, asked: string): string | undefined {
  return /^boneless |thigh steak/.test(name)
    ? asked.replace(/^bon(?:ed|eless)(?:,| and) (?:skinned|skinless)(?:,| and)? /, '')
    : undefined;
}

const SLICED = /^(?:thickly |thinly )?sliced(?:,? |$)/;

/** Nuts that are sold in pieces stay as they are, and so does what was bought boned. */
function keepPieces(food: Food, asked: string, typed: string): string | undefined {
  // What is counted in slices is sliced.
  if (food.amount.unit === 'slice' && SLICED.test(asked)) return asked.replace(SLICED, '');
  return food.category === 'nut' && /^$|chopped/.test(asked)
    ? /\b(?:flaked|slivered|ground|chopped)\b/.exec(typed.replace('ground almond', ''))?.[0]
    : keepBoneless(food, asked);
}

/** What was found for a food, by the cut or the words that were asked for: many dishes ask the same. */
interface Suited {
  readonly cuts: Map<Cut | undefined, string>;
  readonly words: Map<string, string>;
}
const SUITED = { us: new WeakMap<Food, Suited>(), metric: new WeakMap<Food, Suited>() };
const MOST_SUITED = 100;

/** How a food is made ready where a dish asks for this. `typed` is the cook's own line for it. */
export function prepareFood(food: Food, options: Asked, us: boolean, typed?: readonly string[]): string {
  const suit = () => suitPreparation(food, writePreparation(food, options, us), us, typed?.join(' '));
  // These keep the cut in which they were bought.
  if (food.category === 'nut' || food.roles.includes('cheese')) return suit();
  const { prepare, cut } = options;
  const foods = us ? SUITED.us : SUITED.metric;
  let known = foods.get(food);
  if (known === undefined || known.words.size >= MOST_SUITED) {
    known = { cuts: new Map(), words: new Map() };
    foods.set(food, known);
  }
  let found = prepare === undefined ? known.cuts.get(cut) : known.words.get(prepare);
  if (found === undefined) {
    found = suit();
    if (prepare === undefined) known.cuts.set(cut, found);
    else known.words.set(prepare, found);
  }
  return found;
}

/** A preparation that this food cannot take gives way to the one it can. `typed` is the cook's own line for it. */
export function suitPreparation(food: Food, asked: string, us: boolean, typed = ''): string {
  if (isFromTin(food)) return food.preparation ?? '';
  if (food.roles.includes('cheese') && /crumbled|grated|torn|shaved|\bor\b/.test(asked))
    return /\b(?:grated|shredded|crumbled)\b/i.test(typed) ? '' : suitCheese(food, asked);
  if (isWholeFish(food))
    return asked === GUTTED ? asked : `filleted${asked.startsWith('cut') ? ` and ${asked}` : ''}`;
  if (food.form === 'cooked' && food.category === 'tinned-fish') return food.preparation ?? '';
  const kept = keepPieces(food, asked, typed);
  if (kept !== undefined) return kept;
  const way = OWN_WAYS.find(([ids, pattern]) => ids.includes(food.id) && pattern.test(asked))?.[2];
  if (way !== undefined) return typeof way === 'string' ? way : way({ asked, us });
  if (food.category === 'seed' && /chopped|sliced/.test(asked)) return '';
  if (food.name === 'runner beans' && !asked.includes('strung'))
    return 'strings pulled off, sliced on the slant';
  const cut = suitCut(food, choose(food, asked));
  // That a tomato is washed goes without saying.
  const prepare = isLeaf(food) ? cut : cut.replace(/^washed(?: and |$)/, '');
  return food.category === 'leafy-green'
    ? prepare.replace('thinly sliced', 'finely shredded')
    : prepare.replace(/^(\w+) and (\w+) and /, '$1, $2 and ');
}

// Named dishes of rice: in one wide pan with what flavours it, over lentils and dark onions, or with smoked fish and egg.

import type { Food } from '../../../food/foods.ts';
import { boilEgg, fitTitle, takeOnion, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChilli,
  isCitrus,
  isCuredSausage,
  isFish,
  isGarlic,
  isNamed,
  isPoultry,
  isPrawn,
  isRice,
  isShell,
  isSquid,
  isYoghurt,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import {
  are,
  boiling,
  core,
  half,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { countBatches, inBatches, widePans } from '../parts/batches.ts';
import { cutPieces } from '../parts/boned.ts';
import { TOMATOES } from '../parts/doses.ts';
import {
  cookKit,
  type Dose,
  isBoneIn,
  isWanted,
  type Kit,
  NAMED_FIT,
  takeDoses,
  takeGuests,
  type Want,
} from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';
import { isMeasured, readyShells, tellShut } from '../parts/sea-care.ts';

const RICE = { family: 'rice', side: 'savoury', needs: ['hob'], prior: 0.9 } as const;
const KEEPS =
  'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.';

const isRaw = (food: Food): boolean => isRice(food) && !isNamed(food, 'pudding-rice', 'glutinous-rice');
const isPorkCut = (food: Food): boolean => isNamed(food, 'pork-chop', 'pork-fillet', 'bacon');
const isSea: Want = (food) => isSquid(food) || isPrawn(food) || isShell(food) || isFish(food);

interface RiceKit extends Kit {
  readonly id: string;
  /** What takes the place of the rice. */
  readonly grain?: Want;
  readonly title: string;
  readonly says: string;
  readonly mains: readonly Want[];
  readonly spices: readonly Dose[];
  readonly beside?: readonly Dose[];
  /** Strewn over it at the end. */
  readonly tops?: readonly Dose[];
  /** Boiled eggs, where eggs are listed. */
  readonly eggs?: true;
  /** Under a lid, or open and unstirred so that a crust forms. */
  readonly lid: boolean;
}

export const RICE_TABLE: readonly RiceKit[] = [
  {
    id: 'seafood-rice',
    core: [
      isRaw,
      (food) => isSea(food) || isPoultry(food),
      ['saffron', 'paella-rice', 'squid-ink', 'smoked-paprika'],
    ],
    some: [
      3,
      isSquid,
      isShell,
      isPrawn,
      isFish,
      isPoultry,
      isCuredSausage,
      ['saffron'],
      ['paella-rice'],
      ['squid-ink'],
      ['smoked-paprika'],
      ['pepper'],
    ],
    not: (food) => isNamed(food, 'garam-masala', 'yoghurt', 'coconut-milk', 'soy-sauce', 'soured-cream'),
    mains: [isPoultry, isCuredSausage, isSea],
    title: 'paella-style rice with $',
    says: 'Once the liquid is in, the rice is not stirred again: the bottom should catch a little, and that crust is shared out.',
    spices: [
      [['saffron'], -1],
      [['smoked-paprika', 'paprika'], -4],
      [['squid-ink'], 3],
    ],
    beside: [[['mayonnaise'], 18]],
    lid: false,
  },
  {
    id: 'jambalaya',
    core: [isRaw, isCuredSausage, (food) => isNamed(food, 'celery', 'cajun-seasoning')],
    some: [2, ['pepper'], ['celery'], TOMATOES, ['cajun-seasoning'], isPrawn, isPoultry],
    not: (food) => isNamed(food, 'okra', 'kidney-beans', 'saffron'),
    mains: [isPoultry, isCuredSausage, isPrawn],
    title: 'jambalaya with $',
    says: 'Everything browns in the pan before the rice goes in, and the rice drinks all of it.',
    spices: [
      [['cajun-seasoning', 'smoked-paprika', 'paprika'], 2],
      [['thyme', 'oregano'], -2],
    ],
    lid: true,
  },
  {
    id: 'jollof',
    core: [
      isRaw,
      [...TOMATOES, 'tomato-puree'],
      (food) => isNamed(food, 'scotch-bonnet') || isChilli(food),
      ['pepper'],
    ],
    not: (food) =>
      isPoultry(food) ||
      isNamed(food, 'garam-masala', 'coriander', 'lime', 'chorizo', 'black-beans', 'kidney-beans'),
    mains: [isPrawn],
    title: 'jollof rice',
    says: 'The red base is fried dark before the rice goes in, and a little crust at the bottom of the pan is part of the dish.',
    spices: [
      [['curry-powder'], 1],
      [['thyme', 'dried-thyme'], -2],
      [['tomato-puree'], 12],
      [['bay-leaf'], -1, ''],
    ],
    lid: true,
  },
  {
    id: 'biryani',
    core: [
      isRaw,
      isPoultry,
      ['garam-masala', 'curry-powder', 'cardamom'],
      ['yoghurt', 'greek-yoghurt', 'crispy-onions', 'ghee'],
    ],
    some: [2, ['yoghurt', 'greek-yoghurt'], ['crispy-onions'], ['mint'], ['saffron'], ['ghee'], ['cardamom']],
    not: ['tinned-tomato', 'coconut-milk', 'soy-sauce', 'spinach', 'chorizo', 'naan'],
    mains: [isPoultry],
    title: '$ biryani',
    says: 'Not in layers: the rice steams over the spiced meat, and nobody lifts the lid.',
    spices: [
      [['garam-masala', 'curry-powder'], 2],
      [['cardamom'], -2],
      [['cinnamon-stick', 'bay-leaf'], -2, ''],
      [['saffron'], -1],
      [['yoghurt', 'greek-yoghurt'], 35],
    ],
    tops: [
      [['crispy-onions'], 8, ''],
      [['cashews', 'almonds', 'pistachios'], 6, 'toasted in a dry pan'],
      [['raisins'], 6, 'soaked in hot water for 10 minutes'],
    ],
    eggs: true,
    lid: true,
  },
  {
    id: 'gandules',
    core: [isRaw, ['pigeon-peas'], ['chimichurri', 'cajun-seasoning', 'achiote-paste', 'coriander']],
    not: ['coconut-milk'],
    mains: [isPoultry, isCuredSausage, isPorkCut],
    title: 'rice and pigeon peas with $',
    says: 'Arroz con gandules: rice, pigeon peas and a spoonful of sofrito, cooked until a crust forms at the bottom: that is the best of it.',
    spices: [
      [['chimichurri'], 15],
      [['cajun-seasoning', 'achiote-paste'], 2],
      [['tomato-puree'], 8],
      [['oregano', 'bay-leaf'], -2, ''],
      [['olives'], 12],
    ],
    lid: true,
  },
  {
    id: 'kasha',
    grain: ['buckwheat'],
    core: [['buckwheat'], (food) => food.category === 'mushroom' || isNamed(food, 'onion', 'smoked-sausage')],
    not: ['banana', 'blueberries', 'honey', 'feta', 'beetroot'],
    mains: [isCuredSausage],
    title: 'buckwheat kasha with $',
    says: 'Buckwheat swells in its own steam in a quarter of an hour; what is browned before it gives it the taste.',
    spices: [
      [['bay-leaf'], -1, ''],
      [['butter'], 10],
    ],
    beside: [[['soured-cream'], 25]],
    lid: true,
  },
];

export const RICE_KITS: readonly Dish[] = RICE_TABLE.map((kit) => ({
  id: kit.id,
  ...RICE,
  cook: cookKit(kit, writeRice),
}));

function takeTop(board: Board, item: Kitchen['items'][number], share: number): Part {
  const { food } = item;
  if (isShell(food)) return board.take(item, readyShells(item, board.kitchen, 180 * share));
  if (isFish(food))
    return board.take(item, { each: 110 * share, prepare: 'skinned and cut into large chunks' });
  return board.take(item, { each: 110 * share, prepare: '' });
}

function writeRice(kit: RiceKit, kitchen: Kitchen): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const mains = kitchen.items
    .filter(({ food }) => kit.mains.some((want) => isWanted(want, food)))
    .slice(0, 4);
  const share = mains.length > 1 ? 0.7 : 1;
  const browned = mains.filter(
    ({ food }) => isPoultry(food) || isCuredSausage(food) || isSquid(food) || isPorkCut(food),
  );
  const meat = browned.map((item) =>
    isPoultry(item.food)
      ? board.take(item, { each: 130 * share, ...cutPieces(item, us) })
      : isPorkCut(item.food)
        ? board.take(item, { each: 120 * share, prepare: 'cut into 2 cm chunks' })
        : isSquid(item.food)
          ? board.take(item, { each: 110 * share, prepare: 'cleaned and cut into 1 cm rings' })
          : board.take(item, { each: 45, ...withCut(item, 'slices-1cm') }),
  );
  const oil = takeOil(board, Math.max(2, servings * 0.75));
  const salt = takeSalt(board);
  const onion = takeOnion(board, 'listed');
  const tomato = takeDoses(board, [[TOMATOES, 90]]);
  const guests = takeGuests(board, 4, 60);
  const beans = takeDoses(board, [[(food) => food.category === 'tinned-legume', 60]]);
  const base = [
    ...real([onion]),
    ...guests.slow,
    ...guests.quick.filter(({ food }) => food.form === 'fresh' && food.category !== 'pod'),
  ];
  const late = guests.quick.filter((part) => !base.includes(part));
  const pans = kit.lid && servings > 8 ? 2 : 1;
  const isLifted = countBatches(meat, pans) > 1;
  // Cured sausage brings its own salt.
  const isSalted = meat.some(({ food }) => !isCuredSausage(food));
  board.step(() =>
    together(
      say`Heat ${oil} in ${kit.lid ? widePans(servings, 'a wide, shallow pan with a lid', 'two wide, shallow pans with lids') : 'a wide, shallow pan'} ${over('medium-high')}.`,
      meat.length === 0
        ? null
        : say`Brown ${meat}${isSalted ? say` with ${half(salt)}` : ''}, turning, ${inBatches(until('browned-all-over', 6, 8), meat, pans)}.${isLifted ? ' Lift out.' : ''}`,
      base.length === 0
        ? null
        : say`Add ${base} and cook ${over('medium')}, stirring now and then, ${until('soft and golden', 8, 10)}.`,
    ),
  );
  const sharp = takeDoses(board, [
    [isGarlic, 4],
    [isChilli, -12],
  ]);
  const spices = takeDoses(board, kit.spices);
  const fried = [...sharp, ...spices, ...tomato];
  const item = first(kitchen, (food) => isWanted(kit.grain ?? isRaw, food) && !isNamed(food, 'cooked-rice'));
  if (item === undefined) throw new Error('a kit of grain without it');
  const rice = board.take(item, { each: 75, prepare: '' });
  const isWhole = isNamed(item.food, 'brown-rice', 'matta-rice', 'wild-rice');
  const stock = takeDoses(board, [
    [['stock', 'fish-stock', 'chicken-stock'], 120],
    [['white-wine'], 25],
    [['stock-cube', 'chicken-stock-cube'], 2.5, 'crumbled'],
  ]);
  const poured = stock
    .filter(({ food }) => food.category === 'stock' && !/cube/.test(food.id))
    .reduce((sum, { grams }) => sum + grams, 0);
  const isWet = tomato.length > 0 || spices.some(({ food }) => isYoghurt(food));
  const factor = (isWhole ? 3.2 : kit.lid ? 2 : 2.7) - (isWet ? 0.4 : 0);
  const water = waterFor(roundAmount(Math.max(rice.grams * 0.5, rice.grams * factor - poured)), us);
  const saltLeft = isSalted ? rest(salt) : salt;
  board.step(
    () =>
      say`${sayIf(fried.length > 0, () => say`Stir in ${fried} and fry ${until(tomato.length > 0 ? 'dark and almost dry' : 'fragrant', tomato.length > 0 ? 5 : 1, tomato.length > 0 ? 6 : 2)}. `)}Stir in ${[rice, ...beans, saltLeft]}${isLifted ? `, lay ${the(...meat)} on top` : ''}, pour in ${stock}${stock.length > 0 ? ' and ' : ''}${water}, and bring ${boiling()}.`,
  );
  const tops = mains.filter((one) => !browned.includes(one)).map((one) => takeTop(board, one, share));
  const laid = [...tops, ...late, ...guests.leaves];
  const figures = [...meat, ...tops].flatMap(({ food }) =>
    isMeasured(food) && food.core ? [food.core.coreC] : [],
  );
  const isOnBone = mains.some(isBoneIn) && meat.some(({ text }) => !text.includes('cut into'));
  const egg = takeIf(board, kit.eggs === true ? kitchen.find('egg') : undefined, { each: 25 });
  const [low, high] = isWhole ? [28, 32] : kit.lid ? (isOnBone ? [20, 22] : [14, 16]) : [12, 14];
  board.step(() =>
    together(
      kit.lid || isWhole
        ? say`Cover and cook ${over('low')} ${until(isWhole ? 'the rice is nearly tender' : 'nearly all the liquid is gone', low, high)}; do not lift the lid before.`
        : say`Cook ${over('medium-low')} without stirring ${until('the rice shows through the liquid', low, high)}, turning the pan now and then so that it cooks evenly.`,
      laid.length === 0
        ? say`Cook on, covered, ${until('the grains are tender', 4, 6)}.`
        : say`Lay ${laid} on top, cover and cook ${over('low')} ${until(laidCue(tops), 6, 8)}${tops.some(({ food }) => isShell(food)) ? tellShut(us) : '.'}`,
      figures.length === 0 ? null : say`Check for ${core(Math.max(...figures), us)} in the thickest piece.`,
    ),
  );
  if (egg !== null) board.step(() => boilEgg(egg, us, 'halve'), 'meanwhile');
  const orange = takeIf(board, kitchen.find('orange'), { each: 50, prepare: 'peeled and sliced' });
  const wedge = takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  const near = [...real([wedge, orange]), ...takeDoses(board, kit.beside)];
  const strewn = [...takeDoses(board, kit.tops), ...takeTops(board, 'herbs')];
  board.step(
    () =>
      say`Take off the heat and leave covered ${wait(5, 'for 5 minutes')}. Bring the pan to the table${sayIf(egg, (one) => say`, ${the(one)} on top`)}${sayIf(strewn.length > 0, () => say`, scattered with ${strewn}`)}${sayIf(near.length > 0, () => say`, with ${near} beside it`)}.`,
  );
  const names = [
    ...new Set(
      (mains.length > 0
        ? mains
        : kit.title.endsWith('with $')
          ? [...guests.quick, ...guests.slow, ...base]
          : []
      ).map(({ food }) => nameMany(food, us).replace(/^(?:chicken|turkey) .*/, 'chicken')),
    ),
  ];
  return board.finish(() => ({
    dish: kit.id,
    title: fitTitle(
      kit.title.includes('$') && names.length > 0
        ? kit.title.replace('$', listWords(names.slice(0, 2)))
        : `${kit.title}${names.length > 0 ? ` with ${names[0]}` : ''}`,
      kit.title.replace(names.length === 0 ? / with \$|\$ / : '$', names[0] ?? ''),
    ),
    introduction: kit.says,
    keeps: KEEPS,
    plate: [220, 800],
    fit: NAMED_FIT,
  }));
}

function laidCue(tops: readonly Part[]): string {
  if (tops.some(({ food }) => isShell(food))) return 'the shells are open and the rice is tender';
  const [one] = tops;
  return one === undefined
    ? 'everything is tender'
    : `${the(...tops)} ${are(...tops)} opaque and the rice is tender`;
}

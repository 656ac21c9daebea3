// Vegetables roasted hard, with tahini beaten with lemon and garlic into a sauce, and something bright on top.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isChop,
  isFish,
  isGarlic,
  isLeafyGreen,
  isMince,
  isNamed,
  isNut,
  isPoultry,
  isPrawn,
  isRoot,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTofu,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, oven, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const tahiniRoast: Dish = {
  id: 'tahini-roast',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: writeTahiniRoast,
};

const MEATS = [isPoultry, isPrawn, isFish, isMince, isChop, isSausage, isBraising, isTofu] as const;

function isRoaster(food: Item['food']): boolean {
  return (
    (isRoot(food) &&
      !isNamed(food, 'radish', 'cooked-beetroot', 'horseradish', 'cassava', 'plantain', 'yam')) ||
    food.id === 'sweet-potato' ||
    isNamed(
      food,
      'aubergine',
      'cauliflower',
      'broccoli',
      'romanesco',
      'courgette',
      'pepper',
      'fennel',
      'cabbage',
      'brussels-sprout',
    )
  );
}

/** Minutes on a hot tray in the cut given below. */
function readRoastMinutes({ food }: Item): readonly [number, number] {
  if (isNamed(food, 'beetroot', 'celeriac', 'swede')) return [40, 45];
  if (isNamed(food, 'aubergine', 'carrot', 'parsnip', 'sweet-potato')) return [30, 35];
  return isRoot(food) ? [30, 35] : [22, 28];
}

function cutForTray(item: Item): Parameters<Board['take']>[1] {
  if (isNamed(item.food, 'aubergine'))
    return { each: 280, prepare: 'halved lengthways, flesh scored to the skin' };
  if (isNamed(item.food, 'cabbage')) return { each: 200, cut: 'wedges' };
  return { each: 190, ...withCut(item, item.food.heat.roast?.cut ?? 'chunks-3cm') };
}

/** "Beat the tahini with the lemon juice, garlic, ...": the sauce, while the oven works. */
function beatSauce(board: Board, tahini: Item, salt: Part): void {
  const { kitchen } = board;
  const { servings } = kitchen;
  const tahiniPart = board.take(tahini, { each: 25 });
  const lemon = board.need(
    ['lemon', 'lime', 'cider-vinegar', 'vinegar'],
    Math.max(1, Math.round(servings / 3)),
    null,
    {
      prepare: 'juiced',
    },
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: servings > 3 ? 8 : 4, cut: 'crushed' });
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  board.step(
    () =>
      say`Meanwhile beat ${[tahiniPart, lemon, ...real([garlic]), rest(salt)]} in a bowl: it seizes and looks spoiled, then loosens as you beat in cold water, a spoonful at a time, to the thickness of cream.${sayIf(yoghurt, (part) => say` Stir in ${part}.`)}`,
    'meanwhile',
  );
}

/** Kale and its kin go onto the hot tray for the last minutes only. */
function crispLeaves(board: Board, warmed: readonly Part[]): Said | null {
  const leaf = takeIf(board, first(board.kitchen, isLeafyGreen), (item) => ({
    each: 40,
    ...withCut(item, 'torn'),
  }));
  const late = [...warmed, ...real([leaf])];
  return sayIf(
    late.length > 0,
    () =>
      say`Turn ${late} over in the oil on the tray and roast ${until(leaf === null ? 'hot all through' : `the ${leaf.noun} is crisp at the rims`, 5, 6)}.`,
  );
}

function writeTahiniRoast(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tahini = kitchen.find('tahini');
  const vegetables = pick(kitchen, isRoaster).sort(byWorth).slice(0, 3);
  const lead = vegetables.find((item) => item.food.id === 'aubergine') ?? vegetables[0];
  if (tahini === undefined || lead === undefined || first(kitchen, ...MEATS) !== undefined) return null;
  const board = startDraft(kitchen);
  const aubergine = vegetables.some((item) => item.food.id === 'aubergine');
  const oil = takeOil(board, Math.max(2, servings * (aubergine ? 2 : 1)));
  const salt = takeSalt(board);
  const spices = pick(
    kitchen,
    (food) =>
      isNamed(
        food,
        'cumin',
        'cumin-seeds',
        'smoked-paprika',
        'paprika',
        'ras-el-hanout',
        'zaatar',
        'baharat',
        'coriander-ground',
      ),
    2,
  ).map((item) => needIf(board, item, 1, 'tsp'));
  const slow = vegetables.filter((item) => readRoastMinutes(item)[0] >= 30);
  const start = slow.length > 0 ? slow : vegetables;
  const later = vegetables.filter((item) => !start.includes(item));
  const startParts = start.map((item) => board.take(item, cutForTray(item)));
  const laterParts = later.map((item) => board.take(item, cutForTray(item)));
  const chickpeas = takeIf(board, first(kitchen, isTinnedLegume), {
    each: 100,
    prepare: 'drained and patted dry',
  });
  const onion = takeIf(board, kitchen.find('red-onion', 'onion', 'shallot'), { each: 60, cut: 'wedges' });
  // Lentils are cooked already, and half an hour turns them to gravel; chickpeas crisp.
  const isLate = chickpeas?.food.id === 'tinned-lentils';
  const joining = real([...laterParts, isLate ? null : chickpeas]);
  const minutes = start.map(readRoastMinutes).reduce((a, b) => (a[0] > b[0] ? a : b));
  const early = minutes[0] - 22;
  const split = joining.length > 0 && early > 0;
  const first1 = real([...startParts, onion, ...(split ? [] : joining)]);
  const down = aubergine ? `, the ${us ? 'eggplant' : 'aubergine'} cut side down,` : '';
  board.step(() =>
    together(
      say`Heat the oven to ${oven(220, us)}. Toss ${[...first1, ...real(spices)]} on your largest tray with ${split ? half(oil) : oil} and ${half(salt)}, and spread out${down} in one layer.`,
      split
        ? say`Roast ${until('beginning to colour', early, early + 2)}, then turn, add ${joining} tossed in ${rest(oil)}, and roast ${until('everything is soft inside and dark at the edges', 22, 25)}.`
        : say`Roast ${until('soft right through and dark at the edges', minutes[0], minutes[1])}, turning once.`,
    ),
  );
  const warmed = isLate ? real([chickpeas]) : [];
  board.step(() => crispLeaves(board, warmed) ?? together());
  beatSauce(board, tahini, salt);
  const side = takeSide(board);
  cookBeside(board, side);
  const heaped = side !== null && /^over/.test(side.serve.text);
  const roasted = the(...startParts, ...laterParts);
  const pomegranate = takeIf(board, kitchen.find('pomegranate'), { each: 35 });
  const herbs = pick(kitchen, isSoftHerb, 2).map((item) => takeIf(board, item, { each: 5, cut: 'chopped' }));
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const tops = real([
    ...herbs,
    pomegranate,
    nuts,
    takeIf(board, kitchen.find('feta'), { each: 25, prepare: 'crumbled' }),
    needIf(board, kitchen.find('sumac', 'zaatar', 'chilli-flakes', 'sesame-seeds'), 1, 'tsp'),
    needIf(board, kitchen.find('pomegranate-molasses', 'honey'), 1, 'tbsp'),
  ]);
  board.step(
    () =>
      say`${heaped ? `Heap ${the(side.part)} on warm plates, set ${roasted} on top and spoon the sauce over` : `Spoon half the sauce over warm plates, set ${roasted} on it and spoon the rest over`}${sayIf(tops.length > 0, () => say`. Finish with ${tops}`)}${side === null || heaped ? '' : say` and serve ${side.serve}`}.`,
  );
  const fresh = pomegranate?.food ?? herbs[0]?.food ?? nuts?.food;
  const second = vegetables.find((item) => item !== lead) ?? first(kitchen, isTinnedLegume);
  const lonely =
    second === undefined
      ? nameMany(lead.food, us)
      : `${nameMany(lead.food, us)} and ${nameMany((second ?? lead).food, us)}`;
  return board.finish(() => ({
    dish: 'tahini-roast',
    title: fitTitle(
      `roast ${lonely} with tahini${fresh === undefined ? '' : ` and ${nameOne(fresh, us)}`}`,
      `roast ${nameMany(lead.food, us)} with tahini`,
    ),
    introduction: `Roasted until it seems too far gone, the ${nameOne(lead.food, us)} turns sweet and smoky; the sharp tahini is there to meet that.`,
    keeps: 'Keeps 3 days in the fridge; good cold, the sauce loosened with a spoonful of water.',
    plate: [200, 750],
    fit: 0.97,
  }));
}

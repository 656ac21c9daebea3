// A thin cutlet in flour, egg and crumbs, fried until it is crisp: with curry sauce, with shredded cabbage, or with lemon.

import { dressLeaves, fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCitrus,
  isCookable,
  isFish,
  isHardCheese,
  isNamed,
  isSaladLeaf,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { isClad } from '../../tails.ts';
import { simmerCut, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const crumbed: Dish = {
  id: 'crumbed-cutlet',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: write,
};

/** Crumbs, or a loaf that is past its best where there is an egg to hold what is made of it. */
function findCrumbs(kitchen: Kitchen): Item | undefined {
  const loaf = kitchen.items.find(
    ({ food, typed, state }) => isBread(food) && /stale|old|dry|hard/i.test(`${typed.join()} ${state}`),
  );
  return kitchen.find('breadcrumbs') ?? (kitchen.find('egg') === undefined ? undefined : loaf);
}

/** The crumbs, and a hard cheese among them. */
function takeCoat(board: Board, crumbs: Item): readonly Part[] {
  const own =
    crumbs.food.id === 'breadcrumbs'
      ? { prepare: '' }
      : { noun: 'bread crumbs', prepare: 'grated or blitzed to crumbs' };
  const cheese = first(board.kitchen, isHardCheese);
  return real([
    board.take(crumbs, { each: 35, ...own }),
    takeIf(board, cheese, { each: 12, prepare: 'finely grated' }),
  ]);
}

function findMeat(kitchen: Kitchen): Item | undefined {
  return (
    kitchen.find(
      'chicken-breast',
      'turkey-breast',
      'pork-chop',
      'pork-fillet',
      'veal',
      'tofu',
      'aubergine',
    ) ??
    (kitchen.find('egg') && first(kitchen, ({ category }) => category === 'white-fish'))
  );
}

function prepareThin({ food }: Item): string {
  if (isFish(food)) return 'cut into fingers 3 cm thick';
  if (food.id === 'aubergine') return 'cut into slices as thick as a finger';
  return isTofu(food) ? 'pressed dry and cut into slabs' : 'beaten out to 1 cm thick';
}

function write(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const crumbs = findCrumbs(kitchen);
  const meat = findMeat(kitchen);
  const roux = kitchen.find('curry-roux', 'curry-sauce', 'curry-powder');
  const isBound = kitchen.find('egg', 'plain-flour') !== undefined;
  if (crumbs === undefined || meat === undefined || !isBound || isClad(meat.tail)) return null;
  if (
    first(
      kitchen,
      (food) =>
        food.category === 'tinned-tomato' ||
        food.category === 'pasta' ||
        (food.roles.includes('cheese') && !isHardCheese(food)),
    ) !== undefined
  )
    return null;
  const board = startDraft(kitchen);
  const part = board.take(meat, { each: 140, prepare: prepareThin(meat) });
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const flour = board.need(['plain-flour', 'rice-flour', 'cornflour'], Math.max(2, servings), 'tbsp');
  const egg =
    kitchen.choose('egg') === undefined
      ? null
      : board.need(['egg'], Math.max(1, Math.round(servings / 3)), null, { prepare: 'beaten' });
  const coat = takeCoat(board, crumbs);
  const side = takeSide(board);
  cookBeside(board, side, 'first');
  const sauced =
    roux === undefined
      ? []
      : pick(
          kitchen,
          (food) =>
            isCookable(food) && food.id !== meat.food.id && !isSaladLeaf(food) && food.category !== 'cabbage',
        )
          .sort(byWorth)
          .slice(0, 3);
  const inSauce = sauced.map((item) => board.take(item, { each: 60, ...simmerCut(item) }));
  const onion = takeIf(board, roux === undefined ? undefined : kitchen.find('onion'), {
    each: 50,
    cut: 'thin-slices',
  });
  const rouxPart =
    roux === undefined
      ? null
      : takeIf(board, roux, {
          each: roux.food.id === 'curry-powder' ? 2 : roux.food.id === 'curry-sauce' ? 120 : 22,
        });
  const simmered = [...real([onion]), ...inSauce];
  const thick =
    roux?.food.id === 'curry-powder' ? say`, thicken with a spoonful of the flour mixed with water` : say``;
  if (rouxPart !== null)
    board.step(
      () =>
        say`For the sauce simmer ${simmered.length > 0 ? say`${simmered} in ${waterFor(170 * servings, us)}` : waterFor(120 * servings, us)} ${over('medium')} ${until('tender', simmered.length > 0 ? 12 : 2, simmered.length > 0 ? 15 : 3)}. Stir in ${rouxPart}${thick} and cook ${over('low')} ${until('smooth and thick', 4, 5)}.`,
      'meanwhile',
    );
  board.step(
    () =>
      say`Season ${part} with ${[half(salt), pepper]}. Turn in ${flour}, ${egg === null ? 'then in a little water stirred with some of the flour' : say`then in ${egg}`} and at last in ${coat}, pressing them on.`,
  );
  const oil = board.need(
    ['vegetable-oil', 'groundnut-oil', 'lard', 'olive-oil'],
    Math.max(5, servings * 2),
    'tbsp',
  );
  const coreC = Math.max(egg === null ? 0 : 71, part.food.core?.coreC ?? 0);
  const reads = coreC === 0 ? say`` : say`; inside it should read ${core(coreC, us)}`;
  board.step(
    () =>
      say`Heat ${oil} in a wide frying pan ${over('medium-high')}: a crumb dropped in should sizzle at once. Fry the ${part.noun}, two pieces at a time, ${until('deep gold and crisp', 6, 8)}, turning once${reads}. Drain on kitchen paper ${wait(2, 'for two minutes')}, sprinkled with ${rest(salt)}.`,
  );
  const cabbage = takeIf(board, kitchen.find('cabbage', 'chinese-leaf', 'red-cabbage'), (item) => ({
    each: 70,
    ...withCut(item, 'shreds'),
  }));
  const leaves = takeDoses(board, [
    [isSaladLeaf, 40],
    [['cucumber'], 60, 'sliced'],
    [['gherkins', 'capers', 'lingonberry-jam'], 12],
  ]);
  const greens =
    roux === undefined
      ? pick(kitchen, (food) => isCookable(food) && untaken(board, food.id).length > 0)
          .sort(byWorth)
          .slice(0, 2)
          .map((item) => board.take(item, { each: 90, ...simmerCut(item) }))
      : [];
  if (greens.length > 0)
    board.step(
      () =>
        say`Meanwhile bring a pan of salted water ${boiling()}, cook ${greens} ${until('just tender', 5, 8)} and drain.`,
      'meanwhile',
    );
  const wedge = takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  const herb = takeDoses(board, [[['parsley', 'chives'], 4, 'chopped']]);
  const cold = [...real([cabbage]), ...leaves];
  const dressed =
    cold.length === 0 ? say`` : say`, with ${cold} beside it, ${dressLeaves(board, real([wedge]))}`;
  board.step(
    () =>
      say`${isFish(meat.food) ? 'Pile onto warm plates' : 'Cut into thick strips'} and serve at once${side === null ? '' : say` ${side.serve}`}${greens.length > 0 ? ` with ${the(...greens)}` : ''}${rouxPart === null ? '' : ', the sauce beside the crust and not on it'}${dressed}${sayIf(wedge, (one) => say`, and ${one} to squeeze over`)}${sayIf(herb.length > 0, () => say`, scattered with ${herb}`)}.`,
  );
  const name = nameOne(meat.food, us).replace(/ (?:chop|fillet|breast|escalope)s?$/, '');
  const isKatsu =
    rouxPart !== null ||
    (isNamed(meat.food, 'pork-chop', 'chicken-breast', 'tofu') &&
      cabbage !== null &&
      side?.part.food.category !== 'potato');
  return board.finish(() => ({
    dish: 'crumbed-cutlet',
    title: fitTitle(
      isKatsu
        ? `${name} katsu${rouxPart === null ? ' with shredded cabbage' : ' curry'}`
        : `${isFish(meat.food) ? `crumbed ${name}` : `${name} schnitzel`}${greens.length > 0 || side === null ? '' : ` with ${nameMany(side.part.food, us)}`}`,
      `${name} in crumbs`,
    ),
    introduction:
      'Thin pieces, hot fat and room in the pan: then the crust is crisp before the middle is dry.',
    keeps: 'Best at once; what is left crisps up in a hot oven until steaming all through.',
    plate: [220, 800],
    fit: NAMED_FIT,
  }));
}

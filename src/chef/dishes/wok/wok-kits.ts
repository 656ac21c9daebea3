// Named dishes that are fried fast and eaten over rice: the sauce is mixed first, the heat is high, and an egg may lie on
// top.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isEgg,
  isLeafyGreen,
  isMince,
  isNoodle,
  isOnion,
  isPoultry,
  isPrawn,
  isRice,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takePlainOil, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { cookKit, isBoneIn, isWanted, NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { tossVegetables } from '../parts/pan-beside.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeChips, takeSide } from '../parts/side.ts';
import { WOK_HOME } from '../parts/wok-home.ts';
import { WOK_TABLE, type WokKit } from '../parts/wok-table.ts';
import { WOK_WEST } from '../parts/wok-west.ts';

export const WOK_KITS: readonly Dish[] = [...WOK_TABLE, ...WOK_WEST, ...WOK_HOME].map((kit) => ({
  id: kit.id,
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: cookKit(kit, write),
}));

function takeMain(board: Board, item: Item): Part {
  const { food } = item;
  if (isMince(food) || isPrawn(food)) return board.take(item, { each: 120, prepare: '' });
  if (isTofu(food)) return board.take(item, { each: 130, prepare: 'patted dry and cut into 2 cm cubes' });
  if (isPoultry(food))
    return board.take(item, {
      each: 130,
      prepare: isBoneIn(item) ? 'boned, skinned and cut into thin strips' : 'cut into thin strips',
    });
  return board.take(item, {
    each: 130,
    prepare: 'cut across the grain into thin strips',
    ...(food.id === 'steak' ? { noun: 'beef' } : {}),
  });
}

function fryMain(part: Part, us: boolean, back: boolean): Said {
  const { food } = part;
  if (isMince(food))
    return say`Add ${part} and fry, breaking it up, ${inBatches(until('brown, with no pink left', 5, 6), [part], 1, back)} (${readsCore(part, us)}).`;
  if (isTofu(food)) return say`Add ${part} and fry, turning, ${until('golden on two sides', 5, 6)}.`;
  const [low, high] = isPoultry(food) ? [5, 6] : [3, 4];
  const reads = food.core === undefined ? '' : say` (${readsCore(part, us)})`;
  return say`Add ${part} and fry, stirring, ${inBatches(until(isPrawn(food) ? 'pink and opaque' : 'brown at the edges and cooked through', low, high), [part], 1, back)}${reads}.`;
}

/** What is not meat: sliced thin, so that minutes are enough. */
function takeGreens(board: Board, { room = 2, beside = [], greens = 60 }: WokKit): readonly Part[] {
  return pick(
    board.kitchen,
    (food) =>
      (isCookable(food) || food.id === 'beansprouts') &&
      untaken(board, food.id).length > 0 &&
      !beside.some(([want]) => isWanted(want, food)),
  )
    .sort(byWorth)
    .slice(0, room)
    .map((item) => board.take(item, { each: greens, ...cutThin(item) }));
}

function cutThin(item: Item) {
  const { food } = item;
  if (food.id === 'carrot') return { prepare: 'peeled and cut into matchsticks' };
  if (isLeafyGreen(food) || food.id === 'beansprouts') return {};
  return withCut(item, food.heat['stir-fry']?.cut ?? food.cuts[0]);
}

function write(kit: WokKit, kitchen: Kitchen): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const mains = kitchen.items
    .filter(({ food }) => kit.mains.some((want) => isWanted(want, food)))
    .slice(0, 1);
  const meat = mains.map((item) => takeMain(board, item));
  const noodle = takeBase(kit, board);
  const fried = takeDoses(board, kit.fry);
  const sauce = [
    ...takeDoses(board, kit.sauce),
    ...(kit.needs ?? []).map(([ids, amount, unit]) =>
      board.need(untaken(board, ...ids), Math.max(1, Math.round(amount * servings)), unit),
    ),
  ];
  const egg =
    kit.egg === undefined
      ? null
      : takeIf(board, first(kitchen, isEgg), { each: 50, prepare: kit.egg === 'fried' ? '' : 'beaten' });
  const greens = takeGreens(board, kit);
  const oil = takePlainOil(board, egg !== null && kit.egg === 'fried' ? 3 : 2);
  const isFried = egg !== null && kit.egg === 'fried';
  const { side, chips } = layUnder(kit, board, noodle);
  if (noodle !== null && !isReady(noodle))
    board.step(
      () =>
        say`${boilStarch(noodle, 'large', null)} Drain${isRice(noodle.food) ? ' and spread out on a tray, so that it steams dry' : ', rinse and snip short with scissors'}.`,
    );
  const creamy = /stroganoff|estrogonofe|paprikash/.test(kit.id);
  // One bottle needs no cup.
  const salt = creamy ? takeSalt(board) : null;
  const isPlain = sauce.length === 1 && !(kit.water !== undefined && kit.water > 0);
  const fat = isFried ? portion(oil, 2 / 3, `most of the ${oil.noun}`) : oil;
  const water = kit.water === undefined || kit.water === 0 ? '' : waterFor(kit.water * servings, us);
  board.step(() =>
    together(
      creamy || isPlain ? null : say`Stir ${sauce} together in a cup${water === '' ? '' : ` with ${water}`}.`,
      say`Heat ${fat} in ${creamy ? 'a wide pan' : 'a wok or a wide pan'} ${over(creamy ? 'medium-high' : 'high')}.`,
      fried.length === 0
        ? null
        : say`Fry ${[...fried, ...real([salt])]}, stirring, ${until('fragrant and soft', fried.some(({ food }) => isOnion(food)) ? 3 : 1, fried.some(({ food }) => isOnion(food)) ? 4 : 1)}.`,
      ...meat.map((part) => fryMain(part, us, !creamy)),
      egg === null || kit.egg !== 'scrambled'
        ? null
        : say`${fried.length + meat.length > 0 ? 'Push it all to one side, pour' : 'Pour'} in ${egg} and stir ${until('set', 1, 2)} (${core(71, us)}).`,
    ),
  );
  const end = takeDoses(board, kit.end);
  const finish = creamy
    ? say`Turn down to ${over('low', 'low heat')}, stir in ${fried.length === 0 ? [...sauce, ...real([salt])] : sauce}${water === '' ? '' : ` with ${water}`} and warm ${until('steaming, but not boiling', 2, 3)}. Put ${the(...meat)} back for a minute.`
    : turnIn(kit, end, isPlain ? sauce : []);
  board.step(() =>
    together(
      creamy && meat.length > 0 ? say`Lift ${the(...meat)} out.` : null,
      greens.length === 0 ? null : tossVegetables(greens, servings),
      noodle === null ? null : turnBase(noodle, us),
      finish,
      egg !== null && kit.egg === 'poured'
        ? say`Pour ${egg} over, cover and cook ${over('low')} ${until('set', 3, 4)} (${core(71, us)}).`
        : null,
    ),
  );
  if (egg !== null && isFried)
    board.step(
      () =>
        say`Meanwhile fry ${egg} in ${rest(oil, 2 / 3)} in a second pan ${over('medium')} ${until('the whites and the yolks are firm', 4, 5)} (${core(71, us)}).`,
      'meanwhile',
    );
  const beside = takeDoses(board, kit.beside);
  const tops = takeTops(board, 'herbs-and-nuts');
  const wedge = takeIf(
    board,
    first(kitchen, (food) => isCitrus(food) && untaken(board, food.id).length > 0),
    (item) => ({ total: item.food.gramsEach ?? 60, prepare: 'cut into wedges' }),
  );
  const near = [...beside, ...real([wedge])];
  board.step(
    () =>
      say`Serve at once${side === null ? ' in warm bowls' : say` ${side.serve}`}${sayIf(chips, ({ part }) => say`, ${the(part)} on top`)}${egg !== null && isFried ? say`, ${the(egg)} on top` : ''}${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}${sayIf(near.length > 0, () => say`, with ${near} beside it`)}.`,
  );
  const lead = mains[0]?.food ?? greensLead(greens);
  return board.finish(() => ({
    dish: kit.id,
    title: fitTitle(
      kit.title.replace('$', nameLead(lead, us, kit.title.endsWith('with $'))),
      kit.title.replace(/ with \$|: \$/, ''),
    ),
    introduction: kit.says,
    keeps: 'Keeps a day in the fridge; reheat until steaming all through.',
    plate: [180, 800],
    fit: NAMED_FIT,
  }));
}

/** What it is eaten over, begun first; on lomo saltado lie chips as well. */
function layUnder({ id }: WokKit, board: Board, noodle: Part | null) {
  const side = noodle === null ? takeSide(board) : null;
  const chips = id === 'lomo-saltado' && side !== null ? takeChips(board) : null;
  cookBeside(board, chips, 'first');
  cookBeside(board, side, chips === null ? 'first' : 'meanwhile');
  return { side, chips };
}

/** Cold cooked rice goes into the pan as it is. */
const isReady = ({ food }: Part): boolean => food.id === 'cooked-rice';

function takeBase({ inPan }: WokKit, board: Board): Part | null {
  const { kitchen } = board;
  if (inPan === undefined) return null;
  const item =
    inPan === 'noodles' ? first(kitchen, isNoodle) : (kitchen.find('cooked-rice') ?? first(kitchen, isRice));
  return takeIf(board, item, ({ food }) => ({ each: food.id === 'cooked-rice' ? 180 : 70 }));
}

function turnBase(base: Part, us: boolean): Said {
  return isReady(base)
    ? say`Add ${base}, breaking up the lumps, and toss ${until('steaming hot all through', 4, 5)} (${core(75, us)}).`
    : say`Turn in ${the(base)}.`;
}

function turnIn(kit: WokKit, end: readonly Part[], plain: readonly Part[]): Said {
  if (kit.id === 'larb')
    return say`Take off the heat and turn in the sauce${sayIf(end.length > 0, () => say` with ${end}`)}.`;
  return say`Pour in ${plain.length > 0 ? say`${plain}` : 'the sauce'} and toss ${until('glossy and bubbling', 1, 2)}.${sayIf(end.length > 0, () => say` Take off the heat and turn in ${end} until just wilted.`)}`;
}

function greensLead(greens: readonly Part[]): Food | undefined {
  return greens[0]?.food;
}

function nameLead(food: Food | undefined, us: boolean, many: boolean): string {
  if (food === undefined) return 'vegetables';
  return (many && isPrawn(food) ? nameMany(food, us) : nameOne(food, us))
    .replace(/ (?:mince|steak|fillet|chop|belly)$|^(?:ground|stewing|roast) /, '')
    .replace('steak', 'beef');
}

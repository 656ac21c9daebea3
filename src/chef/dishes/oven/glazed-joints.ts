// Wings, drumsticks, legs and ribs from the oven, turned in a dark sweet glaze for their last ten minutes: any earlier
// and the sugar burns before the meat comes off the bone.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import { isOnBone } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { isSkinned } from '../../skin-and-bone.ts';
import {
  byWorth,
  first,
  isCookable,
  isGarlic,
  isGinger,
  isPotato,
  isPoultry,
  isRoot,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, boiling, half, oven, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isBoneIn } from '../parts/kit.ts';

export const glazedJoints: Dish = {
  id: 'glazed-joints',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.9,
  cook: write,
};

/** Sauces that are a glaze as they come. */
const READY: readonly FoodId[] = ['barbecue-sauce', 'hoisin-sauce', 'sweet-chilli-sauce'];
/** What makes a glaze with something salt or sharp beside it. */
const SWEET: readonly FoodId[] = ['honey', 'maple-syrup', 'marmalade'];
const SHARP: readonly FoodId[] = [
  'soy-sauce',
  'tamari',
  'gochujang',
  'hot-sauce',
  'sriracha',
  'wholegrain-mustard',
  'mustard',
];

interface Glaze {
  readonly parts: readonly Part[];
  readonly name: string;
}

function takeGlaze(board: Board): Glaze | null {
  const { kitchen } = board;
  const ready = kitchen.find(...READY);
  const sweet = kitchen.find(...SWEET);
  const sharp = kitchen.find(...SHARP);
  if (ready === undefined && (sweet === undefined || sharp === undefined)) return takeHotButter(board);
  const spoon = kitchen.servings;
  const lead = needIf(board, ready, spoon * 1.5, 'tbsp');
  const syrup = needIf(board, sweet, ready === undefined ? spoon : spoon / 2, 'tbsp');
  const salty = needIf(
    board,
    sharp,
    /hot|sriracha|mustard/.test(sharp?.food.id ?? '') ? spoon / 2 : spoon,
    'tbsp',
  );
  const names = real([lead ?? syrup, lead === null ? salty : null]).map((part) =>
    nameOne(part.food, kitchen.us).replace(/ (?:sauce|syrup)$/, ''),
  );
  return {
    parts: real([
      lead,
      syrup,
      salty,
      takeIf(board, first(kitchen, isGarlic), { total: 8, prepare: 'peeled and crushed' }),
      takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
      takeCitrus(board),
    ]),
    name: names.join(' and '),
  };
}

/** What wings are turned in where there is nothing sweet. */
function takeHotButter(board: Board): Glaze | null {
  const { kitchen } = board;
  const hot = kitchen.find('hot-sauce', 'sriracha');
  if (hot === undefined || kitchen.choose('butter') === undefined) return null;
  const parts = real([
    needIf(board, hot, Math.max(1, kitchen.servings), 'tbsp'),
    board.need(['butter'], 12 * kitchen.servings, 'g', { prepare: 'melted' }),
  ]);
  return { parts, name: 'hot' };
}

function findJoint(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => (isPoultry(food) && isOnBone(food)) || food.id === 'chicken-thigh',
    (food) => food.id === 'pork-ribs',
  );
}

/** Boned thighs are done in half the time of potatoes, which go in before them. */
const isBoned = (meat: Item): boolean => meat.food.id === 'chicken-thigh' && !isBoneIn(meat);

/** Ribs soften under foil before anything browns; birds roast on a bare tray until the glaze goes on. */
function roastFirst(board: Board, part: Part, meat: Item, salt: Part, pepper: Part, oil: Part): void {
  const { us } = board.kitchen;
  if (!isPoultry(meat.food)) {
    board.step(() =>
      together(
        say`Heat the oven to ${oven(150, us)}. Rub ${part} with ${half(oil)}, ${half(salt)} and ${pepper}, lay in a roasting tin with half a glass of water and cover tightly with foil.`,
        say`Bake ${until('the meat shrinks from the ends of the bones and gives when pressed', 120, 140)}. Pour off the juices and turn the oven up to ${oven(220, us)}.`,
      ),
    );
    return;
  }
  const [low] = meat.food.heat.roast?.minutes ?? [35];
  const isSecond = isBoned(meat) && board.parts.some(({ food }) => isPotato(food) || isRoot(food));
  board.step(
    () =>
      say`${isSecond ? '' : say`Heat the oven to ${oven(200, us)}. `}Pat ${part} dry, turn on a ${isSecond ? 'second' : 'large'} tray with ${isSecond ? rest(oil) : half(oil)}, ${isSecond ? rest(salt) : half(salt)} and ${pepper} and spread out with room between. Roast${isSecond ? ' beside the first' : ''}, turning once, ${isBoned(meat) ? until('pale gold and nearly firm', 12, 15) : until(isSkinned(meat) ? 'gold at the edges' : 'the skin is gold and has let its fat run', Math.max(25, low - 8), Math.max(28, low - 3))}.`,
  );
}

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const meat = findJoint(kitchen);
  if (meat === undefined) return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const oil = takeOil(board, Math.max(2, kitchen.servings));
  const part = board.take(meat, { each: 250, prepare: '' });
  if (!isBoned(meat)) roastFirst(board, part, meat, salt, pepper, oil);
  const roots = pick(kitchen, (food) => food.form === 'fresh' && (isPotato(food) || isRoot(food)))
    .sort((a, b) => Number(isPotato(b.food)) - Number(isPotato(a.food)) || byWorth(a, b))
    .slice(0, 2)
    .map((item) =>
      board.take(item, {
        each: isPotato(item.food) ? 220 : 110,
        ...withCut(item, isPotato(item.food) ? 'wedges' : (item.food.heat.roast?.cut ?? 'wedges')),
      }),
    );
  if (isBoned(meat)) {
    if (roots.length > 0)
      board.step(
        () =>
          say`Heat the oven to ${oven(200, us)}. Turn ${roots} in ${half(oil)} and ${half(salt)} on a large tray and roast ${until('they begin to colour', 20)}.`,
      );
    roastFirst(board, part, meat, salt, pepper, oil);
  }
  const saltLeft = rest(salt);
  const oilLeft = rest(oil);
  const when = isPoultry(meat.food)
    ? 'Meanwhile, turn'
    : 'Three quarters of an hour before the meat is done, turn';
  board.step(
    () =>
      sayIf(
        roots.length > 0 && !isBoned(meat),
        () =>
          say`${when} ${roots} in ${oilLeft} and ${saltLeft} on a second tray and roast beside the meat, or below it, ${until('brown outside and soft within', isPoultry(meat.food) ? 40 : 50, isPoultry(meat.food) ? 45 : 55)}.`,
      ) ?? say``,
    'meanwhile',
  );
  const glaze = takeGlaze(board);
  if (glaze === null) return null;
  board.step(() =>
    together(
      roots.length > 0 && glaze.parts.length === 1
        ? null
        : say`Stir ${glaze.parts} together${roots.length > 0 ? '' : say` with ${[oilLeft, saltLeft]}`}.`,
      say`Turn the ${part.noun} in ${roots.length > 0 && glaze.parts.length === 1 ? say`${glaze.parts}` : 'the glaze'} on the hot tray and put back, turning once more, ${until(`sticky and dark at the edges${isBoned(meat) && roots.length > 0 ? `, and ${the(...roots)} ${are(...roots)} brown outside and soft within` : ''}`, 8, 10)}.`,
      say`${part.plural ? 'They' : 'It'} should read ${readsCore(part, us)}${isPoultry(meat.food) ? ', with clear juices' : ''}.`,
    ),
  );
  const greens = kitchen.has('hob')
    ? pick(kitchen, (food) => isCookable(food) && !isRoot(food) && food.id !== 'celery')
        .sort(byWorth)
        .slice(0, 2)
        .map((item) =>
          board.take(
            item,
            item.food.id === 'corn-on-the-cob'
              ? { each: 200, prepare: 'husked' }
              : { each: 90, ...simmerCut(item) },
          ),
        )
    : [];
  board.step(
    () =>
      sayIf(
        greens.length > 0,
        () =>
          say`Bring a pan of water ${boiling()}, add ${greens} and cook ${until('just tender', 5, 7)}. Drain.`,
      ) ?? say``,
    'meanwhile',
  );
  const slaw =
    takeIf(board, kitchen.find('coleslaw'), { each: 80 }) ??
    takeIf(board, kitchen.find('celery'), { each: 60, prepare: 'trimmed and cut into sticks' });
  const beside = [...roots, ...greens];
  board.step(
    () =>
      say`Leave on the tray for 5 minutes, so that the glaze sets, then serve${beside.length === 0 ? (slaw === null ? ' hot' : '') : ` with ${the(...beside)}`}${slaw === null ? '' : say`${beside.length === 0 ? ' with' : ' and'} ${slaw}`}.`,
  );
  const name = (part.quantity === 1 ? nameOne : nameMany)(meat.food, us).replace(/^racks? of /, '');
  const lead = `sticky ${glaze.name} ${name}`;
  const named = [...roots, ...greens].map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'glazed-joints',
    title:
      named.length === 0
        ? fitTitle(lead, `sticky ${name}`)
        : fitTitle(
            `${lead} with ${named.slice(0, 2).join(' and ')}`,
            `${lead} with ${named[0] ?? ''}`,
            lead,
            `sticky ${name}`,
          ),
    bare: fitTitle(lead, `sticky ${name}`),
    introduction:
      'The glaze goes on for the last ten minutes and no earlier: sugar burns long before the meat is done.',
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [250, 1100],
    fit: 0.9,
  }));
}

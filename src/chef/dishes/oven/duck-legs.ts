// Duck legs roasted slowly until the skin is crisp; potatoes and roots join them in the fat that runs out.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isGarlic,
  isHardyHerb,
  isLentil,
  isOnion,
  isPotato,
  isRoot,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, simmerCut, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';

export const duckLegs: Dish = {
  id: 'duck-legs',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.9,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const duck = first(kitchen, (food) => food.id === 'duck' && food.category === 'braising-cut');
  if (duck === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(duck, { each: 250, prepare: '' });
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const spice = needIf(board, kitchen.find('five-spice', 'juniper-berries'), 1, 'tsp');
  const scents = real([
    takeIf(board, first(kitchen, isGarlic), { total: 16, prepare: 'left in their skins' }),
    takeIf(board, first(kitchen, isHardyHerb) ?? kitchen.find('bay-leaf'), { total: 3, prepare: '' }),
    takeIf(board, kitchen.find('star-anise'), { prepare: '' }),
    takeIf(board, kitchen.find('orange', 'mandarin') ?? first(kitchen, isCitrus), ({ food }) => ({
      ...(food.id === 'mandarin' ? { each: 60 } : { total: food.gramsEach ?? 100 }),
      prepare: 'halved',
    })),
  ]);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(170, us)}. Dry ${part} well, prick the skin all over with a fork and rub with ${[half(salt), pepper, ...real([spice])]}.`,
      say`Lay skin side up in a roasting tin${sayIf(scents.length > 0, () => say` with ${scents} underneath`)}. Roast ${until('the fat has run out and the skin is pale gold', 45)}.`,
    ),
  );
  const roots = pick(
    kitchen,
    (food) => food.form === 'fresh' && (isPotato(food) || isRoot(food) || isOnion(food)),
  )
    .sort((a, b) => Number(isPotato(b.food)) - Number(isPotato(a.food)) || byWorth(a, b))
    .slice(0, 4)
    .map((item) =>
      board.take(item, {
        each: isPotato(item.food) ? 220 : 90,
        ...(isOnion(item.food) ? withCut(item, 'wedges') : { prepare: 'peeled and cut into large chunks' }),
      }),
    );
  board.step(
    () =>
      say`${sayIf(roots.length > 0, () => say`Turn ${roots} in the hot fat round the meat and put the tin back. `)}Roast${roots.length > 0 ? ', turning the vegetables once,' : ''} ${until('the skin is crisp and a leg wobbles at the joint', 50, 60)}: far past ${core(74, us)}, which is what makes a leg tender.`,
  );
  const greens = kitchen.has('hob')
    ? pick(kitchen, (food) => isCookable(food) && !isRoot(food))
        .sort(byWorth)
        .slice(0, 2)
        .map((item) => {
          const cabbage = item.food.category === 'cabbage';
          return board.take(item, { each: 110, ...(cabbage ? withCut(item, 'shreds') : simmerCut(item)) });
        })
    : [];
  const fruit =
    greens.length === 0
      ? null
      : takeIf(board, kitchen.find('apple', 'plum'), { each: 60, prepare: 'cored or stoned and chopped' });
  const saltLeft = rest(salt);
  board.step(
    () =>
      sayIf(
        greens.length > 0,
        () =>
          say`Put ${[...greens, ...real([fruit])]} in a pan with a spoonful of the duck fat, half a glass of water and ${saltLeft}. Cover and cook ${over('medium-low')}, stirring now and then, ${until('soft and glossy', 20, 25)}.`,
      ) ?? say``,
    'meanwhile',
  );
  const lentils = kitchen.has('hob') ? takeIf(board, first(kitchen, isLentil), { each: 65 }) : null;
  const sharp =
    lentils === null
      ? null
      : board.need(
          ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'],
          kitchen.servings,
          'tsp',
        );
  board.step(
    () =>
      sayIf(
        lentils,
        (one) =>
          say`${boilStarch(one, 'large', null)} Drain, turn in a spoonful of the duck fat with ${real([sharp])} and keep covered.`,
      ) ?? say``,
    'meanwhile',
  );
  const beside = [...roots, ...greens, ...real([lentils])];
  board.step(
    () =>
      say`Lift the meat and vegetables out of the fat${greens.length > 0 ? '' : say`, sprinkle with ${saltLeft}`} and leave for 5 minutes.${scents.some(({ food }) => food.id === 'orange') ? ' Squeeze the soft orange over.' : ''} Strain the fat into a jar for the fridge: nothing fries better. Serve${beside.length === 0 ? ' hot' : ` with ${the(...beside)}`}.`,
  );
  const names = beside.map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'roast-joint',
    title: `slow-roast ${(part.quantity === 1 ? nameOne : nameMany)(duck.food, us)}${names.length === 0 ? '' : ` with ${listWords([...new Set([names[0] ?? '', names[names.length - 1] ?? ''])])}`}`,
    introduction:
      'An hour and three quarters in a gentle oven does what confit does: tender meat, crackling skin, and fat to roast in.',
    keeps: 'Keeps 2 days in the fridge; crisp it up in a hot oven until steaming all through.',
    plate: [300, 800],
    fit: 0.9,
  }));
}

// A whole bird or a joint in its tin: the roots go in round it for the last hour, what is green is boiled while it
// rests, and the juices become the gravy.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isGarlic,
  isHardyHerb,
  isOnion,
  isPotato,
  isRoot,
  isWholeRoast,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { simmerCut, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  it,
  oven,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const roastJoint: Dish = {
  id: 'roast-joint',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 1,
  cook: write,
};

/** The last minutes of the roasting, which roots in 3 cm chunks want. */
const ROOT_MINUTES = 55;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const meat = first(kitchen, (food) => isWholeRoast(food) && food.id !== 'gammon-joint');
  if (meat === undefined) return null;
  const isBird = meat.food.category === 'poultry-whole';
  const hasLegs = isBird && meat.food.id !== 'turkey-crown';
  const board = startDraft(kitchen);
  const part = board.take(meat, {
    total: meat.grams ?? Math.max(meat.food.gramsEach ?? 0, isBird ? 1500 : 300 * servings),
    prepare: '',
    noun: nameOne(meat.food, us).replace(/^(?:whole|roasting) /, ''),
  });
  const minutes = Math.round(((Math.max(800, part.grams) / 1000) * 45 + 20) / 5) * 5;
  const coreC = meat.food.core?.coreC ?? (isBird ? 74 : 63);
  const oil = takeOil(board, 2);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const scents = real([
    takeIf(board, first(kitchen, isGarlic), { total: 12, prepare: 'left in their skins' }),
    takeIf(board, first(kitchen, isHardyHerb) ?? kitchen.find('bay-leaf'), { total: 3, prepare: '' }),
    takeIf(board, first(kitchen, isCitrus), (item) => ({
      each: (item.food.gramsEach ?? 60) / servings,
      prepare: 'halved',
    })),
  ]);
  const roots = pick(
    kitchen,
    (food) =>
      food.form === 'fresh' &&
      food.heat.roast !== undefined &&
      (isPotato(food) || isRoot(food) || isOnion(food)),
  )
    .sort((a, b) => Number(isPotato(b.food)) - Number(isPotato(a.food)) || byWorth(a, b))
    .slice(0, 5);
  const greens = kitchen.has('hob')
    ? pick(
        kitchen,
        (food) =>
          isCookable(food) && !roots.some((root) => root.food.id === food.id) && food.form !== 'tinned',
      )
        .sort(byWorth)
        .slice(0, 2)
    : [];
  const early = Math.max(10, minutes - ROOT_MINUTES);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(190, us)}. Pat ${part} dry${isBird ? ' (do not rinse it)' : ''}, set ${it(part)} in your largest roasting tin, rub all over with ${half(oil)} and ${half(salt)}, and grind over ${pepper}.`,
      sayIf(scents.length > 0, () =>
        isBird ? say`Push ${scents} inside.` : say`Tuck ${scents} underneath.`,
      ),
    ),
  );
  const rootParts = roots.map((item) =>
    board.take(item, {
      each: isPotato(item.food) ? 200 : 90,
      ...(isOnion(item.food) || item.food.category === 'squash'
        ? withCut(item, 'wedges')
        : { prepare: 'peeled and cut into large chunks' }),
    }),
  );
  if (rootParts.length > 0) {
    board.step(() => say`Roast ${until('the outside begins to colour', early)}.`);
    board.step(
      () =>
        say`Take out the tin, turn ${rootParts} in the fat round the meat with ${rest(oil)} and ${rest(salt)}, and put it back. Roast, turning the vegetables once, ${until(hasLegs ? 'the juices run clear, a leg wobbles loosely and the vegetables are brown' : 'the meat is deep brown and the vegetables are tender', ROOT_MINUTES - 5, ROOT_MINUTES + 5)}.`,
    );
  } else {
    board.step(
      () =>
        say`Roast, spooning the fat over twice with ${rest(oil)} and ${rest(salt)}, ${until(hasLegs ? 'the juices run clear and a leg wobbles loosely' : 'deep brown all over', minutes - 5, minutes + 5)}.`,
    );
  }
  const puddings = takeIf(board, kitchen.find('yorkshire-pudding'), {});
  board.step(
    () =>
      say`The thickest part${hasLegs ? ' of the thigh' : ''}, away from the bone, should read ${core(coreC, us)}. Lift the meat onto a board, cover loosely and rest ${wait(15)}${rootParts.length > 0 ? '; put the vegetables, on a tray, back in the turned-off oven' : ''}.${sayIf(puddings, (one) => say` Before you turn it off, heat ${one} in it ${until('crisp and hot', 4, 5)}.`)}`,
  );
  const greenParts = greens.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  if (greenParts.length > 0) {
    board.step(
      () =>
        say`Bring a pan of salted water ${boiling()}, add ${greenParts} and cook ${until('just tender', 3, 5)}. Drain.`,
      'meanwhile',
    );
  }
  const wet = takeIf(
    board,
    kitchen.find('white-wine', 'red-wine', 'cider', 'chicken-stock', 'beef-stock', 'stock'),
    {
      each: 40,
    },
  );
  const granules = takeIf(board, kitchen.find('gravy-granules'), { each: 6, noun: 'gravy granules' });
  // The packets ask for about 75 ml of boiling water to 6 g.
  const water =
    granules === null
      ? 'half a glass of water'
      : waterFor(Math.round(servings * 3) * 25, us).replace(/(?: of)? water$/, ' of boiling water');
  board.step(
    () =>
      say`Spoon the fat off the juices in the tin, add ${wet === null ? water : say`${wet} and ${water}`} and scrape up what has stuck${sayIf(granules, (one) => say`, stirring in ${one}`)}${kitchen.has('hob') ? say`; let it bubble ${over('medium')} ${until(granules === null ? 'it darkens a little' : 'it thickens', 3, 4)}` : ''}. Carve, and serve with ${[...rootParts, ...greenParts].length === 0 ? 'the juices poured over' : `${the(...rootParts, ...greenParts, ...real([puddings]))} and the gravy from the tin`}.`,
  );
  const names = [...roots, ...greens].map((item) => nameMany(item.food, us));
  const lead = `roast ${nameOne(meat.food, us).replace(/^(?:whole|roasting) /, '')}`;
  const title = [names.slice(0, 3), names.slice(0, 2), names.slice(0, 1)]
    .map((some) => (some.length === 0 ? lead : `${lead} with ${listWords(some)}`))
    .find((words) => words.length <= 60);
  return board.finish(() => ({
    dish: isBird ? 'roast-chicken' : 'roast-joint',
    title: title ?? lead,
    introduction:
      roots.length > 0
        ? 'The vegetables go in round the meat for the last hour and roast in its fat; the rest at the end keeps the juices in it.'
        : 'A dry surface, some fat and a proper rest: the rest matters as much as the roasting.',
    keeps: 'Strip what is left within 2 hours; it keeps 2 days in the fridge.',
    plate: [200, 1200],
    fit: 1,
  }));
}

// From the freezer to the tray, with chips and something green: and eggs or ham with chips, which is the same supper.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCookable,
  isCookedMeat,
  isNamed,
  isPotato,
  isRice,
  isSaladLeaf,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { simmerCut, takePepper, takePlainOil } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, oven, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { takeSide } from '../parts/side.ts';

export const ovenPlate: Dish = {
  id: 'oven-plate',
  family: 'plate',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.6,
  cook: write,
};

/** From the freezer, and eaten with everything. */
const CHIPS: readonly FoodId[] = ['oven-chips', 'potato-waffle', 'tater-tots'];

/** Waffles from the freezer, beside what is savoury: potato ones, as nobody needs to say. */
const findWaffles = (kitchen: Kitchen, isSavoury: boolean): Item | undefined =>
  kitchen.items.find(
    ({ food, typed }) =>
      food.id === 'waffle' &&
      /frozen|birds ?eye/i.test(typed.join()) &&
      (isSavoury || kitchen.find('baked-beans', 'tinned-pasta') !== undefined),
  );

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const breaded = first(
    kitchen,
    ({ id, category }) =>
      (category === 'breaded' && !CHIPS.includes(id)) || ['meat-pie', 'veggie-burger'].includes(id),
  );
  const chips = kitchen.find(...CHIPS) ?? findWaffles(kitchen, breaded !== undefined);
  const egg = kitchen.find('egg');
  const ham = kitchen.find('ham') ?? first(kitchen, isCookedMeat);
  if (breaded === undefined && (chips === undefined || (egg ?? ham) === undefined)) return null;
  const board = startDraft(kitchen);
  const main = takeIf(board, breaded, {});
  const chipPart = takeIf(board, chips, ({ food }) => ({
    each: food.noun === 'count' && food.gramsEach !== undefined ? food.gramsEach * 2 : 150,
  }));
  const wrap = takeIf(
    board,
    main === null ? undefined : kitchen.find('tortilla', 'pitta', 'bread-roll'),
    (item) => ({
      each: (item.food.gramsEach ?? 60) * (item.food.id === 'tortilla' ? 2 : 1),
      prepare: '',
    }),
  );
  const isBoiled =
    chips === undefined && (first(kitchen, isPotato, isRice) ?? kitchen.find('mashed-potato')) !== undefined;
  const potato = isBoiled && kitchen.has('hob') ? takeSide(board) : null;
  const { minutes: [low, high] = [18, 22], ovenC = 220 } = breaded?.food.heat.bake ?? {};
  const trays = real([chipPart, main]);
  board.step(
    () =>
      say`Heat the oven to ${oven(ovenC, us)}. Spread ${trays} on ${trays.length > 1 ? 'two trays' : 'a tray'} and bake, turning once, ${until('crisp, golden and hot inside', low, high)} (${core(74, us)})${trays.length > 1 ? '; what its packet says comes before this' : ''}.`,
  );
  const greens = kitchen.has('hob')
    ? pick(kitchen, (food) => isCookable(food) && !isNamed(food, 'tomato', 'cherry-tomato'), 2).map((item) =>
        board.take(item, { each: 80, ...simmerCut(item) }),
      )
    : [];
  const beans = takeIf(board, kitchen.has('hob') ? kitchen.find('baked-beans', 'tinned-pasta') : undefined, {
    each: 150,
  });
  board.step(
    () =>
      together(
        potato?.said ?? null,
        sayIf(
          greens.length > 0,
          () =>
            say`Boil ${greens} in a pan of salted water ${over('high')} ${until('just tender', 3, 5)}, and drain.`,
        ),
        sayIf(
          beans,
          (part) => say`Warm ${part} in a small pan ${over('medium')} ${until('steaming-through', 4, 5)}.`,
        ),
      ),
    'meanwhile',
  );
  const eggPart = kitchen.has('hob') ? takeIf(board, egg, { each: 60, prepare: '' }) : null;
  const oil = eggPart === null ? null : takePlainOil(board, 1);
  board.step(
    () =>
      sayIf(
        eggPart,
        (part) =>
          say`Heat ${oil} in a frying pan ${over('medium')}, break in ${part} and fry with a lid on ${until('whites and yolks are set', 3, 4)}, at ${core(71, us)}.`,
      ) ?? say``,
  );
  const hamPart = takeIf(board, breaded === undefined ? ham : undefined, { each: 80, prepare: '' });
  const fresh = real([
    takeIf(board, first(kitchen, isSaladLeaf), { each: 30 }),
    takeIf(board, kitchen.find('tomato', 'cherry-tomato'), { each: 70, prepare: 'cut up' }),
    takeIf(board, kitchen.find('lemon'), { total: 60, prepare: 'cut into wedges' }),
    takeIf(
      board,
      kitchen.find('ketchup', 'mayonnaise', 'brown-sauce', 'malt-vinegar', 'sweet-chilli-sauce'),
      {
        each: 15,
      },
    ),
  ]);
  const pepper = takePepper(board);
  const done = real([main, eggPart, chipPart, potato?.part, ...greens, beans]);
  board.step(
    () =>
      say`${wrap === null ? 'Serve' : say`Warm ${wrap} in the oven for the last minute and fill with`} ${the(...done)}${sayIf(hamPart, (part) => say` with ${part}`)} while the edges are crisp, seasoned with ${pepper}${sayIf(fresh.length > 0, () => say`, with ${fresh}`)}.`,
  );
  const names = [
    wrap === null ? (main ?? hamPart ?? eggPart) : null,
    main === null && hamPart !== null ? eggPart : null,
    chipPart,
    potato?.part,
    ...greens,
    beans,
    ...fresh,
  ]
    .filter((part) => part !== null && part !== undefined)
    .map(({ food }) => nameMany(food, us).replace(/^(?:oven|frozen) /, ''));
  if (wrap !== null && main !== null) names.unshift(`${nameOne(main.food, us)} ${nameMany(wrap.food, us)}`);
  return board.finish(() => ({
    dish: 'oven-plate',
    title: fitTitle(
      ...[3, 2, 1].map((most) => {
        const [lead, ...others] = names;
        if (main === null) return listWords(names.slice(0, most + 1));
        return others.length === 0 ? (lead ?? '') : `${lead} with ${listWords(others.slice(0, most))}`;
      }),
    ),
    introduction:
      'A hot oven, room on the tray and one turn: nothing else decides whether it comes out crisp or limp.',
    keeps: 'Eat it hot: the crust does not last.',
    plate: [180, 700],
    fit: 0.8,
  }));
}

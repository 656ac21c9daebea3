// Fish and quick vegetables closed in paper: they cook in their own steam.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import { isWholeFish } from '../../joints.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isFish,
  isGarlic,
  isGinger,
  isGrain,
  isLeafyGreen,
  isNamed,
  isPotato,
  isRice,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import {
  boilStarch,
  cookGrain,
  readsCore,
  takeButter,
  takeOil,
  takePepper,
  takeSalt,
  withCut,
} from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { oven, say, sayIf, the, together, until } from '../../words/say.ts';

export const parcelFish: Dish = {
  id: 'parcel-fish',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.6,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, (food) => isFish(food) && !isWholeFish(food));
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      (isLeafyGreen(food) ||
        isNamed(
          food,
          'courgette',
          'asparagus',
          'cherry-tomato',
          'tomato',
          'fennel',
          'leek',
          'green-beans',
          'mangetout',
          'sugar-snap-peas',
          'pepper',
          'frozen-peas',
          'peas',
          'bok-choy',
        )),
  )
    .sort(byWorth)
    .slice(0, 2);
  const citrus = first(kitchen, isCitrus);
  if (fish === undefined || vegetables.length === 0 || servings > 6) return null;
  const board = startDraft(kitchen);
  const potato = first(kitchen, isPotato);
  const potatoPart = takeIf(board, potato, { each: 180, cut: 'chunks-3cm' });
  const grainPart =
    potato === undefined ? takeIf(board, first(kitchen, isGrain, isRice), { each: 65 }) : null;
  const parts = vegetables.map((item) =>
    board.take(item, {
      each: isLeafyGreen(item.food) ? 60 : 110,
      ...withCut(item, item.food.cuts.includes('thin-slices') ? 'thin-slices' : item.food.cuts[0]),
    }),
  );
  const oil =
    kitchen.find('butter') === undefined
      ? takeOil(board, Math.max(1, servings))
      : takeButter(board, 10 * servings);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)} with a tray inside. Lay ${servings === 1 ? 'a sheet' : `${servings} sheets`} of baking paper on the table, each about ${us ? '16 inches' : '40 cm'} long, and divide ${parts} between them.`,
  );
  if (potatoPart !== null)
    board.step(() => say`${boilStarch(potatoPart, 'medium', null)} Drain and keep warm.`, 'meanwhile');
  if (grainPart !== null)
    board.step(() => together(cookGrain(grainPart, us), say`Cover and keep warm.`), 'meanwhile');
  const fishPart = board.take(fish, { each: 140, prepare: '' });
  const lemon = takeIf(board, citrus, { total: citrus?.food.gramsEach ?? 60, prepare: 'thinly sliced' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'thin-slices' });
  const ginger = takeIf(board, first(kitchen, isGinger), {
    each: 5,
    prepare: 'peeled and cut into matchsticks',
  });
  const herb = takeIf(board, kitchen.find('dill', 'thyme', 'tarragon', 'rosemary'), { each: 2, prepare: '' });
  const soy = takeIf(board, kitchen.find('soy-sauce', 'tamari'), { each: 10 });
  const wine = takeIf(board, kitchen.find('white-wine'), { each: 20 });
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 12 });
  const over1 = real([lemon, garlic, ginger, herb, olives]);
  board.step(
    () =>
      say`Set ${fishPart}${/frozen/.test(fish.state) ? ', all ice gone and patted dry,' : ''} on ${the(...parts)}, season with ${[salt, pepper]}${sayIf(over1.length > 0, () => say`, top with ${over1}`)} and ${oil.food.category === 'butter' ? 'dot with' : 'spoon over'} ${[oil, ...real([soy, wine])]}. Fold the paper over and twist the edges shut all the way round: nothing must get out.`,
  );
  board.step(
    () =>
      say`Bake on the hot tray ${until('the parcels puff up and smell of their filling', 14, 16)}. Open one with care, for the steam: the fish should flake, and read ${readsCore(fishPart, us)}.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const side = potatoPart ?? grainPart;
  board.step(
    () =>
      say`Bring the parcels to the table closed and open them there, juices and all${side === null ? '' : `, beside ${the(side)}`}${sayIf(tops.length > 0, () => say`; scatter with ${tops}`)}.`,
  );
  const names = vegetables.map((item) => nameMany(item.food, us));
  return board.finish(() => ({
    dish: 'parcel-fish',
    title: fitTitle(
      `${nameMany(fish.food, us)} baked in paper with ${names.join(' and ')}`,
      `${nameMany(fish.food, us)} in paper with ${names[0] ?? 'greens'}`,
    ),
    introduction:
      'Closed in paper it steams in its own juices, and the smell when a parcel is opened is half the dish.',
    keeps: 'Best at once; what is left keeps a day in the fridge, and is good cold.',
    plate: [220, 650],
    fit: 0.62 + (lemon === null ? 0 : 0.13) + (vegetables.length > 1 ? 0.03 : 0),
  }));
}

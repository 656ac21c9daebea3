// Fish under a plate in the microwave: it steams in its own juice, which is what a microwave does best.

import { fitTitle, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import { isWholeFish } from '../joints.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCookedGrain,
  isFish,
  isGarlic,
  isGinger,
  isPotato,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { readsCore, takePepper, takeSalt } from '../tasks.ts';
import { nameMany } from '../words/name-food.ts';
import { it, say, sayIf, the, until, wait } from '../words/say.ts';
import { takeFat } from './parts/spreading-fat.ts';
import { onFullPower } from './parts/without-hob.ts';

export const microwaveFish: Dish = {
  id: 'microwave-fish',
  family: 'plate',
  side: 'savoury',
  needs: ['microwave'],
  prior: 0.5,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, (food) => isFish(food) && !isWholeFish(food));
  if (fish === undefined || servings > 4 || kitchen.has('hob') || kitchen.has('oven')) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      (food.id === 'leek' ||
        ((food.heat?.simmer?.minutes[0] ?? 10) < 12 &&
          ['vegetable', 'leaf', 'legume'].includes(food.roles[0]))),
  )
    .sort(byWorth)
    .slice(0, 2);
  const potato = takeIf(board, first(kitchen, isPotato), {
    each: 180,
    prepare: 'scrubbed and cut into 2 cm pieces',
  });
  if (potato !== null)
    board.step(
      () =>
        say`Put ${potato} in a microwave-proof bowl with 3 tablespoons of water, cover and microwave ${onFullPower()}, stirring once, ${until('a knife goes in without pushing', 4 + servings * 2, 6 + servings * 2)}. Drain and leave covered.`,
    );
  const greens = vegetables.map((item) =>
    board.take(item, {
      each: vegetables.length > 1 ? 90 : 150,
      prepare: item.food.form === 'frozen' ? '' : 'cut into bite-sized pieces',
    }),
  );
  if (greens.length > 0)
    board.step(
      () =>
        say`Put ${greens} in a wide microwave-proof bowl with 3 tablespoons of water, cover and microwave ${onFullPower()}, stirring once, ${until('just tender', 2 + servings, 4 + servings)}. Drain and leave covered.`,
    );
  const fishPart = board.take(fish, { each: 140 });
  // Soy sauce is the salt and half of the sauce; butter would fight it.
  const soy = takeIf(board, kitchen.find('soy-sauce', 'black-bean-sauce'), { each: 12 });
  const sharp = real([
    takeIf(board, soy === null ? undefined : first(kitchen, isGinger), {
      each: 4,
      prepare: 'peeled and cut into thin shreds',
    }),
    takeIf(board, first(kitchen, isGarlic), { total: 5, prepare: 'peeled and finely grated' }),
    takeIf(board, first(kitchen, isChilli), { total: 8, cut: 'thin-slices' }),
  ]);
  const butter = soy ?? takeFat(board, 10 * servings);
  const salt = soy === null ? takeSalt(board) : null;
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Pat ${fishPart} dry and lay ${it(fishPart)} in one layer in a wide microwave-proof dish, the thickest ends outwards. Season with ${[...real([salt]), pepper, ...sharp]}, ${soy === null ? 'dot with' : 'pour over'} ${butter} and cover with a plate. Microwave ${onFullPower()}, turning the dish once, ${until('opaque all through and easy to flake', 1 + servings * 2, 2 + servings * 2)}, and it reads ${readsCore(fishPart, us)}. Leave covered for ${wait(2, '2 minutes')}.`,
  );
  const grain = takeIf(board, first(kitchen, isCookedGrain), { each: 125 });
  if (grain !== null)
    board.step(
      () =>
        say`While the fish stands, put ${grain} in a bowl with a spoonful of water, cover and microwave ${onFullPower()} ${until('steaming hot all through', 1 + servings, 2 + servings)}.`,
    );
  const citrus = takeIf(board, first(kitchen, isCitrus), { each: 20, prepare: 'cut into wedges' });
  const tops = takeTops(board, 'herbs');
  const beside = real([potato, ...greens, grain]);
  board.step(
    () =>
      say`Serve the ${fishPart.noun} with the ${soy === null ? 'buttery ' : ''}juices${beside.length === 0 ? '' : ` over ${the(...beside)}`}${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}${sayIf(citrus, (part) => say`, and ${part} to squeeze over`)}.`,
  );
  const name = nameMany(fish.food, us);
  const others = vegetables.map((item) => nameMany(item.food, us)).join(' and ');
  return board.finish(() => ({
    dish: 'microwave-fish',
    title: fitTitle(`steamed ${name}${others === '' ? '' : ` with ${others}`}`, `steamed ${name}`),
    introduction:
      'Under a plate the fish steams in its own juice; a minute too long is all that can spoil it.',
    keeps: 'Eat it at once: fish that is warmed up again dries out.',
    plate: [150, 600],
    fit: 0.85,
  }));
}

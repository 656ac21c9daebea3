// Pasta finished in the oven in a tomato or cream sauce, under a lid of cheese.

import { fitTitle, nameDish, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isCookedMeat,
  isCream,
  isCured,
  isCuredSausage,
  isGratingCheese,
  isMeltingCheese,
  isMince,
  isNamed,
  isPasta,
  isPoultry,
  isSausage,
  isTinnedFish,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';

export const pastaBake: Dish = {
  id: 'pasta-bake',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.6,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = kitchen.items.find(
    (item) =>
      isPasta(item.food) && !isNamed(item.food, 'lasagne-sheet', 'orzo', 'giant-couscous', 'spaghetti'),
  );
  const cheese = first(kitchen, isMeltingCheese, isGratingCheese);
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('pasta-sauce');
  const creamy =
    tomato === undefined ? (first(kitchen, isCream) ?? kitchen.find('cream-soup', 'white-sauce')) : undefined;
  const wet = tomato ?? creamy;
  if (pasta === undefined || cheese === undefined || wet === undefined) return null;
  const meat = first(
    kitchen,
    isMince,
    isSausage,
    isPoultry,
    isCuredSausage,
    isCured,
    isTinnedFish,
    isCookedMeat,
  );
  const vegetables = pick(kitchen, (food) => isCookable(food) && food.category !== 'cabbage')
    .sort(byWorth)
    .slice(0, 2);
  if (meat === undefined && vegetables.length === 0) return null;
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = board.take(pasta, { each: 80 });
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Bring a large pan of water ${boiling()} with ${portion(salt, 0.75, 'most of the salt')}, add ${pastaPart} and cook ${until('still firm, 2 minutes short of what the packet says', 7, 9)}. Drain, keeping a mugful of the water.`,
  );
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const raw = meat !== undefined && (isMince(meat.food) || isSausage(meat.food) || isPoultry(meat.food));
  const meatPart = takeIf(board, meat, (item) => ({
    each: raw ? 110 : isTinnedFish(item.food) ? 70 : 45,
    ...(isSausage(item.food)
      ? { prepare: 'squeezed out of the skins' }
      : isMince(item.food)
        ? {}
        : withCut(item, isPoultry(item.food) ? 'strips' : item.food.cuts[0])),
  }));
  const onion = takeOnion(board, 'listed');
  const veg = addPanVegetables(board, vegetables, 80);
  const sharp = takeSharp(board);
  board.step(
    () =>
      together(
        say`Heat ${oil} in a wide pan ${over(raw ? 'medium-high' : 'medium')}.`,
        raw && meatPart !== null
          ? say`Add ${meatPart} and fry, ${isPoultry(meatPart.food) ? 'turning' : 'breaking it up with a spoon'}, ${inBatches(until('browned-all-over', 6, 8), [meatPart], 1, true)}; it should read ${readsCore(meatPart, us)}.`
          : null,
        sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 6, 8)}.`),
        veg.said,
        sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
      ),
    'meanwhile',
  );
  const wetPart = board.take(wet, { each: tomato === undefined ? 90 : 200 });
  const soft = takeIf(board, kitchen.find('cream-cheese', 'mascarpone', 'ricotta'), { each: 30 });
  const cheesePart = board.take(cheese, {
    each: 40,
    prepare: isMeltingCheese(cheese.food) ? 'torn' : 'coarsely grated',
  });
  const pepper = takePepper(board);
  const late = !raw && meatPart !== null ? [meatPart] : [];
  board.step(
    () =>
      say`Stir ${[wetPart, ...real([soft]), ...late]} and ${portion(salt, 0.25, 'the rest of the salt')} into the pan${vegetables.length + late.length > 0 ? '' : ' as well'} and simmer ${over('medium-low')} ${until(tomato === undefined ? 'just bubbling' : 'slightly thickened', tomato === undefined ? 2 : 8, tomato === undefined ? 3 : 10)}. Fold in the pasta with ${half(cheesePart)}, ${pepper} and enough of its water to make it loose: what is just right now is dry after the oven.`,
  );
  const crumbs = takeIf(board, kitchen.find('breadcrumbs'), { each: 10, prepare: '' });
  board.step(() =>
    together(
      say`Tip into ${nameDish(kitchen)} and scatter with ${[rest(cheesePart), ...real([crumbs])]}.`,
      say`Bake ${until('browned in patches and bubbling at the sides', 18, 22)}; the middle should read ${core(74, us)}. Leave for ${wait(5, '5 minutes')}.`,
    ),
  );
  const lead = meat?.food ?? vegetables[0]?.food ?? wet.food;
  const second = meat === undefined ? vegetables[1]?.food : vegetables[0]?.food;
  return board.finish(() => ({
    dish: 'pasta-bake',
    title: fitTitle(
      `${nameOne(lead, us)}${second === undefined ? '' : ` and ${nameOne(second, us)}`} pasta bake`,
      `${nameMany(lead, us)} pasta bake`,
    ),
    introduction:
      'It goes into the oven looser than seems right, and comes out with a crust above and a sauce below.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [260, 700],
    fit: 0.68 + (meat === undefined ? 0 : 0.07) + (isMeltingCheese(cheese.food) ? 0.1 : 0),
  }));
}

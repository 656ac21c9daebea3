// A pouch of rice or grains made hot in the microwave, with what is warm, what is fresh and one sauce on top.

import type { Food, FoodId } from '../../food/foods.ts';
import { fitTitle, takeCitrus, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { needIf, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isCookedGrain,
  isCookedMeat,
  isNamed,
  isPrawn,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { takeOil, takePepper, takeSalt } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, say, sayIf, the, together, until, wait } from '../words/say.ts';
import { saladCut } from './cold/salad-parts.ts';
import { onFullPower } from './parts/without-hob.ts';

export const microwaveBowl: Dish = {
  id: 'microwave-bowl',
  family: 'rice',
  side: 'savoury',
  needs: ['microwave'],
  prior: 0.6,
  cook: write,
};

const SAUCES: readonly FoodId[] = [
  'mayonnaise',
  'vegan-mayonnaise',
  'soy-sauce',
  'sweet-chilli-sauce',
  'pesto',
  'hummus',
  'salsa',
  'yoghurt',
  'soured-cream',
];
const HOT: readonly FoodId[] = ['sriracha', 'hot-sauce', 'harissa', 'chipotle', 'gochujang', 'sambal'];
const FRESH: readonly FoodId[] = ['cucumber', 'avocado', 'tomato', 'cherry-tomato', 'radish', 'red-onion'];

const isGrain = (food: Food): boolean =>
  isCookedGrain(food) && isNamed(food, 'cooked-rice', 'cooked-grains', 'egg-fried-rice', 'cooked-pasta');

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const grain = first(kitchen, isGrain);
  const heart =
    first(kitchen, isTinnedFish, isCookedMeat) ??
    kitchen.items.find(
      ({ food, state, typed }) => isPrawn(food) && /cooked/.test(`${state} ${typed.join()}`),
    ) ??
    kitchen.find('ham', 'smoked-mackerel', 'tofu') ??
    first(kitchen, isTinnedLegume, isCheese);
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      !FRESH.includes(food.id) &&
      (food.heat.boil ?? food.heat.simmer ?? food.heat.steam ?? { minutes: [9] }).minutes[0] < 9,
  )
    .sort(byWorth)
    .slice(0, 2);
  if (grain === undefined || kitchen.has('hob') || servings > 4) return null;
  if (heart === undefined && vegetables.length === 0) return null;
  const board = startDraft(kitchen);
  const steamed = vegetables.map((item) =>
    board.take(item, {
      each: 150 / vegetables.length,
      ...(item.food.form === 'fresh' ? { prepare: 'cut into bite-sized pieces' } : {}),
    }),
  );
  if (steamed.length > 0)
    board.step(
      () =>
        say`Put ${steamed} in a microwave-proof bowl with 2 tablespoons of water, cover and microwave ${onFullPower()}, stirring once, ${until('hot and just tender', 1 + servings, 2 + servings)}. Drain and keep covered.`,
    );
  const grainPart = board.take(grain, { each: 125 });
  const isHot = heart !== undefined && (heart.food.core !== undefined || isTinnedLegume(heart.food));
  const heartPart = takeIf(board, heart, ({ food }) => ({
    each: isCheese(food) ? 40 : isTinnedLegume(food) ? 110 : 75,
    ...(isCookedMeat(food) || food.id === 'ham'
      ? { prepare: 'cut small' }
      : isCheese(food)
        ? { prepare: 'crumbled or grated' }
        : {}),
  }));
  board.step(
    () =>
      say`Break up ${grainPart} in a second bowl with a tablespoon of water${isHot ? say` and ${heartPart}` : ''}, cover and microwave ${onFullPower()}, stirring once, ${until('steaming hot all through', 1 + servings, 2 + servings)} (${core(74, us)}). Leave covered for ${wait(1, 'a minute')}.`,
  );
  const sauce = takeIf(board, kitchen.find(...SAUCES), ({ food }) => ({
    each: isNamed(food, 'soy-sauce', 'sweet-chilli-sauce') ? 12 : 25,
  }));
  const hot = needIf(board, kitchen.find(...HOT), Math.max(1, servings), 'tsp');
  const citrus = takeCitrus(board, 15 * servings);
  const isSauced = heart !== undefined && /sauce|tomato/.test(`${heart.tail ?? ''} ${heart.typed.join()}`);
  const oil = sauce === null && !isSauced ? takeOil(board, Math.max(1, servings)) : null;
  const sharp =
    citrus === null && sauce === null && !isSauced
      ? board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'lemon'], 2 * servings, 'tsp')
      : citrus;
  const dressing = real([sauce, hot, oil, sharp]);
  const fresh = pick(kitchen, (food) => FRESH.includes(food.id))
    .slice(0, 3)
    .map((item) => board.take(item, { each: 60, ...saladCut(item) }));
  const tops = takeTops(board, 'herbs-and-nuts');
  const pepper = takePepper(board);
  const salt = takeSalt(board);
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'crumbled or grated' });
  const above = [...(isHot ? [] : real([heartPart])), ...real([cheese]), ...fresh, ...tops];
  board.step(() =>
    together(
      sayIf(dressing.length > 1, () => say`Stir ${dressing} together in a cup.`),
      say`Season the ${grainPart.noun} with ${[salt, pepper]}${steamed.length > 0 ? `, turn in ${the(...steamed)}` : ''}, heap into bowls${sayIf(above.length > 0, () => say`, top with ${above}`)}${dressing.length === 0 ? '' : dressing.length === 1 ? say` and spoon over ${dressing}` : ' and spoon over the dressing'}. Eat hot.`,
    ),
  );
  const lead = heart ?? vegetables[0];
  const second = vegetables.find((item) => item !== lead) ?? fresh[0]?.item;
  const name =
    lead === undefined
      ? ''
      : (isTinnedLegume(lead.food) || isCookable(lead.food) ? nameMany : nameOne)(lead.food, us).replace(
          /^(?:tinned|canned|cooked) /,
          '',
        );
  const bowl = grain.food.id === 'cooked-pasta' ? 'pasta' : /grain/.test(grain.food.id) ? 'grain' : 'rice';
  return board.finish(() => ({
    dish: 'microwave-bowl',
    title: fitTitle(
      ...real([second]).map((item) => `hot ${bowl} bowl with ${name} and ${nameMany(item.food, us)}`),
      `hot ${bowl} bowl with ${name}`,
    ),
    introduction: `Cold ${bowl === 'pasta' ? 'pasta is' : bowl === 'grain' ? 'grains are' : 'rice is'} hard: broken up with a spoonful of water and made steaming hot, ${bowl === 'grain' ? 'they fall' : 'it falls'} loose again.`,
    keeps: 'Eat it all today; cooked rice is not warmed up a second time.',
    plate: [180, 600],
    fit: 0.85,
  }));
}

// A folded omelette with at most two fillings.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookable,
  isCookedMeat,
  isCured,
  isEgg,
  isSaladLeaf,
  isSmokedFish,
  isSoftHerb,
  isSpringOnion,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';

export const omelette: Dish = {
  id: 'omelette',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: (kitchen) => write(kitchen),
};

function choosePan({ servings, us }: Kitchen): string {
  if (servings === 1) return us ? 'an 8 inch non-stick frying pan' : 'a 20 cm non-stick frying pan';
  return us ? 'an 11 inch non-stick frying pan' : 'a 28 cm non-stick frying pan';
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  if (egg === undefined || servings > 2) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      ['mushroom', 'leafy-green', 'fruiting-vegetable', 'frozen-vegetable'].includes(food.category),
  )
    .sort(byWorth)
    .slice(0, first(kitchen, isCookedMeat, isCured) === undefined ? 2 : 1);
  const cheese = first(kitchen, isCheese);
  const meat = first(
    kitchen,
    isCookedMeat,
    (food) => isCured(food) && food.raw === 'fine' && food.strength < 3,
    (food) => vegetables.length === 0 && isSmokedFish(food),
  );
  const bread = first(kitchen, isBread);
  const butter = takeButter(board, 15 * servings);
  const salt = takeSalt(board);
  // What is filled twice needs fewer eggs to make a meal.
  const isFull = vegetables.length > 0 && meat !== undefined;
  const eggs = board.take(egg, { each: (isFull ? 2 : 3) * (egg.food.gramsEach ?? 50), prepare: '' });
  const pepper = takePepper(board);
  const herbs = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isSpringOnion), { each: 20, cut: 'thin-slices' }),
  ]);
  const single = eggs.quantity === 1;
  const pan = single ? 'your smallest non-stick frying pan' : choosePan(kitchen);
  const veg = addPanVegetables(board, vegetables, 70);
  const meatPart = takeIf(board, meat, { each: 50, ...(meat === undefined ? {} : withCut(meat, 'strips')) });
  const soy =
    isFull || cheese === undefined
      ? needIf(board, kitchen.find('soy-sauce', 'tamari'), servings, 'tsp')
      : null;
  if (vegetables.length > 0) {
    board.step(() =>
      together(
        say`Melt ${half(butter)} in ${pan} ${over('medium')}.`,
        veg.said,
        sayIf(
          meatPart,
          (one) => say`Add ${one} and turn ${until('steaming-through', 2, 3)} (${core(74, us)}).`,
        ),
        say`Tip onto a plate and wipe out the pan.`,
      ),
    );
  }
  const cheesePart = takeIf(board, cheese, {
    each: 30,
    ...(cheese === undefined ? {} : withCut(cheese, cheese.food.cuts[0])),
  });
  if (meatPart !== null && vegetables.length === 0) {
    board.step(
      () =>
        say`Melt ${half(butter)} in ${pan} ${over('medium')}, add ${meatPart} and turn ${until(`steaming-through`, 3, 4)}: ${core(74, us)}. Lift onto a plate.`,
    );
  }
  const early = vegetables.length > 0 || meatPart !== null;
  board.step(
    () =>
      say`Beat ${eggs} with ${[...real([soy]), salt, pepper]} using a fork, only until the yolks and whites run together${sayIf(herbs.length > 0, () => say`, and stir in ${herbs}`)}.`,
  );
  board.step(() =>
    together(
      say`Melt ${early ? rest(butter) : butter} in ${early ? 'the pan' : pan} ${over('medium')} and wait until it foams. Pour in the eggs and, with a spatula, draw the set edges into the middle while the loose egg flows out behind ${until('mostly set but still glossy', single ? 1 : 2, single ? 1 : 3)}.`,
    ),
  );
  const filling = real([cheesePart]);
  board.step(() =>
    together(
      filling.length > 0 || early
        ? say`Scatter ${sayIf(filling.length > 0, () => say`${filling}`)}${filling.length > 0 && early ? ' and ' : ''}${early ? the(...veg.parts, ...real([meatPart])) : ''} over one half.`
        : null,
      say`Cook ${until(`the eggs are set on top${cheesePart === null ? '' : ' and the cheese begins to melt'}`, 1, single ? 1 : 2)}: the middle should read ${core(71, us)}. Fold over and slide onto ${servings === 1 ? 'a warm plate' : 'a board, and cut in half to share'}.`,
    ),
  );
  const breadPart = takeIf(board, bread, { each: (bread?.food.gramsEach ?? 40) * 1, prepare: '' });
  if (breadPart !== null)
    board.step(
      () =>
        say`Toast ${breadPart} in a toaster or a dry pan ${over('medium')} ${until('crisp-golden', 2, 3)} and eat it alongside.`,
      'meanwhile',
    );
  const named = cheese ?? meat ?? vegetables[0];
  const other = named !== vegetables[0] ? vegetables[0] : undefined;
  return board.finish(() => ({
    dish: 'omelette',
    title:
      named === undefined
        ? herbs[0] === undefined
          ? 'a plain folded omelette'
          : `${herbs[0].noun.replace(/s$/, '')} omelette`
        : `${other === undefined ? '' : `${nameOne(other.food, us)} and `}${nameOne(named.food, us)} omelette`,
    introduction:
      'Five minutes over a steady heat: the middle stays soft because it is folded as soon as the top has set.',
    keeps: 'Eat it straight from the pan.',
    plate: [150, 450],
    fit: 0.6 + (named === undefined ? 0 : 0.15) + (first(kitchen, isSaladLeaf) === undefined ? 0 : -0.05),
  }));
}

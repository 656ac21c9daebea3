// Warm grain dressed sharp, with fruit or vegetables turned through it and seared cheese on top.

import { fitTitle, takeCitrus, takeOnion, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isFryingCheese,
  isLooseGrain,
  isNamed,
  isSaladVegetable,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { cookGrain, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';

export const halloumiGrain: Dish = {
  id: 'halloumi-grain',
  family: 'salad',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cheese = first(kitchen, isFryingCheese);
  const grain = first(kitchen, isLooseGrain);
  const fruits = real([
    kitchen.find('orange', 'peach', 'nectarine', 'apricot', 'figs', 'grapes', 'mango'),
    kitchen.find('pomegranate'),
  ]);
  const cooked = pick(kitchen, (food) => isCookable(food) && !isNamed(food, 'tomato', 'cherry-tomato'))
    .sort(byWorth)
    .slice(0, 2);
  const raw = pick(
    kitchen,
    (food) => isSaladVegetable(food) && !cooked.some((one) => one.food.id === food.id),
  )
    .sort(byWorth)
    .slice(0, 2);
  if (cheese === undefined || grain === undefined || real([...fruits, ...cooked, ...raw]).length === 0)
    return null;
  const board = startDraft(kitchen);
  const grainPart = board.take(grain, { each: 65 });
  board.step(() => together(cookGrain(grainPart, us), say`Keep covered.`));
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const onion = takeOnion(board, 'listed');
  const fried = addPanVegetables(board, cooked, 90);
  const fries = onion !== null || fried.parts.length > 0;
  if (fries)
    board.step(
      () =>
        together(
          say`Heat ${half(oil)} in a wide frying pan ${over('medium')}.`,
          sayIf(onion, (one) => say`Add ${one} and cook ${until('soft-not-brown', 6, 8)}.`),
          fried.said,
          say`Tip over the ${grainPart.noun}.`,
        ),
      /couscous|bulgur/.test(grain.food.id) ? undefined : 'meanwhile',
    );
  const cheesePart = board.take(cheese, { each: 90, cut: 'slices-1cm' });
  const fruitParts = fruits.map((item) =>
    board.take(
      item,
      item.food.id === 'pomegranate'
        ? { each: 40, prepare: 'seeds knocked out' }
        : item.food.id === 'orange'
          ? { each: 130, prepare: 'peeled, halved and sliced' }
          : { each: 80, ...fruitCut(item) },
    ),
  );
  const rawParts = raw.map((item) => board.take(item, { each: 70 }));
  const acid =
    takeCitrus(board, 30) ??
    board.need(['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'], servings / 2, 'tbsp');
  const honey = takeIf(board, kitchen.find('honey'), { each: 4 });
  const pepper = takePepper(board);
  const folded = [...fruitParts, ...rawParts];
  board.step(
    () =>
      say`Stir ${[acid, ...real([honey]), salt, pepper]} and ${fries ? rest(oil) : oil} through the ${grainPart.noun}${sayIf(folded.length > 0, () => say`, then fold in ${folded}`)}.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  board.step(
    () =>
      say`Set a dry non-stick pan ${over('medium-high')} and lay in ${cheesePart}. Fry ${until('deep gold on both sides', 3, 4)}, turning once: it needs no fat, and it squeaks as it cools, so serve it straight from the pan, over the ${grainPart.noun}${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}.`,
  );
  const named = [
    ...fruits.map((item) => nameOne(item.food, us)),
    ...[...cooked, ...raw].map((item) => nameMany(item.food, us)),
  ];
  const bare = `${nameOne(cheese.food, us)} with ${nameOne(grain.food, us).replace(' wheat', '')}`;
  return board.finish(() => ({
    dish: 'halloumi-grain',
    title: fitTitle(
      `seared ${nameOne(cheese.food, us)} with ${listWords([nameOne(grain.food, us).replace(' wheat', ''), ...named.slice(0, 2)])}`,
      `seared ${bare.replace(' with ', `, ${named[0] ?? ''} and `)}`,
      bare,
    ),
    introduction: `The cheese is salty and hot, the ${fruits.length > 0 ? 'fruit cold and sweet' : 'grain under it sharp'}: it is fried last and eaten within a minute.`,
    keeps: 'The dressed grain keeps 2 days in the fridge; fry the cheese when you eat it.',
    plate: [230, 650],
    fit: 0.8 + (fruits.length > 0 ? 0.08 : 0),
  }));
}

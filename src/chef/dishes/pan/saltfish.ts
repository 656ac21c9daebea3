// Salted dried fish: a long soak, a short simmer, then the pan with whatever green and hot things there are.

import { fitTitle, takeCitrus, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, isCookable, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takePlainOil } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, together, until, wait } from '../../words/say.ts';

export const saltfish: Dish = {
  id: 'saltfish',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = kitchen.find('saltfish');
  if (fish === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(fish, { each: 110, prepare: '' });
  board.step(
    () =>
      say`Put ${part} in a bowl, cover with plenty of cold water and leave in the fridge for ${wait(720, '12 to 24 hours')}, changing the water twice. It is far too salty without.`,
  );
  board.step(
    () =>
      say`Drain, cover with fresh water in a pan, bring ${boiling()} and simmer ${until('it flakes when pressed', 12, 15)}. Taste a flake: if it still bites, simmer once more in new water. Drain, and take out skin and bones while you break it up.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const plantain = takeIf(board, kitchen.find('plantain'), {
    each: 130,
    prepare: 'peeled and sliced 1 cm thick',
  });
  if (plantain !== null)
    board.step(
      () =>
        say`Heat ${half(oil)} in a wide frying pan ${over('medium')}, lay in ${plantain} and fry, turning once, ${until('deep gold and soft inside', 6, 8)}. Lift onto a plate.`,
    );
  // With eggs and potatoes it is what Lisbon makes of it: matchsticks, and the egg stirred in last.
  const egg = kitchen.find('egg');
  const potato =
    egg === undefined || kitchen.find('ackee') !== undefined ? undefined : kitchen.find('potato');
  const potatoPart = takeIf(board, potato, {
    each: 150,
    prepare: 'peeled, cut into matchsticks and patted dry',
  });
  const eggs = takeIf(board, potato && egg, { each: 75, prepare: 'beaten' });
  if (potatoPart !== null)
    board.step(
      () =>
        say`Fry ${potatoPart} in ${half(oil)} in a wide pan ${over('medium-high')}, turning, ${until('crisp-golden', 10, 12)}. Tip onto a plate.`,
    );
  const isFried = (plantain ?? potatoPart) !== null;
  const onion = takeOnion(board, 'listed');
  const veg = addPanVegetables(
    board,
    pick(kitchen, (food) => isCookable(food) && food.id !== 'plantain')
      .sort(byWorth)
      .slice(0, 3),
    110,
    'Add',
  );
  const sharp = takeSharp(board);
  const tomato = takeIf(board, kitchen.find('tomato', 'tinned-tomato'), (item) => ({
    each: 90,
    ...(item.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
  }));
  const coconut = takeIf(board, kitchen.find('coconut-milk'), { each: 80 });
  const spice = takeIf(board, kitchen.find('allspice', 'dried-thyme'), { total: 2 });
  board.step(() =>
    together(
      say`Heat ${isFried ? rest(oil) : oil} in ${isFried ? 'the same pan' : 'a wide frying pan'} ${over('medium')}.`,
      sayIf(onion, (one) => say`Add ${one} and cook ${until('soft-not-brown', 6, 8)}.`),
      veg.said,
      sayIf(
        real([...sharp, spice]).length > 0,
        () => say`Stir in ${real([...sharp, spice])} ${until('fragrant', 1)}.`,
      ),
      sayIf(
        real([tomato, coconut]).length > 0,
        () => say`Add ${real([tomato, coconut])} and let it bubble ${until('thick', 5, 6)}.`,
      ),
    ),
  );
  const ackee = takeIf(board, kitchen.find('ackee'), { each: 130, prepare: 'drained' });
  const pepper = takePepper(board);
  const citrus = takeCitrus(board, 25);
  board.step(
    () =>
      say`Fold in the flaked fish ${over('low')} ${until('steaming', 3, 4)}, so that it warms without breaking to threads. ${sayIf(ackee, (one) => say`Lay ${one} on top and turn it in gently ${until('hot through, with its pieces whole', 2, 3)}. `)}${sayIf(eggs, (one) => say`Return the potatoes, pour in ${one} and stir slowly ${until('just set and creamy', 2, 3)} (${core(71, us)}). `)}Finish with ${real([citrus, pepper])} and no salt at all${plantain === null ? '' : ', and eat with the plantain'}.`,
  );
  const first1 = ackee ?? veg.parts[0] ?? tomato ?? onion;
  return board.finish(() => ({
    dish: 'saltfish',
    title: fitTitle(
      ...(eggs === null ? [] : ['bacalhau with eggs and potatoes']),
      `${ackee === null ? '' : 'ackee and '}saltfish${ackee !== null || first1 === null || first1 === undefined ? '' : ` and ${nameOne(first1.food, us)}`}${plantain === null ? '' : ` with fried ${nameMany(plantain.food, us)}`}`,
      'saltfish from the pan',
    ),
    introduction: 'The soak is the recipe: a day of cold water, and what was a plank is fish again.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [150, 650],
    fit: 0.9,
  }));
}

// Split peas boiled down with ham: a hock that simmers with them, gammon or bacon fried first, or cooked ham at the end.

import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isCookedMeat, isNamed, isPotato } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePepper, takePlainOil, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, core, it, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { NAMED_FIT, takeGuests } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

export const peaAndHam: Dish = {
  id: 'pea-and-ham-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: write,
};

const isCooked = ({ food, state, typed }: Item): boolean =>
  food.id === 'ham' ||
  isCookedMeat(food) ||
  /cooked|leftover|cold|boiled|roast/.test(`${state} ${typed.join()}`);

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const peas = kitchen.find('yellow-split-peas');
  const ham = kitchen.find('ham-hock', 'gammon-joint', 'gammon', 'ham', 'bacon', 'pancetta');
  if (peas === undefined || ham === undefined || kitchen.find('garam-masala', 'curry-powder') !== undefined)
    return null;
  const board = startDraft(kitchen);
  const isHock = ham.food.id === 'ham-hock' && !isCooked(ham);
  const isLate = isCooked(ham);
  const oil = takePlainOil(board, Math.max(1, Math.round(servings / 3)));
  const onion = takeOnion(board, 'buy', 70);
  const meat = board.take(ham, {
    ...(isHock ? {} : { each: isNamed(ham.food, 'bacon', 'pancetta') ? 50 : 100 }),
    prepare: isHock
      ? ''
      : isLate
        ? 'pulled or cut into shreds'
        : us
          ? 'cut into 3/4 inch pieces'
          : 'cut into 2 cm pieces',
  });
  const early = isHock || isLate ? [] : [meat];
  board.step(
    () =>
      say`Heat ${oil} in a large, deep pan ${over('medium')}. Add ${[...early, ...real([onion])]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
  );
  const leaf = needIf(board, kitchen.find('bay-leaf'), servings > 3 ? 2 : 1, null);
  const thyme = takeIf(board, kitchen.find('thyme'), { each: 1, prepare: '' });
  const peaPart = board.take(peas, { each: 65, prepare: 'rinsed' });
  const ml = roundAmount(servings * (isHock ? 450 : 350));
  const lead = isHock ? [meat, peaPart] : [peaPart];
  board.step(
    () =>
      say`Add ${[...lead, ...real([leaf, thyme])]} and ${waterFor(ml, us)}. Bring ${boiling()}, skim off the froth, then simmer ${over('low')} with the lid half on, stirring to the bottom now and then, ${isHock ? until('the meat begins to come from the bone', 80, 90) : until('the peas begin to fall apart', 35, 40)}${early.length > 0 ? say` (${readsCore(meat, us)})` : ''}; add hot water if it thickens too soon.`,
  );
  const potato = takeIf(board, first(kitchen, isPotato), (item) => ({
    each: 90,
    ...withCut(item, 'chunks-2cm'),
  }));
  const { slow, quick, leaves } = takeGuests(board, 4, 70);
  const roots = [...slow, ...real([potato])];
  const soft = [...quick, ...leaves];
  board.step(() =>
    together(
      roots.length === 0
        ? say`Simmer on ${until('the peas are a thick purée', 15, 20)}.`
        : say`Add ${roots} and simmer on ${until(`${the(...roots)} are soft and the peas a thick purée`, 20, 25)}.`,
      sayIf(soft.length > 0, () => say`Add ${soft} and cook ${until('tender', 6, 8)}.`),
      isHock
        ? say`Lift out ${the(meat)}: by then ${it(meat) === 'it' ? 'it is' : 'they are'} long past ${core(ham.food.core?.coreC ?? 71, us)}. Pull off the meat, without skin, fat or bone, and stir it back in.`
        : null,
      isLate ? say`Stir in ${meat} ${until('steaming-through', 4, 5)} (${core(74, us)}).` : null,
    ),
  );
  const pepper = takePepper(board);
  const mustard = takeIf(board, kitchen.find('mustard', 'wholegrain-mustard'), { each: 4 });
  const bread = takeIf(board, first(kitchen, isBread), { each: 60, prepare: '' });
  const lifted = real([leaf, thyme]);
  board.step(
    () =>
      say`${lifted.length > 0 ? `Lift out ${the(...lifted)}. ` : ''}Season with ${[pepper, ...real([mustard])]}, taste, and add salt only if the ham has not done it. Serve in deep bowls${sayIf(bread, (part) => say`, with ${part} beside`)}.`,
  );
  return board.finish(() => ({
    dish: 'pea-and-ham-soup',
    title: fitTitle(`split pea and ${nameOne(ham.food, us).replace(/ (?:joint|steaks?)$/, '')} soup`),
    introduction: 'The peas boil down to a thick purée by themselves, and the ham is all the salt they want.',
    keeps: 'Keeps 2 days in the fridge and sets; loosen with water and reheat until steaming all through.',
    plate: [280, 900],
    fit: NAMED_FIT,
  }));
}

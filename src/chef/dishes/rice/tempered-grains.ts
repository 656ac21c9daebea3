// Breakfast from the Indian pan: flattened rice steamed, or semolina swelled, in popped mustard seeds and onion.

import { fitTitle, takeCitrus, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isCookable, isNut, isPotato, isRice, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, core, over, say, sayIf, together, until, wait } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { fryGround, isIndianSpice, takeTempering } from '../parts/tempering.ts';

export const temperedGrains: Dish = {
  id: 'tempered-grains',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.85,
  cook: write,
};

/** A spoonful of them is fried with the seeds. */
const isCrackled = (id: string): boolean => /^(?:urad|chana)-dal$/.test(id);

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const sour = kitchen.find('lemon', 'lime', 'tamarind');
  const isPopped = kitchen.find('mustard-seeds', 'curry-leaves') !== undefined;
  const grain =
    kitchen.find('poha', 'semolina') ??
    (isPopped && sour !== undefined ? (kitchen.find('cooked-rice') ?? first(kitchen, isRice)) : undefined);
  if (grain === undefined || first(kitchen, isIndianSpice) === undefined) return null;
  if (first(kitchen, ({ id, roles }) => roles[0] === 'protein' || (roles[0] === 'legume' && !isCrackled(id))))
    return null;
  if (
    grain.food.id !== 'poha' &&
    grain.food.id !== 'semolina' &&
    kitchen.find('coconut-milk', 'tomato', 'yoghurt')
  )
    return null;
  const isSemolina = grain.food.id === 'semolina';
  const isPoha = !isSemolina;
  const isFresh = isRice(grain.food);
  const board = startDraft(kitchen);
  const part = board.take(grain, { each: grain.food.id === 'cooked-rice' ? 180 : isFresh ? 75 : 60 });
  board.step(() =>
    isFresh
      ? say`${boilStarch(part, 'large', null)} Drain and spread out to steam dry.`
      : grain.food.id === 'cooked-rice'
        ? say`Break up ${part} with wet hands, so that no lumps are left.`
        : isPoha
          ? say`Leave ${part} in the sieve for ${wait(5, '5 minutes')} once it has been rinsed: the water that clings to it is enough.`
          : say`Stir ${part} in a dry, wide pan ${over('medium')} ${until('it smells of nuts, still pale', 4, 5)}, and tip onto a plate.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, prepare: '' });
  const dal = takeIf(
    board,
    first(kitchen, ({ id }) => isCrackled(id)),
    { each: 5, prepare: '' },
  );
  const tempering = takeTempering(board);
  const onion = takeOnion(board, 'listed');
  const vegetables = addPanVegetables(
    board,
    pick(kitchen, (food) => isCookable(food) || isPotato(food))
      .sort(byWorth)
      .slice(0, 3),
    60,
  );
  const salt = takeSalt(board);
  board.step(() =>
    together(
      say`Heat ${oil} in ${isPoha ? 'a wide pan with a lid' : 'the same pan'} ${over('medium')}.`,
      sayIf(nuts, (one) => say`Fry ${one} ${until('golden', 2)}, and lift out.`),
      sayIf(dal, (one) => say`Stir in ${one} ${until('it begins to colour', 1)}.`),
      tempering.seeds,
      sayIf(onion, (one) => say`Add ${one} and fry ${until('soft-not-brown', 5, 6)}.`),
      fryGround(tempering),
    ),
  );
  board.step(() => vegetables.said);
  const sourPart = takeIf(board, kitchen.find('tamarind'), { each: 8 });
  const water = waterFor(roundAmount(part.grams * 3.2), us);
  board.step(() =>
    isPoha
      ? say`Fold in ${sourPart === null ? '' : say`${sourPart}, `}the rice and ${salt}, cover and cook ${over('low')} ${until('soft and steaming hot', grain.food.id === 'cooked-rice' ? 5 : 3, grain.food.id === 'cooked-rice' ? 6 : 4)}${grain.food.id === 'cooked-rice' ? say` (${core(74, us)})` : ''}.`
      : say`Pour in ${water} with ${salt} and bring ${boiling()}. Rain in the semolina with one hand, stirring with the other, then cover and cook ${over('low')} ${until('it holds together and no water is left', 4, 5)}.`,
  );
  const ends = real([
    takeCitrus(board, 25),
    takeIf(board, kitchen.find('coconut', 'coconut-desiccated'), {
      each: 8,
      prepare: kitchen.find('coconut') === undefined ? '' : 'peeled and grated',
    }),
    takeIf(board, kitchen.find('coriander'), { each: 4, cut: 'chopped' }),
  ]);
  board.step(
    () =>
      say`${ends.length === 0 ? 'Take off the heat' : say`Take off the heat and fork in ${ends}`}, leave covered ${wait(2)}, and serve${nuts === null ? ' hot' : ' with the nuts on top'}.`,
  );
  const lead = vegetables.parts[0] ?? onion;
  const name = isSemolina
    ? 'upma'
    : grain.food.id === 'poha'
      ? 'poha'
      : `${nameOne((sour ?? grain).food, us).replace(/ paste$/, '')} rice`;
  return board.finish(() => ({
    dish: 'tempered-grains',
    title: fitTitle(lead === null ? name : `${name} with ${nameOne(lead.food, us)}`, name),
    introduction: name.endsWith('rice')
      ? 'Seeds, leaves and nuts crackle in hot oil first, and the rice is only turned in it: sour, hot and dry enough to fall apart.'
      : isPoha
        ? 'Flattened rice is cooked already: it wants water to soften it, and seeds that have popped to taste of something.'
        : 'Toasted first and rained into boiling water, semolina turns to soft crumbs and not to glue.',
    keeps:
      'Best at once; what is left keeps a day in the fridge, reheated with a splash of water until steaming.',
    plate: [130, 500],
    fit: 1.3,
  }));
}

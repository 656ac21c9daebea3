// Rice boiled with ginger until it gives up its grains, under something salty, crisp and green.

import { boilEgg, fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isEgg,
  isFish,
  isGinger,
  isNamed,
  isPoultry,
  isPrawn,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { cutFor, readsCore, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, over, say, sayIf, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const congee: Dish = {
  id: 'congee',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: writeCongee,
};

function writeCongee(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = kitchen.find(
    'rice',
    'jasmine-rice',
    'sushi-rice',
    'glutinous-rice',
    'basmati-rice',
    'brown-rice',
  );
  const ginger = first(kitchen, isGinger);
  const main = first(kitchen, isPoultry, isPrawn, isFish);
  const egg = first(kitchen, isEgg);
  const mushrooms = pick(kitchen, (food) => isCookable(food) && !/tomato|potato|aubergine/.test(food.id))
    .sort(byWorth)
    .slice(0, 2);
  if (rice === undefined || ginger === undefined) return null;
  if (
    real([main, egg, mushrooms[0]]).length === 0 ||
    kitchen.find('coconut-milk', 'garam-masala', 'tinned-tomato')
  )
    return null;
  const board = startDraft(kitchen);
  const ricePart = board.take(rice, { each: 50 });
  const gingerPart = board.take(ginger, { each: 8, prepare: 'peeled and cut into fine strips' });
  const stock = takeIf(board, kitchen.find('chicken-stock', 'stock', 'dashi'), { each: 250 });
  const salt = takeSalt(board);
  const quick = main !== undefined && !isPoultry(main.food);
  const meat = takeIf(board, main, (item) => ({
    each: 110,
    ...withCut(item, isPrawn(item.food) ? undefined : 'strips'),
  }));
  const water = waterFor(roundAmount(ricePart.grams * (stock === null ? 11 : 6)), us);
  const brown = isNamed(rice.food, 'brown-rice');
  board.step(
    () =>
      say`Put ${[ricePart, gingerPart, ...real([stock]), salt]} in a deep pan with ${water}. Bring ${boiling()}, then simmer ${over('low')} with the lid ajar, stirring more often towards the end, ${until('the grains have burst and it pours like porridge', brown ? 70 : 45, brown ? 80 : 55)}. Thin it with hot water if it stiffens.`,
  );
  const vegetables = mushrooms.map((item) => board.take(item, { each: 70, ...cutFor(item, 'stir-fry') }));
  board.step(() =>
    together(
      sayIf(
        vegetables.length > 0,
        () => say`Stir in ${vegetables} and simmer ${over('medium-low')} ${until('tender', 5, 6)}.`,
      ),
      sayIf(
        meat,
        (part) =>
          say`Stir in ${part} and simmer ${over('medium-low')} ${until(quick ? 'opaque all through' : 'white all through, with no pink left', quick ? 3 : 6, quick ? 4 : 8)} (${readsCore(part, us)}).`,
      ),
    ),
  );
  const eggPart = takeIf(board, egg, { each: 50, prepare: '' });
  if (eggPart !== null) board.step(() => boilEgg(eggPart, us, 'halve'), 'meanwhile');
  const soy = board.need(['soy-sauce', 'tamari'], servings, 'tbsp');
  const sesame = needIf(board, kitchen.find('sesame-oil', 'chilli-oil'), servings, 'tsp');
  const tops = takeTops(board, 'herbs-and-nuts');
  board.step(
    () =>
      say`Ladle into deep bowls${sayIf(eggPart, (part) => say`, top with the ${part.noun}`)} and finish each with ${[soy, ...real([sesame]), ...tops]}.`,
  );
  const lead = main ?? mushrooms[0] ?? egg;
  return board.finish(() => ({
    dish: 'congee',
    title: fitTitle(
      `${lead === undefined ? '' : `${nameOne(lead.food, us)} and `}ginger congee`,
      'ginger congee',
    ),
    introduction:
      'Very little rice and a great deal of water, until one turns into the other; the salt and the crunch are put on top.',
    keeps: 'Eat it all today; rice that has been cooked is not warmed up twice.',
    plate: [110, 800],
    fit: 0.72 + (main === undefined ? 0 : 0.05),
  }));
}

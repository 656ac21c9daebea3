// A dark roux, the onion, pepper and celery in it, then sausage, chicken or prawns and okra to thicken.

import { fitTitle, STOCKS, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isGarlic, isNamed, isPoultry, isPrawn, isSausage, isTinnedTomato } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { cutFor, readsCore, takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { are, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const gumbo: Dish = {
  id: 'gumbo',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeGumbo,
};

/** Gives back whether any of it was raw: its temperature has been told, and another one after it would mislead. */
function addMeats(board: Board, sausage: Item | undefined, chicken: Item | undefined): boolean {
  const { us, servings } = board.kitchen;
  const spice = needIf(
    board,
    board.kitchen.find('cajun-seasoning', 'smoked-paprika', 'cayenne', 'paprika'),
    1,
    'tsp',
  );
  const thyme = needIf(
    board,
    board.kitchen.find('dried-thyme', 'bay-leaf'),
    1,
    board.kitchen.find('dried-thyme') === undefined ? null : 'tsp',
  );
  const stock = takeIf(board, board.kitchen.find(...STOCKS), { each: 250 });
  const tomatoItem = first(board.kitchen, isTinnedTomato) ?? board.kitchen.find('tomato');
  const tomato = takeIf(board, tomatoItem, {
    each: 90,
    ...(tomatoItem?.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
  });
  const salt = takeSalt(board);
  const sausagePart = takeIf(board, sausage, { each: 80, cut: 'slices-1cm' });
  const chickenPart = takeIf(board, chicken, (item) => ({ each: 130, ...withCut(item, 'chunks-3cm') }));
  const into = real([spice, thyme, salt, sausagePart, chickenPart, tomato, stock]);
  const water = stock === null ? `, then pour in ${waterFor(servings * 300, us)}` : '';
  const raw = chickenPart ?? (sausage !== undefined && isSausage(sausage.food) ? sausagePart : null);
  board.step(
    () =>
      say`Stir in ${into}${water}, whisking so that the roux dissolves. Bring to a simmer and cook ${over('medium-low')} with the lid half on ${until(raw === null ? 'lightly thickened' : `${the(raw)} ${are(raw)} tender and cooked through`, raw === null ? 20 : 28, raw === null ? 25 : 32)}${sayIf(raw, (part) => say` (${readsCore(part, us)})`)}.`,
  );
  return raw !== null;
}

function writeGumbo(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const okra = kitchen.find('okra');
  const chicken = first(kitchen, (food) => isPoultry(food) && !isNamed(food, 'duck'));
  const sausage = kitchen.find('smoked-sausage', 'chorizo') ?? first(kitchen, isSausage);
  const prawns = first(kitchen, isPrawn);
  const pepper = kitchen.find('pepper');
  const celery = kitchen.find('celery');
  const meats = real([sausage, chicken, prawns]);
  if (okra === undefined || meats.length === 0 || real([pepper, celery]).length === 0) return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, Math.max(3, servings + 1));
  const flour = board.need(
    ['plain-flour', 'rice-flour', 'gluten-free-flour'],
    Math.max(3, servings + 1),
    'tbsp',
  );
  board.step(
    () =>
      say`Stir ${oil} and ${flour} together in a heavy, deep pan and cook ${over('medium-low')}, stirring into the corners without a pause, ${until('copper-brown all through', 12, 15)}. It burns in a blink and is hotter than it looks: black dots mean starting again.`,
  );
  const onion = takeOnion(board, 'listed');
  const base = real([
    takeIf(board, pepper, (item) => ({ each: 70, ...cutFor(item, 'soften') })),
    takeIf(board, celery, (item) => ({ each: 40, ...cutFor(item, 'soften') })),
  ]);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' });
  board.step(
    () =>
      say`Add ${real([onion, ...base, garlic])}, which stops the roux from darkening, and cook ${over('medium')}, stirring, ${until('soft', 7, 9)}.`,
  );
  const isMeasured = addMeats(board, sausage, chicken);
  const side = takeSide(board);
  cookBeside(board, side);
  const okraPart = board.take(okra, { each: 70, cut: 'slices-1cm' });
  const prawnPart = takeIf(board, prawns, { each: 90 });
  board.step(() =>
    together(
      say`Add ${okraPart} to the pot and simmer ${over('medium-low')} ${until(`${the(okraPart)} ${are(okraPart)} tender and the broth has body`, 10, 12)}.`,
      sayIf(
        prawnPart,
        (part) =>
          say`Stir in ${part} and cook ${until('pink-curled', 3, 4)}${isMeasured ? '' : say` (${readsCore(part, us)})`}.`,
      ),
    ),
  );
  const spring = takeIf(board, kitchen.find('spring-onion', 'parsley'), { each: 12, cut: 'chopped' });
  const hot = takeIf(board, kitchen.find('hot-sauce'), { each: 3, prepare: '' });
  const last = real([spring, hot]);
  board.step(
    () =>
      say`Ladle ${side === null ? 'into deep bowls' : side.serve}${sayIf(last.length > 0, () => say` and finish with ${last}`)}: it should be loose enough to pour.`,
  );
  const names = meats.map((item) => nameOne(item.food, us).replace('smoked ', ''));
  return board.finish(() => ({
    dish: 'gumbo',
    title: fitTitle(`${names.slice(0, 2).join(' and ')} gumbo with okra`, `${names[0]} gumbo`),
    introduction:
      'The roux is the seasoning as much as the thickening: a quarter of an hour of stirring, and the pot tastes of toast and smoke.',
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [250, 850],
    fit: 0.97,
  }));
}

// The sauce of a frying pan: what has stuck, scraped up with butter and with what the list has of wine, cream, lemon,
// mustard and herbs; and the bacon that waits beside it.

import type { Food } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBacon,
  isCitrus,
  isFish,
  isGarlic,
  isGinger,
  isHardyHerb,
  isNamed,
  isNut,
  isSausage,
  isSoftHerb,
  isTofu,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { untaken } from '../../tasks.ts';
import { over, say, sayIf, the, together, until } from '../../words/say.ts';
import { isDuckBreast, WETS } from './sear-meat.ts';

/** What melts to a sauce in a pan that is no longer hot. */
export const isCreamy = ({ id }: Food): boolean =>
  /^(?:(?:double|single|soured)-cream|creme-fraiche|mascarpone|(?:cream|blue)-cheese)$/.test(id);

const isSoy = (food: Food): boolean => isNamed(food, 'soy-sauce', 'tamari', 'sweet-soy-sauce');

/** Soya takes soy sauce; everything else takes a little vinegar, where the list has nothing sharp. */
function takeEdge(board: Board, { food }: Item, sour: boolean): Part[] {
  const isSoya = isTofu(food) || food.category === 'plant-protein';
  return real([
    isSoya &&
    first(board.kitchen, isSoy) === undefined &&
    board.kitchen.choose('soy-sauce', 'tamari') !== undefined
      ? board.need(untaken(board, 'soy-sauce', 'tamari'), board.kitchen.servings / 2, 'tbsp')
      : null,
    sour
      ? null
      : board.need(
          untaken(board, 'cider-vinegar', 'red-wine-vinegar', 'vinegar', 'rice-vinegar', 'balsamic-vinegar'),
          board.kitchen.servings > 2 ? 2 : 1,
          'tsp',
        ),
  ]);
}

/** What it is made of, taken from the list in the order of the pan. */
function takeSauce(board: Board, item: Item, isFatty: boolean) {
  const { kitchen } = board;
  const butter =
    isFatty || kitchen.choose('butter') === undefined
      ? null
      : board.need(untaken(board, 'butter'), kitchen.servings > 2 ? 25 : 15, 'g');
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isNut), { each: 15, prepare: 'roughly chopped' }),
  ]);
  const wet = takeIf(board, kitchen.find(...WETS), ({ food }) => ({ each: food.id === 'whisky' ? 15 : 60 }));
  const off = real([
    takeIf(board, first(kitchen, isCreamy), { each: 35 }),
    takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' }),
    needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tsp'),
    takeIf(board, first(kitchen, isSoy), { each: 10 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const sour = wet !== null || off.some(({ food }) => !isSoftHerb(food) && !isSoy(food));
  return { butter, sharp, wet, off: [...off, ...takeEdge(board, item, sour)] };
}

/** What comes to the plate with it: fried before it and waiting, or hot as it is. */
interface Company {
  readonly before: readonly Part[];
  readonly beside: readonly Part[];
  /** Whether the fat has been poured off before. */
  readonly isPoured: boolean;
  readonly bacon: Part | null;
}

export function finishPan(board: Board, item: Item, main: Part, company: Company): void {
  const { before, beside, isPoured, bacon } = company;
  // Sausages and the skin of duck leave fat enough.
  const isFatty = isSausage(item.food) || isDuckBreast(item);
  const { butter, sharp, wet, off } = takeSauce(board, item, isFatty);
  const isOily = butter !== null && isFish(item.food);
  const lead = say`${isOily ? 'Tip out the oil and set the pan' : isFatty && !isPoured ? 'Pour off all but a spoonful of the fat and set the pan' : 'Set the pan'} ${over('low')}.`;
  const water = wet === null ? `${board.kitchen.servings * 2} tablespoons of water` : '';
  board.step(() =>
    together(
      lead,
      butter === null
        ? sayIf(sharp.length > 0, () => say`Fry ${sharp} in it ${until('it smells good', 1)}.`)
        : say`Melt ${butter} in it${sayIf(sharp.length > 0, () => say` with ${sharp}`)} ${until('it foams', 1)}.`,
      sayIf(
        wet,
        (part) => say`Pour in ${part} and let it bubble ${over('medium')} ${until('reduced-by-half', 2, 3)}.`,
      ),
      off.length === 0 && wet !== null
        ? null
        : say`Stir in ${off}${off.length > 0 && water !== '' ? ' and ' : ''}${water}, scraping up what has stuck.`,
      before.length === 0
        ? null
        : say`Put back ${the(...before)} and turn in the sauce ${until('hot again', 1, 2)}.`,
      say`${isDuckBreast(item) ? `Slice the ${main.noun} thickly, serve` : `Serve the ${main.noun}`}${before.length + beside.length === 0 ? '' : ` with ${the(...before, ...beside)}`} and spoon the pan juices over everything${bacon === null ? '' : `, ${the(bacon)} on top`}.`,
    ),
  );
}

/** Crisp bacon waits on a plate, and its fat in the pan. */
export function fryBacon(board: Board, meanwhile: boolean): Part | null {
  const bacon = takeIf(board, first(board.kitchen, isBacon), { each: 30, cut: 'strips' });
  if (bacon !== null)
    board.step(
      () =>
        say`Fry ${bacon} in a wide, dry frying pan ${over('medium')} ${until('crisp', 5, 6)} and lift onto a plate; its fat stays in the pan.`,
      meanwhile ? 'meanwhile' : undefined,
    );
  return bacon;
}

// The sauce of a frying pan: what has stuck, scraped up with butter and with what the list has of wine, cream, lemon,
// mustard and herbs; and the bacon that waits beside it.

import type { Food } from '../../../food/foods.ts';
import type { Part, Said } from '../../draft.ts';
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
import { hurries, untaken } from '../../tasks.ts';
import { over, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from './pot-water.ts';
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

/** They leave fat enough to drown a spoonful of sauce. */
const FAT_CUTS: readonly string[] = ['lamb-cut', 'pork-cut'];

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
  const gravy = takeIf(board, kitchen.find('gravy-granules'), { each: 8 });
  const off = real([
    gravy,
    takeIf(board, first(kitchen, isCreamy), { each: 35 }),
    takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' }),
    needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tsp'),
    takeIf(board, first(kitchen, isSoy), { each: 10 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const sour =
    wet !== null ||
    kitchen.find('mint-sauce', 'chutney', 'apple-sauce', 'cranberry-sauce') !== undefined ||
    off.some(({ food }) => !isSoftHerb(food) && !isSoy(food));
  return { butter, sharp, wet, gravy, off: [...off, ...takeEdge(board, item, sour)] };
}

/** What goes in at the end, with the water where that has not gone in before. */
function tellOff(off: readonly Part[], bubbled: boolean, water: string, isGravy: boolean): Said | null {
  if (bubbled) return off.length === 0 ? null : say`Stir in ${off}.`;
  if (off.length === 0 && water === '') return null;
  return say`Stir in ${off}${off.length > 0 && water !== '' ? ' and ' : ''}${water}, scraping up what has stuck${sayIf(isGravy, () => say`, and let it bubble ${over('medium')} ${until('thick-coats-spoon', 2, 3)}`)}.`;
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
  const { butter, sharp, wet, gravy, off } = takeSauce(board, item, isFatty);
  const isOily = butter !== null && !isPoured && (isFish(item.food) || FAT_CUTS.includes(item.food.category));
  const lead = say`${isOily ? `Tip out the ${isFish(item.food) ? 'oil' : 'fat'} and set the pan` : isFatty && !isPoured ? 'Pour off all but a spoonful of the fat and set the pan' : 'Set the pan'} ${over('low')}.`;
  const { servings, us } = board.kitchen;
  // In a hurry less of it is stirred in and not boiled down; cream is loosened by all of it.
  const isHurried = hurries(board.kitchen);
  const water =
    gravy !== null
      ? waterFor(servings * 60, us)
      : wet === null
        ? `${servings * (isHurried ? 1 : 2)} tablespoons of water`
        : '';
  const bubbled = gravy === null && water !== '' && !isHurried && !off.some(({ food }) => isCreamy(food));
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
      bubbled
        ? say`Pour in ${water}, scraping up what has stuck, and let it bubble ${over('medium-high')} ${until('reduced-by-half', 2, 3)}.`
        : null,
      tellOff(off, bubbled, water, gravy !== null),
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

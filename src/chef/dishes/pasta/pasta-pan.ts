// What goes into the pan of a pasta sauce, each thing in its way.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import { isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { isFish, isFryingCheese, isMince, isPoultry, isSausage, isShell, isSquid } from '../../slots.ts';
import type { Board, TakeOptions } from '../../start-draft.ts';
import { readsCore, withCut } from '../../tasks.ts';
import { boiling, it, over, portion, say, sayIf, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';
import { readyShells, tellShut } from '../parts/sea-care.ts';

/** Into water that boils already, or into a pan that is put on now with what is left of the salt. */
export function boilPasta(
  board: Board,
  part: Part,
  salt: Part,
  {
    isWaterFirst,
    isPanLate,
    isNext,
    isCreamed,
  }: {
    readonly isWaterFirst: boolean;
    readonly isPanLate: boolean;
    readonly isNext: boolean;
    readonly isCreamed: boolean;
  },
  when: 'early' | 'last' | 'creamed',
): void {
  const { id, heat } = part.food;
  const [low, high] = heat.boil?.minutes ?? [9, 11];
  // Gnocchi and filled pasta are done in a few minutes, and glue together if they wait for a slow pan.
  const isLast = isWaterFirst && !isPanLate && isSwift(part.food);
  // A cream is hot before they float.
  if (when !== (isLast ? (isCreamed ? 'creamed' : 'last') : 'early')) return;
  const drop = isWaterFirst
    ? say`Drop ${part} into the boiling water`
    : say`Meanwhile, bring a large pan of water ${boiling()} with ${portion(salt, 0.75, 'the rest of the salt')}. Add ${part}`;
  board.step(
    () =>
      say`${drop} and cook ${until(id === 'gnocchi' ? 'they float' : 'al-dente', low, high)}. Scoop out a mugful of the water before you drain ${it(part)}.`,
    isLast || isNext ? undefined : 'meanwhile',
  );
}

/** Fresh, filled or dumplings: done in a few minutes. */
export const isSwift = ({ heat }: Food): boolean => (heat.boil?.minutes ?? [9, 11])[1] <= 5;

/** Meat that browns first and then simmers in the sauce. */
export function isLongMeat(food: Food): boolean {
  return isMince(food) || isSausage(food) || isPoultry(food) || isQuorn(food);
}

export const isQuorn = (food: Food): boolean => food.id === 'quorn-pieces';

/** Mince and sausages bring fat of their own. */
export function isFatty(meat: Item | undefined): boolean {
  return meat !== undefined && (isMince(meat.food) || isSausage(meat.food));
}

const CUBES: readonly FoodId[] = ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'];

/** What makes a tin of tomatoes taste of more. */
export function takeDepth(board: Board, tin: Item | undefined, meat: Item | undefined): Part[] {
  const { kitchen } = board;
  return real([
    takeIf(board, tin?.food.id === 'tomato-puree' ? undefined : tin && kitchen.find('tomato-puree'), {
      each: 8,
    }),
    needIf(
      board,
      isFatty(meat) ? kitchen.find('worcestershire-sauce') : undefined,
      kitchen.servings / 4,
      'tbsp',
    ),
    takeIf(board, kitchen.find(...CUBES), { each: 1, prepare: 'crumbled' }),
  ]);
}

/** The tomatoes, cooked down on what is in the pan. */
export function pourTomato(
  board: Board,
  meat: Item | undefined,
  [tomato, ...depth]: readonly [Part, ...Part[]],
  salt: Portion,
  before: readonly (Said | null)[],
): Said {
  const tin = tomato.food.form === 'fresh' ? null : tomato;
  const sugar = tin === null ? null : needIf(board, board.kitchen.find('sugar'), 0.5, 'tsp');
  const { cue, minutes, rinse } = readSauce(meat, tin, board.kitchen);
  // A cube is half a pint of stock, and melts in no less.
  const water = depth.some(({ food }) => CUBES.includes(food.id))
    ? `, pour in ${waterFor(roundAmount(board.kitchen.servings * 75), board.kitchen.us)}`
    : rinse;
  return together(
    ...before,
    say`Add ${[tomato, ...depth, ...real([sugar])]} and ${salt}${water}, bring to a gentle bubble ${over('medium-low')} and cook ${until(cue, minutes[0], minutes[1])}.`,
  );
}

/** A weeknight: the sauce cooks for no longer than the pasta does. */
export const isHurried = ({ maxMinutes }: Kitchen): boolean => maxMinutes !== null && maxMinutes < 40;

export function cutQuick(item: Item, kitchen: Kitchen): TakeOptions {
  const { food } = item;
  if (isSquid(food)) return { each: 110, prepare: 'cleaned and cut into 1 cm rings' };
  if (isShell(food)) return readyShells(item, kitchen, 250);
  if (isFryingCheese(food)) return { each: 90, prepare: 'patted dry and cut into 2 cm cubes' };
  if (isWholeFish(food) || food.id === 'sardine')
    return { prepare: 'scaled, filleted and rinsed, any small bones pulled out' };
  return isFish(food) ? { each: 120, ...withCut(item, 'chunks-3cm') } : { each: 110 };
}

/** Prawns or squid, lifted out again where the pan goes on cooking without them. */
export function fryPrawns(part: Part, isLifted: boolean, us: boolean): Said {
  const turns = it(part) === 'it' ? 'it turns' : 'they turn';
  if (isShell(part.food))
    return say`Add ${part} to the pan, cover and cook ${over('high')} ${until('shells-open', 4, 6)}${tellShut(us)}${isLifted ? ' Lift the others out.' : ''}`;
  if (isFish(part.food))
    return say`Add ${part} to the pan ${over('medium')} and cook, turning once, ${until('flakes', 4, 5)} (${readsCore(part, us)}).${isLifted ? ` Lift ${it(part)} out before ${it(part) === 'it' ? 'it breaks' : 'they break'} up.` : ''}`;
  if (isFryingCheese(part.food))
    return say`Fry ${part} in a dry non-stick pan ${over('medium-high')}, turning, ${until('golden on two sides', 4, 5)}.`;
  return say`Add ${part} to the pan ${over('medium-high')} and cook ${isSquid(part.food) ? until('opaque-firm', 2, 3) : until('pink-curled', 3, 4)} (${readsCore(part, us)}).${isLifted ? ` Lift ${it(part)} out, before ${turns} tough.` : ''}`;
}

/** A glass of the wine on the list, boiled down before anything wet goes in. */
export function bubbleWine(board: Board): Said | null {
  const wine = takeIf(board, board.kitchen.find('white-wine', 'red-wine'), { each: 40 });
  return sayIf(
    wine,
    (part) =>
      say`Pour in ${part} and let it bubble ${over('medium-high')} ${until('reduced-by-half', 2, 3)}.`,
  );
}

export function brown(board: Board, item: Item): Said {
  const { food } = item;
  const part = board.take(item, {
    each: isMince(food) ? 110 : 120,
    ...(isPoultry(food) ? { cut: 'strips' } : {}),
    ...(isSausage(food) && food.id !== 'meatball' ? { prepare: 'squeezed out of their skins' } : {}),
  });
  if (isQuorn(food)) return say`Add ${part} and fry, stirring, ${until('golden-edges', 4, 5)}.`;
  const how = isPoultry(food) || food.id === 'meatball' ? 'turning' : `breaking ${it(part)} up with a spoon`;
  return say`Turn the heat to medium-high, add ${part} and fry, ${how}, ${inBatches(until('browned-all-over', 6, 8), [part], 1, true)}; ${part.plural ? 'they' : 'it'} should read ${readsCore(part, board.kitchen.us)}.`;
}

type Span = readonly [number, number];
/** The minutes of a tomato sauce, and of one in a hurry. */
const LONG: readonly [Span, Span] = [
  [20, 25],
  [8, 10],
];
const FRESH: readonly [Span, Span] = [
  [8, 10],
  [6, 8],
];
const TIN: readonly [Span, Span] = [
  [12, 15],
  [8, 10],
];

/** How long a tomato sauce takes, and what it looks like then. */
function readSauce(meat: Item | undefined, tin: Part | null, kitchen: Kitchen) {
  const { servings, us } = kitchen;
  const long = meat !== undefined && isLongMeat(meat.food);
  if (tin?.food.id === 'tinned-soup' && !long)
    return { minutes: [5, 7] as const, cue: 'thick enough to coat a spoon', rinse: '' };
  const [slow, quick] = long ? LONG : tin === null ? FRESH : TIN;
  const minutes = isHurried(kitchen) ? quick : slow;
  return {
    minutes,
    cue:
      tin === null
        ? 'the tomatoes have collapsed into a sauce'
        : isHurried(kitchen)
          ? 'thick enough to coat a spoon'
          : 'thick, with the oil showing at the edges',
    rinse:
      tin?.food.id === 'tomato-puree'
        ? `, pour in ${waterFor(roundAmount(servings * 110), us)}`
        : isFatty(meat) && tin !== null
          ? `, rinse the ${{ 'pasta-sauce': 'jar', passata: 'carton' }[tin.food.id as string] ?? 'tin'} out with a little water into the pan`
          : '',
  };
}

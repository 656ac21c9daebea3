// Meat from the frying pan, each kind in its own way: duck from cold, chops and steaks by the side, chicken slowly.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Fact, Part, Portion, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { isSkinned } from '../../skin-and-bone.ts';
import { isNamed, isPoultry } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { hurries, readsCore } from '../../tasks.ts';
import { over, say, the, together, until, wait } from '../../words/say.ts';
import { countBatches, fryingPans } from './batches.ts';
import { isBoneIn } from './kit.ts';

/** What loosens what has stuck to the pan, the best first. */
export const WETS: readonly FoodId[] = [
  'cider',
  'white-wine',
  'red-wine',
  'sherry',
  'marsala',
  'port',
  'whisky',
  'stock',
  'chicken-stock',
  'beef-stock',
];

/** Duck breast, which has fat enough under its skin to fry itself; a leg wants braising. */
export function isDuckBreast({ food, typed }: Item): boolean {
  return food.id === 'duck' && !typed.some((text) => /\bleg/i.test(text));
}

/** "for 3 to 4 minutes a side where it is 2 cm thick": the time counts both sides. */
function perSide(part: Part, low: number, high: number, us: boolean, cut: 'thin' | 'round' | 'piece'): Fact {
  const [cm, inches] = cut === 'thin' ? ['1 cm', '1/2 inch'] : ['2 cm', '3/4 inch'];
  const thick = us ? inches : cm;
  const lots = countBatches([part]);
  const longer = cut === 'piece' ? ` and a minute more a side for ${us ? '1 1/4 inches' : '3 cm'}` : '';
  return {
    kind: 'until',
    minutes: [low * 2 * lots, high * 2 * lots],
    words: `${low} to ${high} minutes a side at ${thick} thick${longer}`,
  };
}

function searDuck(part: Part, us: boolean): Said {
  return say`Lay ${the(part)} skin side down in a cold frying pan, set it ${over('medium-low')} and leave alone ${until('the fat has run out and the skin is thin, crisp and deep gold', 12, 15)}, pouring off the fat into a cup as it collects. Turn and cook ${until('the meat is firm and its juices run clear', 6, 8)} (${readsCore(part, us)}). Rest skin side up ${wait(8)}.`;
}

/** Where the fat is what an earlier step has left, the pan is the one of that step. */
export function panFor(fat: Part | Portion, name: string): string {
  return 'words' in fat && fat.words.startsWith('the rest') ? 'the same pan' : name;
}

/** Crowded meat stews. */
function inTurns(part: Part): string {
  return countBatches([part]) > 1 ? ', a few at a time,' : '';
}

/** A breast in two thin slices is done in half the time. */
export function isThinned(kitchen: Kitchen, { food }: Item): boolean {
  return hurries(kitchen) && isNamed(food, 'chicken-breast', 'turkey-breast');
}

/** Escalopes and steaks of a breast, a finger thick as they are sold. */
export const isCutThin = ({ name }: Food): boolean => /turkey steak|escalope/.test(name);

function searChicken(board: Board, part: Part, fat: Part | Portion, item: Item): Said {
  const { us } = board.kitchen;
  // Small birds are lean: what turns chicken gold makes liver of them.
  if (isNamed(item.food, 'pigeon-breast', 'game-bird-breast'))
    return say`Heat ${fat} in ${panFor(fat, 'a wide frying pan')} ${over('medium-high')} until it shimmers. Fry the ${part.noun} ${perSide(part, 3, 4, us, 'round')}, turning once, until firm when pressed (${readsCore(part, us)}). Rest on a warm plate ${wait(5)}.`;
  const bone = isBoneIn(item);
  const [low, high] = bone
    ? [28, 32]
    : isThinned(board.kitchen, item)
      ? [6, 8]
      : isCutThin(item.food)
        ? [8, 10]
        : item.food.id === 'pheasant-breast'
          ? [10, 12]
          : [13, 16];
  const { pan, time } = fryingPans(part, until('deep gold outside, with clear juices', low, high));
  const used = panFor(fat, '');
  return say`Heat ${fat} in ${used === '' ? pan : pan.startsWith('two') ? `${used} and a second one` : used} ${over('medium')}. Lay in the ${part.noun} ${bone && !isSkinned(item) ? 'skin side down, and cook for most of the time on that side, covered once turned,' : 'and cook, turning once,'} ${time} (${readsCore(part, us)}). Lift onto a warm plate.`;
}

function searChop(board: Board, part: Part, fat: Part | Portion, item: Item): Said {
  const { us } = board.kitchen;
  const steak = isNamed(item.food, 'steak', 'veal');
  const thin = isCutThin(item.food);
  const [low, high] = thin ? [1, 2] : isNamed(item.food, 'pork-fillet') || steak ? [3, 4] : [4, 5];
  const level = steak ? 'high' : 'medium-high';
  return say`Heat ${fat} in ${panFor(fat, 'a heavy frying pan')} ${over(level)} until it shimmers. Fry the ${part.noun}${inTurns(part)} ${perSide(part, low, high, us, thin ? 'thin' : isNamed(item.food, 'pork-fillet') ? 'round' : 'piece')}, turning once, until ${part.plural ? 'they read' : 'it reads'} ${readsCore(part, us)}. Rest on a warm plate ${wait(3, 'for 3 minutes at least')}.`;
}

/** The steps that season and fry it. `fat` is what a duck does without. */
export function searMeat(
  board: Board,
  item: Item,
  part: Part,
  fat: Part | Portion,
  seasoning: readonly (Part | Portion)[],
  when?: 'meanwhile',
): void {
  const { us } = board.kitchen;
  if (isDuckBreast(item)) {
    board.step(
      () =>
        say`Score the skin of ${part} in a criss-cross, through the fat but not into the meat, pat dry and season with ${seasoning}.`,
      when,
    );
    board.step(() => searDuck(part, us));
    return;
  }
  board.step(
    () =>
      together(
        say`Pat ${part} dry and season with ${seasoning}.`,
        isPoultry(item.food) ? searChicken(board, part, fat, item) : searChop(board, part, fat, item),
      ),
    when,
  );
}

// Indian spices in the order of the pan: seeds and leaves into hot oil, ground ones once the onion is soft.

import type { Food } from '../../../food/foods.ts';
import type { Part, Said } from '../../draft.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isChilli, isGarlic, isGinger, isNamed, pick } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { say, sayIf, together, until } from '../../words/say.ts';

const isSeed = (food: Food): boolean =>
  isNamed(
    food,
    'mustard-seeds',
    'cumin-seeds',
    'panch-phoron',
    'nigella-seeds',
    'fenugreek-seeds',
    'fennel-seeds',
    'ajwain',
    'chilli-flakes',
  );
const isGround = (food: Food): boolean =>
  isNamed(
    food,
    'turmeric',
    'cumin',
    'coriander-ground',
    'garam-masala',
    'curry-powder',
    'asafoetida',
    'chilli-powder',
    'amchur',
    'fenugreek-leaves',
  );

/** Whether it says which kitchen this is: chilli and fennel are everybody's. */
export function isIndianSpice(food: Food): boolean {
  return (
    food.id === 'curry-leaves' ||
    ((isSeed(food) || isGround(food)) && !isNamed(food, 'fennel-seeds', 'chilli-flakes', 'chilli-powder'))
  );
}

export interface Tempering {
  /** "Add the mustard seeds and let them crackle ...", for oil that is hot; null where no seed is listed. */
  readonly seeds: Said | null;
  readonly garlic: readonly Part[];
  readonly ground: readonly Part[];
}

/** Takes the listed spices; where there is none at all, cumin from the cupboard. */
export function takeTempering(board: Board): Tempering {
  const { kitchen } = board;
  const spoon = Math.max(0.5, Math.round(kitchen.servings) / 2);
  const seedItems = pick(kitchen, isSeed, 2);
  const groundItems = pick(kitchen, isGround, 4);
  const seeds = seedItems.map((item) =>
    board.need([item.food.id], isNamed(item.food, 'chilli-flakes') ? 0.25 : spoon, 'tsp'),
  );
  const leaves = takeIf(board, kitchen.find('curry-leaves'), { each: 2, prepare: 'stripped from the stalk' });
  const garlic = real([
    takeIf(board, first(kitchen, isGarlic), {
      total: kitchen.servings > 3 ? 16 : 12,
      cut: 'finely-chopped',
    }),
    takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely grated' }),
    takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' }),
    takeIf(board, kitchen.find('ginger-garlic-paste'), { each: 8 }),
  ]);
  const ground = groundItems.map((item) =>
    // By the full spoon turmeric is bitter and dusty.
    board.need(
      [item.food.id],
      item.food.id === 'asafoetida'
        ? 0.25
        : item.food.id === 'turmeric'
          ? Math.max(0.25, spoon / 2.5)
          : spoon,
      'tsp',
    ),
  );
  if (seeds.length + ground.length === 0 && leaves === null) {
    ground.push(board.need(['garam-masala', 'cumin', 'cumin-seeds', 'curry-powder'], spoon, 'tsp'));
  }
  const pops = seedItems.some((item) => isNamed(item.food, 'mustard-seeds'));
  return {
    seeds: together(
      sayIf(
        seeds.length > 0,
        () => say`Add ${seeds} and wait ${until(pops ? 'they pop' : 'they crackle', 1)}.`,
      ),
      sayIf(leaves, (part) => say`Throw in ${part}, standing back: they spit.`),
    ),
    garlic,
    ground,
  };
}

/** "Stir in the garlic, turmeric and cumin and fry ...": what follows the onion. */
export function fryGround({ garlic, ground }: Tempering): Said | null {
  const all = [...garlic, ...ground];
  return sayIf(all.length > 0, () => say`Stir in ${all} and fry ${until('fragrant', 1)}.`);
}

// What a salad takes beside its leaves: fruit among them, a bound dressing, and how each thing is cut.

import type { FoodId } from '../../../food/foods.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCitrus, isNamed } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { over, portion, say, sayIf, the, together, until } from '../../words/say.ts';

const GUESTS_FRUIT: readonly FoodId[] = [
  'apple',
  'pear',
  'orange',
  'watermelon',
  'melon',
  'peach',
  'figs',
  'strawberries',
  'pomegranate',
  'mango',
  'nectarine',
  'grapefruit',
  'grapes',
];

interface GuestFruit {
  /** Its juice, where that is what makes the dressing sharp. */
  readonly juice: Portion | null;
  readonly flesh: Part | Portion;
}

/** Melon by itself with ham or cheese is a plate of another kind. */
const BY_ONE_LEAF = GUESTS_FRUIT.filter((id) => !id.includes('melon'));

export const hasGuestFruit = ({ find }: Kitchen): boolean => find(...BY_ONE_LEAF) !== undefined;

/** Fruit among leaves, with cheese or with fish; a grapefruit is sharp enough for the dressing too. */
export function takeGuestFruit(
  board: Board,
  vegetables: readonly Item[],
  friends: readonly Item[],
): GuestFruit | null {
  const { kitchen } = board;
  const guests = [[], BY_ONE_LEAF][vegetables.length] ?? GUESTS_FRUIT;
  const item = friends.length > 0 ? kitchen.find(...guests) : undefined;
  if (item === undefined) return null;
  if (!isNamed(item.food, 'grapefruit')) {
    return {
      juice: null,
      flesh: board.take(item, { each: 60, prepare: item.food.id === 'grapes' ? 'halved' : 'sliced' }),
    };
  }
  const part = board.take(item, { each: 100, prepare: 'peeled and cut out of its skins, the juice kept' });
  return { juice: portion(part, 0.2, `the juice of the ${part.noun}`), flesh: portion(part, 0.8, the(part)) };
}

export function takeAcid(board: Board): Part {
  const { kitchen } = board;
  return (
    takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
      total: food.gramsEach ?? 60,
      prepare: 'juiced',
    })) ??
    board.need(
      ['red-wine-vinegar', 'cider-vinegar', 'lemon', 'rice-vinegar', 'balsamic-vinegar', 'vinegar'],
      Math.max(2, kitchen.servings * 1.5),
      'tsp',
    )
  );
}

/** Potatoes are bound by it, and so is a dressing for fish or cold meat; ketchup sweetens it. */
export function takeMayo(board: Board, kind: string, hasMeat: boolean): Part[] {
  const { kitchen } = board;
  const isBound = kind === 'potato' || (hasMeat && kind !== 'bread');
  const bottled = kitchen.find('ranch-dressing', 'salad-dressing');
  const thick = kitchen.find('mayonnaise', 'vegan-mayonnaise', 'creme-fraiche', 'soured-cream');
  const mayo = takeIf(board, bottled ?? (isBound ? thick : undefined), { each: 30 });
  if (mayo === null) return [];
  return real([
    mayo,
    takeIf(board, kitchen.find('ketchup'), { each: 10 }),
    takeIf(board, kitchen.find('horseradish'), { each: 6, prepare: 'peeled and finely grated' }),
  ]);
}

export function saladCut(item: Item): { readonly prepare: string } {
  const { food } = item;
  if (food.id === 'avocado') return { prepare: 'stoned, peeled and sliced' };
  if (food.id === 'cherry-tomato') return { prepare: 'halved' };
  if (/tomato|cooked-beet/.test(food.id)) return { prepare: 'cut into wedges' };
  if (food.id === 'kale') return { prepare: 'stalks removed, finely shredded' };
  if (food.id === 'cucumber') return { prepare: 'cut into chunks' };
  if (food.category === 'cabbage') return { prepare: 'finely shredded' };
  if (food.category === 'root-vegetable') return { prepare: 'peeled and coarsely grated' };
  if (food.form === 'tinned' || food.form === 'jar') return { prepare: 'drained' };
  if (food.category === 'brassica') return { prepare: 'cut into very small florets' };
  if (['peas', 'edamame', 'broad-beans'].includes(food.id))
    return { prepare: 'blanched for 2 minutes in boiling water, then drained' };
  if (food.category === 'pod') return { prepare: 'thinly sliced' };
  return {
    prepare: `${food.preparation === undefined ? '' : `${food.preparation.replace(' and ', ', ')} and `}thinly sliced`,
  };
}

export function crispCured(board: Board, cured: Item | undefined, steps: Said[]): Part | null {
  const part = takeIf(board, cured, {
    each: 35,
    prepare: 'cut into strips',
  });
  if (part !== null)
    steps.push(
      say`Fry ${part} in a dry pan ${over('medium')} ${until('crisp', 5, 7)} and lift onto kitchen paper.`,
    );
  return part;
}

export function heapPlates(
  folded: readonly (Part | Portion)[],
  topped: readonly (Part | Portion)[],
  hasEgg: boolean,
): Said {
  return together(
    sayIf(folded.length > 0, () => say`Fold in ${folded} at the last moment.`),
    topped.length > 0
      ? say`Pile onto plates and finish with ${topped}${hasEgg ? ` and the halved eggs` : ''}.`
      : say`Pile onto plates${hasEgg ? ', set the halved eggs on top' : ''} and eat soon.`,
  );
}

// The rice, potatoes, polenta or bread that a plate of something saucy is eaten with, cooked while the rest looks
// after itself.

import type { Food } from '../../../food/foods.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCookable,
  isFlatbread,
  isGrain,
  isNamed,
  isNoodle,
  isPasta,
  isPotato,
  isRice,
  isRoot,
  pick,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { boilStarch, cookGrain, simmerCut, takePlainOil, untaken } from '../../tasks.ts';
import { boiling, core, it, oven, over, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { inBatches } from './batches.ts';
import { waterFor } from './pot-water.ts';

export interface Side {
  readonly part: Part;
  /** How it is cooked; null for bread, which only comes to the table. */
  readonly said: Said | null;
  /** "over the rice", "with the potatoes", "with the bread for the juices". */
  readonly serve: Said;
}

const isSpooned = (food: Food): boolean => isNamed(food, 'cooked-rice', 'mashed-potato');
/** Cooked before: it only wants a hot pan. */
const isFriedAgain = (food: Food): boolean => food.id === 'cooked-potato';
const isSteeped = (food: Food): boolean =>
  (isRice(food) && !isNamed(food, 'risotto-rice', 'paella-rice', 'pudding-rice', 'glutinous-rice')) ||
  (isGrain(food) && !isNamed(food, 'tapioca', 'gari', 'poha', 'teff', 'tarhana'));
const isBoiled = (food: Food): boolean =>
  isPotato(food) ||
  (isNoodle(food) && !isNamed(food, 'rice-cakes', 'instant-noodles')) ||
  (isPasta(food) && !isNamed(food, 'lasagne-sheet', 'gnocchi')) ||
  food.id === 'green-lentils';
const isLoaf = (food: Food): boolean => isBread(food) && !isNamed(food, 'croissant', 'scone', 'brioche');
const isSoftBread = (food: Food): boolean =>
  isFlatbread(food) && !isNamed(food, 'pizza-base', 'dosa-batter', 'corn-tortilla', 'tortilla');

/** The starch that is listed: what is cooked already before what is dry, bread last; null where none is. */
export function takeSide(board: Board): Side | null {
  const { kitchen } = board;
  const item = [isSpooned, isFriedAgain, isSteeped, isBoiled, isSoftBread, isLoaf]
    .map((test) => first(kitchen, (food) => test(food) && untaken(board, food.id).length > 0))
    .find((one) => one !== undefined);
  if (item === undefined) return takePlantain(board) ?? takeSwallow(board) ?? takeChips(board);
  const { food } = item;
  if (isSoftBread(food) || isLoaf(food)) {
    const part = board.take(item, { each: Math.max(60, food.gramsEach ?? 60), prepare: '' });
    const serve = isSoftBread(food)
      ? say`with ${part}, warmed for a minute in a dry pan`
      : say`with ${part} for the juices`;
    return { part, said: null, serve };
  }
  const part = board.take(
    item,
    isPotato(food) || isFriedAgain(food)
      ? { each: 200, cut: 'chunks-3cm' }
      : { each: isSpooned(food) ? 180 : 70 },
  );
  return {
    part,
    said: cookSide(part, board),
    serve:
      food.category === 'potato' || food.id === 'green-lentils'
        ? say`with ${the(part)}`
        : say`over ${the(part)}`,
  };
}

/** Plantain in slices, fried in a pan of its own. */
export function takePlantain(board: Board): Side | null {
  const item = board.kitchen.find('plantain');
  if (item === undefined || untaken(board, 'plantain').length === 0) return null;
  const part = board.take(item, { each: 180, prepare: 'peeled and sliced 1 cm thick on the slant' });
  const oil = takePlainOil(board, Math.max(2, board.kitchen.servings));
  return {
    part,
    said: say`Heat ${oil} in a frying pan ${over('medium')}. Fry ${part} in one layer ${inBatches(until('deep gold on both sides and soft inside', 6, 8), [part, part])}, turning once; lift onto kitchen paper. The blacker the skin was, the sweeter and quicker ${part.plural ? 'they are' : 'it is'}.`,
    serve: say`with ${the(part)}`,
  };
}

/** Meal of cassava or yam, stirred stiff: eba and fufu, which the soup is eaten with. */
function takeSwallow(board: Board): Side | null {
  const item = board.kitchen.find(...untaken(board, 'fufu', 'gari'));
  if (item === undefined) return null;
  const part = board.take(item, { each: 75, prepare: '' });
  const water = waterFor(roundAmount(part.grams * 2.5), board.kitchen.us);
  return {
    part,
    said: say`Bring ${water} ${boiling()} in a small pan. Rain in ${part} and beat with a wooden spoon ${over('low')} ${until('smooth and stiff enough to pull from the sides', 3, 4)}. Shape into balls with wet hands and keep covered.`,
    serve: say`with ${the(part)} to dip`,
  };
}

/** Chips from the freezer, where there is an oven. */
export function takeChips(board: Board): Side | null {
  const item = board.kitchen.find('oven-chips');
  if (item === undefined || untaken(board, 'oven-chips').length === 0 || !board.kitchen.has('oven'))
    return null;
  const part = board.take(item, { each: 150 });
  return {
    part,
    said: say`Heat the oven to ${oven(220, board.kitchen.us)}. Spread ${part} on a tray and bake, turning once, ${until('crisp, golden and hot inside', 18, 22)} (${core(74, board.kitchen.us)}).`,
    serve: say`with ${the(part)}`,
  };
}

function cookSide(part: Part, board: Board): Said {
  const { kitchen } = board;
  const { us, servings } = kitchen;
  const { food } = part;
  if (isFriedAgain(food))
    return say`Fry ${part} in ${takePlainOil(board, Math.max(1, Math.round(servings / 2)))} in a frying pan of ${part.plural ? 'their' : 'its'} own ${over('medium-high')}, turning now and then, ${until('crisp at the edges and steaming hot all through', 8, 10)} (${core(74, us)}).`;
  if (isSpooned(food)) {
    return say`Break up ${part} in a small pan with ${servings + 1} tablespoons of water, cover and warm ${over('medium')}, stirring now and then, ${until('steaming-through', 4, 5)} (${core(74, us)}).`;
  }
  if (food.id === 'polenta') {
    const water = waterFor(roundAmount(part.grams * 4.5), us).replace(/ (?:of )?water$/, '');
    return say`Bring a deep pan of salted water (${water}) ${boiling()}. Rain in ${part}, whisking, then stir ${over('low')} ${until('thick and creamy', 10, 20)}: how long, its packet says. Cover; if it stiffens, loosen it with hot water.`;
  }
  if (isPotato(food)) {
    return say`Put ${part} in a pan of cold salted water, bring ${boiling()} and cook ${until('knife-slips', 12, 15)}. Drain and keep covered.`;
  }
  if (food.id === 'sushi-rice') {
    // Short grains are steamed in the water that they drink, so that they cling.
    const water = waterFor(roundAmount(part.grams * 1.25), us);
    return say`Put ${part} and ${water} in a small pan with a tight lid, bring ${boiling()}, then cover and cook ${over('low')} ${until('the water is gone', 12, 14)}. Leave covered off the heat ${wait(10)}.`;
  }
  if (!isGrain(food)) {
    const rinse = isNoodle(food) ? ', rinse under hot water so that they do not stick,' : '';
    return say`${boilStarch(part, 'large', null)} Drain${rinse} and keep ${it(part)} covered.`;
  }
  // A kettle boils by itself, so it takes none of the cook's minutes.
  const soaked = cookGrain(part, us);
  const facts = soaked.facts.filter((fact) => fact.kind !== 'heat' || !/couscous|bulgur/.test(food.id));
  return together({ ...soaked, facts }, say`Keep covered.`);
}

/** The step that cooks it: the first of all, or told as what happens beside the step before. */
export function cookBeside(board: Board, side: Side | null, when: 'first' | 'meanwhile' = 'meanwhile'): void {
  const said = side?.said;
  if (said === null || said === undefined) return;
  if (when === 'first') {
    board.step(() => said);
    return;
  }
  const text = `Meanwhile ${said.text.charAt(0).toLowerCase()}${said.text.slice(1)}`;
  board.step(() => ({ ...said, text }), 'meanwhile');
}

/** The side and the greens at the end of a sentence: "with the potatoes and peas", "with the peas, over the rice". */
export function serveWith(side: Side | null, greens: readonly Part[]): Said {
  const joins = side?.serve.text.startsWith('with the ') === true && side.said !== null;
  const all = joins && side !== null ? [side.part, ...greens] : greens;
  return say`${all.length > 0 ? ` with ${the(...all)}` : ''}${side === null || joins ? '' : say`${all.length > 0 ? ',' : ''} ${side.serve}`}`;
}

/** What is green, boiled while something else needs nobody. */
export function boilGreens(board: Board, when: string): readonly Part[] {
  const { kitchen } = board;
  const greens = kitchen.has('hob')
    ? pick(kitchen, (food) => isCookable(food) && !isRoot(food) && untaken(board, food.id).length > 0)
        .sort(byWorth)
        .slice(0, 2)
        .map((item) => board.take(item, { each: 90, ...simmerCut(item) }))
    : [];
  if (greens.length > 0)
    board.step(
      () =>
        say`${when}, bring a pan of salted water ${boiling()}, add ${greens} and cook ${until('just tender', 4, 6)}. Drain.`,
      'meanwhile',
    );
  return greens;
}

/** Pods and florets go under a lid with a little water; everything else fries. The pan is hot already. */
export function addBeside(
  board: Board,
  items: readonly Item[],
  gramsEach: number,
): { readonly parts: readonly Part[]; readonly said: Said } {
  const steamed = items.filter(
    ({ food }) =>
      food.form === 'fresh' &&
      (food.category === 'pod' || (food.category === 'brassica' && food.id !== 'brussels-sprout')),
  );
  const parts = steamed.map((item) => board.take(item, { each: gramsEach, ...simmerCut(item) }));
  const fried = addPanVegetables(
    board,
    items.filter((item) => !steamed.includes(item)),
    gramsEach,
  );
  return {
    parts: [...fried.parts, ...parts],
    said: together(
      fried.said,
      sayIf(
        parts.length > 0,
        () =>
          say`Add ${parts} with 4 tablespoons of water, cover and cook ${until('just tender', 4, 6)}, then let the water boil away.`,
      ),
    ),
  };
}

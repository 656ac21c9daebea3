// Peppers, courgettes, aubergines and squash, baked until soft and filled with something cooked.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isCookedGrain,
  isLeafyGreen,
  isLooseGrain,
  isMince,
  isNamed,
  isNut,
  isRice,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { cookGrain, readsCore, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';

export const stuffedVegetables: Dish = {
  id: 'stuffed-vegetables',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.6,
  cook: write,
};

const SHELLS: readonly FoodId[] = [
  'pepper',
  'aubergine',
  'courgette',
  'butternut-squash',
  'portobello-mushroom',
];

/** Grains and rice that stay loose in a filling. */
const FILLS =
  /^(?:rice|basmati|jasmine|brown-rice|cooked-rice|couscous|giant|bulgur|freekeh|quinoa|pearl|spelt|buckwheat|millet|wild)/;

function foldFilling(cooked: string, fill: readonly Part[]): Said {
  if (fill.length === 0) return cooked === '' ? say`the filling` : say`${cooked} into the pan`;
  return cooked === '' ? say`${fill} into the pan` : say`${cooked} into the pan with ${fill}, then season`;
}

function sayMeat(part: Part, us: boolean): Said {
  return part.food.core === undefined
    ? say`Stir in ${part} ${until('steaming-through', 3, 4)}.`
    : say`Add ${part} and fry, breaking it up, ${until('brown and dry', 6, 7)}; it should read ${readsCore(part, us)}.`;
}

function takeShell(board: Board, shell: Item): Part {
  const { id, gramsEach, name } = shell.food;
  switch (id) {
    case 'pepper':
      return board.take(shell, {
        each: gramsEach ?? 160,
        prepare: 'halved through the stalk, cored and deseeded',
      });
    case 'portobello-mushroom':
      return board.take(shell, { each: (gramsEach ?? 80) * 2, prepare: 'stalks removed' });
    case 'butternut-squash':
      return board.take(shell, { each: 400, prepare: 'halved lengthways and seeds scooped out' });
    default:
      return board.take(shell, {
        // A marrow feeds four.
        each: (gramsEach ?? 200) / (name === 'marrow' ? 4 : 1),
        prepare: 'halved lengthways, middles scooped out and chopped',
      });
  }
}

/** Half a shell each is the least that is a stuffed vegetable and not a garnish. */
function findShell(kitchen: Kitchen): Item | undefined {
  return SHELLS.map((id) => kitchen.find(id)).find(
    (item) =>
      item !== undefined &&
      (item.count === null || item.count * (item.food.id === 'butternut-squash' ? 4 : 2) >= kitchen.servings),
  );
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const shell = findShell(kitchen);
  const meat = first(kitchen, isMince, isSausage) ?? kitchen.find('soya-mince');
  const grain = first(kitchen, isCookedGrain, isRice, isLooseGrain);
  const legume = meat === undefined ? first(kitchen, isTinnedLegume) : undefined;
  const cheese = first(kitchen, isCheese);
  if (shell === undefined || (meat === undefined && grain === undefined && legume === undefined)) return null;
  if (meat === undefined && cheese === undefined) return null;
  if (grain !== undefined && !FILLS.test(grain.food.id)) return null;
  const board = startDraft(kitchen);
  const shellPart = takeShell(board, shell);
  const squash = shell.food.id === 'butternut-squash';
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const first1 = squash
    ? ([45, 50] as const)
    : shell.food.id === 'aubergine'
      ? ([25, 30] as const)
      : ([15, 18] as const);
  const scooped = isNamed(shell.food, 'aubergine', 'courgette');
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Set ${shellPart}${scooped ? ' (the shells only; keep the middles)' : ''} cut side up in a roasting tin, brush with ${half(oil)}, sprinkle with ${half(salt)} and roast ${until('beginning to soften', first1[0], first1[1])}.`,
  );
  const raw = grain !== undefined && grain.food.form !== 'cooked';
  const grainPart = takeIf(board, grain, { each: raw ? 40 : 100 });
  if (grainPart !== null && raw)
    board.step(
      () => together(say`While that roasts, get the grain ready.`, cookGrain(grainPart, us)),
      'meanwhile',
    );
  const meatPart = takeIf(board, meat, {
    each: grain === undefined ? 110 : 85,
    ...(meat !== undefined && isSausage(meat.food) ? { prepare: 'squeezed out of the skins' } : {}),
  });
  const onion = takeOnion(board, 'listed', 60);
  const vegetables = pick(kitchen, (food) => isCookable(food) && food.id !== shell.food.id)
    .sort(byWorth)
    .slice(0, 2);
  const hard = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 55,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : 'chopped'),
      }),
    );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 40, cut: 'shreds' }));
  const sharp = takeSharp(board);
  const spice = board.need(['cumin', 'smoked-paprika', 'paprika', 'oregano', 'cinnamon'], 1, 'tsp');
  const soften = real([onion, ...hard]);
  const tomato = takeIf(
    board,
    first(kitchen, isTinnedTomato) ?? kitchen.find('tomato-puree'),
    ({ food }) => ({ each: food.id === 'tomato-puree' ? 12 : 80 }),
  );
  board.step(
    () =>
      together(
        say`Meanwhile heat ${rest(oil)} in a frying pan ${over('medium-high')}.`,
        sayIf(meatPart, (part) => sayMeat(part, us)),
        soften.length === 0 && !scooped
          ? null
          : say`Add ${soften.length === 0 ? 'the chopped middles' : say`${soften}${scooped ? ' with the chopped middles' : ''}`} and cook ${until('soft and dry', 6, 8)}.`,
        say`Stir in ${[...sharp, spice]} ${until('fragrant', 1)}.`,
        sayIf(
          tomato,
          (part) =>
            say`Add ${part} and let it bubble ${over('medium')} ${part.food.id === 'tomato-puree' ? until('dark and thick', 1, 2) : until('thick enough to hold a line', 6, 8)}.`,
        ),
        sayIf(leaves.length > 0, () => say`Turn ${leaves} through it ${until('just wilted', 2, 3)}.`),
      ),
    'meanwhile',
  );
  const legumePart = takeIf(board, legume, { each: 80 });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const nuts = takeIf(board, first(kitchen, isNut), {
    each: 10,
    prepare: 'toasted in a dry pan and chopped',
  });
  const dried = takeIf(board, kitchen.find('raisins', 'apricots-dried'), { each: 10 });
  const cheesePart = takeIf(board, cheese, { each: 30, prepare: 'grated or crumbled' });
  const pepper = takePepper(board);
  const fill = real([grainPart !== null && !raw ? grainPart : null, legumePart, nuts, dried, herb]);
  const cooked = grainPart !== null && raw ? the(grainPart) : '';
  const folded = foldFilling(cooked, fill);
  board.step(
    () =>
      say`Off the heat, stir ${folded} with ${[rest(salt), pepper]}${sayIf(cheesePart, (part) => say` and ${half(part)}`)}. Pile into ${the(shellPart)}${sayIf(cheesePart, (part) => say` and top with ${rest(part)}`)}.`,
  );
  board.step(
    () =>
      say`Bake ${until(`${the(shellPart)} give when pressed and the tops are brown`.replace(' give ', shellPart.plural ? ' give ' : ' gives '), 20, 25)}; the filling must be at ${core(74, us)} right through. Leave for ${wait(5, '5 minutes')}, so that it holds together.`,
  );
  const inside = meat ?? legume ?? grain;
  return board.finish(() => ({
    dish: 'stuffed-vegetables',
    title: fitTitle(
      `${nameMany(shell.food, us)} stuffed with ${inside === undefined ? 'cheese' : nameMany(inside.food, us)}${cheese === undefined ? '' : ` and ${nameOne(cheese.food, us)}`}`,
      `stuffed ${nameMany(shell.food, us)}`,
    ),
    introduction:
      'The shells go into the oven empty first: one that is already soft needs no pool of water to finish in.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [260, 750],
    fit:
      (grain === undefined ? 0.45 : 0.66) +
      (cheese === undefined ? 0 : 0.06) +
      (grain !== undefined && meat !== undefined ? 0.08 : 0) +
      (shell.food.id === 'pepper' ? 0.05 : 0),
  }));
}

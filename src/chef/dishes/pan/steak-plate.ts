// Steak, rested and sliced over leaves, beans or tomatoes, or beside potatoes and whatever is green.

import { fitTitle } from '../../base-parts.ts';
import { readMinutes } from '../../count-minutes.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCitrus,
  isCookable,
  isCream,
  isGarlic,
  isHardCheese,
  isNamed,
  isOnion,
  isPotato,
  isPrawn,
  isSaladLeaf,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, untaken } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { searMeat } from '../parts/sear-meat.ts';
import { addBeside, cookBeside, takeSide } from '../parts/side.ts';

export const steakPlate: Dish = {
  id: 'steak-plate',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.72,
  cook: writeSteak,
};

interface Salad {
  readonly leaves: Item | undefined;
  readonly tomato: Item | undefined;
  readonly beans: Item | undefined;
  readonly onion: Item | undefined;
  readonly cheese: Item | undefined;
}

function readSalad(kitchen: Kitchen): Salad {
  return {
    leaves: first(kitchen, isSaladLeaf),
    tomato: kitchen.find('cherry-tomato', 'tomato', 'avocado', 'cucumber', 'radish'),
    beans: first(kitchen, (food) => isTinnedLegume(food) && !isNamed(food, 'refried-beans', 'baked-beans')),
    onion: first(kitchen, isOnion),
    cheese: first(kitchen, isHardCheese, isSoftCheese),
  };
}

/** "whisk the balsamic vinegar with the rest of the oil": the listed acid, else vinegar. */
function takeAcid(board: Board): Part {
  const { kitchen } = board;
  const lemon = first(kitchen, isCitrus);
  const vinegar = kitchen.find('balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar');
  if (lemon !== undefined && vinegar === undefined)
    return board.take(lemon, { total: 25, prepare: 'juiced' });
  return board.need(['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar', 'lemon'], 1, 'tbsp');
}

/** The salad, dressed while the steak rests; null where nothing on the list makes one. */
function dressSalad(board: Board, salad: Salad, oil: Part, salt: Part, fried: boolean): Said | null {
  const { kitchen } = board;
  const { leaves, tomato, beans, onion } = salad;
  if (leaves === undefined && tomato === undefined && beans === undefined) return null;
  const acid = takeAcid(board);
  const mustard = needIf(board, kitchen.find('mustard', 'wholegrain-mustard'), 1, 'tsp');
  const garlic = fried ? null : takeIf(board, first(kitchen, isGarlic), { total: 4, cut: 'crushed' });
  const parts = real([
    takeIf(board, beans, { each: 120 }),
    takeIf(board, tomato, { each: 90, prepare: tomato?.food.id === 'cherry-tomato' ? 'halved' : 'sliced' }),
    fried ? null : takeIf(board, onion, { each: 25, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, kitchen.find('capers', 'olives'), { each: 10 }),
  ]);
  const leaf = takeIf(board, leaves, { each: 40 });
  return together(
    say`While the meat rests, whisk ${[acid, ...real([mustard, garlic]), rest(salt)]} with ${rest(oil)} in a wide bowl.`,
    sayIf(parts.length > 0, () => say`Turn ${parts} in it.`),
    sayIf(leaf, (part) => say`Add ${part} at the last moment and toss lightly.`),
  );
}

/** Herbs, garlic and vinegar, or cream and mustard, where there is no salad to carry them. */
function makeSauce(board: Board, oil: Part, salt: Part): Said {
  const { kitchen } = board;
  const cream = takeIf(
    board,
    first(kitchen, isCream) ?? kitchen.find('cream-cheese', 'blue-cheese', 'mascarpone'),
    {
      each: 45,
    },
  );
  const mustard = needIf(board, kitchen.find('mustard', 'wholegrain-mustard'), 2, 'tsp');
  if (cream !== null) {
    const all = [cream, ...real([mustard]), rest(oil), rest(salt)];
    return isCream(cream.food)
      ? say`Pour ${all} into the pan and bubble ${over('medium')}, scraping up what has stuck, ${until('thick-coats-spoon', 2, 3)}.`
      : say`Stir ${all} and 3 tablespoons of water into the pan ${over('low')}, scraping up what has stuck, ${until('melted and smooth', 2, 3)}.`;
  }
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 8, cut: 'finely-chopped' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'finely-chopped' });
  const acid = takeAcid(board);
  return say`While the meat rests, stir ${[acid, ...real([herb, garlic, mustard]), rest(salt)]} with ${rest(oil)} and the juices from the plate.`;
}

function writeSteak(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const steak = kitchen.find('steak');
  if (steak === undefined) return null;
  if (
    kitchen.find('soy-sauce', 'tortilla', 'egg-noodles', 'rice-noodles', 'oyster-sauce', 'coconut-milk') !==
    undefined
  )
    return null;
  const salad = readSalad(kitchen);
  const cold = ['tomato', 'cherry-tomato', 'avocado'];
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isPotato(food) && !cold.includes(food.id))
    .sort(byWorth)
    .slice(0, 2);
  const board = startDraft(kitchen);
  const side = takeSide(board);
  if (real([side, salad.leaves, salad.tomato, salad.beans, vegetables[0]]).length === 0) return null;
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const part = board.take(steak, { each: 190 });
  cookBeside(board, side, 'first');
  const onion = vegetables.length > 0 ? takeIf(board, salad.onion, { each: 60, cut: 'thin-slices' }) : null;
  const beside = addBeside(board, vegetables, 120);
  const prawns = takeIf(board, first(kitchen, isPrawn), { each: 80 });
  const fat =
    beside.parts.length > 0 || prawns !== null
      ? board.need(untaken(board, 'butter', 'vegetable-oil'), 1, 'tbsp')
      : null;
  const garlic =
    beside.parts.length > 0
      ? takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' })
      : null;
  // Whatever takes longer than a steak rests is fried before it.
  const early = prawns === null && (onion !== null || readMinutes(beside.said) > 5);
  const when = side?.said == null ? undefined : 'meanwhile';
  const sear = (): void =>
    searMeat(board, steak, part, half(oil), [half(salt), pepper], early ? undefined : when);
  if (!early) sear();
  const fry = (): Said =>
    together(
      sayIf(fat, (one) =>
        early
          ? say`Heat ${one} in a heavy frying pan ${over('medium-high')}.`
          : say`Put ${one} into the same pan ${over('medium-high')}.`,
      ),
      sayIf(onion, (one) => say`Add ${one} and fry ${until('golden', 4, 5)}.`),
      beside.said,
      sayIf(garlic, (one) => say`Stir in ${one} for the last minute.`),
      sayIf(
        prawns,
        (one) =>
          say`Fry ${one} in the pan ${over('medium-high')} ${until('pink-curled', 3, 4)} (${readsCore(one, us)}).`,
      ),
      early ? say`Tip onto a plate and keep warm.` : null,
    );
  board.step(fry, early ? when : undefined);
  if (early) sear();
  const dressed = dressSalad(board, salad, oil, salt, beside.parts.length > 0);
  board.step(() => dressed ?? makeSauce(board, oil, salt));
  const cheese = dressed === null ? null : takeIf(board, salad.cheese, { each: 20 });
  const company = [...real([prawns, onion]), ...beside.parts];
  const cover = cheese === null ? null : isHardCheese(cheese.food) ? 'shave' : 'crumble';
  board.step(() =>
    together(
      say`Slice ${the(part)} across the grain and lay the slices ${dressed === null ? 'on warm plates' : 'over the salad'}${company.length === 0 ? '' : ` with ${the(...company)}`}.`,
      dressed === null
        ? say`Spoon over the sauce${side === null ? '' : say` and serve ${side.serve}`}.`
        : say`Pour over the juices from the plate${sayIf(cheese, (one) => say`, ${cover} ${one} on top`)} and serve ${side === null ? 'while the meat is warm' : side.serve}.`,
    ),
  );
  return board.finish(() => ({
    dish: 'steak-plate',
    title: nameSteak(
      kitchen,
      salad,
      prawns?.item ?? vegetables[0],
      side === null || isBread(side.part.food) ? undefined : nameMany(side.part.food, us),
    ),
    introduction: 'Sliced across the grain and eaten with its own juices, one steak goes as far as two.',
    keeps: 'Best at once; what is left keeps 2 days in the fridge and is good cold.',
    plate: [220, 750],
    fit: dressed === null ? 0.85 : 0.95,
  }));
}

function nameSteak(
  kitchen: Kitchen,
  salad: Salad,
  vegetable: Item | undefined,
  side: string | undefined,
): string {
  const { us } = kitchen;
  const name = nameOne(
    (kitchen.find('steak') ?? salad.leaves ?? vegetable)?.food as Item['food'],
    us,
  ).replace(/^beef steak$/, 'steak');
  const cheese = salad.cheese === undefined ? null : nameOne(salad.cheese.food, us);
  if (salad.leaves !== undefined && (cheese !== null || kitchen.find('balsamic-vinegar') !== undefined)) {
    const leaf = nameMany(salad.leaves.food, us);
    return fitTitle(
      `${name} tagliata with ${leaf}${cheese === null ? ' and balsamic' : ` and ${cheese}`}`,
      `${name} tagliata`,
    );
  }
  const others = real([
    salad.beans === undefined ? null : nameMany(salad.beans.food, us),
    salad.tomato === undefined ? null : nameMany(salad.tomato.food, us),
    vegetable === undefined ? null : nameMany(vegetable.food, us),
    salad.leaves === undefined ? null : nameMany(salad.leaves.food, us),
    side ?? null,
  ]);
  return fitTitle(`${name} with ${others.slice(0, 2).join(' and ')}`, `${name} with ${others[0]}`);
}

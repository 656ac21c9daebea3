// Fish and shellfish by themselves: poached, steamed open or boiled.

import type { Draft } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCitrus, isCured, isGarlic, isHardyHerb, isOnion } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, over, say, sayIf, until } from '../../words/say.ts';
import { readyShells } from '../parts/sea-care.ts';

/** Garlic, a herb and lemon from the list. */
export function extras(board: ReturnType<typeof startDraft>) {
  const { kitchen } = board;
  return {
    garlic: takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' }),
    herb: takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
    lemon: takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' }),
  };
}

/** Smoked fish is salted and dried: water gives back what the smoke took, and butter does the rest. */
export function poachIt(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { prepare: '' });
  const [low, high] = (item.food.heat.poach ?? item.food.heat.simmer)?.minutes ?? [6, 8];
  board.step(
    () =>
      say`Lay ${part} in a wide frying pan with water to come halfway up, cover and simmer ${over('low')} ${until('flakes', low, high)}: ${readsCore(part, us)}.`,
  );
  const butter = takeButter(board, 10 * kitchen.servings);
  const pepper = takePepper(board);
  const { lemon } = extras(board);
  board.step(
    () =>
      say`Drain well, dot with ${butter} while hot and grind over ${pepper}${sayIf(lemon, (one) => say`; squeeze over ${one}`)}.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `poached ${nameMany(item.food, us)} with butter`,
    bare: `poached ${nameMany(item.food, us)}`,
    introduction: 'Salted and smoked already: hot water and butter are enough.',
    keeps: 'Best at once; flaked, what is left keeps a day in the fridge.',
    plate: [70, 400],
    fit: 0.4,
  }));
}

export function steamShells(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, readyShells(item, kitchen, 400));
  const butter = takeButter(board, 30);
  const wine = takeIf(board, kitchen.find('white-wine', 'cider', 'beer'), { each: 75 });
  const shallot = takeIf(board, first(kitchen, isOnion), { each: 40, cut: 'finely-chopped' });
  const cream = takeIf(board, kitchen.find('double-cream', 'single-cream', 'creme-fraiche', 'coconut-milk'), {
    each: 40,
  });
  const slow = takeIf(board, kitchen.find('fennel', 'leek', 'celery'), { each: 60, cut: 'thin-slices' });
  const { garlic, herb, lemon } = extras(board);
  const cured = takeIf(board, first(kitchen, isCured), { each: 40, cut: 'strips' });
  const scent = real([shallot, slow, garlic, herb]);
  const [low, high] = slow !== null ? [7, 9] : shallot !== null ? [4, 5] : [1, 1];
  const poured = cream === null ? '' : ` and ${nameOne(cream.food, us)}`;
  board.step(
    () =>
      say`${sayIf(cured, (one) => say`Fry ${one} in a large dry pan ${over('medium')} ${until('crisp at the edges', 4, 5)}. `)}Melt ${butter} in ${cured === null ? 'a large' : 'the'} pan ${over('medium')}${scent.length === 0 ? '' : say` with ${scent}`} ${until(high === 1 ? 'fragrant' : 'soft', low ?? 1, high)}.`,
  );
  board.step(
    () =>
      say`Add ${part} and ${wine === null ? 'half a glass of water' : say`${wine}`}, put on a lid and cook ${over('high')}, shaking the pan, ${until('shells-open', 4, 6)}: by then they are past ${core(63, us)}. Throw away any that stay shut${sayIf(cream, (part) => say`, stir in ${part} and let it bubble once`)}${lemon === null ? '.' : say`, and squeeze over ${lemon}.`}`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title:
      wine === null
        ? `steamed ${nameMany(item.food, us)}${cured === null ? '' : ` with ${nameMany(cured.food, us)}`}`
        : `${nameMany(item.food, us)} in ${nameOne(wine.food, us)}${poured}`,
    introduction: 'They make their own sauce: all they want is fierce heat and a lid.',
    keeps: 'Eat at once.',
    plate: [100, 600],
    fit: 0.5,
  }));
}

export function boilLobster(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { prepare: '' });
  const salt = takeSalt(board);
  const butter = takeButter(board, 20 * kitchen.servings);
  const { garlic, herb, lemon } = extras(board);
  const scent = real([garlic, herb, takePepper(board)]);
  const [low, high] = item.food.heat.boil?.minutes ?? [10, 12];
  board.step(
    () =>
      say`Bring your largest pan of water ${boiling()} with ${salt}. Lower in ${part}, put on a lid and cook ${until('the shell is bright red and the flesh white and firm', low, high)} (${core(63, us)} in the tail).`,
  );
  board.step(
    () =>
      say`Lift out and drain. When you can hold ${part.plural ? 'them, split them' : 'it, split it'} lengthways, pull out the dark thread along the tail and crack the claws.`,
  );
  board.step(
    () =>
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a small pan ${over('low')} with ${scent} ${until('fragrant', 1)}${sayIf(lemon, (one) => say`, stir in ${one}`)}, and pour over the flesh.`,
  );
  const taste = [garlic, lemon, herb].find((one) => one !== null);
  const rich = butter.food.category === 'butter' ? 'butter' : 'oil';
  return board.finish(() => ({
    dish: 'solo',
    title: `boiled ${(part.plural ? nameMany : nameOne)(item.food, us)} with ${taste == null ? `black pepper ${rich}` : `${nameOne(taste.food, us)} ${rich}`}`,
    bare: `boiled ${(part.plural ? nameMany : nameOne)(item.food, us)}`,
    introduction: 'Timed from the boil and no longer: a minute too many is what turns it to rubber.',
    keeps: 'Best at once; what is left keeps a day in the fridge and is good cold.',
    plate: [70, 600],
    fit: 0.45,
  }));
}

// Eggs over a pan of vegetables, set slowly and cut in wedges.

import type { Dish } from '../../dish.ts';
import type { Fact } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isCookedGrain,
  isCookedMeat,
  isCream,
  isCured,
  isEgg,
  isGarlic,
  isMilk,
  isOnion,
  isPotato,
  isSmokedFish,
  isSoftHerb,
  isSpringOnion,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';

const GRILL: Fact = over('high', 'under a hot grill');

export const frittata: Dish = {
  id: 'frittata',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: (kitchen) => write(kitchen),
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 4);
  const cured = first(kitchen, isCured, isCookedMeat, isSmokedFish);
  const cheese = first(kitchen, isCheese);
  const grain = vegetables.some((item) => isPotato(item.food)) ? undefined : first(kitchen, isCookedGrain);
  if (egg === undefined || vegetables.length === 0) return null;
  const need = Math.max(3, servings * 2);
  if (egg.count !== null && egg.count < Math.max(3, need * 0.6)) return null;
  const board = startDraft(kitchen);
  const each = egg.food.gramsEach ?? 50;
  const onion = first(kitchen, isOnion);
  const garlic = first(kitchen, isGarlic);
  const fat =
    kitchen.find('butter') === undefined
      ? takeOil(board, Math.max(1, Math.ceil(servings / 2)))
      : takeButter(board, 15 * Math.max(1, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const vessel = namePan(kitchen);
  const curedPart = takeIf(board, cured, {
    each: 35,
    ...(cured === undefined ? {} : withCut(cured, cured.food.cuts[0])),
  });
  const onionPart = takeIf(board, onion, { each: 60, cut: 'thin-slices' });
  const start = real([
    curedPart !== null && cured !== undefined && isCured(cured.food) ? curedPart : null,
    onionPart,
  ]);
  const opening = say`${fat.food.category === 'butter' ? 'Melt' : 'Warm'} ${fat} in ${vessel} ${over('medium')}.`;
  const [low, high] = onionPart === null ? [4, 5] : [8, 10];
  if (start.length > 0) {
    const seasoned = onionPart === null ? say`${start}` : say`${[...start, half(salt)]}`;
    board.step(
      () =>
        say`${opening} Add ${seasoned} and cook, stirring now and then, ${until(onionPart === null ? 'crisp-sizzling' : 'golden-edges', low ?? 4, high ?? 5)}.`,
    );
  }
  const veg = addPanVegetables(board, vegetables, 90);
  const grainPart = takeIf(board, grain, { each: 80 });
  const garlicPart = takeIf(board, garlic, { total: 8, cut: 'finely-chopped' });
  const cookedPart = curedPart !== null && !start.includes(curedPart) ? curedPart : null;
  board.step(() =>
    together(
      start.length === 0 ? opening : null,
      veg.said,
      sayIf(garlicPart, (garlicPart) => say`Stir in ${garlicPart} ${until('fragrant', 1)}.`),
      real([grainPart, cookedPart]).length === 0
        ? null
        : say`Stir in ${real([grainPart, cookedPart])} and cook ${until('steaming hot', 4, 5)}.`,
    ),
  );
  const eggs = board.take(egg, { total: need * each, prepare: '' });
  const milk = takeIf(board, first(kitchen, isMilk, isCream), { each: 15 });
  const cheesePart = takeIf(board, cheese, {
    each: 30,
    ...(cheese === undefined ? {} : withCut(cheese, cheese.food.cuts[0])),
  });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const spring = takeIf(board, first(kitchen, isSpringOnion), { each: 20, cut: 'thin-slices' });
  const pepper = takePepper(board);
  const saltLeft = onionPart === null ? say`${salt}` : say`${rest(salt)}`;
  board.step(
    () =>
      say`Beat ${eggs} with ${sayIf(milk, (milk) => say`${milk}, `)}${saltLeft} and ${pepper} until no streaks are left${real([herb, spring]).length === 0 ? '' : say`, then stir in ${real([herb, spring])}`}${cheesePart === null ? '.' : say`${real([herb, spring]).length === 0 ? ', then stir in' : ' and'} ${half(cheesePart)}.`}`,
    'meanwhile',
  );
  const grill = kitchen.has('grill');
  // Twelve eggs lie deep.
  const deep = (eggs.quantity ?? 0) > 8 ? 2 : 0;
  board.step(() =>
    together(
      say`Spread the vegetables out, pour the eggs over them and turn down to ${over('medium-low', 'medium-low heat')}. Draw in the edges with a spatula for the first minute, then leave alone ${until('set round the rim but still loose on top', 4 + deep, 5 + deep)}.`,
    ),
  );
  board.step(() =>
    together(
      sayIf(cheesePart, (cheesePart) => say`Scatter with ${rest(cheesePart)}.`),
      grill
        ? say`Put the pan ${GRILL} ${until('puffed, golden and just firm in the middle', 3 + deep, 4 + deep)}: it should read ${core(71, us)}.`
        : say`Put on a lid and cook ${until('just firm in the middle', 5 + deep, 6 + deep)}: it should read ${core(71, us)}.`,
      say`Leave for ${wait(5, '5 minutes')}, then cut into wedges.`,
    ),
  );
  const named = vegetables[0];
  const second = cheese ?? cured ?? vegetables[1] ?? grain;
  return board.finish(() => ({
    dish: 'frittata',
    title: `${named === undefined ? '' : nameOne(named.food, us)}${second === undefined ? '' : ` and ${nameOne(second.food, us)}`} frittata`,
    introduction: kitchen.wording(
      `Cooked gently and left to stand before it is cut, so that it slices cleanly and ${named === undefined ? 'the middle' : the(...veg.parts.slice(0, 1))} stay${veg.parts[0]?.plural === true ? '' : 's'} soft.`,
      `${capital(nameMany(vegetables[0]?.food ?? egg.food, us))} cooked down first, eggs second: nothing waters the pan, and the wedges hold.`,
    ),
    keeps: 'Good warm or cold; keeps 2 days in the fridge.',
    plate: [200, 550],
    fit: 0.7 + (cheese === undefined ? 0 : 0.1) + (onion === undefined ? 0 : 0.05),
  }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function namePan({ servings, us }: Kitchen): string {
  if (servings > 3) return us ? 'an 11 inch frying pan' : 'a 28 cm frying pan';
  if (servings === 1) return us ? 'an 8 inch frying pan' : 'a 20 cm frying pan';
  return us ? 'a 9 inch frying pan' : 'a 24 cm frying pan';
}

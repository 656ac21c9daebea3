// Mince shaped by hand: meatballs in tomato sauce, and burgers in a bun.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isGratingCheese,
  isMince,
  isNamed,
  isPasta,
  isRice,
  isSaladLeaf,
  isTinnedTomato,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, inLots, readsCore, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';

export const meatballs: Dish = {
  id: 'meatballs',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeMeatballs,
};
export const burger: Dish = {
  id: 'burger',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: writeBurger,
};

/** Shaped by the shop. */
const isPatty = (food: Food): boolean => isNamed(food, 'burger-patty', 'turkey-burger');

function plainMince(name: string): string {
  return name.replace(/ mince$|^(minced|ground) /, '');
}

function writeMeatballs(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const mince = kitchen.items.find((item) => isMince(item.food) && !isPatty(item.food));
  const sauce = first(kitchen, isTinnedTomato) ?? kitchen.find('pasta-sauce');
  const crumbs = kitchen.find('breadcrumbs', 'bread', 'bread-roll', 'oats', 'cracker');
  const egg = kitchen.find('egg');
  if (mince === undefined || sauce === undefined || (crumbs === undefined && egg === undefined)) return null;
  const board = startDraft(kitchen);
  const mincePart = board.take(mince, { each: 125 });
  const crumbPart = takeIf(board, crumbs, (item) => ({
    each: 15,
    prepare: item.food.id === 'bread' || item.food.id === 'bread-roll' ? 'torn to crumbs' : '',
  }));
  const eggPart = takeIf(board, egg, { total: 55 * Math.max(1, Math.round(servings / 4)), prepare: '' });
  const milk =
    crumbPart === null || kitchen.choose('milk') === undefined
      ? null
      : board.need(['milk'], Math.max(1, servings / 2), 'tbsp');
  const salt = takeSalt(board);
  const spice = board.need(['oregano', 'mixed-herbs', 'smoked-paprika', 'cumin', 'allspice'], 1, 'tsp');
  const pepper = takePepper(board);
  const count = Math.max(6, Math.round(mincePart.grams / 25 / servings) * servings);
  board.step(
    () =>
      say`${crumbPart === null ? say`` : say`Soften ${real([crumbPart, milk])} together in a bowl. `}Mix in ${real([mincePart, eggPart])}, ${[half(salt), spice]} and ${pepper} lightly by hand, only until even: overworked, they turn hard. With wet hands roll into ${count} balls about 3 cm across.`,
  );
  const brown = inLots(count, 30);
  const oil = takeOil(board, 2);
  board.step(
    () =>
      say`Heat ${half(oil)} in a wide pan ${over('medium-high')} and brown the meatballs${brown.words}, rolling them about, ${brown.time(until('crusted on most sides', 6, 8))}. Lift onto a plate; they finish in the sauce.`,
  );
  const onion = takeOnion(board, 'listed');
  const sharp = takeSharp(board);
  const saucePart = board.take(sauce, { each: 200 });
  const start = real([onion]);
  board.step(() =>
    together(
      start.length === 0
        ? say`Pour ${rest(oil)} into the pan ${over('medium')}.`
        : say`Pour ${rest(oil)} into the pan, add ${start} and cook ${over('medium')}, scraping up what has stuck, ${until('soft-not-brown', 7, 8)}.`,
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
      say`Add ${[saucePart, rest(salt)]}, bring to a gentle bubble, return the meatballs and cook with the lid half on ${over('medium-low')}, turning them once, ${until('the sauce is thick and the meatballs are firm', 15, 18)}. One should read ${readsCore(mincePart, us)}, with no pink left.`,
    ),
  );
  const starch = first(kitchen, isPasta, isRice);
  const starchPart = takeIf(board, starch, (item) => ({ each: isRice(item.food) ? 75 : 90 }));
  if (starchPart !== null)
    board.step(() => say`${boilStarch(starchPart, 'large', null)} Drain well.`, 'meanwhile');
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 15, prepare: 'finely grated' });
  const herb = takeIf(board, kitchen.find('basil', 'parsley', 'coriander', 'mint'), { each: 4, cut: 'torn' });
  const tops = real([cheese, herb]);
  board.step(
    () =>
      say`Let the pan stand off the heat for ${wait(2, '2 minutes')}, then serve${starchPart === null ? '' : ` over ${the(starchPart)}`}${tops.length === 0 ? ' with the sauce spooned over.' : say`, with the sauce and ${tops} on top.`}`,
  );
  return board.finish(() => ({
    dish: 'meatballs',
    title: fitTitle(
      `${plainMince(nameOne(mince.food, us))} meatballs in tomato sauce${starch === undefined ? '' : ` with ${nameMany(starch.food, us)}`}`,
      'meatballs in tomato sauce',
    ),
    introduction: `${crumbPart === null ? 'An egg holds them together' : 'Soaked crumbs keep them tender'}, a hot pan gives them a crust, and the sauce finishes them.`,
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [280, 700],
    fit:
      0.72 +
      (crumbs?.food.id === 'breadcrumbs' ? 0.2 : crumbPart !== null && eggPart !== null ? 0.13 : 0) +
      (starch === undefined ? 0 : 0.05),
  }));
}

const SPREADS: readonly FoodId[] = [
  'mayonnaise',
  'vegan-mayonnaise',
  'mustard',
  'ketchup',
  'barbecue-sauce',
  'sriracha',
  'chutney',
  'brown-sauce',
  'guacamole',
  'yoghurt',
];

function writeBurger(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const bun = kitchen.find('burger-bun', 'brioche', 'bread-roll', 'english-muffin', 'bagel', 'pitta');
  const mince = first(kitchen, isMince) ?? kitchen.find('veggie-burger', 'portobello-mushroom', 'halloumi');
  if (bun === undefined || mince === undefined) return null;
  const board = startDraft(kitchen);
  const shaped = isMince(mince.food) && !isPatty(mince.food);
  const part = board.take(mince, {
    each: shaped ? 125 : (mince.food.gramsEach ?? 110),
    ...(mince.food.id === 'halloumi' ? { each: 75, cut: 'slices-1cm' as const } : {}),
  });
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const onion = shaped ? kitchen.find('onion', 'red-onion') : undefined;
  const rings = takeIf(board, onion, { each: 30, cut: 'thin-slices' });
  board.step(() =>
    shaped
      ? say`Divide ${part} into ${servings === 1 ? 'one loose ball' : `${servings} loose balls`} and press flat, a little wider than the bun, with a dimple in the middle. Season both sides with ${[salt, pepper]} only now: salted earlier, the meat turns tight.`
      : say`Pat ${part} dry and season with ${[salt, pepper]}.`,
  );
  const oil = takeOil(board, 1);
  const cheese = takeIf(
    board,
    kitchen.items.find((item) => item.food.roles.includes('cheese') && item !== mince),
    { each: 25, prepare: 'sliced' },
  );
  const bacon = takeIf(board, kitchen.find('bacon'), { each: 25, prepare: '' });
  const fry = inLots(servings, 4);
  const minutes = shaped ? ([8, 10] as const) : (mince.food.heat.fry?.minutes ?? [8, 10]);
  board.step(() =>
    together(
      sayIf(
        bacon,
        (meat) =>
          say`Fry ${meat} in a wide pan ${over('medium')} ${until('crisp and well browned', 5, 6)} (${{ kind: 'core', coreC: 74, words: us ? '165 F, 74 C' : '74 C, 165 F' }}) and lift out.`,
      ),
      say`Heat ${oil} in ${fry.lots > 1 ? fry.pan : bacon === null ? 'a heavy frying pan' : 'the same pan'} ${over('medium-high')}. Fry ${shaped ? 'the burgers' : the(part)}${fry.words}, turning once, ${fry.time(until(part.food.core === undefined ? 'deep gold on both sides' : 'browned and cooked through', minutes[0] ?? 8, minutes[1] ?? 10))}.`,
      part.food.core === undefined ? null : say`They should read ${readsCore(part, us)}, with no pink left.`,
      sayIf(cheese, (slice) => say`Lay ${slice} on top for the last minute.`),
    ),
  );
  // Rings are for burgers that are shaped at home; under bought ones the onion is fried soft.
  const soft = takeIf(board, shaped ? undefined : kitchen.find('onion', 'red-onion'), {
    each: 60,
    cut: 'thin-slices',
  });
  board.step(
    () =>
      sayIf(
        soft,
        (one) =>
          say`Keep warm under foil. Turn ${one} in the fat in the pan ${over('medium')} ${until('soft and golden', 8, 10)}, and tip out.`,
      ) ?? say``,
  );
  const bunPart = board.take(bun, { each: bun.food.gramsEach ?? 65, prepare: 'split' });
  const spreads = SPREADS.map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 12 }));
  const fresh = [
    kitchen.find('tomato'),
    first(kitchen, isSaladLeaf),
    kitchen.find('gherkins'),
    kitchen.find('avocado'),
    kitchen.find('coleslaw'),
  ]
    .filter((item) => item !== undefined)
    .map((item) =>
      board.take(item, {
        each: item.food.id === 'tomato' || item.food.id === 'avocado' ? 45 : 20,
        ...(item.food.id === 'tomato'
          ? { prepare: 'sliced' }
          : item.food.id === 'avocado'
            ? { prepare: 'stoned, peeled and sliced' }
            : {}),
      }),
    );
  board.step(
    () =>
      say`Toast ${bunPart}, cut side down, in the fat in the pan ${over('medium')} ${until('crisp at the rim', 1, 2)}.${sayIf(spreads.length > 0, () => say` Spread with ${spreads}.`)}${sayIf(real([rings, ...fresh]).length > 0, () => say` Layer with ${real([...fresh, rings])}`)}${real([rings, ...fresh]).length > 0 ? ', the hot filling' : ' Add the hot filling'}${soft === null ? '' : ` and the ${soft.noun}`}${bacon === null ? '' : ' and the bacon'}, press the lid on and eat with both hands.`,
  );
  const name = shaped
    ? `${plainMince(nameOne(mince.food, us))} burgers`
    : `${nameMany(mince.food, us)}${/burger|patt/.test(mince.food.name) ? '' : ' burgers'}`;
  const named = [...real([cheese, bacon]), ...fresh].map((one) => nameOne(one.food, us));
  return board.finish(() => ({
    dish: 'burger',
    title: fitTitle(`${name}${named.length === 0 ? '' : ` with ${named.slice(0, 2).join(' and ')}`}`, name),
    introduction: 'Handled little, pressed flat and salted at the last moment: that is all a burger asks.',
    keeps: shaped ? 'Eat at once; shaped raw burgers keep a day in the fridge, covered.' : 'Eat at once.',
    plate: [190, 500],
    fit: shaped ? 0.85 : 0.75,
  }));
}

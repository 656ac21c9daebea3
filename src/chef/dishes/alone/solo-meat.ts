// Meat, fish and other proteins on their own.

import type { Food } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Draft, Part } from '../../draft.ts';
import { GUTTED, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChop,
  isCured,
  isFish,
  isMince,
  isNamed,
  isOnion,
  isPoultry,
  isPrawn,
  isSausage,
  isShell,
  isSmokedFish,
  isTofu,
} from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { inLots, readsCore, takeButter, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { boilLobster, extras, poachIt, steamShells } from './solo-fish.ts';

export function cookSoloMeat(kitchen: Kitchen, item: Item): Draft | null {
  const { food } = item;
  if (food.category === 'egg' && food.heat.boil !== undefined && kitchen.has('hob'))
    return boilEggs(kitchen, item);
  if (
    (food.form === 'cooked' || food.category === 'cooked-meat') &&
    food.core !== undefined &&
    food.category !== 'egg' &&
    kitchen.has('hob')
  )
    return warmIt(kitchen, item);
  if (isSmokedFish(food) && food.raw !== 'fine' && kitchen.has('hob')) return poachIt(kitchen, item);
  if (food.category === 'breaded' && kitchen.has('oven')) return bakeIt(kitchen, item, 200, 20);
  if (isMince(food) && kitchen.has('hob')) return fryPatties(kitchen, item);
  if (food.id === 'lobster' && kitchen.has('hob')) return boilLobster(kitchen, item);
  if (isShell(food) && kitchen.has('hob')) return steamShells(kitchen, item);
  const fries =
    isPoultry(food) ||
    isChop(food) ||
    isFish(food) ||
    isSausage(food) ||
    isPrawn(food) ||
    isTofu(food) ||
    isNamed(food, 'squid', 'scallops') ||
    ['bacon-ham', 'cured-sausage', 'offal', 'plant-protein', 'frying-cheese'].includes(food.category);
  if (fries && kitchen.has('hob') && !isReadyToEat(food)) return fryIt(kitchen, item);
  // A small game bird is roasted whole.
  const { roast } = food.heat;
  return food.category === 'game' && roast !== undefined && kitchen.has('oven')
    ? bakeIt(kitchen, item, roast.ovenC ?? 200, roast.minutes[1])
    : null;
}

/** Dried or floss, which the pan would only burn. */
function isReadyToEat({ form, raw, heat }: Item['food']): boolean {
  return form === 'cured' && raw === 'fine' && Object.keys(heat).length === 0;
}

/** The other good way with it: eggs fried rather than boiled, meat and fish from the oven rather than the pan. */
export function cookOtherMeat(kitchen: Kitchen, item: Item): Draft | null {
  const { food } = item;
  if (food.id === 'egg') return kitchen.has('hob') ? fryEggs(kitchen, item) : null;
  if (!kitchen.has('oven') || food.form === 'cooked' || food.form === 'cured') return null;
  if (isPoultry(food) || isSausage(food)) {
    const [low, high] = food.heat.roast?.minutes ?? [30, 35];
    return bakeIt(kitchen, item, 200, Math.round((low + high) / 2) + 2);
  }
  return isFish(food) ? bakeIt(kitchen, item, 200, isWholeFish(food) ? 25 : 14) : null;
}

function fryEggs(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 2 * (item.food.gramsEach ?? 50), prepare: '' });
  const butter = takeButter(board, 10 * servings);
  const salt = board.season('salt');
  const pepper = takePepper(board);
  board.step(
    () =>
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a wide frying pan ${over('medium')} and wait until ${butter.food.category === 'butter' ? 'the foam dies down' : 'it shimmers'}. Crack in ${part}, keeping them apart.`,
  );
  board.step(
    () =>
      say`Spoon the hot fat over the tops, put on a lid and cook ${until('the whites are set and the yolks firm', 4, 5)} (${core(71, us)}). Slide onto warm plates and season with ${salt} and ${pepper}.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: 'fried eggs basted in butter'.replace(
      'butter',
      butter.food.category === 'butter' ? 'butter' : 'oil',
    ),
    introduction: 'A lid and a few spoonfuls of hot fat cook the tops, so that nothing has to be turned.',
    keeps: 'Eat at once.',
    plate: [80, 300],
    fit: 0.35,
  }));
}

function boilEggs(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const isHens = item.food.id === 'egg';
  const part = board.take(item, isHens ? { each: 2 * (item.food.gramsEach ?? 50), prepare: '' } : {});
  const [low, high] = item.food.heat.boil?.minutes ?? [9, 10];
  const salt = board.season('salt');
  const pepper = board.season('black-pepper');
  board.step(
    () =>
      say`Bring a small pan of water ${boiling()}. Lower in ${part} with a spoon and cook ${until('white-set-yolk-firm', low, high)} (${core(71, us)} inside).`,
  );
  board.step(
    () =>
      say`Run cold water over them for a minute, so that the shells come away cleanly. Peel, halve and sprinkle with ${salt} and ${pepper}.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `boiled ${nameMany(item.food, us)} with salt and pepper`,
    introduction: isHens
      ? 'Ten minutes from boiling water, then cold: no grey ring and no struggle with the shell.'
      : 'Timed from boiling water, then cold: no grey ring and no struggle with the shell.',
    keeps: 'Unpeeled, they keep 2 days in the fridge.',
    plate: [80, 300],
    fit: 0.35,
  }));
}

/** A whole fillet of pork would be black before it is done. */
function readyForPan(food: Food): TakeOptions {
  if (isWholeFish(food)) return { prepare: GUTTED };
  return food.id === 'pork-fillet' ? { prepare: 'cut across into 2 cm rounds' } : {};
}

/** Prawns that brown are tough. */
const signFried = (food: Food): string =>
  isPrawn(food) ? 'pink and just curled' : 'well browned outside and cooked through';

function fryIt(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const { food } = item;
  const board = startDraft(kitchen);
  const part = board.take(item, readyForPan(item.food));
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const soy =
    isTofu(food) || isPoultry(food) || isFish(food) ? kitchen.find('soy-sauce', 'tamari') : undefined;
  const salty = soy !== undefined || food.form === 'cured' || isSausage(food);
  const pepper = takePepper(board);
  const salt = salty ? null : takeSalt(board);
  const heat = food.heat.sear ??
    food.heat.fry ??
    food.heat['stir-fry'] ?? { minutes: [8, 10] as const, cue: 'browned-all-over' as const };
  const [low, high] = isPoultry(food)
    ? [/thigh|drumstick|leg|wing/.test(food.id) ? 28 : 13, /thigh|drumstick|leg|wing/.test(food.id) ? 32 : 16]
    : heat.minutes;
  const { garlic, herb, lemon } = extras(board);
  // Onions take longer than anything that is fried alone, and nothing waits for them.
  const onion = takeIf(board, first(kitchen, isOnion), { each: 70, cut: 'thin-slices' });
  board.step(
    () =>
      sayIf(
        onion,
        (one) =>
          say`Warm ${half(oil)} in a frying pan ${over('medium')} and cook ${one} ${until('soft and brown', 8, 10)}. Tip onto a plate.`,
      ) ?? say``,
  );
  const fat = onion === null ? oil : rest(oil);
  const pan = onion === null ? 'a frying pan' : 'the same pan';
  // Bacon and chorizo season a plain piece of meat or fish; their fat fries it.
  const cured = salty ? null : takeIf(board, first(kitchen, isCured), { each: 30, cut: 'strips' });
  board.step(() =>
    together(
      sayIf(
        cured,
        (one) =>
          say`Fry ${one} in a dry frying pan ${over('medium')} ${until('crisp at the edges and steaming hot', 5, 6)}, and lift out.`,
      ),
      salt === null
        ? say`Heat ${fat} in ${pan} ${over('medium')} and add ${part} in one layer.`
        : say`Pat ${part} dry and season with ${salt} and ${pepper}. Heat ${fat} in ${pan} ${over(isPoultry(food) ? 'medium' : 'medium-high')} and lay ${part.plural ? 'them' : 'it'} in.`,
      say`Cook, turning ${isFish(food) ? 'once, most of the way through' : 'now and then'}, ${until(isFish(food) ? 'flakes' : food.core === undefined ? heat.cue : signFried(food), low ?? 8, high ?? 10)}.`,
      food.core === undefined
        ? null
        : say`${part.plural ? 'They' : 'It'} should read ${readsCore(part, us)}.`,
    ),
  );
  const fruit = fryFruit(board, item);
  const wet =
    takeIf(board, isPorky(food) ? kitchen.find('mustard') : undefined, { each: 5 }) ??
    takeIf(board, soy, { each: 15 }) ??
    takeIf(board, kitchen.find('sherry', 'cider', 'white-wine', 'marsala', 'stock'), { each: 40 });
  const off = real([garlic, herb]);
  const butter = takeButter(board, 10 * servings);
  board.step(() =>
    together(
      say`${fruit === null ? 'Lift onto a warm plate' : 'Put on the same plate'}${food.core?.restMinutes === undefined ? '' : say` and rest ${wait(food.core.restMinutes)}`}. ${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in the pan ${over('low')}${sayIf(off.length > 0, () => say` with ${off}`)} ${until(butter.food.category === 'butter' ? 'it foams' : 'it shimmers', 1)}, ${onion === null ? '' : `return ${the(onion)}, `}scrape up the brown bits with ${real([lemon, wet]).length === 0 ? 'a spoonful of water' : say`${real([lemon, wet])}${isPorky(food) && wet !== null ? ' and a spoonful of water' : ''}`}, and pour over${salt === null ? say` with ${pepper}` : ''}.${cured === null ? '' : ` Scatter with ${the(cured)}.`}`,
    ),
  );
  const rich = butter.food.category === 'butter' ? 'butter' : 'oil';
  const taste = [cured, fruit, onion, lemon, garlic, herb, wet].find((one) => one !== null);
  const sauce =
    taste === undefined || taste === null
      ? `black pepper and ${rich}`
      : taste === cured || taste === fruit
        ? nameMany(taste.food, us)
        : taste === onion
          ? `brown ${nameMany(taste.food, us)}`
          : `${nameOne(taste.food, us)} ${rich}`;
  return board.finish(() => ({
    dish: 'solo',
    title: fitTitle(`pan-fried ${nameMany(food, us)} with ${sauce}`, `pan-fried ${nameMany(food, us)}`),
    bare: `${isPrawn(food) && taste === garlic && garlic !== null ? 'garlic' : 'pan-fried'} ${nameMany(food, us)}`,
    introduction: kitchen.wording(
      'A dry surface, a hot pan, and the brown bits made into a sauce.',
      'A pan that is hot before anything goes in, and patience before anything is turned.',
      'What sticks to the pan is the best of it, so it goes over the top at the end.',
    ),
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [70, 400],
    fit: 0.35,
  }));
}

const isPorky = ({ category, origins }: Food): boolean =>
  ['cured-sausage', 'sausage', 'pork-cut', 'bacon-ham'].includes(category) && origins.includes('pork');

/** Apples turn golden in the fat of pork. */
function fryFruit(board: Board, { food }: Item): Part | null {
  const fruit = isPorky(food) ? board.kitchen.find('apple', 'pear') : undefined;
  const part = takeIf(board, fruit, (one) => ({ each: 75, ...fruitCut(one) }));
  board.step(() =>
    together(
      sayIf(
        part,
        (one) =>
          say`Lift onto a warm plate. Add ${one} to the fat in the pan and turn ${until('golden at the edges and barely soft', 4, 5)}.`,
      ),
    ),
  );
  return part;
}

function warmIt(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const isMeat = !item.food.origins.some((origin) => ['fish', 'shellfish', 'crustacean'].includes(origin));
  const word = isMeat ? 'crisp' : 'hot';
  const board = startDraft(kitchen);
  const part = board.take(item);
  const butter = takeButter(board, 15 * kitchen.servings);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Melt ${butter} in a frying pan ${over('medium')}. Add ${part} with a spoonful of water, put on a lid and turn once ${until('steaming-through', 5, 6)} (${readsCore(part, us)}).`,
  );
  board.step(
    () =>
      say`Take off the lid, let the water boil away ${until(isMeat ? 'the edges catch and crisp' : 'only butter is left', 2, 3)}, grind over ${pepper} and eat hot.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `${word} ${nameMany(item.food, us)}`,
    bare: `${word} ${nameMany(item.food, us)}`,
    introduction: isMeat
      ? 'A lid and a spoonful of water keep it moist while it heats; the last minutes make it crisp.'
      : 'A lid and a spoonful of water keep it moist while it heats through.',
    keeps: 'Do not reheat it a second time.',
    plate: [60, 400],
    fit: 0.3,
  }));
}

function bakeIt(kitchen: Kitchen, item: Item, ovenC: number, minutes: number): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, isWholeFish(item.food) ? { prepare: GUTTED } : {});
  const pepper = takePepper(board);
  const oil = takeOil(board, 1);
  board.step(
    () =>
      say`Heat the oven to ${oven(ovenC, us)}. Put ${part} on a tray, rub or brush with ${oil} and grind over ${pepper}.`,
  );
  board.step(() =>
    together(
      say`Cook on the middle shelf, turning once, ${until('well browned and hot all through', minutes - 5, minutes)}.`,
      item.food.core === undefined
        ? null
        : say`${part.plural ? 'They' : 'It'} should read ${readsCore(part, us)}.`,
      item.food.core?.restMinutes === undefined ? null : say`Rest ${wait(10)} before you carve.`,
    ),
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `oven-cooked ${nameOne(item.food, us)}`,
    introduction: 'Plain, hot and well browned, ready for whatever you have beside it.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [60, 450],
    fit: 0.35,
  }));
}

function fryPatties(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 140 });
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const fry = inLots(kitchen.servings * 2, 6);
  const oil = takeOil(board, fry.lots);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 30, cut: 'grated' });
  board.step(
    () =>
      say`Mix ${real([part, onion])} with ${salt} and ${pepper} in a bowl, only until it holds together. With wet hands shape into ${kitchen.servings * 2} flat patties, each with a dimple in the middle.`,
  );
  board.step(
    () =>
      say`Heat ${oil} in ${fry.pan} ${over('medium')}. Fry the patties${fry.words}, turning once, ${fry.time(until('no-pink-juices-clear', 9, 11))}: ${readsCore(part, us)}.${fry.lots > 1 ? ' Keep what is done hot under foil.' : ''} Rest ${wait(2, 'for 2 minutes')} and eat hot.`,
  );
  return board.finish(() => ({
    dish: 'patties',
    title: `pan-fried ${nameMany(item.food, us).replace(' mince', '')} patties`,
    bare: `pan-fried ${nameMany(item.food, us).replace(' mince', '')} patties`,
    introduction: 'Handled as little as possible, so that they stay tender; the dimple keeps them flat.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [100, 300],
    fit: 0.4,
  }));
}

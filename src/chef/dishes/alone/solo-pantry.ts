// Starches, tins, bread, cheese, nuts and sauces on their own: what the cupboard can do by itself.

import type { Food } from '../../../food/foods.ts';
import type { Draft } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChilli,
  isCitrus,
  isDriedFruit,
  isGarlic,
  isHardCheese,
  isNamed,
  isNut,
  isOnion,
  isSoftHerb,
} from '../../slots.ts';
import { startDraft, type TakeOptions } from '../../start-draft.ts';
import {
  boilStarch,
  cookGrain,
  isStirredThick,
  takeButter,
  takeOil,
  takePepper,
  takeSalt,
  untaken,
} from '../../tasks.ts';
import { capitalise, listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { makeUp, plainPlate } from './plain-plate.ts';
import { toastBread } from './solo-toast.ts';

export function cookSoloPantry(kitchen: Kitchen, item: Item): Draft | null {
  const { food } = item;
  const hob = kitchen.has('hob');
  if (['rice', 'grain'].includes(food.category) && (hob || isSoaked(item))) return boilGrain(kitchen, item);
  if (food.category === 'cooked-grain' && hob) return warmGrain(kitchen, item);
  if (['pasta', 'noodle'].includes(food.category) && hob) return butterPasta(kitchen, item);
  if (food.id === 'waffle') return toastBread(kitchen, item);
  // Neither a rind nor a sachet of seasoning is a meal.
  if (food.category === 'seasoning') return null;
  if (food.form === 'dry' && ['ready-meal', 'stock'].includes(food.category) && hob)
    return makeUp(kitchen, item);
  if (
    [
      'tinned-legume',
      'tinned-tomato',
      'tinned-fish',
      'ready-meal',
      'frozen-vegetable',
      'tinned-vegetable',
      'stock',
    ].includes(food.category) &&
    hob
  )
    return warmTin(kitchen, item);
  if (['bread', 'flatbread'].includes(food.category)) return toastBread(kitchen, item);
  if (food.category === 'flour' && hob && !isNamed(food, 'almond-flour')) return flatbreads(kitchen, item);
  if (['nut', 'seed'].includes(food.category) && hob) return toastNuts(kitchen, item);
  if (food.roles.includes('cheese')) return cheesePlate(kitchen, item);
  if (
    [
      'sauce',
      'condiment',
      'acid',
      'sweetener',
      'fat',
      'herb',
      'spice',
      'cream',
      'dairy',
      'aromatic',
    ].includes(food.roles[0])
  )
    return stirSauce(kitchen, item);
  return plainPlate(kitchen, item);
}

/** Swells in water from the kettle. */
function isSoaked({ food }: Item): boolean {
  return /couscous|bulgur/.test(food.id);
}

function boilGrain(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 80 });
  const salt = takeSalt(board);
  const butter = takeButter(board, 10 * kitchen.servings);
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const fruit = takeIf(board, first(kitchen, isDriedFruit), { each: 20 });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' });
  const sweet =
    fruit === null
      ? []
      : [
          needIf(board, kitchen.find('cinnamon'), 0.5, 'tsp'),
          takeIf(board, kitchen.find('honey'), { each: 8 }),
        ];
  const soaked = isSoaked(item);
  const thick = isStirredThick(item.food);
  board.step(() => (soaked || thick ? cookGrain(part, us) : boilStarch(part, 'large', salt)));
  board.step(
    () =>
      say`${soaked ? 'Fork in' : thick ? 'Beat in' : say`Drain, return to the hot pan, cover and leave for ${wait(5, '5 minutes')}. Fork in`} ${[...(soaked || thick ? [salt] : []), butter, ...real([fruit, nuts, herb, ...sweet])]} ${thick ? 'off the heat and eat at once, before it sets' : 'until every grain shines'}.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `${butter.food.category === 'butter' ? 'buttered' : 'steamed'} ${nameMany(item.food, us)}${fruit === null ? '' : ` with ${nameMany(fruit.food, us)}`}`,
    introduction: soaked
      ? 'Boiling water does the work; the fork keeps the grains apart.'
      : thick
        ? 'Rained in slowly and stirred, so that no lump has time to form.'
        : 'Boiled in plenty of water and steamed dry under a lid, the grains stay apart.',
    keeps: 'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.',
    plate: [60, 350],
    fit: 0.35,
  }));
}

function warmGrain(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 200 });
  const oil = takeOil(board, Math.max(1, kitchen.servings));
  const salt = takeSalt(board);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  board.step(
    () =>
      say`Heat ${oil} in a wide frying pan ${over('high')}${garlic === null ? '.' : say` and sizzle ${garlic} in it for a few seconds.`} Crumble in ${part} and ${salt} and press against the pan.`,
  );
  board.step(
    () =>
      say`Toss and press ${until('every grain is steaming hot and some are crisp', 5, 6)} (${core(74, us)} all through). Eat at once.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `crisp-fried ${nameMany(item.food, us)}`,
    introduction: 'High heat and a wide pan give it crisp edges, which is more than warming through would.',
    keeps: 'Eat it all today; it should not be warmed up a second time.',
    plate: [120, 350],
    fit: 0.35,
  }));
}

function butterPasta(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 100 });
  const salt = board.need(['salt'], 2, 'tsp');
  const butter = takeButter(board, 20 * kitchen.servings);
  const pepper = takePepper(board);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const cheese = takeIf(board, first(kitchen, isHardCheese), { each: 20, prepare: 'finely grated' });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const yeast = takeIf(board, kitchen.find('marmite'), { each: 4 });
  const sharp = real([garlic, chilli]);
  const ends = real([yeast, cheese, lemon, herb]);
  board.step(() => say`${boilStarch(part, 'large', salt)} Keep a mugful of the water back and drain.`);
  board.step(
    () =>
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in the empty pan ${over('low')} with ${[...sharp, pepper]} ${until(sharp.length > 0 ? 'the garlic or chilli smells sweet'.replace('garlic or chilli', sharp.map((one) => one.noun).join(' and ')) : butter.food.category === 'butter' ? 'it foams' : 'it shimmers', sharp.length > 0 ? 2 : 1)}. Return ${the(part)} with a good splash of the water${sayIf(ends.length > 0, () => say`, ${ends}`)} and shake hard until each piece is coated.`,
  );
  const seasoning = real([yeast, garlic, chilli, cheese]).map((one) =>
    nameOne(one.food, us).replace(/s$/, ''),
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `${nameMany(item.food, us)} with ${seasoning.length > 0 ? listWords(seasoning) : `${butter.food.category === 'butter' ? 'butter' : 'oil'} and black pepper`}`,
    introduction: 'A little fat and the cooking water, shaken together, make a sauce by themselves.',
    keeps: 'Best at once.',
    plate: [90, 350],
    fit: 0.45,
  }));
}

function warmTin(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 200 });
  const oil = takeOil(board, 1);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'finely-chopped' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' });
  const spice = kitchen.find(
    'curry-powder',
    'garam-masala',
    'cumin',
    'smoked-paprika',
    'paprika',
    'harissa',
    'curry-paste',
    'indian-curry-paste',
  );
  const spicePart = needIf(board, spice, kitchen.servings > 2 ? 2 : 1, 'tsp');
  const pepper = takePepper(board);
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  board.step(
    () =>
      say`Warm ${half(oil)} in a pan ${over('medium')}${sayIf(onion, (one) => say`, add ${one} and cook ${until('soft-not-brown', 7, 8)}`)}${sayIf(garlic, (garlic) => say` and fry ${garlic} ${until('pale gold', 1)}`)}.${sayIf(spicePart, (one) => say` Stir in ${one} ${until('fragrant', 1)}.`)} Add ${part} with a splash of water and cook, stirring now and then, ${until('steaming-through', 6, 8)}${item.food.core?.coreC === 74 ? say` (${core(74, us)})` : ''}.`,
  );
  board.step(
    () =>
      say`Season with ${pepper}${sayIf(herb, (herb) => say`, stir in ${herb}`)}, trickle over ${rest(oil)} and eat from warm bowls.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    bare: `warm ${nameMany(item.food, us)}`,
    title:
      spice === undefined
        ? `warm ${nameMany(item.food, us)}${garlic === null ? (onion === null ? ` with ${oil.food.name}` : ' with onion') : ' with garlic'}`
        : `${nameMany(item.food, us)} with ${nameMany(spice.food, us).replace(/^ground /, '')}${onion === null ? '' : ' and onion'}`,
    introduction: `${capitalise(nameMany(item.food, us))} warmed gently in oil, with the last of the oil trickled on unheated, so that it tastes of itself.`,
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [80, 450],
    fit: 0.35,
  }));
}

function flatbreads(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 100 });
  const salt = takeSalt(board);
  const oil = takeOil(board, servings);
  board.step(
    () =>
      say`Mix ${[part, salt]} in a bowl, add ${half(oil)} and warm water by the spoonful, about ${us ? '1/4 cup' : '60 ml'} for each person, until it comes together. Knead until smooth, then rest under a cloth ${wait(15)}.`,
  );
  board.step(
    () =>
      say`Cut into ${servings * 2} pieces and roll out as thin as you can on a floured board. Brush with ${rest(oil)}.`,
  );
  board.step(
    () =>
      say`Cook one at a time in a dry, heavy pan ${over('high')} ${until('puffed, with brown spots on both sides', 2, 3)}; no raw dough should show. Stack in a cloth, which keeps them soft.`,
  );
  return board.finish(() => ({
    dish: 'flatbreads',
    title: 'soft pan flatbreads',
    introduction: 'Flour, water, oil and salt: the rest is what lets you roll them thin.',
    keeps: 'Best today; warm them in a dry pan.',
    plate: [80, 250],
    fit: 0.45,
  }));
}

function toastNuts(kitchen: Kitchen, item: Item): Draft {
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 30, prepare: '' });
  const salt = board.season('salt');
  const oil = takeOil(board, 1);
  board.step(
    () =>
      say`Put ${part} in a dry frying pan ${over('medium')} and shake often ${until('toasted-fragrant', 4, 5)}. Stay with the pan: they burn the moment you look away.`,
  );
  board.step(
    () =>
      say`Take off the heat, stir in ${oil} and a good pinch of ${salt}, and tip onto a plate to cool and crisp.`,
  );
  return board.finish(() => ({
    dish: 'plain-plate',
    title: `toasted ${nameMany(item.food, kitchen.us)} with salt`,
    introduction: 'Toasted first and salted after, so that the salt sticks to the warm oil.',
    keeps: 'Keep what is left dry, in a closed jar.',
    plate: [15, 150],
    fit: 0.35,
  }));
}

function cheesePlate(kitchen: Kitchen, item: Item): Draft {
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 60, prepare: '' });
  const pepper = takePepper(board);
  const oil = takeOil(board, 1);
  board.step(
    () =>
      say`Take ${part} out of the fridge and leave for ${wait(20, '20 minutes')}: cold cheese tastes of little.`,
  );
  board.step(
    () =>
      say`Slice or crumble onto a plate, trickle with ${oil}, grind over ${pepper} and eat with whatever bread, fruit or pickle you find.`,
  );
  return board.finish(() => ({
    dish: 'plain-plate',
    title: `${nameOne(item.food, kitchen.us)} with oil and black pepper`,
    introduction: 'Twenty minutes out of the fridge is the whole recipe.',
    keeps: '',
    plate: [30, 200],
    fit: 0.3,
  }));
}

const SAUCE_CATEGORIES = [
  'table-sauce',
  'mustard',
  'hot-sauce',
  'soy-sauce',
  'dip',
  'syrup',
  'vinegar',
  'jar-sauce',
  'paste',
  'jam',
  'spread',
  'pickle',
  'cream',
  'yoghurt',
];

/** What makes a dip of a spoonful of sauce, in the order that it goes in. */
const LIFTS: readonly (readonly [test: (food: Food) => boolean, options: TakeOptions])[] = [
  [isCitrus, { total: 30, prepare: 'juiced' }],
  [isGarlic, { total: 5, prepare: 'peeled and crushed' }],
  [({ id }) => id === 'ginger', { total: 8, prepare: 'peeled and finely grated' }],
  [isChilli, { total: 5, prepare: 'finely chopped' }],
  [isSoftHerb, { total: 5, cut: 'chopped' }],
];

const WINES = ['mirin', 'rice-wine', 'sherry'] as const;

function stirSauce(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const isSauce = ({ food }: Item): boolean => SAUCE_CATEGORIES.includes(food.category);
  const base = [item, ...kitchen.items].find(isSauce) ?? item;
  const isVinegar = base.food.category === 'vinegar' && kitchen.items.filter(isSauce).length === 1;
  const part = board.take(base, {
    each: /spice/.test(base.food.category) ? 2 / servings : isVinegar ? 8 : 20,
  });
  const others = kitchen.items
    .filter((one) => one !== base && isSauce(one))
    .slice(0, 3)
    .map((one) => board.take(one, { each: 12 }));
  const lifts = real(LIFTS.map(([test, options]) => takeIf(board, first(kitchen, test), options)));
  const sweet = needIf(
    board,
    kitchen.find(...untaken(board, 'sugar', 'brown-sugar', 'honey', 'maple-syrup')),
    servings,
    'tsp',
  );
  const wine = kitchen.has('hob') ? takeIf(board, kitchen.find(...WINES), { each: 20 }) : null;
  const all = [part, ...others];
  // Salt and thin: oil would only float on it.
  const isThin = all.some(
    ({ food }) =>
      food.category === 'soy-sauce' ||
      ['syrup', 'jam'].includes(food.category) ||
      isNamed(food, 'fish-sauce', 'miso'),
  );
  const oil =
    isThin || all.some(({ food }) => food.category === 'oil')
      ? null
      : takeOil(board, isVinegar ? 1.5 * servings : 1);
  const pepper = isThin ? null : takePepper(board);
  const stirred = [...all, ...real([sweet]), ...lifts];
  board.step(
    () =>
      say`${sayIf(wine, (one) => say`Let ${one} bubble in a small pan ${over('medium')} ${until('reduced by half', 2, 3)}. `)}Whisk ${stirred} together in a small bowl${wine === null ? '' : ' with it'} until ${stirred.length > 1 ? 'evenly mixed' : 'loose and smooth'}${isThin ? ', with 2 tablespoons of hot water' : ''}.`,
  );
  board.step(
    () =>
      say`${sayIf(oil, (oil) => say`Beat in ${oil} and a spoonful of warm water, a little at a time, until glossy. `)}${pepper === null ? 'Taste' : say`Grind in ${pepper}, taste`}, and leave for ${wait(5, '5 minutes')} so that the flavours settle. Use it as a dip, turn boiled potatoes in it while they are hot, or brush it over whatever you roast next.`,
  );
  const names = [...all, ...lifts]
    .slice(0, 2)
    .map(({ food }) => (food.noun === 'count' ? nameOne : nameMany)(food, us));
  return board.finish(() => ({
    dish: 'sauce',
    title: isVinegar
      ? `${nameOne(base.food, us)} dressing`
      : `${names.join(' and ')} ${stirred.length > 1 && !/sauce/.test(names.join()) ? 'sauce' : 'dip'}`,
    introduction:
      'This list makes a sauce rather than a supper: keep it for the next baked potato or bowl of rice.',
    keeps: 'Keeps 3 days in a closed jar in the fridge.',
    plate: [10, 150],
    fit: 0.3,
  }));
}

// Long cold drinks and one hot one: a measure of something, something sharp, something fizzy, and no sugar where the
// mixer is sweet already.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isCitrus, isFruit, isNamed } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, say, sayIf, wait } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { canBoil } from '../parts/without-hob.ts';
import { nameCooler } from './name-cooler.ts';

const GLASS = { family: 'drink', side: 'sweet', needs: [] } as const;

export const cooler: Dish = { id: 'cooler', ...GLASS, prior: 0.6, cook: writeCooler };
export const icedBrew: Dish = { id: 'iced-brew', ...GLASS, prior: 0.6, cook: writeBrew };
export const lemonade: Dish = { id: 'lemonade', ...GLASS, prior: 0.6, cook: writeLemonade };
export const toddy: Dish = { id: 'toddy', ...GLASS, prior: 0.6, cook: writeToddy };

const SPIRITS: readonly FoodId[] = ['gin', 'rum', 'vodka', 'tequila', 'whisky', 'liqueur'];
const WINES: readonly FoodId[] = ['white-wine', 'sherry', 'port', 'cider', 'beer'];
const FIZZ: readonly FoodId[] = [
  'sparkling-water',
  'sweet-mixer',
  'cola',
  'kombucha',
  'alcohol-free-beer',
  'coconut-water',
];
const JUICES: readonly FoodId[] = ['juice', 'pineapple-juice', 'apple-juice', 'tomato-juice'];
const SYRUPS: readonly FoodId[] = [
  'elderflower-cordial',
  'honey',
  'agave-syrup',
  'maple-syrup',
  'golden-syrup',
];
const FRESH: readonly FoodId[] = [
  'cucumber',
  'mint',
  'basil',
  'rosemary',
  'ginger',
  'strawberries',
  'raspberries',
  'pineapple',
  'watermelon',
  'orange',
  'blackberries',
  'peach',
  'pomegranate',
  'cranberries',
  'mandarin',
];
const DRINKS: readonly FoodId[] = [
  ...SPIRITS,
  ...WINES,
  ...FIZZ,
  ...JUICES,
  'coffee',
  'tea',
  'matcha',
  'water',
  'red-wine',
  'energy-drink',
];
const CREAMY: readonly FoodId[] = ['coconut-milk', 'coconut-cream', 'condensed-milk', 'ice-cream'];
const WELCOME: readonly FoodId[] = [
  ...CREAMY,
  ...DRINKS,
  ...SYRUPS,
  ...FRESH,
  'sugar',
  'brown-sugar',
  ...(['milk', 'oat-milk', 'soya-milk', 'almond-milk'] as const),
  ...(['cinnamon-stick', 'cinnamon', 'cloves', 'star-anise'] as const),
  'salt',
  'chilli-flakes',
  'vinegar',
  'cider-vinegar',
  'celery',
  'hot-sauce',
  'worcestershire-sauce',
  'black-pepper',
];

/** Everything on the list belongs in or beside a glass. */
function isDrinksList(kitchen: Kitchen): boolean {
  return kitchen.items.every((item) => WELCOME.includes(item.food.id) || isCitrus(item.food));
}

/** Coffee by itself, and tea at all times, are made another way. */
const isBrew = (kitchen: Kitchen, spirit: Item | undefined): boolean =>
  kitchen.find('tea', 'matcha') !== undefined ||
  (kitchen.find('coffee') !== undefined && (spirit === undefined || WINES.includes(spirit.food.id)));

/** Tonic, lemonade and ginger ale are read as sparkling water, and are sweet. */
function isSweet({ food, typed }: Item): boolean {
  return (
    isNamed(food, 'cola', ...JUICES) ||
    typed.some((text) => /tonic|lemonade|ginger (ale|beer)|bitter lemon|cream soda/i.test(text))
  );
}

/** Cola goes with a spirit or with citrus and with nothing else; lemonade, read as cola, goes with beer. */
function isCola({ food, typed }: Item): boolean {
  return food.id === 'cola' && !typed.some((text) => /lemonade|ginger/i.test(text));
}

function cut(item: Item): { readonly prepare: string } {
  if (isNamed(item.food, 'cucumber', 'ginger'))
    return { prepare: item.food.id === 'ginger' ? 'peeled and thinly sliced' : 'thinly sliced' };
  if (isNamed(item.food, 'mint', 'basil', 'rosemary') || item.food.category === 'berry')
    return { prepare: item.food.id === 'strawberries' ? 'hulled and sliced' : '' };
  return {
    prepare: isNamed(item.food, 'orange', 'mandarin')
      ? 'sliced'
      : `${item.food.preparation === undefined ? '' : `${item.food.preparation} and `}cut small`,
  };
}

function glasses(servings: number): string {
  return servings === 1 ? 'a tall glass' : `${servings} tall glasses`;
}

function ice(servings: number): string {
  return `${glasses(servings)} with ice`;
}

function writeCooler(kitchen: Kitchen) {
  const { servings } = kitchen;
  const spirit = kitchen.find(...SPIRITS) ?? kitchen.find(...WINES);
  const juice = kitchen.find(...JUICES);
  const mixed = juice !== undefined || (spirit !== undefined && WINES.includes(spirit.food.id));
  const fizz = FIZZ.map((id) => kitchen.find(id)).find(
    (item) => item !== undefined && !(mixed && isCola(item)),
  );
  const fresh = kitchen.items.filter((item) => FRESH.includes(item.food.id)).slice(0, 3);
  const citrus = first(kitchen, isCitrus);
  const syrup = kitchen.find(...SYRUPS);
  const cordial = kitchen.find('elderflower-cordial');
  const base = spirit ?? fizz ?? juice ?? cordial;
  if (base === undefined || !isDrinksList(kitchen) || isBrew(kitchen, spirit)) return null;
  const coffee = kitchen.find('coffee');
  const cordials = spirit?.food.id === 'liqueur' ? undefined : kitchen.find('liqueur');
  const others = real([fizz, juice, coffee, cordials, ...fresh, citrus, syrup]).filter(
    (item) => item !== base,
  );
  if (base !== cordial && others.length === 0) return null;
  const board = startDraft(kitchen);
  const sweetened =
    syrup !== undefined ||
    real([fizz, juice]).some(isSweet) ||
    (spirit !== undefined &&
      isNamed(spirit.food, 'liqueur', 'port', 'beer', 'white-wine', 'sherry', 'cider'));
  const freshParts = fresh.map((item) =>
    board.take(item, {
      each: isNamed(item.food, 'mint', 'basil', 'rosemary') ? 2 : item.food.id === 'ginger' ? 5 : 35,
      ...cut(item),
    }),
  );
  const citrusPart = takeIf(board, citrus, { each: 25, prepare: 'juiced' });
  const sweet =
    syrup !== undefined
      ? board.take(syrup, { each: syrup === base ? 30 : 15 })
      : sweetened || citrus === undefined
        ? null
        : board.need(['sugar', 'honey'], 1.5 * servings, 'tsp');
  const pressed = real([...freshParts, citrusPart, sweet]);
  if (pressed.length > 0)
    board.step(
      () =>
        say`Put ${pressed} in a jug${freshParts.length > 0 ? say` and press a few times with the back of a spoon, until the smell rises${freshParts.some((part) => part.food.roles[0] === 'herb') ? ', but not until the leaves are torn' : ''}. Leave for ${wait(5, '5 minutes')}` : sweet === null ? '' : ' and stir until nothing is left on the bottom'}.`,
    );
  const spiritPart = takeIf(board, spirit, {
    total:
      (spirit !== undefined && WINES.includes(spirit.food.id)
        ? isNamed(spirit.food, 'beer', 'cider')
          ? 200
          : 100
        : 35) * servings,
  });
  const juicePart = takeIf(board, juice, { each: fizz === undefined ? 140 : 60 });
  const fizzPart = takeIf(board, fizz, { each: 150 });
  const creamy = takeIf(board, kitchen.find(...CREAMY), { each: 40 });
  const dashes = [
    needIf(board, kitchen.find('worcestershire-sauce'), 0.5 * servings, 'tsp'),
    needIf(board, kitchen.find('hot-sauce'), 0.25 * servings, 'tsp'),
  ];
  const stick = takeIf(board, kitchen.find('celery'), { each: 20, prepare: 'cut into sticks' });
  const brewed = takeIf(board, coffee, { each: 50, prepare: 'brewed strong and cooled' });
  const sweetPart = takeIf(board, cordials, { each: 20 });
  const poured = real([spiritPart, sweetPart, brewed, juicePart, creamy, ...dashes]);
  if (pressed.length === 0)
    board.step(
      () =>
        say`Chill ${glasses(servings)} in the freezer for ${wait(10, '10 minutes')}, or fill with ice while you find the rest.`,
    );
  board.step(
    () =>
      say`Fill ${ice(servings)}${pressed.length > 0 ? ' and spoon in what is in the jug' : ''}.${sayIf(poured.length > 0, () => say` Pour over ${poured}.`)} ${fizzPart === null ? (juicePart === null && !(spirit !== undefined && WINES.includes(spirit.food.id)) ? 'Top up with cold water' : 'Add a splash of cold water') : say`Top up with ${fizzPart}, poured down the side to keep the bubbles`}${sayIf(stick, (stick) => say`, stand ${stick} in it`)}, stir once from the bottom and drink at once.`,
  );
  const second = real([fresh[0], juice, cordial, citrus, syrup]).find((item) => item !== base);
  return board.finish(() => ({
    dish: 'cooler',
    title: nameCooler(kitchen, base, second, fizz),
    introduction:
      spirit === undefined
        ? 'Pressed first, iced last: the flavour is drawn out before the cold can hide it.'
        : `For adults: one measure each, made long${syrup === undefined && real([fizz, juice]).some(isSweet) ? ', and no sugar, because the mixer brings its own' : ''}.`,
    keeps: '',
    plate: [120, 500],
    fit: 0.78,
  }));
}

function writeBrew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const brew = kitchen.find('coffee', 'tea', 'matcha');
  if (brew === undefined || !isDrinksList(kitchen) || kitchen.find(...SPIRITS) !== undefined) return null;
  const milk = kitchen.find('condensed-milk', 'milk', 'oat-milk', 'soya-milk', 'almond-milk', 'ice-cream');
  const tea = brew.food.id !== 'coffee';
  const matcha = brew.food.id === 'matcha';
  if (brew.food.id === 'tea' && milk !== undefined && kitchen.has('hob')) return null;
  const board = startDraft(kitchen);
  const brewPart = board.take(brew, {
    each: matcha ? 2 : tea ? 200 : 150,
    prepare: matcha ? 'whisked with a splash of hot water' : tea ? 'brewed for 4 minutes' : 'brewed strong',
  });
  const sugar =
    milk?.food.id === 'condensed-milk'
      ? null
      : board.need(['sugar', 'honey', 'maple-syrup', 'brown-sugar'], servings, 'tsp');
  board.step(() =>
    sugar === null
      ? say`Let ${brewPart} cool, then chill for ${wait(30, 'half an hour')}: ice melts in a warm brew and waters it.`
      : say`Stir ${sugar} into ${brewPart} while it is warm, let it cool, then chill for ${wait(30, 'half an hour')}: ice melts in a warm brew and waters it.`,
  );
  const fruit = tea
    ? real([
        takeIf(board, first(kitchen, isCitrus), { each: 20, prepare: 'sliced, skin and all' }),
        takeIf(
          board,
          kitchen.find('ginger', 'mint', 'peach', 'orange', 'strawberries', 'raspberries'),
          (item) => ({
            each: isNamed(item.food, 'mint') ? 2 : isNamed(item.food, 'ginger') ? 5 : 40,
            ...cut(item),
          }),
        ),
      ])
    : [];
  const milkPart = takeIf(board, milk, { each: milk?.food.id === 'condensed-milk' ? 25 : 60 });
  const spice = kitchen.find('cinnamon-stick', 'star-anise');
  const spicePart = takeIf(board, spice, { total: spice?.food.gramsEach ?? 3, prepare: '' });
  const into = real([...fruit, spicePart]);
  board.step(
    () =>
      say`Fill ${ice(servings)}${sayIf(into.length > 0, () => say` and ${into}`)}. Pour over the ${matcha ? 'matcha' : tea ? 'tea' : 'coffee'}${sayIf(milkPart, (milkPart) => say` and then ${milkPart}, slowly, so that it sinks in clouds`)}, and drink cold.`,
  );
  return board.finish(() => ({
    dish: 'iced-brew',
    title: fitTitle(
      `iced ${matcha ? 'matcha' : tea ? 'tea' : 'coffee'}${milkPart === null ? (fruit[0] === undefined ? '' : ` with ${nameOne(fruit[0].food, us)}`) : ` with ${nameOne(milkPart.food, us)}`}`,
    ),
    introduction: `Made stronger than you would drink it hot: the ice takes its share, and cold dulls the taste of ${matcha ? 'matcha' : tea ? 'tea' : 'coffee'}.`,
    keeps: 'The brew keeps a day in the fridge; pour it over ice when you want it.',
    plate: [120, 450],
    fit: 0.74 + (milkPart === null ? 0 : 0.06),
  }));
}

function writeLemonade(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const citrus = kitchen.find('lemon', 'lime');
  const fruit = kitchen.items.find(
    (item) => isFruit(item.food) && FRESH.includes(item.food.id) && item !== citrus,
  );
  const sour = kitchen.find('cider-vinegar', 'red-wine-vinegar', 'vinegar');
  const shrub =
    citrus === undefined && sour !== undefined && fruit !== undefined && kitchen.items.length <= 4;
  const sharp = citrus ?? (shrub ? sour : undefined);
  const sugared = kitchen.find('sugar', 'honey', 'brown-sugar', 'maple-syrup', 'agave-syrup');
  if (
    sharp === undefined ||
    !isDrinksList(kitchen) ||
    kitchen.find(...SPIRITS, ...WINES, 'coffee', 'tea', 'cola') !== undefined
  )
    return null;
  const others = [sugared, fruit, kitchen.find('mint', 'ginger', 'sparkling-water', 'water')];
  if (kitchen.items.length > 1 && real(others).length === 0) return null;
  const board = startDraft(kitchen);
  const sugar = board.need(['sugar', 'honey', 'brown-sugar', 'maple-syrup'], 1.25 * servings, 'tbsp');
  const ginger = takeIf(board, kitchen.find('ginger'), { each: 5, prepare: 'thinly sliced' });
  const mint = takeIf(board, kitchen.find('mint', 'basil', 'rosemary'), { each: 3, prepare: '' });
  const fruitPart = takeIf(board, fruit, (item) => ({ each: 50, ...cut(item) }));
  const pressed = real([sugar, ginger, mint, fruitPart]);
  board.step(
    () =>
      say`${pressed.length === 1 ? say`Put ${pressed} in a jug` : say`Crush ${pressed} together in a jug with a wooden spoon`}, pour over ${waterFor(50 * servings, us)} ${canBoil(kitchen) ? boiling('just off the boil') : 'as warm as the tap gives it'}, and leave for ${wait(10, '10 minutes')}: what has melted never sinks to the bottom.`,
  );
  const sharpPart =
    citrus === undefined
      ? board.need([sharp.food.id], servings, 'tbsp')
      : board.take(citrus, { each: 50, prepare: 'juiced' });
  const fizz = takeIf(board, kitchen.find('sparkling-water', 'water'), { each: 180 });
  board.step(
    () =>
      say`Stir in ${sharpPart}, strain if you like it clear, and pour into ${ice(servings)}. Top up with ${fizz === null ? `${waterFor(180 * servings, us)}, well chilled` : say`${fizz}`}, taste, and drink cold.`,
  );
  const guest = fruit ?? kitchen.find('mint', 'ginger', 'basil', 'rosemary');
  const kind = shrub ? 'shrub' : citrus?.food.id === 'lime' ? 'limeade' : 'lemonade';
  return board.finish(() => ({
    dish: 'lemonade',
    title: fitTitle(`${guest === undefined ? 'fresh' : nameOne(guest.food, us)} ${kind}`),
    introduction: shrub
      ? 'Vinegar does here what lemon does elsewhere: a spoonful makes fruit taste more of itself.'
      : 'The sweetness is melted before anything cold goes in, so the last mouthful is as good as the first.',
    keeps: 'The base keeps 3 days in the fridge; add the water when you pour.',
    plate: [120, 480],
    fit: 0.82,
  }));
}

function writeToddy(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const spirit =
    kitchen.find('whisky', 'rum', 'cider', 'red-wine') ??
    (kitchen.find('cinnamon-stick', 'cloves') === undefined
      ? undefined
      : kitchen.find('apple-juice', 'juice'));
  const warm = kitchen.find('honey', 'lemon', 'cinnamon-stick', 'cloves', 'ginger', 'star-anise', 'orange');
  if (spirit === undefined || warm === undefined || !isDrinksList(kitchen) || !kitchen.has('hob'))
    return null;
  if (
    kitchen.find(...FIZZ, 'mint', 'cucumber') !== undefined ||
    (isNamed(spirit.food, 'whisky', 'rum') &&
      kitchen.find('honey', 'cinnamon-stick', 'cloves', 'ginger', 'tea') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const mulled = !isNamed(spirit.food, 'whisky', 'rum');
  const spices = real([
    takeIf(board, kitchen.find('cinnamon-stick', 'cinnamon'), {
      total: kitchen.find('cinnamon-stick')?.food.gramsEach ?? 3,
      prepare: '',
    }),
    takeIf(board, kitchen.find('cloves'), {
      total: (kitchen.find('cloves')?.food.gramsEach ?? 0.1) * 3,
      prepare: '',
    }),
    takeIf(board, kitchen.find('star-anise'), {
      total: kitchen.find('star-anise')?.food.gramsEach ?? 1,
      prepare: '',
    }),
    takeIf(board, kitchen.find('ginger'), { each: 5, prepare: 'sliced' }),
    takeIf(board, kitchen.find('orange'), { each: 40, prepare: 'sliced, skin and all' }),
  ]);
  const sweet = board.need(['brown-sugar', 'sugar', 'honey', 'maple-syrup'], servings * 2, 'tsp');
  const lemon = takeIf(board, kitchen.find('lemon'), { each: 25, prepare: 'sliced' });
  const spiritPart = board.take(spirit, { total: (mulled ? 175 : 35) * servings });
  const apple = takeIf(board, kitchen.find('apple-juice', 'juice'), { each: 60 });
  const isJuice = spirit.food.category === 'juice';
  const tea = takeIf(board, kitchen.find('tea'), { each: 150, prepare: 'brewed hot and strong' });
  const steeped = real([...spices, lemon, apple]);
  if (steeped.length === 0) return null;
  const water = tea ?? waterFor(150 * servings, us);
  board.step(() =>
    mulled
      ? say`Put ${[spiritPart, ...steeped, sweet]} in a pan ${{ kind: 'heat', level: 'low', words: 'over low heat' }} and warm for ${wait(15, '15 minutes')}, until steaming: if it boils, the good part goes up in steam.`
      : say`Put ${steeped} in a jug with ${water} ${boiling('straight from the boil')} and leave for ${wait(5, '5 minutes')}.`,
  );
  board.step(() =>
    mulled
      ? say`Ladle into warm mugs, leaving the spices behind, and drink hot.`
      : say`Stir ${[sweet, spiritPart]} together in warm mugs, pour over the hot ${tea === null ? 'water' : 'tea'} through a sieve, and drink while it steams.`,
  );
  return board.finish(() => ({
    dish: 'toddy',
    title: fitTitle(
      mulled
        ? `mulled ${nameOne(spirit.food, us).replace(/^(dry|red) /, '')}`
        : `hot ${nameOne(spirit.food, us)} toddy`,
    ),
    introduction: isJuice
      ? 'Warmed slowly with the spices and never boiled: boiled juice tastes of jam.'
      : mulled
        ? 'For adults: warmed slowly and never boiled, so that the spice comes out and the spirit stays in.'
        : 'For adults: the spirit goes in last, off the boil, so that it is tasted and not only smelled.',
    keeps: '',
    plate: [120, 480],
    fit: 0.8,
  }));
}

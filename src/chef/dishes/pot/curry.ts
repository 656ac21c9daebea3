// A pot of curry: onion, spice, something substantial, coconut or tomato or yoghurt; rice beside it where listed.

import type { Food, FoodId } from '../../../food/foods.ts';
import { needOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCurryPaste,
  isFish,
  isFlatbread,
  isFryingCheese,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isNamed,
  isNut,
  isOnion,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  isTofu,
  isYoghurt,
  only,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import {
  boilStarch,
  readPace,
  readsCore,
  simmerCut,
  takePlainOil,
  takeSalt,
  wiltLeaf,
  withCut,
} from '../../tasks.ts';
import { nameOne, nameSome } from '../../words/name-food.ts';
import { are, half, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { pullOff, startTurkey } from '../parts/batches.ts';
import { cutPieces } from '../parts/boned.ts';
import { VINEGARS } from '../parts/doses.ts';
import { waterFor } from '../parts/pot-water.ts';

export const curry: Dish = {
  id: 'curry',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: (kitchen) => write(kitchen),
};

const CURRY_SPICES: readonly FoodId[] = [
  'curry-powder',
  'garam-masala',
  'cumin',
  'cumin-seeds',
  'coriander-ground',
  'turmeric',
];
/** They belong in a curry, though by themselves they make none. */
const MORE_SPICES: readonly FoodId[] = [
  'paprika',
  'chilli-powder',
  'fenugreek-seeds',
  'fenugreek-leaves',
  'cinnamon',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const paste = first(kitchen, isCurryPaste);
  const coconut = kitchen.find('coconut-milk', 'coconut-cream');
  const tomato =
    first(kitchen, isTinnedTomato) ?? (coconut === undefined ? kitchen.find('tomato') : undefined);
  const listedSpices = CURRY_SPICES.flatMap((id) => kitchen.find(id) ?? []);
  // A paste alone makes a curry, so it counts twice.
  const signals =
    real([paste, paste, coconut, first(kitchen, isGinger), kitchen.find('curry-powder')]).length +
    Math.min(2, listedSpices.length);
  const puree = kitchen.find('tomato-puree');
  const sauces = real([coconut, tomato, puree, first(kitchen, isYoghurt)]);
  if (signals === 0 || sauces.length === 0) return null;
  // Chops go into what is plainly a curry, and not into every pot with ginger in it.
  const isMeat = (food: Food): boolean =>
    isPoultry(food) ||
    ((paste !== undefined || listedSpices.length > 0) &&
      isNamed(food, 'pork-chop', 'pork-fillet', 'lamb-chop'));
  const protein = first(
    kitchen,
    isMeat,
    isPrawn,
    isFish,
    isTinnedLegume,
    isFryingCheese,
    isTofu,
    isCookedMeat,
  );
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && food.id !== 'mushroom' && food.id !== tomato?.food.id,
  )
    .sort(byWorth)
    .slice(0, 4);
  if (protein === undefined && vegetables.length < 2) return null;

  const board = startDraft(kitchen);
  const rice = first(kitchen, isRice);
  const spoons = Math.max(1, Math.ceil(servings / 2));
  const oil = needIf(board, kitchen.find('ghee'), spoons, 'tbsp') ?? takePlainOil(board, spoons);
  const lively = paste !== undefined || sauces.length > 1 || first(kitchen, isGarlic, isGinger) !== undefined;
  const onion = lively && first(kitchen, isOnion) === undefined ? null : needOnion(board);
  const salt = takeSalt(board);
  const fried = takeFried(board, protein);
  const seeds = needIf(board, kitchen.find('mustard-seeds'), Math.max(0.5, servings / 4), 'tsp');
  board.step(
    () =>
      say`Warm ${oil} in a wide, deep pan ${over('medium')}.${sayIf(fried, (one) => say` Fry ${one}, turning, ${until('golden on two sides', 6, 8)} and lift onto a plate.`)}${sayIf(seeds, (one) => say` Add ${one} and wait ${until('they pop', 1)}.`)}${sayIf(onion, (onion) => say` Add ${[onion, half(salt)]} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`)}`,
  );
  const saltLeft = onion === null ? portion(salt, 1, `the ${salt.noun}`) : rest(salt);

  const garlic = takeIf(board, first(kitchen, isGarlic), {
    total: servings > 3 ? 16 : 10,
    cut: 'finely-chopped',
  });
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely grated' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 15, cut: 'finely-chopped' });
  const pastePart = takeIf(board, paste, { each: 18 });
  const shrimp = takeIf(board, kitchen.find('shrimp-paste'), { each: 3 });
  // Lemongrass and shrimp paste are the taste of another curry than that of the jar.
  const isSpiced =
    pastePart !== null || (shrimp !== null && kitchen.find('lemongrass', 'galangal') !== undefined);
  const spices = takeCurrySpices(board, listedSpices, isSpiced);
  const pureePart = takeIf(board, puree, { each: tomato === undefined ? 15 : 8 });
  const tomatoPart = takeIf(board, tomato, {
    each: coconut === undefined ? 200 : 100,
    ...(tomato?.food.form === 'fresh' ? { prepare: 'chopped' } : {}),
  });
  const coconutPart = takeIf(board, coconut, { each: tomato === undefined ? 200 : 130 });
  board.step(() =>
    together(
      say`Stir in ${[...real([garlic, ginger, chilli, shrimp, pastePart]), ...spices, ...real([pureePart])]} and fry, stirring all the time, ${until(pastePart === null ? (spices.length === 0 ? 'fragrant' : 'the spices smell toasted') : 'the paste darkens and smells toasted', 1, 2)}.`,
      sayIf(
        tomatoPart,
        (tomatoPart) => say`Add ${tomatoPart} and cook down ${until('thick, with oil at the edges', 5, 6)}.`,
      ),
    ),
  );

  // A handful of red lentils melts into the sauce and thickens it.
  const lentils = kitchen.find('red-lentils');
  const early = vegetables.filter((item) => readPace(item) === 'slow');
  const middle = vegetables.filter((item) => readPace(item) === 'medium' || readPace(item) === 'fast');
  const leaves = vegetables.filter((item) => isLeafyGreen(item.food));
  const earlyParts = [
    ...early.map((item) => board.take(item, { each: 110, ...simmerCut(item) })),
    ...real([takeIf(board, lentils, { each: 30 })]),
  ];
  const chicken = takeIf(board, only(protein, isMeat), (protein) => ({
    each: 130,
    ...(isPoultry(protein.food) ? cutPieces(protein, us) : { prepare: 'cut into 2 cm chunks' }),
  }));
  const quickFish = takeIf(board, only(protein, isPrawn, isFish), (item) => ({
    each: 120,
    ...withCut(item, 'chunks-3cm'),
  }));
  // Whatever protein neither of these has taken is tofu, cheese or a pulse, which only has to warm through.
  const soft = takeIf(board, protein, (item) => ({ each: 125, ...withCut(item, 'chunks-2cm') }));
  const water = waterOf(kitchen, coconutPart, tomatoPart);
  const start = startTurkey(real([chicken]));
  const pot = real([chicken, ...(start === null ? earlyParts : []), coconutPart]);
  const mid = middle.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  const isLong = chicken !== null || earlyParts.length > 0;
  const [cue, low, high] = readSimmer(chicken, earlyParts);
  board.step(() =>
    together(
      say`${water === '' ? say`Add ${[...pot, saltLeft]}` : say`${pot.length === 0 ? 'Pour in' : say`Add ${pot},`} ${water} and ${saltLeft}`}. Bring to a simmer${start === null ? ', then' : say`. ${start} Add ${earlyParts.length > 0 ? say`${earlyParts} and` : 'a splash of water and'}`} bubble gently ${over('medium-low')}${isLong ? ' with the lid on' : ''}${stirring(earlyParts)} ${until(cue, low, high)}.`,
      sayIf(chicken, (chicken) => say`It should read ${readsCore(chicken, us)}.${pullOff([chicken])}`),
    ),
  );
  const ricePart = takeIf(board, rice, { each: 75 });
  if (ricePart !== null)
    board.step(
      () =>
        together(
          say`Meanwhile, put the rice on.`,
          boilStarch(ricePart, 'large', null),
          say`Drain, cover and leave to steam until the curry is done.`,
        ),
      'meanwhile',
    );
  const isFast = middle.every((item) => readPace(item) === 'fast');
  const leafParts = leaves.map((item) => board.take(item, { each: 70, ...withCut(item, 'shreds') }));
  board.step(() =>
    together(
      sayIf(
        mid.length > 0,
        () =>
          say`Add ${mid} and cook ${until(`${the(...mid)} ${are(...mid)} just tender`, isFast ? 3 : 5, isFast ? 4 : 7)}.`,
      ),
      sayIf(fried, (one) => say`Put back ${the(one)} and simmer ${until('hot all through', 3, 4)}.`),
      sayIf(
        soft,
        (soft) =>
          say`Stir in ${soft} and simmer ${until('hot all through', 5, 6)}${isCookedMeat(soft.food) ? say` (${readsCore(soft, us)})` : ''}.`,
      ),
      sayIf(
        quickFish,
        (quickFish) =>
          say`Slip in ${quickFish} and simmer without stirring much ${until(isPrawn(quickFish.food) ? 'pink-curled' : 'flakes', 4, 5)} (${readsCore(quickFish, us)}).`,
      ),
      sayIf(leafParts[0], (leaf) => say`Fold in ${leafParts} a handful at a time ${wiltLeaf(leaf)}.`),
    ),
  );
  const yoghurt = serveCurry(board, ricePart);
  const isSeasoned = pastePart === null && spices.length > 0;
  const foods = [...real([protein]), ...vegetables].map((item) => item.food);
  const sauce = coconut !== undefined ? 'coconut ' : tomato !== undefined ? 'tomato ' : '';
  return board.finish(() => ({
    dish: 'curry',
    title: nameCurry(kitchen, foods, sauce, yoghurt !== null),
    introduction:
      leafParts.length > 0
        ? `${isSeasoned ? 'The spices are' : 'The paste is'} fried before anything wet goes in, which wakes ${isSeasoned ? 'them' : 'it'} up; the ${nameOne(leaves[0]?.food ?? foods[0] ?? oil.food, us)} waits until the end so it stays green.`
        : `Frying the ${isSeasoned ? 'spices' : 'paste'} for a minute before the liquid goes in is what gives the sauce its depth.`,
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [300, 800],
    fit:
      0.4 +
      Math.min(0.4, signals * 0.12) +
      (protein === undefined ? 0 : 0.15) +
      // Cheese in a spiced tomato sauce is a dish with a name; on a tray it is not.
      (protein?.food.id === 'paneer' && tomato !== undefined ? 0.6 : 0) +
      (sauces.length > 1 && listedSpices.length > 1 ? 0.12 : 0) +
      // A spoonful of vinegar out of the cupboard is no reason for another dish.
      (board.parts.some(({ food }) => VINEGARS.includes(food.id)) ? 0.07 : 0),
  }));
}

/** Cheese and bean curd taste of what browns them: simmered raw they taste of nothing. */
function takeFried(board: Board, protein: Item | undefined): Part | null {
  return takeIf(
    board,
    only(protein, isFryingCheese, (food) => isTofu(food) && !/silken/.test(food.id)),
    (item) => ({ each: 125, ...withCut(item, 'chunks-2cm') }),
  );
}

/** What the pot is filled up with; nothing where coconut and tomatoes are wet enough. */
function waterOf(kitchen: Kitchen, coconut: Part | null, tomato: Part | null): string {
  const base = coconut === null ? (tomato === null ? 200 : 100) : tomato === null ? 75 : 0;
  return takeWater(kitchen, base + (kitchen.find('red-lentils') === undefined ? 0 : 150));
}

/** Lime, yoghurt, herbs and nuts at the end, and bread where there is no rice; gives back the yoghurt. */
function serveCurry(board: Board, ricePart: Part | null): Part | null {
  const { kitchen } = board;
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const fishSauce = takeIf(board, kitchen.find('fish-sauce'), { each: 5 });
  const sweetSoy = takeIf(board, kitchen.find('sweet-soy-sauce'), { each: 8 });
  // Coconut alone is rich and flat.
  const isFlat =
    lime === null &&
    kitchen.find('tamarind') === undefined &&
    board.parts.some(({ food }) => food.id === 'coconut-milk') &&
    !board.parts.some(({ food }) => food.id === 'tomato' || isTinnedTomato(food) || isYoghurt(food));
  const edge =
    isFlat && kitchen.choose(...VINEGARS) ? board.need(VINEGARS, kitchen.servings / 2, 'tsp') : null;
  const sharp = real([lime, fishSauce, sweetSoy, edge]);
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' });
  const coconut = takeIf(board, kitchen.find('coconut', 'coconut-desiccated'), ({ food }) => ({
    each: 10,
    prepare: food.id === 'coconut' ? 'peeled and grated' : '',
  }));
  const tops = real([yoghurt, herb, nuts, coconut]);
  const bread =
    ricePart === null
      ? takeIf(board, first(kitchen, isFlatbread), ({ food }) => ({
          each: Math.max(90, food.gramsEach ?? 0),
        }))
      : null;
  const side =
    ricePart === null
      ? sayIf(bread, (bread) => say` with ${bread}, warmed in a dry pan`)
      : ` with ${the(ricePart)}`;
  board.step(() =>
    together(
      say`Take off the heat${sayIf(sharp.length > 0, () => say`, stir in ${sharp}, taste for salt`)} and leave for a minute or two: it thickens as it stands.`,
      say`Serve${side}${tops.length === 0 ? '.' : say`, finished with ${tops}.`}`,
    ),
  );
  return yoghurt;
}

function nameCurry({ us, find }: Kitchen, foods: readonly Food[], sauce: string, isCool: boolean): string {
  const [lead, second] = foods;
  if (
    lead?.id === 'paneer' &&
    second !== undefined &&
    /peas/.test(second.id) &&
    find('coconut-milk') === undefined
  )
    return 'matar paneer';
  const names = nameSome(foods, us, nameSome(foods, us, 2).length > 36 ? 1 : 2);
  return `${names} ${sauce}curry${isCool && second === undefined && sauce === '' ? ' with yoghurt' : ''}`;
}

const stirring = (parts: readonly Part[]): string =>
  parts.some(({ food }) => food.id === 'red-lentils') ? ', stirring often so that nothing catches,' : '';

/** `ml` for every two. */
function takeWater({ us, servings }: Kitchen, ml: number): string {
  if (ml === 0) return '';
  const all = ml * Math.ceil(servings / 2);
  return us ? waterFor(all, us) : `${all} ml water`;
}

/** Every listed spice of the family, the first two by the fuller spoon; else the one jar that makes a curry. */
function takeCurrySpices(board: Board, listed: readonly Item[], hasPaste: boolean): Part[] {
  const { kitchen } = board;
  const { servings } = kitchen;
  const whole = Math.max(1, servings / 2);
  const more = pick(kitchen, (food) => MORE_SPICES.includes(food.id), 3);
  // Chilli with fenugreek is a curry by itself, and wants turmeric for its colour.
  const jar: readonly FoodId[] =
    more.length > 1 ? ['turmeric', 'curry-powder'] : ['curry-powder', 'garam-masala', 'cumin'];
  const spooned = [...listed, ...more].map(({ food }, place) =>
    board.need([food.id], place < 2 && !isNamed(food, 'turmeric') ? whole : Math.max(0.5, whole / 2), 'tsp'),
  );
  const bought =
    listed.length === 0 && !hasPaste ? [board.need(jar, more.length > 1 ? 0.5 : servings, 'tsp')] : [];
  return [...bought, ...spooned];
}

/** What shows that the pot is done, and how long that takes: poultry on the bone the longest. */
function readSimmer(chicken: Part | null, parts: readonly Part[]): readonly [string, number, number] {
  if (chicken !== null)
    return /drumstick|leg|wing/.test(chicken.food.id)
      ? ['the meat is cooked through', 30, 35]
      : [`${the(chicken)} ${are(chicken)} cooked through`, 18, 22];
  return parts.length > 0
    ? [`${the(...parts)} ${are(...parts)} tender`, 18, 22]
    : ['slightly thickened', 5, 6];
}

// A pot of curry: onion, spice, something substantial, coconut or tomato or yoghurt; rice beside it where listed.

import type { FoodId } from '../../food/foods.ts';
import { needOnion } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCurryPaste,
  isFish,
  isFlatbread,
  isFryingCheese,
  isGarlic,
  isGinger,
  isLeafyGreen,
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
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { boilStarch, readPace, readsCore, simmerCut, takePlainOil, takeSalt, withCut } from '../tasks.ts';
import { nameOne, nameSome } from '../words/name-food.ts';
import { are, half, over, portion, rest, say, sayIf, the, together, until } from '../words/say.ts';

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
  'turmeric',
  'coriander-ground',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const paste = first(kitchen, isCurryPaste);
  const coconut = kitchen.find('coconut-milk', 'coconut-cream');
  const tomato =
    first(kitchen, isTinnedTomato) ?? (coconut === undefined ? kitchen.find('tomato') : undefined);
  const listedSpices = pick(kitchen, (food) => CURRY_SPICES.includes(food.id));
  // A paste alone makes a curry, so it counts twice.
  const signals =
    real([paste, paste, coconut, first(kitchen, isGinger)]).length + Math.min(2, listedSpices.length);
  const sauces = real([coconut, tomato, first(kitchen, isYoghurt)]);
  if (signals === 0 || sauces.length === 0) return null;
  const protein = first(kitchen, isPoultry, isPrawn, isFish, isTinnedLegume, isFryingCheese, isTofu);
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && food.id !== 'mushroom' && food.id !== tomato?.food.id,
  )
    .sort(byWorth)
    .slice(0, 4);
  if (protein === undefined && vegetables.length < 2) return null;

  const board = startDraft(kitchen);
  const rice = first(kitchen, isRice);
  const oil = takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const lively = paste !== undefined || first(kitchen, isGarlic, isGinger) !== undefined;
  const onion = lively && first(kitchen, isOnion) === undefined ? null : needOnion(board);
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Warm ${oil} in a wide, deep pan ${over('medium')}.${sayIf(onion, (onion) => say` Add ${[onion, half(salt)]} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`)}`,
  );
  const saltLeft = onion === null ? portion(salt, 1, `the ${salt.noun}`) : rest(salt);

  const garlic = takeIf(board, first(kitchen, isGarlic), {
    total: servings > 3 ? 16 : 10,
    cut: 'finely-chopped',
  });
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely grated' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 15, cut: 'finely-chopped' });
  const pastePart = takeIf(board, paste, { each: 18 });
  const spices = pastePart === null ? takeCurrySpices(board, listedSpices) : [];
  const tomatoPart = takeIf(board, tomato, {
    each: coconut === undefined ? 200 : 100,
    ...(tomato?.food.form === 'fresh' ? { prepare: 'chopped' } : {}),
  });
  const coconutPart = takeIf(board, coconut, { each: 200 });
  board.step(() =>
    together(
      say`Stir in ${[...real([garlic, ginger, chilli, pastePart]), ...spices]} and fry, stirring all the time, ${until(pastePart === null ? 'the spices smell toasted' : 'the paste darkens and smells toasted', 1, 2)}.`,
      sayIf(
        tomatoPart,
        (tomatoPart) => say`Add ${tomatoPart} and cook down ${until('thick, with oil at the edges', 5, 6)}.`,
      ),
    ),
  );

  const early = vegetables.filter((item) => readPace(item) === 'slow');
  const middle = vegetables.filter((item) => readPace(item) === 'medium' || readPace(item) === 'fast');
  const leaves = vegetables.filter((item) => isLeafyGreen(item.food));
  const earlyParts = early.map((item) => board.take(item, { each: 110, ...simmerCut(item) }));
  const chicken = takeIf(board, only(protein, isPoultry), (protein) => ({
    each: 130,
    ...withCut(protein, protein.food.cuts.includes('chunks-3cm') ? 'chunks-3cm' : 'chunks-2cm'),
  }));
  const quickFish = takeIf(board, only(protein, isPrawn, isFish), (item) => ({
    each: 120,
    ...withCut(item, 'chunks-3cm'),
  }));
  // Whatever protein neither of these has taken is tofu, cheese or a pulse, which only has to warm through.
  const soft = takeIf(board, protein, (item) => ({ each: 125, ...withCut(item, 'chunks-2cm') }));
  const ml = coconutPart === null ? 150 * Math.ceil(servings / 2) : 75 * Math.ceil(servings / 2);
  const water = us
    ? `${Math.max(0.25, Math.round((ml / 236) * 4) / 4)} cup of water`
        .replace('0.75', '3/4')
        .replace('0.25', '1/4')
        .replace('0.5', '1/2')
    : `${ml} ml water`;
  const pot = real([chicken, ...earlyParts, coconutPart]);
  const mid = middle.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  const isLong = chicken !== null || earlyParts.length > 0;
  const cue = chicken !== null ? 'the chicken is cooked through' : nameSimmered(earlyParts);
  const simmer = readSimmer(chicken, isLong);
  board.step(() =>
    together(
      say`${pot.length === 0 ? 'Pour in' : say`Add ${pot},`} ${water} and ${saltLeft}. Bring to a simmer, then bubble gently ${over('medium-low')}${isLong ? ' with the lid on' : ''} ${until(cue, simmer[0], simmer[1])}.`,
      sayIf(chicken, (chicken) => say`The thickest piece should read ${readsCore(chicken, us)}.`),
    ),
  );
  const leafParts = leaves.map((item) => board.take(item, { each: 70, ...withCut(item, 'shreds') }));
  board.step(() =>
    together(
      sayIf(
        mid.length > 0,
        () => say`Add ${mid} and cook ${until(`${the(...mid)} ${are(...mid)} just tender`, 5, 7)}.`,
      ),
      sayIf(soft, (soft) => say`Stir in ${soft} and simmer ${until('hot all through', 5, 6)}.`),
      sayIf(
        quickFish,
        (quickFish) =>
          say`Slip in ${quickFish} and simmer without stirring much ${until(isPrawn(quickFish.food) ? 'pink-curled' : 'flakes', 4, 5)} (${readsCore(quickFish, us)}).`,
      ),
      sayIf(
        leafParts.length > 0,
        () => say`Fold in ${leafParts} a handful at a time ${until('just wilted', 1, 2)}.`,
      ),
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

  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const fishSauce = takeIf(board, kitchen.find('fish-sauce'), { each: 5 });
  const sharp = real([lime, fishSauce]);
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' });
  const bread =
    rice === undefined ? takeIf(board, first(kitchen, isFlatbread), { total: servings * 90 }) : null;
  const side =
    ricePart === null
      ? sayIf(bread, (bread) => say` with ${bread}, warmed in a dry pan`)
      : ` with ${the(ricePart)}`;
  board.step(() =>
    together(
      say`Take off the heat${sayIf(sharp.length > 0, () => say`, stir in ${sharp}`)} and leave for a minute or two: it thickens as it stands.`,
      say`Serve${side}${real([yoghurt, herb, nuts]).length === 0 ? '.' : say`, finished with ${real([yoghurt, herb, nuts])}.`}`,
    ),
  );
  const foods = [...(protein === undefined ? [] : [protein]), ...vegetables].map((item) => item.food);
  const flavour = [coconut && 'coconut ', tomato && 'tomato ', ''].find((word) => word !== undefined);
  return board.finish(() => ({
    dish: 'curry',
    title: `${nameSome(foods, us, nameSome(foods, us, 2).length > 36 ? 1 : 2)} ${flavour}curry`,
    introduction:
      leafParts.length > 0
        ? `${pastePart === null ? 'The spices are' : 'The paste is'} fried before anything wet goes in, which wakes ${pastePart === null ? 'them' : 'it'} up; the ${nameOne(leaves[0]?.food ?? foods[0] ?? oil.food, us)} waits until the end so it stays green.`
        : `${pastePart === null ? 'Frying the spices' : 'Frying the paste'} for a minute before the liquid goes in is what makes this taste of more than its short list.`,
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [300, 800],
    fit: 0.4 + Math.min(0.4, signals * 0.12) + (protein === undefined ? 0 : 0.15),
  }));
}

/** Up to three listed spices, else the one jar that makes a curry. */
function takeCurrySpices(board: Board, listed: readonly Item[]): Part[] {
  const { servings } = board.kitchen;
  return listed.length === 0
    ? [board.need(['curry-powder', 'garam-masala', 'cumin'], servings, 'tsp')]
    : listed.slice(0, 3).map((item) => board.need([item.food.id], Math.max(1, servings / 2), 'tsp'));
}

function nameSimmered(parts: readonly Part[]): string {
  return parts.length > 0 ? `${the(...parts)} ${are(...parts)} tender` : 'slightly thickened';
}

/** Poultry on the bone takes longest. */
function readSimmer(chicken: Part | null, isLong: boolean): readonly [number, number] {
  const id = chicken?.food.id ?? '';
  if (/thigh|drumstick|leg|wing/.test(id) && !/boneless|fillet/.test(id)) return [30, 35];
  return isLong ? [18, 22] : [5, 6];
}

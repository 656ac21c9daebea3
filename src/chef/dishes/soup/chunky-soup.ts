// A pot of soup with pieces in it: onions first, roots and liquid, quick vegetables, beans and leaves at the end.

import type { Food, FoodId } from '../../../food/foods.ts';
import { needOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Fact, Part, Said } from '../../draft.ts';
import { isOnBone } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCream,
  isCuredSausage,
  isGarlic,
  isGratingCheese,
  isHardyHerb,
  isLeafyGreen,
  isLentil,
  isMushroom,
  isNamed,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isRice,
  isRoot,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readPace, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { capitalise } from '../../words/list-words.ts';
import { nameOne, nameSome } from '../../words/name-food.ts';
import {
  are,
  boiling,
  core,
  half,
  it,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
} from '../../words/say.ts';
import { takeRind } from '../parts/kit-pot.ts';
import { isQuickGreen, lateCut, potCut } from '../parts/late-greens.ts';

export const chunkySoup: Dish = {
  id: 'chunky-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.5,
  cook: (kitchen) => {
    const found = fill(kitchen);
    return found === null ? null : write(kitchen, found);
  },
};

interface Fill {
  readonly aromatics: readonly Item[];
  readonly slow: readonly Item[];
  readonly quick: readonly Item[];
  /** Boiled, they turn to rubber: they brown first. */
  readonly mushrooms: readonly Item[];
  readonly leaves: readonly Item[];
}

/** Grams of roots and potatoes to a bowl, of what softens first, and of what is quick, however many kinds there are. */
const SLOW_EACH = 180;
const AROMATIC_EACH = 120;
const QUICK_EACH = 120;

const AROMATIC_IDS: readonly FoodId[] = ['carrot', 'celery', 'leek', 'fennel'];

const isFresh = ({ food }: Item): boolean => isMushroom(food) && food.form === 'fresh';

function fill(kitchen: Kitchen): Fill | null {
  const all = pick(kitchen, (food) => (isCookable(food) || isPotato(food)) && food.id !== 'aubergine').sort(
    byWorth,
  );
  // Of a heap of roots all go in but the one that would dye the rest; of leaves one kind is enough.
  const leaf = all.find(({ food }) => isLeafyGreen(food));
  const vegetables = all
    .filter((item) => !isLeafyGreen(item.food) || item === leaf || all.length < 6)
    .filter(({ food }) => food.id !== 'beetroot' || all.length < 5)
    .sort((a, b) => (all.length > 6 ? Number(isRoot(b.food)) - Number(isRoot(a.food)) : 0))
    .slice(0, all.length > 6 ? 9 : 6);
  const onions = pick(kitchen, isOnion, 1);
  const aromatics = [...onions, ...vegetables.filter((item) => AROMATIC_IDS.includes(item.food.id))];
  const others = vegetables.filter((item) => !aromatics.includes(item));
  const more = pick(
    kitchen,
    (food) => isTinnedLegume(food) || isLentil(food) || isTinnedTomato(food) || isRice(food),
  );
  if (vegetables.length + more.length < 2) return null;
  if (vegetables.length === 0) return null;
  return {
    aromatics,
    slow: others.filter((item) => !isFresh(item) && readPace(item) === 'slow' && !isQuickGreen(item.food)),
    mushrooms: others.filter(isFresh),
    quick: others.filter(
      (item) =>
        !isFresh(item) && !isLeafyGreen(item.food) && (readPace(item) !== 'slow' || isQuickGreen(item.food)),
    ),
    leaves: others.filter((item) => isLeafyGreen(item.food)),
  };
}

/** What is done in the time of the vegetables; a leg of turkey takes three times as long. */
const isSoupBird = (food: Food): boolean => isPoultry(food) && (food.heat.simmer?.minutes[0] ?? 0) <= 40;

function write(kitchen: Kitchen, found: Fill) {
  const board = startDraft(kitchen);
  const { us, servings } = kitchen;
  const bacon = first(kitchen, isBacon, isCuredSausage);
  const chicken = bacon === undefined ? first(kitchen, isSoupBird) : undefined;
  const cookedMeat = chicken === undefined ? first(kitchen, isCookedSoupMeat) : undefined;
  const pulses = pick(kitchen, isTinnedLegume, 1);
  const lentils = pulses.length === 0 ? first(kitchen, isLentil) : undefined;
  const tomato = first(kitchen, isTinnedTomato);
  const pasta =
    found.slow.some((item) => isPotato(item.food)) || lentils !== undefined
      ? undefined
      : first(kitchen, isPasta, (food) => isRice(food) && found.slow.length === 0);
  const grain =
    pasta === undefined && lentils === undefined
      ? kitchen.find('pearl-barley', 'spelt', 'freekeh', 'bulgur', 'quinoa', 'buckwheat', 'millet')
      : undefined;
  const garlic = first(kitchen, isGarlic);
  const herb = first(kitchen, isSoftHerb);
  const hardy = first(kitchen, isHardyHerb);
  const lemon = first(kitchen, isCitrus);
  const cheese = first(kitchen, isGratingCheese);

  const oil = takeFat(board, bacon);
  const aromatics = found.aromatics.map((item) =>
    board.take(item, {
      each: Math.min(75, AROMATIC_EACH / found.aromatics.length),
      ...withCut(item, item.food.id === 'leek' ? 'slices-1cm' : 'fine-dice'),
    }),
  );
  if (aromatics.length === 0) aromatics.push(needOnion(board));
  const salt = takeSalt(board);
  const baconPart = takeIf(board, bacon, (item) => ({
    each: 35,
    ...withCut(item, isBacon(item.food) ? 'strips' : 'dice-1cm'),
  }));
  board.step(() =>
    together(
      sayIf(
        baconPart,
        (one) =>
          say`Put ${one} and ${oil} in a large pan ${over('medium')} and cook, stirring, ${until('crisp-golden', 5, 6)}.`,
      ) ?? say`Warm ${oil} in a large pan ${over('medium')}.`,
      say`Add ${[...aromatics, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
    ),
  );

  brownMushrooms(board, found.mushrooms);
  const garlicPart = takeIf(board, garlic, { total: servings > 3 ? 12 : 8, cut: 'finely-chopped' });
  const hardyPart = takeIf(board, hardy, { each: 1, cut: 'finely-chopped' });
  const early = real([garlicPart, hardyPart]);
  const slow = found.slow.map((item) =>
    board.take(item, { each: Math.min(110, SLOW_EACH / found.slow.length), ...potCut(item) }),
  );
  const tomatoPart = takeIf(board, tomato, { each: 200 });
  const lentilPart = takeIf(board, lentils, { each: 50 });
  const grainPart = takeIf(board, grain, { each: 30 });
  const chickenPart = takeIf(board, chicken, { each: 110 });
  const millilitres = roundAmount(
    Math.min(
      350 * servings,
      servings * (tomatoPart === null ? 300 : 200) + ((lentilPart ?? grainPart)?.grams ?? 0) * 2.5,
    ),
  );
  const water = us ? `${Math.round((millilitres / 236.6) * 2) / 2} cups water` : `${millilitres} ml water`;
  const stock = kitchen.find(
    'chicken-stock',
    'stock',
    'beef-stock',
    'fish-stock',
    'stock-cube',
    'chicken-stock-cube',
  );
  const rind = takeRind(board);
  const ricePart = pasta !== undefined && isRice(pasta.food) ? takeIf(board, pasta, { each: 35 }) : null;
  // Barley takes twice as long as what is diced beside it.
  const isBarley = (grainPart?.food.heat.simmer ?? grainPart?.food.heat.boil)?.minutes[0] ?? 0;
  const isAhead = isBarley >= 25 && slow.length > 0 && chickenPart === null;
  const pot = real([
    ...(isAhead ? [] : slow),
    lentilPart,
    grainPart,
    ricePart,
    chickenPart,
    tomatoPart,
    ...rind,
  ]);
  const liquid = takeLiquid(board, stock, water);
  board.step(() =>
    together(
      sayIf(early.length > 0, () => say`Stir in ${early} and cook ${until('fragrant', 1)}.`),
      say`${pot.length === 0 ? 'Pour in ' : say`Add ${pot}, then `}${liquid} and ${rest(salt)}. Bring ${boiling()}${pot.length === 0 ? '' : say`, then turn the heat down and simmer with the lid half on ${isAhead ? until(`${the(...real([grainPart]))} ${are(...real([grainPart]))} beginning to soften`, 20) : ''}`}${isAhead ? say`. Add ${slow} and simmer ` : ''}${pot.length === 0 ? '' : untilTender({ chickenPart, lentilPart, grainPart, ricePart, slow, isAhead })}${sayIf(chickenPart, (part) => say`: the thickest piece should read ${core(part.food.core?.coreC ?? 74, us)}`)}.`,
    ),
  );

  if (chickenPart !== null)
    board.step(
      () =>
        say`Lift the ${nameBird(chickenPart)} onto a plate, ${/thigh|drumstick|wing|leg/.test(chickenPart.food.id) ? 'pull the meat off the bones, throw away skin and bones' : 'shred it with two forks'} and keep it to one side.`,
    );

  const quick = found.quick.map((item) =>
    board.take(item, { each: Math.min(80, QUICK_EACH / found.quick.length), ...lateCut(item) }),
  );
  const isFast = found.quick.every((item) => readPace(item) === 'fast');
  const isShredded = found.quick.some(({ food }) => food.category === 'cabbage');
  const pastaPart = ricePart === null ? takeIf(board, pasta, { each: 35 }) : null;
  const pulseParts = pulses.map((item) => board.take(item, { each: 120 }));
  const cookedPart = takeIf(board, cookedMeat, (item) => ({ each: 70, ...withCut(item, 'strips') }));
  const leaves = found.leaves.map((item) => board.take(item, { each: 50, ...withCut(item, 'shreds') }));
  const end = real([...pulseParts, cookedPart, ...leaves]);
  board.step(() =>
    together(
      sayIf(
        pastaPart,
        (one) =>
          say`Add ${one} and simmer ${quick.length === 0 ? until(`${the(one)} ${are(one)} just tender`, 10, 12) : until('it begins to soften', 4)}.`,
      ),
      sayIf(
        quick.length > 0,
        () =>
          say`Add ${quick} and simmer ${until('just tender', isShredded ? 8 : pastaPart !== null ? 6 : isFast ? 3 : 6, isShredded ? 10 : pastaPart !== null ? 8 : isFast ? 4 : 8)}.`,
      ),
      sayIf(
        end.length > 0,
        () =>
          say`Stir in ${end} and cook ${until(leaves.length > 0 ? 'wilted and steaming hot' : 'everything is steaming hot', 3, 4)}.`,
      ),
    ),
  );

  const pepper = takePepper(board);
  const lemonPart = takeIf(board, lemon, (item) => ({
    total: (item.food.gramsEach ?? 60) / 2,
    prepare: 'juiced',
  }));
  const herbPart = takeIf(board, herb, { each: 4, cut: 'chopped' });
  const cheesePart = takeIf(board, cheese, { each: 15, cut: 'grated' });
  board.step(() =>
    together(
      say`${chickenPart === null ? '' : `Return the ${nameBird(chickenPart)} to the pan. `}Take off the heat${rind.length === 0 ? '' : ', lift out the rind'} and season with ${pepper}${sayIf(lemonPart, (lemonPart) => say` and ${lemonPart}`)}; taste, and add a pinch more salt if it seems flat.`,
      say`Ladle into bowls${herbPart === null && cheesePart === null ? ' and eat hot' : say` and scatter with ${real([herbPart, cheesePart])}`}.`,
    ),
  );

  const named = [
    ...found.slow,
    ...found.mushrooms,
    ...found.quick,
    ...real([lentils]),
    ...found.aromatics.filter((item) => !isOnion(item.food) && !isNamed(item.food, 'celery')),
    ...found.leaves,
    ...pulses,
    ...found.aromatics,
  ];
  const third = chicken === undefined ? (bacon ?? pulses[0] ?? pasta ?? grain) : undefined;
  const shown =
    third === undefined ? named : named.filter((item, place) => place === 0 || !isOnion(item.food));
  const lead = [chicken, ...shown.slice(0, 2), third, ...(third === undefined ? named.slice(2) : [])];
  const unique = [...new Set(real(lead).map((item) => item.food))];
  return board.finish(() => ({
    dish: 'chunky-soup',
    title:
      found.slow.length > 3
        ? `root vegetable soup${found.leaves[0] === undefined ? '' : ` with ${nameOne(found.leaves[0].food, us)}`}`
        : `${nameSome(unique, us, nameSome(unique, us, 3).length > 44 ? 2 : 3).replace('risotto rice', 'rice')} soup`,
    introduction: introduce(kitchen, { aromatics, slow, leaves, pulses: pulseParts }),
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [280, 750],
    fit:
      0.55 +
      (found.aromatics.length > 0 ? 0.15 : 0) +
      ([...pulses, ...real([lentils, chicken, grain])].length > 0 ? 0.15 : 0) -
      betterOtherwise(kitchen, chicken),
  }));
}

const isCookedSoupMeat = (food: Food): boolean =>
  isCookedMeat(food) && food.id !== 'haggis' && !isOnBone(food);

/** Drumsticks would rather be roasted, and breasts and cream are a sauce before they are a soup. */
function betterOtherwise(kitchen: Kitchen, bird: Item | undefined): number {
  if (bird?.food.id === 'chicken-drumstick') return kitchen.has('oven') ? 0.3 : 0;
  const isBreast = bird !== undefined && isNamed(bird.food, 'chicken-breast', 'turkey-breast');
  return isBreast && first(kitchen, isCream) !== undefined ? 0.35 : 0;
}

/** Bacon fries in what it gives up. */
function takeFat(board: Board, bacon: Item | undefined): Part {
  return bacon === undefined
    ? takeOil(board, Math.max(1, Math.ceil(board.kitchen.servings / 2)))
    : board.need(['olive-oil', 'vegetable-oil'], 1, 'tsp');
}

function brownMushrooms(board: Board, items: readonly Item[]): void {
  const parts = items.map((item) => board.take(item, { each: 75, cut: 'thin-slices' }));
  if (parts.length > 0)
    board.step(
      () => say`Add ${parts} and fry ${over('medium-high')} ${until('brown, with their water gone', 6, 8)}.`,
    );
}

/** Water, and the listed stock in it: a carton takes the place of most of the water, a cube of none. */
function takeLiquid(board: Board, stock: Item | undefined, water: string): Said {
  if (stock === undefined) return say`${water}`;
  const isPoured = stock.food.amount.unit === 'ml';
  const part = board.take(stock, { each: isPoured ? 250 : 5 });
  return say`${part}, ${isPoured ? `${board.kitchen.us ? 'a cup' : '200 ml'} of water` : water}`;
}

/** The sign of what takes longest in the pot. */
function untilTender(pot: {
  readonly chickenPart: Part | null;
  readonly lentilPart: Part | null;
  readonly grainPart: Part | null;
  readonly ricePart: Part | null;
  readonly slow: readonly Part[];
  readonly isAhead: boolean;
}): Fact {
  const { chickenPart, lentilPart, grainPart, ricePart } = pot;
  const slow = [...pot.slow, ...real([grainPart, ricePart])];
  if (chickenPart !== null)
    return isOnBone(chickenPart.food)
      ? until(`the ${nameBird(chickenPart)} comes away from the bone`, 35, 40)
      : until(`the ${nameBird(chickenPart)} is cooked through`, 22, 25);
  const last = slow.length > 0 ? slow : real([lentilPart]);
  const tender = slow.length > 0 ? 'tender' : 'soft';
  const cue =
    last.length === 0
      ? 'it tastes sweet, and no longer raw'
      : last.length > 3
        ? `everything is ${tender}`
        : `${the(...last)} ${are(...last)} ${tender}`;
  // Split peas want twice as long as red lentils.
  const [low, high] = lentilPart?.food.heat.simmer?.minutes ?? [0, 0];
  if (lentilPart !== null) return until(cue, Math.max(25, low), Math.max(30, high));
  // Beetroot and swede take twice as long as carrots.
  const least = Math.max(
    15,
    ...slow.map(({ food }) =>
      Math.min(
        pot.isAhead ? 20 : food.id === 'pearl-barley' ? 35 : 30,
        food.id === 'pearl-barley' ? 35 : ((food.heat.simmer ?? food.heat.boil)?.minutes[0] ?? 15),
      ),
    ),
  );
  return slow.length > 0 ? until(cue, least, least + 3) : until(cue, 8, 10);
}

interface Sorted {
  readonly aromatics: readonly Part[];
  readonly slow: readonly Part[];
  readonly leaves: readonly Part[];
  readonly pulses: readonly Part[];
}

function introduce(kitchen: Kitchen, { aromatics, slow, leaves, pulses }: Sorted): string {
  if (leaves.length > 0) {
    const stays = it(...leaves) === 'them' ? 'they stay' : 'it stays';
    return slow.length > 0
      ? `${capitalise(the(...slow))} ${are(...slow) === 'are' ? 'get their' : 'gets its'} time and ${the(...leaves)} only a few minutes at the end, so ${stays} bright.`
      : `${capitalise(the(...leaves))} ${are(...leaves) === 'are' ? 'wait' : 'waits'} for the last few minutes, so ${stays} bright.`;
  }
  if (pulses[0] !== undefined)
    return `Ten unhurried minutes with ${the(...aromatics)} do most of the work; ${the(pulses[0])} go in late, so they keep their shape.`;
  return kitchen.wording(
    `A slow start with ${the(...aromatics)} is what makes plain water taste like stock.`,
    'Everything goes into one pot, what is hard first and what is tender last.',
  );
}

/** One word for the bird, off the bone or on it. */
const nameBird = ({ food }: Part): string => food.id.replace(/-.*/, '');

// A salad that is a meal: leaves or crisp vegetables, something substantial, something sharp, a dressing made first.

import type { Food, FoodId } from '../../../food/foods.ts';
import { bloomSpice, boilEgg } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookedMeat,
  isEgg,
  isFryingCheese,
  isHardCheese,
  isLentil,
  isLooseGrain,
  isNamed,
  isNut,
  isPotato,
  isPoultry,
  isPrawn,
  isRasher,
  isReadyFish,
  isRice,
  isSaladLeaf,
  isSaladVegetable,
  isSeed,
  isSoftHerb,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  are,
  boiling,
  half,
  it,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import {
  crispCured,
  hasGuestFruit,
  heapPlates,
  saladCut,
  takeAcid,
  takeGuestFruit,
  takeMayo,
} from './salad-parts.ts';

export const salad: Dish = {
  id: 'composed-salad',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: (kitchen) => write(kitchen, 'composed'),
};

export const grainSalad: Dish = {
  id: 'grain-salad',
  family: 'salad',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: (kitchen) => write(kitchen, 'grain'),
};

export const breadSalad: Dish = {
  id: 'bread-salad',
  family: 'salad',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: (kitchen) => write(kitchen, 'bread'),
};

export const potatoSalad: Dish = {
  id: 'potato-salad',
  family: 'salad',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.45,
  cook: (kitchen) => write(kitchen, 'potato'),
};

type Kind = 'composed' | 'grain' | 'bread' | 'potato';

const BASES: Readonly<Record<Kind, readonly Parameters<typeof pick>[1][]>> = {
  composed: [],
  grain: [isLooseGrain, (food) => isRice(food) && food.id !== 'risotto-rice'],
  // What is cut across and filled makes no crisp crumb for a salad.
  bread: [(food) => isBread(food) && !/bagel|bun|roll|brioche|croissant|crumpet|muffin|scone/.test(food.id)],
  potato: [isPotato],
};

/** Pulses that are ready to eat: from a tin, or lentils from a pouch. */
function findLegume(kitchen: Kitchen): Item | undefined {
  return (
    first(kitchen, (food) => isTinnedLegume(food) && !isNamed(food, 'baked-beans', 'refried-beans')) ??
    kitchen.items.find(({ food, typed }) => isLentil(food) && /pouch|packet|\btin|cooked/i.test(typed.join()))
  );
}

/** Tough raw, and tender once it is rubbed with something sharp. */
const isRubbed = (food: Food): boolean => food.id === 'kale';

const isSharpOnion = (food: Food): boolean => isNamed(food, 'red-onion', 'spring-onion', 'onion');

/** Crisped in a pan, and not for bread that is fried in oil already. */
const findCured = (kitchen: Kitchen, kind: Kind): Item | undefined =>
  kind === 'bread' || !kitchen.has('hob')
    ? undefined
    : first(kitchen, (food) => isRasher(food) && food.id !== 'prosciutto');

const findEgg = (kitchen: Kitchen): Item | undefined => first(kitchen, isEgg) ?? kitchen.find('boiled-egg');

function findMeat(kitchen: Kitchen): Item | undefined {
  return (
    first(kitchen, (food) => isTinnedFish(food) && food.id !== 'anchovies', isReadyFish, isCookedMeat) ??
    kitchen.items.find(
      ({ food, state }) =>
        (isPrawn(food) || isPoultry(food)) && (food.form === 'cooked' || /cooked/.test(state)),
    ) ??
    kitchen.find('crab-stick', 'ham', 'prosciutto')
  );
}

function write(kitchen: Kitchen, kind: Kind) {
  const { us, servings } = kitchen;
  const vegetables = pick(kitchen, (food) => isSaladVegetable(food) || isRubbed(food))
    .sort(byWorth)
    .slice(0, 5);
  const base = first(kitchen, ...BASES[kind]);
  const legume = findLegume(kitchen);
  const meat = findMeat(kitchen);
  const cheese =
    first(kitchen, (food) => isCheese(food) && !isFryingCheese(food)) ?? kitchen.find('queso-fresco');
  const egg = kind === 'composed' || kind === 'potato' ? findEgg(kitchen) : undefined;
  const cured = findCured(kitchen, kind);
  const hearts = real([legume, meat, cured, cheese, egg]);
  if (!makesSalad(kitchen, kind, base, vegetables, hearts)) return null;
  const board = startDraft(kitchen);
  const steps: Said[] = [];
  const salt = takeSalt(board);
  const isBread = kind === 'bread';
  const boiled = takeIf(board, isBread ? undefined : base, (item) => ({
    each: kind === 'potato' ? 200 : 65,
    ...withCut(item, kind === 'potato' ? 'chunks-3cm' : undefined),
  }));
  if (boiled !== null) steps.push(cookBase(boiled, kind, half(salt), us, servings));
  // Eggs that are the heart of the plate come in twos.
  const eggs = meat === undefined && legume === undefined && kind === 'composed' ? 2 : 1;
  const eggPart = takeIf(board, egg, { each: (egg?.food.gramsEach ?? 50) * eggs, prepare: '' });
  const bound = takeMayo(board, kind, real([meat, cured, egg]).length > 0);
  // What is bound with mayonnaise wants half the oil.
  const oil = takeOil(board, bound.length > 0 ? Math.max(1, servings / 2) : Math.max(2, servings));
  const curedPart = crispCured(board, cured, steps);
  const toasted = takeIf(board, isBread ? base : undefined, {
    each: 70,
    prepare: 'torn into bite-sized pieces',
  });
  if (toasted !== null)
    steps.push(
      say`Heat ${half(oil)} in a wide frying pan ${over('medium')}. Add ${toasted} and turn ${until('crisp outside and still a little chewy inside', 5, 6)}. Tip into a large bowl.`,
    );
  const croutons = takeCroutons(board, kind, vegetables, steps);
  if (eggPart !== null) steps.push(boilEgg(eggPart, us, 'halve'));
  const crisp = vegetables.filter((item) => !isSharpOnion(item.food) && !isSaladLeaf(item.food));
  const leaves = vegetables.filter((item) => isSaladLeaf(item.food));
  const fruit = takeGuestFruit(board, [...crisp, ...leaves], real([...leaves, cheese, meat]));
  const acid = fruit?.juice ?? takeAcid(board);
  const bloomed = isBread ? null : bloomSpice(board, oil);
  steps.push(...real([bloomed]));
  const mustard = needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tsp');
  const honey = needIf(board, kitchen.find('honey'), 0.5, 'tsp');
  const pepper = takePepper(board);
  const onionParts = pick(kitchen, isSharpOnion).map((item) =>
    board.take(item, { each: 25, cut: 'thin-slices' }),
  );
  const saltLeft = boiled === null ? salt : rest(salt);
  steps.push(
    together(
      say`In ${isBread ? 'a cup' : 'a large bowl'}, whisk ${[acid, ...real([mustard, honey]), ...bound, saltLeft, pepper]} with ${bloomed === null ? (isBread ? rest(oil) : oil) : 'the spiced oil'} until thick and cloudy.`,
      sayIf(
        onionParts.length > 0 && !isBread,
        () => say`Drop in ${onionParts} while you do the rest: the dressing takes off the raw bite.`,
      ),
    ),
  );
  const crispParts = crisp.map((item) => board.take(item, { each: 90, ...saladCut(item) }));
  const legumePart = takeIf(board, legume, ({ food }) => ({
    each: 110,
    ...(isLentil(food) ? { prepare: 'ready cooked, drained' } : {}),
  }));
  const meatPart = takeIf(board, meat, (item) => ({
    each: 70,
    ...withCut(item, item.food.category === 'tinned-fish' ? undefined : 'strips'),
  }));
  const bowl = real([...crispParts, legumePart]);
  steps.push(tossBowl(kind, boiled ?? toasted, bowl, onionParts, the));
  const leafParts = leaves.map((item) => board.take(item, { each: 45, prepare: 'washed, dried and torn' }));
  const cheesePart = takeIf(board, cheese, ({ food }) => ({
    each: 40,
    prepare: isHardCheese(food) ? 'shaved or coarsely grated' : 'crumbled',
  }));
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const nuts = takeIf(board, first(kitchen, isNut, isSeed), { each: 12, prepare: '' });
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 15 });
  const anchovies = takeIf(board, kitchen.find('anchovies'), { each: 8, prepare: 'drained' });
  const folded = real([...leafParts, fruit?.flesh, olives]);
  const crisped = real([curedPart, croutons]).map((part) => portion(part, 0, the(part)));
  steps.push(
    heapPlates(
      folded,
      [...real([meatPart, anchovies, cheesePart, herb, nuts]), ...crisped],
      eggPart !== null,
    ),
  );
  for (const one of steps) board.step(() => one);
  return board.finish(() => ({
    dish: kind === 'composed' ? 'composed-salad' : `${kind}-salad`,
    ...nameIt(kitchen, kind, base, vegetables, hearts),
    keeps: KEEPS[kind],
    plate: [180, 600],
    fit:
      (kind === 'potato' && bound.length > 0 ? 0.9 : 0.5) +
      (kind === 'composed' && leaves.length === 0 ? 0 : 0.15) +
      0.08 * real([cheese]).length +
      0.05 * real([herb]).length +
      (real([legume, meat]).length === 0 ? 0 : 0.1),
  }));
}

/** Leaves like something that crackles. */
function takeCroutons(board: Board, kind: Kind, vegetables: readonly Item[], steps: Said[]): Part | null {
  const { kitchen } = board;
  if (kind !== 'composed' || !kitchen.has('hob') || !vegetables.some(({ food }) => isSaladLeaf(food)))
    return null;
  const part = takeIf(board, first(kitchen, ...BASES.bread), {
    each: 35,
    prepare: 'torn into small pieces',
  });
  if (part !== null)
    steps.push(say`Turn ${part} in a dry frying pan ${over('medium')} ${until('crisp and golden', 5, 6)}.`);
  return part;
}

const KEEPS: Readonly<Record<Kind, string>> = {
  grain: 'Keeps 2 days in the fridge without the leaves; add a squeeze of something sharp to wake it up.',
  potato: 'Keeps a day in the fridge, covered; take it out half an hour before you eat.',
  bread: 'Best within the hour, while the crisp things are crisp.',
  composed: 'Best within the hour, while the crisp things are crisp.',
};

/** A salad wants something fresh, and something to make a meal of it. */
function makesSalad(
  kitchen: Kitchen,
  kind: Kind,
  base: Item | undefined,
  vegetables: readonly Item[],
  hearts: readonly Item[],
): boolean {
  if (vegetables.length === 0) return false;
  // Pulses and fish or meat are a plate with one kind of leaf.
  const isHearty = hearts.length > 1 && hearts.some(({ food }) => isTinnedLegume(food) || isLentil(food));
  // So are fish or cold meat with one thing that is crisp.
  const meat = findMeat(kitchen);
  const isPlate =
    meat !== undefined && !isTinnedFish(meat.food) && vegetables.some(({ food }) => !isSharpOnion(food));
  // Pears and blue cheese on one kind of leaf are a salad by themselves.
  const isFruited = hasGuestFruit(kitchen) && hearts.some(({ food }) => isCheese(food));
  if (kind === 'composed')
    return hearts.length > 0 && (vegetables.length > 1 || isHearty || isPlate || isFruited);
  if (base === undefined) return false;
  const juicy: readonly FoodId[] = ['tomato', 'cherry-tomato', 'cucumber', 'pepper'];
  return kind !== 'bread' || vegetables.some((item) => juicy.includes(item.food.id));
}

function cookBase(
  part: Part,
  kind: Kind,
  salt: ReturnType<typeof half>,
  us: boolean,
  servings: number,
): Said {
  if (kind === 'potato') {
    return say`Put ${part} in a pan, cover with cold water and add ${salt}. Bring ${boiling()} and cook ${until('knife-slips', 12, 15)}. Drain well and leave to steam dry for ${wait(5, '5 minutes')}: dressed warm, potatoes drink the dressing in.`;
  }
  if (part.food.form === 'cooked') return say`Loosen ${part} with a fork and season with ${salt}.`;
  const isBulgur = /bulgur/.test(part.food.id);
  if (isBulgur || part.food.id.startsWith('couscous')) {
    const ml = Math.round((part.grams * (isBulgur ? 2 : 1.3)) / 25) * 25;
    return say`Put ${[part, salt]} in a large bowl, pour over ${us ? `${Math.round((ml / 236) * 4) / 4} cups` : `${ml} ml`} of water straight from the ${boiling('boil')}, cover with a plate and leave ${wait(isBulgur ? 20 : 5)}. ${isBulgur ? 'Drain what is left, fluff' : 'Fluff'} with a fork and let it cool.`;
  }
  const heat = part.food.heat.boil ??
    part.food.heat.simmer ?? { minutes: [12, 15] as const, cue: 'grains-tender' as const };
  return say`Bring a large pan of water ${boiling()} with ${salt}. Add ${part} and cook ${until(heat.cue, heat.minutes[0], heat.minutes[1])}. Drain, then spread out on a plate to cool${servings > 6 ? ' in a thin layer' : ''}.`;
}

function tossBowl(
  kind: Kind,
  base: Part | null,
  bowl: readonly Part[],
  onions: readonly Part[],
  name: typeof the,
): Said {
  if (kind === 'bread') {
    return say`Add ${[...bowl, ...onions]} to the bread, pour over the dressing and toss well. Leave for ${wait(10, '10 minutes')}, turning once, so that the bread soaks up the juices but keeps some crunch.`;
  }
  if (base !== null)
    return say`Add ${name(base)}${sayIf(bowl.length > 0, () => say` and ${bowl}`)} to the dressing and turn over until everything shines.`;
  if (bowl.length === 0) return say``;
  if (bowl.some(({ food }) => isRubbed(food)))
    return say`Add ${bowl} to the dressing and rub with your hands for two minutes, until the leaves turn dark and limp.`;
  return say`Add ${bowl} to the dressing and turn ${it(...bowl)} over with your hands until ${it(...bowl) === 'it' ? 'it' : 'they'} ${are(...bowl)} coated.`;
}

function nameIt(
  kitchen: Kitchen,
  kind: Kind,
  base: Item | undefined,
  vegetables: readonly Item[],
  hearts: readonly Item[],
) {
  const { us } = kitchen;
  const names = [
    ...hearts,
    ...vegetables.filter(
      (item) => !isNamed(item.food, 'spring-onion', 'onion', 'red-onion', 'salad-leaves', 'lettuce'),
    ),
  ].map((item) =>
    base === undefined || isNamed(item.food, 'avocado', 'cucumber')
      ? nameOne(item.food, us)
      : nameMany(item.food, us),
  );
  if (kind === 'bread') {
    const guest = hearts.find((item) => item.food.roles.includes('cheese')) ?? hearts[0];
    return {
      title: `${vegetables.some((item) => /tomato/.test(item.food.id)) ? 'tomato and bread salad' : 'crisp bread salad'}${guest === undefined ? '' : ` with ${nameMany(guest.food, us)}`}`,
      introduction:
        'Stale bread is the point here, not a makeshift: fresh bread would turn to mush where this soaks up the juices and stays chewy.',
    };
  }
  if (base !== undefined) {
    return {
      title:
        names.length === 0
          ? `${nameOne(base.food, us)} salad`
          : `${nameOne(base.food, us)} salad with ${listWords(names.slice(0, 2))}`,
      introduction:
        kind === 'potato'
          ? 'Potatoes dressed while they are warm take the dressing right to the middle.'
          : `The ${nameOne(base.food, us)} is dressed first and drinks the sharpness in; what is crisp goes in afterwards and stays so.`,
    };
  }
  return {
    title:
      `${listWords(names.slice(0, 3))} salad`.length <= 60
        ? `${listWords(names.slice(0, 3))} salad`
        : `${listWords(names.slice(0, 2))} salad`,
    introduction: kitchen.wording(
      'The bowl that held the dressing takes everything else as well, so there is one thing to wash.',
      'Dressed at the last moment and by hand: fingers bruise less than two spoons do.',
      'A sharp dressing, shaken thick before anything meets it, coats where a thin one runs off.',
    ),
  };
}

// A pot of soup with pieces in it: onions first, roots and liquid, quick vegetables, beans and leaves at the end.

import type { Dish } from '../dish.ts';
import type { Part, Said } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { roundAmount } from '../measure-part.ts';
import { takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCuredSausage,
  isGarlic,
  isGratingCheese,
  isHardyHerb,
  isLeafyGreen,
  isLentil,
  isNamed,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { readPace, simmerCut, takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { nameSome } from '../words/name-food.ts';
import { are, boiling, core, half, it, over, rest, say, sayIf, the, together, until } from '../words/say.ts';

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
  readonly leaves: readonly Item[];
}

const AROMATIC_IDS = ['carrot', 'celery', 'leek', 'fennel'];

function fill(kitchen: Kitchen): Fill | null {
  const vegetables = pick(kitchen, (food) => (isCookable(food) || isPotato(food)) && food.id !== 'aubergine')
    .sort(byWorth)
    .slice(0, 6);
  const onions = pick(kitchen, isOnion, 1);
  const aromatics = [...onions, ...vegetables.filter((item) => AROMATIC_IDS.includes(item.food.id))];
  const others = vegetables.filter((item) => !aromatics.includes(item));
  const pulses = pick(kitchen, (food) => isTinnedLegume(food) || isLentil(food), 2);
  if (vegetables.length + pulses.length + pick(kitchen, isTinnedTomato).length < 2 && vegetables.length < 2)
    return null;
  if (vegetables.length === 0) return null;
  return {
    aromatics,
    slow: others.filter((item) => readPace(item) === 'slow'),
    quick: others.filter((item) => readPace(item) === 'medium' || readPace(item) === 'fast'),
    leaves: others.filter((item) => isLeafyGreen(item.food)),
  };
}

function write(kitchen: Kitchen, found: Fill) {
  const board = startDraft(kitchen);
  const { us, servings } = kitchen;
  const bacon = first(kitchen, isBacon, isCuredSausage);
  const chooseChicken = () => (bacon === undefined ? first(kitchen, isPoultry) : undefined);
  const chicken = chooseChicken();
  const chooseCookedMeat = () => (chicken === undefined ? first(kitchen, isCookedMeat) : undefined);
  const cookedMeat = chooseCookedMeat();
  const pulses = pick(kitchen, isTinnedLegume, 1);
  const chooseLentils = () => (pulses.length === 0 ? first(kitchen, isLentil) : undefined);
  const lentils = chooseLentils();
  const tomato = first(kitchen, isTinnedTomato);
  const pasta =
    found.slow.some((item) => isPotato(item.food)) || lentils !== undefined
      ? undefined
      : first(kitchen, isPasta);
  const garlic = first(kitchen, isGarlic);
  const herb = first(kitchen, isSoftHerb);
  const hardy = first(kitchen, isHardyHerb);
  const lemon = first(kitchen, isCitrus);
  const cheese = first(kitchen, isGratingCheese);

  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const aromatics = found.aromatics.map((item) =>
    board.take(item, { each: 75, ...withCut(item, item.food.id === 'leek' ? 'slices-1cm' : 'fine-dice') }),
  );
  if (aromatics.length === 0)
    aromatics.push(
      board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' }),
    );
  const chooseSalt = () => takeSalt(board, bacon === undefined ? 0.25 : 0.125);
  const salt = chooseSalt();
  const baconPart = takeIf(board, bacon, (item) => ({
    each: 35,
    ...withCut(item, isBacon(item.food) ? 'strips' : 'dice-1cm'),
  }));
  if (baconPart !== null) {
    board.step(
      () =>
        say`Put ${baconPart} and ${oil} in a large pan ${over('medium')} and cook, stirring, ${until('crisp-golden', 5, 6)}. Add ${[...aromatics, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
    );
  } else {
    board.step(
      () =>
        say`Warm ${oil} in a large pan ${over('medium')}. Add ${[...aromatics, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
    );
  }

  const garlicPart = takeIf(board, garlic, { total: servings > 3 ? 12 : 8, cut: 'finely-chopped' });
  const hardyPart = takeIf(board, hardy, { each: 1, cut: 'finely-chopped' });
  const early = [garlicPart, hardyPart].filter((part): part is Part => part !== null);
  const slow = found.slow.map((item) => board.take(item, { each: 110, ...simmerCut(item) }));
  const tomatoPart = takeIf(board, tomato, { each: 200 });
  const lentilPart = takeIf(board, lentils, { each: 50 });
  const chickenPart = takeIf(board, chicken, { each: 110 });
  const chooseMillilitres = () =>
    roundAmount(servings * (tomatoPart === null ? 400 : 275) + (lentilPart?.grams ?? 0) * 2.5);
  const millilitres = chooseMillilitres();
  const chooseWater = () =>
    us ? `${Math.round((millilitres / 236.6) * 2) / 2} cups water` : `${millilitres} ml water`;
  const water = chooseWater();
  const stock = kitchen.find(
    'chicken-stock',
    'stock',
    'beef-stock',
    'fish-stock',
    'stock-cube',
    'vegetable-stock-cube',
    'chicken-stock-cube',
    'bouillon',
  );
  const pot = [...slow, lentilPart, chickenPart, tomatoPart].filter((part): part is Part => part !== null);
  const chooseLiquid = () =>
    stock === undefined
      ? say`${water} and ${rest(salt)}`
      : say`${board.take(stock, { each: stock.food.amount.unit === 'ml' ? 250 : 5 })}, ${stock.food.amount.unit === 'ml' ? `${us ? 'a cup' : '200 ml'} of water` : water} and ${rest(salt)}`;
  const liquid = chooseLiquid();
  const chooseLongest = () =>
    chickenPart !== null
      ? ([22, 25] as const)
      : lentilPart !== null
        ? ([25, 30] as const)
        : slow.length > 0
          ? ([15, 18] as const)
          : ([8, 10] as const);
  const longest = chooseLongest();
  const chooseDoneWhen = () =>
    chickenPart !== null
      ? null
      : slow[0] !== undefined
        ? `${the(...slow)} ${are(...slow)} tender`
        : lentilPart !== null
          ? `${the(lentilPart)} ${are(lentilPart)} soft`
          : `${the(...aromatics)} ${are(...aromatics)} quite tender`;
  const doneWhen = chooseDoneWhen();
  const chooseChickenDone = () =>
    chickenPart === null
      ? null
      : say`the thickest piece should read ${core(chickenPart.food.core?.coreC ?? 74, us)}`;
  const chickenDone = chooseChickenDone();
  board.step(() =>
    together(
      sayIf(early.length > 0, () => say`Stir in ${early} and cook ${until('fragrant', 1)}.`),
      say`${pot.length === 0 ? 'Pour in ' : say`Add ${pot}, then `}${liquid}. Bring ${boiling()}, then turn the heat down and simmer with the lid half on ${until(doneWhen ?? 'the chicken is cooked through', longest[0], longest[1])}${chickenDone === null ? '.' : say`: ${chickenDone}.`}`,
    ),
  );

  if (chickenPart !== null)
    board.step(() => say`Lift the chicken onto a plate and shred it with two forks. Keep it to one side.`);

  const quick = found.quick.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  const pastaPart = takeIf(board, pasta, { each: 35 });
  const pulseParts = pulses.map((item) => board.take(item, { each: 120 }));
  const cookedPart = takeIf(board, cookedMeat, (item) => ({ each: 70, ...withCut(item, 'strips') }));
  const leaves = found.leaves.map((item) => board.take(item, { each: 50, ...withCut(item, 'shreds') }));
  const late: Said[] = [];
  const middle = [...quick, pastaPart].filter((part): part is Part => part !== null);
  if (middle.length > 0) {
    const minutes = pastaPart === null ? ([5, 7] as const) : ([10, 12] as const);
    late.push(
      say`Add ${middle} and simmer ${until(`${pastaPart === null ? the(...quick) : the(pastaPart)} ${pastaPart === null ? are(...quick) : are(pastaPart)} just tender`, minutes[0], minutes[1])}.`,
    );
  }
  const end = [...pulseParts, cookedPart, ...leaves].filter((part): part is Part => part !== null);
  if (end.length > 0) {
    const cue =
      leaves.length > 0
        ? `${the(...leaves)} ${are(...leaves)} wilted and everything is steaming hot`
        : 'everything is steaming hot';
    late.push(say`Stir in ${end} and cook ${until(cue, 3, 4)}.`);
  }
  board.step(() => together(...late));

  const pepper = takePepper(board);
  const lemonPart = takeIf(board, lemon, (item) => ({
    total: (item.food.gramsEach ?? 60) / 2,
    prepare: 'juiced',
  }));
  const herbPart = takeIf(board, herb, { each: 4, cut: 'chopped' });
  const cheesePart = takeIf(board, cheese, { each: 15, cut: 'grated' });
  board.step(() =>
    together(
      say`${chickenPart === null ? '' : 'Return the chicken to the pan. '}Take off the heat and season with ${pepper}${sayIf(lemonPart, (lemonPart) => say` and ${lemonPart}`)}; taste, and add a pinch more salt if it seems flat.`,
      say`Ladle into bowls${herbPart === null && cheesePart === null ? ' and eat hot' : say` and scatter with ${[herbPart, cheesePart].filter((part): part is Part => part !== null)}`}.`,
    ),
  );

  const chooseNamed = () => [
    ...found.slow,
    ...found.quick,
    ...(lentils === undefined ? [] : [lentils]),
    ...found.aromatics.filter((item) => !isOnion(item.food) && !isNamed(item.food, 'celery')),
    ...found.leaves,
    ...pulses,
    ...found.aromatics,
  ];
  const named = chooseNamed();
  const chooseLead = () =>
    chicken !== undefined
      ? [chicken, ...named]
      : bacon !== undefined
        ? [...named.slice(0, 2), bacon]
        : pulses[0] !== undefined
          ? [...named.slice(0, 2), pulses[0]]
          : named;
  const lead = chooseLead();
  const unique = [...new Set(lead.map((item) => item.food))];
  return board.finish(() => ({
    dish: 'chunky-soup',
    title: `${nameSome(unique, us, nameSome(unique, us, 3).length > 44 ? 2 : 3)} soup`,
    introduction: introduce(kitchen, found, leaves, pulseParts),
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [280, 750],
    fit:
      0.55 +
      (found.aromatics.length > 0 ? 0.15 : 0) +
      (pulses.length > 0 || lentils !== undefined || chicken !== undefined ? 0.15 : 0),
  }));
}

function introduce(kitchen: Kitchen, found: Fill, leaves: readonly Part[], pulses: readonly Part[]): string {
  if (leaves.length > 0) {
    return `The roots get their time and ${the(...leaves)} only a few minutes at the end, so ${it(...leaves) === 'them' ? 'they stay' : 'it stays'} bright.`;
  }
  if (pulses[0] !== undefined)
    return `Ten unhurried minutes with the onions do most of the work; ${the(pulses[0])} go in late, so they keep their shape.`;
  return kitchen.wording(
    `A slow start with the ${found.aromatics[0]?.food.name ?? 'onion'} is what makes plain water taste like stock.`,
    'Everything goes into one pot, in the order it needs, so nothing is overcooked and nothing is raw.',
  );
}

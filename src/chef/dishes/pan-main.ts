// A piece of meat, fish or frying cheese from the pan with vegetables beside it.

import type { Dish } from '../dish.ts';
import type { Part, Said } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChop,
  isCitrus,
  isCookable,
  isFish,
  isFruit,
  isFryingCheese,
  isGarlic,
  isHardyHerb,
  isLeafyGreen,
  isMushroom,
  isOnion,
  isPotato,
  isPoultry,
  isSausage,
  isSoftHerb,
  isTofu,
  pick,
} from '../slots.ts';
import { startDraft, type TakeOptions } from '../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { listWords } from '../words/list-words.ts';
import { nameMany } from '../words/name-food.ts';
import {
  are,
  boiling,
  half,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../words/say.ts';
import { fruitCut } from './fruit-cut.ts';

export const panMain: Dish = {
  id: 'pan-main',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: write,
};

/** Meats that take fruit beside them. */
const FRUIT_GOES_WITH = /pork|gammon|sausage|duck/;

function cutForPan(item: Item): TakeOptions {
  const { food } = item;
  if (isFruit(food)) return { each: 80, ...fruitCut(item) };
  const shreds = isLeafyGreen(food) || food.category === 'cabbage';
  return { each: 100, ...withCut(item, shreds ? 'shreds' : (food.heat['stir-fry']?.cut ?? food.cuts[0])) };
}

function findFruit(kitchen: Kitchen, main: Item): Item | undefined {
  return FRUIT_GOES_WITH.test(main.food.id)
    ? kitchen.find('apple', 'pear', 'pineapple', 'plum', 'apricot')
    : undefined;
}

function findMain(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isPoultry(food) && /breast|fillet|thigh|boneless|duck/.test(food.id),
    isChop,
    isFish,
    isFryingCheese,
    isTofu,
    isSausage,
    (food) => food.id === 'gammon',
  );
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const main = findMain(kitchen);
  if (main === undefined || servings > 4) return null;
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  const potato = first(kitchen, isPotato);
  const fruit = findFruit(kitchen, main);
  if (real([...vegetables, potato, fruit]).length === 0) return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board, 0.4);
  let left = 1;
  const saltShare = (share: number, words: string) => {
    left -= share;
    return portion(salt, share, words);
  };
  const potatoPart = takeIf(board, potato, { each: 220, cut: 'chunks-3cm' });
  const oil = takeOil(board, Math.max(2, servings));
  const boiled = vegetables.filter(
    (item) =>
      !isMushroom(item.food) &&
      item.food.category !== 'fruiting-vegetable' &&
      !isLeafyGreen(item.food) &&
      item.food.category !== 'cabbage',
  );
  const fried = [...vegetables.filter((item) => !boiled.includes(item)), ...real([fruit])];
  const boiledParts = boiled.map((item) =>
    board.take(item, { each: 110, ...withCut(item, item.food.heat.boil?.cut ?? item.food.cuts[0]) }),
  );
  if (potatoPart !== null) {
    board.step(() =>
      together(
        say`Put ${potatoPart} in a pan, cover with cold water and add ${saltShare(0.5, 'half the salt')}. Bring ${boiling()} and cook ${until('knife-slips', 12, 15)}.`,
        sayIf(
          boiledParts.length > 0,
          () => say`Add ${boiledParts} for the last ${boilMinutes(boiled)} minutes.`,
        ),
        say`Drain and leave in the hot pan with the lid on.`,
      ),
    );
  } else if (boiledParts.length > 0) {
    board.step(
      () =>
        say`Bring a pan of water ${boiling()} with ${saltShare(0.5, 'half the salt')}. Add ${boiledParts} and cook ${until(`just tender but still bright`, boilMinutes(boiled), boilMinutes(boiled) + 1)}. Drain and leave in the hot pan with the lid on.`,
    );
  }
  const pepper = takePepper(board);
  const mainPart = board.take(main, {
    each: isFish(main.food) ? 140 : isSausage(main.food) ? 150 : isFryingCheese(main.food) ? 100 : 160,
    ...(isFryingCheese(main.food)
      ? { cut: 'slices-1cm' as const }
      : isTofu(main.food)
        ? { prepare: 'pressed dry and thickly sliced' }
        : {}),
  });
  const lastSalt = portion(salt, left, left === 1 ? `the ${salt.noun}` : `the rest of the ${salt.noun}`);
  board.step(
    () => searMain(mainPart, main, oil, fried.length > 0, lastSalt, pepper, us),
    boiledParts.length > 0 || potatoPart !== null ? 'meanwhile' : undefined,
  );
  const friedParts = fried.map((item) => board.take(item, cutForPan(item)));
  const onion =
    fried.length > 0 ? takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'thin-slices' }) : null;
  if (friedParts.length > 0) {
    const leafy = fried.every((item) => isLeafyGreen(item.food));
    board.step(
      () =>
        say`Put ${real([onion, ...friedParts])} into the fat in the pan with ${rest(oil)} ${over('medium-high')} and turn ${until(leafy ? 'just wilted' : `${the(...friedParts)} ${are(...friedParts)} tender and browned in places`, leafy ? 3 : 6, leafy ? 4 : 8)}. Slide onto warm plates.`,
    );
  }
  const butter = board.need(
    ['butter', 'olive-oil', 'vegetable-oil'].filter((id) => id !== oil.food.id),
    kitchen.choose('butter') === undefined ? 1 : 15,
    kitchen.choose('butter') === undefined ? 'tbsp' : 'g',
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const wet = takeIf(
    board,
    kitchen.find('cider', 'white-wine', 'sherry', 'marsala', 'stock', 'chicken-stock'),
    { each: 60 },
  );
  const cream = takeIf(board, kitchen.find('double-cream', 'creme-fraiche', 'single-cream', 'soured-cream'), {
    each: 35,
  });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' });
  const soft = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const mustard =
    kitchen.find('mustard', 'dijon-mustard', 'wholegrain-mustard') === undefined
      ? null
      : board.need(['dijon-mustard', 'wholegrain-mustard', 'mustard'], 1, 'tsp');
  const sharp = real([garlic, hardy]);
  const off = real([cream, lemon, mustard, soft]);
  board.step(() =>
    together(
      say`Take the pan off the fierce heat and ${butter.food.category === 'butter' ? 'melt' : 'warm'} ${butter} in it ${over('low')}${sayIf(sharp.length > 0, () => say` with ${sharp}`)} ${until(butter.food.category === 'butter' ? 'it foams and smells nutty' : 'it smells good', 1)}. ${sayIf(wet, (part) => say`Pour in ${part} and let it bubble ${over('medium')} ${until('reduced-by-half', 2, 3)}. `)}Stir in ${off.length === 0 ? 'a spoonful of water' : wet === null ? say`${off} and a spoonful of water` : say`${off}`}, scraping up what has stuck.`,
      say`Serve the ${mainPart.noun}${boiledParts.length + (potatoPart === null ? 0 : 1) === 0 ? '' : ` with ${the(...real([potatoPart, ...boiledParts]))}`} and spoon the pan juices over everything.`,
    ),
  );
  const names = [...(potato === undefined ? [] : [potato]), ...vegetables]
    .slice(0, 2)
    .map((item) => nameMany(item.food, us));
  const method = isFish(main.food) ? 'pan-fried' : 'seared';
  const long = `${method} ${nameMany(main.food, us)} with ${listWords(names)}`;
  return board.finish(() => ({
    dish: 'pan-main',
    title: long.length <= 60 ? long : `${nameMany(main.food, us)} with ${listWords(names)}`.slice(0, 60),
    introduction: isFish(main.food)
      ? kitchen.wording(
          'Most of the cooking is done on one side, undisturbed: that is how the outside crisps while the middle stays moist.',
          'Dry the fish well and leave it be: it lets go of the pan by itself when it is ready to turn.',
          'Ten minutes at the stove, and nearly all of them with the fish on one side.',
        )
      : kitchen.wording(
          'The juices left in the pan, loosened with a spoonful of water, are all the sauce this needs.',
          'A dry surface and a pan that is left alone give the crust; the crust, scraped up, gives the sauce.',
          'Two pans at once, and a sauce made of nothing but what has stuck.',
        ),
    keeps: 'Best at once; what is left keeps 2 days in the fridge, reheated until steaming.',
    plate: [230, 700],
    fit: 0.6 + (potato === undefined ? 0 : 0.1) + (lemon === null ? 0 : 0.05),
  }));
}

function boilMinutes(items: readonly Item[]): number {
  return Math.max(3, ...items.map((item) => item.food.heat.boil?.minutes[0] ?? 4));
}

function searMain(
  part: Part,
  item: Item,
  oil: Part,
  saveOil: boolean,
  salt: ReturnType<typeof half>,
  pepper: Part,
  us: boolean,
): Said {
  const oilUse = saveOil ? half(oil) : oil;
  const dry = isSausage(item.food) || isFryingCheese(item.food) ? '' : 'Pat dry and season ';
  const opening =
    dry === ''
      ? say`Keep ${salt} and ${pepper} at hand.`
      : say`Pat ${part} dry and season with ${salt} and ${pepper}.`;
  const name = dry === '' ? say`${part}` : say`${the(part)}`;
  const heat = item.food.heat.sear ??
    item.food.heat.fry ?? { minutes: [8, 10] as const, cue: 'deep-gold-crust' as const };
  const [low, high] = isPoultry(item.food)
    ? /thigh/.test(item.food.id)
      ? [28, 32]
      : [12, 15]
    : heat.minutes;
  const level = isSausage(item.food) || isPoultry(item.food) ? 'medium' : 'medium-high';
  const fish = isFish(item.food);
  const manner = fish
    ? 'skin side down if there is skin, without moving, for most of the time, then turn and finish'
    : isSausage(item.food)
      ? 'turning often'
      : 'turning once or twice';
  const cue = fish
    ? 'opaque nearly to the top and easy to flake'
    : isFryingCheese(item.food) || isTofu(item.food)
      ? 'deep gold on both sides'
      : 'well browned outside and cooked through';
  const coreSaid =
    part.food.core === undefined
      ? null
      : say`${part.plural ? 'They' : 'It'} should read ${readsCore(part, us)}.`;
  const resting = part.food.core?.restMinutes;
  return together(
    opening,
    say`Heat ${oilUse} in a large frying pan ${over(level)}. Add ${name} and cook, ${manner}, ${until(cue, low, high)}.`,
    coreSaid,
    say`Lift onto a warm plate${resting === undefined ? '.' : say` and rest ${wait(resting)}.`}`,
    dry === '' ? say`Season now.` : null,
  );
}

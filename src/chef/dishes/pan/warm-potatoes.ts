// Potatoes dressed while they are hot, with beans boiled in the same pan and whatever is crisp and raw beside them;
// bacon, fish or eggs where there are some.

import type { FoodId } from '../../../food/foods.ts';
import { boilEgg, fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCitrus,
  isNamed,
  isOnion,
  isPotato,
  isReadyFish,
  isSaladLeaf,
  isSoftCheese,
  isSoftHerb,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, boiling, core, over, say, sayIf, the, together, until, wait } from '../../words/say.ts';

export const warmPotatoes: Dish = {
  id: 'warm-potatoes',
  family: 'salad',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.62,
  cook: write,
};

const BOILED: readonly FoodId[] = [
  'green-beans',
  'runner-beans',
  'asparagus',
  'broad-beans',
  'peas',
  'frozen-peas',
  'sugar-snap-peas',
  'mangetout',
  'tenderstem-broccoli',
  'samphire',
];
const RAW: readonly FoodId[] = [
  'tomato',
  'cherry-tomato',
  'cucumber',
  'radish',
  'celery',
  'courgette',
  'fennel',
  'cooked-beetroot',
];
const SHARP: readonly FoodId[] = ['gherkins', 'capers', 'olives', 'pickled-onions'];

/** Runner beans are read as green beans, and have strings. */
function prepareBeans(item: Item): string {
  if (/runner/i.test(item.typed.join(' '))) return 'strung and sliced on the slant';
  return isNamed(item.food, 'green-beans') ? 'topped and halved' : (item.food.preparation ?? '');
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const potato = first(kitchen, (food) => isPotato(food) && food.id !== 'sweet-potato');
  const boiled = pick(kitchen, (food) => BOILED.includes(food.id))
    .sort(byWorth)
    .slice(0, 2);
  const raw = pick(kitchen, (food) => RAW.includes(food.id))
    .sort(byWorth)
    .slice(0, 3);
  const bacon = first(kitchen, isBacon);
  const fish = findFish(kitchen);
  const egg = kitchen.find('egg');
  if (
    potato === undefined ||
    boiled.length +
      (bacon === undefined ? 0 : 1) +
      (fish === undefined ? 0 : 1) +
      (raw.length > 1 ? 1 : 0) ===
      0
  )
    return null;
  if (boiled.length + raw.length + real([fish, egg]).length === 0 && bacon === undefined) return null;

  const board = startDraft(kitchen);
  const salt = board.need(['salt'], Math.max(0.25, Math.round(servings) / 4), 'tsp');
  const potatoPart = board.take(potato, {
    each: 220,
    prepare: isNamed(potato.food, 'new-potato')
      ? 'scrubbed and halved'
      : us
        ? 'scrubbed and cut into 1 1/4 inch chunks'
        : 'scrubbed and cut into 3 cm chunks',
  });
  const boiledParts = boiled.map((item) => board.take(item, { each: 90, prepare: prepareBeans(item) }));
  const eggPart = takeIf(board, egg, { each: 55, prepare: '' });
  board.step(() =>
    together(
      say`Put ${potatoPart} in a pan of cold, lightly salted water, bring ${boiling()} and cook ${until('knife-slips', 14, 16)}.`,
      sayIf(
        boiledParts.length > 0,
        () =>
          say`Five minutes before the end add ${boiledParts}, and cook both ${until(`${the(...boiledParts)} ${are(...boiledParts)} tender with a little bite`, 4, 5)}.`,
      ),
      say`Drain and leave to steam dry.`,
    ),
  );
  if (eggPart !== null) board.step(() => boilEgg(eggPart, us, 'halve'), 'meanwhile');
  const baconPart = takeIf(board, bacon, { each: 35, cut: 'strips' });
  // Bacon brings fat of its own.
  const oil = takeOil(
    board,
    Math.max(bacon === undefined ? 2 : 1, servings * (bacon === undefined ? 1.5 : 0.75)),
  );
  const dressing = makeDressing(board, { bacon: baconPart, oil, salt });
  board.step(() => dressing);
  const fishPart = takeIf(board, fish, readyFish);
  const seared = searTuna(board, fishPart);
  const rawParts = raw.map((item) => board.take(item, { each: 70, prepare: cutRaw(item) }));
  const onion = takeIf(board, kitchen.find('spring-onion') ?? first(kitchen, isOnion), {
    each: 20,
    cut: 'thin-slices',
  });
  const sharp = takeIf(board, kitchen.find(...SHARP), { each: 15, prepare: 'chopped' });
  const pulse = takeIf(board, first(kitchen, isTinnedLegume), { each: 70 });
  const tossed = real([onion, sharp, pulse, ...rawParts]);
  board.step(
    () =>
      say`Turn ${the(potatoPart, ...boiledParts)} over in the dressing while hot, and leave for ${wait(5, '5 minutes')}: warm potatoes drink it in to the middle.${sayIf(tossed.length > 0, () => say` Fold in ${tossed}.`)}`,
  );
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 30, prepare: 'washed and torn' });
  const anchovies = takeIf(board, kitchen.find('anchovies'), { each: 8, prepare: 'drained' });
  const cheese = takeIf(board, first(kitchen, isSoftCheese), { each: 35, prepare: 'crumbled' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const above = real([seared === '' ? fishPart : null, anchovies, cheese, herb]);
  const laid = [eggPart === null ? '' : 'the eggs', seared].filter((words) => words !== '').join(' and ');
  board.step(
    () =>
      say`${leaves === null ? 'Heap onto plates' : say`Line the plates with ${leaves} and heap the potatoes on top`}${laid === '' ? '' : ` with ${laid}`}${sayIf(above.length > 0, () => say`, finish with ${above}`)}, and serve while still warm.`,
  );
  const lead = nameOne(potato.food, us);
  const beans =
    boiled[0] === undefined
      ? undefined
      : /runner/i.test(boiled[0].typed.join(' '))
        ? 'runner bean'
        : nameOne(boiled[0].food, us);
  const heart = fish ?? bacon;
  const title = [
    lead,
    ...(heart === undefined ? [] : [nameOne(heart.food, us)]),
    ...(beans === undefined ? [] : [beans]),
  ];
  return board.finish(() => ({
    dish: 'warm-potatoes',
    title: fitTitle(
      ...nameNicoise(board, potato),
      `warm ${title.join(', ').replace(/, ([^,]*)$/, ' and $1')} salad${herb === null ? '' : ` with ${nameOne(herb.food, us)}`}`,
      `warm ${title.slice(0, 2).join(' and ')} salad`,
    ),
    introduction:
      baconPart === null
        ? 'The dressing goes on while the potatoes are hot enough to drink it in.'
        : 'The dressing is made in the bacon pan, so that the fat and the brown bits are part of it.',
    keeps: 'Keeps a day in the fridge without the leaves; take it out half an hour before you eat.',
    plate: [260, 700],
    fit:
      0.79 + (boiled.length > 0 ? 0.08 : 0) + (herb === null ? 0 : 0.04) + (heart === undefined ? 0 : 0.04),
  }));
}

function findFish(kitchen: Kitchen): Item | undefined {
  return (
    first(kitchen, (food) => isTinnedFish(food) && food.id !== 'anchovies', isReadyFish) ??
    kitchen.find('tuna', 'anchovies')
  );
}

function readyFish({ food }: Item): TakeOptions {
  if (food.id === 'tuna') return { each: 130, prepare: '' };
  return { each: food.id === 'anchovies' ? 8 : 75, prepare: isTinnedFish(food) ? 'drained' : 'flaked' };
}

/** A fresh steak is fried by itself and laid on in slices: what it is called, or '' where there is none. */
function searTuna(board: Board, part: Part | null): string {
  if (part === null || part.food.id !== 'tuna') return '';
  board.step(
    () =>
      say`Pat ${part} dry and sear in a lightly oiled frying pan ${over('high')}, turning once, ${until('brown outside and firm', 6, 8)} (${readsCore(part, board.kitchen.us)}). Rest for a minute and slice thickly.`,
    'meanwhile',
  );
  return the(part);
}

/** Tuna, eggs and something briny over potatoes have a name. */
function nameNicoise({ parts, kitchen }: Board, potato: Item): readonly string[] {
  const has = (...ids: readonly FoodId[]): boolean => parts.some(({ food }) => ids.includes(food.id));
  return has('tuna', 'tinned-tuna') && has('egg') && has('anchovies', 'olives')
    ? [`tuna niçoise with ${nameMany(potato.food, kitchen.us)}`]
    : [];
}

function cutRaw({ food }: Item): string {
  if (food.id === 'cherry-tomato') return 'halved';
  if (food.id === 'tomato') return 'cut into wedges';
  if (food.id === 'courgette') return 'peeled into thin ribbons';
  return food.id === 'cooked-beetroot' ? 'cut into wedges' : 'thinly sliced';
}

function makeDressing(
  board: Board,
  { bacon, oil, salt }: { readonly bacon: Part | null; readonly oil: Part; readonly salt: Part },
): Said {
  const { kitchen } = board;
  const { servings } = kitchen;
  const citrus = first(kitchen, isCitrus);
  const acid =
    citrus === undefined
      ? board.need(['cider-vinegar', 'red-wine-vinegar', 'vinegar', 'balsamic-vinegar'], servings, 'tbsp')
      : board.take(citrus, { total: 25 * servings, prepare: 'juiced' });
  const mustard = board.need(['wholegrain-mustard', 'mustard'], Math.max(1, servings / 2), 'tsp');
  const creamy = takeIf(
    board,
    kitchen.find('soured-cream', 'creme-fraiche', 'yoghurt', 'greek-yoghurt', 'mayonnaise', 'horseradish'),
    { each: 20 },
  );
  const pepper = takePepper(board);
  if (bacon === null)
    return say`Whisk ${[acid, mustard, salt, ...real([creamy]), pepper]} with ${oil} in a wide bowl until thick.`;
  return say`Put ${bacon} in a cold frying pan with ${oil} and cook ${over('medium')} ${until('crisp, with no pink left', 6, 8)} (${core(74, kitchen.us)}). Off the heat stir in ${[acid, mustard, salt, ...real([creamy]), pepper]}, scraping up what has stuck.`;
}

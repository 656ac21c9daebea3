// A slow pot of meat and roots: browned hard, then left alone at a bare simmer until a fork goes through.

import type { Food } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import { isOnBone, readAlone } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isBraising,
  isChilli,
  isCookable,
  isCuredSausage,
  isCurryPaste,
  isDriedFruit,
  isDriedLegume,
  isGarlic,
  isGinger,
  isHardyHerb,
  isLeafyGreen,
  isNamed,
  isOnion,
  isPotato,
  isSpice,
  isTinnedLegume,
  isTinnedTomato,
  isWarmSpice,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, wiltLeaf, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { inBatches, skimFat } from '../parts/batches.ts';
import { STOCKS } from '../parts/doses.ts';
import { readyChillies } from '../parts/kit.ts';
import { isQuickGreen, lateCut } from '../parts/late-greens.ts';
import { waterFor } from '../parts/pot-water.ts';
import { setDumplings, takeDumplings } from '../parts/suet-dumplings.ts';
import { isIndianSpice } from '../parts/tempering.ts';
import { boilHard, soakBeans } from './bean-pot.ts';

const isSweetSpice = (food: Food): boolean =>
  isNamed(food, 'cinnamon', 'cinnamon-stick', 'ground-ginger', 'allspice', 'star-anise');

export const braise: Dish = {
  id: 'braise',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

function takeSpices(board: Board, most: number): Part[] {
  const { kitchen } = board;
  return pick(kitchen, (food) => isSpice(food) || food.id === 'ras-el-hanout', most).map((item) => {
    const strong = ['cinnamon', 'turmeric', 'chilli-powder', 'cloves', 'allspice'] as const;
    if (item.food.id === 'dried-chilli') return board.take(item, readyChillies(item, kitchen));
    const grams = isNamed(item.food, ...strong) ? 2 : 2 + kitchen.servings;
    return board.take(item, { total: item.food.id === 'nutmeg' ? 1 : grams });
  });
}

/** Stone fruit in a spiced pot, apples with pork. */
function takeFruit(board: Board, meat: Item, isSpiced: boolean): Part | null {
  const { kitchen } = board;
  if (isSpiced)
    return takeIf(board, kitchen.find('apricot', 'plum', 'quince', 'pear'), {
      each: 70,
      prepare: 'stoned and quartered',
    });
  if (!meat.food.id.includes('pork')) return null;
  return takeIf(
    board,
    kitchen.find('apple', 'cooking-apple', 'pear', 'quince', 'plum', 'apricot', 'nectarine', 'peach'),
    ({ food }) => ({
      each: 70,
      prepare: food.category === 'stone-fruit' ? 'stoned and quartered' : 'cored and cut into wedges',
    }),
  );
}

/** Grams for each: a glass of wine among several, twice that of stock, and of a cube its share. */
function pourEach({ id, roles }: Food): number {
  if (roles.includes('alcohol')) return 75;
  return id.endsWith('cube') ? 4 : 150;
}

/** Joints that are fewer than the eaters come off the bone in the kitchen. */
function shareOut(part: Part, servings: number): string {
  const isShared = isOnBone(part.food) && part.unit === null && (part.quantity ?? servings) < servings;
  return isShared || part.food.id === 'ham-hock'
    ? ` Lift out the ${part.noun}, pull the meat from the bone, without skin or gristle, and stir it back in.`
    : '';
}

function nameMeat({ food }: Part, us: boolean): string {
  return nameOne(food, us)
    .replace(/^(stewing|braising|diced) /, '')
    .replace('steak', 'beef');
}

function nameCurry(meat: Part, leaves: readonly Part[], us: boolean): string {
  return `slow ${[nameMeat(meat, us), ...leaves.map(({ food }) => nameOne(food, us))].join(' and ')} curry`;
}

function nameStew(meat: Part, isTagine: boolean, named: readonly string[], us: boolean): string {
  const counted = isOnBone(meat.food) && meat.food.noun === 'count';
  const lead = isTagine
    ? `${nameMeat(meat, us)} tagine`
    : counted
      ? `slow-braised ${(meat.quantity === 1 ? nameOne : nameMany)(meat.food, us)}`
      : `slow ${nameMeat(meat, us)} stew`;
  return fitTitle(
    `${lead} with ${named.length === 0 ? 'onions' : named.join(' and ')}`,
    `${lead} with ${named[0] ?? 'onions'}`,
  );
}

interface Browned {
  readonly part: Part;
  /** Minutes in the pot before the vegetables join for the last forty. */
  readonly alone: number;
  readonly hours: string;
}

/** Dried beans are soaked and boiled before anything else, and the meat is browned whole or in chunks. */
function brownMeat(board: Board, meat: Item, salt: Part, pepper: Part, oil: Part): Browned {
  const isJointed = /\bjoint(?:ed|s)\b/.test(meat.typed.join());
  const part = board.take(meat, {
    // Half of a rabbit is bone.
    each: meat.food.id === 'rabbit' ? 330 : 170,
    ...(isJointed ? { prepare: 'jointed' } : withCut(meat, 'chunks-3cm')),
  });
  const [least] = (meat.food.heat.braise ?? meat.food.heat.simmer)?.minutes ?? [120];
  const alone = readAlone(meat.food) || Math.max(Math.min(60, least - 40), Math.min(80, least - 40));
  board.step(
    () =>
      say`Pat ${part} dry and season with ${half(salt)} and ${pepper}. Heat ${half(oil)} in a heavy, lidded pan ${over('medium-high')} and brown the ${part.noun} ${inBatches(until('a dark crust forms on at least two sides', 8, 10), [part])}. Lift onto a plate.`,
  );
  return { part, alone, hours: alone >= 100 ? 'Two and a half hours' : 'Two hours' };
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const meat = first(kitchen, (food) => isBraising(food) && food.id !== 'bone-marrow');
  if (meat === undefined) return null;
  const board = startDraft(kitchen);
  const dry = first(kitchen, isDriedLegume);
  const beans = dry === undefined ? null : board.take(dry, { each: 55, prepare: '' });
  board.step(() =>
    together(
      sayIf(beans, (one) => soakBeans(one)),
      sayIf(beans, (one) => say`${boilHard(one)} Drain.`),
    ),
  );
  const dumplings = takeDumplings(board);
  const oil = takeOil(board, Math.max(2, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const { part: meatPart, alone, hours } = brownMeat(board, meat, salt, pepper, oil);
  const onBone = isOnBone(meat.food);
  const onionItem = first(kitchen, isOnion) ?? kitchen.find('leek');
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'thin-slices' })
      : board.take(onionItem, {
          each: 80,
          ...withCut(onionItem, isOnion(onionItem.food) ? 'thin-slices' : 'slices-1cm'),
        });
  const bacon = takeIf(board, first(kitchen, isBacon, isCuredSausage), { each: 30, cut: 'strips' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'chopped' });
  // The spices of a curry thicken it as well.
  const paste = first(kitchen, isCurryPaste);
  const isCurry =
    paste !== undefined ||
    (pick(kitchen, (food) => food.id !== 'cumin' && isIndianSpice(food)).length > 0 &&
      kitchen.find('ras-el-hanout') === undefined);
  const barley = kitchen.find('pearl-barley', 'spelt', 'yellow-split-peas', 'green-lentils');
  const flour =
    isCurry || barley !== undefined || dumplings !== null || kitchen.choose('plain-flour') === undefined
      ? null
      : board.need(['plain-flour'], Math.max(1, Math.ceil(servings / 2)), 'tbsp');
  board.step(() =>
    together(
      say`Add ${[rest(oil), ...real([bacon]), onion]} and cook ${over('medium')}, scraping up what has stuck, ${until('soft and golden', 8, 10)}.`,
      real([garlic, flour]).length === 0
        ? null
        : say`Stir in ${real([garlic, flour])} ${until('it smells nutty', 1)}.`,
    ),
  );
  const legume = beans === null ? takeIf(board, first(kitchen, isTinnedLegume), { each: 80 }) : null;
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 25 });
  const isSpiced = first(kitchen, isWarmSpice, isSweetSpice) !== undefined;
  const stoned = takeFruit(board, meat, isSpiced && dried === null);
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and finely grated' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const spices = takeSpices(board, isCurry ? 6 : 3);
  const puree = takeIf(board, kitchen.find('tomato-puree'), { each: 10 });
  const pastePart = takeIf(board, paste, { each: 20 });
  const warm = real([ginger, chilli, ...spices, pastePart, puree]);
  board.step(
    () =>
      sayIf(
        warm.length > 0,
        () => say`Stir in ${warm} and cook ${over('medium')} ${until('fragrant', 1)}.`,
      ) ?? say``,
  );
  const liquid = kitchen.find('red-wine', 'beer', 'cider', 'white-wine', 'sherry', 'marsala', 'port');
  const stock = kitchen.find(...STOCKS);
  const poured = real(
    [liquid, stock].map((item) => takeIf(board, item, ({ food }) => ({ each: pourEach(food) }))),
  );
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 150 });
  const herb = takeIf(board, first(kitchen, isHardyHerb), { total: 2, prepare: '' });
  const bay = takeIf(board, kitchen.find('bay-leaf'), { prepare: '' });
  const millilitres =
    (onBone ? 250 : 200) * servings +
    (beans === null ? 0 : roundAmount(beans.grams * 2)) -
    poured.filter(({ unit }) => unit === 'ml' || unit === 'cup').length * 50 * servings;
  const water = us
    ? `${Math.max(1, Math.round(millilitres / 236.6))} cups of water`
    : `${millilitres} ml of water`;
  const dark = takeIf(board, kitchen.find('soy-sauce', 'tamari'), { each: 12 });
  const worcester = takeIf(board, kitchen.find('worcestershire-sauce', 'hendersons-relish'), { each: 5 });
  const wet = real([...poured, dark, worcester, tomato, herb, bay]);
  board.step(
    () =>
      say`Return the ${meatPart.noun}${beans === null ? '' : ` and the ${beans.noun}`}${sayIf(wet.length > 0, () => say` with ${wet}`)} and add ${water}, or enough to come just below the top of the meat. Bring to a bare simmer, cover and cook ${over('low')}, stirring now and then, ${until('the meat begins to give when pressed', alone, alone + 10)}.`,
  );
  const roots = pick(
    kitchen,
    (food) =>
      (isCookable(food) || isPotato(food)) &&
      !isLeafyGreen(food) &&
      !isQuickGreen(food) &&
      food.id !== onion.food.id,
  )
    .sort(byWorth)
    .slice(0, 4);
  const rootParts = roots.map((item) =>
    board.take(item, {
      each: isPotato(item.food) ? 180 : 100,
      ...withCut(
        item,
        isPotato(item.food)
          ? 'chunks-3cm'
          : item.food.cuts.includes('chunks-2cm')
            ? 'chunks-2cm'
            : item.food.cuts[0],
      ),
    }),
  );
  const barleyPart = takeIf(board, barley, { each: 40 });
  const later = real([...rootParts, barleyPart]);
  // Beans, fruit and dumplings bring twenty minutes of their own.
  const isShort = dumplings !== null || real([legume, dried, stoned]).length > 0;
  const more = barleyPart === null ? '' : say` and ${waterFor(roundAmount(barleyPart.grams * 2.5), us)}`;
  board.step(
    () =>
      say`${later.length === 0 ? 'Season with' : say`Add ${later}${more} and`} ${rest(salt)}${later.length === 0 ? ',' : '; they should be just covered. Put the lid back'} and cook ${over('low')} ${until(later.length === 0 ? 'fork-tender' : rootParts.length === 0 ? `the meat and the ${barleyPart?.noun ?? 'grain'} are tender` : 'a fork goes through meat and vegetables alike', isShort ? 20 : 35, isShort ? 25 : 45)}. The meat is by then well past ${core(meat.food.core?.coreC ?? 71, us)}.`,
  );
  const preserved = takeIf(board, kitchen.find('preserved-lemon'), {
    each: 8,
    prepare: 'pulp scraped out, rind finely sliced',
  });
  const honey = isSpiced ? takeIf(board, kitchen.find('honey'), { each: 5 }) : null;
  const late = real([legume, dried, stoned, preserved, honey]);
  board.step(
    () =>
      sayIf(
        late.length > 0,
        () =>
          say`Stir in ${late}, cover and cook ${over('low')} ${until(dried === null ? (stoned === null ? 'everything is hot through' : 'the fruit is soft') : 'the fruit is plump', 15, 20)}.`,
      ) ?? say``,
  );
  if (dumplings !== null) setDumplings(board, dumplings);
  const quick = pick(kitchen, isQuickGreen, 2).map((item) =>
    board.take(item, { each: 80, ...lateCut(item) }),
  );
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 60, ...withCut(item, 'shreds') }),
  );
  const cream = takeIf(board, kitchen.find('creme-fraiche', 'double-cream', 'soured-cream'), { each: 35 });
  const mustard = takeIf(board, kitchen.find('wholegrain-mustard', 'mustard'), { each: 5 });
  const smooth = real([cream, mustard]);
  board.step(() =>
    together(
      sayIf(
        quick.length > 0,
        () =>
          say`Add ${quick}, cover and simmer ${over('medium-low')} ${until(quick.every(({ food }) => food.form === 'frozen') ? 'steaming hot' : 'just tender', 6, 8)}.`,
      ),
      sayIf(leaves[0], (leaf) => say`Stir in ${leaf} and cook ${over('low')} ${wiltLeaf(leaf)}.`),
      say`${skimFat([meatPart])} ${dumplings === null ? say`If the sauce is thin, lift the lid and let it bubble ${over('medium')} ${until('it coats a spoon', 5, 8)}.` : ''} ${sayIf(smooth.length > 0, () => say` Stir in ${smooth} off the heat.`)} ${shareOut(meatPart, servings)} Leave off the heat for a few minutes before you serve it: it thickens as it stands.`,
    ),
  );
  const fruit = dried ?? stoned;
  const isTagine =
    kitchen.find('ras-el-hanout') !== undefined ||
    (fruit !== null && spices.length > 0 && !/pork|duck/.test(meat.food.id));
  const named = real([fruit, legume, beans])
    .map((part) => nameMany(part.food, us).replace(/^dried /, ''))
    .concat(real([barleyPart]).map(({ food }) => (food.noun === 'plural' ? nameMany : nameOne)(food, us)))
    .concat(dumplings === null ? [] : 'dumplings')
    .concat(leaves.map(({ food }) => nameOne(food, us)))
    .concat(liquid?.food.roles.includes('alcohol') === true ? [nameOne(liquid.food, us)] : [])
    .concat(roots.slice(0, 2).map((item) => nameMany(item.food, us)))
    .concat(real([...smooth, dark, ginger]).map(({ food }) => nameOne(food, us)))
    .slice(0, 2);
  return board.finish(() => ({
    dish: 'braise',
    title: isCurry ? nameCurry(meatPart, leaves, us) : nameStew(meatPart, isTagine, named, us),
    introduction: kitchen.wording(
      roots.length === 0
        ? `${hours} at a bare simmer turn a tough cut soft, and the pot needs a stir now and then and no more.`
        : `${hours} at a bare simmer turn a tough cut soft; the vegetables join late, so they are tender too and not worn out.`,
      `All the work is in the browning; after that the pot looks after itself for ${hours.toLowerCase()}.`,
    ),
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [300, 850],
    fit: 0.8,
  }));
}

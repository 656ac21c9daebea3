// Yesterday's potatoes crushed into a hot pan with greens and the rest of the roast, and left alone until they crust.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isCookedMeat,
  isEgg,
  isFish,
  isGratingCheese,
  isMince,
  isNamed,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { cutFor, takeButter, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isLateGreen } from '../parts/late-greens.ts';
import { waterFor } from '../parts/pot-water.ts';

export const leftoverHash: Dish = {
  id: 'leftover-hash',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeHash,
};

interface Remains {
  readonly meat: Item | undefined;
  readonly potato: Item;
  readonly greens: readonly Item[];
  readonly stuffing: Item | undefined;
  readonly bacon: Item | undefined;
  /** Whether the potatoes are raw and have to be cooked first. */
  readonly raw: boolean;
}

function readRemains(kitchen: Kitchen): Remains | null {
  const meat =
    first(kitchen, (food) => isCookedMeat(food) && !isNamed(food, 'pate', 'haggis')) ?? kitchen.find('ham');
  const cold = kitchen.find('cooked-potato', 'mashed-potato');
  const potato =
    cold ?? (meat === undefined ? undefined : kitchen.find('potato', 'new-potato', 'sweet-potato'));
  const greens = pick(
    kitchen,
    (food) =>
      food.id === 'roast-vegetables' ||
      (isCookable(food) && !isPotato(food) && !isNamed(food, 'tomato', 'cherry-tomato', 'aubergine')),
  )
    .sort(byWorth)
    .slice(0, 2);
  const withIt = real([meat, greens[0], first(kitchen, isOnion), cold && first(kitchen, isEgg)]);
  if (potato === undefined || withIt.length === 0) return null;
  const bacon = kitchen.find('bacon', 'pancetta', 'chorizo', 'black-pudding');
  if (
    first(
      kitchen,
      ({ category }) => category === 'breaded',
      isPoultry,
      isFish,
      isMince,
      isSausage,
      isPasta,
      isRice,
    ) !== undefined
  )
    return null;
  const stuffing = kitchen.find('stuffing');
  const dry = stuffing?.typed.some((text) => /mix|packet|dry|paxo/i.test(text)) === true;
  return { meat, potato, greens, bacon, stuffing: dry ? undefined : stuffing, raw: cold === undefined };
}

/** The fat a roast leaves, where it is listed, else butter. */
function takeFat(board: Board): Part {
  const { servings } = board.kitchen;
  const listed = board.kitchen.find('goose-fat', 'dripping', 'lard');
  return listed === undefined
    ? takeButter(board, 15 * servings)
    : board.need(untaken(board, listed.food.id), servings, 'tbsp');
}

function writeHash(kitchen: Kitchen) {
  const remains = readRemains(kitchen);
  if (remains === null) return null;
  const { us } = kitchen;
  const { meat, potato, greens, raw } = remains;
  const board = startDraft(kitchen);
  const fat = takeFat(board);
  const onion = takeOnion(board, 'listed');
  const cooked = greens.filter((item) => /cooked|leftover/.test(item.state) || item.food.form === 'cooked');
  const fresh = greens.filter((item) => !cooked.includes(item));
  const takeFresh = (item: Item): Part =>
    board.take(item, {
      each: 100,
      ...(item.food.id === 'brussels-sprout'
        ? { prepare: 'trimmed and sliced' }
        : item.food.category === 'pod'
          ? { prepare: us ? 'topped and cut into 1 inch lengths' : 'topped and cut into 2 cm lengths' }
          : cutFor(item, 'stir-fry')),
    });
  // What is soft after ten minutes is mush after twenty: it waits on a plate while the crust forms.
  const isBrief = ({ food }: Item): boolean =>
    food.form === 'fresh' && isLateGreen(food) && food.category !== 'cabbage';
  const brief = fresh.filter(isBrief).map(takeFresh);
  const freshParts = fresh.filter((item) => !isBrief(item)).map(takeFresh);
  const early = real([onion, ...freshParts]);
  const load = kitchen.servings * (200 + 100 * greens.length + (meat === undefined ? 0 : 100));
  const melt = fat.food.category === 'butter' ? 'Melt' : 'Heat';
  const bacon = takeIf(board, remains.bacon, (item) => ({ each: 45, ...withCut(item, item.food.cuts[0]) }));
  const potatoPart = board.take(potato, {
    each: 200,
    ...(raw ? { cut: 'dice-1cm' as const } : { prepare: '' }),
  });
  const quiet = !raw && early.length + brief.length === 0 && bacon === null;
  board.step(() =>
    together(
      say`${melt} ${quiet ? fat : half(fat)} in ${kitchen.servings > 4 || load > 1300 ? 'two wide frying pans' : 'your widest frying pan'} ${over('medium')}.`,
      sayIf(
        brief.length > 0,
        () =>
          say`Add ${brief} with a splash of water and cook, stirring, ${until('bright and just tender', 4, 5)}. Lift onto a plate.`,
      ),
      sayIf(bacon, (part) => say`Add ${part} and fry ${until('crisp at the edges', 5, 6)}.`),
      sayIf(
        raw,
        () =>
          say`Add ${potatoPart}, cover and cook, turning twice, ${until('a knife slips in', 12, 14)}, and push to one side.`,
      ),
      sayIf(
        early.length > 0,
        () =>
          say`Add ${early}${raw ? '' : ' with a splash of water'} and cook, stirring, ${until('soft and beginning to brown', 7, 9)}.`,
      ),
    ),
  );
  const cookedParts = cooked.map((item) =>
    board.take(item, {
      each: 100,
      ...(item.food.form === 'cooked'
        ? { noun: 'vegetables', prepare: 'roughly chopped' }
        : { prepare: 'cooked, roughly chopped' }),
    }),
  );
  const salt =
    bacon !== null ||
    remains.stuffing !== undefined ||
    kitchen.find('gravy', 'gravy-granules') !== undefined ||
    (meat !== undefined && isNamed(meat.food, 'ham', 'corned-beef', 'spam'))
      ? null
      : takeSalt(board);
  const pepper = takePepper(board);
  const meatPart = takeIf(board, meat, measureMeat(kitchen));
  const into = real([raw ? null : potatoPart, ...cookedParts, meatPart, salt, pepper]);
  board.step(
    () =>
      say`Add ${quiet ? say`${into}` : say`${rest(fat)}, then ${into}`}${raw ? '' : `, breaking ${the(potatoPart)} up with a fork`}. Turn the heat up to ${{ kind: 'heat', level: 'medium-high', words: 'medium-high' }}, press everything into a cake and leave it alone ${until('crusted underneath', 5, 6)}, then turn it over in pieces.`,
  );
  const stuffing = takeIf(board, remains.stuffing, {
    each: 50,
    noun: 'stuffing',
    prepare: 'already cooked, crumbled',
  });
  const meats = real([stuffing]);
  board.step(
    () =>
      say`${meats.length + brief.length > 0 ? say`Scatter in ${meats.length === 0 ? the(...brief) : say`${meats}${brief.length > 0 ? ` with ${the(...brief)}` : ''}`} and press down again` : 'Press down again and leave'} ${until('the second side is crusted and everything is steaming hot inside', 6, 8)} (${core(74, us)}).`,
  );
  board.step(() => together(fryEggs(board), heatGravy(board)));
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 20, cut: 'grated' });
  const relish = kitchen.find(
    'brown-sauce',
    'chutney',
    'mustard',
    'wholegrain-mustard',
    'pickled-onions',
    'mint-sauce',
    'ketchup',
  );
  const relishPart = takeIf(board, relish, { each: 15, prepare: '' });
  board.step(
    () =>
      say`${sayIf(cheese, (part) => say`Scatter ${part} over the crust to melt. `)}Serve from the pan${sayIf(relishPart, (part) => say` with ${part}`)}, crust side up, ${board.parts.some((part) => ['gravy-granules', 'gravy'].includes(part.food.id)) ? 'with the gravy poured over at the table' : 'while the edges still crackle'}.`,
  );
  return board.finish(() => ({
    dish: 'leftover-hash',
    title: nameHash(remains, kitchen),
    introduction: kitchen.wording(
      'The crust is the whole point, and it comes from not stirring: press it down, leave it, turn it in pieces.',
      raw
        ? 'Small dice and a lid cook the potatoes; leaving them alone is what browns them.'
        : "Yesterday's potatoes fry better than fresh ones: they have lost their steam, so they crust instead of sticking.",
    ),
    keeps: 'Eat it all today: what has been warmed up once is not kept for a second time.',
    plate: [220, 750],
    fit: 0.85 + (greens.length > 0 ? 0.08 : 0),
  }));
}

/** A tin of meat that is opened is used. */
const TINS: Readonly<Partial<Record<FoodId, number>>> = { 'corned-beef': 340, spam: 340 };

const measureMeat =
  ({ servings }: Kitchen) =>
  (item: Item) => {
    const tin = item.grams === null ? TINS[item.food.id] : undefined;
    const prepare = 'torn or cut into small pieces';
    return tin === undefined
      ? { each: 100, prepare }
      : { total: servings === 1 ? tin / 2 : tin * Math.ceil(servings / 4), prepare };
  };

function fryEggs(board: Board): Said | null {
  const { kitchen } = board;
  const egg = takeIf(board, first(kitchen, isEgg), { each: 55, prepare: '' });
  if (egg === null) return null;
  const fat = board.need(
    untaken(board, 'butter', 'olive-oil', 'vegetable-oil'),
    kitchen.choose('butter') === undefined ? 1 : 10,
    kitchen.choose('butter') === undefined ? 'tbsp' : 'g',
  );
  return say`Meanwhile heat ${fat} in a second pan ${over('medium')}, crack in ${egg}, cover and fry ${until('white-set-yolk-firm', 4, 6)} (${core(71, kitchen.us)}).`;
}

/** Gravy from a jug or from granules, brought to the boil. */
export function heatGravy(board: Board): Said | null {
  const { kitchen } = board;
  const item = kitchen.find('gravy-granules', 'gravy');
  if (item === undefined) return null;
  const ready = !item.typed.some((text) => /granule|bisto|powder|packet/i.test(text));
  const isMade = item.food.id === 'gravy';
  const water = waterFor(100 * kitchen.servings, kitchen.us);
  const gravy = board.take(item, {
    each: isMade ? 80 : 10,
    noun: 'gravy',
    prepare: ready && !isMade ? `or the same made up: ${water.replace(/ of water| water/, '')} gravy` : '',
  });
  return say`Meanwhile bring ${gravy}${ready ? '' : ` and ${water}`} ${boiling()} in a small pan, whisking, and let it bubble ${until('steaming and smooth', 2, 3)}.`;
}

function nameHash({ meat, potato, greens, stuffing, raw, bacon }: Remains, kitchen: Kitchen): string {
  const { us } = kitchen;
  const green = greens[0] === undefined ? null : nameOne(greens[0].food, us).replace(/^brussels /, '');
  const bubble =
    !raw &&
    greens.some(
      (item) =>
        item.food.category === 'cabbage' || isNamed(item.food, 'brussels-sprout', 'kale', 'spring-greens'),
    );
  const main = meat ?? bacon ?? kitchen.find('egg');
  const name = main === undefined ? null : nameOne(main.food, us);
  if (main === undefined)
    return bubble
      ? 'bubble and squeak'
      : `crusted ${nameOne(potato.food, us).replace('cooked ', '')} and ${green ?? 'onion'} cake`;
  if (bubble)
    return fitTitle(
      `bubble and squeak with ${nameMany(main.food, us)}${stuffing === undefined ? '' : ' and stuffing'}`,
    );
  return fitTitle(`${name}${green === null ? '' : ` and ${green}`} hash`, `${name} hash`);
}

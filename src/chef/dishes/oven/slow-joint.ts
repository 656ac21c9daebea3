// A joint that is cooked in one piece and slowly: a shoulder or a brisket under its lid in the oven, a gammon in water.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, makeWhiteSauce } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isCurryPaste,
  isGarlic,
  isHardyHerb,
  isMushroom,
  isOnion,
  isPotato,
  isRoot,
  isSpice,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  it,
  oven,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { boilGreens, cookBeside, serveWith, takeSide } from '../parts/side.ts';

const FAMILY = { family: 'oven', side: 'savoury', prior: 1 } as const;

export const slowJoint: Dish = { id: 'slow-joint', ...FAMILY, needs: ['oven'], cook: writeSlow };
export const boiledJoint: Dish = { id: 'boiled-joint', ...FAMILY, needs: ['hob'], cook: writeBoiled };

/** Meat of a beast's hard-working end, in one piece: a kilo of it, or what is called a joint. */
function isJoint({ food, typed, grams }: Item): boolean {
  const text = typed.join(' ').toLowerCase();
  if (food.category !== 'braising-cut' || /\b(?:diced?|cubed?|chunks?|strips|stewing|steaks?)\b/.test(text))
    return false;
  return (
    (/\b(?:shoulder|butt|brisket|neck)\b/.test(text) && (grams ?? 0) >= 900) ||
    /\b(?:joint|roast|silverside)\b/.test(text) ||
    (/shoulder/.test(text) && grams === null && food.id === 'stewing-lamb')
  );
}

const isOfRoots = ({ food }: Item): boolean =>
  isPotato(food) || (isRoot(food) && isCookable(food) && food.form === 'fresh');

/** Whatever stays under the lid for more than an hour is left big. */
function takeRoots(board: Board, isLong = false): readonly Part[] {
  const size = board.kitchen.us ? '2 inch' : '5 cm';
  return board.kitchen.items
    .filter(isOfRoots)
    .sort((a, b) => Number(isPotato(b.food)) - Number(isPotato(a.food)) || byWorth(a, b))
    .slice(0, 4)
    .map((item) =>
      board.take(item, {
        each: isPotato(item.food) ? 200 : 90,
        ...(isLong
          ? { prepare: `${item.food.preparation ?? 'scrubbed'} and cut into ${size} pieces` }
          : withCut(item, item.food.cuts.includes('chunks-3cm') ? 'chunks-3cm' : 'chunks-2cm')),
      }),
    );
}

function nameJoint(lead: string, parts: readonly Part[], us: boolean): string {
  const names = parts.map(({ food }) => nameMany(food, us));
  return fitTitle(
    ...(names.length > 1 ? [`${lead} with ${names.slice(0, 2).join(' and ')}`] : []),
    ...(names.length > 0 ? [`${lead} with ${names[0] ?? ''}`] : []),
    lead,
  );
}

const BUNS: readonly FoodId[] = ['burger-bun', 'brioche', 'bread-roll'];

const isPulled = (kitchen: Kitchen): boolean =>
  kitchen.find('barbecue-sauce') !== undefined && kitchen.find('potato', 'sweet-potato') === undefined;

/** Pulled into its sauce and piled into buns, under a slaw where there is cabbage for one; that slaw. */
function fillBuns(board: Board, meat: Part, bun: Item): Part | null {
  const { kitchen } = board;
  const cabbage = takeIf(board, kitchen.find('cabbage', 'red-cabbage', 'coleslaw'), (item) => ({
    each: 70,
    prepare: item.food.id === 'coleslaw' ? '' : 'very finely shredded',
  }));
  const raw = real([
    cabbage,
    cabbage === null
      ? null
      : takeIf(board, kitchen.find('carrot'), { each: 30, prepare: 'peeled and coarsely grated' }),
  ]);
  const isDressed = cabbage?.food.id === 'coleslaw';
  const dressing =
    cabbage === null || isDressed
      ? []
      : real([
          board.need(['cider-vinegar', 'red-wine-vinegar', 'vinegar'], kitchen.servings, 'tsp'),
          takeIf(board, kitchen.find('buttermilk', 'mayonnaise', 'yoghurt', 'greek-yoghurt'), { each: 20 }) ??
            takeOil(board, 1),
          takeIf(board, kitchen.find('jalapeno'), { each: 5, cut: 'thin-slices' }),
        ]);
  if (dressing.length > 0)
    board.step(
      () => say`While the meat rests, toss ${[...raw, ...dressing]} in a bowl with a pinch of salt.`,
      'meanwhile',
    );
  const buns = board.take(bun, { each: bun.food.gramsEach ?? 65, prepare: 'split' });
  const tops = real([
    takeIf(board, kitchen.find('gherkins'), { each: 20, prepare: 'sliced' }),
    takeIf(board, kitchen.find('cheddar'), { each: 20, prepare: 'sliced' }),
  ]);
  board.step(
    () =>
      say`Skim the fat off the juices, pull the meat to shreds with two forks and turn ${it(meat)} in them. Pile into ${buns}${sayIf(cabbage, (part) => say` with ${isDressed ? say`${part}` : 'the slaw'}`)}${sayIf(tops.length > 0, () => say`${cabbage === null ? ' with' : ' and'} ${tops}`)}, and press on the lids.`,
  );
  return cabbage;
}

function writeSlow(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const meat = kitchen.items.find(isJoint);
  // With coconut milk or a paste it goes into a curry, in chunks.
  if (meat === undefined || first(kitchen, isCurryPaste, ({ id }) => id === 'coconut-milk') !== undefined)
    return null;
  const board = startDraft(kitchen);
  const part = board.take(meat, { total: meat.grams ?? Math.max(900, 300 * servings), prepare: '' });
  const oil = takeOil(board, 2);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const spices = pick(kitchen, isSpice, 3).map((item) => board.take(item, { total: 3 }));
  const onion = takeIf(board, first(kitchen, isOnion), { each: 80, cut: 'wedges' });
  const scents = real([
    onion,
    takeIf(board, kitchen.find('celery'), (item) => ({ total: 120, ...withCut(item, 'slices-1cm') })),
    takeIf(board, first(kitchen, isGarlic), { total: 16, prepare: 'left in their skins' }),
    takeIf(board, first(kitchen, isHardyHerb), { total: 4, prepare: '' }),
    takeIf(board, kitchen.find('bay-leaf'), { prepare: '' }),
  ]);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(220, us)}. Pat ${part} dry, rub with ${[half(oil), half(salt), pepper, ...spices]} and set in a deep roasting tin or a wide lidded pot${sayIf(scents.length > 0, () => say`, on ${scents}`)}.`,
      say`Roast ${until('the outside is brown', 25)}.`,
    ),
  );
  const wet = real([
    takeIf(
      board,
      kitchen.find('red-wine', 'white-wine', 'cider', 'beer', 'beef-stock', 'chicken-stock', 'stock'),
      { each: 75 },
    ),
    takeIf(board, first(kitchen, isTinnedTomato), { each: 100 }),
    takeIf(board, kitchen.find('barbecue-sauce'), { each: 30 }),
    // A can of it is the gravy of a pot roast.
    takeIf(board, kitchen.find('cream-soup'), ({ food }) => ({ total: food.gramsEach ?? 300, prepare: '' })),
    needIf(board, kitchen.find('worcestershire-sauce'), 1, 'tbsp'),
  ]);
  const sachet = takeIf(board, kitchen.find('onion-soup-mix'), { total: 28, prepare: '' });
  // Three hours for what weighs 1.2 kg, and an hour more for every kilo.
  const minutes = Math.round((110 + part.grams * 0.06) / 5) * 5;
  const roots = takeRoots(board, true);
  board.step(
    () =>
      say`Turn the oven down to ${oven(150, us)}. Pour ${wet.length === 0 ? '' : say`${wet} ${wet.length > 1 ? 'with' : 'and'} `}${waterFor(wet.length > 0 ? 150 : 300, us)}${sayIf(sachet, (mix) => say`, with ${mix} stirred into it,`)} round the meat, cover tightly with a lid or foil and cook ${until('a fork begins to go in', minutes - 80, minutes - 70)}; it must never run dry.`,
  );
  const mushrooms = takeIf(board, first(kitchen, isMushroom), (item) => ({
    each: 75,
    prepare: item.food.form === 'fresh' ? 'wiped, halved if large' : '',
  }));
  board.step(() =>
    together(
      say`${roots.length === 0 ? say`Spoon the juices over with ${[rest(oil), rest(salt)]}` : say`Turn ${roots} in ${rest(oil)} and ${rest(salt)} and tuck them in round it`}, cover again and cook${sayIf(mushrooms, (part) => say` ${until('a fork goes in deep', 40, 45)}. Stir ${part} into the juices, cover and cook`)} ${until(`a fork twisted in the meat pulls it apart${roots.length === 0 ? '' : ' and the vegetables are soft'}`, mushrooms === null ? 70 : 30, mushrooms === null ? 80 : 35)}: by then it is past ${core(90, us)}.`,
      say`Rest under the lid ${wait(15)}.`,
    ),
  );
  const name = nameOne(meat.food, us).replace(/^stewing /, '');
  const bun = isPulled(kitchen) ? kitchen.find(...BUNS) : undefined;
  if (bun !== undefined) {
    const slaw = fillBuns(board, part, bun);
    return board.finish(() => ({
      dish: 'slow-joint',
      title: `pulled ${name.replace(/ .*/, '')} buns${slaw === null ? '' : ' with slaw'}`,
      introduction:
        'Hours under a lid and two forks: the sauce goes into the shreds, and something raw and sharp on top of them.',
      keeps: 'The meat keeps 3 days in the fridge in its juices; reheat until steaming all through.',
      plate: [250, 1500],
      fit: 1.6,
    }));
  }
  const side = roots.length > 0 ? null : takeSide(board);
  cookBeside(board, side);
  const greens = boilGreens(board, 'While the meat rests');
  const beside = [...roots, ...greens];
  board.step(
    () =>
      say`Skim the fat off the juices, pull the meat into large pieces and turn ${it(part)} in them. Serve${beside.length > 0 || side !== null ? serveWith(side, beside) : ' with the juices spooned over'}.`,
  );
  return board.finish(() => ({
    dish: 'slow-joint',
    title: nameJoint(
      `${/beef|brisket|silverside|roast/.test(name) ? 'pot-roast' : 'slow-roast'} ${name.replace(/^beef (?=brisket)|(?: pot)? roast$/, '')}`,
      [...roots, ...real([side?.part, mushrooms]), ...greens],
      us,
    ),
    introduction:
      'A tough joint wants a lid, something wet and hours of low heat: then it is carved with a spoon.',
    keeps: 'Keeps 3 days in the fridge in its juices; reheat until steaming all through.',
    plate: [250, 1500],
    fit: 0.95,
  }));
}

/** What goes on the fat for the last quarter of an hour. */
function glaze(board: Board, part: Part): boolean {
  const { kitchen } = board;
  const { us } = kitchen;
  const sweet = kitchen.find('honey', 'maple-syrup', 'marmalade', 'brown-sugar');
  const spread = kitchen.has('oven')
    ? real([
        needIf(board, sweet, 2, 'tbsp'),
        needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tbsp'),
      ])
    : [];
  if (spread.length === 0) return false;
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Cut the skin off ${the(part)}, leave the fat, score it in a criss-cross and spread with ${spread}. Bake in a foil-lined tin ${until('dark gold and sticky', 15, 20)}.`,
  );
  return true;
}

function writeBoiled(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const meat = kitchen.find('gammon-joint');
  if (meat === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(meat, { total: meat.grams ?? Math.max(750, 250 * servings), prepare: '' });
  const scents = real([
    takeIf(board, first(kitchen, isOnion), { total: 100, prepare: 'peeled and halved' }),
    takeIf(board, kitchen.find('bay-leaf'), { prepare: '' }),
    takeIf(board, kitchen.find('cider'), { each: 150 }),
  ]);
  // Twenty minutes to the pound and twenty more; roots in chunks take the last twenty.
  const minutes = Math.round(((part.grams / 450) * 20 + 20) / 5) * 5;
  board.step(
    () =>
      say`Put ${[part, ...scents]} in a deep pan, cover with cold water and bring slowly ${boiling()}. Skim, turn down and simmer ${over('low')}, with the lid ajar, ${until('a skewer goes in easily', minutes - 20)}.`,
  );
  const roots = takeRoots(board);
  board.step(
    () =>
      say`${roots.length === 0 ? 'Simmer' : say`Add ${roots} and simmer`} ${over('low')} ${until(roots.length === 0 ? 'the juices run clear' : `${the(...roots)} give to a knife`, 20)}; the meat should read ${readsCore(part, us)}.`,
  );
  const isGlazed = glaze(board, part);
  const parsley = kitchen.find('milk') === undefined ? undefined : kitchen.find('parsley');
  const sauce = parsley === undefined ? null : makeWhiteSauce(board, 100, 'a small pan');
  const herb = takeIf(board, parsley, { each: 6, prepare: 'washed and chopped' });
  board.step(() => sayIf(sauce, ({ said }) => say`${said} Stir in ${real([herb])}.`) ?? say``, 'meanwhile');
  const greens = boilGreens(board, 'While the meat rests');
  const beside = [...roots, ...greens];
  board.step(
    () =>
      say`Rest ${wait(10)} under foil, then slice thickly and serve${beside.length === 0 ? ' warm' : ` with ${the(...beside)}`}${sauce === null ? '' : ' and the sauce'}.`,
  );
  return board.finish(() => ({
    dish: 'boiled-joint',
    title: nameJoint(
      `${isGlazed ? 'glazed' : 'boiled'} gammon${sauce === null ? '' : ' in parsley sauce'}`,
      beside,
      us,
    ),
    introduction:
      'Twenty minutes to the pound and twenty over, never faster than a tremble: that is all that keeps it juicy.',
    keeps: 'Keeps 3 days in the fridge, and is as good cold; warm slices until steaming.',
    plate: [220, 1200],
    fit: 1,
  }));
}

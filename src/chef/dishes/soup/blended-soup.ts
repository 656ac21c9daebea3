// One lead vegetable, softened, simmered and blended smooth.

import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCitrus,
  isCookable,
  isCream,
  isGarlic,
  isGinger,
  isGratingCheese,
  isLeafyGreen,
  isNamed,
  isOnion,
  isPotato,
  isSoftHerb,
  isTinnedTomato,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { capitalise } from '../../words/list-words.ts';
import { nameSome } from '../../words/name-food.ts';
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
} from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const blendedSoup: Dish = {
  id: 'blended-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob', 'blender'],
  prior: 0.5,
  cook: writeBlended,
};

function writeBlended(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const leads = pick(
    kitchen,
    (food) => isCookable(food) && !isLeafyGreen(food) && !isNamed(food, 'aubergine'),
  )
    .sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0) || byWorth(a, b))
    .slice(0, 3);
  const lead = leads[0] ?? first(kitchen, isTinnedTomato);
  if (lead === undefined) return null;
  const board = startDraft(kitchen);
  const butter =
    kitchen.find('butter') === undefined
      ? takeOil(board, Math.max(1, Math.ceil(servings / 2)))
      : takeButter(board, 10 * servings);
  const onionItem = first(kitchen, isOnion, (food) => isNamed(food, 'leek'));
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : leads.includes(onionItem)
        ? null
        : board.take(onionItem, { each: 75, cut: 'finely-chopped' });
  const salt = takeSalt(board);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'chopped' });
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and chopped' });
  const spice = kitchen.find(
    'curry-powder',
    'curry-paste',
    'indian-curry-paste',
    'harissa',
    'cumin',
    'smoked-paprika',
    'coriander-ground',
    'nutmeg',
  );
  const spicePart = needIf(
    board,
    spice,
    spice !== undefined && isNamed(spice.food, 'nutmeg') ? 0.25 : 1,
    'tsp',
  );
  const leadParts = leads.map((item) =>
    board.take(item, {
      each: (first(kitchen, isPotato) === undefined ? 260 : 190) / leads.length,
      ...(item.food.form === 'fresh'
        ? withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0])
        : {}),
    }),
  );
  const potato = takeIf(board, first(kitchen, isPotato), { each: 80, cut: 'dice-1cm' });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: leads.length === 0 ? 400 : 120 });
  const blue = kitchen.find('blue-cheese');
  const apple = leads.some((item) =>
    isNamed(item.food, 'parsnip', 'celeriac', 'beetroot', 'butternut-squash', 'carrot'),
  )
    ? takeIf(board, kitchen.find('apple'), { each: 50, prepare: 'peeled, cored and chopped' })
    : null;
  const start = real([onion]);
  const hot = real([garlic, ginger, spicePart]);
  board.step(() =>
    together(
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a large pan ${over('medium')}. Add ${[...(start.length === 0 ? leadParts.slice(0, 1) : start), half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
      sayIf(hot.length > 0, () => say`Stir in ${hot} ${until('fragrant', 1)}.`),
    ),
  );
  const bulk = real([...(start.length === 0 ? leadParts.slice(1) : leadParts), potato, apple, tomato]);
  const stock = kitchen.find('stock', 'chicken-stock', 'fish-stock');
  const isLeafy = leads.length > 0 && leads.every(({ food }) => /spinach|chard|kale|nettle/.test(food.id));
  const cue = isLeafy
    ? leads.some(({ food }) => food.form === 'frozen')
      ? until('all is thawed and bubbling', 5, 6)
      : until('the leaves have collapsed', 4, 5)
    : until('a spoon crushes the pieces against the side of the pan', 15, 20);
  const ml = roundAmount(servings * (isLeafy ? 250 : 275));
  const liquid = stock === undefined ? waterFor(ml, us) : '';
  const stockPart = takeIf(board, stock, { each: 300 });
  board.step(() =>
    bulk.length === 0 && stockPart === null
      ? say`Add ${rest(salt)} and ${liquid}. Bring ${boiling()}, then simmer with the lid half on ${cue}.`
      : say`Add ${[...bulk, ...real([stockPart])]}${liquid === '' ? '' : `, ${liquid}`} and ${rest(salt)}. Bring ${boiling()}, then simmer with the lid half on ${cue}.`,
  );
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 50, ...withCut(item, 'shreds') }),
  );
  const cream = takeIf(board, first(kitchen, isCream) ?? kitchen.find('coconut-milk', 'creme-fraiche'), {
    each: 35,
  });
  const pepper = takePepper(board);
  const lemon = takeIf(board, first(kitchen, isCitrus) ?? kitchen.find('orange'), ({ food }) => ({
    total: food.id === 'orange' ? 100 : 25,
    prepare: 'juiced',
  }));
  board.step(() =>
    together(
      sayIf(leaves.length > 0, () => say`Add ${leaves} ${until('just wilted', 2)}.`),
      say`Take off the heat, let it stop bubbling, and blend until completely smooth, a full 2 minutes; fill the jug no more than half, because hot soup jumps.`,
      sayIf(
        takeIf(board, blue, { each: 25, prepare: 'crumbled' }),
        (part) => say`Stir in ${part} until it melts.`,
      ),
      sayIf(cream, (cream) => say`Stir in ${portion(cream, 0.7, `most of ${the(cream)}`)}.`),
      say`Season with ${[pepper, ...real([lemon])]}, and thin with hot water if it is thicker than you like.`,
    ),
  );
  const bread = takeIf(board, first(kitchen, isBread), { each: 60, prepare: '' });
  const tops = real([
    takeIf(board, first(kitchen, isYoghurt), { each: 25 }),
    takeIf(board, first(kitchen, isGratingCheese), { each: 15, cut: 'grated' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
  ]);
  const swirl = cream === null ? tops : [portion(cream, 0.3, `the rest of ${the(cream)}`), ...tops];
  board.step(
    () =>
      say`Ladle into warm bowls${sayIf(swirl.length > 0, () => say` and finish with ${swirl}`)}${bread === null ? (swirl.length === 0 ? ' and eat hot.' : '.') : say`${swirl.length === 0 ? ' and eat with' : '; eat with'} ${bread}, toasted.`}`,
  );
  const foods: Item[] = leads.length === 0 ? [lead] : leads;
  return board.finish(() => ({
    dish: 'blended-soup',
    title: `${spice !== undefined && /curry/.test(spice.food.id) ? 'curried ' : ''}${nameSome(
      [
        ...foods.map((item) => item.food),
        ...real([
          apple?.food,
          blue?.food,
          potato?.food,
          ginger?.food,
          tops.find((part) => isSoftHerb(part.food))?.food,
        ]),
      ],
      us,
      2,
    )} soup`,
    introduction: kitchen.wording(
      'Two full minutes in the blender is what turns a rough soup into a velvety one, with no flour in it.',
      ...(onion === null
        ? []
        : [
            `${capitalise(the(onion))} ${are(onion)} softened slowly before any water goes in: sweetness made then is there to stay.`,
          ]),
      'Smooth, and thick with nothing but what it is made of.',
    ),
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [280, 720],
    fit: 0.5 + (cream === null ? 0 : 0.1) + (blue === undefined ? 0 : 0.35) - (leads.length > 2 ? 0.1 : 0),
  }));
}

// One lead vegetable, softened, simmered and blended smooth.

import type { Dish } from '../../dish.ts';
import type { Part, Portion } from '../../draft.ts';
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
  isNut,
  isOnion,
  isPotato,
  isRasher,
  isSoftHerb,
  isTinnedTomato,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
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

/** Blended in, cured meat turns the soup to grit: it is crisped first and scattered over. */
const takeCrisp = (board: Board): Part | null =>
  takeIf(board, first(board.kitchen, isRasher) ?? board.kitchen.find('ham'), ({ food }) => ({
    each: 25,
    prepare: isNamed(food, 'chorizo', 'smoked-sausage') ? 'cut into small dice' : 'cut into thin strips',
  }));

/** Stock, or a cube of it in the water. */
const takeStock = (board: Board): Part | null =>
  takeIf(
    board,
    board.kitchen.find('stock', 'chicken-stock', 'fish-stock', 'stock-cube', 'chicken-stock-cube'),
    ({ food }) => (/cube/.test(food.id) ? { total: 10, prepare: 'crumbled' } : { each: 300 }),
  );

/** Green and frozen vegetables turn khaki in the time that roots want: they join for the last minutes. */
const isQuick = ({ food }: Part): boolean =>
  food.form === 'frozen' ||
  /^(?:pod|brassica|leafy-green|salad-leaf)$/.test(food.category) ||
  isNamed(food, 'courgette', 'asparagus');

/** What it simmers in, and the steps that simmer it. */
function simmer(board: Board, bulk: readonly Part[], salt: Portion): void {
  const { servings, us } = board.kitchen;
  const quick = bulk.filter(isQuick);
  const slow = bulk.filter((part) => !quick.includes(part));
  const isTomato = slow.length > 0 && slow.every(({ food }) => /tomato/.test(food.id));
  const grams = bulk.reduce((sum, part) => sum + part.grams, 0);
  // Tomatoes are mostly water; of all else a soup holds a little less than of water.
  const ml = roundAmount(
    isTomato ? servings * 100 : Math.min(275 * servings, Math.max(175 * servings, 1.3 * grams)),
  );
  const stock = takeStock(board);
  const water =
    stock === null || /cube/.test(stock.food.id) ? `${bulk.length === 0 ? '' : ', '}${waterFor(ml, us)}` : '';
  const soft = quick.some(({ food }) => food.form === 'fresh')
    ? until('a spoon crushes the stalks', 8, 10)
    : until('all is soft and bubbling', 5, 6);
  const cue = isTomato
    ? until('it tastes round and no longer raw', 12, 15)
    : slow.length === 0 && quick.length > 0
      ? soft
      : until('a spoon crushes the pieces against the side of the pan', 15, 20);
  board.step(() =>
    together(
      say`Add ${[...(slow.length === 0 ? quick : slow), ...real([stock])]}${water} and ${salt}. Bring ${boiling()}, then simmer with the lid half on ${cue}.`,
      slow.length > 0 && quick.length > 0 ? say`Add ${quick} and simmer on ${soft}.` : null,
    ),
  );
}

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
  const cured = takeCrisp(board);
  const onionItem = first(kitchen, isOnion, (food) => isNamed(food, 'leek'));
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 4)), null, { cut: 'finely-chopped' })
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
  // A paste is milder by the spoon than a powder.
  const isPaste = spice?.food.category === 'paste' && spice.food.id !== 'harissa';
  const spicePart = needIf(
    board,
    spice,
    spice?.food.id === 'nutmeg' ? 0.25 : isPaste ? Math.max(2, servings * 1.5) : Math.max(1, servings / 3),
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
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a large pan ${over('medium')}.${sayIf(cured, (part) => say` Add ${part}, fry ${until('crisp', 5, 6)} and lift onto a plate, leaving the fat.`)} Add ${[...(start.length === 0 ? leadParts.slice(0, 1) : start), half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
      sayIf(hot.length > 0, () => say`Stir in ${hot} ${until('fragrant', 1)}.`),
    ),
  );
  const bulk = real([...(start.length === 0 ? leadParts.slice(1) : leadParts), potato, apple, tomato]);
  simmer(board, bulk, rest(salt));
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 50, ...withCut(item, 'shreds') }),
  );
  const cream = takeIf(board, first(kitchen, isCream) ?? kitchen.find('coconut-milk', 'creme-fraiche'), {
    each: 35,
  });
  const milk = takeIf(board, cream === null ? kitchen.find('milk', 'oat-milk') : undefined, { each: 60 });
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
      sayIf(milk, (part) => say`Stir in ${part} and warm through ${over('low')} without boiling.`),
      say`Season with ${[pepper, ...real([lemon])]}, and thin with hot water if it is thicker than you like.`,
    ),
  );
  const bread = takeIf(board, first(kitchen, isBread), { each: 60, prepare: '' });
  const tops = real([
    takeIf(board, first(kitchen, isYoghurt), { each: 25 }),
    takeIf(board, first(kitchen, isGratingCheese), { each: 15, cut: 'grated' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
    takeIf(board, first(kitchen, isNut), { each: 8, prepare: 'toasted in a dry pan and chopped' }),
  ]);
  const finish = cream === null ? tops : [portion(cream, 0.3, `the rest of ${the(cream)}`), ...tops];
  const swirl = cured === null ? finish : [...finish, portion(cured, 0, `the crisp ${cured.noun}`)];
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
          cured?.food,
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

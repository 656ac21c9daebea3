// Named plates that are put together and hardly cooked: herring with its potatoes, prawns in lime, bread salad with
// sumac.

import type { FoodId } from '../../../food/foods.ts';
import { boilEgg, fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBread,
  isChilli,
  isCitrus,
  isCookedGrain,
  isEgg,
  isFlatbread,
  isNamed,
  isOnion,
  isPotato,
  isSaladLeaf,
  isSoftCheese,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { type Dose, NAMED_FIT, takeDoses } from '../parts/kit.ts';

const PLATE = { family: 'plate', side: 'savoury', prior: 0.9 } as const;
const ONION: Dose = [isOnion, 20, 'peeled and very thinly sliced'];

export const herringPlate: Dish = { id: 'herring-plate', ...PLATE, needs: ['hob'], cook: writeHerring };

function writeHerring(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const fish = kitchen.find('pickled-herring', 'smoked-mackerel', 'smoked-salmon');
  const potatoItem = first(kitchen, (food) => isPotato(food) && food.id !== 'sweet-potato');
  const cream = kitchen.find('soured-cream', 'creme-fraiche', 'greek-yoghurt', 'yoghurt');
  if (fish === undefined || potatoItem === undefined || cream === undefined) return null;
  if (
    fish.food.id !== 'pickled-herring' &&
    kitchen.find('dill', 'beetroot', 'cooked-beetroot', 'rye-bread', 'cracker') === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const potato = board.take(potatoItem, { each: 200, prepare: 'scrubbed' });
  const raw = takeIf(board, kitchen.find('beetroot'), { each: 80, prepare: 'scrubbed' });
  if (raw !== null)
    board.step(
      () =>
        say`Put ${raw} in a pan, cover with water, bring ${boiling()} and cook ${over('medium-low')} with the lid on ${until('a knife slips through without pushing', 40, 50)}. Cool under the tap, rub off the skins and cut into wedges.`,
    );
  board.step(
    () =>
      say`Put ${potato} in a pan of cold water with ${half(salt)}, bring ${boiling()} and cook ${until('knife-slips', 15, 20)}. Drain.`,
    raw === null ? undefined : 'meanwhile',
  );
  const egg = takeIf(board, first(kitchen, isEgg), { each: 50 });
  if (egg !== null) board.step(() => boilEgg(egg, us, 'halve'), 'meanwhile');
  const creamPart = board.take(cream, { each: 45 });
  const sharp = takeDoses(board, [
    [['dill'], 3, 'chopped'],
    [['chives', 'spring-onion'], 4, 'finely chopped'],
    [['mustard', 'wholegrain-mustard', 'horseradish'], 4],
    [['capers', 'gherkins'], 8, 'chopped'],
    [['apple'], 30, 'cored and finely diced'],
  ]);
  const pepper = takePepper(board);
  board.step(() => say`Stir ${creamPart} with ${[...sharp, rest(salt), pepper]}.`);
  const herring = board.take(fish, {
    each: 90,
    prepare: fish.food.id === 'pickled-herring' ? 'drained' : 'skinned and broken into large flakes',
  });
  const cooked = takeIf(board, kitchen.find('cooked-beetroot'), { each: 70, prepare: 'cut into wedges' });
  const onion = takeDoses(board, [ONION, [['cucumber', 'radish'], 40, 'sliced'], [isSaladLeaf, 25]]);
  const bread = takeDoses(board, [
    [(food) => isNamed(food, 'cracker', 'rye-bread') || isBread(food), 40, ''],
  ]);
  const lemon = takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  board.step(
    () =>
      say`Lay ${herring} on plates with the warm ${potato.noun}${raw === null && cooked === null ? '' : say`, ${cooked ?? the(...real([raw]))}`}${sayIf(onion.length > 0, () => say`, ${onion}`)}${egg === null ? '' : ` and ${the(egg)}`}, the cream beside it${sayIf(lemon, (one) => say` and ${one}`)}${sayIf(bread.length > 0, () => say`, with ${bread}`)}.`,
  );
  const names = [potato, ...real([raw, cooked])].map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'herring-plate',
    title: fitTitle(
      `${nameOne(fish.food, us)} with ${names.slice(0, 2).join(', ')} and ${nameOne(cream.food, us)}`,
      `${nameOne(fish.food, us)} with ${names.slice(0, 2).join(' and ')}`,
      `${nameOne(fish.food, us)} with ${names[0] ?? 'potatoes'}`,
    ),
    introduction:
      'Cold, sharp fish against warm potatoes and cool cream: nothing is mixed until it is on the fork.',
    keeps: 'Each thing keeps a day by itself, covered in the fridge.',
    plate: [250, 750],
    fit: NAMED_FIT,
  }));
}

export const limePrawns: Dish = {
  id: 'lime-prawns',
  ...PLATE,
  family: 'salad',
  needs: [],
  cook: writeLimePrawns,
};

/** Fish or prawns that are cooked already: lime seasons and does not make raw fish safe. */
function writeLimePrawns(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const prawns = kitchen.items.find(
    ({ food, state }) => food.id === 'cooked-prawns' || (food.id === 'prawns' && /cooked/.test(state)),
  );
  if (prawns === undefined || kitchen.find('lime', 'lemon') === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(prawns, { each: 100, prepare: '' });
  const cut = takeDoses(board, [
    ONION,
    [isChilli, -15, 'deseeded and finely chopped'],
    [['tomato', 'cherry-tomato'], 70, 'finely chopped'],
    [['cucumber', 'pepper'], 50, 'finely diced'],
    [['mango', 'sweetcorn'], 50, 'diced'],
  ]);
  if (cut.length < 2) return null;
  const juice = board.need(['lime', 'lemon'], Math.max(1, Math.round(kitchen.servings / 2)), null, {
    prepare: 'juiced',
  });
  const salt = takeSalt(board);
  const extra = takeDoses(board, [
    [['ketchup', 'tomato-juice', 'clamato'], 15],
    [['olive-oil'], 5],
    [['hot-sauce'], 2],
  ]);
  board.step(
    () =>
      say`Turn ${cut} in ${[juice, ...extra, salt]} in a glass or china bowl and leave ${wait(10)}, so that the onion goes pink and mild.`,
  );
  const herb = takeDoses(board, [
    [['coriander', 'mint', 'parsley'], 5, 'chopped'],
    [['avocado'], 60, 'diced'],
  ]);
  board.step(
    () =>
      say`Fold in ${[part, ...herb]}, taste for salt and chill for no more than ${wait(10, 'ten minutes')}: left longer, prawns go tough in the acid.`,
  );
  const crisp = takeDoses(board, [
    [(food) => isNamed(food, 'tortilla-chips', 'cracker', 'corn-tortilla'), 30, ''],
    [['lettuce', 'salad-leaves'], 30],
  ]);
  board.step(
    () =>
      say`Spoon into cold bowls with the juices and eat at once${sayIf(crisp.length > 0, () => say`, with ${crisp}`)}.`,
  );
  return board.finish(() => ({
    dish: 'lime-prawns',
    title: fitTitle(
      `lime-dressed prawns with ${herb.map(({ food }) => nameOne(food, us)).slice(-1)[0] ?? 'onion'}`,
      'lime-dressed prawns',
    ),
    introduction:
      'The prawns come cooked, because lime juice seasons and does not make raw fish safe; it has ten minutes to do it.',
    keeps: 'Eat it at once; it does not keep.',
    plate: [150, 500],
    fit: NAMED_FIT,
  }));
}

export const breadAndSumac: Dish = {
  id: 'fattoush',
  ...PLATE,
  family: 'salad',
  needs: ['hob'],
  cook: writeFattoush,
};

const FRESH: readonly FoodId[] = ['cucumber', 'tomato', 'cherry-tomato', 'radish', 'pepper'];

function writeFattoush(kitchen: Kitchen): Draft | null {
  const bread = kitchen.find('pitta', 'flatbread');
  const fresh = FRESH.filter((id) => kitchen.find(id) !== undefined);
  if (bread === undefined || fresh.length < 2) return null;
  if (
    kitchen.find('sumac') === undefined &&
    (kitchen.find('mint', 'parsley') === undefined ||
      kitchen.find('lemon', 'pomegranate-molasses') === undefined)
  )
    return null;
  if (
    kitchen.items.some(
      ({ food }) =>
        food.roles[0] === 'protein' ||
        food.category === 'yoghurt' ||
        food.category === 'dip' ||
        isCookedGrain(food) ||
        food.category === 'tinned-legume',
    )
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(3, kitchen.servings));
  const salt = takeSalt(board);
  const breadPart = board.take(bread, { each: 45, prepare: 'torn into bite-sized pieces' });
  board.step(
    () =>
      say`Heat ${half(oil)} in a wide frying pan ${over('medium')}. Fry ${breadPart}, turning, ${until('crisp and golden', 5, 6)}, and drain on kitchen paper.`,
  );
  const lemon =
    needIf(board, kitchen.find('lemon'), 1, null, { prepare: 'juiced' }) ??
    board.need(['lemon', 'red-wine-vinegar'], 2, 'tbsp');
  const sharp = takeDoses(board, [
    [['sumac'], -5],
    [['pomegranate-molasses'], 4],
    [['garlic'], 1, 'crushed'],
  ]);
  const cut = takeDoses(board, [
    ...fresh.map((id): Dose => [[id], 80, 'cut into chunks']),
    ONION,
    [['spring-onion'], 12, 'sliced'],
    [isSaladLeaf, 35, 'torn'],
    [(food) => isSoftCheese(food) && food.id === 'feta', 25, 'crumbled'],
    [['olives'], 15, ''],
  ]);
  const herbs = [
    ...takeTops(board, 'herbs'),
    ...takeDoses(board, [
      [['mint', 'parsley', 'coriander'], 5, 'leaves picked'],
      [['purslane'], 15],
      [['pomegranate'], 20],
    ]),
  ];
  board.step(
    () =>
      say`Whisk ${rest(oil)} with ${[lemon, ...sharp, salt]} in a large bowl. Turn ${[...cut, ...herbs]} in it and leave ${wait(5)}.`,
  );
  board.step(
    () =>
      say`Fold in the fried bread and eat within minutes, while it is crisp outside and has begun to drink the dressing.`,
  );
  return board.finish(() => ({
    dish: 'fattoush',
    title: 'fattoush',
    introduction:
      'Fried bread in a sharp salad: half of it stays crisp and half of it softens, and both are the point.',
    keeps: 'Best at once; keep salad and bread apart if some is for later.',
    plate: [180, 600],
    fit: NAMED_FIT,
  }));
}

export const gazpacho: Dish = {
  id: 'gazpacho',
  ...PLATE,
  family: 'soup',
  needs: ['blender'],
  cook: writeGazpacho,
};

function writeGazpacho(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const tomatoItem = kitchen.find('tomato', 'cherry-tomato');
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  const bread = first(
    kitchen,
    (food) => isBread(food) && !isNamed(food, 'croissant', 'brioche', 'burger-bun'),
  );
  if (
    tomatoItem === undefined ||
    !has('garlic') ||
    kitchen.items.some(
      ({ food }) => food.roles[0] === 'protein' || food.roles.includes('cheese') || isFlatbread(food),
    )
  )
    return null;
  if (
    !(has('cucumber') && has('pepper')) &&
    !(
      bread !== undefined &&
      has('olive-oil', 'red-wine-vinegar', 'ham', 'prosciutto') &&
      has('egg', 'ham', 'prosciutto', 'red-wine-vinegar')
    )
  )
    return null;
  if (has('basil') && !has('cucumber')) return null;
  const board = startDraft(kitchen);
  const tomato = board.take(tomatoItem, { each: 250, prepare: 'roughly chopped' });
  const breadPart = takeIf(board, bread, {
    each: has('cucumber') ? 20 : 40,
    prepare: 'crusts cut off, torn',
  });
  const cut = takeDoses(board, [
    [['cucumber'], 60, 'peeled and chopped'],
    [['pepper'], 50, 'deseeded and chopped'],
    [isOnion, 15, 'peeled and chopped'],
    [['garlic'], 1, 'peeled'],
  ]);
  const oil = takeOil(board, Math.max(3, servings));
  const vinegar = board.need(
    ['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'balsamic-vinegar'],
    Math.max(1, Math.round(servings / 2)),
    'tbsp',
  );
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Blend ${[tomato, ...real([breadPart]), ...cut]} with ${[vinegar, half(salt)]} until smooth, then pour in ${oil} in a thin stream with the motor running. Taste, add ${rest(salt)} as it needs it, and chill ${wait(60, 'for an hour at least')}.`,
  );
  const eggItem = first(kitchen, isEgg);
  const egg = kitchen.has('hob') ? takeIf(board, eggItem, { each: 25 }) : null;
  if (egg !== null) board.step(() => boilEgg(egg, us, 'chop'), 'meanwhile');
  const ham = takeIf(board, kitchen.find('prosciutto', 'ham'), { each: 20, prepare: 'torn' });
  const tops = takeTops(board, 'herbs');
  const on = [...real([ham]), ...tops];
  board.step(() =>
    together(
      say`Pour into cold bowls and serve at once${egg === null && on.length === 0 ? ', with a thread of oil' : say`, with ${egg === null ? '' : `${the(egg)}${on.length > 0 ? ' and ' : ''}`}${on} on top`}.`,
    ),
  );
  return board.finish(() => ({
    dish: 'gazpacho',
    title: has('cucumber') ? 'gazpacho' : 'salmorejo: thick cold tomato soup',
    introduction:
      'Ripe tomatoes, good oil and a cold hour: nothing in it is cooked, so everything has to taste of itself.',
    keeps: 'Keeps 2 days in the fridge; stir it before you pour.',
    plate: [250, 700],
    fit: NAMED_FIT,
  }));
}

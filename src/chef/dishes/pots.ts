// Chilli and tomato stews, dal, and soups from the blender.

import type { Dish } from '../dish.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { roundAmount } from '../measure-part.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isChilli,
  isCitrus,
  isCookable,
  isCream,
  isCuredSausage,
  isDriedLegume,
  isFlatbread,
  isGarlic,
  isGinger,
  isGratingCheese,
  isHardyHerb,
  isLeafyGreen,
  isLentil,
  isMince,
  isNamed,
  isOnion,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  isYoghurt,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import {
  boilStarch,
  readPace,
  readsCore,
  simmerCut,
  takeButter,
  takeOil,
  takePepper,
  takePlainOil,
  takeSalt,
  withCut,
} from '../tasks.ts';
import { nameMany, nameOne, nameSome } from '../words/name-food.ts';
import { are, boiling, half, over, portion, rest, say, the, together, until } from '../words/say.ts';

export const tomatoStew: Dish = {
  id: 'tomato-stew',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeStew,
};
export const dal: Dish = {
  id: 'dal',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeDal,
};
export const blendedSoup: Dish = {
  id: 'blended-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob', 'blender'],
  prior: 0.5,
  cook: writeBlended,
};
export const beanPot: Dish = {
  id: 'bean-pot',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.35,
  cook: writeBeanPot,
};

function waterFor(ml: number, us: boolean): string {
  return us
    ? `${Math.max(0.5, Math.round((ml / 236.6) * 2) / 2)} cups of water`
        .replace('0.5 cups', '1/2 cup')
        .replace('.5 cups', ' 1/2 cups')
        .replace(/^1 cups/, '1 cup')
    : `${ml} ml water`;
}

function writeStew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('passata');
  const meat = first(kitchen, isMince, isSausage, isPoultry);
  const beans = first(kitchen, isTinnedLegume);
  if (tomato === undefined || (meat === undefined && beans === undefined)) return null;
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && !isNamed(food, 'beetroot'),
  )
    .sort(byWorth)
    .slice(0, 4);
  const board = startDraft(kitchen);
  const hot =
    kitchen.find('chilli-powder', 'chilli-flakes', 'cumin', 'ground-cumin', 'chipotle-paste', 'chipotle') ??
    first(kitchen, isChilli);
  const isChilliPot =
    (meat !== undefined && isMince(meat.food) && beans !== undefined) ||
    (beans !== undefined &&
      isNamed(
        beans.food,
        'tinned-kidney-beans',
        'kidney-bean',
        'tinned-black-beans',
        'kidney-beans',
        'black-beans',
      ));
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : board.take(onionItem, { each: 75, cut: 'finely-chopped' });
  const salt = takeSalt(board, 0.25);
  const meatPart = takeIf(board, meat, {
    each: meat !== undefined && isPoultry(meat.food) ? 150 : 115,
    ...(meat !== undefined && isSausage(meat.food) ? { prepare: '' } : {}),
  });
  const chorizo = takeIf(board, meat === undefined ? first(kitchen, isCuredSausage) : undefined, {
    each: 35,
    cut: 'slices-1cm',
  });
  if (meatPart !== null && meat !== undefined) {
    const how = isMince(meat.food)
      ? say`Add ${meatPart} in one layer, leave for 2 minutes so that it browns, then break it up and fry ${until('brown and dry', 5, 6)}.`
      : say`Add ${meatPart} and turn ${until('browned-all-over', 6, 8)}.`;
    board.step(
      together(
        say`Heat ${half(oil)} in a large pan ${over('medium-high')}.`,
        how,
        meatPart.grams > 500 ? say`Do it in two batches, or it stews in its own juice.` : null,
        say`Lift onto a plate.`,
      ),
    );
  }
  const hard = vegetables
    .filter((item) =>
      [
        'carrot',
        'celery',
        'red-pepper',
        'pepper',
        'green-pepper',
        'yellow-pepper',
        'fennel',
        'leek',
      ].includes(item.food.id),
    )
    .map((item) => board.take(item, { each: 70, ...withCut(item, 'dice-1cm') }));
  const first1 = [onion, ...real([chorizo]), ...hard];
  board.step(
    say`${meatPart === null ? 'Warm' : 'Add'} ${meatPart === null ? oil : rest(oil)} ${meatPart === null ? 'in a large pan' : 'to the pan and turn it down'} ${{ kind: 'heat', level: 'medium', words: meatPart === null ? 'over medium heat' : 'to medium heat' }}. Add ${[...first1, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), {
    total: servings > 3 ? 16 : 10,
    cut: 'finely-chopped',
  });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const spices = isChilliPot
    ? [
        board.need(['ground-cumin', 'cumin'], servings > 2 ? 2 : 1, 'tsp'),
        board.need(
          hot !== undefined && !isChilli(hot.food) && !isNamed(hot.food, 'cumin', 'ground-cumin')
            ? [hot.food.id]
            : ['smoked-paprika', 'paprika'],
          servings > 2 ? 2 : 1,
          'tsp',
        ),
      ]
    : [
        board.need(
          ['smoked-paprika', 'paprika', 'dried-oregano', 'dried-mixed-herbs', 'dried-thyme'],
          1,
          'tsp',
        ),
      ];
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const others = vegetables.filter(
    (item) => !hard.some((part) => part.item === item) && !isLeafyGreen(item.food),
  );
  const otherParts = others.map((item) => board.take(item, { each: 100, ...simmerCut(item) }));
  const tomatoPart = board.take(tomato, { each: 200 });
  const beanPart = takeIf(board, beans, { each: 120 });
  const slow = others.some((item) => readPace(item) === 'slow');
  const minutes =
    meat !== undefined && isPoultry(meat.food)
      ? ([30, 35] as const)
      : meat !== undefined
        ? ([25, 30] as const)
        : slow
          ? ([20, 25] as const)
          : ([15, 18] as const);
  const ml = roundAmount((slow ? 130 : 75) * servings);
  const coreSaid =
    meatPart === null
      ? null
      : say`${isMince(meatPart.food) ? 'It' : `The ${meatPart.noun}`} should read ${readsCore(meatPart, us)}.`;
  board.step(
    together(
      say`Stir in ${[...real([garlic, chilli, hardy]), ...spices]} ${until('fragrant', 1)}. ${meatPart === null ? 'Add' : `Return the ${meatPart.noun} and add`} ${[tomatoPart, ...otherParts, ...real([beanPart])]}, ${rest(salt)} and ${waterFor(ml, us)}.`,
    ),
  );
  board.step(
    together(
      say`Bring to a simmer, then cook ${over('low')} with the lid half on, stirring now and then, ${until(slow ? `thick, with ${the(...otherParts.filter((part) => part.item !== null && readPace(part.item) === 'slow'))} tender` : 'thick and dark', minutes[0], minutes[1])}.`,
      coreSaid,
    ),
  );
  const rice = first(kitchen, isRice);
  const ricePart = takeIf(board, rice, { each: 75 });
  if (ricePart !== null)
    board.step(together(boilStarch(ricePart, 'large', null), say`Drain, cover and keep warm.`), 'meanwhile');
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, ...withCut(item, 'shreds') }));
  const pepper = takePepper(board);
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const chocolate = isChilliPot ? takeIf(board, kitchen.find('dark-chocolate'), { each: 5 }) : null;
  const tops = real([
    takeIf(board, kitchen.find('soured-cream', 'yoghurt', 'greek-yoghurt'), { each: 30 }),
    takeIf(board, first(kitchen, isGratingCheese), { each: 20, cut: 'grated' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, kitchen.find('avocado'), { each: 50, prepare: 'stoned, peeled and sliced' }),
  ]);
  const bread =
    ricePart === null
      ? takeIf(board, kitchen.find('tortilla', 'flour-tortilla') ?? first(kitchen, isFlatbread, isBread), {
          each: 80,
          prepare: '',
        })
      : null;
  board.step(
    together(
      leaves.length === 0 ? null : say`Fold in ${leaves} ${until('just wilted', 2, 3)}.`,
      say`Season with ${[pepper, ...real([lime, chocolate])]}.`,
      say`Serve${ricePart === null ? (bread === null ? ' in warm bowls' : say` with ${bread}`) : ` over ${the(ricePart)}`}${tops.length === 0 ? '.' : say`, topped with ${tops}.`}`,
    ),
  );
  const veg = vegetables.map((item) => item.food);
  const title = isChilliPot
    ? `${meat === undefined ? nameOne(beans?.food ?? tomato.food, us) : `${nameOne(meat.food, us).replace(' mince', '')}${beans === undefined ? '' : ` and ${nameOne(beans.food, us)}`}`} chilli`
    : meat !== undefined
      ? `${nameOne(meat.food, us)} and ${nameSome(beans === undefined ? (veg.length > 0 ? veg : [tomato.food]) : [beans.food], us, 1)} stew`
      : `${nameSome([...(beans === undefined ? [] : [beans.food]), ...veg], us, 2)} stew`;
  return board.finish({
    dish: isChilliPot ? 'chilli' : 'tomato-stew',
    title,
    introduction:
      meatPart === null
        ? 'Spices fried in the onion and a sauce cooked until it is thick: the beans only have to warm through and drink it in.'
        : `${isMince(meatPart.food) ? 'Mince' : `The ${meatPart.noun}`} properly browned first, and low heat afterwards: that is where the depth comes from.`,
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [300, 850],
    fit: (isChilliPot ? 0.8 : 0.6) + (hot === undefined ? 0 : 0.08),
  });
}

function writeDal(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const lentil =
    kitchen.find(
      'red-lentil',
      'red-lentils',
      'split-peas',
      'yellow-split-pea',
      'mung-dal',
      'lentil',
      'lentils',
    ) ?? first(kitchen, isLentil);
  if (lentil === undefined) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  const slow = vegetables.filter((item) => readPace(item) === 'slow');
  const quick = vegetables.filter((item) => readPace(item) !== 'slow');
  const lentilPart = board.take(lentil, { each: 70 });
  const turmeric =
    kitchen.find('turmeric', 'ground-turmeric') === undefined
      ? null
      : board.need(['turmeric', 'ground-turmeric'], 0.5, 'tsp');
  const slowParts = slow.map((item) => board.take(item, { each: 80, ...withCut(item, 'dice-1cm') }));
  const coconut = takeIf(board, kitchen.find('coconut-milk'), { each: 100 });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato) ?? kitchen.find('tomato'), {
    each: 120,
    ...(kitchen.find('tomato') !== undefined && first(kitchen, isTinnedTomato) === undefined
      ? { prepare: 'chopped' }
      : {}),
  });
  const salt = takeSalt(board, 0.3);
  const ml = roundAmount(lentilPart.grams * (coconut === null ? 4 : 3));
  const red = /red|yellow/.test(lentil.food.id);
  board.step(
    say`Put ${[lentilPart, ...real([turmeric]), ...slowParts]} in a pan with ${waterFor(ml, us)}. Bring ${boiling()}, skim off the froth, then simmer ${over('low')} with the lid half on, stirring now and then, ${until(red ? 'the lentils have collapsed' : 'the lentils are soft', red ? 18 : 25, red ? 20 : 30)}.`,
  );
  const rice = takeIf(board, first(kitchen, isRice), { each: 70 });
  if (rice !== null)
    board.step(together(boilStarch(rice, 'medium', null), say`Drain, cover and keep warm.`), 'meanwhile');
  const fat =
    kitchen.find('butter', 'ghee') === undefined
      ? takePlainOil(board, Math.max(2, servings))
      : board.need(['ghee', 'butter'], 15 * servings, 'g');
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], 1, null, { cut: 'thin-slices' })
      : board.take(onionItem, { each: 75, cut: 'thin-slices' });
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely chopped' }),
    takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'thin-slices' }),
  ]);
  const spice = board.need(
    ['cumin-seed', 'cumin-seeds', 'cumin', 'ground-cumin', 'curry-powder', 'garam-masala'],
    servings > 2 ? 2 : 1,
    'tsp',
  );
  board.step(
    say`Meanwhile heat ${fat} in a frying pan ${over('medium')}. Fry ${onion} ${until('deep golden', 10, 12)}, then add ${[...sharp, spice]} and stir ${until('the spice crackles and smells toasted', 1)}.`,
    'meanwhile',
  );
  const quickParts = quick.map((item) => board.take(item, { each: 70, ...simmerCut(item) }));
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  board.step(
    together(
      say`Scrape most of the onion and its fat into the lentils with ${[salt, ...real([tomato, coconut]), ...quickParts]} and cook ${over('medium-low')} ${until(quickParts.length > 0 ? `${the(...quickParts)} ${are(...quickParts)} tender and the dal is thick` : 'thick and creamy', 5, 7)}.`,
      lemon === null ? null : say`Stir in ${lemon} off the heat.`,
    ),
  );
  const tops = real([
    takeIf(board, first(kitchen, isYoghurt), { each: 35 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const bread =
    rice === null ? takeIf(board, first(kitchen, isFlatbread), { each: 80, prepare: 'warmed' }) : null;
  board.step(
    say`Spoon the rest of the onion over the top and serve${rice === null ? (bread === null ? ' in deep bowls' : say` with ${bread}`) : ` with ${the(rice)}`}${tops.length === 0 ? '.' : say` and ${tops}.`}`,
  );
  const guest = [
    ...vegetables,
    ...(kitchen.find('coconut-milk') === undefined ? [] : [kitchen.find('coconut-milk')]),
  ][0];
  return board.finish({
    dish: 'dal',
    title: `${nameOne(lentil.food, us)}${guest === undefined ? '' : ` and ${nameOne(guest.food, us).replace(' milk', '')}`} dal with golden onions`,
    introduction:
      'Plain lentils first, then a pan of onions and spice fried hard and tipped in at the end, which is where the flavour is.',
    keeps: 'Keeps 2 days in the fridge and thickens; loosen with water and reheat until steaming.',
    plate: [150, 700],
    fit: 0.65 + (kitchen.find('cumin', 'curry-powder', 'turmeric', 'garam-masala') === undefined ? 0 : 0.1),
  });
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
  const onionItem = first(kitchen, isOnion, (food) => isNamed(food, 'leek'));
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : leads.includes(onionItem)
        ? null
        : board.take(onionItem, { each: 75, cut: 'finely-chopped' });
  const salt = takeSalt(board, 0.25);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'chopped' });
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and chopped' });
  const spice = kitchen.find(
    'curry-powder',
    'ground-cumin',
    'cumin',
    'smoked-paprika',
    'ground-coriander',
    'nutmeg',
  );
  const spicePart =
    spice === undefined ? null : board.need([spice.food.id], isNamed(spice.food, 'nutmeg') ? 0.25 : 1, 'tsp');
  const leadParts = leads.map((item) =>
    board.take(item, {
      each: 260 / leads.length,
      ...(item.food.form === 'fresh'
        ? withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0])
        : {}),
    }),
  );
  const potato = takeIf(board, first(kitchen, isPotato), { each: 80, cut: 'dice-1cm' });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: leads.length === 0 ? 400 : 120 });
  const apple = leads.some((item) =>
    isNamed(item.food, 'parsnip', 'celeriac', 'beetroot', 'butternut-squash', 'carrot'),
  )
    ? takeIf(board, kitchen.find('apple'), { each: 50, prepare: 'peeled, cored and chopped' })
    : null;
  const start = real([onion]);
  const hot = real([garlic, ginger, spicePart]);
  board.step(
    together(
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a large pan ${over('medium')}. Add ${[...(start.length === 0 ? leadParts.slice(0, 1) : start), half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
      hot.length === 0 ? null : say`Stir in ${hot} ${until('fragrant', 1)}.`,
    ),
  );
  const bulk = real([...(start.length === 0 ? leadParts.slice(1) : leadParts), potato, apple, tomato]);
  const stock = kitchen.find('vegetable-stock', 'chicken-stock');
  const ml = roundAmount(servings * 300);
  const liquid = stock === undefined ? waterFor(ml, us) : '';
  const stockPart = takeIf(board, stock, { each: 300 });
  board.step(
    bulk.length === 0 && stockPart === null
      ? say`Add ${rest(salt)} and ${liquid}. Bring ${boiling()}, then simmer with the lid half on ${until('a spoon crushes the pieces against the side of the pan', 15, 20)}.`
      : say`Add ${[...bulk, ...real([stockPart])]}${liquid === '' ? '' : `, ${liquid}`} and ${rest(salt)}. Bring ${boiling()}, then simmer with the lid half on ${until('a spoon crushes the pieces against the side of the pan', 15, 20)}.`,
  );
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 50, ...withCut(item, 'shreds') }),
  );
  const cream = takeIf(board, first(kitchen, isCream) ?? kitchen.find('coconut-milk', 'creme-fraiche'), {
    each: 35,
  });
  const pepper = takePepper(board);
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' });
  board.step(
    together(
      leaves.length === 0 ? null : say`Add ${leaves} ${until('just wilted', 2)}.`,
      say`Take off the heat, let it stop bubbling, and blend until completely smooth, a full 2 minutes; fill the jug no more than half, because hot soup jumps.`,
      cream === null ? null : say`Stir in ${portion(cream, 0.7, `most of ${the(cream)}`)}.`,
      say`Season with ${[pepper, ...real([lemon])]}, and thin with hot water if it is thicker than cream.`,
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
    say`Ladle into warm bowls${swirl.length === 0 ? '' : say` and finish with ${swirl}`}${bread === null ? (swirl.length === 0 ? ' and eat hot.' : '.') : say`${swirl.length === 0 ? ' and eat with' : '; eat with'} ${bread}, toasted.`}`,
  );
  const foods: Item[] = leads.length === 0 ? [lead] : leads;
  return board.finish({
    dish: 'blended-soup',
    title: `${
      foods.length === 1 && potato !== null
        ? `${nameOne(lead.food, us)} and potato`
        : nameSome(
            foods.map((item) => item.food),
            us,
            2,
          )
    } soup`,
    introduction:
      'Two full minutes in the blender is what turns a rough soup into a velvety one, with no flour in it.',
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [280, 720],
    fit: 0.5 + (cream === null ? 0 : 0.1) - (leads.length > 2 ? 0.1 : 0),
  });
}

function writeBeanPot(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const beans = first(kitchen, isDriedLegume);
  if (beans === undefined) return null;
  const board = startDraft(kitchen);
  const beanPart = board.take(beans, { each: 75, prepare: '' });
  const red = beans.food.hazards?.includes('kidney-beans-dried') === true;
  board.step(
    say`Cover ${beanPart} with plenty of cold water and leave to soak ${{ kind: 'wait', minutes: 480, words: 'overnight, at least 8 hours' }}. Drain, and throw the soaking water away.`,
  );
  board.step(
    together(
      say`Put the beans in a large pan with fresh water to cover them by a hand's width. Bring ${boiling()} and boil hard ${{ kind: 'until', minutes: [10, 10], words: 'for a full 10 minutes' }}, skimming off the froth${red ? '; simmering alone does not make these beans fit to eat' : ''}.`,
      say`Turn down and simmer ${over('low')}, topping up the water, ${until('completely soft right through', 60, 75)}. Drain, keeping a mugful of the water.`,
    ),
  );
  const oil = takeOil(board, Math.max(2, servings));
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : board.take(onionItem, { each: 75, cut: 'finely-chopped' });
  const salt = takeSalt(board, 0.3);
  const vegetables = pick(kitchen, (food) => isCookable(food))
    .sort(byWorth)
    .slice(0, 3);
  const hard = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 80,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
      }),
    );
  const chorizo = takeIf(board, first(kitchen, isCuredSausage), { each: 35, cut: 'slices-1cm' });
  board.step(
    say`While they simmer, warm ${oil} in a wide pan ${over('medium')}. Add ${[...real([chorizo]), onion, ...hard, half(salt)]} and cook, stirring now and then, ${until('soft and golden at the edges', 10, 12)}.`,
    'meanwhile',
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'finely-chopped' });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 200 });
  const paprika = board.need(
    ['smoked-paprika', 'paprika', 'dried-oregano', 'ground-cumin', 'cumin'],
    1,
    'tsp',
  );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, ...withCut(item, 'shreds') }));
  board.step(
    together(
      say`Stir in ${[...real([garlic]), paprika]} ${until('fragrant', 1)}. Add the drained beans, ${tomato === null ? '' : say`${tomato}, `}${rest(salt)} and enough of their water to loosen, and simmer ${over('medium-low')} ${until('thick and glossy', 12, 15)}.`,
      leaves.length === 0 ? null : say`Fold in ${leaves} ${until('just wilted', 2, 3)}.`,
    ),
  );
  const pepper = takePepper(board);
  const tops = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' }),
  ]);
  const bread = takeIf(board, first(kitchen, isBread, isFlatbread), { each: 80, prepare: '' });
  board.step(
    say`Grind over ${pepper}${tops.length === 0 ? '' : say`, stir in ${tops}`} and serve${bread === null ? ' in deep bowls' : say` with ${bread}`}.`,
  );
  return board.finish({
    dish: 'bean-pot',
    title: `slow ${nameOne(beans.food, us)} pot${vegetables[0] === undefined ? '' : ` with ${nameMany(vegetables[0].food, us)}`}`,
    introduction:
      'Dried beans want a night in water and a proper boil; in return they are creamier than any tin.',
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [150, 750],
    fit: 0.6,
  });
}

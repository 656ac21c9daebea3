// Grated or whole small vegetables held together with egg and flour, fried until crisp; and a cabbage pancake.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBacon,
  isCheese,
  isCitrus,
  isNamed,
  isPrawn,
  isSaladLeaf,
  isSpice,
  isYoghurt,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, over, portion, say, sayIf, together, until, wait } from '../../words/say.ts';

export const fritters: Dish = {
  id: 'fritters',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.62,
  cook: writeFritters,
};
export const cabbagePancake: Dish = {
  id: 'cabbage-pancake',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeCabbagePancake,
};

const GRATED: readonly FoodId[] = [
  'courgette',
  'carrot',
  'potato',
  'sweet-potato',
  'parsnip',
  'beetroot',
  'celeriac',
  'swede',
];
const WHOLE: readonly FoodId[] = [
  'sweetcorn',
  'peas',
  'frozen-peas',
  'chickpeas',
  'spinach',
  'frozen-spinach',
];
const FLOURS: readonly FoodId[] = [
  'self-raising-flour',
  'plain-flour',
  'wholemeal-flour',
  'gram-flour',
  'rice-flour',
  'gluten-free-flour',
];

function writeFritters(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = kitchen.find('egg');
  const flour = kitchen.find(...FLOURS);
  const vegetables = [...GRATED, ...WHOLE]
    .map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 2);
  const lead = vegetables[0];
  if (egg === undefined || lead === undefined) return null;
  if (flour === undefined && lead.food.id !== 'potato' && kitchen.find('breadcrumbs') === undefined)
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const parts = vegetables.map((item) =>
    board.take(item, {
      each: (GRATED.includes(item.food.id) ? 150 : 80) / vegetables.length + 30,
      ...(GRATED.includes(item.food.id)
        ? { cut: 'grated' as const }
        : item.food.id === 'spinach'
          ? { cut: 'shreds' as const }
          : {}),
    }),
  );
  const grated = parts.filter((part) => GRATED.includes(part.food.id));
  const others = parts.filter((part) => !grated.includes(part));
  const eggs = board.take(egg, { total: 55 * Math.max(1, Math.round(servings * 0.75)), prepare: 'beaten' });
  const flourPart = board.need(
    kitchen.find('breadcrumbs') !== undefined && flour === undefined ? ['breadcrumbs'] : FLOURS,
    35 * servings,
    'g',
  );
  const powder = isNamed(flourPart.food, 'self-raising-flour', 'breadcrumbs')
    ? null
    : board.need(['baking-powder'], 0.5, 'tsp');
  const onion = takeIf(board, kitchen.find('onion', 'red-onion', 'spring-onion'), {
    each: 30,
    ...(kitchen.find('onion', 'red-onion') === undefined
      ? { cut: 'thin-slices' as const }
      : { cut: 'finely-chopped' as const }),
  });
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 30, prepare: 'crumbled or grated' });
  const spice = first(kitchen, isSpice);
  const spicePart =
    spice === undefined || /cinnamon|vanilla|cloves|nutmeg|star/.test(spice.food.id)
      ? null
      : board.need([spice.food.id], 0.5, 'tsp');
  const herb = takeIf(board, kitchen.find('mint', 'dill', 'parsley', 'coriander', 'chives'), {
    each: 4,
    cut: 'chopped',
  });
  const chilli = takeIf(board, kitchen.find('chilli', 'jalapeno'), { total: 10, cut: 'finely-chopped' });
  const pepper = takePepper(board);
  if (grated.length > 0)
    board.step(
      () =>
        say`Toss ${grated} with ${salt} in a colander and leave for ${wait(10, '10 minutes')}. Squeeze hard in a clean cloth: the drier it is now, the crisper it fries.`,
    );
  board.step(
    () =>
      say`Mix ${[...others, ...real([onion, cheese, herb, chilli, spicePart]), eggs]} ${grated.length > 0 ? 'with the squeezed vegetables' : say`with ${salt}`}, then fold in ${[flourPart, ...real([powder])]} and ${pepper}. The mixture should hold on a spoon; add a little more flour if it runs.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const count = servings * 3;
  board.step(
    () =>
      say`Heat ${portion(oil, 0.5, `half the ${oil.noun}`)} in a wide frying pan ${over('medium')}. Drop in heaped tablespoons, about ${count} in all and half of them at a time, press each to the thickness of a finger and fry ${until('deep gold underneath', 3, 4)}.`,
  );
  board.step(
    () =>
      say`Turn and fry the other side ${until('crisp, and firm in the middle when pressed', 3, 4)} (${core(71, us)} inside). Keep warm on a rack and fry the rest in ${portion(oil, 0.5, `the rest of the ${oil.noun}`)}.`,
  );
  const yoghurt = takeIf(
    board,
    first(kitchen, isYoghurt) ?? kitchen.find('soured-cream', 'creme-fraiche', 'mayonnaise'),
    { each: 40 },
  );
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'cut into wedges' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 25 });
  const side = real([yoghurt, lemon, leaves]);
  board.step(
    () =>
      say`Eat hot${side.length === 0 ? ' and crisp, three to a plate' : say`, with ${side}`}${chilli === null ? '' : '; they have a little heat of their own'}.`,
  );
  const names = [
    ...vegetables.map((item) => nameOne(item.food, us)),
    ...(cheese === null ? [] : [nameOne(cheese.food, us)]),
  ].slice(0, 2);
  return board.finish(() => ({
    dish: 'fritters',
    title: fitTitle(`${names.join(' and ')} fritters`, `${names[0] ?? 'vegetable'} fritters`),
    introduction: kitchen.wording(
      grated.length > 0
        ? 'Salting and squeezing takes five minutes and makes all the difference: water is what keeps a fritter soft.'
        : 'Just enough batter to hold everything together, and no more: these are nearly all vegetable.',
      'Flat ones cook through before they burn, so press them while the first side fries.',
    ),
    keeps: 'Keeps 2 days in the fridge; crisp them up in a dry pan or a hot oven until steaming.',
    plate: [180, 500],
    fit: 0.7 + (cheese === null ? 0 : 0.06) + (flour === undefined ? -0.1 : 0.05),
  }));
}

function writeCabbagePancake(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cabbage = kitchen.find('cabbage', 'chinese-leaf');
  const egg = kitchen.find('egg');
  const flour = kitchen.find(...FLOURS);
  if (cabbage === undefined || egg === undefined || flour === undefined) return null;
  const board = startDraft(kitchen);
  const cabbagePart = board.take(cabbage, { each: 130, cut: 'shreds' });
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const flourPart = board.take(flour, { each: 40 });
  const salt = takeSalt(board);
  const water = us ? '3 tbsp' : `${40 * servings} ml`;
  const spring = takeIf(board, kitchen.find('spring-onion'), { each: 25, cut: 'thin-slices' });
  const carrot = takeIf(board, kitchen.find('carrot'), { each: 35, cut: 'grated' });
  const sprouts = takeIf(board, kitchen.find('beansprouts'), { each: 30 });
  const prawns = takeIf(board, first(kitchen, isPrawn), { each: 50, cut: 'chopped' });
  board.step(
    () =>
      say`Whisk ${[flourPart, eggs, salt]} with ${water} of water to a thick, smooth batter. Fold in ${[cabbagePart, ...real([spring, carrot, sprouts, prawns])]}: it will look like far too much cabbage, and is not.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 25, prepare: '' });
  board.step(
    () =>
      say`Heat ${oil} in a ${servings > 1 ? 'wide' : 'small'} frying pan ${over('medium')}. Spread in the mixture, in ${servings > 2 ? 'as many rounds as the pan holds' : servings === 1 ? 'one round' : 'two rounds'}, 2 fingers thick${sayIf(bacon, (part) => say`, and lay ${part} on top`)}. Cook, without pressing, ${until('the underside is brown and the edges look set', 5, 6)}.`,
  );
  board.step(
    () =>
      say`Slide onto a plate, turn over into the pan and cook the other side with a lid on ${over('medium-low')} ${until('firm in the middle', 5, 6)}; inside it should read ${core(bacon === null ? 71 : 74, us)}. Uncover ${until('crisp again', 1, 2)}.`,
  );
  const mayo = takeIf(board, kitchen.find('mayonnaise', 'vegan-mayonnaise'), { each: 12 });
  const sauce = board.need(
    ['hoisin-sauce', 'sweet-soy-sauce', 'brown-sauce', 'worcestershire-sauce', 'soy-sauce', 'tamari'],
    servings,
    'tbsp',
  );
  const tops = real([
    takeIf(board, kitchen.find('sesame-seeds', 'furikake', 'nori', 'bonito-flakes'), { each: 3 }),
    takeIf(board, kitchen.find('pickled-ginger', 'kimchi'), { each: 20 }),
    ...takeTops(board, 'herbs'),
  ]);
  board.step(() =>
    together(
      say`Brush with ${sauce}${sayIf(mayo, (part) => say`, drizzle ${part} over in lines`)}${sayIf(tops.length > 0, () => say` and scatter with ${tops}`)}.`,
      say`Cut into wedges and eat while the edges are crisp.`,
    ),
  );
  return board.finish(() => ({
    dish: 'cabbage-pancake',
    title: fitTitle(
      `Japanese-style cabbage pancake${bacon !== null ? ' with bacon' : prawns !== null ? ' with prawns' : spring !== null ? ' with spring onions' : ''}`,
      'cabbage pancake',
    ),
    introduction:
      'Mostly cabbage, held by just enough batter: it sweetens and softens inside while the outside turns brown.',
    keeps: 'Keeps a day in the fridge; reheat in a dry pan until steaming.',
    plate: [200, 550],
    fit: 0.82 + (mayo === null ? 0 : 0.05),
  }));
}

// A sheet of pastry with something on it: tomatoes and cheese, spinach and feta, or apples and sugar.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isFruit,
  isHardyHerb,
  isNamed,
  isNut,
  isOnion,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, oven, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { rollPastry, takePastry } from '../parts/bake-parts.ts';
import { fruitCut, SUGARS, takeSpice } from '../parts/fruit-cut.ts';

export const pastryTart: Dish = {
  id: 'pastry-tart',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.68,
  cook: writeSavoury,
};
export const fruitTart: Dish = {
  id: 'fruit-tart',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.72,
  cook: writeSweet,
};

function writeSavoury(kitchen: Kitchen) {
  const { us } = kitchen;
  const pastry = kitchen.find('puff-pastry', 'shortcrust-pastry');
  const cheese = first(kitchen, isCheese);
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && !['potato', 'root-vegetable', 'squash', 'pod'].includes(food.category),
  )
    .sort(byWorth)
    .slice(0, 3);
  const onions = vegetables.length === 0 ? first(kitchen, isOnion) : undefined;
  const salty = kitchen.find('anchovies', 'olives', 'capers', 'sun-dried-tomatoes');
  const lead = vegetables[0] ?? onions;
  if (pastry === undefined || lead === undefined) return null;
  const rich = cheese ?? salty;
  const board = startDraft(kitchen);
  const pastryPart = takePastry(board, pastry);
  const oil = board.need(['olive-oil', 'vegetable-oil', 'butter'], 1, 'tbsp');
  const salt = board.need(['salt'], 0.5, 'tsp');
  // A sheet for four holds about 400 g: more of it steams, and the pastry stays raw.
  const each = Math.round(110 / Math.max(1, vegetables.length));
  // These bake as they are; anything else would wet the pastry and scorch, so it goes on soft and dry.
  const raw = vegetables.filter(({ food }) => /tomato|courgette|asparagus/.test(food.id));
  const juicy = raw.map((item) =>
    board.take(item, { each, ...(item.food.id === 'asparagus' ? {} : { prepare: 'thinly sliced' }) }),
  );
  const onion = takeIf(board, onions ?? kitchen.find('onion', 'red-onion'), {
    each: onions === undefined ? 20 : 110,
    cut: 'thin-slices',
  });
  const pan = addPanVegetables(
    board,
    vegetables.filter((item) => !raw.includes(item)),
    // What is softened first shrinks to two thirds.
    each * 1.5,
  );
  const cooked = real([onion, ...pan.parts]);
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, prepare: 'leaves picked' });
  const saltLeft = juicy.length > 0 && cooked.length > 0 ? rest(salt) : salt;
  const soften = kitchen.has('hob')
    ? together(
        say`Warm ${oil} in a wide frying pan ${over('medium')}.`,
        sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 8, 10)}.`),
        pan.said,
        say`Season with ${saltLeft}, press out any water and tip onto a plate to cool a little: what is hot or wet makes pastry soggy.`,
      )
    : say`Toss ${cooked} with ${[oil, saltLeft]}, spread on the tray and roast ${until('soft and dry', 12, 15)}; lift onto a plate and leave the tray in the oven.`;
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)} with a baking tray inside.`,
      sayIf(
        juicy.length > 0,
        () =>
          say`Toss ${juicy} with ${cooked.length > 0 ? [half(salt)] : [oil, salt]} and leave for ${wait(10, '10 minutes')}, then shake off the juice.`,
      ),
    ),
  );
  if (cooked.length > 0) board.step(() => soften, juicy.length > 0 ? 'meanwhile' : undefined);
  const soft = kitchen.find('ricotta', 'cream-cheese');
  const base = takeIf(board, soft ?? kitchen.find('pesto', 'mustard', 'tapenade', 'creme-fraiche'), {
    each: soft === undefined ? 12 : 35,
  });
  const cheesePart = takeIf(board, cheese, { each: 45, prepare: 'crumbled, torn or grated' });
  // Blue cheese, goat's cheese and brie like something sweet; thin slices bake in the time of the crust.
  const fruit = takeIf(board, cheese === undefined ? undefined : kitchen.find('pear', 'apple'), {
    each: 40,
    prepare: 'cored and thinly sliced',
  });
  const scattered = real([
    hardy,
    fruit,
    cheesePart,
    takeIf(board, kitchen.find('anchovies'), { each: 8, prepare: 'drained' }),
    takeIf(board, kitchen.find('olives', 'capers', 'sun-dried-tomatoes'), { each: 15, prepare: 'drained' }),
  ]);
  // Egg by itself runs off a flat sheet.
  const egg = takeIf(board, base === null || !isCheese(base.food) ? undefined : kitchen.find('egg'), {
    total: 50,
    prepare: 'beaten',
  });
  board.step(
    () =>
      say`${rollPastry(pastryPart, us)}, score a border a finger wide and prick the middle with a fork.${sayIf(base, (part) => say` Spread the middle with ${part}${sayIf(egg, (one) => say`, beaten with ${one}`)}.`)} Arrange ${the(...cooked, ...juicy)} inside the border in one layer${sayIf(scattered.length > 0, () => say` and scatter with ${scattered}`)}.`,
  );
  const nuts = takeIf(board, first(kitchen, isNut), { each: 15, cut: 'chopped' });
  const herb = takeIf(board, kitchen.find('basil', 'parsley', 'mint', 'chives', 'dill'), {
    each: 3,
    prepare: 'torn',
  });
  const honey = takeIf(board, kitchen.find('honey', 'balsamic-vinegar'), { total: 8 });
  const ham = takeIf(board, kitchen.find('prosciutto', 'ham', 'salami'), { each: 20, prepare: 'torn' });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Slide, paper and all, onto the hot tray and bake ${until('the border has risen and the underside is brown when you lift a corner', 25, 30)}${egg === null ? '' : say` (${{ kind: 'core', coreC: 71, words: us ? '160 F, 71 C' : '71 C, 160 F' }} in the middle)`}.`,
  );
  board.step(
    () =>
      say`${sayIf(ham, (part) => say`Drape ${part} over the hot tart. `)}Finish with ${[...real([herb, nuts, honey]), pepper]}, leave for ${wait(5, '5 minutes')} and cut with a bread knife.`,
  );
  const name = nameOne(lead.food, us);
  return board.finish(() => ({
    dish: 'pastry-tart',
    title: fitTitle(
      ...real([rich]).flatMap(({ food }) =>
        real([fruit]).map((pear) => `${name}, ${nameOne(pear.food, us)} and ${nameOne(food, us)} tart`),
      ),
      ...real([rich ?? vegetables[1] ?? (lead === onions ? null : onion)]).map(
        ({ food }) => `${name} and ${nameOne(food, us)} tart`,
      ),
      `${name} tart`,
    ),
    introduction: `A hot tray underneath and dry ${vegetables.length > 1 ? 'vegetables' : nameMany(lead.food, us)} on top: both sides of the pastry turn crisp.`,
    keeps: 'Good warm or cold; keeps a day in the fridge.',
    plate: [190, 550],
    fit: rich === undefined ? 0.5 : 0.8,
  }));
}

function writeSweet(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pastry = kitchen.find('puff-pastry', 'shortcrust-pastry');
  const fruit = kitchen.items.find(
    (item) => isFruit(item.food) && !isNamed(item.food, 'melon', 'watermelon', 'banana'),
  );
  if (pastry === undefined || fruit === undefined) return null;
  const board = startDraft(kitchen);
  const pastryPart = takePastry(board, pastry);
  const fruitPart = board.take(fruit, {
    each: 130,
    ...(/apple|pear/.test(fruit.food.id) ? { prepare: 'cored and thinly sliced' } : fruitCut(fruit)),
  });
  const sugar = board.need(SUGARS, servings, 'tbsp');
  const spice = takeSpice(board, kitchen, 0.5);
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 20, prepare: 'juiced' });
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)} with a baking tray inside. Toss ${[fruitPart, ...real([spice, lemon])]} with ${{ part: sugar, share: 0.75, words: 'most of the sugar' }}.`,
  );
  const base = takeIf(board, kitchen.find('almond-flour', 'marzipan', 'jam', 'cream-cheese', 'custard'), {
    each: 20,
  });
  const butter = board.need(['butter', 'coconut-oil', 'vegetable-oil'], 15, 'g');
  board.step(
    () =>
      say`${rollPastry(pastryPart, us)}, score a border a finger wide and prick the middle.${sayIf(base, (part) => say` Cover the middle with ${part}.`)} Overlap the fruit on it in rows, dot with ${butter} and sprinkle ${{ part: sugar, share: 0.25, words: 'the rest of the sugar' }} over fruit and border alike.`,
  );
  board.step(
    () =>
      say`Slide onto the hot tray and bake ${until('the border is puffed and brown and the tips of the fruit have caught', 25, 30)}. Leave for ${wait(10)}: the syrup burns, and sets as it cools.`,
  );
  const cream = takeIf(
    board,
    kitchen.find(
      'double-cream',
      'creme-fraiche',
      'ice-cream',
      'greek-yoghurt',
      'yoghurt',
      'single-cream',
      'mascarpone',
    ),
    { each: 35 },
  );
  board.step(
    () =>
      say`Cut into ${servings === 1 ? 'two pieces' : `${servings} pieces`} with a bread knife and eat warm${sayIf(cream, (part) => say`, with ${part}`)}, before the pastry forgets how crisp it is.`,
  );
  return board.finish(() => ({
    dish: 'fruit-tart',
    title: fitTitle(
      `${pastry.food.id === 'puff-pastry' ? 'thin ' : ''}${nameOne(fruit.food, us)} tart${cream === null ? (spice === null ? '' : ` with ${nameOne(spice.food, us).replace(/^ground /, '')}`) : ` with ${nameMany(cream.food, us)}`}`,
      `${nameOne(fruit.food, us)} tart`,
    ),
    introduction:
      'Thin slices, a hot tray and a little sugar on the crust: the fruit browns while the pastry rises.',
    keeps: 'Best today; crisp up what is left in a hot oven.',
    plate: [150, 450],
    fit: 0.85,
  }));
}

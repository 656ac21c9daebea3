// Noodles that need no hob: soaked in water from the kettle with thin vegetables, and tossed in a sauce from a cup.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isGratingCheese, isNamed, isTinnedFish, isTofu, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePlainOil } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, say, sayIf, the, until, wait } from '../../words/say.ts';
import { isFrozen } from '../parts/fruit-cut.ts';
import { onFullPower } from '../parts/without-hob.ts';

export const kettleNoodles: Dish = {
  id: 'kettle-noodles',
  family: 'pasta',
  side: 'savoury',
  needs: ['kettle'],
  prior: 0.6,
  cook: write,
};

/** Minutes in water off the boil. */
const SOAKED: Readonly<Partial<Record<FoodId, number>>> = {
  'instant-noodles': 4,
  'rice-noodles': 8,
  'glass-noodles': 8,
  'egg-noodles': 8,
  ramen: 8,
};
/** Soft enough after those minutes when cut thin. */
const THIN: readonly FoodId[] = [
  'frozen-peas',
  'peas',
  'sweetcorn',
  'mangetout',
  'sugar-snap-peas',
  'spinach',
  'bok-choy',
  'beansprouts',
  'edamame',
  'frozen-stir-fry-vegetables',
  'frozen-mixed-vegetables',
  'chinese-leaf',
];
const RAW: readonly FoodId[] = ['carrot', 'cucumber', 'pepper', 'radish', 'cabbage', 'courgette'];
const SAUCES: readonly FoodId[] = [
  'peanut-butter',
  'tahini',
  'miso',
  'hoisin-sauce',
  'sweet-chilli-sauce',
  'gochujang',
  'sriracha',
  'pesto',
  'oyster-sauce',
  'chilli-oil',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const noodle = kitchen.items.find((item) => SOAKED[item.food.id] !== undefined);
  if (noodle === undefined || kitchen.has('hob')) return null;
  const minutes = SOAKED[noodle.food.id] ?? 8;
  const thin = pick(kitchen, (food) => THIN.includes(food.id))
    .filter((item) => kitchen.has('microwave') || !isFrozen(item))
    .sort(byWorth)
    .slice(0, 2);
  const raw = pick(kitchen, (food) => RAW.includes(food.id))
    .sort(byWorth)
    .slice(0, 2);
  const protein = first(kitchen, isTinnedFish, isTofu, (food) =>
    isNamed(food, 'cooked-prawns', 'chickpeas', 'boiled-egg'),
  );
  const board = startDraft(kitchen);
  const noodlePart = board.take(noodle, { each: noodle.food.gramsEach ?? 75 });
  const thinParts = thin.map((item) =>
    board.take(item, {
      each: 70,
      prepare: item.food.form === 'fresh' && item.food.category !== 'pod' ? 'finely shredded' : '',
    }),
  );
  // Frozen vegetables are blanched and not cooked: they are heated until they steam (EFSA 2018, listeria).
  const frozen = thinParts.filter(({ item }) => item !== null && isFrozen(item));
  const steeped = thinParts.filter((part) => !frozen.includes(part));
  board.step(
    () =>
      say`Put ${[noodlePart, ...steeped]} in a large heatproof bowl, cover with plenty of water ${boiling('straight from the kettle')} and lay a plate on top. Leave for ${wait(minutes, `${minutes} minutes`)}, stirring once, until the noodles are tender, then drain well.`,
  );
  if (frozen.length > 0)
    board.step(
      () =>
        say`Meanwhile, microwave ${frozen} in a covered bowl with a spoonful of water ${onFullPower()}, ${until('steaming-through', 2, 3)}, and drain.`,
      'meanwhile',
    );
  const soy = board.need(['soy-sauce', 'tamari'], 1.5 * servings, 'tbsp');
  const thick = takeIf(board, kitchen.find(...SAUCES), (item) => ({
    each: isNamed(item.food, 'peanut-butter', 'tahini') ? 25 : 12,
  }));
  const sharp =
    takeCitrus(board, 30) ??
    board.need(['cider-vinegar', 'rice-vinegar', 'vinegar', 'red-wine-vinegar'], servings, 'tsp');
  const sesame = needIf(board, kitchen.find('sesame-oil'), servings, 'tsp') ?? takePlainOil(board, servings);
  const small = real([
    takeIf(board, kitchen.find('garlic'), { total: 3, cut: 'crushed' }),
    takeIf(board, kitchen.find('ginger'), { each: 4, prepare: 'peeled and finely grated' }),
    takeIf(board, kitchen.find('chilli'), { total: 8, cut: 'finely-chopped' }),
  ]);
  board.step(
    () =>
      say`Meanwhile stir ${[soy, ...real([thick]), sharp, sesame, ...small]} together in a cup with 2 tablespoons of the hot water, until it pours.`,
    'meanwhile',
  );
  const rawParts = raw.map((item: Item) =>
    board.take(item, {
      each: 60,
      prepare: isNamed(item.food, 'carrot') ? 'peeled and coarsely grated' : 'cut into thin strips',
    }),
  );
  const proteinPart = takeIf(board, protein, (item) => ({
    each: 90,
    ...(isTofu(item.food) ? { cut: 'dice-1cm' as const } : {}),
  }));
  const egg = takeIf(board, kitchen.has('microwave') ? kitchen.find('egg') : undefined, {
    each: 50,
    prepare: 'beaten',
  });
  const cheese =
    egg === null ? null : takeIf(board, first(kitchen, isGratingCheese), { each: 20, cut: 'grated' });
  const tops = takeTops(board, 'herbs-and-nuts');
  const tossed = real([proteinPart, ...rawParts]);
  const warm = frozen.length === 0 ? null : the(...frozen);
  board.step(
    () =>
      say`Pour the sauce over ${the(noodlePart)}${warm === null ? '' : ` and ${warm}`} and turn them${sayIf(tossed.length > 0, () => say` with ${tossed}`)} until every strand is coated${sayIf(egg, (one) => say`. Stir in ${one} and microwave ${onFullPower()}, stirring now and then, ${until('no liquid egg is left', 1, 2)}, past ${core(71, us)}`)}${sayIf(cheese, (one) => say`. Stir in ${one} while it is hot`)}${egg === null ? say`${sayIf(tops.length > 0, () => say`, scatter with ${tops}`)}, and eat warm from the bowl.` : say`. Eat hot from the bowl${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}.`}`,
  );
  const guests = real([egg === null ? undefined : kitchen.find('egg'), protein, ...thin, ...raw])
    .slice(0, 2)
    .map(({ food }) => (food.noun === 'plural' ? nameMany : nameOne)(food, us).replace('frozen ', ''));
  const flavour = thick === null ? 'soy' : nameOne(thick.food, us).replace(/ (butter|sauce)$/, '');
  return board.finish(() => ({
    dish: 'kettle-noodles',
    title: fitTitle(
      `${flavour} noodles${guests.length === 0 ? '' : ` with ${guests.join(' and ')}`}`,
      `${flavour} noodles`,
    ),
    introduction:
      'Thin noodles cook in hot water off the boil as well as on it; the sauce is stirred in the time they take.',
    keeps: 'Eat at once; good cold the same day.',
    plate: [110, 520],
    fit: 0.78,
  }));
}

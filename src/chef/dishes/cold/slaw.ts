// Cabbage and roots in shreds, salted first and dressed after.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCheese, isCitrus, isCookedMeat } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { it, say, sayIf, wait } from '../../words/say.ts';

export const slaw: Dish = {
  id: 'slaw',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeSlaw,
};

const SHREDDED: readonly FoodId[] = [
  'cabbage',
  'red-cabbage',
  'chinese-leaf',
  'carrot',
  'kohlrabi',
  'celeriac',
  'fennel',
  'beetroot',
  'brussels-sprout',
  'daikon',
];

function writeSlaw(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const shreds = real(SHREDDED.map((id) => kitchen.find(id))).slice(0, 3);
  const lead = shreds[0];
  const creamy = kitchen.find('mayonnaise', 'vegan-mayonnaise', 'greek-yoghurt', 'yoghurt', 'soured-cream');
  const citrus = first(kitchen, isCitrus);
  if (
    lead === undefined ||
    lead.food.id === 'carrot' ||
    (creamy === undefined && citrus === undefined && kitchen.find('apple') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const parts = shreds.map((item, place) =>
    board.take(item, {
      each: place === 0 ? 130 : 60,
      ...withCut(
        item,
        item.food.cuts.includes('shreds')
          ? 'shreds'
          : item.food.cuts.includes('grated')
            ? 'grated'
            : 'thin-slices',
      ),
    }),
  );
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Put ${parts} in a wide bowl with ${salt} and squeeze and turn with your hands until it begins to feel limp. Leave for ${wait(10, '10 minutes')}, then tip away the liquid: salted now, it will not weep later.`,
  );
  const creamyPart = takeIf(board, creamy, { each: 28 });
  const acid =
    citrus === undefined
      ? board.need(['cider-vinegar', 'vinegar', 'red-wine-vinegar', 'rice-vinegar'], servings, 'tbsp')
      : board.take(citrus, { total: 35, prepare: 'juiced' });
  const oil = creamyPart === null ? takeOil(board, servings) : null;
  const sweet =
    kitchen.find('apple') === undefined
      ? board.need(['sugar', 'honey', 'maple-syrup', 'brown-sugar'], 1, 'tsp')
      : null;
  const mustard =
    kitchen.find('mustard', 'wholegrain-mustard') === undefined
      ? null
      : board.need(['wholegrain-mustard', 'mustard'], 1, 'tsp');
  const dressing = real([creamyPart, acid, oil, sweet, mustard]);
  const pepper = takePepper(board);
  const apple = takeIf(board, kitchen.find('apple', 'pear', 'mango'), {
    each: 60,
    prepare: 'cut into matchsticks',
  });
  const onion = takeIf(board, kitchen.find('red-onion', 'onion'), { each: 20, cut: 'thin-slices' });
  const meat = takeIf(
    board,
    first(kitchen, isCookedMeat, ({ id }) => /^(?:ham|prosciutto)$/.test(id)),
    {
      each: 70,
      prepare: 'in strips',
    },
  );
  const chilli = takeIf(board, kitchen.find('chilli', 'jalapeno'), { total: 10, cut: 'finely-chopped' });
  const dried = takeIf(board, kitchen.find('raisins', 'dried-cranberries'), { each: 12 });
  const more = real([apple, onion, chilli, dried, meat]);
  board.step(
    () =>
      say`Stir ${dressing} together with ${pepper} and pour over.${sayIf(more.length > 0, () => say` Add ${more}`)}${more.length > 0 ? ' and toss' : ' Toss'} until every shred is coated.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'crumbled' });
  board.step(
    () =>
      say`Taste, because raw shreds take more sharpness than you think${real([...tops, cheese]).length === 0 ? '' : say`, then scatter with ${real([...tops, cheese])}`}. Eat within a few hours, while ${it(...parts) === 'them' ? 'it all' : 'it'} still crunches.`,
  );
  return board.finish(() => ({
    dish: 'slaw',
    title: fitTitle(
      `${nameOne(lead.food, us)}${shreds[1] === undefined ? (apple === null ? '' : ` and ${nameOne(apple.food, us)}`) : ` and ${nameOne(shreds[1].food, us)}`} slaw${citrus === undefined ? '' : ` with ${nameOne(citrus.food, us)}`}`,
      `${nameOne(lead.food, us)} slaw`,
    ),
    introduction:
      'Salt first, dressing after: the shreds soften without losing their crunch, and nothing pools at the bottom.',
    keeps: 'Keeps a day in the fridge, a little softer.',
    plate: [130, 420],
    fit: 0.62 + (shreds.length > 1 ? 0.1 : 0) + (creamy === undefined ? 0 : 0.06),
  }));
}

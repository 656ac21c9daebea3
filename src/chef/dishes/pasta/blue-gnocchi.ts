// Gnocchi or pasta in blue cheese melted with its own cooking water, off the boil: cheese that boils splits.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isLeafyGreen, isNamed, isNut, isPasta } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, over, portion, say, sayIf, the, together, until } from '../../words/say.ts';

export const bluePasta: Dish = {
  id: 'blue-pasta',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.66,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta =
    kitchen.find('gnocchi') ??
    first(kitchen, (food) => isPasta(food) && !isNamed(food, 'lasagne-sheet', 'filled-pasta'));
  const blue = kitchen.find('blue-cheese');
  if (pasta === undefined || blue === undefined) return null;
  const board = startDraft(kitchen);
  const gnocchi = pasta.food.id === 'gnocchi';
  const nuts = takeIf(board, first(kitchen, isNut), { each: 15, cut: 'chopped' });
  const butter = kitchen.find('butter') ?? (kitchen.choose('butter') === undefined ? undefined : null);
  const fat =
    butter === undefined
      ? board.need(['olive-oil', 'vegetable-oil'], servings, 'tbsp')
      : board.need(['butter'], 10 * servings, 'g');
  const fruit = takeIf(board, kitchen.find('pear', 'apple', 'figs'), {
    each: 80,
    prepare: 'cored and thinly sliced',
  });
  const salt = board.need(['salt'], 2, 'tsp', { purpose: 'for the water' });
  board.step(() =>
    together(
      say`Put a large pan of water on with ${salt} and bring it ${boiling()}.`,
      sayIf(
        nuts,
        (nuts) =>
          say`Meanwhile toast ${nuts} in a wide dry frying pan ${over('medium')} ${until('they smell toasted', 2, 3)}, then tip out.`,
      ),
      sayIf(
        fruit,
        (fruit) =>
          say`Melt ${portion(fat, 0.5, `half the ${fat.noun}`)} in the ${nuts === null ? 'wide frying ' : ''}pan ${over('medium-high')} and fry ${fruit} ${until('golden at the edges', 3, 4)}. Lift out.`,
      ),
    ),
  );
  const pastaPart = board.take(pasta, { each: gnocchi ? 200 : 95 });
  const leaf = takeIf(board, first(kitchen, isLeafyGreen), (item) => ({
    each: 50,
    ...withCut(item, 'shreds'),
  }));
  const quick = takeIf(
    board,
    kitchen.find('broccoli', 'tenderstem-broccoli', 'frozen-peas', 'peas', 'asparagus', 'green-beans'),
    (item) => ({ each: 90, ...withCut(item, item.food.cuts[0]) }),
  );
  const heat = pasta.food.heat.boil ?? { minutes: [9, 11] as const, cue: 'al-dente' as const };
  board.step(() =>
    together(
      gnocchi
        ? say`Cook ${pastaPart} in the boiling water ${until('they rise to the top', 2, 3)}.`
        : say`Cook ${pastaPart} in the boiling water ${until(heat.cue, heat.minutes[0], heat.minutes[1])}.`,
      sayIf(
        quick,
        (quick) =>
          say`Put ${quick} in with ${gnocchi ? 'them' : 'it'}${gnocchi ? ', two minutes ahead,' : ' for the last 4 minutes'}.`,
      ),
      sayIf(leaf, (leaf) => say`Push ${leaf} under for the last few seconds.`),
      say`Scoop out a mugful of the water and drain.`,
    ),
  );
  const bluePart = board.take(blue, { each: 50, prepare: 'crumbled' });
  const cream = takeIf(board, kitchen.find('double-cream', 'single-cream', 'creme-fraiche', 'mascarpone'), {
    each: 40,
  });
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'finely-chopped' });
  const hardy = takeIf(board, kitchen.find('sage', 'thyme', 'rosemary'), { each: 1, cut: 'chopped' });
  const left = fruit === null ? fat : portion(fat, 0.5, `the rest of the ${fat.noun}`);
  const fragrant = real([garlic, hardy]);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Melt ${left} in ${real([nuts, fruit]).length === 0 ? 'a wide' : 'the'} frying pan ${over('low')}${sayIf(fragrant.length > 0, () => say` with ${fragrant}`)} ${until('it foams', 1)}. Add ${Math.max(3, servings * 1.5)} tablespoons of the water${sayIf(cream, (cream) => say`, ${cream}`)} and ${bluePart}, take off the heat and stir until smooth; it must not boil, or it splits. Turn ${the(pastaPart)} in it with plenty of ${pepper}, loosening with more of the water until it coats every piece.`,
  );
  const tops = real([
    takeIf(board, kitchen.find('rocket', 'parsley', 'watercress'), { each: 10, prepare: '' }),
  ]);
  board.step(
    () =>
      say`Spoon into warm bowls${real([fruit, nuts]).length === 0 ? '' : ` with ${the(...real([fruit, nuts]))} on top`}${sayIf(tops.length > 0, () => say`, scatter with ${tops}`)} and eat at once, before the sauce sets.`,
  );
  const guests = real([fruit, quick, leaf, nuts])
    .slice(0, 2)
    .map((part) => (part === nuts ? nameMany(part.food, us) : nameOne(part.food, us)));
  return board.finish(() => ({
    dish: 'blue-pasta',
    title: fitTitle(
      `${nameMany(pasta.food, us)} with ${[nameOne(blue.food, us), ...guests].join(', ').replace(/, ([^,]*)$/, ' and $1')}`,
      `${nameMany(pasta.food, us)} with ${nameOne(blue.food, us)}`,
    ),
    introduction:
      'Blue cheese wants warmth and a little starchy water, never a boil: melted like that, it turns to sauce by itself.',
    keeps: 'Best at once.',
    plate: [200, 560],
    fit: 0.88 + (fruit === null ? 0 : 0.06) + (nuts === null ? 0 : 0.03),
  }));
}

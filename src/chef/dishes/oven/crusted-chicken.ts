// Chicken in the oven under a crust: steeped in buttermilk or yoghurt, rolled in cornflakes or crumbs, wedges beside it.

import { dressLeaves, fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isPotato, isSaladLeaf, isSpice } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { isBoneIn } from '../parts/kit.ts';

export const crustedChicken: Dish = {
  id: 'crusted-chicken',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.85,
  cook: write,
};

function write(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const meat = kitchen.find(
    'chicken-drumstick',
    'chicken-thigh',
    'chicken-wing',
    'chicken-breast',
    'turkey-breast',
  );
  const crumb = kitchen.find('breakfast-cereal', 'breadcrumbs', 'cracker', 'crisps', 'tortilla-chips');
  const wet = kitchen.find('buttermilk', 'yoghurt', 'greek-yoghurt', 'kefir', 'mayonnaise', 'egg');
  if (meat === undefined || crumb === undefined || wet === undefined) return null;
  const board = startDraft(kitchen);
  const roots = kitchen.items.filter(({ food }) => isPotato(food) || food.id === 'sweet-potato').slice(0, 2);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const part = board.take(meat, { each: meat.food.id === 'chicken-breast' ? 150 : 220, prepare: '' });
  const bath = board.take(
    wet,
    wet.food.id === 'egg'
      ? { total: Math.max(1, Math.ceil(servings / 3)) * 50, prepare: 'beaten' }
      : { each: wet.food.id === 'mayonnaise' ? 20 : 50, prepare: '' },
  );
  const spice = takeIf(
    board,
    first(kitchen, (food) => isSpice(food) && food.category === 'ground-spice' && food.staple < 2),
    {
      each: 1,
    },
  );
  const isSoaked = ['buttermilk', 'yoghurt', 'greek-yoghurt', 'kefir'].includes(wet.food.id);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Turn ${part} in ${bath} with ${[half(salt), pepper, ...real([spice])]}${isSoaked ? say` and leave for ${wait(15, '15 minutes')}, or overnight in the fridge` : ''}.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const wedges = roots.map((item) =>
    board.take(item, { each: 200 / roots.length, prepare: 'scrubbed and cut into wedges' }),
  );
  const crust = board.take(crumb, { each: 30, prepare: crumb.food.id === 'breadcrumbs' ? '' : 'crushed' });
  const [low, high] = meat.food.heat.roast?.minutes ?? [35, 40];
  board.step(
    () =>
      say`Mix ${crust} with ${wedges.length === 0 ? oil : half(oil)}. Lift the pieces out one at a time, press into the crumbs on every side and set well apart on a lined tray; what is left of the crumbs and the ${bath.noun} goes into the bin, and hands and bowls are washed.`,
  );
  board.step(
    () =>
      say`${sayIf(wedges.length > 0, () => say`Toss ${wedges} with ${rest(oil)} and ${rest(salt)} on a second tray. `)}Bake${wedges.length > 0 ? ' both' : ''} ${until(`the crust is deep gold${wedges.length > 0 ? ' and the wedges are soft inside' : ''}`, low, high)}: ${core(74, us)} in the thickest part${isBoneIn(meat) ? ', by the bone' : ''}.`,
  );
  const corn = takeIf(
    board,
    kitchen.has('hob')
      ? kitchen.find('sweetcorn', 'peas', 'frozen-peas', 'green-beans', 'broccoli')
      : undefined,
    {
      each: 80,
    },
  );
  board.step(
    () =>
      sayIf(
        corn,
        (green) =>
          say`Boil ${green} in a pan of salted water ${over('high')} ${until('just tender', 4, 5)}, and drain.`,
      ) ?? say``,
    'meanwhile',
  );
  const slaw = takeIf(board, kitchen.find('coleslaw'), { each: 80, prepare: '' });
  const leaves = kitchen.items
    .filter(({ food }) => isSaladLeaf(food) && food.id !== 'beansprouts')
    .slice(0, 1)
    .map((item) => board.take(item, { each: 30 }));
  const done = [...wedges, ...real([corn])];
  board.step(
    () =>
      say`Let it stand for 3 minutes, so that the crust sets, and serve${done.length === 0 ? '' : say` with ${the(...done)}`}${sayIf(slaw, (part) => say`${done.length === 0 ? ' with' : ' and'} ${part}`)}${leaves.length === 0 ? '' : say`, ${leaves} beside, ${dressLeaves(board, [], leaves)}`}.`,
  );
  const [root] = roots;
  const wedgeName = root === undefined ? '' : nameOne(root.food, us);
  const crustName =
    crumb.food.id === 'breadcrumbs'
      ? 'crisp-crumbed'
      : `${nameOne(crumb.food, us).replace(/s$/, '')}-crusted`;
  return board.finish(() => ({
    dish: 'crusted-chicken',
    title: fitTitle(
      `${crustName} ${nameMany(meat.food, us)}${root === undefined ? '' : ` with ${wedgeName} wedges`}`,
      `${crustName} ${nameMany(meat.food, us)}`,
    ),
    introduction:
      'The oil goes into the crumbs and not onto the tray: that is what makes an oven crust crisp all round.',
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [220, 700],
    fit: 0.85,
  }));
}

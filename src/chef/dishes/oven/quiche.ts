// A deep tart of shortcrust with eggs and cream: the case is baked empty first, so that its floor stays crisp.

import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isBacon, isCheese, isCookable, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, oven, over, say, sayIf, together, until, wait } from '../../words/say.ts';
import { thawPastry } from '../parts/bake-parts.ts';

export const quiche: Dish = {
  id: 'quiche',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.75,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pastry = kitchen.find('shortcrust-pastry');
  const egg = kitchen.find('egg');
  const cream = kitchen.find('double-cream', 'single-cream', 'creme-fraiche', 'milk');
  const cured = first(kitchen, isBacon);
  const cheese = first(kitchen, isCheese);
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  if (pastry === undefined || egg === undefined || cream === undefined || servings > 6) return null;
  const board = startDraft(kitchen);
  const onion = takeOnion(board, 'listed');
  if (real([cured, cheese, onion]).length === 0 && vegetables.length === 0) return null;
  const pastryPart = board.take(pastry, { total: Math.max(150, 75 * servings), prepare: thawPastry(pastry) });
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)}. Roll ${pastryPart} out as thick as a coin and line a tart tin of ${servings > 3 ? (us ? '9 inches' : '23 cm') : us ? '7 inches' : '18 cm'}. Prick the floor, cover with crumpled baking paper, weigh it down and bake ${until('set at the rim', 15)}. Take out paper and weights and bake on ${until('dry and pale gold', 5, 6)}.`,
  );
  const butter = board.need(['butter', 'olive-oil', 'vegetable-oil'], 15, 'g');
  const curedPart = takeIf(board, cured, (item) => ({ each: 35, ...withCut(item, 'strips') }));
  const veg = addPanVegetables(board, vegetables, Math.round(70 / Math.max(1, vegetables.length)));
  const start = real([curedPart, onion]);
  board.step(
    () =>
      together(
        say`Melt ${butter} in a frying pan ${over('medium')}.`,
        sayIf(
          start.length > 0,
          () => say`Add ${start} and cook, stirring now and then, ${until('soft and golden', 9, 11)}.`,
        ),
        veg.said,
      ),
    'meanwhile',
  );
  const eggs = board.take(egg, { each: 60, prepare: 'beaten' });
  const creamPart = board.take(cream, { each: 60 });
  const cheesePart = takeIf(board, cheese, { each: 30, prepare: 'grated or crumbled' });
  const salt = board.need(['salt'], cured === undefined ? 0.5 : 0.25, 'tsp');
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Whisk ${eggs} with ${[creamPart, salt, pepper]}. Spread what is in the pan over the pastry${sayIf(cheesePart, (one) => say`, scatter with ${one}`)} and pour in the custard. Bake ${until('set, with the slightest wobble in the middle', 25, 30)} (${core(71, us)}). Leave for ${wait(10)}: it cuts clean once it has settled.`,
  );
  const names = real([
    onion === null ? null : nameOne(onion.food, us),
    ...real([curedPart, ...veg.parts, cheesePart]).map(({ food }) => nameOne(food, us)),
  ]);
  return board.finish(() => ({
    dish: 'quiche',
    title: fitTitle(`${names.slice(0, 2).join(' and ')} quiche`, `${names[0]} quiche`),
    introduction: 'The case is baked empty first: custard poured into raw pastry leaves it raw.',
    keeps: 'Good warm or cold; keeps 2 days in the fridge.',
    plate: [180, 500],
    fit: 1.1,
  }));
}

// One food by itself where no other way with it is known: boiled, warmed, or on a plate as it is.

import type { Heat } from '../../../food/food.ts';
import type { Food } from '../../../food/foods.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { are, boiling, core, it, oven, over, say, the, until, wait } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { onFullPower } from '../parts/without-hob.ts';

/** Sauces, milks and beaten egg: warmed and stirred, for there is nothing to drain. */
function isPoured({ category, id, heat }: Food): boolean {
  return (
    ['jar-sauce', 'coconut-cream', 'plant-milk'].includes(category) ||
    id === 'tomato-juice' ||
    (category === 'egg' && id !== 'boiled-egg' && heat.boil === undefined)
  );
}

function warmPoured(board: Board, part: Part, us: boolean): void {
  const isEgg = part.food.category === 'egg';
  const fat = isEgg ? takeButter(board, 10 * board.kitchen.servings) : null;
  board.step(
    () =>
      say`${fat === null ? 'Pour' : say`Warm ${fat} in a small pan ${over('medium-low')}, then add`} ${part}${fat === null ? say` into a small pan and warm ${over('medium-low')}` : ''}, stirring all the while, ${isEgg ? until('set, with no liquid egg left', 3, 5) : until('steaming-through', 4, 6)}${isEgg ? say` (${core(71, us)})` : ''}.`,
  );
  const pepper = takePepper(board);
  board.step(() => say`Grind over ${pepper}, and spoon hot over bread, rice or a potato.`);
}

/** Packet soup, instant mash and gravy granules want boiling water and a whisk. */
export function makeUp(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { prepare: '' });
  board.step(
    () =>
      say`Bring ${waterFor(servings * 200, us)} ${boiling()} in a pan, or as much as the packet asks for.`,
  );
  board.step(
    () =>
      say`Whisk in ${part} and simmer ${over('low')}, stirring, ${until('steaming-through', 3, 5)}. Eat at once.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `${nameMany(item.food, us)} made up hot`,
    introduction: 'A whisk and water at the boil: no lump has time to form.',
    keeps: '',
    plate: [5, 500],
    fit: 0.2,
  }));
}

/** Boiled on the hob, in a covered dish in the oven or in a bowl in the microwave. */
function boilPlain(board: Board, part: Part): void {
  const { kitchen } = board;
  const { heat, core: done } = part.food;
  const [low, high] = (heat.simmer ?? heat.boil ?? heat.poach ?? heat.braise)?.minutes ?? [20, 25];
  const salt = takeSalt(board);
  const cue = 'tender and steaming hot all through';
  const inside = done === undefined ? '' : say` (${core(done.coreC, kitchen.us)})`;
  if (kitchen.has('hob')) {
    board.step(
      () => say`Put ${part} in a pan with ${salt} and enough water to cover, and bring ${boiling()}.`,
    );
    board.step(() => say`Simmer ${over('medium-low')} ${until(cue, low, high)}${inside}. Drain and eat hot.`);
  } else if (kitchen.has('oven')) {
    board.step(
      () =>
        say`Heat the oven to ${oven(200, kitchen.us)}. Put ${part} in a deep baking dish with ${salt}, cover with hot water by two fingers' width and seal with foil.`,
    );
    board.step(() => say`Bake ${until(cue, low + 20, high + 25)}. Drain and eat hot.`);
  } else {
    board.step(
      () =>
        say`Put ${part} in a large microwave-proof bowl with ${salt}, and cover with plenty of water: the bowl should be no more than half full.`,
    );
    board.step(
      () =>
        say`Microwave ${onFullPower()}, stirring now and then, ${until(cue, low + 6, high + 10)}. Drain and eat hot.`,
    );
  }
}

/** Pastry and dough are baked and never boiled. */
function bakePlain(board: Board, part: Part, { minutes: [low, high], cue, ovenC = 200 }: Heat): void {
  const { us } = board.kitchen;
  const rises = part.food.id === 'bread-dough';
  if (rises)
    board.step(
      () =>
        say`Set ${part} well apart on a tray lined with baking paper, cover loosely and leave to thaw and rise until doubled, ${wait(240, '3 to 5 hours')}, as the packet says.`,
    );
  board.step(
    () =>
      say`Heat the oven to ${oven(ovenC, us)}. Bake ${rises ? the(part) : part} ${until(cue, low, high)}. Leave for ${wait(5, '5 minutes')} before eating.`,
  );
}

/** What a cook has cooked already, under a lid until it is hot. */
function reheat(board: Board, part: Part): void {
  const { us } = board.kitchen;
  const isBaked = board.kitchen.has('oven');
  board.step(() =>
    isBaked
      ? say`Heat the oven to ${oven(180, us)}. Put ${part} in a baking dish with a spoonful of water and cover with foil.`
      : say`Put ${part} in a microwave-proof dish with a spoonful of water and cover with a plate.`,
  );
  board.step(
    () =>
      say`${isBaked ? 'Bake' : say`Microwave ${onFullPower()}, stirring once if it can be stirred,`} ${until('steaming-through', isBaked ? 25 : 4, isBaked ? 30 : 6)} (${core(74, us)}), and eat at once.`,
  );
}

/** Nothing to bite into before it has been boiled. */
function isHard({ raw, form, roles }: Food): boolean {
  return raw === 'no' || raw === 'never' || (form === 'dry' && ['starch', 'legume'].includes(roles[0]));
}

/** The last way with one food; null where nothing in this kitchen makes it fit to eat. */
export function plainPlate(kitchen: Kitchen, item: Item): Draft | null {
  const { us } = kitchen;
  const { food } = item;
  const { raw, form, category, heat, core: done } = food;
  // A spoonful in a dish, and no dish: nobody eats baking powder.
  if (['baking-aid', 'thickener'].includes(category)) return null;
  const hob = kitchen.has('hob');
  const heats = hob || kitchen.has('oven') || kitchen.has('microwave');
  // Salt cod on a cold plate is no supper; something else on the list may be.
  if (!hob && (raw === 'never' || (raw !== 'fine' && done !== undefined))) return null;
  const board = startDraft(kitchen);
  const part = board.take(item, { prepare: '' });
  // What is smoked or cured is ready to eat, and boiling takes the best of it away.
  const isReady = form === 'cured' && raw === 'fine';
  const isWet = (heat.simmer ?? heat.boil ?? heat.poach ?? heat.braise) !== undefined;
  let way = 'hot';
  if (hob && isPoured(food)) warmPoured(board, part, us);
  else if (!isReady && heats && (form === 'cooked' || form === 'tinned') && heat.warm !== undefined && !hob)
    reheat(board, part);
  else if (category === 'pastry' && heat.bake !== undefined) {
    if (!kitchen.has('oven')) return null;
    bakePlain(board, part, heat.bake);
    way = 'baked';
  } else if (!isReady && (isHard(food) || (hob && isWet))) {
    if (!heats || category === 'flour') return null;
    boilPlain(board, part);
    way = 'plain boiled';
  } else {
    way = 'a plate of';
    const isShelved = ['dry', 'jar', 'tinned'].includes(form);
    board.step(() =>
      isShelved
        ? say`Put ${part} in a bowl that everyone can reach.`
        : say`Put ${part} on a plate and leave for ${wait(5, '5 minutes')}, so that no chill of the fridge is left.`,
    );
    board.step(
      () =>
        say`Share it out and eat with bread or fruit, if there is any: ${the(part)} ${are(part)} fine as ${it(part) === 'them' ? 'they are' : 'it is'}.`,
    );
  }
  return board.finish(() => ({
    dish: 'plain-plate',
    title: `${way} ${nameMany(food, us)}`,
    introduction: 'One thing on its own: little is done to it because little needs to be.',
    keeps: '',
    plate: [5, 500],
    fit: 0.1,
  }));
}

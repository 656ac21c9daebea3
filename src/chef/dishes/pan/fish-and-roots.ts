// Octopus simmered until a knife slips in, potatoes in its water; and smoked fish in a pot of roots and greens.

import { fitTitle, takeCitrus, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isLeafyGreen,
  isPotato,
  isRoot,
  isSmokedFish,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { simmerCut, takeOil, takePepper, wiltLeaf, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const octopusPlate: Dish = {
  id: 'octopus-plate',
  family: 'plate',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeOctopus,
};
export const smokedFishPot: Dish = {
  id: 'smoked-fish-pot',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.5,
  cook: writeSmoked,
};

function writeOctopus(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const octopus = kitchen.find('octopus');
  if (octopus === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(octopus, { each: 200, prepare: 'cleaned' });
  const [low, high] = octopus.food.heat.simmer?.minutes ?? [50, 70];
  board.step(
    () =>
      say`Put ${part} in a large pan, cover with cold water and bring ${boiling()}. Cover and simmer ${over('low')} ${until('a knife slips into the thick of it', low ?? 50, high ?? 70)}, long past ${core(63, us)}. Let it settle in the hot water off the heat while you go on.`,
  );
  const potato = takeIf(board, first(kitchen, isPotato), { each: 200, cut: 'chunks-3cm' });
  const salt = board.need(['salt'], servings > 2 ? 1 : 0.5, 'tsp');
  if (potato !== null)
    board.step(
      () =>
        say`Put ${potato} in a second pan with ${half(salt)} and water to cover. Bring ${boiling()}, cook ${until('knife-slips', 12, 15)}, and drain.`,
      'meanwhile',
    );
  const oil = takeOil(board, Math.max(2, servings));
  const paprika = needIf(board, kitchen.find('smoked-paprika', 'paprika', 'cayenne'), 1, 'tsp');
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'crushed' });
  const citrus = takeCitrus(board, 30);
  const seasoned = real([potato === null ? null : rest(salt)]);
  board.step(
    () =>
      say`Lift out ${the(part)}, cut into 2 cm pieces and put on a wide plate${potato === null ? '' : say` over ${the(potato)}`}. Stir ${[oil, ...real([paprika, garlic, citrus])]} with ${seasoned.length > 0 ? seasoned : salt} and spoon it over.`,
  );
  board.step(() => say`Leave for a minute for the oil to soak in and eat warm.`);
  const guest = potato ?? citrus ?? paprika;
  return board.finish(() => ({
    dish: 'octopus-plate',
    title: fitTitle(
      `tender octopus with ${guest === null ? 'olive oil' : guest === citrus ? nameOne(guest.food, us) : nameMany(guest.food, us)}${guest === potato && paprika !== null ? ` and ${nameOne(paprika.food, us)}` : ''}`,
      'tender octopus',
    ),
    introduction: 'An hour at a bare simmer is the whole secret; the dressing goes on while it is warm.',
    keeps: 'Keeps 2 days in the fridge; good cold.',
    plate: [150, 600],
    fit: 0.85,
  }));
}

function writeSmoked(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, isSmokedFish);
  const starches = pick(kitchen, (food) => isPotato(food) || isRoot(food) || food.id === 'plantain')
    .sort(byWorth)
    .slice(0, 2);
  const [lead] = starches;
  if (fish === undefined || lead === undefined) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isRoot(food) && food.id !== 'plantain')
    .sort(byWorth)
    .slice(0, 2);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onion = takeOnion(board, 'listed');
  const sharp = takeSharp(board);
  const scent = real([onion, ...sharp]);
  board.step(() =>
    together(
      say`Warm ${oil} in a wide pan ${over('medium')}.`,
      sayIf(
        scent.length > 0,
        () =>
          say`Add ${scent} and cook, stirring, ${until(onion === null ? 'fragrant' : 'soft-not-brown', onion === null ? 1 : 7, onion === null ? 2 : 8)}.`,
      ),
    ),
  );
  const starchParts = starches.map((item) =>
    board.take(item, { each: 280 / (starches.length + 0.5), ...withCut(item, 'chunks-3cm') }),
  );
  const milk = takeIf(board, kitchen.find('coconut-milk'), { each: 80 });
  const water = waterFor(Math.round((servings * 160) / 50) * 50 + 100, us);
  board.step(
    () =>
      say`Add ${[...starchParts, ...real([milk])]} and ${water}. Bring ${boiling()}, put on a lid and simmer ${over('medium-low')} ${until('knife-slips', 15, 18)}.`,
  );
  const take = (item: Item): Part => board.take(item, { each: 90, ...simmerCut(item) });
  const leaves = vegetables.filter(({ food }) => isLeafyGreen(food)).map(take);
  const green = vegetables.filter(({ food }) => !isLeafyGreen(food)).map(take);
  const fishPart = board.take(fish, { each: 85, prepare: 'skinned and flaked' });
  const salt = board.need(['salt'], servings > 2 ? 0.5 : 0.25, 'tsp');
  board.step(() =>
    together(
      sayIf(green.length > 0, () => say`Stir in ${[...green, salt]} and simmer ${until('tender', 8, 10)}.`),
      sayIf(leaves[0], (leaf) => say`Stir in ${leaves} ${over('medium-low')} ${wiltLeaf(leaf)}.`),
      say`Fold in ${green.length > 0 ? fishPart : [fishPart, salt]} and warm through ${over('low')} ${until('steaming-through', 3, 4)} (${core(74, us)}); boiled for long, smoked fish turns dry and salty.`,
    ),
  );
  const pepper = takePepper(board);
  board.step(() => say`Season with ${pepper} and serve hot from wide bowls.`);
  const names = [...starches, ...vegetables].slice(0, 2).map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'smoked-fish-pot',
    title: fitTitle(`${nameOne(fish.food, us)} pot with ${listWords(names)}`),
    introduction: 'The smoke seasons the whole pot, so the fish goes in last and the salt is kept low.',
    keeps: 'Keeps a day in the fridge; reheat until steaming all through.',
    plate: [250, 750],
    fit: 0.72,
  }));
}

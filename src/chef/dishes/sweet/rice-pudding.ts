// Rice in milk on the hob, sweetened at the end.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isDriedFruit, isMilk, isNut } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany } from '../../words/name-food.ts';
import { boiling, over, say, sayIf, the, until, wait } from '../../words/say.ts';
import { SUGARS, takeSpice } from '../parts/fruit-cut.ts';
import { waterFor } from '../parts/pot-water.ts';
import { takeSweetTops } from '../parts/sweet-tops.ts';

export const ricePudding: Dish = {
  id: 'rice-pudding',
  family: 'pudding',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.7,
  cook: writeRicePudding,
};

function writeRicePudding(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = kitchen.find(
    'pudding-rice',
    'risotto-rice',
    'paella-rice',
    'sushi-rice',
    'glutinous-rice',
    'rice',
    'jasmine-rice',
    'basmati-rice',
  );
  const milk =
    first(kitchen, (food) => isMilk(food) && !/cheese|powder/.test(food.id)) ?? kitchen.find('coconut-milk');
  const sweet = kitchen.find(...SUGARS, 'honey', 'maple-syrup', 'condensed-milk');
  if (
    rice === undefined ||
    milk === undefined ||
    (sweet === undefined &&
      kitchen.items.every((item) => item.food.side === 'savoury' || item === rice || item === milk))
  )
    return null;
  const board = startDraft(kitchen);
  const ricePart = board.take(rice, { each: 40, prepare: '' });
  const milkPart = board.take(milk, { each: milk.food.id === 'coconut-milk' ? 200 : 400 });
  if (milkPart.grams < ricePart.grams * 4) return null;
  // Rice drinks nine times its weight; water makes up what the milk lacks.
  const short = Math.round((ricePart.grams * 9 - milkPart.grams) / 50) * 50;
  const sugar = board.need(
    [...(sweet === undefined ? [] : [sweet.food.id]), ...SUGARS],
    Math.round(ricePart.grams / 10) * 5,
    'g',
  );
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 1, 'tsp');
  const stick = takeIf(board, kitchen.find('cinnamon-stick', 'cardamom'), { total: 3, prepare: '' });
  const saffron = takeIf(board, kitchen.find('saffron'));
  const peel = takeIf(board, kitchen.find('lemon', 'orange'), {
    total: 20,
    prepare: 'a strip of peel, pared thinly',
    noun: 'peel',
  });
  board.step(
    () =>
      say`Rinse a heavy pan with cold water and leave it wet, which keeps it from catching. Put in ${[ricePart, milkPart, salt, ...real([spice, stick, saffron, peel])]}${short > 100 ? ` with ${waterFor(short, kitchen.us)}` : ''} and bring slowly ${boiling('to a simmer')}, stirring.`,
  );
  board.step(
    () =>
      say`Turn down as far as it goes and cook ${over('low')}, stirring every few minutes and scraping the bottom, ${until('the grains are soft and it flows as thickly as cream', 30, 38)}. Stir more often towards the end. Add a splash of water if it stiffens early.`,
  );
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15 });
  const cream = takeIf(board, kitchen.find('double-cream', 'butter'), { each: 12 });
  const water = needIf(board, kitchen.find('rose-water', 'orange-blossom-water'), servings / 4, 'tsp');
  const tops = takeSweetTops(board, 60);
  board.step(
    () =>
      say`Off the heat, ${real([stick, peel]).length === 0 ? '' : `lift out ${the(...real([stick, peel]))} and `}stir in ${[sugar, ...real([vanilla, water, dried, cream])]}: sweetened earlier, the rice would stay hard. Leave for ${wait(5, '5 minutes')}; it goes on thickening. Eat warm or cold${sayIf(tops.length > 0, () => say`, with ${tops}`)}.`,
  );
  const lead = spice ?? stick ?? tops[0] ?? vanilla;
  const isKheer =
    spice?.food.id === 'cardamom' && (saffron ?? water ?? tops.find(({ food }) => isNut(food))) !== undefined;
  const nuts = tops.find(({ food }) => isNut(food));
  return board.finish(() => ({
    dish: 'rice-pudding',
    title: fitTitle(
      ...(isKheer
        ? [`kheer with cardamom${nuts === undefined ? '' : ` and ${nameMany(nuts.food, us)}`}`]
        : []),
      ...(stick?.food.id === 'cinnamon-stick' && peel !== null
        ? ['rice pudding with cinnamon and lemon']
        : []),
      `${milk.food.id === 'coconut-milk' ? 'coconut ' : 'stove-top '}rice pudding${lead === undefined || lead === null ? '' : ` with ${nameMany(lead.food, us).replace(/^ground /, '')}`}`,
      'stove-top rice pudding',
    ),
    introduction: 'Slow and low on the hob, with the sugar held back until the rice is soft.',
    keeps:
      'Cool what is left within an hour and keep it a day in the fridge; eat it cold, or reheat once until steaming.',
    plate: [180, 600],
    fit: 0.82,
  }));
}

// Thick pancakes from flour, eggs and milk.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isCream, isEgg, isFruit, isMilk, isSausage, isYoghurt, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter } from '../../tasks.ts';
import { scaleBatch } from '../../usual-amounts.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { over, say, sayIf, the, until, wait } from '../../words/say.ts';
import { FLOURS, fruitCut, SUGARS } from '../parts/fruit-cut.ts';
import { waterFor } from '../parts/pot-water.ts';
import { fryBacon, stewFruit } from '../parts/sweet-tops.ts';

export const pancakes: Dish = {
  id: 'pancakes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.6,
  cook: writePancakes,
};

function writePancakes(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flourItem = kitchen.find(
    'plain-flour',
    'self-raising-flour',
    'wholemeal-flour',
    'buckwheat-flour',
    'pancake-mix',
  );
  const eggItem = first(kitchen, isEgg);
  const milkItem = first(kitchen, isMilk);
  const isMix = flourItem?.food.id === 'pancake-mix';
  if (!isMix && (eggItem === undefined || real([flourItem, milkItem]).length === 0)) return null;
  const board = startDraft(kitchen);
  const wanted = Math.max(1, Math.round(servings / 2));
  const flours = flourItem === undefined ? FLOURS : [flourItem.food.id];
  // One egg binds twice as much flour at a pinch.
  const pairs = wanted * scaleBatch(kitchen, [flours, 150 * wanted], [['egg'], 25 * wanted]);
  const flour = board.need(flours, Math.round(150 * pairs), 'g');
  const raising =
    isMix || /self-raising/.test(flour.food.id)
      ? null
      : board.need(['baking-powder'], Math.round(3 * pairs) / 2, 'tsp');
  const plain = isMix
    ? []
    : [
        board.need(SUGARS.toReversed(), Math.max(0.5, Math.round(2 * pairs) / 2), 'tbsp'),
        board.need(['salt'], 1, 'pinch'),
      ];
  const bacon = fryBacon(board);
  const egg = takeIf(board, eggItem, { total: 50 * pairs, prepare: '' });
  // A mix has its own raising and often its own egg and milk: what it wants poured in, its packet says.
  const milk =
    isMix && milkItem === undefined
      ? null
      : board.need(
          milkItem === undefined ? ['milk', 'oat-milk', 'soya-milk'] : [milkItem.food.id],
          Math.round(18 * pairs) * 10,
          'ml',
        );
  const puree = takeIf(board, kitchen.find('pumpkin-puree'), { total: 60 * pairs, prepare: '' });
  const short = 180 * pairs - (milk?.grams ?? 0);
  const pour =
    milk === null
      ? say`${waterFor(roundAmount(180 * pairs), us)}, or what its packet says,`
      : say`${milk}${short < 40 ? '' : ` and ${waterFor(roundAmount(short), us)}`}`;
  board.step(
    () =>
      say`${isMix ? say`Put ${flour} in a bowl` : say`Whisk ${[flour, ...real([raising]), ...plain]} together in a bowl`} and make a well in the middle. ${sayIf(real([egg, puree]).length > 0, () => say`Drop in ${real([egg, puree])}. `)}Pour in ${pour} a little at a time and whisk from the middle outwards until thick and smooth. Leave for ${wait(5, '5 minutes')}.`,
  );
  const stewed = stewFruit(board);
  const butter = takeButter(board, Math.max(10, Math.round(4 * pairs) * 5));
  board.step(
    () =>
      say`Melt a little of ${butter} in a wide frying pan ${over('medium')}. Drop in large spoonfuls of batter, well apart, and cook ${until('bubbles open on top and the edges look dry', 2, 3)}.`,
  );
  const again = butter.food.category === 'butter' ? 'in more of the butter' : 'in more oil';
  board.step(
    () =>
      say`Turn and cook the other side ${until('golden underneath and springy to the touch', 1, 2)}; no wet batter should be left inside. Keep warm under a cloth while you fry the rest ${again}, ${until('the batter is used up', Math.max(3, Math.round(pairs * 8 - 4)))}${pairs <= 1 ? '' : ', or half as long in two pans'}.`,
  );
  const raw = pick(kitchen, (food) => isFruit(food) && food.raw !== 'no' && food.id !== stewed?.part.food.id)
    .sort(byWorth)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 70, ...fruitCut(item) }));
  const sweet = takeIf(
    board,
    kitchen.find('maple-syrup', 'honey', 'golden-syrup', 'chocolate-spread', 'jam'),
    { each: 20 },
  );
  const cream = takeIf(board, first(kitchen, isYoghurt, isCream) ?? kitchen.find('ricotta', 'mascarpone'), {
    each: 40,
  });
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 60, prepare: 'cut into wedges' });
  const tops = real([stewed, ...raw, cream, sweet, lemon]);
  if (tops.length > 0 || bacon !== null)
    board.step(
      () =>
        say`Pile up the pancakes and serve hot with ${tops.length > 0 ? say`${tops}` : 'a little butter'}${bacon === null ? '' : `, and ${the(bacon)} ${isSausage(bacon.food) ? 'beside them' : 'on top'}`}.`,
    );
  const named = real([bacon, stewed?.part ?? raw[0], lemon]).slice(0, 2);
  return board.finish(() => ({
    dish: 'pancakes',
    title: `${puree === null ? 'thick' : 'pumpkin'} pancakes${named.length === 0 ? '' : ` with ${listWords(named.map(({ food }) => (food.id === 'lemon' ? 'lemon' : nameMany(food, us))))}`}`,
    introduction:
      'Thick enough to stack: the batter rests while the pan heats, and a lump or two in it does no harm.',
    keeps: `Makes about ${Math.round(8 * pairs)} small pancakes. What is left keeps a day in the fridge; warm it in a dry pan.`,
    plate: [150, 420],
    fit: 0.65 + (isMix || (flourItem !== undefined && milkItem !== undefined) ? 0.2 : 0),
  }));
}

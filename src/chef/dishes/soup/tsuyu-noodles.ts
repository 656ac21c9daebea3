// Noodles in dashi and soy sauce, with what is cool, sharp or slippery on top: udon and soba as they are eaten in Japan.

import { boilEgg, fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isEgg,
  isLeafyGreen,
  isMushroom,
  isNamed,
  isPoultry,
  isPrawn,
  isSpringOnion,
  isTofu,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { cutFor } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, the, together, until } from '../../words/say.ts';
import { NAMED_FIT } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

export const tsuyuNoodles: Dish = {
  id: 'tsuyu-noodles',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: writeTsuyuNoodles,
};

function writeTsuyuNoodles(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const noodles = kitchen.find('udon', 'soba', 'ramen', 'rice-noodles');
  const tsuyu = kitchen.find('mentsuyu');
  const dashi = kitchen.find('dashi', 'bonito-flakes', 'mirin');
  const soy = kitchen.find('soy-sauce', 'tamari');
  if (noodles === undefined || (tsuyu === undefined && (dashi === undefined || soy === undefined)))
    return null;
  if (
    kitchen.items.some(
      ({ food }) =>
        isPoultry(food) ||
        isPrawn(food) ||
        isNamed(
          food,
          'miso',
          'gochujang',
          'kimchi',
          'coconut-milk',
          'curry-roux',
          'sesame-oil',
          'peanut-butter',
        ),
    )
  )
    return null;
  const isShort = kitchen.maxMinutes !== null && kitchen.maxMinutes <= 15;
  const board = startDraft(kitchen);
  const isFrozen = noodles.typed.some((text) => /frozen|fresh|brick/i.test(text));
  const part = board.take(noodles, { each: isFrozen ? 200 : 80, prepare: '' });
  const [low = 4, high = 6] = isFrozen
    ? [1, 2]
    : (noodles.food.heat.boil?.minutes ?? noodles.food.heat.simmer?.minutes ?? []);
  board.step(
    () =>
      say`Boil ${part} in a large pan of unsalted water ${over('high')}, loosening ${part.plural ? 'them' : 'it'} with chopsticks, ${until('springy, with no hard core', low, high)}. Drain.`,
  );
  const broth =
    tsuyu === undefined
      ? real([
          takeIf(board, dashi?.food.id === 'mirin' ? undefined : dashi, ({ food }) => ({
            each: food.id === 'bonito-flakes' ? 5 : 60,
          })),
          takeIf(board, soy, { each: 18 }),
          takeIf(board, kitchen.find('mirin'), { each: 15 }),
        ])
      : [board.take(tsuyu, { each: 50 })];
  const into = real([
    takeIf(board, first(kitchen, isMushroom), () => ({ each: 60, prepare: 'trimmed and pulled apart' })),
    takeIf(board, kitchen.find('fish-ball', 'crab-stick'), { each: 40, prepare: 'sliced' }),
    takeIf(board, first(kitchen, isTofu), { each: 80, prepare: 'cut into cubes' }),
    takeIf(board, kitchen.find('wakame'), { each: 2, prepare: '' }),
    takeIf(board, first(kitchen, isLeafyGreen), (item) => ({ each: 40, ...cutFor(item, 'simmer') })),
  ]);
  const water = waterFor(servings * 250, us);
  board.step(
    () =>
      say`Meanwhile, warm ${broth} with ${water} in a second pan ${over('medium')}${into.length === 0 ? say` ${until('steaming', 3, 4)}` : say`; add ${into} and simmer ${until('just tender and hot', 3, 4)}`}. Taste it: how strong it is, its bottle says.`,
    'meanwhile',
  );
  const egg = takeIf(board, first(kitchen, isEgg), { each: 50, prepare: '' });
  if (egg !== null) board.step(() => boilEgg(egg, us, 'halve'), 'meanwhile');
  const natto = takeIf(board, kitchen.find('natto'), { each: 45, prepare: 'stirred until it pulls threads' });
  const grated = takeIf(board, kitchen.find('daikon'), {
    each: 50,
    prepare: isShort ? 'finely grated' : 'peeled, finely grated and squeezed',
  });
  const tops = real([
    natto,
    grated,
    takeIf(board, kitchen.find('umeboshi'), { each: 8, prepare: '' }),
    takeIf(board, kitchen.find('crispy-onions'), { each: 8, prepare: '' }),
    takeIf(board, first(kitchen, isSpringOnion), { each: 12, cut: 'thin-slices' }),
    takeIf(board, kitchen.find('nori'), { each: 1.5, prepare: 'in strips' }),
    takeIf(board, kitchen.find('sesame-seeds', 'furikake', 'shichimi'), { each: 2 }),
  ]);
  const beside = real([
    takeIf(board, kitchen.find('wasabi', 'pickled-ginger', 'ginger'), { each: 4, prepare: '' }),
  ]);
  board.step(() =>
    together(
      say`Divide ${the(part)} between deep bowls, pour the broth over${sayIf(tops.length > 0, () => say` and top with ${tops}`)}${sayIf(egg, (one) => say`, with ${the(one)}`)}${sayIf(beside.length > 0, () => say`, with ${beside} at the table`)}. Eat at once.`,
    ),
  );
  const names = real([natto, egg, grated, ...into, ...tops]).map(({ food }) => nameOne(food, us));
  const noodle = nameOne(noodles.food, us).replace(/ noodles?$/, '');
  return board.finish(() => ({
    dish: 'tsuyu-noodles',
    title: fitTitle(
      ...[2, 1].map((most) => `${noodle} noodles with ${listWords([...new Set(names)].slice(0, most))}`),
      `${noodle} noodles in broth`,
    ),
    introduction: 'Hot noodles, a clear salty broth, and on top whatever is cool, sharp or slippery.',
    keeps: 'Eat at once: the noodles swell in the broth.',
    plate: [180, 900],
    fit: NAMED_FIT + (natto === null ? 0 : 1),
  }));
}

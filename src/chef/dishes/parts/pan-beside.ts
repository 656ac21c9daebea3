// What is boiled and what is fried beside the main thing of a frying pan, each food in its own time.

import type { Part, Portion, Said } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { addPanVegetables, readPanMinutes, real, takeIf } from '../../pan-vegetables.ts';
import { isFruit, isLeafyGreen, isMushroom, isNamed } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { hurries, withCut } from '../../tasks.ts';
import { boiling, over, say, sayIf, together, until } from '../../words/say.ts';
import { fruitCut } from './fruit-cut.ts';
import { isLateGreen } from './late-greens.ts';

/** Roots beside a quick pan are sliced, so that they are done in half the time that chunks take. */
function isSliced({ food }: Item): boolean {
  return food.category === 'root-vegetable' && food.form === 'fresh' && food.cuts.includes('slices-1cm');
}

const minutesOf = (item: Item): number =>
  Math.max(3, Math.ceil((item.food.heat.boil?.minutes[0] ?? 4) * (isSliced(item) ? 0.55 : 1)));

export function boilMinutes(items: readonly Item[]): number {
  return Math.max(0, ...items.map(minutesOf));
}

/** Potatoes and the vegetables that boil: one pan of water for both. `salt` is their share of it. */
export function boilBeside(
  board: Board,
  potato: Item | undefined,
  boiled: readonly Item[],
  salt: Part | Portion | null,
  early: boolean,
): readonly Part[] {
  const isHurried = hurries(board.kitchen);
  const potatoPart = takeIf(board, potato, { each: 220, cut: isHurried ? 'chunks-2cm' : 'chunks-3cm' });
  const paced = [...boiled].sort((one, other) => minutesOf(other) - minutesOf(one));
  const parts = paced.map((item) =>
    board.take(item, {
      each: 110,
      ...withCut(item, isSliced(item) ? 'slices-1cm' : (item.food.heat.boil?.cut ?? item.food.cuts[0])),
    }),
  );
  const last = Math.min(...paced.map(minutesOf));
  // From two minutes on, what is quicker goes in later.
  const isSlow = paced.map((item) => minutesOf(item) - last >= 2);
  const slow = parts.filter((_, place) => isSlow[place]);
  const quick = parts.filter((_, place) => !isSlow[place]);
  const ahead = boilMinutes(paced);
  const isReady = boiled.every(({ food }) => food.form !== 'fresh');
  const done = until(isReady ? 'steaming hot' : 'just tender', last, last + 1);
  // Under a lid what is green goes on cooking and turns grey.
  const isGreen = parts.some(({ food }) => isLateGreen(food));
  const drain = isGreen
    ? 'Drain and leave in the hot pan without a lid.'
    : 'Drain and leave in the hot pan with the lid on.';
  board.step(
    () =>
      potatoPart === null
        ? together(
            say`Bring a pan of water ${boiling()} with ${salt ?? 'salt'}.`,
            slow.length === 0
              ? null
              : say`Add ${slow} and cook ${until('beginning to soften', ahead - last)}.`,
            say`Add ${quick} and cook ${done}. ${drain}`,
          )
        : say`Put ${potatoPart} in a pan${salt === null ? ' and cover with cold salted water' : say`, cover with cold water and add ${salt}`}. Bring ${boiling()} and cook ${until('knife-slips', isHurried ? 9 : 12, isHurried ? 11 : 15)}. ${sayIf(parts.length > 0, () => say`Add ${slow.length === 0 ? say`${quick}` : say`${slow} for the last ${ahead} minutes and ${quick}`} for the last ${last} minutes. `)}${drain}`,
    early ? undefined : 'meanwhile',
  );
  return real([potatoPart, ...parts]);
}

export function fryMinutes(items: readonly Item[], onion: Item | undefined): number {
  return (onion === undefined ? 0 : 7) + Math.max(0, ...items.map(readPanMinutes));
}

/** What fries beside it: in oil before the main thing comes, or in the fat that it has left. */
export function fryBeside(
  board: Board,
  items: readonly Item[],
  onion: Item | undefined,
  fat: Part | Portion | null,
  seasoning: readonly (Part | Portion)[],
  early: boolean,
): readonly Part[] {
  const onionPart = takeIf(board, onion, { each: 60, cut: 'thin-slices' });
  const fruit = items.filter(({ food }) => isFruit(food));
  const vegetables = addPanVegetables(
    board,
    items.filter((item) => !fruit.includes(item)),
    100,
    'Add',
    90,
  );
  const fruits = fruit.map((item) => board.take(item, { each: 80, ...fruitCut(item) }));
  board.step(() =>
    together(
      early
        ? say`Heat ${fat ?? ''} in a wide frying pan ${over('medium')}.`
        : say`${fat === null ? 'Pour off all but two spoonfuls of the fat and set the pan' : say`Set the pan with ${fat}`} ${over('medium')} again.`,
      sayIf(onionPart, (one) => say`Add ${one} and cook ${until('soft and golden', 7, 8)}.`),
      vegetables.said,
      sayIf(
        fruits.length > 0,
        () => say`Add ${fruits} and turn ${until('golden at the edges and barely soft', 4, 5)}.`,
      ),
      say`Season with ${seasoning} and tip onto ${early ? 'a plate' : 'warm plates'}.`,
    ),
  );
  return real([onionPart, ...vegetables.parts, ...fruits]);
}

/** Firm enough to want a lead on the rest. */
function isFirmGreen({ food }: Part): boolean {
  return (
    food.form === 'fresh' &&
    ['root-vegetable', 'brassica', 'pod'].includes(food.category) &&
    !isNamed(food, 'mangetout', 'sugar-snap-peas', 'peas', 'baby-corn')
  );
}

/** Tossed over high heat: carrots and florets have a lead on peppers and shreds, and a little steam; leaves come last. */
export function tossVegetables(parts: readonly Part[], servings: number): Said {
  const leaves = parts.filter(({ food }) => isLeafyGreen(food) || food.id === 'beansprouts');
  const firm = parts.filter(isFirmGreen);
  const mushrooms = parts.filter(({ food }) => isMushroom(food) && food.form === 'fresh');
  const tender = parts.filter((part) => ![...firm, ...leaves, ...mushrooms].includes(part));
  const done = parts.every(({ food }) => food.form !== 'fresh') ? 'steaming hot' : 'bright-crisp';
  return together(
    sayIf(
      mushrooms.length > 0,
      () => say`Add ${mushrooms} and toss ${until('brown, with their water gone', 6, 8)}.`,
    ),
    sayIf(
      firm.length > 0,
      () =>
        say`Add ${firm} with ${Math.max(2, servings)} tablespoons of water and toss ${tender.length > 0 ? until('bright, with the water gone', 3, 4) : until('bright-crisp', 5, 6)}.`,
    ),
    sayIf(tender.length > 0, () => say`Add ${tender} and toss ${until(done, 3, 4)}.`),
    sayIf(
      leaves.length > 0,
      () =>
        say`Add ${leaves} and toss ${leaves.some(({ food }) => food.id === 'bok-choy') ? until('the leaves are limp and the thick ends just tender', 3, 4) : leaves.some(({ food }) => food.id === 'beansprouts') ? until('limp and steaming hot', 2, 3) : until('just wilted', 1, 2)}.`,
    ),
  );
}

// What the cook said there is and the dish does not need, so that nobody wonders where it went.

import type { Food, FoodId } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { Draft, Part } from '../draft.ts';
import { isInPieces, writePieces } from '../measure/count-pieces.ts';
import { usedItems } from '../plan/score-draft.ts';
import { findLabelledDiets, type Item, type Kitchen } from '../read/kitchen.ts';
import { isMany, nameItem, sayOfRaw } from './explain-left-out.ts';
import { capitalise, listWords } from './list-words.ts';
import { writeUses } from './other-uses.ts';
import { isOfBefore, OPENED } from './write-before.ts';
import { writeLeft } from './write-left.ts';

/** Less than this share is nothing to speak of. */
const LEAST_KEPT = 0.2;

/** Grams that nobody keeps, unless it is two or more of what is counted. */
const LEAST_GRAMS = 20;

/** Of what nobody has weighed or counted, a dish that takes less than this share leaves something to speak of. */
const MOST_OF_ONE = 0.67;

/** Grams in a packet of what is bought in packets of one size. */
const PACKETS: Readonly<Partial<Record<FoodId, number>>> = {
  halloumi: 225,
  feta: 200,
  paneer: 225,
  mozzarella: 125,
  'puff-pastry': 320,
  'shortcrust-pastry': 320,
};

/** Grams in a packet of what will not keep. */
const readPacket = ({ id, perish, holds }: Food): number | undefined =>
  PACKETS[id] ?? (perish === 2 && typeof holds?.pack === 'number' ? holds.pack : undefined);

const sayHalf = (food: Food, us: boolean): string =>
  `half ${/^[aeiou]/.test(food.name) ? 'an' : 'a'} ${writeFoodName(food, { count: 1, us })}`;

/** Less of a tin than this is not weighed out: it is all there is in it. */
const LEAST_OPEN = 0.15;

/** Of what is left, another use is told of no more than so many. */
const MOST_USES = 3;

const isTin = ({ form, gramsEach = 0 }: Food): boolean => form === 'tinned' && gramsEach >= 100;
const readTins = (grams: number, { gramsEach = grams }: Food): number => grams / gramsEach;

/** What stays of a food, in words, and its name in the number that stays; of a rest there is no figure. */
interface Kept {
  readonly words: string;
  readonly name: string;
  readonly isRest: boolean;
  readonly isSeveral: boolean;
}
const piecesOf = (words: string, name: string, isSeveral = false): Kept => ({
  words,
  name,
  isRest: false,
  isSeveral,
});
const restOf = (name: string): Kept => ({
  words: `the rest of the ${name}`,
  name,
  isRest: true,
  isSeveral: false,
});

/** What stays of one squash or one packet where no amount was given: "half a lemon", "the rest of the savoy cabbage". */
function sayRest({ food, item, grams, unit, quantity }: Part, us: boolean): Kept | null {
  if (item === null || food.staple > 0) return null;
  const isWhole =
    unit === null && quantity !== null && (food.noun === 'count' || (food.gramsEach ?? 0) >= 250);
  const share = isWhole
    ? quantity
    : isTin(food)
      ? readTins(grams, food) % 1
      : grams / (item.grams ?? readPacket(food) ?? grams);
  // A whole tin is empty.
  if (isTin(food) && share < LEAST_OPEN) return null;
  if (share > MOST_OF_ONE || item.typed.some((text) => PART_OF_ONE.test(text))) return null;
  if (isWhole && food.noun === 'count' && share > 0.4)
    return piecesOf(sayHalf(food, us), writeFoodName(food, { count: 1, us }));
  return restOf(nameItem(item, us));
}

/** A piece was all there was. */
const PART_OF_ONE = /\b(?:half|quarter|end|piece|bit|some|few|chunk|wedge|leftover)\b|½|¼/i;

/** "1 leek", "the rest of the cabbage", "100 g of the ham"; null where there is nothing to speak of. */
function sayKept(part: Part, us: boolean): Kept | null {
  const { item, grams, food } = part;
  if (item === null || food.staple > (item.count === null && food.category !== 'milk' ? 0 : 1)) return null;
  // A bottle of nobody knows what size has a rest, and no figure.
  if (item.grams === null || (item.count === null && !item.typed.some((text) => /\d/.test(text))))
    return sayRest(part, us);
  const left = item.grams - grams;
  if (left < item.grams * LEAST_KEPT) return null;
  const name = nameItem(item, us);
  if (item.count === null)
    return left < LEAST_GRAMS
      ? null
      : piecesOf(`${writeLeft(item, left, us)} of the ${name}`, name, isMany(item));
  const share = (left * item.count) / item.grams;
  return left < LEAST_GRAMS && share < 1.7 ? null : sayPieces(part, item, share, us);
}

/** What is left over of so many pieces. */
function sayPieces({ food, unit }: Part, item: Item, share: number, us: boolean): Kept {
  const name = nameItem(item, us);
  const bare = name.replace(/^(?:tinned|canned) /, '');
  const tin = us ? 'can' : 'tin';
  const pieces = Math.floor(share + 0.3);
  const isSeveral = pieces > 1;
  const told = writeFoodName(food, { count: Math.max(1, pieces), us });
  if (isUnopened(food, share))
    return piecesOf(`${pieces === 1 ? `a ${tin}` : `${pieces} ${tin}s`} of ${bare}`, bare, isSeveral);
  if (share > 0.3 && share < 0.7) {
    const piece = unit === 'tin' ? 'tin' : food.noun === 'count' ? undefined : food.piece;
    return piece === undefined
      ? piecesOf(sayHalf(food, us), told)
      : piecesOf(`half a ${piece} of ${bare}`, bare);
  }
  if (pieces > 0 && isInPieces(food, item)) return piecesOf(writePieces(food, pieces, us), name, isSeveral);
  if (pieces === 0 || food.noun !== 'count') return restOf(name);
  return piecesOf(`${pieces} ${told}`, told, isSeveral);
}

/** Nobody opens a second tin for nothing. */
const isUnopened = (food: Food, tins: number): boolean =>
  isTin(food) && tins > 0.85 && Math.abs(tins - Math.round(tins)) < LEAST_OPEN;

/** "1 leek and the rest of the celeriac and cabbage". */
function joinRests(kept: readonly Kept[]): readonly string[] {
  const rests = kept.filter(({ isRest }) => isRest).map(({ name }) => name);
  const told = kept.filter(({ isRest }) => !isRest || rests.length < 2).map(({ words }) => words);
  return rests.length < 2 ? told : [...told, restOf(listWords(rests)).words];
}

/** One note, or none. */
export function writeKept({ parts, title }: Draft, us: boolean): readonly string[] {
  const over = parts.flatMap((part) => {
    const kept = part.item === null ? null : sayKept(part, us);
    return part.item === null || kept === null ? [] : [{ part, item: part.item, kept }];
  });
  const raw = parts.flatMap(({ item, grams, food }) =>
    food.roles[0] === 'protein' &&
    food.raw === 'never' &&
    item?.grams &&
    item.grams - grams >= item.grams * LEAST_KEPT
      ? [item]
      : [],
  );
  if (over.length === 0) return [];
  const open = sayOpen(
    // How old what was cooked before may be is told beside it.
    over.flatMap(({ part, item }) =>
      isOfBefore(part) || isUnopened(part.food, readTins((item.grams ?? 0) - part.grams, part.food))
        ? []
        : [item],
    ),
    us,
  );
  const soon = sayOfRaw(raw, (item) => `the ${nameItem(item, us)}`)
    .map((words) => `; ${words}`)
    .join('');
  const name = (one: Item): string => {
    const kept = over.find(({ item }) => item === one)?.kept;
    return over.length > 1 ? `the ${kept?.name}` : kept?.isSeveral === true ? 'them' : 'it';
  };
  const use =
    raw.length > 0 || open !== ''
      ? ''
      : writeUses(
          over.map(({ item }) => item),
          { name, title, told: new Set(), most: MOST_USES },
        );
  const told = [listWords(joinRests(over.map(({ kept }) => kept))), ' will be left over', soon];
  return [`${capitalise(told.join(''))}${[use, open].map((words) => words && `; ${words}`).join('')}.`];
}

/** What was cooked before today; rice has its own hour. */
function isLeftover({ food, state }: Item): boolean {
  return (
    !food.hazards?.includes('cooked-rice') &&
    ((food.form === 'cooked' && /^(?:cooked-|mash)/.test(food.category)) ||
      food.category === 'cooked-meat' ||
      food.hazards?.includes('leftover') === true ||
      /cooked|leftover/.test(state) ||
      food.id === 'ham')
  );
}

/** "keep the sweetcorn in a lidded box in the fridge, for 2 days at most": what is open or cooked waits for days. */
function sayOpen(items: readonly Item[], us: boolean): string {
  const say = (before: string, isOne: (item: Item) => boolean, behind: string): readonly string[] => {
    const some = items.filter(isOne);
    return some.length === 0
      ? []
      : [`${before} the ${listWords(some.map((item) => nameItem(item, us)))} ${behind}`];
  };
  const isOpen = ({ food }: Item): boolean => food.form === 'tinned' && food.id !== 'anchovies';
  return listWords([
    ...say('keep', isOpen, 'in a lidded box in the fridge, for 2 days at most'),
    ...say('keep', ({ food }) => food.id === 'anchovies', 'under oil in the fridge, for a week at most'),
    ...say(
      'use',
      (item) => !isOpen(item) && isLeftover(item),
      'within 2 days of cooking or opening, from the fridge',
    ),
  ]);
}

/** The leftovers and the opened tins that the dish leaves out are dated too. */
export function writeWaiting(draft: Draft, kitchen: Kitchen): readonly string[] {
  const { items, us } = kitchen;
  const used = usedItems(draft);
  // Whoever cooks gluten-free pasta is told of no other food that holds gluten.
  if (used.some(({ food }) => /\b(?:\w+-free|vegan|vegetarian)\b/.test(food.name))) return [];
  const said = sayOpen(
    items.filter(
      (item) =>
        !used.includes(item) &&
        // What a diet lets in by its label alone is not named a second time.
        findLabelledDiets(item.food, kitchen).length === 0 &&
        (isLeftover(item) || (item.food.form === 'tinned' && OPENED.test(item.typed.join()))),
    ),
    us,
  );
  return said === '' ? [] : [`${capitalise(said)}.`];
}

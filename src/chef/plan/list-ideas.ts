// The ideas for a list, best first: rows of the book that honour it, cooked and verified only when they are asked for.

import { FOODS } from '../../food/foods.ts';
import { ROWS } from '../book/book.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Dish } from '../dish.ts';
import type { Draft } from '../draft.ts';
import { cookFilling } from '../language/cook-row.ts';
import { openSlots } from '../language/done-acts.ts';
import { type Filler, type Filling, fillRow } from '../language/match.ts';
import { parseTemplate } from '../language/template.ts';
import { planHelpings } from '../measure/second-helping.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { adopt } from './adopt.ts';
import { listUses } from './find-host.ts';
import { isLastResort, type Ranked, rankBook } from './rank-book.ts';
import { isLate, isOnTime, isTooLate, rateDelay, weighPlate } from './score-draft.ts';
import { spareCupboard } from './spare-cupboard.ts';
import { verifyDraft } from './verify-draft.ts';

export interface Candidate {
  readonly dish: Dish;
  readonly draft: Draft;
  /** 1 is a dish that is all the list is about. */
  readonly honour: number;
  /** Whether it takes longer than there is time for, and so does everything else that the list makes. */
  readonly nothingFits: boolean;
  /** Too poor for a further idea, and good enough where the rules hold all the others back. */
  readonly isSpare?: true;
}

/** A later idea may do so much less honour than the best and no more. */
const IDEA_RANGE = 0.4;
/** What another dish of the same family counts less as a further idea. */
const SAME_FAMILY = 0.1;

export interface Ideas {
  readonly best: Iterator<Candidate, undefined>;
  /** Too poor to come after the best, or too late; asked for when those are at their end. */
  readonly spare: Iterator<Candidate, undefined>;
}

/** The ideas for a list; each is cooked when it is asked for, since cooking costs more than ranking. */
export function listIdeas(kitchen: Kitchen): Ideas {
  const late: Candidate[] = [];
  const last: Candidate[] = [];
  const poor: Ranked[] = [];
  const titles = new Set<string>();
  return {
    best: listBest(kitchen, titles, late, last, poor),
    spare: listSpareIdeas(kitchen, titles, late, last, poor),
  };
}

function* listBest(
  kitchen: Kitchen,
  titles: Set<string>,
  late: Candidate[],
  last: Candidate[],
  poor: Ranked[],
): Generator<Candidate, undefined> {
  const families = new Map<string, number>();
  /** Of a dish that takes long its draft: it comes later than its honour says. */
  const held = new Map<Filling, Draft>();
  let left = rankBook(kitchen).map((one) =>
    isShort(one.filling, kitchen) ? { ...one, honour: one.honour - SHORT } : one,
  );
  let best: number | null = null;
  while (left.length > 0) {
    const worth = ({ filling: { row }, honour }: Ranked): number =>
      honour - (families.get(row.family) ?? 0) * SAME_FAMILY;
    const next = left.reduce((found, one) => (worth(one) > worth(found) ? one : found));
    left = left.filter((one) => one !== next);
    if (best !== null && next.honour < best - IDEA_RANGE) {
      poor.push(next);
      continue;
    }
    const draft = held.get(next.filling) ?? cookFor(next.filling, kitchen);
    if (draft === null || titles.has(draft.title)) continue;
    const penalty = held.has(next.filling) || isLastResort(next.honour) ? 0 : rateDelay(draft, kitchen);
    if (penalty > 0) {
      held.set(next.filling, draft);
      left = [...left, { ...next, honour: next.honour - penalty }];
      continue;
    }
    titles.add(draft.title);
    const one = nameCandidate(next, draft);
    // Raw meat waits in it: what takes longer and cooks the meat comes before.
    if (isLastResort(one.honour) && late.length > 0) last.push(one);
    else if (isTooLate(draft, kitchen)) late.push(one);
    else {
      best ??= next.honour;
      families.set(one.dish.family, (families.get(one.dish.family) ?? 0) + 1);
      yield one;
    }
  }
  if (best !== null) return;
  for (const one of late.splice(0).toSorted(byMinutes)) yield { ...one, nothingFits: true };
}

function* listSpareIdeas(
  kitchen: Kitchen,
  titles: Set<string>,
  late: readonly Candidate[],
  last: readonly Candidate[],
  poor: readonly Ranked[],
): Generator<Candidate, undefined> {
  for (const one of [...late.toSorted(byMinutes), ...last]) yield { ...one, isSpare: true };
  for (const one of poor) {
    const draft = cookFor(one.filling, kitchen);
    if (draft === null || titles.has(draft.title)) continue;
    titles.add(draft.title);
    yield { ...nameCandidate(one, draft), isSpare: true };
  }
}

const nameCandidate = ({ filling: { row }, honour }: Ranked, draft: Draft): Candidate => ({
  dish: { id: row.id, family: row.family, side: row.side ?? 'savoury' },
  draft,
  honour,
  nothingFits: false,
});

const byMinutes = (one: Candidate, other: Candidate): number =>
  one.draft.minutes.total - other.draft.minutes.total;

/** What names a dish and is not enough for it: a handful of spinach is no saag for four. */
const TOO_LITTLE = 0.45;
const SHORT = 0.15;

/** Whether the list states so little of what names the dish that it is another one. */
const isShort = ({ row, slots }: Filling, { servings }: Kitchen): boolean =>
  [...slots].some(([slot, filler]) => {
    const want = row.wants[slot];
    if (want?.heart !== true || !('items' in filler)) return false;
    // Dried it is little, and much when it is cooked.
    const grams = filler.items.reduce(
      (sum, { food, grams: own }) => sum + (food.form === 'dry' || own === null ? Infinity : own),
      0,
    );
    return grams < want.each * (row.feeds ?? servings) * TOO_LITTLE;
  });

/** With what comes to the table and a second helping, where the draft holds with them; null where none holds. */
function cookFor(filling: Filling, kitchen: Kitchen): Draft | null {
  const whole = cookFirst([adopt(filling, kitchen), filling], kitchen);
  const isOver = whole !== null && !isOnTime(whole.draft, kitchen);
  const bare = whole === null || (!isOver && isTooMuch(whole.draft)) ? fillBare(filling, kitchen) : null;
  const laid = isOver
    ? cookSooner(whole, filling, kitchen)
    : ((bare === null ? null : cookFirst([bare], kitchen)) ?? whole);
  if (laid === null) return null;
  const helpings =
    filling.row.measured || isOver ? null : planHelpings(laid.draft, filling.row.family, kitchen);
  const more = helpings === null ? null : cookSound(laid.filling, { ...kitchen, helpings });
  return more !== null && more.minutes.total <= laid.draft.minutes.total + MORE_CUTTING ? more : laid.draft;
}

/** Told in a hurry, then without its sides and without an onion or garlic that nobody listed, where that is on time. */
function cookSooner(whole: Cooked, filling: Filling, kitchen: Kitchen): Cooked {
  const hurried: Kitchen = { ...kitchen, isHurried: true };
  const bare = fillBare(filling, kitchen);
  const ways = [whole.filling, filling, ...(bare === null ? [] : [bare, dropOnion(bare)])];
  let first: Cooked | null = null;
  let near: Cooked | null = null;
  for (const way of ways) {
    const cooked = cookFirst([way], hurried);
    first ??= cooked;
    if (cooked === null || hasFat(cooked) !== hasFat(whole)) continue;
    if (isOnTime(cooked.draft, kitchen)) return cooked;
    if (!isLate(cooked.draft, kitchen)) near ??= cooked;
  }
  return near ?? first ?? whole;
}

/** Its oil and its pan may go with the onion: then it is told as before. */
const hasFat = ({ draft }: Cooked): boolean => draft.parts.some(({ food }) => food.roles[0] === 'fat');

function dropOnion({ row, slots }: Filling): Filling {
  const isBought = (filler: Filler): boolean =>
    'brought' in filler && FOODS[filler.brought].roles[0] === 'aromatic';
  return { row, slots: new Map([...slots].filter(([, filler]) => !isBought(filler))) };
}

interface Cooked {
  readonly filling: Filling;
  readonly draft: Draft;
}

/** The first that holds and is on time, else the first that holds. */
function cookFirst(fillings: readonly Filling[], kitchen: Kitchen): Cooked | null {
  let sound: Cooked | null = null;
  for (const filling of new Set(fillings)) {
    const draft = cookSound(filling, kitchen);
    if (draft !== null && isOnTime(draft, kitchen)) return { filling, draft };
    sound ??= draft === null ? null : { filling, draft };
  }
  return sound;
}

/** So much more than the fullest plate of it, and what comes to the table is left away. */
const TOO_MUCH = 1.1;

/** Broth fills no plate more than the water whose place it takes. */
const isTooMuch = (draft: Draft): boolean => {
  const parts = draft.parts.filter(({ food }) => food.category !== 'stock');
  return weighPlate({ ...draft, parts }) > draft.plate[1] * TOO_MUCH;
};

/** The dish without sides and table, as the book has it. */
function fillBare({ row }: Filling, kitchen: Kitchen): Filling | null {
  const own = ROWS.find(({ id }) => id === row.id);
  const filled = own === undefined ? null : fillRow(own, kitchen);
  return filled === null ? null : spareCupboard(filled, kitchen);
}

/** Where nobody here eats onions, the act that softens them has nothing left to soften, or takes the oil along. */
function hasLostBase({ row, slots }: Filling, { parts, told, servings }: Draft): boolean {
  const skipsOnion = Object.entries(row.wants).some(
    ([slot, { buy, may }]) => buy && !may && !slots.has(slot),
  );
  if (!skipsOnion) return false;
  const isFatLost = Object.keys(row.takes ?? {}).some((slot) => {
    const filler = slots.get(slot);
    const fat = filler !== undefined && 'brought' in filler ? FOODS[filler.brought] : undefined;
    return fat?.roles[0] === 'fat' && !parts.some(({ food }) => food === fat);
  });
  const read = openSlots({ row, slots }, servings);
  // A slot of the takes is fat or seasoning.
  const softensNothing = told.acts.some(
    ({ act }) =>
      act.do === 'soften' &&
      !listUses(parseTemplate(act.words), read).some((use) =>
        use.slots.some((slot) => slot in row.wants && slots.has(slot)),
      ),
  );
  return isFatLost || softensNothing;
}

/** Who buys gluten-free pasta wants no crumbs of rye on it. */
const mixesGluten = ({ parts }: Draft): boolean =>
  parts.some(({ food }) => food.name.startsWith('gluten-free ')) &&
  parts.some(({ food }) => food.allergens?.includes('gluten'));

/** More to cut takes minutes, but not many. */
const MORE_CUTTING = 5;

function cookSound(filling: Filling, kitchen: Kitchen): Draft | null {
  try {
    const draft = cookFilling(filling, kitchen);
    const isSpoilt = hasLostBase(filling, draft) || mixesGluten(draft);
    return isSpoilt || verifyDraft(draft, kitchen).length > 0 ? null : draft;
  } catch (problem) {
    if (problem instanceof CannotCook) return null;
    throw problem;
  }
}

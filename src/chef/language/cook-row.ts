// A row as a dish: filled from the list, measured, told, and handed on as the draft that every dish hands on.

import { CannotCook } from '../cannot-cook.ts';
import type { Draft, Part, Portion, Step } from '../draft.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { capitalise, capitaliseSentences, lowerFirst, titleCase } from '../tell/list-words.ts';
import { isWarmedAgain } from '../tell/write-before.ts';
import { finishTitle, writeHeadnote } from '../tell/write-headnote.ts';
import { doseSalt, NO_SALT } from './dose-salt.ts';
import { type Filling, matches } from './match.ts';
import { measureRow, takePepper } from './measure-row.ts';
import { orderActs } from './order-acts.ts';
import type { DishRow, Keeping } from './row.ts';
import { type Telling, tellRow } from './tell-row.ts';
import type { Told } from './telling.ts';
import { tellMeanwhile, timeRow } from './time-row.ts';

const MOST_TITLE = 60;
/** Fewer words are no step: they open the next one. */
const FEW_WORDS = 14;
const MOST_STEPS = 9;
const LONG_STEP = 60;

/** The draft of a filled row; throws CannotCook where the kitchen forbids something it takes. */
export function cookFilling(filling: Filling, asked: Kitchen): Draft {
  const { row } = filling;
  const kitchen = row.feeds === undefined ? asked : { ...asked, servings: row.feeds };
  const { parts, bySlot } = measureRow(filling, kitchen);
  const spare: Part[] = [];
  const pepper = takePepper(kitchen, spare);
  const dry = tellRow(row, bySlot, kitchen, NO_SALT, pepper);
  const told = orderActs(dry.told);
  const salt = doseSalt({ ...dry, told }, parts, kitchen);
  const ordered = { ...row, acts: told.map(({ act }) => act) };
  const telling = tellRow(ordered, bySlot, kitchen, salt, pepper);
  if (telling.unused.length > 0) {
    const slots = new Map(filling.slots);
    // What the row's sentences have no place for, as vinegar beside lemon, stays on the shelf.
    for (const [slot, own] of bySlot)
      if (row.takes?.[slot] !== undefined && own.every((part) => telling.unused.includes(part)))
        slots.delete(slot);
    if (slots.size < filling.slots.size) return cookFilling({ row, slots }, asked);
    throw new CannotCook(`${row.id} leaves ${telling.unused.map(({ noun }) => noun).join(', ')} unused`);
  }
  const listed = orderParts(telling.told, [...parts, ...(salt.part === null ? [] : [salt.part])]);
  const minutes = timeRow(telling.told, parts);
  const isSweet = row.side === 'sweet';
  const title = titleCase(
    finishTitle(writeTitle(row, telling), telling.told, {
      most: MOST_TITLE,
      us: kitchen.us,
      servings: kitchen.servings,
      hearts: new Set(
        [...bySlot].flatMap(([slot, own]) => (row.wants[slot]?.heart || slot.startsWith('table') ? own : [])),
      ),
      isSweet,
    }),
  );
  const steps = joinActs(tellMeanwhile(telling.told));
  return {
    dish: row.id,
    title,
    introduction: writeHeadnote({
      own: speakFirst(row.headnote, telling)[0] ?? '',
      title,
      isSweet,
      told: telling.told,
    }),
    servings: kitchen.servings,
    parts: listed,
    beside: [],
    steps,
    keeps: writeKeeps(readKeeping(row, listed, steps), listed.some(isRice)),
    notes: [],
    minutes,
    plate: row.plate,
    fit: 1,
    ...(row.feeds === undefined ? {} : { feeds: row.feeds }),
    told: {
      leftOut: (item) => findReason(row, telling, item),
      needs: row.needs,
      acts: telling.told,
    },
  };
}

const isRice = ({ food }: Part): boolean => food.category === 'rice';
const REHEATED_ONCE: Keeping = {
  days: 0,
  words: 'Do not keep what is left: rice is reheated only once.',
};

const WARMED_ONCE: Keeping = {
  days: 0,
  words: 'Do not keep what is left: leftovers are reheated only once.',
};

/** What was cooked before is reheated once (UK Food Standards Agency). */
function readKeeping({ keeps }: DishRow, parts: readonly Part[], steps: readonly Step[]): Keeping {
  const isReheated = parts.some(
    ({ food }) => food.form === 'cooked' && food.hazards?.includes('cooked-rice'),
  );
  if (keeps.days === 0) return keeps;
  if (isReheated) return REHEATED_ONCE;
  return parts.some((part) => isWarmedAgain(part, steps)) ? WARMED_ONCE : keeps;
}

/** Rice is chilled within an hour and keeps a day; the rest within two (UK Food Standards Agency; USDA FSIS). */
function writeKeeps({ days, months, cold, tin, words }: Keeping, hasRice: boolean): string {
  const own = words === undefined ? '' : ` ${words}`;
  if (days === 0) return `Eat at once.${own}`;
  const most = hasRice ? 1 : days;
  if (tin)
    return `Cold and wrapped, it keeps ${days === 1 ? 'a day' : `${days} days`} in a tin${writeFrozen(months)}.${own}`;
  const long = `${most === 1 ? 'a day' : `${most} days`} in the fridge`;
  const frozen = writeFrozen(months);
  const again = cold === undefined ? ' Reheat until steaming all through.' : '';
  const rice = hasRice ? ' Chill the rice within an hour.' : '';
  return `Chill within 2 hours: it keeps ${long}${frozen}.${again}${rice}${own}`;
}

const writeFrozen = (months: number | undefined): string =>
  months === undefined ? '' : ` and ${months === 1 ? 'a month' : `${months} months`} in the freezer`;

/** Why a row does without a food that is listed; null where it says nothing of it. */
function findReason(row: DishRow, telling: Telling, item: Kitchen['items'][number]): string | null {
  for (const [of, why] of row.out ?? []) {
    if (of.some((selector) => matches(selector, item))) {
      const words = telling.speak(why);
      if (words !== null) return lowerFirst(words);
    }
  }
  return null;
}

/** Those of the templates that the filling bears out, in words. */
function speakFirst(templates: readonly string[], telling: Telling): readonly string[] {
  return templates.flatMap((one) => telling.speak(one) || []);
}

/** How many names a title lists: fewer where more are too long. */
const NAMES = [3, 2, 1] as const;

function writeTitle(row: DishRow, telling: Telling): string {
  const titles = row.title.flatMap((one) =>
    NAMES.flatMap((most) => telling.speak(one, most) || []).filter(({ length }) => length <= MOST_TITLE),
  );
  // "Eggs and onion and cheddar" is a list of parts and no title.
  const title = titles.find((one) => one.split(' and ').length <= 2) ?? titles[0];
  return title ?? speakFirst(row.title, telling)[0] ?? row.id;
}

/** As the steps come to them. */
function orderParts(told: readonly Told[], parts: readonly Part[]): readonly Part[] {
  const used = new Set<Part>();
  for (const { portions } of told) for (const { part } of portions) used.add(part);
  for (const part of parts) used.add(part);
  return [...used];
}

interface OpenStep {
  text: string;
  portions: Portion[];
  facts: Step['facts'][number][];
  meanwhile: boolean;
  isOpen: boolean;
}

const countWords = (text: string): number => text.split(' ').length;

/** One step for each act, unless it belongs to the one before it or is too short to stand alone. */
function joinActs(told: readonly Told[]): readonly Step[] {
  const steps: OpenStep[] = [];
  for (const { act, text, portions, facts } of told) {
    const last = steps.at(-1);
    const isJoined =
      last !== undefined &&
      (act.and === true || (last.isOpen && !act.beside)) &&
      countWords(last.text) + countWords(text) <= LONG_STEP;
    const isMeanwhile = act.beside === true && act.says !== 'when' && act.and !== true && last !== undefined;
    // A second thing that is done meanwhile follows the first.
    const isSecond = last?.meanwhile === true && last !== steps[0];
    const words = isMeanwhile && !isSecond ? `Meanwhile, ${lowerFirst(text)}` : text;
    if (isJoined && last !== undefined) {
      last.text = `${last.text} ${words}`;
      last.portions.push(...portions);
      last.facts.push(...facts);
      last.isOpen = countWords(last.text) < FEW_WORDS;
    } else
      steps.push({
        text: words,
        portions: [...portions],
        facts: [...facts],
        meanwhile: act.beside === true,
        isOpen: countWords(words) < FEW_WORDS,
      });
  }
  joinLast(steps);
  while (steps.length > MOST_STEPS) joinShortest(steps);
  return steps.map(({ text, portions, facts, meanwhile }) => ({
    text: capitaliseSentences(text),
    portions,
    facts,
    meanwhile,
  }));
}

/** A few words of serving end the step before them. */
function joinLast(steps: OpenStep[]): void {
  const [one, other] = steps.slice(-2);
  if (one === undefined || other === undefined || steps.length < 3 || !other.isOpen) return;
  if (countWords(one.text) + countWords(other.text) > LONG_STEP) return;
  steps.splice(-2, 2, joinTwo(one, other));
}

function joinTwo(one: OpenStep, other: OpenStep): OpenStep {
  return {
    ...one,
    text: `${one.text} ${capitalise(other.text)}`,
    portions: [...one.portions, ...other.portions],
    facts: [...one.facts, ...other.facts],
  };
}

function joinShortest(steps: OpenStep[]): void {
  let place = 0;
  let least = Infinity;
  for (let at = 0; at < steps.length - 1; at += 1) {
    const length = (steps[at]?.text.length ?? 0) + (steps[at + 1]?.text.length ?? 0);
    if (length < least) [place, least] = [at, length];
  }
  const [one, other] = steps.slice(place, place + 2);
  if (one === undefined || other === undefined) return;
  steps.splice(place, 2, joinTwo(one, other));
}

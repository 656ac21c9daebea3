// What every dish owes its reader once its steps stand, and no dish has to think of by itself.

import type { Food } from '../food/foods.ts';
import { readMinutes } from './count-minutes.ts';
import type { Part, Step } from './draft.ts';
import type { Item } from './kitchen.ts';
import { readSaltiness, readWater } from './salt.ts';
import { isFish, isPasta } from './slots.ts';
import type { Board } from './start-draft.ts';
import { are, asStep, core, portion, rest, say, the, together } from './words/say.ts';

/** Bacon of turkey or chicken browns long before anybody thinks of probing it, so its step says when it is done. */
export function signBacon(parts: readonly Part[], steps: Step[], us: boolean): void {
  for (const part of parts) {
    const { coreC } = part.food.core ?? {};
    if (part.food.form !== 'cured' || coreC === undefined || !part.food.origins.includes('poultry')) continue;
    const place = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
    const step = steps[place];
    if (step === undefined || step.facts.some((fact) => fact.kind === 'core' && fact.coreC >= coreC))
      continue;
    const sign = say`The ${part.noun} ${are(part)} done once no pink is left: ${core(coreC, us)}.`;
    steps[place] = asStep(together(step, sign), step.meanwhile);
  }
}

/** A chorizo of which the name tells that it is raw, or that it is cured and needs no cooking. */
const RAW_CHORIZO = /\b(?:cooking|raw|fresh|soft|uncooked)\b/i;
const CURED_CHORIZO = /\b(?:ring|slic|cured|dry|dried|ready|iberico)/i;
/** Minutes of cooking after which no piece of it is raw. */
const LONG_COOKED = 15;

/** Sold raw and cured under one name: the raw one is fried until no pink is left. */
export function signChorizo(parts: readonly Part[], steps: Step[], us: boolean): void {
  const part = parts.find(({ food }) => food.id === 'chorizo');
  const typed = part?.item?.typed.join() ?? '';
  const isRaw = RAW_CHORIZO.test(typed);
  const named = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
  // "Go on" is said where it cooks, which may be a step or two behind.
  const cooked = steps.findIndex((one, at) => at >= named && one.facts.some(({ kind }) => kind === 'until'));
  const place = named < 0 || cooked < 0 ? named : cooked;
  const step = steps[place];
  if (part === undefined || step === undefined || (CURED_CHORIZO.test(typed) && !isRaw)) return;
  if (/\bno pink\b/.test(step.text) || readMinutes(step) > LONG_COOKED) return;
  const sign = isRaw
    ? say`Being raw, the ${part.noun} ${are(part)} done only when no pink is left in the middle: ${core(71, us)}.`
    : say`If it is cooking chorizo, which is raw, go on until no pink is left in the middle.`;
  steps[place] = asStep(together(step, sign), step.meanwhile);
}

const MUSHROOM_SOAK = /soaked in hot water for \d+ minutes/;
const POURED_WATER = /\b\d[\d/ ]* (?:ml|litres?|cups?) (?:of )?water\b/;

/** What dried mushrooms soaked in holds half their taste: where water is poured into the pot, it is of it. */
export function keepSoakingWater(
  parts: readonly { -readonly [Key in keyof Part]: Part[Key] }[],
  steps: Step[],
): void {
  const part = parts.find(({ food, text }) => food.id === 'dried-mushroom' && MUSHROOM_SOAK.test(text));
  const place = steps.findIndex(
    ({ text, facts }) =>
      POURED_WATER.test(text) && facts.some(({ kind }) => kind === 'until') && !/\bdrain\b/i.test(text),
  );
  const step = steps[place];
  if (part === undefined || step === undefined || / kept\b/.test(part.text)) return;
  part.text = `${part.text}, the water kept`;
  steps[place] = {
    ...step,
    text: step.text.replace(POURED_WATER, (water) => `${water} (that of the ${part.noun} included)`),
  };
}

/** A pan that goes under the grill must bear it, and the grill is hot by then. */
export function readyGrill(steps: Step[]): void {
  const last = steps.findIndex(({ text }) => text.includes('pan under a hot '));
  if (last < 1) return;
  const pan = steps.findIndex(({ text }) => text.includes('frying pan'));
  const change = (place: number, tell: (text: string) => string): void => {
    const step = steps[place];
    if (step !== undefined) steps[place] = asStep(step, step.meanwhile, tell(step.text));
  };
  change(pan, (text) => text.replace('frying pan', 'ovenproof frying pan'));
  change(last - 1, (text) => `${text} Light the grill.`);
}

/** Minutes that what is done may wait for a pan of potatoes. */
const MAY_STAND = 5;

/** A pan of water that takes much longer than what goes on beside it is set on one step before. */
export function timeSides(steps: Step[]): void {
  for (let place = 1; place < steps.length; place += 1) {
    const [earlier, before, step] = [steps[place - 2], steps[place - 1], steps[place]];
    if (step === undefined || before === undefined) continue;
    if (
      earlier !== undefined &&
      readMinutes(step) > readMinutes(before) + MAY_STAND &&
      readMinutes(earlier) > readMinutes(before) &&
      /^Meanwhile,? (?:put|bring|boil) [^.]*\bwater\b/.test(step.text) &&
      ![earlier, before].some(({ meanwhile }) => meanwhile) &&
      /^(?:Add|Stir in|Tip in|Put) /.test(before.text)
    )
      steps.splice(place - 1, 2, step, before);
  }
}

/** Not "the hot salted water", of which the list has told already. */
const SALTED_WATER = /(?<!\bthe (?:hot )?)\b(?:lightly )?salted water\b/;

/**
 * Where a step speaks of salted water, the list holds salt for it; where no salt is to be had, or little is asked for,
 * the water goes without. Whether the salt that the dish itself measures has to do for the water too.
 */
export function saltWater(board: Board, steps: Step[], goesWithout: boolean): boolean {
  const place = steps.findIndex(({ text }) => text.includes('salted water') && SALTED_WATER.test(text));
  const step = steps[place];
  if (step === undefined) return false;
  const isListed = board.parts.some(({ food }) => food.id === 'salt');
  if (goesWithout || (!isListed && board.kitchen.choose('salt') === undefined)) {
    steps.forEach((one, at) => {
      steps[at] = { ...one, text: one.text.replaceAll(/\b(?:lightly )?salted water\b/g, 'water') };
    });
    return false;
  }
  if (isListed) return true;
  const part = board.need(['salt'], 1, 'tsp', { purpose: 'for the water' });
  steps[place] = { ...step, portions: [...step.portions, { part, share: 1, words: part.noun }] };
  return false;
}

/** Grams, with the water, from which not every pot holds a dish. */
const POTFUL = 4800;
const POT =
  /\ba (heavy, lidded pan|large pan|wide, deep pan|wide, lidded pan|wide pan with a tight lid)\b(?! of)/;

/** A stew for eight is more than a pot of the usual size holds. */
export function enlargePot(parts: readonly Part[], steps: Step[]): void {
  const solids = parts.reduce((sum, { grams }) => sum + grams, 0);
  if (solids < POTFUL / 3 || solids + readWater(steps) < POTFUL) return;
  const place = steps.findIndex(({ text }) => POT.test(text));
  const step = steps[place];
  if (step === undefined) return;
  steps[place] = {
    ...step,
    text: step.text.replace(POT, (_, pot: string) => `your largest ${pot.replace('large ', '')}`),
  };
}

const WAITING = /\b(?:what is on the plate|the vegetables from the plate)\b/;
const SERVED_HOT = ['protein', 'cured', 'vegetable', 'leaf', 'aromatic', 'fruit', 'legume', 'starch'];

/** What waits on a plate goes back by its name. */
export function nameWaiting(steps: Step[]): void {
  for (const [place, step] of steps.entries()) {
    if (!step.text.includes(' the plate') || !WAITING.test(step.text)) continue;
    const lifted = steps.slice(0, place).findLast(({ text }) => /\bonto a plate\b/.test(text));
    const parts = lifted?.portions
      .map(({ part }) => part)
      .filter(({ food }) => SERVED_HOT.includes(food.roles[0]));
    if (parts !== undefined && parts.length > 0)
      steps[place] = { ...step, text: step.text.replace(WAITING, the(...parts)) };
  }
}

const SEASONED = ['protein', 'vegetable', 'leaf', 'aromatic', 'legume'];

/** Of the salt that all goes into the water of the pasta some is kept for a pan in which nothing is salty. */
export function seasonPan(parts: readonly Part[], steps: Step[]): void {
  if (!parts.some(isPastaPart)) return;
  const salt = parts.find(({ food }) => food.id === 'salt');
  const place = steps.findIndex(({ text }) => text.includes('water') && text.includes(' with the salt.'));
  const target = steps.findIndex(
    ({ text, portions, facts }, at) =>
      at >= place &&
      !text.includes('boiling water') &&
      facts.some(({ kind }) => kind === 'until') &&
      portions.some(({ part }) => SEASONED.includes(part.food.roles[0])),
  );
  const [water, pan] = [steps[place], steps[target]];
  if (salt === undefined || water === undefined || pan === undefined) return;
  if (parts.some(({ food, grams }) => food !== salt.food && grams * readSaltiness(food) > LEAST_BROUGHT))
    return;
  steps[place] = {
    ...water,
    text: water.text.replace(' with the salt.', ' with most of the salt.'),
    portions: water.portions.map((one) =>
      one.part === salt ? portion(salt, 0.75, 'most of the salt') : one,
    ),
  };
  steps[target] = {
    ...together(steps[target] ?? pan, say`Season with ${rest(salt, 0.75)}.`),
    meanwhile: pan.meanwhile,
  };
}

const isPastaPart = ({ food }: Part): boolean => isPasta(food);
/** Grams of salt. */
const LEAST_BROUGHT = 0.5;

/** Meat and fish from the freezer: cooked from frozen, the outside is done long before the middle. */
export function isFrozenRaw(food: Food, item: Item | null): boolean {
  return food.form !== 'frozen' && food.core !== undefined && /frozen/.test(item?.state ?? '');
}

/** Grams from which a night in the fridge leaves ice in the middle. */
const SLOW_TO_THAW = 1200;

/**
 * How it is thawed, behind its amount; '' where it was never frozen raw. What is flat and comes from the sea thaws in
 * cold water while the rest is made ready. Source: USDA FSIS, safe methods for thawing.
 */
export function tellThawed(food: Food, item: Item | null, grams: number): string {
  if (!isFrozenRaw(food, item)) return '';
  if (food.origins.some((origin) => /fish/.test(origin)) && grams < SLOW_TO_THAW)
    return `thawed in a bag in cold water for ${isFish(food) ? 25 : 15} minutes`;
  return grams < SLOW_TO_THAW ? 'thawed overnight in the fridge' : 'thawed for a day in the fridge';
}

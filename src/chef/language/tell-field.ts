// What an act states of itself, in words: heat, minutes and sign, core temperature, oven, water, wait and vessel.

import type { CategoryId } from '../../food/categories.ts';
import type { Fact, Portion } from '../draft.ts';
import { writeCups } from '../measure/us-measures.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { isSeasoning } from '../slots.ts';
import { CUE_WORDS } from '../tell/cues.ts';
import { writeQuantity } from '../tell/list-words.ts';
import { core, oven } from '../tell/temperatures.ts';
import { type Act, listFrom, type Verb, type Vessel } from './row.ts';
import { speakLate } from './tell-part.ts';
import { partsOf, readCores, type State } from './telling.ts';
import type { Field } from './template.ts';

const VESSELS: Readonly<Record<Vessel, readonly [first: string, name: string, head: string]>> = {
  pan: ['a wide pan', 'wide pan', 'pan'],
  pot: ['a large pan', 'large pan', 'pan'],
  saucepan: ['a small pan', 'small pan', 'pan'],
  'frying-pan': ['a frying pan', 'frying pan', 'pan'],
  wok: ['a wok or wide pan', 'wok', 'wok'],
  bowl: ['a large bowl', 'large bowl', 'bowl'],
  'small-bowl': ['a small bowl', 'small bowl', 'bowl'],
  tray: ['a baking tray', 'tray', 'tray'],
  basket: ['the basket', 'basket', 'basket'],
  dish: ['a baking dish', 'dish', 'dish'],
  plate: ['a plate', 'plate', 'plate'],
  colander: ['a colander', 'colander', 'colander'],
  blender: ['a blender', 'blender', 'blender'],
  board: ['a board', 'board', 'board'],
  table: ['the table', 'table', 'table'],
};

function addFact(fact: Fact, state: State): string {
  state.facts.push(fact);
  return fact.words;
}

export function speakField(name: Field, state: State): string {
  const { act, kitchen } = state;
  if (act === null) return '';
  switch (name) {
    case 'heat': {
      const level = act.heat ?? 'medium';
      const words = level === 'boiling' ? 'to the boil' : `over ${level} heat`;
      return addFact({ kind: 'heat', level, words }, state);
    }
    case 'until':
    case 'for': {
      const timing = readTiming(act, state);
      if (timing === null) return '';
      const span = writeSpan(timing.minutes);
      const words = name === 'for' || timing.cue === '' ? `for ${span}` : `until ${timing.cue}, ${span}`;
      return `${addFact({ kind: 'until', minutes: timing.minutes, words }, state)}${speakLate(state)}`;
    }
    case 'core': {
      const coreC = Math.max(...readCores(state));
      return addFact(core(coreC, kitchen.us), state);
    }
    case 'oven':
      return addFact(oven(act.ovenC ?? 200, kitchen.us, act.in === 'basket'), state);
    case 'water':
      return speakWater(act, state);
    case 'wait': {
      const minutes = act.wait ?? 0;
      const words =
        minutes === 1
          ? '1 minute'
          : minutes >= 120 && minutes % 60 === 0
            ? `${minutes / 60} hours`
            : `${minutes} minutes`;
      return addFact({ kind: 'wait', minutes, words }, state);
    }
    case 'in':
      return nameVessel(act.in, state);
    case 'from':
      return nameVessel(listFrom(act)[0] ?? act.in, state);
  }
}

function speakWater(act: Act, state: State): string {
  const { water } = act;
  const { salt, kitchen } = state;
  if (water === 'salted') {
    const words =
      salt.waterTsp >= 3
        ? `${writeQuantity(salt.waterTsp / 3)} tbsp salt`
        : `${writeQuantity(salt.waterTsp)} tsp salt`;
    if (salt.part !== null)
      state.portions.push({ part: salt.part, share: salt.spoons.length === 0 ? 1 / salt.pots : 0, words });
    return words;
  }
  const ml = readWaterMl(act, kitchen, state.portions);
  if (kitchen.us) return `${writeCups(ml).words} water`;
  return ml >= 1000 ? `${ml / 1000} ${ml === 1000 ? 'litre' : 'litres'} water` : `${ml} ml water`;
}

function roundWater(ml: number): number {
  const step = ml >= 1000 ? 100 : ml >= 200 ? 50 : 25;
  return Math.max(step, Math.round(ml / step) * step);
}

/** So much of the water stays where stock takes its place. */
const LEAST_WATER = 0.25;

/** Rice and grain that boil in little water take up so many times their weight. */
const DRUNK = 1.8;
const DRINKS: readonly CategoryId[] = ['rice', 'grain'];

/** Stock, and coconut milk: what is poured in place of water. */
const isPoured = ({ food: { category, form } }: Portion['part']): boolean =>
  category === 'coconut-cream' || (category === 'stock' && form !== 'dry');

/** Millilitres that an act pours into the dish itself; stock and coconut milk that go in with it take its place. */
export function readWaterMl(
  { water, do: verb }: Act,
  { servings }: Kitchen,
  portions: readonly Portion[] = [],
): number {
  if (typeof water !== 'number') return 0;
  const stock = portions
    .filter(({ part }) => isPoured(part))
    .reduce((sum, { part, share }) => sum + part.grams * share, 0);
  const grain = portions.reduce(
    (sum, { part, share }) => sum + (DRINKS.includes(part.food.category) ? part.grams * share : 0),
    0,
  );
  const all = verb === 'boil' && grain > 0 ? Math.min(water * servings, grain * DRUNK) : water * servings;
  return roundWater(Math.max(all - stock, all * LEAST_WATER));
}

export function nameVessel(vessel: Vessel, { met, vessels, bySlot }: State): string {
  const [first, name, head] = VESSELS[vessel];
  if (!met.has(vessel)) {
    met.add(vessel);
    return vessel === 'dish' ? `a ${sizeDish(bySlot)} cm baking dish` : first;
  }
  const isAlone = [...vessels].every((one) => one === vessel || VESSELS[one][2] !== head);
  return `the ${isAlone ? head : name}`;
}

/** Grams of food that a dish so many centimetres across holds, some 4 cm deep. */
const DISHES: readonly (readonly [grams: number, cm: number])[] = [
  [1100, 20],
  [1900, 25],
];
const LARGEST_DISH = 30;

function sizeDish(bySlot: State['bySlot']): number {
  const grams = [...bySlot.values()].flat().reduce((sum, part) => sum + part.grams, 0);
  return DISHES.find(([most]) => grams <= most)?.[1] ?? LARGEST_DISH;
}

/** From an hour and a half on in quarters of an hour. */
function writeSpan([low, high]: readonly [number, number]): string {
  if (low === high && high < 90) return low === 1 ? '1 minute' : `${low} minutes`;
  if (low < 60 || high < 90) return `${low} to ${high} minutes`;
  // Nobody counts the minutes of a braise.
  const [least, most] = [low, high].map((minutes) => writeQuantity(Math.round(minutes / 15) / 4));
  return least === most ? `${most} hours` : `${least} to ${most} hours`;
}

interface Resolved {
  readonly minutes: readonly [number, number];
  readonly cue: string;
}

/** Whatever else goes in, these last until all of it is done. */
const BY_SLOWEST: readonly Verb[] = ['boil', 'roast'];

/** The act's own minutes, or those of the slowest food that it cooks. */
export function readTiming(act: Act, state: State): Resolved | null {
  if (act.minutes === undefined) return null;
  const { cue } = state;
  if ('slot' in act.minutes) {
    const { slot, by, less = 0 } = act.minutes;
    const along = BY_SLOWEST.includes(act.do)
      ? state.portions.map(({ part }) => part).filter(({ food }) => !isSeasoning(food))
      : [];
    const heats = [...partsOf([slot], state), ...along].flatMap(({ food }) => food.heat[by] ?? []);
    const slowest = heats.toSorted((one, other) => other.minutes[1] - one.minutes[1])[0];
    if (slowest === undefined) return null;
    const low = Math.max(1, slowest.minutes[0] - less);
    return {
      minutes: [low, Math.max(low, slowest.minutes[1] - less)],
      cue: cue ?? CUE_WORDS[slowest.cue][0] ?? '',
    };
  }
  // Told once: what goes in behind the words changes nothing of them.
  state.hurried ??= state.kitchen.isHurried ? hurry(act, act.minutes, state) : act.minutes;
  return { minutes: state.hurried, cue: cue ?? '' };
}

const SHORTENED: readonly Verb[] = ['soften', 'simmer'];
/** What is done in fewer minutes is not hurried, nothing gets fewer than this, and onions that brown for long are the dish. */
const LEAST_HURRIED = 5;
const LEAST_SHORTENED = 8;
const SLOW_BROWNING = 15;
const SHARE = 0.55;

/** What only softens or thickens does with fewer minutes; all that is in the pot and not done yet keeps its own. */
function hurry(
  act: Act,
  [low, high]: readonly [number, number],
  state: State,
): readonly [low: number, high: number] {
  const isSlow = act.do === 'soften' && low > SLOW_BROWNING;
  if (!SHORTENED.includes(act.do) || isSlow || low < LEAST_SHORTENED || readCores(state).length > 0)
    return [low, high];
  const own = [...state.left]
    .filter(([part, share]) => share < 1 && !state.done.has(part))
    .map(([{ food }]) => food)
    .filter(({ roles, form }) => roles[0] !== 'aromatic' && form !== 'tinned' && form !== 'cooked')
    .flatMap(({ heat }) => (heat.simmer ?? heat.boil ?? heat.braise)?.minutes[0] ?? []);
  const least = Math.max(LEAST_HURRIED, Math.round(low * SHARE), ...own);
  return least >= low ? [low, high] : [least, Math.max(least + 1, Math.round((high / low) * least))];
}

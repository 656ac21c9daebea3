// The board on which a dish is put together: takes foods in measured parts, gathers the steps, and adds up the time.

import type { Cut } from '../food/food.ts';
import type { Food } from '../food/foods.ts';
import type { Unit } from '../food/units.ts';
import { layAlongside } from './alongside.ts';
import type { Draft, Part, Said, Step } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { type Measure, measureFixed, measurePart } from './measure-part.ts';
import { CUT_WORDS } from './words/cues.ts';
import { titleCase } from './words/list-words.ts';
import { together } from './words/say.ts';
import { writeNoun } from './words/write-noun.ts';

/** Thrown by a dish that finds it cannot be cooked after all; the plan then goes on to the next dish. */
export class CannotCook extends Error {}

export interface TakeOptions {
  /** Grams for each serving; without it (and without `total`) the food's own usual amount. */
  readonly each?: number;
  /** Grams over all servings. */
  readonly total?: number;
  readonly cut?: Cut;
  /** Replaces the food's own preparation and cut; '' prints neither. */
  readonly prepare?: string;
  /** Added after preparation and cut: "for the dish". */
  readonly purpose?: string;
  readonly noun?: string;
}

/** What a dish says of itself once its steps stand. */
export interface DraftWords {
  readonly dish: string;
  readonly title: string;
  readonly introduction: string;
  readonly keeps: string;
  /** Grams a serving should weigh, low to high. */
  readonly plate: readonly [number, number];
  readonly fit?: number;
}

export interface Board {
  readonly kitchen: Kitchen;
  readonly parts: readonly Part[];
  /** Takes a listed food. */
  take(item: Item, options?: TakeOptions): Part;
  /** Takes the first of these foods that is listed, else from the cupboard or the shop, in a fixed amount. */
  need(ids: readonly string[], quantity: number, unit: Unit | null, options?: TakeOptions): Part;
  /** Pepper and such, listed without an amount. */
  season(...ids: readonly string[]): Part;
  /** Adds a step, told at once; one without words is dropped. */
  step(tell: () => Said, when?: 'meanwhile'): void;
  note(text: string): void;
  finish(tell: () => DraftWords): Draft;
}

/** Names for a heap that is cut up, spoken of as one: "the chicken is". */
const MASS_NOUNS = new Set(['chicken', 'turkey', 'beef', 'lamb', 'pork', 'mince']);

export function startDraft(kitchen: Kitchen): Board {
  const parts: Part[] = [];
  const steps: Step[] = [];
  const notes: string[] = [];

  function add(food: Food, item: Item | null, measure: Measure, options: TakeOptions): Part {
    const before = parts.find((part) => part.food.id === food.id);
    if (before !== undefined) throw new CannotCook(`${food.id} taken twice`);
    const prepare = writePreparation(food, options, kitchen.us);
    const juice =
      options.prepare === 'juiced' ? `${(kitchen.us ? food.us : undefined) ?? food.name} juice` : undefined;
    const noun = options.noun ?? juice ?? writeNoun(food, measure, parts, kitchen.us);
    const part: Part = {
      food,
      item,
      from: item !== null ? 'yours' : food.staple > 0 ? 'cupboard' : 'to-buy',
      grams: measure.grams,
      quantity: measure.quantity,
      unit: measure.unit,
      text: [measure.text, prepare, options.purpose ?? ''].filter((words) => words !== '').join(', '),
      noun,
      plural: measure.plural && juice === undefined && !MASS_NOUNS.has(noun),
      prepMinutes: estimatePrep(food, options),
    };
    parts.push(part);
    return part;
  }

  function choose(ids: readonly string[]): { readonly food: Food; readonly item: Item | null } {
    const item = kitchen.find(...ids);
    if (item !== undefined) return { food: item.food, item };
    const food = kitchen.choose(...ids);
    const own = food?.category === 'ground-spice' ? findOwnSpice(kitchen, parts) : undefined;
    if (own !== undefined) return { food: own.food, item: own };
    if (food === undefined) throw new CannotCook(`none of ${ids.join(', ')}`);
    return { food, item: null };
  }

  const board: Board = {
    kitchen,
    parts,
    take: (item, options = {}) => {
      const want =
        options.total ?? shareFairly(item, options.each ?? usualGrams(item.food)) * kitchen.servings;
      return add(item.food, item, measurePart(item.food, item, want, kitchen.us), options);
    },
    need: (ids, quantity, unit, options = {}) => {
      const { food, item } = choose(ids);
      const measure =
        unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice'
          ? measurePart(food, item, quantity * (food.gramsEach ?? 100), kitchen.us)
          : measureFixed(food, item, quantity, unit, kitchen.us);
      return add(food, item, measure, {
        prepare: unit === 'tsp' || unit === 'tbsp' ? '' : undefined,
        ...options,
      } as TakeOptions);
    },
    season: (...ids) => {
      const { food, item } = choose(ids);
      const before = parts.find((part) => part.food.id === food.id);
      if (before !== undefined) return before;
      const part: Part = {
        food,
        item,
        from: item !== null ? 'yours' : food.staple > 0 ? 'cupboard' : 'to-buy',
        grams: 1,
        quantity: null,
        unit: null,
        text: food.name,
        noun: food.name,
        plural: false,
        prepMinutes: 0,
      };
      parts.push(part);
      return part;
    },
    step: (tell, when) => {
      const said = tell();
      const text = said.text
        .trim()
        .replace(/ {2,}/g, ' ')
        .replace(/\bfor for\b/g, 'for');
      if (text !== '') steps.push({ ...said, text, meanwhile: when === 'meanwhile' });
    },
    note: (text) => {
      notes.push(text);
    },
    finish: (tell) => {
      const words = tell();
      layAlongside(board, steps, words.dish);
      joinShortSteps(steps);
      const ordered = orderByUse(parts, steps);
      return {
        dish: words.dish,
        title: titleCase(words.title.trim().replace(/ {2,}/g, ' ')),
        introduction: words.introduction,
        servings: kitchen.servings,
        parts: ordered,
        steps,
        keeps: words.keeps,
        notes,
        minutes: addMinutes(ordered, steps),
        plate: words.plate,
        fit: words.fit ?? 0.5,
      };
    },
  };
  return board;
}

/** A spice on the list comes before one from the cupboard; sweet ones keep to puddings. */
function findOwnSpice(kitchen: Kitchen, parts: readonly Part[]): Item | undefined {
  return kitchen.items.find(
    ({ food }) =>
      food.category === 'ground-spice' &&
      food.staple > 0 &&
      !['cinnamon', 'nutmeg', 'cloves', 'allspice', 'ground-ginger', 'cayenne', 'chilli-powder'].includes(
        food.id,
      ) &&
      !parts.some((part) => part.food.id === food.id),
  );
}

/** Thighs, sausages and eggs are dealt out whole: everyone gets the same number. */
function shareFairly(item: Item, gramsEach: number): number {
  const { food } = item;
  const piece = food.gramsEach;
  const dealt =
    (food.roles.includes('protein') || food.category === 'flatbread') &&
    (food.noun === 'count' || food.amount.unit === null);
  if (!dealt || piece === undefined || item.grams !== null || piece > gramsEach * 2) return gramsEach;
  return Math.max(1, Math.round(gramsEach / piece)) * piece;
}

/** A step of a few words is no step: it opens the next one. */
function joinShortSteps(steps: Step[]): void {
  for (let place = 0; place < steps.length - 1 && steps.length > 2; place += 1) {
    const step = steps[place];
    const next = steps[place + 1];
    if (step === undefined || next === undefined || next.meanwhile || step.text.split(' ').length >= 17)
      continue;
    if (step.text.length + next.text.length > 420) continue;
    steps.splice(place, 2, { ...together(step, next), meanwhile: step.meanwhile });
    place -= 1;
  }
}

/** Grams of one serving by the food's own usual amount. */
function usualGrams(food: Food): number {
  const { perServing, unit } = food.amount;
  const density = food.density ?? 1;
  switch (unit) {
    case 'g':
      return perServing;
    case 'kg':
      return perServing * 1000;
    case 'ml':
      return perServing * density;
    case 'tsp':
      return perServing * 5 * density;
    case 'tbsp':
      return perServing * 15 * density;
    default:
      return perServing * (food.gramsEach ?? 100);
  }
}

function writePreparation(food: Food, options: TakeOptions, us: boolean): string {
  if (options.prepare !== undefined) return options.prepare;
  const cut = options.cut === undefined ? '' : us ? CUT_WORDS[options.cut].us : CUT_WORDS[options.cut].metric;
  const before = food.preparation ?? '';
  if (before === '' || cut === '' || cut.startsWith(before)) return cut === '' ? before : cut;
  if (before.startsWith('boneless')) return `${before}, ${cut}`;
  return before.includes(' and ') ? `${before.replace(' and ', ', ')} and ${cut}` : `${before} and ${cut}`;
}

const SLOW_CUTS: readonly string[] = [
  'fine-dice',
  'finely-chopped',
  'thin-slices',
  'batons',
  'strips',
  'shreds',
  'grated',
];
const QUICK_CUTS: readonly string[] = ['whole', 'halves', 'crushed', 'torn', 'crumbled', 'picked', 'snapped'];

function estimatePrep(food: Food, options: TakeOptions): number {
  const peel = /peel|trim|halv|core|stone/.test(options.prepare ?? food.preparation ?? '') ? 1 : 0;
  if (options.cut === undefined) return (options.prepare ?? '') === '' ? 0.3 + peel / 2 : 1 + peel;
  return peel + (SLOW_CUTS.includes(options.cut) ? 2.5 : QUICK_CUTS.includes(options.cut) ? 0.8 : 2);
}

function orderByUse(parts: readonly Part[], steps: readonly Step[]): readonly Part[] {
  const order = steps.flatMap((step) => step.portions.map((portion) => portion.part));
  const place = (part: Part): number => (order.includes(part) ? order.indexOf(part) : order.length);
  return [...parts].sort((a, b) => place(a) - place(b));
}

/** Prep runs while the oven heats; waits of half an hour and more count in the total, not as cooking. */
function addMinutes(parts: readonly Part[], steps: readonly Step[]): Draft['minutes'] {
  const prep = roundUp(3 + parts.reduce((sum, part) => sum + part.prepMinutes, 0));
  let cook = 0;
  let waiting = 0;
  let before = 0;
  for (const step of steps) {
    let own = 0;
    for (const fact of step.facts) {
      if (fact.kind === 'until') own += (fact.minutes[0] + fact.minutes[1]) / 2;
      if (fact.kind === 'wait' && fact.minutes < 30) own += fact.minutes;
      if (fact.kind === 'wait' && fact.minutes >= 30) waiting += fact.minutes;
      if (fact.kind === 'heat') own += fact.level === 'boiling' ? 4 : 1;
    }
    cook += step.meanwhile ? Math.max(0, own - before) : own;
    before = own;
  }
  const cooking = cook === 0 ? 0 : roundNearest(cook);
  return { prep, cook: cooking, total: prep + cooking + roundUp(waiting) };
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

function roundNearest(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}

// The board on which a dish is put together: takes foods in measured parts, gathers the steps, and adds up the time.

import type { Cut } from '../food/food.ts';
import type { Food, FoodId } from '../food/foods.ts';
import type { Unit } from '../food/units.ts';
import { adoptSeasonings } from './adopt-seasonings.ts';
import { layAlongside } from './alongside.ts';
import { listOtherCheeses, prepareCheese, spreadCheeses } from './cheeses.ts';
import { addMinutes, estimatePrep } from './count-minutes.ts';
import type { Draft, Part, Said, Step } from './draft.ts';
import { isFrozenRaw, saltWater, signBacon } from './finish-steps.ts';
import { isOnBone } from './joints.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { type Measure, measureFixed, measurePart } from './measure-part.ts';
import { suitPreparation, writePreparation } from './prepare-food.ts';
import { weighSalt } from './salt.ts';
import { isConcentrate, isFlatbread, isNamed, isWholeSeasoning } from './slots.ts';
import { CHILD_SALT, cutForGuest } from './small-guests.ts';
import { listUntreated, treatFirst } from './treat-first.ts';
import { listWords, titleCase } from './words/list-words.ts';
import { nameMany, nameOne } from './words/name-food.ts';
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
  /** The title without its last feature, for where something from the list comes to the table with it. */
  readonly bare?: string;
  readonly introduction: string;
  readonly keeps: string;
  /** Grams a serving should weigh, low to high. */
  readonly plate: readonly [number, number];
  readonly fit?: number;
  /** How many a whole cake or loaf feeds, which is never baked in part. */
  readonly feeds?: number;
}

export interface Board {
  readonly kitchen: Kitchen;
  readonly parts: readonly Part[];
  /** Takes a listed food. */
  take(item: Item, options?: TakeOptions): Part;
  /** Takes the first of these foods that is listed, else from the cupboard or the shop, in a fixed amount. */
  need(ids: readonly FoodId[], quantity: number, unit: Unit | null, options?: TakeOptions): Part;
  /** Salt by the mass of the dish, weighed once everything is in; what the dish says of it must not name an amount. */
  salt(): Part;
  /** Pepper and such, listed without an amount. */
  season(...ids: readonly FoodId[]): Part;
  /** Adds a step, told at once; one without words is dropped. */
  step(tell: () => Said, when?: 'meanwhile'): void;
  note(text: string): void;
  finish(tell: () => DraftWords): Draft;
}

const SAYS_BESIDE = /\b(?:meanwhile|while|at the same time|as (?:it|they) cooks?|(?:minutes|hour) before)\b/i;

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Names for a heap that is cut up, spoken of as one: "the chicken is". */
const MASS_NOUNS = new Set(['corn', 'chicken', 'turkey', 'beef', 'lamb', 'pork', 'mince']);

export function startDraft(kitchen: Kitchen): Board {
  const parts: Part[] = [];
  const steps: Step[] = [];
  const notes: string[] = [];

  function add(food: Food, item: Item | null, measure: Measure, options: TakeOptions): Part {
    const before = parts.find((part) => part.food.id === food.id);
    if (before !== undefined) throw new CannotCook(`${food.id} taken twice`);
    const prepare = cutForGuest(
      food,
      suitPreparation(food, writePreparation(food, options, kitchen.us), kitchen.us),
      kitchen.guest,
    );
    const juice =
      options.prepare === 'juiced' ? `${(kitchen.us ? food.us : undefined) ?? food.name} juice` : undefined;
    const kernels = prepare.includes('kernels') ? 'corn' : undefined;
    const noun = options.noun ?? juice ?? kernels ?? writeNoun(food, measure, parts, kitchen.us, listed);
    const thawed = isFrozenRaw(food, item) ? 'thawed' : '';
    const part: Part = {
      food,
      item,
      from: item !== null ? 'yours' : food.staple > 0 ? 'cupboard' : 'to-buy',
      grams: measure.grams,
      quantity: measure.quantity,
      unit: measure.unit,
      text: [measure.text, thawed, prepare, options.purpose ?? ''].filter((words) => words !== '').join(', '),
      noun,
      plural: measure.plural && juice === undefined && !MASS_NOUNS.has(noun),
      prepMinutes: estimatePrep(food, options, measure.grams),
    };
    parts.push(part);
    return part;
  }

  function choose(ids: readonly FoodId[]): { readonly food: Food; readonly item: Item | null } {
    const item = kitchen.find(...ids);
    if (item !== undefined) return { food: item.food, item };
    const food = kitchen.choose(...ids);
    const own = food?.category === 'ground-spice' ? findOwnSpice(kitchen, parts) : undefined;
    if (own !== undefined) return { food: own.food, item: own };
    if (food === undefined) throw new CannotCook(`none of ${ids.join(', ')}`);
    return { food, item: null };
  }

  const listed = kitchen.items.map((item) => item.food);
  const cheeses = new Map<Part, readonly Part[]>();
  let salt: OpenPart | undefined;
  const saltShare = kitchen.guest === null ? kitchen.saltShare : CHILD_SALT;

  const board: Board = {
    kitchen,
    salt: () => {
      const part: OpenPart = { ...board.need(['salt'], 0.5, 'tsp') };
      parts.splice(parts.length - 1, 1, part);
      salt = part;
      return part;
    },
    parts,
    take: (item, options = {}) => {
      const asked =
        options.total ?? shareFairly(item, options.each ?? usualGrams(item.food)) * kitchen.servings;
      const wanted = keepInMeasure(item, asked, kitchen.servings);
      const { gramsEach = wanted, form } = item.food;
      // Of small tins a person eats one.
      const want =
        form === 'tinned' && item.grams === null ? Math.min(wanted, gramsEach * kitchen.servings) : wanted;
      const others = listOtherCheeses(kitchen, item, options);
      const share = want / (others.length + 1);
      const part = add(item.food, item, measurePart(item.food, item, share, kitchen.us), {
        ...options,
        ...(others.length > 0 ? { noun: 'cheese' } : {}),
      });
      if (others.length === 0) return part;
      cheeses.set(
        part,
        others.map((other) =>
          add(other.food, other, measurePart(other.food, other, share, kitchen.us), {
            prepare: prepareCheese(other, options.prepare),
          }),
        ),
      );
      return part;
    },
    need: (ids, amount, unit, options = {}) => {
      const { food, item } = choose(ids);
      const isLess = saltShare < 1 && food.id === 'salt' && unit !== 'pinch';
      const quantity = isLess ? Math.max(0.25, Math.round(amount * saltShare * 4) / 4) : amount;
      const measure = isWholeSeasoning(food)
        ? measurePart(food, item, usualGrams(food) * kitchen.servings, kitchen.us)
        : unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice'
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
      const isBeside = when === 'meanwhile';
      const told = isBeside && !SAYS_BESIDE.test(text) ? `Meanwhile, ${lowerFirst(text)}` : text;
      if (text !== '') steps.push({ ...spreadCheeses(said, cheeses), text: told, meanwhile: isBeside });
    },
    note: (text) => {
      notes.push(text);
    },
    finish: (tell) => {
      const words = tell();
      adoptSeasonings(board, steps, words.dish);
      const beside = layAlongside(board, steps, words.dish);
      signBacon(parts, steps, kitchen.us);
      const untreated = listUntreated(parts, steps);
      if (untreated.length > 0 && !kitchen.has('hob')) throw new CannotCook('nothing boils it first');
      joinShortSteps(steps);
      steps.unshift(...treatFirst(untreated));
      const saltsWater = saltWater(board, steps, saltShare < 1);
      const salted = salt === undefined ? 0 : weighSalt(parts, steps, kitchen.servings);
      if (salt !== undefined)
        setSalt(
          salt,
          saltShare < 1 ? Math.round(salted * saltShare * 4) / 4 : salted,
          kitchen.us,
          saltsWater ? ', plus more for the water' : '',
        );
      const ordered = orderByUse(parts, steps);
      return {
        dish: words.dish,
        title: titleCase(nameWith(words, beside, kitchen.us).trim().replace(/ {2,}/g, ' ')),
        introduction: words.introduction,
        servings: kitchen.servings,
        parts: ordered,
        beside,
        steps,
        keeps: words.keeps,
        notes,
        minutes: addMinutes(steps),
        plate: words.plate,
        fit: words.fit ?? 0.5,
        ...(words.feeds === undefined ? {} : { feeds: words.feeds }),
      };
    },
  };
  return board;
}

/** What is eaten with a plain dish names it better than what it was fried in. */
function nameWith({ title, bare }: DraftWords, beside: readonly Item[], us: boolean): string {
  const names = beside
    .filter(({ food }) => ['starch', 'bread', 'leaf', 'vegetable'].includes(food.roles[0]))
    .map(({ food }) =>
      isNamed(food, 'cucumber', 'avocado') || isFlatbread(food) ? nameOne(food, us) : nameMany(food, us),
    );
  if (bare === undefined || names.length === 0) return title;
  const long = `${bare} with ${listWords(names.slice(0, 2))}`;
  return long.length <= 60 ? long : `${bare} with ${names[0] ?? ''}`.slice(0, 60);
}

type OpenPart = { -readonly [Key in keyof Part]: Part[Key] };

/** 0 teaspoons is a pinch. */
function setSalt(part: OpenPart, tsp: number, us: boolean, more: string): void {
  const { grams, quantity, unit, text } = measureFixed(
    part.food,
    part.item,
    tsp === 0 ? 1 : tsp,
    tsp === 0 ? 'pinch' : 'tsp',
    us,
  );
  Object.assign(part, { grams, quantity, unit, text: `${text}${more}` });
}

/** A spice on the list comes before one from the cupboard; sweet ones keep to puddings. */
function findOwnSpice(kitchen: Kitchen, parts: readonly Part[]): Item | undefined {
  return kitchen.items.find(
    ({ food }) =>
      food.category === 'ground-spice' &&
      food.staple > 0 &&
      !isNamed(
        food,
        'cinnamon',
        'nutmeg',
        'cloves',
        'allspice',
        'ground-ginger',
        'cayenne',
        'chilli-powder',
      ) &&
      !parts.some((part) => part.food.id === food.id),
  );
}

/** Thighs, sausages and eggs are dealt out whole: everyone gets the same number. */
function shareFairly(item: Item, gramsEach: number): number {
  const { food } = item;
  if (isOnBone(food)) return Math.max(gramsEach, usualGrams(food));
  const piece = food.gramsEach;
  const dealt =
    (food.roles.includes('protein') || food.category === 'flatbread') &&
    (food.noun === 'count' || food.amount.unit === null);
  const isWeighed = item.grams !== null && item.count === null;
  if (!dealt || piece === undefined || isWeighed || piece > gramsEach * 2) return gramsEach;
  const least = food.id === 'chicken-thigh' ? 2 : 1;
  return Math.max(least, Math.round(gramsEach / piece)) * piece;
}

/** Capers, anchovies and bay leaves are a seasoning, whatever the dish would take; fresh noodles hold their water. */
function keepInMeasure({ food, state }: Item, grams: number, servings: number): number {
  const usual = usualGrams(food) * servings;
  if ((food.category === 'pickle' && food.amount.unit === 'tsp') || isConcentrate(food))
    return Math.min(grams, usual * 1.5);
  // Half of a cob is cob.
  if (food.id === 'corn-on-the-cob') return Math.max(grams, usual);
  if (isWholeSeasoning(food))
    return Math.min(grams, Math.ceil(usual / (food.gramsEach ?? 1)) * (food.gramsEach ?? 1));
  const isFresh = food.category === 'noodle' && (food.form === 'fresh' || /\bfresh\b/.test(state));
  return isFresh ? Math.max(grams, 200 * servings) : grams;
}

/** A step of fewer words than this is no step: it opens the next one. */
const FEW_WORDS = 17;

function joinShortSteps(steps: Step[]): void {
  for (let place = 0; place < steps.length - 1 && steps.length > 2; place += 1) {
    const step = steps[place];
    const next = steps[place + 1];
    if (
      step === undefined ||
      next === undefined ||
      next.meanwhile ||
      step.text.split(' ', FEW_WORDS).length >= FEW_WORDS
    )
      continue;
    // What comes after a step beside another is no longer beside it.
    if (step.meanwhile && next.facts.length > 0) continue;
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

/** As the steps come to them; what no step names goes last. */
function orderByUse(parts: readonly Part[], steps: readonly Step[]): readonly Part[] {
  const named = steps.flatMap((step) => step.portions.map((portion) => portion.part));
  return [...new Set([...named, ...parts])];
}

// Foods that are poisonous until they are boiled, cooked or soaked long enough. What is missing is judged at the end alone.

import type { HazardId } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import type { Finding } from '../finding.ts';
import type { ListedFood, Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { report, reportDanger } from './report.ts';

/** Minutes of heat below which the poison stays; see HAZARDS for the authority of each. */
const NEEDS_HEAT: readonly HazardId[] = [
  'cassava',
  'taro',
  'elderberry',
  'bamboo-fresh',
  'fiddlehead',
  'morel',
  'wild-mushroom',
];
const BEANS: readonly HazardId[] = ['kidney-beans-dried'];
/** Of what the authority asks, less than this share is surely too little. */
const SURELY_TOO_LITTLE = 0.5;
const HEATS = [
  'boil',
  'simmer',
  'fry',
  'bake',
  'grill',
  'cook',
  'warm',
  'reheat',
  'heatSetting',
  'hardBoil',
] as const;
const USES = ['add', 'mix', 'serve', 'cut', 'lay', 'coat', 'pour'] as const;

function hasHazard(food: Food, hazards: readonly HazardId[]): HazardId | null {
  return hazards.find((hazard) => food.hazards?.includes(hazard)) ?? null;
}

function neededMinutes(hazard: HazardId): number {
  const figures = HAZARDS[hazard].figures ?? {};
  return figures.boilMinutes ?? figures.simmerMinutes ?? figures.steamMinutes ?? 5;
}

/** Told, not asked: "heating would destroy the vitamins", "do not cook them, as heat does", "boiling takes the crunch". */
function isTold(sentence: Sentence): boolean {
  if (sentence.names('would') || sentence.denies('cook', 'boil', 'simmer') !== undefined) return true;
  const heat = sentence.asks(...HEATS);
  if (heat === undefined || sentence.asks('raw') === undefined) return false;
  const isNoun = sentence.folded.words[heat.from]?.key.endsWith('ing') === true;
  return isNoun && sentence.hits.some(({ clause }) => clause < heat.clause);
}

/** "Simmer in the water with the salt": what every kitchen has is no other food. */
function isOfNone({ foods }: Sentence): boolean {
  return foods.every(({ food }) => food.staple === 2);
}

interface Course {
  /** Sentences that heat the food, in order. */
  readonly heated: readonly Sentence[];
  /** The last that uses it raw, with no heat on it after that. */
  readonly raw: Sentence | null;
  readonly first: Sentence | undefined;
}

/** What the steps do to a food, from the first that names it on. What heats other foods beside it does not count. */
function follow({ steps }: Method, { food }: ListedFood): Course {
  const names = (one: Sentence) =>
    one.foods.some((mention) => isSame(mention.food, food) || food.plural.endsWith(` ${mention.text}`));
  const start = Math.max(0, steps.findIndex(names));
  // Under a heading of its own nobody names it: "Boil for 30 minutes until soft".
  const heated = steps
    .slice(0, start)
    .filter(
      (one) => isOfNone(one) && one.spans.length > 0 && one.asks('boil', 'simmer', 'cook') !== undefined,
    );
  let raw: Sentence | null = null;
  let inPot = false;
  for (const sentence of steps.slice(start)) {
    const heats = sentence.asks(...HEATS) !== undefined && !isTold(sentence);
    const own = names(sentence) || isOfNone(sentence);
    if (heats && (own || (inPot && sentence.asks('add', 'mix', 'pour') !== undefined))) {
      heated.push(sentence);
      inPot = true;
      raw = null;
    } else if (own && sentence.asks('raw', 'asItIs') !== undefined && sentence.asks(...USES) !== undefined)
      raw = sentence;
  }
  return { heated, raw, first: steps[start] };
}

/** "The dry beans" of red kidney beans, "the berries" of elderberries: the same kind of thing. */
function isSame(one: Food, other: Food): boolean {
  return one.id === other.id || one.category === other.category;
}

function isProcessed({ food, line }: ListedFood, method: Method): boolean {
  const said = method.readings.lineSentence(line.text);
  return food.form === 'tinned' || food.form === 'cooked' || said.asks('tinnedWord') !== undefined;
}

function checkHeat(one: ListedFood, hazard: HazardId, method: Method): readonly Finding[] {
  const { heated, raw, first } = follow(method, one);
  const minutes = heated.reduce((sum, sentence) => sum + sentence.longestMinutes, 0);
  const told = heated.some((sentence) => sentence.asks('doneInside', 'until') !== undefined);
  const enough = neededMinutes(hazard) * SURELY_TOO_LITTLE;
  const isEnough = minutes === 0 || minutes >= enough || (told && minutes >= enough / 2);
  if (raw === null && heated.length > 0 && isEnough) return [];
  const at = raw ?? heated.at(-1) ?? first;
  if (at === undefined) return [];
  const what = heated.length === 0 || raw !== null ? 'never heats' : `heats for ${Math.round(minutes)} min`;
  return [
    report(
      'natural-toxin',
      'danger',
      `The method ${what} the ${one.food.name}; ${HAZARDS[hazard].sentences[0]} (${HAZARDS[hazard].source})`,
      at,
    ),
  ];
}

function boilsHard({ hits, folded: { words } }: Sentence): boolean {
  return hits.some(
    ({ sense, negated, supposed, clause, from }) =>
      sense === 'hardBoil' &&
      !negated &&
      !supposed &&
      !words.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'below' || key === 'off') &&
      !hits.some((other) => other.sense === 'slowCook' && other.clause === clause),
  );
}

/** Whether the step of a sentence names no beans, and cooks rice, pasta or potatoes, or the sentence other foods. */
function boilsOther(sentence: Sentence, { food }: ListedFood, { steps }: Method): boolean {
  const foods = steps.filter(({ step }) => step === sentence.step).flatMap(({ firmFoods }) => firmFoods);
  // Dried, the beans are called by the name of those in tins.
  if (foods.some((one) => isSame(one.food, food) || food.plural.endsWith(` ${one.text}`))) return false;
  const others = sentence.firmFoods.filter((one) => one.food.staple !== 2);
  return (
    foods.some((one) => one.food.roles.includes('starch')) || (others.length > 1 && !sentence.names('add'))
  );
}

function checkBeans(one: ListedFood, method: Method): readonly Finding[] {
  const from = method.steps;
  const hard = from.filter((sentence) => !boilsOther(sentence, one, method) && boilsHard(sentence));
  if (hard.length > 0) {
    const told = hard.flatMap(({ spans }) => spans.map(({ high }) => high));
    if (told.length === 0 || Math.max(...told) >= 8) return [];
    if (
      from.some((sentence) => sentence.asks('simmer', 'cook') !== undefined && sentence.longestMinutes >= 30)
    )
      return [];
  }
  const at =
    from.find(
      (sentence) => sentence.asks('simmer', 'slowCook', 'cook', 'bake', 'add', 'mix') !== undefined,
    ) ?? from.at(-1);
  if (at === undefined) return [];
  return [
    reportDanger(
      'natural-toxin',
      at,
      `never boils the ${one.food.name} hard`,
      ` ${HAZARDS['kidney-beans-dried'].sentences[1] ?? ''}`,
    ),
  ];
}

/** Minutes that bitter lupins lie in water that is changed. Source: BfR, 2017: sweet lupins, or debittered ones; that it takes days is common practice, the figure our own. */
const LEAST_SOAK = 36 * 60;

function checkLupins(method: Method): readonly Finding[] {
  const at = [...method.lines, ...method.steps].find((one) => one.asks('bitterLupin') !== undefined);
  const soaked = method.steps.some((one) => one.names('soak', 'discard') && one.longestMinutes >= LEAST_SOAK);
  if (at === undefined || soaked || at.names('discard', 'cookedBefore', 'jar')) return [];
  const does = 'has bitter lupins, and no step soaks them for days';
  return [reportDanger('natural-toxin', at, does, ' Their poison stays (BfR).')];
}

/** Fresh plants that nobody eats raw, told to be eaten so. Source: BfR, raw beans hold phasin. */
function checkNeverRaw(one: ListedFood, method: Method): readonly Finding[] {
  const { food } = one;
  if (food.raw !== 'never' || food.form !== 'fresh' || !food.roles.includes('vegetable')) return [];
  const { heated, raw } = follow(method, one);
  if (raw === null || heated.length > 0) return [];
  return [reportDanger('natural-toxin', raw, `never heats the ${food.name}, which nobody eats raw`)];
}

/** A danger for each listed food whose poison the method leaves in it. */
export function checkRawToxin(method: Method): readonly Finding[] {
  if (!method.ended || method.steps.length === 0) return [];
  const found = method.listed.flatMap((one) => {
    if (isProcessed(one, method)) return [];
    if (hasHazard(one.food, BEANS) !== null) return checkBeans(one, method);
    const hazard = hasHazard(one.food, NEEDS_HEAT);
    return hazard === null ? checkNeverRaw(one, method) : checkHeat(one, hazard, method);
  });
  return [...found, ...checkLupins(method)];
}

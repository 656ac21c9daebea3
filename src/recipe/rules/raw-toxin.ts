// Foods that are poisonous until they are boiled, cooked or soaked long enough. What is missing is judged at the end alone.

import type { HazardId } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import type { Finding } from '../finding.ts';
import type { ListedFood, Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

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

function hasHazard(food: Food, hazards: readonly HazardId[]): HazardId | null {
  return hazards.find((hazard) => food.hazards?.includes(hazard)) ?? null;
}

function neededMinutes(hazard: HazardId): number {
  const figures = HAZARDS[hazard].figures ?? {};
  return figures.boilMinutes ?? figures.simmerMinutes ?? figures.steamMinutes ?? 5;
}

/** The sentences that may heat a food: from the first that names it on. */
function sentencesFrom(method: Method, { food }: ListedFood): readonly Sentence[] {
  const first = method.steps.findIndex((one) => one.foods.some((mention) => mention.food.id === food.id));
  return first === -1 ? method.steps : method.steps.slice(first);
}

function isProcessed({ food, line }: ListedFood, method: Method): boolean {
  const said = method.readings.lineSentence(line.text);
  return food.form === 'tinned' || food.form === 'cooked' || said.asks('tinnedWord') !== undefined;
}

function checkHeat(one: ListedFood, hazard: HazardId, method: Method): readonly Finding[] {
  const from = sentencesFrom(method, one);
  const heated = from.filter((sentence) => sentence.asks(...HEATS) !== undefined);
  const minutes = heated.reduce((sum, sentence) => sum + sentence.longestMinutes, 0);
  const told = heated.some((sentence) => sentence.asks('doneInside', 'until') !== undefined);
  const raw = from.find(
    (sentence) =>
      sentence.asks('raw', 'serve') !== undefined &&
      sentence.foods.some(({ food }) => food.id === one.food.id),
  );
  const enough = neededMinutes(hazard) * SURELY_TOO_LITTLE;
  if (heated.length > 0 && (minutes === 0 || minutes >= enough || (told && minutes >= enough / 2))) return [];
  const at = raw ?? heated.at(-1) ?? from[0];
  if (at === undefined) return [];
  const what = heated.length === 0 ? 'never heats' : `heats for ${Math.round(minutes)} min`;
  return [
    report(
      'natural-toxin',
      'danger',
      `The method ${what} the ${one.food.name}; ${HAZARDS[hazard].sentences[0]} (${HAZARDS[hazard].source})`,
      at,
    ),
  ];
}

function checkBeans(one: ListedFood, method: Method): readonly Finding[] {
  const from = method.steps;
  const hard = from.filter(
    (sentence) => sentence.asks('hardBoil') !== undefined && !sentence.names('slowCook'),
  );
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
    report(
      'natural-toxin',
      'danger',
      `${namePlace(at)} never boils the ${one.food.name} hard: ${quote(at)}. ${HAZARDS['kidney-beans-dried'].sentences[1] ?? ''}`,
      at,
    ),
  ];
}

/** A danger for each listed food whose poison the method leaves in it. */
export function checkRawToxin(method: Method): readonly Finding[] {
  if (!method.ended || method.steps.length === 0) return [];
  return method.listed.flatMap((one) => {
    if (isProcessed(one, method)) return [];
    if (hasHazard(one.food, BEANS) !== null) return checkBeans(one, method);
    const hazard = hasHazard(one.food, NEEDS_HEAT);
    return hazard === null ? [] : checkHeat(one, hazard, method);
  });
}

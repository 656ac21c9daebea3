// Rule undercooked: a step names a temperature inside the food that is below the authority's figure.
// Only a core phrase counts (internal, core, thickest part, thermometer, reaches): the heat of an oven, a pan or
// oil says nothing about the inside. Figures: food/hazards.ts (FoodSafety.gov). Equal pairs: UK FSA.

import { type Food, findFood } from '../../food/foods.ts';
import { CORE_TEMPERATURES, type CoreKind } from '../../food/hazards.ts';
import type { Finding } from '../finding.ts';
import { findFoods } from '../food-mentions.ts';
import type { Recipe } from '../recipe.ts';
import { readSentences } from './sentences.ts';

interface Requirement {
  readonly kind: CoreKind;
  readonly label: string;
  readonly severity: 'danger' | 'warning';
}

const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  'poultry-cut': { kind: 'poultry', label: 'poultry', severity: 'danger' },
  'poultry-whole': { kind: 'poultry', label: 'poultry', severity: 'danger' },
  mince: { kind: 'mince', label: 'minced meat', severity: 'danger' },
  sausage: { kind: 'mince', label: 'sausages', severity: 'danger' },
  offal: { kind: 'mince', label: 'offal', severity: 'danger' },
  game: { kind: 'mince', label: 'game', severity: 'danger' },
  'pork-cut': { kind: 'whole-cut', label: 'pork', severity: 'danger' },
  'beef-cut': { kind: 'whole-cut', label: 'whole cuts of meat', severity: 'warning' },
  'lamb-cut': { kind: 'whole-cut', label: 'whole cuts of meat', severity: 'warning' },
  'roasting-joint': { kind: 'whole-cut', label: 'whole cuts of meat', severity: 'warning' },
  'braising-cut': { kind: 'whole-cut', label: 'whole cuts of meat', severity: 'warning' },
  egg: { kind: 'egg-dish', label: 'egg dishes', severity: 'warning' },
};

function readRequirement(food: Food): Requirement | null {
  const known = REQUIREMENTS[food.category];
  if (food.origins.includes('poultry') && known !== undefined) {
    return { kind: 'poultry', label: 'poultry', severity: 'danger' };
  }
  if (known !== undefined) {
    // A whole joint or braising cut of pork is pork all the same.
    return food.origins.includes('pork') ? { ...known, severity: 'danger' } : known;
  }
  return food.origins.includes('fish') && food.raw !== 'fine'
    ? { kind: 'fish', label: 'fish', severity: 'warning' }
    : null;
}

const TEMPERATURE =
  /(\d{2,3})(?:\s*(?:-|–|to)\s*(\d{2,3}))?\s*(?:(?:°|º|degrees?|deg\.?)\s*)?(c|f|celsius|centigrade|fahrenheit)\b|(\d{2,3})\s*(?:°|º|degrees\b)/gi;
const CORE_BEFORE =
  /\b(?:internal|core|cent(?:re|er)|middle|thickest|inside|thermometer|probe|reach(?:es|ed|ing)?|register(?:s|ed|ing)?|reads?)\b/i;
const SURELY_CORE = /\b(?:internal|core|cent(?:re|er)|thickest|inside|probe)\b/i;
const CORE_BEHIND =
  /^\s*(?:\([^)]{0,30}\)\s*)?(?:in(?:side| the (?:thickest|cent(?:re|er)|middle|core))|internal(?:ly)?|core|at (?:the|its) (?:cent(?:re|er)|core|thickest)|on an? (?:\w+ )?thermometer)\b/i;
const NOT_CORE =
  /\b(?:oven|fan|gas mark|grill|air[- ]fryer|fryer|oil|fat|pan|water|milk|syrup|sugar|caramel|wok|griddle|barbecue|bbq)\b/i;
const HOLD = /\bfor (?:at least )?(\d{1,3}) ?(?:min|minutes?)\b/i;

// UK FSA: 60 C for 45 min, 65 C for 10 min, 70 C for 2 min do what 75 C for 30 s does.
const EQUAL_PAIRS: readonly (readonly [coreC: number, minutes: number])[] = [
  [60, 45],
  [65, 10],
  [70, 2],
];

interface CoreReading {
  readonly coreC: number;
  readonly text: string;
}

/** The temperatures inside the food that a sentence names, in degrees Celsius, the low end of a range. */
function readCores(sentence: string): readonly CoreReading[] {
  const cores: CoreReading[] = [];
  let from = 0;
  for (const match of sentence.matchAll(TEMPERATURE)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = sentence.slice(Math.max(from, start - 90), start);
    const behind = sentence.slice(end, end + 60);
    from = end;
    const value = Number(match[1] ?? match[4]);
    const unit = match[3]?.charAt(0).toLowerCase() ?? (value > 100 ? 'f' : 'c');
    const coreC = unit === 'f' ? Math.round(((value - 32) * 5) / 9) : value;
    // Above 100 C there is no water left to be the inside of anything.
    if (coreC > 100) continue;
    const named =
      CORE_BEHIND.test(behind) ||
      (CORE_BEFORE.test(before) && (SURELY_CORE.test(before) || !NOT_CORE.test(before)));
    if (!named) continue;
    const held = Number(HOLD.exec(behind)?.[1] ?? 0);
    const passes = EQUAL_PAIRS.some(([pairC, minutes]) => coreC >= pairC && held >= minutes);
    if (!passes) cores.push({ coreC, text: match[0].trim() });
  }
  return cores;
}

function readStepRequirements(step: string, listed: readonly Food[]): readonly Requirement[] {
  const named = findFoods(step)
    .filter((mention) => !mention.negated)
    .map((mention) => readRequirement(mention.food))
    .filter((requirement) => requirement !== null);
  if (named.length > 0) return named;
  return listed.map(readRequirement).filter((requirement) => requirement !== null);
}

/**
 * Danger for poultry, mince, sausages, offal, game and pork; warning for whole cuts of beef and lamb, fish and
 * eggs, which cooks may want below the figure. A step that names none of them is judged by the list.
 */
export function checkUndercooked(recipe: Recipe): readonly Finding[] {
  const listed = recipe.ingredients
    .map(({ food }) => (food === null ? undefined : findFood(food)))
    .filter((food) => food !== undefined);
  const findings: Finding[] = [];
  recipe.steps.forEach((step, index) => {
    const finding = checkStep(step, index + 1, listed);
    if (finding !== null) findings.push(finding);
  });
  return findings;
}

function checkStep(text: string, step: number, listed: readonly Food[]): Finding | null {
  for (const sentence of readSentences(text)) {
    const cores = readCores(sentence);
    if (cores.length === 0) continue;
    // "Take it out at 71 C; it rises to 74 C": the highest figure of a sentence is the one that is reached.
    const reached = cores.reduce((high, core) => (core.coreC > high.coreC ? core : high));
    const own = readStepRequirements(sentence, []);
    const requirements = own.length > 0 ? own : readStepRequirements(text, listed);
    // Of several foods the one with the lowest figure may be meant: only what is below that is sure.
    const least = requirements.toSorted(
      (a, b) => CORE_TEMPERATURES[a.kind].coreC - CORE_TEMPERATURES[b.kind].coreC,
    )[0];
    if (least === undefined) continue;
    const neededC = CORE_TEMPERATURES[least.kind].coreC;
    if (reached.coreC >= neededC) continue;
    return {
      rule: 'undercooked',
      severity: least.severity,
      message: `Step ${step} gives ${reached.text} inside; ${least.label} should reach ${neededC} C (FoodSafety.gov).`,
      step,
    };
  }
  return null;
}

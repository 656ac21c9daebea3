// Rule undercooked: a step names a temperature inside the food that is below the authority's figure.
// Figures: food/hazards.ts (FoodSafety.gov). Times that do the same at a lower figure: holding-times.ts.
// What the words alone say ("pink is fine") is in underdone-words.ts, what is missing in unseen-doneness.ts.

import type { Finding } from '../finding.ts';
import { nameVulnerable } from './audience.ts';
import { type CoreRequirement, readCoreRequirement } from './core-requirements.ts';
import { type CoreReading, isBath, readCores } from './core-temperatures.ts';
import { isHeldLongEnough } from './holding-times.ts';
import { isWarning } from './phrases.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

interface Low {
  readonly sentence: Sentence;
  readonly core: CoreReading;
  readonly requirement: CoreRequirement;
}

function readNamed(scan: RecipeScan, text: string): readonly CoreRequirement[] {
  return scan.readings
    .foods(text)
    .filter((mention) => !mention.negated)
    .map((mention) => nameAs(readCoreRequirement(mention.food), mention.text))
    .filter((requirement) => requirement !== null);
}

// The recipe's own word for it: "pork" may be read as a chop.
function nameAs(requirement: CoreRequirement | null, name: string): CoreRequirement | null {
  return requirement === null ? null : { ...requirement, name };
}

function readListed(scan: RecipeScan): readonly CoreRequirement[] {
  return scan.listed
    .filter(({ plain }) => !/\b(?:cooked|leftover|tinned|canned|smoked|rotisserie)\b/.test(plain))
    .map(({ food }) => readCoreRequirement(food))
    .filter((requirement) => requirement !== null);
}

// Of several foods the one with the lowest figure may be meant: only what is below that is sure. The egg of a
// coating and the like has no core where meat is named beside it.
function pickRequirement(requirements: readonly CoreRequirement[]): CoreRequirement | undefined {
  const meats = requirements.filter(({ kind }) => kind !== 'egg-dish');
  return (meats.length > 0 ? meats : requirements).toSorted((a, b) => a.coreC - b.coreC)[0];
}

function findRequirement(
  scan: RecipeScan,
  sentence: Sentence,
  core: CoreReading,
): CoreRequirement | undefined {
  const before = readNamed(scan, sentence.text.slice(0, core.index));
  // The food that stands nearest before the figure is the one that is measured.
  const nearest = before.at(-1);
  if (nearest !== undefined && nearest.kind !== 'egg-dish') return nearest;
  return (
    pickRequirement(readNamed(scan, sentence.text)) ??
    pickRequirement(readNamed(scan, sentence.around)) ??
    pickRequirement(readListed(scan))
  );
}

function passes({ coreC, heldMinutes }: CoreReading, requirement: CoreRequirement): boolean {
  if (coreC >= requirement.coreC) return true;
  return requirement.kind !== 'egg-dish' && isHeldLongEnough(coreC, heldMinutes, requirement.poultry);
}

const FOR_LATER =
  /\b(?:warm(?:ed|ing)? (?:the )?plates?|rise|rises|keep warm|marinate|room temperature|fridge|chill|cool(?:ed|s)? (?:down )?(?:to|below)|thaw)\b/;
// An advice of how low it must not be: "never below 60 C".
const LOWER_BOUND = /\b(?:never|not|no) (?:\w+ ){0,3}(?:below|under|less than|lower than)\s*$/i;

function findLow(scan: RecipeScan): readonly Low[] {
  const lows: Low[] = [];
  for (const sentence of scan.steps) {
    if (!/\d{2}/.test(sentence.plain) || isWarning(sentence.plain)) continue;
    const hasFood =
      readNamed(scan, sentence.text).length > 0 ||
      /\b(?:it|they|them|meat|bird|burgers?|pieces)\b/.test(sentence.plain);
    for (const core of readCores(sentence.text, hasFood, isBath(sentence.around))) {
      const requirement = findRequirement(scan, sentence, core);
      if (requirement === undefined || passes(core, requirement)) continue;
      if (LOWER_BOUND.test(sentence.text.slice(0, core.index))) continue;
      if (core.coreC < 50 && FOR_LATER.test(sentence.plain)) continue;
      lows.push({ sentence, core, requirement });
    }
  }
  return lows;
}

// "Take it out at 71 C; it rises to 74 C", "until 60 C; then grill to 74 C": the highest figure is what counts.
function reachesLater(scan: RecipeScan, { sentence, core, requirement }: Low): boolean {
  return scan.steps.some((other) => {
    if ((other.step ?? 0) < (sentence.step ?? 0)) return false;
    const sameStep = other.step === sentence.step;
    if (!/\d{2}/.test(other.plain)) return false;
    return readCores(other.text, true, isBath(other.around)).some((later) => {
      const after = !sameStep || other !== sentence || later.index > core.index;
      const named = findRequirement(scan, other, later);
      return after && named !== undefined && named.kind === requirement.kind && passes(later, requirement);
    });
  });
}

/** A danger, or a warning for whole cuts, fish and eggs that are not for infants, pregnancy or frail people. */
export function checkUndercooked(scan: RecipeScan): readonly Finding[] {
  const guest = nameVulnerable(scan.audience);
  const findings: Finding[] = [];
  const seen = new Set<number>();
  for (const low of findLow(scan)) {
    const { sentence, core, requirement } = low;
    const step = sentence.step ?? 1;
    if (seen.has(step) || reachesLater(scan, low)) continue;
    seen.add(step);
    const held = core.bath && core.heldMinutes > 0 ? ` for ${Math.round(core.heldMinutes)} min` : '';
    const rest = requirement.kind === 'whole-cut' ? ' with 3 minutes of rest' : '';
    const whom = guest === null || requirement.severity === 'danger' ? '' : `, and the text names ${guest}`;
    findings.push({
      rule: 'undercooked',
      severity: guest === null ? requirement.severity : 'danger',
      message: `Step ${step} gives ${core.text}${held} inside for ${requirement.name}; ${requirement.coreC} C${rest} is the figure of FoodSafety.gov${whom}.`,
      step,
    });
  }
  return findings;
}

// The rules of danger, each a predicate over the method. Adding one means a file here and a line in this list.

import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import { checkAllergen } from './allergen.ts';
import { checkBurns } from './burns.ts';
import { checkCoreTemperature } from './core-temperature.ts';
import { checkCrossContamination } from './cross-contamination.ts';
import { checkDiet } from './diet.ts';
import { checkDose } from './dose.ts';
import { checkFoilAndFerments } from './foil-and-ferments.ts';
import { checkHalfCooked } from './half-cooked.ts';
import { checkHardlyHeated } from './hardly-heated.ts';
import { checkHeldWarm } from './held-warm.ts';
import { checkInfant } from './infant.ts';
import { checkKeptTooLong } from './kept-too-long.ts';
import { checkLeftStanding } from './left-standing.ts';
import { checkNotFood } from './not-food.ts';
import { checkRareInside } from './rare-inside.ts';
import { checkRawToxin } from './raw-toxin.ts';
import { checkReheatedBadly } from './reheated-badly.ts';
import { checkSealedWarm } from './sealed-warm.ts';
import { checkRawFlour, checkServedRaw, checkUnfrozenFish } from './served-raw.ts';
import { checkSpoiled } from './spoiled.ts';
import { checkStuffedBird } from './stuffed-bird.ts';
import { checkTastedRaw } from './tasted-raw.ts';
import { checkThawedWarm } from './thawed-warm.ts';
import { checkToxicPart } from './toxic-part.ts';
import { checkUnderOil } from './under-oil.ts';

type Rule = (method: Method) => readonly Finding[];

/** What is wrong with a line of the list: the one thing that is read in any language. */
export const RULES_OF_A_LINE: readonly Rule[] = [checkNotFood, checkAllergen, checkDiet];

const RULES: readonly Rule[] = [
  ...RULES_OF_A_LINE,
  checkSpoiled,
  checkToxicPart,
  checkRawToxin,
  checkInfant,
  checkCoreTemperature,
  checkRareInside,
  checkHardlyHeated,
  checkServedRaw,
  checkRawFlour,
  checkUnfrozenFish,
  checkStuffedBird,
  checkTastedRaw,
  checkLeftStanding,
  checkHeldWarm,
  checkKeptTooLong,
  checkCrossContamination,
  checkThawedWarm,
  checkHalfCooked,
  checkReheatedBadly,
  checkUnderOil,
  checkSealedWarm,
  checkFoilAndFerments,
  checkDose,
  checkBurns,
];

/** Whether a finding tells again what the one before told of the same step. */
function isToldBefore({ rule, step, severity }: Finding, at: number, all: readonly Finding[]): boolean {
  return (
    rule === 'undercooked' &&
    step !== undefined &&
    all.slice(0, at).some((one) => one.rule === rule && one.step === step && one.severity === severity)
  );
}

/** What the rules of danger find, in their order. One step that leaves food raw is told once. */
export function checkDangers(method: Method): readonly Finding[] {
  return RULES.flatMap((rule) => rule(method)).filter((one, at, all) => !isToldBefore(one, at, all));
}

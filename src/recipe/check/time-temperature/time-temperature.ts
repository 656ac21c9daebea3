// Rule time-temperature: perishable food stands warm for too long, thaws in the warm, is heated too gently or kept
// too long. Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours), the big thaw, slow cookers, leftovers (4 days);
// UK FSA, rice, chilling and reheating.

import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { checkBabyBottles } from './baby-bottles.ts';
import { checkGentleAir, checkHeldWarm, checkLowOven, checkWarmSetting } from './held-warm.ts';
import { checkKept } from './kept-too-long.ts';
import { checkLeftForHours } from './left-for-hours.ts';
import { checkStanding } from './left-standing.ts';
import { checkReheating } from './reheating.ts';
import { checkShortCuts } from './short-cuts.ts';
import { checkFrozenAgain, checkFrozenSlow, checkThaw } from './thawing.ts';

const CHECKS = [
  checkThaw,
  checkHeldWarm,
  checkStanding,
  checkLeftForHours,
  checkBabyBottles,
  checkFrozenSlow,
  checkFrozenAgain,
  checkReheating,
  checkLowOven,
  checkGentleAir,
  checkWarmSetting,
  checkShortCuts,
  checkKept,
];

/** At most one finding for each kind of fault, and for each sentence. */
export function checkTimeTemperature(scan: RecipeScan): readonly Finding[] {
  const findings = new Map<Sentence, Finding>();
  for (const check of CHECKS) {
    for (const sentence of scan.sentences) {
      if (findings.has(sentence)) continue;
      const finding = check(scan, sentence);
      if (finding === null || isOnlyNamed(scan, sentence)) continue;
      findings.set(sentence, finding);
      break;
    }
  }
  return [...findings.values()];
}

// Every check that judges texts, in the order of the rubric.

import type { MeanCheck, TextCheck } from './check.ts';
import { amountChecks } from './checks/amounts.ts';
import { coverageAccounting, coverageMean, extrasMean, inventedInput } from './checks/coverage.ts';
import { dietCheck } from './checks/diet.ts';
import { heatChecks } from './checks/heat.ts';
import { languageCheck, sizeCheck } from './checks/language.ts';
import { listChecks } from './checks/list-and-steps.ts';
import { mustCheck, notFoodCheck } from './checks/must.ts';
import { orderCheck } from './checks/order.ts';
import { ovenCheck } from './checks/oven.ts';
import { clashCheck } from './checks/plate.ts';
import { coreCheck, hazardCheck } from './checks/safety.ts';
import { timeSumCheck } from './checks/time-sum.ts';
import { titleCheck } from './checks/title.ts';

export const ALL_CHECKS: readonly (TextCheck | MeanCheck)[] = [
  ...listChecks,
  coverageMean,
  coverageAccounting,
  extrasMean,
  inventedInput,
  ...amountChecks,
  ...heatChecks,
  orderCheck,
  ovenCheck,
  coreCheck,
  hazardCheck,
  dietCheck,
  clashCheck,
  timeSumCheck,
  notFoodCheck,
  titleCheck,
  languageCheck,
  sizeCheck,
  mustCheck,
];

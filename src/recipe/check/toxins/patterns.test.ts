import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as driedBeans from './dried-beans.ts';
import * as naturalToxin from './natural-toxin.ts';
import * as toxicParts from './toxic-parts.ts';
import * as toxicStates from './toxic-states.ts';
import * as treatmentMinutes from './treatment-minutes.ts';

testPatterns('toxins', {
  'dried-beans': driedBeans,
  'natural-toxin': naturalToxin,
  'toxic-parts': toxicParts,
  'toxic-states': toxicStates,
  'treatment-minutes': treatmentMinutes,
});

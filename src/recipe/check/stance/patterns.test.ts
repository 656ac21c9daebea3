import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as answered from './answered.ts';
import * as cautions from './cautions.ts';
import * as foodStance from './food-stance.ts';
import * as foodVerdict from './food-verdict.ts';
import * as phrases from './phrases.ts';
import * as ruledOut from './ruled-out.ts';
import * as saidOf from './said-of.ts';
import * as spokenAgainst from './spoken-against.ts';
import * as toldHazards from './told-hazards.ts';

testPatterns('stance', {
  answered,
  cautions,
  phrases,
  'food-stance': foodStance,
  'food-verdict': foodVerdict,
  'ruled-out': ruledOut,
  'said-of': saidOf,
  'spoken-against': spokenAgainst,
  'told-hazards': toldHazards,
});

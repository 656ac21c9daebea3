import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as botulism from './botulism.ts';
import * as keptInOil from './kept-in-oil.ts';
import * as sealedJars from './sealed-jars.ts';

testPatterns('botulism', {
  botulism,
  'kept-in-oil': keptInOil,
  'sealed-jars': sealedJars,
});

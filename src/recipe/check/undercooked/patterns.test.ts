import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as cookingSkipped from './cooking-skipped.ts';
import * as coreTemperatures from './core-temperatures.ts';
import * as donenessWaived from './doneness-waived.ts';
import * as heatedMinutes from './heated-minutes.ts';
import * as listsRawMeat from './lists-raw-meat.ts';
import * as meatPieces from './meat-pieces.ts';
import * as namedMeat from './named-meat.ts';
import * as neverHeated from './never-heated.ts';
import * as rawMeatWords from './raw-meat-words.ts';
import * as servedRaw from './served-raw.ts';
import * as tastedBatter from './tasted-batter.ts';
import * as tastedRaw from './tasted-raw.ts';
import * as tooBrief from './too-brief.ts';
import * as undercooked from './undercooked.ts';
import * as underdoneMended from './underdone-mended.ts';
import * as underdoneStates from './underdone-states.ts';
import * as underdoneWords from './underdone-words.ts';
import * as unseenDoneness from './unseen-doneness.ts';
import * as wantedRaw from './wanted-raw.ts';

testPatterns('undercooked', {
  'cooking-skipped': cookingSkipped,
  'core-temperatures': coreTemperatures,
  'doneness-waived': donenessWaived,
  'heated-minutes': heatedMinutes,
  'lists-raw-meat': listsRawMeat,
  'meat-pieces': meatPieces,
  'named-meat': namedMeat,
  'never-heated': neverHeated,
  'raw-meat-words': rawMeatWords,
  'served-raw': servedRaw,
  'tasted-batter': tastedBatter,
  'tasted-raw': tastedRaw,
  'too-brief': tooBrief,
  undercooked,
  'underdone-mended': underdoneMended,
  'underdone-states': underdoneStates,
  'underdone-words': underdoneWords,
  'unseen-doneness': unseenDoneness,
  'wanted-raw': wantedRaw,
});

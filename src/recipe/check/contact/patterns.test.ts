import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as contactClauses from './contact-clauses.ts';
import * as contactLinks from './contact-links.ts';
import * as contactTracing from './contact-tracing.ts';
import * as contactWords from './contact-words.ts';
import * as crossContamination from './cross-contamination.ts';
import * as heatedBehind from './heated-behind.ts';
import * as kitchenState from './kitchen-state.ts';
import * as liquidWords from './liquid-words.ts';
import * as rinsedPoultry from './rinsed-poultry.ts';
import * as sharedThings from './shared-things.ts';
import * as storedRaw from './stored-raw.ts';
import * as touchedLiquids from './touched-liquids.ts';
import * as usedAgain from './used-again.ts';

testPatterns('contact', {
  'contact-clauses': contactClauses,
  'contact-links': contactLinks,
  'contact-tracing': contactTracing,
  'contact-words': contactWords,
  'cross-contamination': crossContamination,
  'heated-behind': heatedBehind,
  'kitchen-state': kitchenState,
  'liquid-words': liquidWords,
  'rinsed-poultry': rinsedPoultry,
  'shared-things': sharedThings,
  'stored-raw': storedRaw,
  'touched-liquids': touchedLiquids,
  'used-again': usedAgain,
});

import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as babyBottles from './baby-bottles.ts';
import * as coldWords from './cold-words.ts';
import * as creamAndEgg from './cream-and-egg.ts';
import * as dayTimes from './day-times.ts';
import * as heldWarm from './held-warm.ts';
import * as keptDays from './kept-days.ts';
import * as keptTooLong from './kept-too-long.ts';
import * as leftForHours from './left-for-hours.ts';
import * as leftStanding from './left-standing.ts';
import * as longSpans from './long-spans.ts';
import * as perishable from './perishable.ts';
import * as reheating from './reheating.ts';
import * as shortCuts from './short-cuts.ts';
import * as storedWarm from './stored-warm.ts';
import * as thawing from './thawing.ts';
import * as warmPlaces from './warm-places.ts';
import * as whatStands from './what-stands.ts';

testPatterns('time-temperature', {
  'baby-bottles': babyBottles,
  'cold-words': coldWords,
  'cream-and-egg': creamAndEgg,
  'day-times': dayTimes,
  'held-warm': heldWarm,
  'kept-days': keptDays,
  'kept-too-long': keptTooLong,
  'left-for-hours': leftForHours,
  'left-standing': leftStanding,
  'long-spans': longSpans,
  perishable,
  reheating,
  'short-cuts': shortCuts,
  'stored-warm': storedWarm,
  thawing,
  'warm-places': warmPlaces,
  'what-stands': whatStands,
});

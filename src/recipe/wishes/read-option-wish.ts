// Reads a line that asks for servings, time, units or little to buy: "for 4", "in 20 minutes", "US units". What it
// cannot read is none.

import { NUMBER_WORDS } from '../../food/number-words.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import { REQUEST_LIMITS } from '../recipe-request.ts';
import { createWordPattern } from '../word-pattern.ts';
import type { Wish } from './wishes.ts';

/** What "quick" means where no minutes are told. */
const QUICK_MINUTES = 25;

const FOR_SO_MANY =
  /^(?:(?:dinner|lunch|supper|breakfast|cook(?:ing)?|enough) )?(?:for|serves?|serving|feeds?|feeding) (\p{L}+|\d{1,2})(?: (?:of us|people|persons?|adults|guests|servings?|portions?))?$/u;
const SO_MANY = /^(\p{L}+|\d{1,2}) (?:servings?|portions?|people|persons?|guests)$/u;
const MINUTES =
  /^(?:ready )?(?:(?:in|within|under|max|maximum|at most|up to|no more than|less than|about) )*(\p{L}+|\d{1,3})[- ]?(?:minutes?|mins?)(?: (?:max|tops|or less|at most))?$/u;
const HOURS =
  /^(?:ready )?(?:(?:in|within|under|at most|up to|less than|about) )*(half an|\p{L}+|\d)[- ]?(?:hours?|hrs?)(?: (?:max|tops|or less|at most))?$/u;
const QUICK =
  /^(?:(?:something|make it|it must be|an?|really|very) )*(?:quick|fast|in a hurry)(?: (?:meal|dinner|lunch|supper|dish|recipe|one))?$/u;
const US =
  /^(?:in )?(?:us|u\.s\.|american)(?: (?:units|measures|measurements|cups))?$|^(?:in )?cups(?: and ounces)?$/u;
const METRIC = /^(?:in )?(?:metric(?: units| measures)?|grams)$/u;
const NOTHING_TO_BUY =
  /^(?:nothing (?:else )?to buy|no shopping|buy nothing|(?:only|just) what (?:i|we) have)$/u;
const FEW_TO_BUY = /^(?:at most|up to|no more than|max) (\p{L}+|\d{1,2}) (?:extras?|things? to buy)$/u;

const JUST_ME: ReadonlySet<string> = new Set(['just me', 'only me', "it's just me"]);

function readCount(word: string | undefined): number | null {
  if (word === undefined) return null;
  const count = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : Number.parseInt(word, 10);
  return count !== undefined && Number.isInteger(count) && count > 0 ? count : null;
}

/** `folded` is a line in lower case. */
export function readOptionWish(folded: string): Wish | null {
  const match = (pattern: RegExp) => readCount(prepare(pattern).exec(folded)?.[1]);
  const servings = match(FOR_SO_MANY) ?? match(SO_MANY) ?? (JUST_ME.has(folded) ? 1 : null);
  if (servings !== null && servings <= REQUEST_LIMITS.servings.max)
    return { kind: 'servings', count: servings };
  const minutes = match(MINUTES) ?? readHours(folded) ?? (prepare(QUICK).test(folded) ? QUICK_MINUTES : null);
  if (minutes !== null) return { kind: 'maxMinutes', minutes };
  if (prepare(US).test(folded)) return { kind: 'units' };
  if (prepare(METRIC).test(folded)) return { kind: 'units', system: 'metric' };
  const extras = prepare(NOTHING_TO_BUY).test(folded) ? 0 : match(FEW_TO_BUY);
  return extras === null ? null : { kind: 'maxExtras', count: extras };
}

function readHours(folded: string): number | null {
  const word = prepare(HOURS).exec(folded)?.[1];
  if (word === 'half an') return 30;
  const hours = readCount(word);
  return hours === null ? null : hours * 60;
}

const TASTE = createWordPattern(
  '^(?:(?:please|make it|make this|a bit|a little|much|more|less|not so|not too|extra|no) )*',
  'spic(?:y|ier), hotter, mild(?:er)?, cream(?:y|ier), richer, light(?:er)?, sweeter, salt(?:y|ier), crunch(?:y|ier), crisp(?:y|ier), health(?:y|ier), cheaper, fancier, simpler, easier, child[- ]friendly, kid[- ]friendly, family[- ]friendly',
  '$',
  'u',
);

/** Whether a line says how a dish should taste or be: nothing that a list can hold, but a recipe can be changed by it. */
export function isTaste(folded: string): boolean {
  return prepare(TASTE).test(folded);
}

// One board, knife or plate for raw meat and for what is eaten, told outside the method: in a list of equipment or a
// tip, where no step can be followed. Source: USDA, Clean-Separate-Cook-Chill.

import type { Sentence } from '../scan-recipe.ts';
import { findAll } from '../stance/phrases.ts';
import { MEAT, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import { CARRIER } from './contact-words.ts';
import { heats } from './heated-behind.ts';
import { COOKED } from './kitchen-state.ts';
import { isPutAway } from './used-again.ts';

const THING = new RegExp(String.raw`\b(?:${CARRIER}|pan)\b`);
const RAW = new RegExp(String.raw`\b(?:raw|uncooked|(?<!\b${COOKED} )${MEAT})\b`);
const EATEN = new RegExp(
  String.raw`\b(?:${COOKED} (?:ones?|${MEAT})|(?:the|and|,) (?:cooked|done|finished)|cooked(?=\W*$)|${READY_TO_EAT.source.slice(5, -3)}|everything)\b`,
  'g',
);
/** Between the two: one after the other, or both at once. */
const IN_TURN = /\b(?:then|afterwards?|after|later|next|follow\w*)\b/;
const AT_ONCE = /\b(?:single|one|same|shared?|sharing|both|reus\w+|everything)\b/;
const MORE_THAN_ONE = /\b(?:two|three|2|3|another|second|separate|each|pairs?|other|lined|different)\b/;
const NO_OTHER =
  /\b(?:no need (?:for|of)|don't bother with) (?:an?|another) (?:second|clean|fresh|separate|new|different) /;
/** Raw meat is kept in what it is cooked in, or thawed in. */
const KEPT_IN = /\b(?:freez|frozen|thaw|defrost|marinat|fridge|chill|brin)/;

/** The words by which one thing serves raw meat and then what is eaten, unwashed as far as they say; or null. */
export function findShared({ plain, place }: Sentence): string | null {
  if (place !== 'notes' && place !== 'introduction') return null;
  const thing = THING.exec(plain);
  const raw = thing === null ? null : RAW.exec(plain);
  if (thing === null || raw === null || KEPT_IN.test(plain) || heats(plain)) return null;
  if (NO_OTHER.test(plain)) return /\braw\b/.test(plain) ? plain : null;
  if (MORE_THAN_ONE.test(plain) || isPutAway(plain)) return null;
  for (const { index } of findAll(plain, EATEN)) {
    if (index > raw.index) {
      const isInTurn = thing.index < raw.index && IN_TURN.test(plain.slice(raw.index + raw[0].length));
      if (isInTurn || (AT_ONCE.test(plain) && /\braw\b|\bshar|\breus/.test(plain))) return plain;
    } else if (/\bfollow\w*\b/.test(plain.slice(index, raw.index))) return plain;
  }
  return null;
}

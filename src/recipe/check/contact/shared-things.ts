// One board, knife or plate for raw meat and for what is eaten, told outside the method: in a list of equipment or a
// tip, where no step can be followed. Source: USDA, Clean-Separate-Cook-Chill.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Sentence } from '../scan-recipe.ts';
import { findAll, says } from '../stance/phrases.ts';
import { MEAT, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import { CARRIER } from './contact-words.ts';
import { heats } from './heated-behind.ts';
import { COOKED } from './kitchen-state.ts';
import { isPutAway } from './used-again.ts';

const THING = new RegExp(String.raw`\b(?:${CARRIER}|pan)\b`);
const RAW = new RegExp(String.raw`\b(?:raw|uncooked|(?<!\b${COOKED} )${MEAT})\b`);
const EATEN = new RegExp(
  String.raw`\b(?:${COOKED} (?:ones?|${MEAT})|(?:the|and|,) (?:cooked|done|finished)|cooked(?=\W*$)|(?:reserved|finishing|finished|clean|kept|set-aside|other|fresh) (?:glaze|sauce|marinade|dressing|dip|half|butter|mixture|coat)|${READY_TO_EAT.source.slice(5, -3)}|everything)\b`,
  'g',
);
/** Between the two: one after the other, or both at once. */
export const IN_TURN =
  /\b(?:then|afterwards?|after|later|next|follow\w*|straight (?:in|into|back|to|on|onto)|no wash\w*|unwashed)\b/;
export const AT_ONCE = /\b(?:single|one|same|shared?|sharing|both|reus\w+|everything)\b/;
export const MORE_THAN_ONE =
  /\b(?:two|three|2|3|another|second|separate|each|pairs?|other|lined|different)\b/;
export const NO_OTHER =
  /\b(?:no need (?:for|of|to (?:dirty|use|find|fetch))|(?:don't|do not) (?:bother with|dirty)|why (?:dirty|use|wash)) (?:an?|another|two|three) (?:(?:second|clean|fresh|separate|new|different) |(?:(?:board|bowl|plate|spoon)s?|brush(?:es)?|kni(?:fe|ves)|tongs)\b)/;
/** What was kept back is the sauce, and not the brush. */
export const KEPT_SAUCE = /\breserved (?=glaze|sauce|marinade|dressing|half)/g;
/** Raw meat is kept in what it is cooked in, or thawed in. */
export const KEPT_IN = /\b(?:freez|frozen|thaw|defrost|marinat|fridge|chill|brin)/;

/** The words by which one thing serves raw meat and then what is eaten, unwashed as far as they say; or null. */
export function findShared({ plain, place }: Sentence): string | null {
  if (place !== 'notes' && place !== 'introduction') return null;
  const thing = prepare(THING).exec(plain);
  const raw = thing === null ? null : prepare(RAW).exec(plain);
  if (thing === null || raw === null || says(plain, KEPT_IN) || heats(plain)) return null;
  if (says(plain, NO_OTHER)) return /\braw\b/.test(plain) ? plain : null;
  if (says(plain, MORE_THAN_ONE) || isPutAway(plain.replace(prepare(KEPT_SAUCE), ' '))) return null;
  for (const { index } of findAll(plain, EATEN)) {
    if (index > raw.index) {
      const isInTurn = thing.index < raw.index && says(plain.slice(raw.index + raw[0].length), IN_TURN);
      if (isInTurn || (says(plain, AT_ONCE) && /\braw\b|\bshar|\breus/.test(plain))) return plain;
    } else if (/\bfollow\w*\b/.test(plain.slice(index, raw.index))) return plain;
  }
  return null;
}

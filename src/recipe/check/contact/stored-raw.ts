// Raw meat above, beside or in one vessel with what is eaten as it is. Source: USDA, Clean-Separate-Cook-Chill; UK FSA.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { hasMeat } from '../undercooked/lists-raw-meat.ts';
import { MEAT, OFTEN_COOKED, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';

const READY = String.raw`(?:cooked \w+|ready food|ready|the rest\b|leftovers|top|cheesecakes?|puddings?|mousses?|jell(?:y|ies)|gateaux?|pavlovas?|custards?|creams?|butter|milk|juice|drinks|platters?|deli|cheese ?boards?|buffet|puds?|starters?|${READY_TO_EAT.source.slice(2, -2)})`;
const RAW_MEAT = String.raw`(?:raw|uncooked|marinating|marinated|defrosting|thawing|frozen|unwrapped|minced) (?:\w+ ){0,2}?${MEAT}`;
const SOME = String.raw`(?:\w+ ){0,4}?`;
const GAP = '[^.;]{0,80}';
/** "Raw chicken on the shelf above the salad", "lay them over the trifle". */
const ABOVE = '(?:above|over|on top of|higher than)';
const BELOW = '(?:under|underneath|below|beneath)';
const VESSEL = '(?:bag|tub|box|container|bowl|drawer|dish|shelf|packet|carton)';
const TOGETHER = new RegExp(
  [
    String.raw`\b(?:${RAW_MEAT}|(?:it|them|${MEAT}|pack|dish|tray|plate|bowl|tub|tin|bird|joint|marinade|(?:marinat|brin|thaw|defrost)\w*)\b)${GAP}\b${ABOVE} ${SOME}${READY}\b`,
    String.raw`\b${RAW_MEAT}\b${GAP}\b(?:on|onto) (?:the|a) (?:top|upper|highest) shelf\b${GAP}\b${BELOW}\b`,
    String.raw`\b${RAW_MEAT}\b${GAP}\bon the top shelf ${SOME}(?:salad|cooked|ready|leftovers)\b`,
    String.raw`\b${READY}\b[^.;]{0,40}\b${BELOW} (?:the |your )?${RAW_MEAT}\b`,
    String.raw`\b${RAW_MEAT}\b${GAP}\b(?:and|with|next to|beside|alongside|against|by|touching)(?: the| some| your| any)? (?:\w+ ){0,2}?${READY}\b`,
    String.raw`\b${RAW_MEAT}\b${GAP}\b(?:salad|crisper|vegetable) (?:drawer|bag|box|tub)\b[^.;]{0,20}\bwith\b`,
  ].join('|'),
  'g',
);
/** Juices of raw meat on what is eaten. */
const DRIPS = new RegExp(
  [
    String.raw`\b(?:pack|packet|package|raw|thawing|defrosting) juices\b[^.;]{0,40}\b(?:over|onto|into|to) (?:the |your )?(?:\w+ )?${READY}`,
    String.raw`\b(?:let|allow) (?:the )?(?:raw )?juices? (?:to )?drip (?:on|over)`,
    String.raw`\braw (?:[\w']+ ){0,2}?(?:juices?|drips?|drippings?) (?:drip|drop|run|leak|get|fall|land)\w* (?:\w+ )?(?:on|onto|over|into) (?:the |your )?(?:\w+ )?${READY}\b`,
    String.raw`\bmix (?:the )?raw (?:chicken|meat|pork) juices?|raw (?:chicken|meat|pork) juices? (?:\w+ ){0,3}(?:dressing|salad|sauce)\b`,
  ].join('|'),
  'g',
);
/** "It does not matter if it drips on the salad underneath": the denial permits. */
const MAY_DRIP = new RegExp(
  String.raw`\b(?:matters?|fine|no harm|never mind|don't worry|no problem|can|may|might|hurts?)\b[^.;]{0,40}\bdrip\w*\b[^.;]{0,20}\b(?:on|onto|over|into|through)\b(?:[^.;]{0,30}\b${READY}\b)?`,
);
/** "Raw chicken in a colander over the slaw", and what drips on it is said to do no harm. */
const DRAINS_OVER = new RegExp(
  String.raw`\b(?:colander|sieve|strainer|rack|drain\w*|drip\w*|hang\w*)\b[^.;]{0,50}\b${ABOVE} (?:[\w-]+ ){0,4}?(${READY_TO_EAT.source.slice(2, -2)})\b`,
  'g',
);
const DRIPS_ON = new RegExp(
  String.raw`\b(?:drips?|drippings?|juices?)(?: \w+){0,2} (?:on|onto|over|into|in) (?:the |your )?(?:\w+ )?${READY_TO_EAT.source.slice(2)}[^.;]{0,30}\b(?:won't (?:hurt|harm)|no harm|fine|only add|flavou?r)`,
  'g',
);
/** The upper place and what is eaten beneath it, in either order; or what is to catch the drips. */
const UPPER = String.raw`\b(?:(?:top|upper|highest|middle) (?:\w+ )?(?:shelf|rack)|shelf above|up top)\b`;
const LOWER = String.raw`\b(?:beneath|below|underneath|under(?:neath)? (?:it|them|that)|under|bottom (?:shelf|drawer)|lower (?:shelf|down)|shelf down|crisper)\b`;
const BELOW_IT = new RegExp(
  [
    String.raw`${UPPER}[^.;]{0,90}\b${READY}\b[^.;]{0,40}${LOWER}`,
    String.raw`${UPPER}[^.;]{0,60}${LOWER}[^.;]{0,30}\b${READY}\b`,
    String.raw`\b${READY}\b[^.;]{0,60}${LOWER}[^.;]{0,60}${UPPER}`,
    String.raw`\b${READY}\b[^.;]{0,60}\bcatch\w* (?:whatever|what|any|all|the|its|their)\b[^.;]{0,20}\b(?:drips?|drops?|juices?|falls)\b`,
  ].join('|'),
  'g',
);
export const IN_FRIDGE =
  /\b(?:fridge|(?:refrigerat|marinat|brin)\w+|(?:chill|thaw|defrost)\w*|overnight|night before|day before|ahead|cold)\b/;
const OF_MEAT = new RegExp(String.raw`\b(?:${MEAT}|raw|uncooked)\b`);
export const COLD =
  /\b(?:fridge|refrigerator|shelf|shelves|drawer|cool ?box|cool ?bag|(?:thaw|defrost|drip)\w*|stor(?:e|es|ed|ing)|keep|keeps|kept|pack|packed|share|sharing|uncovered|open bowl|stand)\b/;
export const RAW_WORD =
  /\b(?:raw|uncooked|(?:thaw|defrost|drip)\w*|marinat\w+|frozen|juices?|stor(?:e|es|ed|ing)|keep|fridge|shelf)\b/;
const IN_ONE = new RegExp(
  String.raw`\b(?:same|one|single|an?) (?:\w+ ){0,3}?${VESSEL}\b|\b(?:share|shares|sharing|touch\w*|uncovered|${VESSEL} together|drawer)\b`,
);
export const KEPT_APART =
  /\b(?:wrapped|sealed|separate\w*|lidded|their own|its own|apart|away from|below the|bottom shelf|lowest shelf|film|covered tightly)\b/;
export const RAW_ONLY = /\b(?:raw|uncooked)\b/;
export const COOKING =
  /\b(?:oven|(?:roast|grill|simmer|scatter)\w*|pan|bake|baked|serve|drizzl\w+|sprinkl\w+|spoon|pour)\b/;
export const SHARES =
  /\b(?:and|with|next to|beside|alongside|against|by|touching)(?: the| some| your| any)? (?:\w+ ){0,2}?\w+$/;

function findDrained({ plain, around }: Sentence): string | null {
  const drained = says(plain, RAW_ONLY) ? findSaid(plain, DRAINS_OVER) : null;
  if (drained !== null && !says(drained[0], COOKING) && !says(drained[1] ?? '', OFTEN_COOKED))
    return drained[0];
  return says(around, RAW_ONLY) ? (findSaid(plain, DRIPS_ON)?.[0] ?? null) : null;
}

/** The words that keep raw meat where it soils what is eaten as it is, or null. */
export function findStoredRaw(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain, place, around } = sentence;
  if (place === 'title' || place === 'ingredients' || !says(plain, RAW_WORD)) return null;
  const drips =
    findSaid(plain, DRIPS) ??
    (hasMeat(scan) && !/\b(?:roast|oven|rack|nothing|none|no juices?|cannot|can't)\b/.test(plain)
      ? prepare(MAY_DRIP).exec(plain)
      : null);
  if (drips !== null) return drips[0];
  const drained = findDrained(sentence);
  if (drained !== null) return drained;
  const isRaw = says(plain, OF_MEAT) || (/\b(?:it|them)\b/.test(plain) && says(around, OF_MEAT));
  if (isRaw && hasMeat(scan) && says(plain, IN_FRIDGE) && !says(plain, KEPT_APART) && !says(plain, COOKING)) {
    const below = findSaid(plain, BELOW_IT);
    if (below !== null) return below[0];
  }
  if (!says(plain, COLD) && !says(plain, IN_ONE)) return null;
  if (says(plain, KEPT_APART) || says(plain, COOKING)) return null;
  const match = findSaid(plain, TOGETHER);
  if (match === null || !(hasMeat(scan) || /\braw\b/.test(plain))) return null;
  return says(match[0], SHARES) && !says(plain, IN_ONE) ? null : match[0];
}

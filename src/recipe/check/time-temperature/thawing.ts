// Rule time-temperature for what is frozen: meat, fish and ready dishes that thaw in the warm, and meat that goes frozen
// into a slow cooker. Sources: USDA FSIS, the big thaw, slow cookers.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { deniesWithin } from '../stance/cautions.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { isCold } from './cold-words.ts';
import { ENDS_ASKING, REFUSED } from './left-standing.ts';
import { findLong } from './long-spans.ts';
import { isBareItem, isPerishable, namesPerishable } from './perishable.ts';
import { findWarmPlace } from './warm-places.ts';
import { writeTimeTemperature as write } from './write-time-temperature.ts';

export const THAWS = /\b(?:(?:thaw|defrost)(?:s|ed|ing)?|unfreez\w*)\b/g;
/** "Let the frozen pork come round" */
export const SOFTENS =
  /\b(?:come (?:round|to|back)|soften(?:s|ed)?|los(?:e|es) its ice|gives? way|soft|pliable|limp|melt(?:s|ed)?)\b/g;
export const FROZEN =
  /\bfrozen\b|\bfreezer\b|\bdeep[- ]freeze\b|\bicy\b|\b(?:rock|stone)[- ](?:hard|solid)\b/;
export const WARM_WATER =
  /\b(?:in|into|with|under|of) (?:\w+ ){0,4}?(?:hand-?hot|blood-?warm|lukewarm|tepid|warm|hot|boiling) (?:tap |running |salted )?(?:water|tap)\b|\b(?:lukewarm|tepid|warm|hot|boiling) (?:tap |running )?water\b(?=(?:(?!while)[^.;]){0,60}\b(?:thaw|defrost|soften))|\b(?:pour|run|splash)\b[^.;]{0,12}\b(?:lukewarm|tepid|warm|hot) (?:tap |running )?water (?:over|on)\b/g;
export const COLD_WATER = /\b(?:cold|iced|cool|ice) (?:running |tap )?water|microwave/;
/** Where even an hour is too warm for what is frozen. */
export const HEATER = /\b(?:sun|radiator|boiler|(?:fire|stove|window|warm)\w*|heater|airing|aga|hob|range)\b/;
export const OUT = /\b(?:on the rack|overnight out|out overnight|in the kitchen|in a warm \w+)\b/g;
export const COOKER = /\b(?:cooker|crock|pot|pan|casserole|skillet|wok)\b/;
export const HEATS = /\b(?:cook|simmer|boil|poach|blanch|bake|roast|fry|steam|grill|microwave)\b/;
export const THAWS_WELL =
  /\b(?:peas|berries|pastry|bread|filo|phyllo|dough|butter|fruit|cake|pie crust|puff|spinach|sweetcorn|corn|strawberries|raspberries|blueberries|rolls|(?:croissant|wonton|tortilla|avocado|pear|banana)s?|wrappers|edamame|vegetables|(?:peach|mango)(?:es)?|plums)\b/;
export const BATHES =
  /\b(?:chicken|turkey|duck|pork|beef|lamb|mince|meat|fish|(?:fillet|prawn|shrimp|scallop|sausage|burger)s?|squid|mussels|cod|salmon|tuna|thighs|legs|breasts|bird|joint|crown|goose|roast)\b/;

/** Meat or fish that is frozen, by the sentence or by the list, in warm water. */
function findWarmBath(scan: RecipeScan, { plain, place, next }: Sentence): string | null {
  const thaws = findSaid(plain, THAWS) !== null;
  const isFrozen = thaws || says(plain, FROZEN);
  // "Frozen chicken? Sit it in a bowl of hot water."
  const bathed = isFrozen && says(plain, ENDS_ASKING) ? `${plain} ${next?.plain ?? ''}` : plain;
  const bath = bathed.includes('water') || bathed.includes('tap') ? findSaid(bathed, WARM_WATER) : null;
  if (bath === null || says(bathed, HEATS) || isCold(bathed)) return null;
  if (!thaws && bath[0].includes('boiling')) return null;
  if (isFrozen) return bath[0];
  const isListed =
    place === 'step' && scan.lines.some((line) => says(line.plain, FROZEN) && says(line.plain, BATHES));
  return isListed && says(plain.slice(0, bath.index), BATHES) ? bath[0] : null;
}

function findThaw({ plain }: Sentence): string | null {
  const isFrozen = says(plain, FROZEN);
  const thaws = findSaid(plain, THAWS) ?? (isFrozen ? findSaid(plain, SOFTENS) : null);
  if ((thaws === null && !isFrozen) || says(plain, COLD_WATER) || isCold(plain)) return null;
  const warm = findWarmPlace(plain) ?? findSaid(plain, OUT);
  if (warm === null || says(plain, REFUSED) || says(warm[0], COOKER)) return null;
  if (thaws !== null) return `${thaws[0]}, ${warm[0]}`;
  return says(warm[0], HEATER) && !says(plain, HEATS) ? warm[0] : null;
}

export function checkThaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (isBareItem(sentence) || !/thaw|defrost|frozen|freez|hard|solid|water/.test(plain)) return null;
  const words = findWarmBath(scan, sentence) ?? findThaw(sentence);
  if (words === null || says(words, REFUSED)) return null;
  if (!namesPerishable(plain) && (says(plain, THAWS_WELL) || !isPerishable(scan))) return null;
  return write(
    sentence,
    words,
    'meat, fish and ready dishes thaw in the fridge, in cold water or in the microwave (USDA, The Big Thaw)',
  );
}

/** "Found it melted at bedtime? Churn it once more and freeze" */
export const MELTED = /\b(?:melted|thawed|defrosted|softened|turned (?:soft|liquid))\b/;
export const FROZEN_AGAIN =
  /\b(?:re-?freez\w*|freez\w* (?:it |them |the \w+ )?(?:again|once more|a second time)|(?:again|once more)\b[^.;]{0,20}\bfreeze|(?:back|straight) (?:in|into|to) the freezer)\b/g;

export function checkFrozenAgain(_scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, next, place } = sentence;
  if (place === 'ingredients' || !says(plain, MELTED)) return null;
  const told = plain.slice(plain.search(prepare(MELTED))) + (next === undefined ? '' : ` ${next.plain}`);
  const again = /freez/.test(told) ? findSaid(told, FROZEN_AGAIN) : null;
  if (again === null || isCold(plain) || !(findLong(plain) !== null || findWarmPlace(plain) !== null))
    return null;
  if (/\b(?:never|not|n't|discard|throw|bin)\b/.test(told) || says(plain, THAWS_WELL)) return null;
  return write(
    sentence,
    `${again[0]}`,
    'what has melted or thawed in the warm is not frozen again (USDA FSIS)',
  );
}

const MEAT =
  '(?:chicken|turkey|duck|meat|pork|beef|lamb|venison|joint|breasts?|thighs?|drumsticks|wings|legs?|mince|roast|sausages?|shoulder|chops|ribs|brisket|meatballs|steaks?|gammon|bird)';
const NAMES_MEAT = new RegExp(String.raw`\b${MEAT}\b`);
/** The meat goes in as hard as it is; what it goes into the title or another step tells. */
const STILL_FROZEN = new RegExp(
  String.raw`\bwithout (?:first )?(?:thawing|defrosting)|\b(?:still|while|straight from|as|go(?:es)? in|in) frozen\b|\b(?:straight|right|fresh|hard|solid) (?:from|out of) the (?:deep[- ])?free(?:zer|ze)|\bicy\b\b|\b(?:rock|stone)[- ](?:hard|solid)\b|\bfrozen (?:solid|hard|block)\b|\b(?:solid|icy) block\b|\bfrom frozen\b|\bno need to (?:thaw|defrost)\b|\bneed(?:n't| not) be (?:thawed|defrosted)\b|\bfrozen (?:(?!peas|and|or|corn|sweetcorn|spinach|veg|beans|berries)\w+,? ){0,3}${MEAT}\b|\b${MEAT}\b[^.;,]{0,30}\bfrozen\b`,
  'g',
);
export const SLOW_COOKER = /\b(?:slow[- ]cook(?:er|ed)|crock[- ]?pot|crock)\b/;
export const GOES_IN =
  /\b(?:sit|fill|put|add|drop|lay|set|place|pop|tip|load|lower|go|goes|nestle|tuck|throw|arrange|stick|toss|cook|in|into|straight)\b/;
export const FIRST_THAWED =
  /\b(?:thaw|defrost)(?:ed|ing|s)?\b(?! (?:as|while|during|along|in (?:there|the (?:slow|crock|pot|stock|sauce|heat|cooker))))/g;

export const MAY_BE_FROZEN = /froz|freez|icy|thaw|defrost|[- ](?:hard|solid)|solid/;

export function checkFrozenSlow(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !says(plain, MAY_BE_FROZEN)) return null;
  if (!says(scan.whole, SLOW_COOKER) && !says(plain, SLOW_COOKER)) return null;
  const frozen = STILL_FROZEN.exec(plain);
  STILL_FROZEN.lastIndex = 0;
  if (frozen === null || deniesWithin(frozen[0]) || !says(plain, GOES_IN)) return null;
  if (
    /\b(?:never|not|don't|if|avoid)\b/.test(plain.slice(0, frozen.index)) ||
    findSaid(plain, FIRST_THAWED) !== null
  )
    return null;
  if (!says(plain, NAMES_MEAT) && !scan.lines.some((line) => says(line.plain, NAMES_MEAT))) return null;
  return write(sentence, frozen[0], 'meat is thawed before it goes into a slow cooker (USDA FSIS)');
}

// What a label says beside a name and leaves the food what it is: less of something, a style, a shop, what is left on.

import { prepare } from '../../prepare-pattern.ts';

/** A folded line without its amount, and without what only a label says. */
export function takeOutLabels(line: string): string {
  return line
    .replace(prepare(LEFT_ON), ' ')
    .replace(prepare(LESS_OF), ' ')
    .replace(prepare(IN_STYLE), '$1')
    .replace(M_AND_S, ' ');
}

// "low-fat", "reduced-salt", "sugar-free": it is the same food to cook with.
const LESS_OF =
  /(?<![\p{L}-])(?:(?:low|lower|reduced|half|full|zero|light)[- ](?:fat|sodium|salt|sugar)|(?:fat|sugar|salt)[- ]free|no added (?:sugar|salt))(?![\p{L}])/gu;
// "Greek-style yoghurt" is cooked with as Greek yoghurt; a "ham-style slice" is no ham.
const IN_STYLE =
  /(?<![\p{L}-])(greek|dijon|french|italian|american|german|english|indian|thai|chinese|mexican|spanish|country|farmhouse|home)[- ]style(?![\p{L}])/gu;
// Shops whose names are words of food or of plain speech, at the start of a till's line.
export const STORES =
  /^(?:food lion|food lovers?|foodland|no name|save on foods?|giant eagle|whole foods|pick n pay|pak n ?save|stop (?:and|&) shop|new world|fresh choice|fresh thyme|great value|good (?:and|&) gather|market pantry|simple truth|private selection|home brand|black (?:and|&) gold|lucky store|piggly wiggly|harris teeter|your independent|food basics|super c|farm boy|fresh market|signature select|open nature|happy belly|member'?s mark|bowl (?:and|&) basket|blue dragon|(?:dragon|lion|tiger|elephant|swan|cock|eagle|camel|horse|bear|shark) brand|elephant(?=\s+atta)|ayam(?=\s+(?:coconut|thai|curry|malaysian|satay|laksa))|tiger tiger|flying goose|three crabs|bumble bee|chicken of the sea|captain birdseye)\s+(?=\p{L})/u;
const M_AND_S = /(?<![\p{L}])m\s?&\s?s(?![\p{L}])/gu;
const LEFT_ON =
  /(?<![\p{L}-])(?:(?:(?:roe|coral)s?|bone|skin|shell|rind)[ -](?:on|in|off|attached)|(?:on|off) the bone|(?:skin|bone|shell|rind|tail|head|stem|root)s?-(?:on|in|off))(?![\p{L}])/gu;

// What tells an order to the cook from a food of the list, by its first words and its end.

import { prepare } from '../food/prepare-pattern.ts';
import { AMOUNT_AHEAD } from './gather/table.ts';
import { createWordPattern } from './word-pattern.ts';

export const COOKING =
  /\b(?:heat|preheat|oven|soak|rinse|wash|drain|peel|cook|boil|simmer|fry|bake|roast|grill|stir|mix|whisk|chop|slice|serve|steam|toast|melt|blend|add)\b/i;

const ORDER = createWordPattern(
  '^',
  'top (?=the|it|them|each|with|off), put, place, tip, combine, serve, toss, pour, season, beat, spread, bring, cover, leave, let, arrange, assemble, drizzle, layer, transfer, cut, set, turn, stir, shape, rub, take, make, fold, scatter, blanch, squeeze, mash, grate, sear, brown, crack, dice, halve, roll, knead, wrap, thread, marinate, crush, strain, press, pat, score, brush, coat, dip, lay, warm, reheat, thaw, crumble, break, tear, flip, trim, grease, line, finish, dissolve, soften, saut[eé], poach, braise, broil, reduce, check, keep, scrub, char, dust, sift, sprinkle, chill, microwave, cool, rest, remove, return, garnish, carve, lift, ladle, stuff',
  String.raw`\b`,
);

const OPENING =
  /^(?:first|start by|begin by|in a|in an|on a|to (?:make|cook|start|begin)|then|next|while|once|when|meanwhile|finally|using|with a)\b/i;
// "5-minute omelette", "2 people", "10 min": a figure in front that is no amount.
export const NO_AMOUNT =
  /^[\d½¼¾⅓⅔⅛.,\s–-]+(?:[- ]?(?:minutes?|mins?|hours?|hrs?|h|ingredients?|steps?|pots?|pans?|ways?|people|persons?|servings?|portions?|course|°|degrees?)\b|[.):])/i;
export const WORD_AMOUNT =
  /^(?:an?|one|two|three|four|five|six|half(?: an?)?|some|(?:a )?(?:few|handful|pinch|knob|splash|drizzle|bunch|dash|glug)(?: of)?) \p{L}/iu;

/** "Keep warm on the buffet: 40 C, up to 8 hours" */
export const FACT_OF_HEAT = /^[^:.!?\d]{2,60}: ?[^.!?]{0,60}\d\s*(?:°|º)?\s*[CF]\b/;

/** "1 board: first for the raw pork, and afterwards, unwashed, for the cucumber" is more than a tool. */
export const USE_OF_TOOL = /\b(?:raw|unwashed|afterwards|(?:the|that) same)\b/i;

/** Whether a line tells what to do. */
export function isOrder(plain: string): boolean {
  const first = /^[\p{L}-]+/u.exec(plain)?.[0] ?? '';
  return (
    prepare(COOKING).test(first) ||
    prepare(ORDER).test(plain) ||
    (prepare(OPENING).test(plain) && prepare(COOKING).test(plain))
  );
}

/** Whether a bullet is a sentence that tells what to do. */
export function isOrderBullet(plain: string): boolean {
  return plain.length > 25 && /[.!]$/.test(plain) && isOrder(plain);
}

// Of a numbered line: "2. 400 g spaghetti" is of the list, "2. Blanch the broccoli." of the method.
export function isNumberedOrder(plain: string): boolean {
  const ends = /[.!]$/.test(plain);
  if (prepare(AMOUNT_AHEAD).test(plain) && !prepare(NO_AMOUNT).test(plain) && !ends) return false;
  return ends || plain.length > 40 || prepare(COOKING).test(plain) || prepare(ORDER).test(plain);
}

/** Whether a line is a sentence and no food: among the lines of a list too, what it tells must not be lost. */
export function isProse(plain: string): boolean {
  return plain.length > 40 && /[.!?]$/.test(plain) && !prepare(AMOUNT_AHEAD).test(plain);
}

/** "700 g ground lamb; 1 small onion, grated; 2 tsp cumin" */
export function isListOfAmounts(text: string): boolean {
  const parts = text.split(/\s*[•·;|]\s*|, (?=\d)/);
  return (
    parts.length > 1 &&
    parts.every((part) => prepare(AMOUNT_AHEAD).test(part) && !prepare(NO_AMOUNT).test(part))
  );
}

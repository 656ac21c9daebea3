// Tells a wish to leave something out ("no dairy", "allergic to nuts", "gluten free") from an ingredient.

import { foodIndex } from './line/name/food-index.ts';
import { readKeys } from './normalise-text.ts';
import { prepare } from './prepare-pattern.ts';

const LEADING =
  /^(?:(?:please\s+)?(?:no more|not any|no|without|avoid(?:ing)?|minus|except|hold the|skip the|skip|leave out|exclude|excluding|free from|free of|anything but|nothing (?:with|containing|that (?:has|contains)|made (?:with|of|from))|(?:stay|keep) (?:away|clear) (?:from|of)|steer clear of|cut(?:ting)? out)|(?:(?:i|we)(?:'?m| am|'?re| are)?\s+|my \p{L}+ (?:is|has)\s+(?:an?\s+)?)?(?:(?:very|severely|highly)\s+)?(?:allergic to|allergy to|intolerant to|intolerant of|sensitive to)|(?:i|we)\s+(?:don'?t|do not|can'?t|can not|cannot|won'?t)\s+(?:like|eat|have|use|want|stand|tolerate)|(?:don'?t|do not|can'?t|cannot)\s+(?:like|eat|have|use|want|add|put in)|(?:i\s+)?(?:hate|dislike)|ohne|sans|sin|senza|sem|zonder|utan|uden|bez|без)\s+(?:any\s+|the\s+|eating\s+)?(.+)$/u;
const TRAILING = /^(.{2,40}?)[\s-](?:free|allergy|intolerance|intolerant|allergic)$/u;
// Names and ways that begin with "no": none of them leaves a food out.
const NO_WISH =
  /^no (?:more|less) than\b|^no[\s-](?:frills|bake|knead|churn|cook|added|fuss|stir|boil|need|longer|name)\b|^(?:cage|free|smoke|hands|trouble)[\s-]free$/u;

/** What a folded line asks to leave out, or undefined when it does not ask that. */
export function readAvoidance(folded: string): string | undefined {
  if (prepare(NO_WISH).test(folded)) return undefined;
  const what = prepare(LEADING).exec(folded)?.[1] ?? readTrailing(folded);
  const named = what
    ?.replace(/\s*(?:please|thanks|thank you)$/u, '')
    .replace(/[.!]+$/u, '')
    .trim();
  return named === undefined || named === '' ? undefined : named;
}

function readTrailing(folded: string): string | undefined {
  const what = prepare(TRAILING).exec(folded)?.[1];
  return what === undefined || (folded.endsWith('free') && isSaidOfFood(readKeys(what))) ? undefined : what;
}

// "Bread gluten free" and "plain flour weevil free" are foods; "tree nut free" and "egg, nut free" are wishes.
function isSaidOfFood(words: readonly string[]): boolean {
  const head = words.slice(0, -1);
  const { byName } = foodIndex();
  return (
    head.length > 0 &&
    !byName.has(words.join(' ')) &&
    byName.has(head.join(' ')) &&
    !head.every((word) => ALSO_WISHES.has(word))
  );
}
const ALSO_WISHES: ReadonlySet<string> = new Set(
  'egg eggs nut nuts soy soya wheat fish sesame peanut peanuts'.split(' '),
);

/** A folded line with what its food is free of put before it ("gluten free bread") or, where it says nothing, dropped. */
export function turnFreeOf(folded: string): string {
  if (!/[\s-]free(?!\p{L})/u.test(folded) || readAvoidance(folded) !== undefined) return folded;
  const [, food, without] = prepare(FREE_BEHIND).exec(folded) ?? [];
  if (food !== undefined && without !== undefined) return `${without} free ${food}`;
  return folded.replace(prepare(FREE_OF_PESTS), '');
}
const FREE_BEHIND =
  /^(.*\p{L})[\s,]+(gluten|wheat|dairy|milk|lactose|egg|nut|meat|alcohol|caffeine|sugar|fat|salt)[\s-]free$/u;
const FREE_OF_PESTS =
  /(?<=\p{L})[\s,]+(?:weevil|bug|insect|moth|mite|worm|maggot|pest|slug|mou?ld|lump|stone|pip|seed|bone|dust|grit|sand|spot|blemish|stalk|string|shell|pesticide|additive|preservative|hormone|gmo)[\s-]free(?!\p{L})/gu;

// Tells a wish to leave something out ("no dairy", "allergic to nuts", "gluten free") from an ingredient.

const LEADING =
  /^(?:(?:please\s+)?(?:no more|not any|no|without|avoid(?:ing)?|minus|except|hold the|skip the|skip|leave out|exclude|excluding|free from|free of|anything but)|(?:(?:i|we)(?:'?m| am|'?re| are)?\s+|my \p{L}+ (?:is|has)\s+(?:an?\s+)?)?(?:(?:very|severely|highly)\s+)?(?:allergic to|allergy to|intolerant to|intolerant of|sensitive to)|(?:i|we)\s+(?:don'?t|do not|can'?t|can not|cannot|won'?t)\s+(?:like|eat|have|use|want|stand|tolerate)|(?:don'?t|do not|can'?t|cannot)\s+(?:like|eat|have|use|want|add|put in)|(?:i\s+)?(?:hate|dislike)|ohne|sans|sin|senza|sem|zonder|utan|uden|bez|без)\s+(?:any\s+|the\s+|eating\s+)?(.+)$/u;
const TRAILING = /^(.{2,40}?)[\s-](?:free|allergy|intolerance|intolerant|allergic)$/u;
// Names and ways that begin with "no": none of them leaves a food out.
const NO_WISH =
  /^no[\s-](?:frills|bake|knead|churn|cook|added|fuss|stir|boil|need|longer|name)\b|^(?:cage|free|smoke|hands|trouble)[\s-]free$/u;

/** What a folded line asks to leave out, or undefined when it does not ask that. */
export function readAvoidance(folded: string): string | undefined {
  if (NO_WISH.test(folded)) return undefined;
  const what = LEADING.exec(folded)?.[1] ?? TRAILING.exec(folded)?.[1];
  const named = what
    ?.replace(/\s*(?:please|thanks|thank you)$/u, '')
    .replace(/[.!]+$/u, '')
    .trim();
  return named === undefined || named === '' ? undefined : named;
}

// Takes one folded line apart: age, amount, name and states. What the parts mean is for read-ingredient.ts to say.

import { type FoundFood, findFoodName, findWholeName } from './find-food-name.ts';
import { FOODS } from './foods.ts';
import { readKeys } from './normalise-text.ts';
import { NOISE, PARTS } from './plain-words.ts';
import { type AgeRead, readAge } from './read-age.ts';
import { type QuantityRead, readQuantity } from './read-quantity.ts';
import { type FoodState, readStates } from './read-states.ts';

export interface ParsedLine {
  /** The folded words without the amount. */
  readonly words: readonly string[];
  readonly amount: QuantityRead;
  readonly found: FoundFood | undefined;
  readonly states: readonly FoodState[];
  readonly age: AgeRead;
}

const OPENING =
  /^(?:(?:i|we)(?:'ve)?\s+(?:(?:also|still)\s+)?(?:have|had|got)(?:\s+got)?|there(?:'s| is| are))\s+/u;

/** Takes a folded line (see foldText) apart. */
export function parseLine(folded: string): ParsedLine {
  const age = readAge(folded.replace(OPENING, '').replace(/knoblauchzehen?/u, 'zehen knoblauch'));
  const old: readonly FoodState[] = age.leftOut || age.days !== undefined ? ['leftover'] : [];
  const amount = nameSpice(readQuantity(age.rest));
  const parsed = parseAged(amount, old, age);
  // A whole name comes first: "five spice" and "7up" begin with numbers that count nothing.
  const line = readKeys(age.rest);
  const whole = old.length === 0 ? findWholeName(line) : undefined;
  if (whole === undefined || whole.id === parsed.found?.id) return parsed;
  const uncounted: QuantityRead = { tinned: false, article: false, rest: age.rest, aside: '' };
  return { words: line, amount: uncounted, found: whole, states: whole.states, age };
}

// "5 cloves" alone are the spice: there is nothing else they could be cloves of.
function nameSpice(amount: QuantityRead): QuantityRead {
  return amount.rest === '' && amount.unit === 'clove' ? { ...amount, unit: null, rest: 'cloves' } : amount;
}

// Only of dry food does an age tell that it was cooked: rice of five days ago was, eggs of last month were not.
function parseAged(amount: QuantityRead, old: readonly FoodState[], age: AgeRead): ParsedLine {
  if (old.length === 0) return parseName(amount, old, age);
  const plain = parseName(amount, [], age);
  const isDry = plain.found === undefined || FOODS[plain.found.id].form === 'dry';
  const isLastMeal = age.days === 1 && !age.leftOut;
  return isDry || isLastMeal || FOODS[plain.found.id].roles.includes('bread')
    ? parseName(amount, old, age)
    : plain;
}

function parseName(amount: QuantityRead, old: readonly FoodState[], age: AgeRead): ParsedLine {
  const { head, tail } = cutAtComma(
    amount.rest.replace(LEFT_ON, ' ').replace(LESS_OF, ' ').replace(IN_STYLE, '$1'),
  );
  const words = readKeys(head);
  const told: readonly FoodState[] = [
    ...old,
    ...(amount.tinned ? (['tinned'] as const) : []),
    ...readStates(readKeys(amount.aside)).states,
    ...readStates(tail).states,
  ];
  const counted = amount.quantity !== undefined && amount.unit === null && !amount.article;
  const hints = { states: told, counted };
  // "tomatoes, cherry" is a list's way of saying cherry tomatoes.
  const joined = joinAlternative(words);
  const turned =
    joined ?? (tail.length === 0 || tail.length > 2 ? undefined : findWholeName([...tail, ...words]));
  // "dangmyeon (sweet potato noodles)": the bracket may know what the line does not.
  const found = turned ?? findFoodName(words, hints) ?? findWholeName(readKeys(amount.aside));
  return { words, amount, found, states: found?.states ?? [...told, ...readStates(words).states], age };
}

/** What stands before the first comma, and the words behind it: "onions, peeled and sliced". */
function cutAtComma(rest: string): { readonly head: string; readonly tail: readonly string[] } {
  const comma = rest.indexOf(',');
  if (comma < 0) return { head: rest, tail: [] };
  const head = rest.slice(0, comma);
  // "boneless, skinless chicken breasts": what stands before the comma names nothing yet.
  if (readStates(readKeys(head)).words.every((word) => NOISE.has(word) || PARTS.has(word))) {
    return cutAtComma(`${head} ${rest.slice(comma + 1)}`.trim());
  }
  return { head, tail: readKeys(rest.slice(comma)) };
}

// "chicken or vegetable stock" is a stock: the first of two kinds, with the word they share.
function joinAlternative(words: readonly string[]): FoundFood | undefined {
  const or = words.indexOf('or');
  const shared = words.at(-1);
  if (or < 1 || or > words.length - 3 || shared === undefined) return undefined;
  return findWholeName([...words.slice(0, or), shared]);
}

// "low-fat", "reduced-salt", "sugar-free": it is the same food to cook with.
const LESS_OF =
  /(?<![\p{L}-])(?:(?:low|lower|reduced|half|full|zero|light)[- ](?:fat|sodium|salt|sugar)|(?:fat|sugar|salt)[- ]free|no added (?:sugar|salt))(?![\p{L}])/gu;
// "Greek-style yoghurt" is cooked with as Greek yoghurt; a "ham-style slice" is no ham.
const IN_STYLE =
  /(?<![\p{L}-])(greek|dijon|french|italian|american|german|english|indian|thai|chinese|mexican|spanish|country|farmhouse|home)[- ]style(?![\p{L}])/gu;
const LEFT_ON = /(?<![\p{L}-])(?:skin|bone|shell|rind|tail|head|stem|root)s?-(?:on|in|off)(?![\p{L}])/gu;

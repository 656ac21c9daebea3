// Reads the second of two amounts: how much the pieces weigh that were counted, or how many they are that were weighed
// ("2 chicken breasts 350g", "wings 600g x2", "carrots x3 300g"). What it means for a food is for weigh-pieces.ts to say.

import { readKeys } from '../../normalise-text.ts';
import { GRAMS_PER_UNIT } from '../../units.ts';
import { NOISE, TAILS } from '../name/plain-words.ts';
import { readStates } from '../state/read-states.ts';
import { type Measure, type Parts, readMeasure } from './read-measure.ts';
import { isContent } from './unit-words.ts';

const UNIT = '(?:g|gr|gms?|grams?|grammes?|kg|kgs|kilos?|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|litres?|liters?)';
const ALL = 'in total|total|altogether|all together|together|all in|total weight';
const NOT_SAID_OF_ALL = 'drained(?: weight)?|net(?: weight)?|approx|ish|or so';
// "Weighing about 350g", "at 120 g each", "approx 1 lb 2 oz in total", and what is said of the food behind it.
const WEIGHT_BEHIND = new RegExp(
  `^(.*?\\p{L}[^\\d]*?)(?:\\s*[,:=~≈–-]\\s*|\\s+)((?:(?:about|around|roughly|approx(?:imately)?|ca|c|circa|total|weight|weigh(?:s|ing)?|wt|net|at|@|of|each)\\b[.:]?\\s*|[@~≈]\\s*)*)` +
    `(\\d{1,4}(?:[.,]\\d+)?\\s?${UNIT})(?![\\p{L}\\d/])\\.?` +
    `(?:\\s*(?:(each|apiece|ea|a piece|per piece|per (?:fillet|breast|tin|pack))|(${ALL})|${NOT_SAID_OF_ALL})(?!\\p{L}))?(.*)$`,
  'u',
);
const EACH_AHEAD = /each|at|@/u;

/** Takes the weight off a name that was counted, and gives back the rest. */
export function takeWeight(rest: string, parts: Parts): string {
  if (parts.quantity === undefined || isContent(parts.unit ?? null) || !/\d/.test(rest)) return rest;
  const [, name, ahead = '', weight, each, all, behind = ''] = WEIGHT_BEHIND.exec(rest) ?? [];
  const measure = weight === undefined ? undefined : readMeasure(weight, 0);
  if (name === undefined || measure === undefined || !isSaidOfIt(behind)) return rest;
  const isEach = each !== undefined || EACH_AHEAD.test(ahead) || undefined;
  setWeight(parts, measure, all === undefined ? isEach : false);
  return `${name}${behind}`.trim();
}

// "2 cod fillets 280g frozen", but not "3 potatoes and 50 g cheddar".
function isSaidOfIt(behind: string): boolean {
  const [first = ''] = behind.split(/,|\s-\s/u);
  return (
    !/\d/.test(behind) &&
    readStates(readKeys(first)).words.every((word) => NOISE.has(word) || TAILS.has(word))
  );
}

/** Sets what the counted pieces weigh; `each` is absent where the line does not say whether one of them or all. */
export function setWeight(parts: Parts, { low, unit }: Measure, each: boolean | undefined): void {
  if (unit === null || !isContent(unit) || isContent(parts.unit ?? null)) return;
  if (parts.unit === 'tin') parts.tinHolds ??= { amount: low, unit };
  else if (GRAMS_PER_UNIT[unit] !== undefined)
    parts.weighs = { amount: low, unit, ...(each === undefined ? {} : { each }) };
  // Nobody weighs what is poured: "2 milk 1l" are two bottles.
  else if (parts.unit === null) {
    parts.quantity = low * (each === false ? 1 : (parts.quantity ?? 1));
    parts.unit = unit;
    parts.article = false;
  }
}

const COUNT_BEHIND =
  /^(.*?\p{L}\S*?)(?:\s*[,:–-]\s*|\s+)(?:qty\s*)?([x×]\s*)?(\d{1,2})\s*(x|×|pcs?|pieces?|packs?|pk|count|ct|in a pack|in pack|stk|szt|st)?$/u;
// "Flour type 55", "pasta no 5".
const NUMBERED = /(?:^|\s)(?:type|tipo|typ|t|no|nr|size|grade|omega|vitamin|00|up)$/u;

/** Takes the count off a name that was weighed, and gives back the rest. */
export function takeCount(rest: string, parts: Parts): string {
  if (!/\d/.test(rest)) return rest;
  const [, name, times, count = '', behind = ''] = COUNT_BEHIND.exec(rest) ?? [];
  if (name === undefined || (times === undefined && behind === '' && NUMBERED.test(name))) return rest;
  return setCount(parts, Number(count)) ? name : rest;
}

/** Sets how many the weighed pieces are, and says whether it could: what is poured is multiplied. */
export function setCount(parts: Parts, count: number): boolean {
  const { quantity, unit, weighs } = parts;
  if (quantity === undefined || unit === undefined || unit === null || !isContent(unit) || count < 1)
    return false;
  if (weighs !== undefined) return false;
  if (GRAMS_PER_UNIT[unit] === undefined) {
    parts.quantity = quantity * count;
    return true;
  }
  parts.weighs = { amount: quantity, unit };
  parts.quantity = count;
  parts.unit = null;
  delete parts.quantityMax;
  return true;
}

/** Sets the pieces and what one of them weighs, as a bracket tells both: "(4 x 120g)". Whether it told them. */
export function setPieces(parts: Parts, inside: string): boolean {
  const [, count, weight = ''] = PIECES.exec(inside) ?? [];
  const measure = count === undefined ? undefined : readMeasure(weight, 0);
  if (measure?.unit === undefined || measure.unit === null || !isContent(measure.unit)) return false;
  if (parts.unit === 'tin') parts.tinHolds = { amount: measure.low, unit: measure.unit };
  else if (parts.quantity === undefined || parts.article) {
    parts.quantity = Number(count);
    parts.unit = null;
    parts.article = false;
    setWeight(parts, measure, true);
  }
  return true;
}
const PIECES = /^(\d{1,2})\s*(?:[x×@]|at|of)\s*(\d{1,4}(?:[.,]\d+)?\s?\p{L}+)(?:\s(?:each|approx))?\.?$/u;

/** So many tins: "400g tin" is one tin of 400 g. */
export function countTins(parts: Parts): void {
  parts.tinned = true;
  const { unit, quantity } = parts;
  if (unit !== undefined && isContent(unit ?? null) && unit !== null && quantity !== undefined) {
    // "400g tin" is one tin of 400 g.
    parts.tinHolds = { amount: quantity, unit };
    parts.quantity = 1;
  }
  parts.article = false;
  parts.quantity ??= 1;
  parts.unit = 'tin';
}

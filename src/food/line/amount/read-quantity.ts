// Reads how much of something a line tells, and gives back the words that remain.

import type { Unit } from '../../units.ts';
import { clearLine, takeAsides } from '../clean/clear-line.ts';
import { isNamedLikeNumber } from '../clean/named-like-number.ts';
import {
  A_HOLDER,
  BEFORE_NAME,
  HOLDER,
  HOLDER_ABROAD,
  HOLDS_ALONE,
  isAbroad,
  SIZE_WORDS,
  TIN,
  TINNED,
} from './holder-words.ts';
import { type Parts, type PiecesWeigh, readMeasure, readUnit, setMeasure } from './read-measure.ts';
import { matchAt, skip } from './read-number.ts';
import { countTins, setCount, setPieces, setWeight, takeCount, takeWeight } from './read-pieces.ts';
import { readTrailing, takeBareSpoon, takeHalfBehind, takeTrailingUnit } from './read-trailing.ts';
import { isContent } from './unit-words.ts';

export interface QuantityRead {
  /** Low end of a range. */
  readonly quantity?: number;
  readonly quantityMax?: number;
  /** Only with a quantity; null when counted. */
  readonly unit?: Unit | null;
  /** What one tin holds by its label, in g or ml: "400g tin". */
  readonly tinHolds?: { readonly amount: number; readonly unit: Unit };
  /** What the counted pieces weigh together: "2 chicken breasts 350g". */
  readonly weighs?: Readonly<PiecesWeigh>;
  readonly tinned: boolean;
  /** The number was only "a" or "an", which says nothing of butter. */
  readonly article: boolean;
  /** The line without its amount. */
  readonly rest: string;
  /** What stood in brackets and was no amount. */
  readonly aside: string;
}

// "that half onion", "the last 2 eggs".
const POINTING =
  /(?:that|this|those|these|the|my|our|your|his|her|their)\s+(?:(?:last|other)\s+)?(?=(?:\d|half|quarter|two|three|four|five|six|couple|few)(?!\p{L}))/uy;
const AHEAD =
  /(?:(?:an?\s+)?(?:(?:very|about)\s+)?(?:scant|heaped|heaping|rounded|level|generous|good|bare|barely|full|further|additional|extra|whole|other)\s+(?=\d|(?:half|quarter|third|two|three|four|five|six)(?!\p{L}))|(?:(?:finely|freshly|coarsely|roughly)\s+)?(?:grated|squeezed|pared|strained)\s+(?=(?:juice|zest|rind|peel)\b)|(?:some|about|approx(?:imately)?|around|circa|ca|only|just|roughly|at (?:least|most)|up to|(?:no )?(?:more|less) than|over|under|exactly|nearly|almost)(?=\s*[\d½¼¾]|\s+(?:an?|one|two|three|four|five|six|half)(?!\p{L}))|(?:some|about|approx(?:imately)?|around|circa|ca|only|just|roughly)(?!\p{L})\.?|x(?=\s*\d)|(?:each|weighing|weight)(?=\s*\d))\s*/uy;
const TIMES = /\s*[x×*](?![\p{L}])\s*/uy;
const OF = /\s*(?:(?:of|de|di|du|des|del|von|av)\s+|d')?(?:the\s+|my\s+)?/y;
/** Reads the amount out of a folded line (see foldText). */
export function readQuantity(folded: string): QuantityRead {
  const { line, asides } = takeAsides(clearLine(folded));
  const parts: Parts = { tinned: false, article: false };
  let rest = readLeading(line, parts);
  if (parts.quantity === undefined && !parts.tinned && !/\d/.test(rest)) rest = readBehindSign(rest, parts);
  if (parts.quantity === undefined || parts.article) rest = readTrailing(rest, parts);
  let aside = '';
  for (const inside of asides) {
    for (const part of inside.split(/[,;]\s+/u)) {
      aside += ` ${readAside(part, parts)}`;
    }
  }
  if (parts.quantity === undefined && !parts.tinned) rest = readBehindSign(rest, parts);
  const second = isContent(parts.unit ?? null) ? takeCount(rest, parts) : takeWeight(rest, parts);
  rest = takeBareSpoon(takeHalfBehind(takeTrailingUnit(second, parts), parts), parts);
  if (parts.weighs !== undefined && TIMES_WEIGHT.test(line)) parts.weighs.times = true;
  return finish(parts, rest.trim(), aside.trim());
}

// "600g x2", "300g carrots x 3".
const TIMES_WEIGHT = /\d\s?(?:k?g|gr|oz|lbs?)\s*(?:\s.*\s)?[x×]\s?\d{1,2}$/u;

function finish(parts: Parts, rest: string, aside: string): QuantityRead {
  const { quantity, quantityMax, unit, tinHolds, weighs, tinned, article } = parts;
  const read: { -readonly [Key in keyof QuantityRead]: QuantityRead[Key] } = { tinned, article, rest, aside };
  if (quantity !== undefined && quantity > 0 && Number.isFinite(quantity)) {
    read.quantity = quantity;
    read.unit = unit ?? null;
    if (quantityMax !== undefined && quantityMax > quantity) read.quantityMax = quantityMax;
  }
  if (tinHolds !== undefined) read.tinHolds = tinHolds;
  if (weighs !== undefined) read.weighs = weighs;
  return read;
}

/** Amounts at the start: "2 x 400g tins of", "a pinch of", "box of 6". Gives back what follows. */
function readLeading(line: string, parts: Parts): string {
  let at = 0;
  // "some", "about": said before an amount, they change nothing.
  at = skip(AHEAD, line, skip(POINTING, line, at));
  const measure = readMeasure(line, at);
  if (measure === undefined) return readUncounted(line, at, parts);
  // "7up", "00 flour" and "half and half" begin like amounts.
  if (
    /^[-'\p{L}\d]/u.test(line.slice(measure.end)) &&
    measure.unit === null &&
    !/^x/.test(line.slice(measure.end))
  ) {
    return line;
  }
  if (isNamedLikeNumber(line.slice(at, measure.end).trim(), line.slice(measure.end))) return line;
  at = measure.end;
  parts.quantity = measure.low;
  if (measure.high !== undefined) parts.quantityMax = measure.high;
  parts.unit = measure.unit;
  parts.article = measure.article && measure.unit === null;
  at = skipOtherMeasure(line, readSecond(line, at, parts), parts);
  at = skip(BEFORE_NAME, line, at);
  const tin = matchAt(TIN, line, at) ?? (parts.tinHolds === undefined ? null : matchAt(TINNED, line, at));
  if (tin !== null && isTinHere(line, at + tin[0].length)) {
    at += tin[0].length;
    countTins(parts);
  } else {
    at = readHolder(line, at, parts);
  }
  const rest = line.slice(skip(OF, line, at)).trim();
  return SAID_OF_ALL.test(rest) ? '' : rest;
}
const SAID_OF_ALL = /^(?:in total|total|altogether|all together|each|apiece)$/;

// A number after the first: "2 x 400g", "2 400g".
function readSecond(line: string, at: number, parts: Parts): number {
  if (parts.unit !== null) return at;
  const times = matchAt(TIMES, line, at);
  const from = times === null ? skip(/\s+/y, line, at) : at + times[0].length;
  const second = readMeasure(line, from);
  if (second === undefined || !isContent(second.unit)) return times === null ? at : from;
  parts.tinHolds = { amount: second.low, unit: second.unit };
  return second.end;
}

// The same amount in other units: "100g/3 1/2oz", "1 cup / 240 ml".
function skipOtherMeasure(line: string, at: number, parts: Parts): number {
  const slash = parts.unit === null ? null : matchAt(/\s*[/|=]\s*/y, line, at);
  const other = slash === null ? undefined : readMeasure(line, at + slash[0].length);
  if (other?.unit === undefined || other.unit === null) return at;
  // "3lb 5oz" is one amount in two units.
  const more = readMeasure(line, skip(/\s+/y, line, other.end));
  return more === undefined || !isContent(more.unit) ? other.end : more.end;
}

function isTinHere(line: string, end: number): boolean {
  return end >= line.length || /[\s,]/.test(line.charAt(end));
}

function readHolder(line: string, at: number, parts: Parts): number {
  const holder = matchAt(HOLDER, line, at);
  const bought = parts.tinHolds;
  if (bought !== undefined) {
    // "2 x 500g bags" is a kilo.
    delete parts.tinHolds;
    parts.quantity = (parts.quantity ?? 1) * bought.amount;
    parts.unit = bought.unit;
    parts.article = false;
  }
  if (holder === null) return at;
  const end = at + holder[0].length;
  const of = matchAt(/\s+of\s+/y, line, end);
  // "2 pot noodles" and "2 little gems" are names: without "of" only some of these words hold anything.
  if (of === null && !HOLDS_ALONE.test(holder[0]) && !isContent(parts.unit ?? null)) return at;
  const inside = of === null ? undefined : readMeasure(line, end + of[0].length);
  if (inside !== undefined && !inside.article) {
    setMeasure(parts, inside);
    return inside.end;
  }
  // Jars and handfuls have no fixed size: the number of them says nothing a recipe can use.
  // A "6 pack" holds six; "2 packs" hold who knows how many.
  if (parts.unit === null && !/^\s*(?:pack|pk|pkt)$/.test(holder[0])) forget(parts);
  return end;
}

function forget(parts: Parts): void {
  delete parts.quantity;
  delete parts.quantityMax;
  delete parts.unit;
  parts.article = false;
}

// No number: "tin of tomatoes", "pinch of salt", "bag of 5 lemons", "knob of butter".
function readUncounted(line: string, from: number, parts: Parts): string {
  const tin = matchAt(TIN, line, from);
  if (tin !== null && /^\s+\S/.test(line.slice(from + tin[0].length))) {
    countTins(parts);
    return takeTimes(line.slice(skip(OF, line, from + tin[0].length)).trim(), parts);
  }
  const sized = skip(SIZE_WORDS, line, from);
  const unit = readUnit(line, sized);
  const of =
    unit === undefined
      ? null
      : matchAt(
          isAbroad(line, from) || sized > from ? /\s+(?:(?:de|di|av|of)\s+|d')?/y : /\s+of\s+/y,
          line,
          unit.end,
        );
  if (unit !== undefined && of !== null) {
    parts.quantity = unit.factor;
    parts.unit = unit.unit;
    return line.slice(unit.end + of[0].length).trim();
  }
  const holder = matchAt(HOLDER, line, from);
  const held =
    holder === null
      ? null
      : matchAt(
          HOLDER_ABROAD.test(holder[0]) ? /\s+(?:(?:of|de|di|av|da)\s+|d')?/y : /\s+of\s+/y,
          line,
          from + holder[0].length,
        );
  if (holder === null || held === null) return line;
  const end = from + holder[0].length + held[0].length;
  const inside = readMeasure(line, end);
  if (inside === undefined || inside.article) return line.slice(end).trim();
  setMeasure(parts, inside);
  return line.slice(skip(OF, line, inside.end)).trim();
}

// "Tins of tuna x 3".
function takeTimes(rest: string, parts: Parts): string {
  const [, name, after, before] = /^(.*\p{L}\S*)\s+(?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])$/u.exec(rest) ?? [];
  if (name === undefined) return rest;
  parts.quantity = Number(after ?? before);
  return name;
}

/** Takes an amount out of what stands in brackets and gives back the rest. */
function readAside(inside: string, parts: Parts): string {
  const tin = /^(?:(.*?)\b\s*)?(?<!\p{L})(?:tins?|cans?|tinned|canned)$/u.exec(inside);
  const told = inside.replace(
    /^(?:x|about|around|roughly|approx(?:imately)?\.?|ca\.?|maybe|perhaps|probably|say)\s*/,
    '',
  );
  const measure = readMeasure(told, 0);
  if (tin !== null) {
    if (measure !== undefined && parts.quantity === undefined) setMeasure(parts, measure);
    countTins(parts);
    return '';
  }
  if (setPieces(parts, told)) return '';
  if (measure === undefined) return inside;
  const more = told.slice(measure.end);
  const isAll =
    /^[\s.]*(?:each|drained|x|pack|pk|left|(?:very |really )?(?:big|huge|large|small|tiny|little|massive|fat|black|brown|green|ripe|soft|hard)(?: ones?)?)?$/.test(
      more,
    );
  // "Cream (200ml double)".
  const isOfKind = isContent(measure.unit) && parts.quantity === undefined && /^\s+\p{L}+$/u.test(more);
  if (!isAll && !isOfKind) return inside;
  if (isContent(measure.unit) && parts.unit === 'tin')
    parts.tinHolds = { amount: measure.low, unit: measure.unit };
  else if (parts.quantity === undefined || parts.article) setMeasure(parts, measure);
  else if (measure.unit === null) setCount(parts, measure.low);
  else setWeight(parts, measure, /each/.test(more) || undefined);
  return isAll ? '' : more.trim();
}

// "Lemon, half", "peas: three hundred grams", "potatoes - a kilo and a half": all behind the sign is an amount.
function readBehindSign(rest: string, parts: Parts): string {
  const [, name, behind] = BEHIND_SIGN.exec(rest) ?? [];
  if (name === undefined || behind === undefined) return rest;
  const measure = readMeasure(behind, skip(AHEAD, behind, 0));
  if (measure === undefined || (measure.article && measure.unit === null)) return rest;
  const more = behind.slice(measure.end);
  const [, holder] =
    /^\s*(?:(?:of\s+)?(?:an?|the|one)\s+)?(\p{L}+)?(?:\s+(?:left|or so|remaining))?$/u.exec(more) ?? [];
  if (holder === undefined) {
    if (more.trim() !== '') return rest;
    setMeasure(parts, measure);
    return name;
  }
  if (/^(?:tins?|cans?)$/.test(holder) && measure.unit === null) {
    setMeasure(parts, measure);
    countTins(parts);
    return name;
  }
  if (/^(?:left|remaining)$/.test(holder)) setMeasure(parts, measure);
  else if (!A_HOLDER.test(holder)) return rest;
  return name;
}
const BEHIND_SIGN = /^(.*\p{L}[^,:]*?)\s*(?:[,:=]|\s-)\s+([^,:]+)$/u;

// Reads an amount that stands behind the name: "eggs x2", "flour 500g", "beans 400g tin".

import { A_HOLDER, A_PIECE } from './holder-words.ts';
import { type Parts, readMeasure, setMeasure } from './read-measure.ts';
import { countTins, setCount } from './read-pieces.ts';
import { isContent, UNIT_WORDS } from './unit-words.ts';

const TRAILING =
  /^(.*[\p{L})].*?)(?:\s*[-:,=]\s*|\s+)(?:(?:x|×|qty)\s*)?((?:(?:\d+\s+(?=\d+\/))?\d+(?:[.,/]\d+)?)(?:\s*-\s*\d+(?:[.,]\d+)?)?(?:\s*doz(?:en)?)?)\s*(?:x|×)?\s*(\p{L}+)?\.?\s*(pack|pk|pkt|bag|jar|box|tins?|cans?|bottle|each|punnet|tub|pot|packet|block|carton|tray|net|sack|bags|packs)?$/u;

// "rump steak 2 x 225g" and "sausages x 6 defrosted".
const PACKS =
  /^(.*\p{L}\S*)\s+(\d{1,2})\s*[x×]\s*(\d{1,4}(?:[.,]\d+)?)\s*(g|gr|kg|ml|cl|l|oz|lb|lbs)(?![\p{L}\d])\s*(.*)$/u;
const COUNTED = /^(.*\p{L}\S*)\s+[x×]\s*(\d{1,2})\s+(\p{L}.*)$/u;

function readPacks(rest: string, parts: Parts): string | undefined {
  const [, name, packs, each, word, behind] = PACKS.exec(rest) ?? [];
  const measure = each === undefined ? undefined : readMeasure(`${each} ${word}`, 0);
  if (measure !== undefined) {
    setMeasure(parts, { ...measure, low: measure.low * Number(packs) });
    return `${name} ${behind}`.trim();
  }
  const [, before, count, after] = COUNTED.exec(rest) ?? [];
  if (
    count === undefined ||
    UNIT_WORDS.has(after?.split(' ')[0] ?? '') ||
    /^(?:tins?|cans?)/.test(after ?? '')
  )
    return undefined;
  setMeasure(parts, { low: Number(count), unit: null, article: false, end: 0 });
  return `${before} ${after}`;
}

const MOST_COUNTED = 60;
const LARGEST_RANGE = 12;

/** Amounts at the end: "eggs x2", "flour 500g", "beans 400g tin". */
export function readTrailing(rest: string, parts: Parts): string {
  if (!/\d/.test(rest)) return readTrailingTin(rest, parts);
  const packs = readPacks(rest, parts);
  if (packs !== undefined) return packs;
  const match = TRAILING.exec(rest);
  const [, before, number, word, holder] = match ?? [];
  if (before === undefined || number === undefined) return readInner(readTrailingTin(rest, parts), parts);
  // "Enough pasta for 4" counts people.
  if (/\s(?:for|from|by|until|serves|feeds)$/u.test(before)) return rest;
  const measure = readMeasure(word === undefined ? number : `${number} ${word}`, 0);
  const isPack = word !== undefined && A_PIECE.test(word);
  // "ground coriander - 1 jar": a jar has no fixed size.
  if (word !== undefined && A_HOLDER.test(word)) return before;
  const isTin = word !== undefined && /^(?:tins?|cans?)$/.test(word);
  if (measure === undefined || (word !== undefined && measure.unit === null && !isPack && !isTin))
    return rest;
  // "Thighs - 3 - 390g" is no range of grams.
  if (isContent(measure.unit) && (measure.high ?? 0) > LARGEST_RANGE * measure.low) {
    setMeasure(parts, { low: measure.high ?? 0, unit: measure.unit, article: false, end: 0 });
    setCount(parts, measure.low);
    return before;
  }
  // "yorkshire tea 240": so many of them are no count of a cook's.
  if (word === undefined && measure.low > MOST_COUNTED) return before;
  setMeasure(parts, measure);
  // The greedy name took the sign along: "eggs x 2".
  const name = before.replace(/\s+[x×]$/u, '');
  if (isTin || (holder !== undefined && /^(?:tin|can)/.test(holder))) countTins(parts);
  return name;
}

// "basmati rice 1kg tilda", "chopped tomatoes 4x400g": a receipt's amount, with or without more words behind it.
const INNER =
  /^(.*\p{L}\S*)(?:\s+|\s*[-–:]\s*)(?:(\d{1,2})\s*[x×]\s*)?(\d{1,4}(?:[.,]\d+)?)\s*(g|gr|kg|ml|cl|l|oz|lb|lbs)(?![\p{L}\d])\s*(.*)$/u;

function readInner(rest: string, parts: Parts): string {
  const match = INNER.exec(rest);
  const [, before, times, number, word, behind] = match ?? [];
  if (before === undefined || number === undefined || word === undefined) return rest;
  const measure = readMeasure(`${number} ${word}`, 0);
  if (measure === undefined) return rest;
  setMeasure(parts, { ...measure, low: measure.low * Number(times ?? 1) });
  return `${before} ${behind ?? ''}`.trim();
}

function readTrailingTin(rest: string, parts: Parts): string {
  const match = /^(.*\S)[\s,-]+(?:tins?|cans?)$/u.exec(rest);
  if (match?.[1] === undefined) return rest;
  parts.tinned = true;
  return match[1];
}

// "one lime and a half".
export function takeHalfBehind(rest: string, parts: Parts): string {
  const match = /^(.*\S)\s+and a half$/u.exec(rest);
  if (match?.[1] === undefined || parts.quantity === undefined || parts.unit !== null) return rest;
  parts.quantity += 0.5;
  parts.article = false;
  return match[1];
}

// "3 garlic cloves, crushed", "2 bread slices".
export function takeTrailingUnit(rest: string, parts: Parts): string {
  const match = /^([^,]*[^\s,])\s+(cloves?|slices?|rashers?|bunch(?:es)?)((?:,|\s-\s).*)?$/.exec(rest);
  const [, before, word, behind = ''] = match ?? [];
  const unit = word === undefined ? undefined : UNIT_WORDS.get(word)?.unit;
  if (before === undefined || unit === undefined) return rest;
  if (parts.quantity !== undefined && parts.unit === null) {
    parts.unit = unit;
    parts.article = false;
    return `${before}${behind}`;
  }
  return rest;
}

// "Capers tsp", "gochujang, tbsp" is one.
export function takeBareSpoon(rest: string, parts: Parts): string {
  const [, name, word = ''] = parts.quantity === undefined ? (BARE_SPOON.exec(rest) ?? []) : [];
  const unit = UNIT_WORDS.get(word);
  if (name === undefined || unit === undefined) return rest;
  setMeasure(parts, { low: 1, unit: unit.unit, article: false, end: 0 });
  return name;
}
const BARE_SPOON = /^(.*\p{L})[\s,]+(tsp|tbsp|teaspoon|tablespoon)$/u;

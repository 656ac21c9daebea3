// Tells the amounts, lengths and temperatures of a text in other units: metric or US, Celsius, Fahrenheit or gas. The
// same dimension only: a cup of flour becomes millilitres and never grams. What is told twice is told once.

import { readGasMark, setOven } from '../food/oven-temperature.ts';
import { prepare } from '../food/prepare-pattern.ts';
import { GRAMS_PER_UNIT, ML_PER_UNIT, type Unit } from '../food/units.ts';
import { applyChanges, type Change } from './amounts/apply-changes.ts';
import { type FoundAmount, findAmounts, type Length } from './amounts/find-amounts.ts';
import { findHeats, type Heat, type HeatSetting } from './amounts/find-heats.ts';
import { type NiceAmount, roundAmount } from './amounts/round-amount.ts';
import { writeAmount } from './amounts/write-amount.ts';

export type UnitSystem = 'metric' | 'us';
export type OvenScale = 'c' | 'f' | 'gas';

export interface WantedUnits {
  /** Absent: as it is written. */
  readonly units?: UnitSystem;
  readonly oven?: OvenScale;
}

const SYSTEM: Readonly<Partial<Record<Unit | Length, UnitSystem>>> = {
  g: 'metric',
  kg: 'metric',
  ml: 'metric',
  l: 'metric',
  mm: 'metric',
  cm: 'metric',
  cup: 'us',
  oz: 'us',
  lb: 'us',
  'fl-oz': 'us',
  pint: 'us',
  inch: 'us',
};
const CM_PER_LENGTH: Readonly<Record<Length, number>> = { mm: 0.1, cm: 1, inch: 2.54 };
const ML_PER_CUP = 236.588;
/** Below these an ounce or a cup tells less than grams and millilitres do. */
const LEAST_OUNCE_GRAMS = 14;
const LEAST_INCH_CM = 0.3;

function isLength(unit: Unit | Length): unit is Length {
  return unit === 'mm' || unit === 'cm' || unit === 'inch';
}

/** The amount in the other system, rounded to what can be measured there; null where it stays as it is. */
function convertValue(value: number, unit: Unit | Length, to: UnitSystem): NiceAmount | null {
  if (value <= 0) return null;
  if (isLength(unit)) {
    const cm = value * CM_PER_LENGTH[unit];
    if (to === 'us' && cm < LEAST_INCH_CM) return null;
    return roundAmount(to === 'us' ? cm / CM_PER_LENGTH.inch : cm, to === 'us' ? 'inch' : 'cm');
  }
  const grams = GRAMS_PER_UNIT[unit];
  if (grams !== undefined) {
    if (to === 'metric') return roundAmount(value * grams, 'g');
    return value * grams < LEAST_OUNCE_GRAMS ? null : roundAmount((value * grams) / 28.3495, 'oz');
  }
  const ml = (ML_PER_UNIT[unit] ?? 0) * value;
  if (ml === 0) return null;
  return to === 'metric' ? roundAmount(ml, 'ml') : roundAmount(ml / ML_PER_CUP, 'cup');
}

/** Behind an amount, the same in brackets or after a stroke: "8 oz (225 g)", "8 oz/225 g". */
function findTwin(text: string, found: FoundAmount, next: FoundAmount | undefined): { end: number } | null {
  if (next === undefined || found.unit === null || next.unit === null) return null;
  const own = SYSTEM[found.unit];
  const other = SYSTEM[next.unit];
  if (own === undefined || other === undefined || own === other) return null;
  const gap = text.slice(found.end, next.at);
  if (/^ ?\/ ?$/.test(gap)) return { end: next.end };
  const isInside = /^ ?\((?:about |approx\.? |~)?$/.test(gap) && text[next.end] === ')';
  return isInside ? { end: next.end + 1 } : null;
}

/** "A 20 cm dish" is "an 8 inch dish". */
function changeArticle(text: string, at: number, { value }: NiceAmount): readonly Change[] {
  const [article] = /(?<!\p{L})an? $/iu.exec(text.slice(0, at)) ?? [];
  if (article === undefined) return [];
  const words = `${article.charAt(0)}${/^(?:8|11|18)/.test(String(value)) ? 'n' : ''} `;
  return [{ at: at - article.length, end: at, words }];
}

function convertAmounts(text: string, to: UnitSystem): readonly Change[] {
  const amounts = findAmounts(text);
  const changes: Change[] = [];
  for (let place = 0; place < amounts.length; place += 1) {
    const found = amounts[place];
    if (found === undefined || found.unit === null) continue;
    const next = amounts[place + 1];
    const twin = findTwin(text, found, next);
    if (twin !== null && next !== undefined) {
      const kept = SYSTEM[found.unit] === to ? found : next;
      changes.push({ at: found.at, end: twin.end, words: text.slice(kept.at, kept.end) });
      place += 1;
      continue;
    }
    if (SYSTEM[found.unit] === undefined || SYSTEM[found.unit] === to) continue;
    const low = convertValue(found.low, found.unit, to);
    const high = found.high === null ? null : convertValue(found.high, found.unit, to);
    if (low === null || (found.high !== null && high === null)) continue;
    changes.push({ at: found.at, end: found.end, words: writeAmount(text, found, low, high) });
    changes.push(...changeArticle(text, found.at, low));
  }
  return changes;
}

const OVEN = /\b(?:oven|bake|baking|roast|preheat|broil|grill|fan|gas|ofen|four|forno|horno)/i;
/** Of oil, of syrup, of the inside of meat: no dial of an oven is set to it. */
const NO_OVEN =
  /\b(?:oil|inside|core|internal|thermometer|thickest|cent(?:re|er)|reads?|reach|sugar|syrup|caramel|fridge)\b/i;
const AHEAD = 60;

function isOven(text: string, { at, heats }: HeatSetting): boolean {
  if (heats.length > 1 || heats.some(({ fan, scale }) => fan || scale === 'gas')) return true;
  const degrees = heats[0]?.low ?? 0;
  const c = heats[0]?.scale === 'f' ? toC(degrees) : degrees;
  const ahead = text.slice(Math.max(0, at - AHEAD), at);
  const clause = ahead.slice(Math.max(ahead.lastIndexOf('. '), ahead.lastIndexOf('; ')) + 1);
  return c >= 95 && !prepare(NO_OVEN).test(clause) && (prepare(OVEN).test(text) || c >= 120);
}

function toC(f: number): number {
  return Math.round(((f - 32) * 5) / 9);
}

function toF(c: number): number {
  return Math.round((c * 9) / 5 + 32);
}

/** Celsius of a dial without a fan. */
function readDialC({ scale, low, fan, mark }: Heat, degrees = low): number {
  if (scale === 'gas') return readGasMark(mark ?? '') ?? 0;
  const c = scale === 'f' ? ((degrees - 32) * 5) / 9 : degrees;
  return fan ? c + 20 : c;
}

function writeDegrees(low: number, high: number | null, gap: string, letter: string, fan: boolean): string {
  const range = high === null || high === low ? String(low) : `${low} to ${high}`;
  return `${range}${gap}${letter}${fan ? ' fan' : ''}`;
}

function writeOven({ heats, gap }: HeatSetting, to: OvenScale): string | null {
  const told = heats.find(({ fan }) => !fan) ?? heats[0];
  if (told === undefined) return null;
  const dialC = readDialC(told);
  const space = gap === '' ? '' : gap;
  if (to === 'gas') {
    const own = heats.find(({ scale }) => scale === 'gas')?.mark ?? setOven(dialC).gasMark;
    return own === null ? null : `gas mark ${own}`;
  }
  const write = (isFan: boolean): string | null => {
    const same = heats.find(({ scale, fan }) => scale === to && fan === isFan);
    if (same !== undefined) return writeDegrees(same.low, same.high, space, to.toUpperCase(), isFan);
    const source =
      heats.find(({ fan, scale }) => fan === isFan && scale !== 'gas') ?? (isFan ? undefined : told);
    if (source === undefined || source.fan !== isFan) return null;
    const set = (degrees: number) =>
      setOven(source.scale === 'gas' ? dialC : source.scale === 'f' ? ((degrees - 32) * 5) / 9 : degrees)[to];
    return writeDegrees(
      set(source.low),
      source.high === null ? null : set(source.high),
      space || ' ',
      to.toUpperCase(),
      isFan,
    );
  };
  const plain = write(false);
  const fan = write(true);
  if (plain !== null && fan !== null) return `${plain} (${fan})`;
  return plain ?? fan;
}

function writeExact({ heats: [heat], gap }: HeatSetting, to: 'c' | 'f'): string | null {
  if (heat === undefined || heat.scale === 'gas' || heat.scale === to) return null;
  const change = to === 'c' ? toC : toF;
  return writeDegrees(
    change(heat.low),
    heat.high === null ? null : change(heat.high),
    gap,
    to.toUpperCase(),
    false,
  );
}

function convertHeats(text: string, to: OvenScale): readonly Change[] {
  return findHeats(text).flatMap((setting) => {
    const oven = isOven(text, setting);
    const words = oven ? writeOven(setting, to) : to === 'gas' ? null : writeExact(setting, to);
    const rest = setting.rest === '' ? '' : ` (${setting.rest})`;
    return words === null ? [] : [{ at: setting.at, end: setting.end, words: words + rest }];
  });
}

/** The text in the wanted units. What is in them already, or in none, stays to the letter. */
export function convertUnits(text: string, { units, oven }: WantedUnits): string {
  return applyChanges(text, [
    ...(units === undefined ? [] : convertAmounts(text, units)),
    ...(oven === undefined ? [] : convertHeats(text, oven)),
  ]);
}

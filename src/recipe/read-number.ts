// Numbers as cooks and models write them: "1 1/2", "½", "2½", "0,5", "half an", "three".

import { NUMBER_WORDS } from '../food/number-words.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** The number a text is, or null where it is more or less than one number. */
export function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const word = NUMBER_WORDS[plain.replace(/^half an?$/, 'half')];
  if (word !== undefined) return word;
  const whole = /^(\d{1,6})?\s*([¼½¾⅓⅔⅛⅜⅝⅞])$/.exec(plain);
  if (whole !== null) return Number(whole[1] ?? 0) + (FRACTIONS[whole[2] ?? ''] ?? 0);
  const fraction = /^(?:(\d{1,6})\s+)?(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(plain);
  if (fraction !== null && Number(fraction[3]) > 0) {
    return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  }
  return /^\d{1,6}(?:[.,]\d{1,3})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** Whether a text holds a figure at all. */
export function hasFigure(text: string): boolean {
  return /\d/.test(text);
}

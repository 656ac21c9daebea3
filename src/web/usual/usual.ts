// What a cook asks for every time, and how it is written down on the device. Whatever else stands there is passed over:
// it may be of another version, cut, or not written by Larder at all.

import { DIETS } from '../../food/diets.ts';
import { EQUIPMENT, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { addWish, isSameWishes, NO_WISHES, type Wish, type Wishes } from '../../recipe/wishes/wishes.ts';
import { cleanText } from '../../wire/clean-text.ts';
import { LANGUAGES, type Language } from '../text/choose-language.ts';

/** What is the same every day. How much time there is and what may be bought is not. */
export type UsualWishes = Omit<Wishes, 'maxExtras' | 'maxMinutes'>;

/** What is set on the page, of which a usual is made. */
export interface Settings {
  readonly wishes: Wishes;
  /** Where the cook has chosen another than the browser's. */
  readonly language?: Language;
}

export interface Usual extends Settings {
  readonly wishes: UsualWishes;
  /** Foods that are always there, as typed. */
  readonly cupboard: readonly string[];
}

const VERSION = 1;
/** Thirty foods twice, in any script, have less. */
const MOST_CHARACTERS = 10_000;

export function pickUsual(wishes: Wishes): UsualWishes {
  const { maxExtras: _extras, maxMinutes: _minutes, ...usual } = wishes;
  return usual;
}

export function isSameUsual(one: Settings, other: Settings): boolean {
  return isSameWishes(pickUsual(one.wishes), pickUsual(other.wishes)) && one.language === other.language;
}

export function writeUsual({ wishes, ...others }: Usual): string {
  return JSON.stringify({ version: VERSION, wishes: pickUsual(wishes), ...others });
}

/** Null where nothing of it can be read. Never throws. */
export function readUsual(text: string): Usual | null {
  if (text.length > MOST_CHARACTERS) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(json) || json.version !== VERSION) return null;
  const language = Object.keys(LANGUAGES).find((tag): tag is Language => tag === json.language);
  return {
    wishes: readWishes(json.wishes),
    cupboard: readWords(json.cupboard),
    ...(language && { language }),
  };
}

function readWishes(value: unknown): UsualWishes {
  if (!isRecord(value)) return NO_WISHES;
  const { servings, diets, avoid, equipment, units } = value;
  const kept = Array.isArray(equipment) ? equipment : EQUIPMENT;
  const wishes: readonly Wish[] = [
    ...(typeof servings === 'number' && Number.isFinite(servings)
      ? [{ kind: 'servings' as const, count: servings }]
      : []),
    ...DIETS.filter((diet) => Array.isArray(diets) && diets.includes(diet)).map((diet) => ({
      kind: 'diet' as const,
      diet,
    })),
    ...readWords(avoid).map((word) => ({ kind: 'avoid' as const, word })),
    ...EQUIPMENT.filter((word) => !kept.includes(word)).map((word) => ({ kind: 'without' as const, word })),
    ...(units === 'us' ? [{ kind: 'units' as const }] : []),
  ];
  return wishes.reduce<Wishes>(addWish, NO_WISHES);
}

function readWords(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const words = value
    .slice(0, REQUEST_LIMITS.ingredients)
    .map((word) => (typeof word === 'string' ? cleanText(word) : ''))
    .filter((word) => word !== '' && word.length <= REQUEST_LIMITS.ingredientLength);
  return [...new Set(words)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

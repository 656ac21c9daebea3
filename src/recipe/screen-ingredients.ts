// Sorts what a cook typed into what may be cooked, what is refused, what wants care and what must be kept out.
// It sends nothing and decides nothing about recipes.

import { prepare } from '../food/prepare-pattern.ts';
import type { IngredientReading } from '../food/read-ingredient.ts';
import { splitIngredients } from '../food/split-ingredients.ts';
import { readAvoidLine } from './avoid-words.ts';
import { saysWhoEats } from './kitchen/who-eats.ts';
import { readInCompany } from './read-in-company.ts';
import { readIngredientOnce } from './read-ingredient-once.ts';
import type { Refused } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { warnOfMixing } from './warn-of-mixing.ts';

export interface Caution {
  readonly ingredient: string;
  readonly why: string;
}

export interface Screening {
  /** What may be cooked, in the order typed. Nothing in it is known not to be food. */
  readonly usable: readonly IngredientReading[];
  readonly refused: readonly Refused[];
  /** Usable, with a word of care to show. */
  readonly cautions: readonly Caution[];
  /** What lines like "no dairy" rule out: allergens where the word is one, else names of foods. */
  readonly avoid: readonly string[];
  /** Lines that name no food and say who eats: "for my 9 month old". */
  readonly guests: readonly string[];
  /** Shown where two things on the list must never be mixed. */
  readonly mixing?: string;
}

const WITHOUT_REASON = 'It is not food.';

/** "My ex's heart" is a joke; that of an animal or from a shop is none. */
const OF_SOMEBODY =
  /^(?:my|his|her|our|their|your) (?:[\w-]+ )?(?!lamb|cal|pig|ox|cow|goat|chick|duck|goose|butch|farm|groc|market)[\w-]+['’]s? (?:hearts?|livers?|kidneys?|brains?|tongues?|legs?|feet|blood|bones)$/i;

function whyRefused(reading: IngredientReading): string | null {
  if (reading.verdict === 'not-food') return reading.why ?? WITHOUT_REASON;
  return prepare(OF_SOMEBODY).test(reading.text) ? 'That is part of somebody, and no food.' : null;
}

/** More foods than a cook names in one breath, and in one list: the rest is read as it was typed. */
const MOST_IN_A_LINE = 10;
const LONGEST_LINE = 100;
const MOST_PARTED = 30;

/** A line that names several foods and none as a whole is as many lines: "eggs and milk", "chicken rice broccoli". */
function partUnknown(text: string): readonly string[] {
  if (text.length > LONGEST_LINE) return [text];
  const { food, verdict, avoid } = readIngredientOnce(text);
  if (food != null || verdict !== 'unknown' || avoid === true || saysWhoEats(text)) return [text];
  const parts = splitIngredients(text);
  const isFood = (part: string): boolean => readIngredientOnce(part).food != null;
  return parts.length > 1 && parts.length <= MOST_IN_A_LINE && parts.every(isFood) ? parts : [text];
}

function partLines(texts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let parted = 0;
  for (const text of texts) {
    const parts = parted < MOST_PARTED ? partUnknown(text) : [text];
    parted += parts.length - 1;
    lines.push(...parts);
  }
  return lines;
}

/** Reads every line; blank lines are passed over. Throws nothing. */
export function screenIngredients(texts: readonly string[]): Screening {
  const usable: IngredientReading[] = [];
  const refused: Refused[] = [];
  const cautions: Caution[] = [];
  const avoid: string[] = [];
  const guests: string[] = [];
  for (const text of partLines(texts)) {
    if (text.trim() === '') continue;
    const reading = readIngredientOnce(text);
    const why = whyRefused(reading);
    if ((reading.food ?? null) === null && saysWhoEats(text)) {
      guests.push(text);
    } else if (why !== null) {
      refused.push({ ingredient: text, why });
    } else if (reading.avoid === true) {
      for (const word of readAvoidLine(reading.text, reading.name))
        if (!avoid.includes(word)) avoid.push(word);
    } else {
      usable.push(reading);
      if (reading.verdict === 'caution') {
        cautions.push({ ingredient: text, why: reading.why ?? 'Look at it twice before you cook it.' });
      }
    }
  }
  const mixing = warnOfMixing(
    refused.map((entry) => entry.ingredient),
    usable.map((reading) => reading.text),
  );
  return {
    usable: readInCompany(usable),
    refused,
    cautions,
    avoid,
    guests,
    ...(mixing === undefined ? {} : { mixing }),
  };
}

const screened = new WeakMap<RecipeRequest, Screening>();

/** The list of a request, read once however many ask for it: the screening stays with the request. */
export function screenRequest(request: RecipeRequest): Screening {
  let screening = screened.get(request);
  if (screening === undefined) {
    screening = screenIngredients(request.ingredients);
    screened.set(request, screening);
  }
  return screening;
}

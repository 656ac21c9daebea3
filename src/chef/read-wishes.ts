// From a request to what the chef must keep to: the options, and what a change asks for in words.

import { ALLERGENS } from '../food/allergens.ts';
import { DIETS, type Diet } from '../food/diets.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { EQUIPMENT, type Equipment, REQUEST_LIMITS, type RecipeRequest } from '../recipe/recipe-request.ts';
import type { Wishes } from './kitchen.ts';

export interface WishReading {
  readonly wishes: Wishes;
  /** Whether servings were asked for, or are the usual two. */
  readonly servingsAsked: boolean;
  /** Sentences for the notes: what could not be honoured. */
  readonly notes: readonly string[];
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Reads the options of a request; words of a change are honoured where they say one of a few plain things. */
export function readWishes(request: RecipeRequest, avoidTyped: readonly string[]): WishReading {
  const notes: string[] = [];
  let wishes: Wishes = {
    servings: Math.min(
      REQUEST_LIMITS.servings.max,
      Math.max(1, Math.round(request.servings ?? REQUEST_LIMITS.servings.default)),
    ),
    units: request.units ?? 'metric',
    diets: request.diets ?? [],
    avoid: [...(request.avoid ?? []).map(readAvoided), ...avoidTyped.map(readAvoided)],
    maxMinutes: request.maxMinutes ?? null,
    equipment: request.equipment ?? null,
    maxExtras: request.maxExtras ?? 3,
    idea: request.idea ?? 0,
  };
  let servingsAsked = request.servings !== undefined;
  if (request.change !== undefined && 'wish' in request.change) {
    const read = applyWish(wishes, request.change.wish.toLowerCase());
    wishes = read.wishes;
    servingsAsked ||= read.servings;
    if (!read.understood) {
      notes.push(
        'The built-in chef plans from lists and could not follow that wish; this is its best dish without it.',
      );
    }
  }
  if (request.language !== undefined && !/^en\b/i.test(request.language))
    notes.push('The built-in chef writes English.');
  return { wishes, servingsAsked, notes };
}

/** An allergen stays as it is; the name of a food becomes its id. */
function readAvoided(word: string): string {
  const plain = word.trim().toLowerCase();
  return (ALLERGENS as readonly string[]).includes(plain) ? plain : (readIngredient(plain).food ?? plain);
}

function readCount(text: string): number {
  const word = NUMBER_WORDS.indexOf(text);
  return word > 0 ? word : Number.parseInt(text, 10);
}

function applyWish(before: Wishes, wish: string): { wishes: Wishes; servings: boolean; understood: boolean } {
  let wishes = before;
  let understood = false;
  let servings = false;
  const count =
    /\b(?:for|serves?|feeds?)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!\s*min)/.exec(
      wish,
    );
  if (count?.[1] !== undefined) {
    wishes = { ...wishes, servings: Math.min(12, Math.max(1, readCount(count[1]))) };
    servings = understood = true;
  }
  const minutes = /\b(?:under|within|in|less than|max(?:imum)?|at most)\s+(\d{1,3})\s*min/.exec(wish);
  if (minutes?.[1] !== undefined) {
    wishes = { ...wishes, maxMinutes: Number.parseInt(minutes[1], 10) };
    understood = true;
  } else if (/\b(quick|quicker|faster|fast|less time)\b/.test(wish)) {
    wishes = { ...wishes, maxMinutes: Math.min(wishes.maxMinutes ?? 25, 25) };
    understood = true;
  }
  const noEquipment = EQUIPMENT.filter((equipment) =>
    new RegExp(`\\b(?:no|without(?: an?)?(?: the)?) ${equipment}\\b`).test(wish),
  );
  if (noEquipment.length > 0) {
    const left: readonly Equipment[] = (wishes.equipment ?? EQUIPMENT).filter(
      (one) => !noEquipment.includes(one),
    );
    wishes = { ...wishes, equipment: left };
    understood = true;
  }
  const diets: readonly Diet[] = DIETS.filter((diet) =>
    new RegExp(`\\b${diet.replace('-', '[- ]')}\\b`).test(wish),
  );
  if (diets.length > 0 || /\b(no meat|meatless|meat-free|veggie)\b/.test(wish)) {
    const more: readonly Diet[] = diets.length > 0 ? diets : ['vegetarian'];
    wishes = { ...wishes, diets: [...new Set([...wishes.diets, ...more])] };
    understood = true;
  }
  for (const match of wish.matchAll(
    /\b(?:no|without(?: any)?|leave out(?: the)?|skip(?: the)?)\s+([a-z][a-z -]*?)(?=$|,|\.|;| and | or | please)/g,
  )) {
    const word = (match[1] ?? '').trim();
    if (word === '' || word === 'meat' || noEquipment.includes(word as Equipment)) continue;
    const allergen = {
      dairy: 'milk',
      gluten: 'gluten',
      wheat: 'gluten',
      eggs: 'egg',
      nuts: 'nuts',
      soya: 'soy',
    }[word];
    wishes = { ...wishes, avoid: [...wishes.avoid, allergen ?? readAvoided(word)] };
    understood = true;
  }
  return { wishes, servings, understood };
}

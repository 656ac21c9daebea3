// A recipe laid out for the rules: its sentences with the place each stands in, and the foods it lists.

import { type Food, findFood } from '../../food/foods.ts';
import { foldText } from '../../food/normalise-text.ts';
import type { FoodMention } from '../food-mentions.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { type Audience, readAudience } from './guests/audience.ts';
import { readAnswered, readAnsweredNotes } from './stance/answered.ts';
import { says } from './stance/phrases.ts';
import { mustBeCookedThrough } from './undercooked/core-requirements.ts';

export type Place = 'title' | 'introduction' | 'ingredients' | 'step' | 'notes';

export interface Sentence {
  /** As it is printed. */
  readonly text: string;
  /** Folded for comparison: lower case, no accents, plain quotes. */
  readonly plain: string;
  readonly place: Place;
  /** Number of its step, from 1. */
  readonly step?: number;
  /** The sentence after it in the same step or note. */
  readonly next?: Sentence;
  /** The whole step or note, folded. */
  readonly around: string;
}

export interface ListedFood {
  readonly food: Food;
  readonly text: string;
  /** Folded. */
  readonly plain: string;
  readonly quantity: number | null;
}

export interface RecipeScan {
  readonly recipe: Recipe;
  readonly request: RecipeRequest;
  readonly readings: RecipeReadings;
  readonly audience: Audience;
  readonly listed: readonly ListedFood[];
  /** Lines of the list, folded, known or not. */
  readonly lines: readonly Sentence[];
  /** Sentences of the steps that are looked at, in order. */
  readonly steps: readonly Sentence[];
  /** Every sentence that is looked at, list and title included; the steps first, for a finding to point at. */
  readonly sentences: readonly Sentence[];
  /** All steps, folded and joined by line ends: for what any step may say. */
  readonly method: string;
  /** Title, introduction, steps and notes, folded. */
  readonly whole: string;
  /** Whether the method is in English: what it leaves unsaid in another language is not known. */
  readonly english: boolean;
  /** Whether nothing comes behind it: what a later step may put right can be judged. */
  readonly ended: boolean;
  foods(sentence: Sentence): readonly FoodMention[];
}

export interface ScanRange {
  /** Steps from this index are looked at. */
  readonly from: number;
  /** Up to and without this one. */
  readonly to: number;
}

/** Characters of a step or note that are looked at as one; a sentence of a recipe has a few hundred at most. */
const BLOCK_LENGTH = 3000;
const SENTENCE_LENGTH = 600;

// A runaway text costs by its length alone: no rule looks further than a block.
function partLong(text: string, length: number): readonly string[] {
  if (text.length <= length) return [text];
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += length) parts.push(text.slice(from, from + length));
  return parts;
}

function partText(text: string, place: Place, readings: RecipeReadings, step?: number): readonly Sentence[] {
  if (text === '') return [];
  return partLong(text, BLOCK_LENGTH).flatMap((block) => partBlock(block, place, readings, step));
}

function partBlock(text: string, place: Place, readings: RecipeReadings, step?: number): readonly Sentence[] {
  const around = foldText(text);
  const parts = readings.sentences(text).flatMap((part) => partLong(part, SENTENCE_LENGTH));
  const sentences: Sentence[] = [];
  let next: Sentence | undefined;
  for (const part of parts.toReversed()) {
    next = {
      text: part,
      plain: parts.length === 1 ? around : foldText(part),
      place,
      around,
      ...(step === undefined ? {} : { step }),
      ...(next === undefined ? {} : { next }),
    };
    sentences.push(next);
  }
  return sentences.toReversed();
}

const PIECE =
  /\b(?:(?:joint|roll|crown|breast|thigh|leg|wing|fillet|steak|sausage|chop|liver)s?|mince|quarters|pieces|portions|saddle)\b/i;
const READY =
  /\b(?:cooked|smoked|tinned|canned|leftover|rotisserie|deli|sliced|cold|cured|ham|stock|vegan|vegetarian|veggie|seasoning|bread|buns?)\b/i;

/** The meat of a line that is no known food as a whole: "turkey breast joint". */
function readRawPiece(text: string, readings: RecipeReadings): Food | undefined {
  if (!says(text, PIECE) || says(text, READY)) return undefined;
  return readings.foods(text).find(({ food, doubtful }) => !doubtful && mustBeCookedThrough(food))?.food;
}

/** The whole recipe, or with a range only those of its steps; the list always counts. */
export function scanRecipe(
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings,
  range?: ScanRange,
): RecipeScan {
  const lines = recipe.ingredients.flatMap(({ text }) => {
    const plain = foldText(text.slice(0, SENTENCE_LENGTH));
    return [{ text, plain, place: 'ingredients' as const, around: plain }];
  });
  const from = range?.from ?? 0;
  const steps = recipe.steps
    .slice(from, range?.to)
    .flatMap((text, index) => partText(readAnswered(text), 'step', readings, from + index + 1));
  const title = partText(recipe.title ?? '', 'title', readings);
  const introduction = partText(readAnswered(recipe.introduction), 'introduction', readings);
  const notes =
    range === undefined
      ? readAnsweredNotes(recipe.notes).flatMap((note) => partText(note, 'notes', readings))
      : [];
  const sentences = range === undefined ? [...steps, ...lines, ...notes, ...introduction, ...title] : steps;
  const method = [...new Set(steps.map(({ around, step }) => `${step ?? 0} ${around}`))].join('\n');
  const around = [...title, ...introduction, ...notes].map(({ plain }) => plain).join('\n');
  const listed = recipe.ingredients.flatMap(({ text, food, quantity }, index) => {
    const known = food === null ? readRawPiece(text, readings) : findFood(food);
    return known === undefined ? [] : [{ food: known, text, plain: lines[index]?.plain ?? '', quantity }];
  });
  return {
    recipe,
    request,
    readings,
    audience: readAudience(request, [...title, ...introduction, ...steps, ...notes]),
    listed,
    lines,
    steps,
    sentences,
    method,
    whole: `${around}\n${method}`,
    english: [...method.matchAll(/\b(?:the|and|with|in|until|for|to)\b/g)].length > 1,
    ended: range === undefined,
    foods: (sentence) => readings.foods(sentence.text),
  };
}

const PLACE_WORDS: Readonly<Record<Exclude<Place, 'step'>, string>> = {
  title: 'The title',
  introduction: 'The introduction',
  ingredients: 'The ingredient list',
  notes: 'A note',
};

/** "Step 3", "A note": the subject of a message. */
export function namePlace({ place, step }: Sentence): string {
  return place === 'step' ? `Step ${step ?? 1}` : PLACE_WORDS[place];
}

/** Where a finding points: the step, or the ingredient's line. */
export function pointAt({ place, step, text }: Sentence): {
  readonly step?: number;
  readonly ingredient?: string;
} {
  if (step !== undefined) return { step };
  return place === 'ingredients' ? { ingredient: text } : {};
}

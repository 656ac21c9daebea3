// What has been read of one request and one recipe, kept as long as they are looked at: many rules ask for the
// same line, and reading it is what costs. One of these belongs to one review; nothing is shared between two.

import { foldText } from '../food/normalise-text.ts';
import type { IngredientReading } from '../food/read-ingredient.ts';
import { type AvoidedFood, readAvoidedFoods } from './avoided-foods.ts';
import { type Claims, readClaims } from './claims.ts';
import { type FoodMention, findFoods } from './food-mentions.ts';
import { Sentence } from './method/sentence.ts';
import { type FoldedText, foldWords } from './phrase-index.ts';
import { readLineFood } from './read-ingredient-line.ts';
import { readSentences } from './read-sentences.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { type Screening, screenRequest } from './screen-ingredients.ts';

export interface RecipeReadings {
  /** The cook's list, screened once. */
  screening(): Screening;
  /** Everything the request rules out by name, each word once. */
  avoided(): readonly AvoidedFood[];
  /** The food of one line of an ingredient list. */
  line(text: string): IngredientReading;
  foods(text: string, folded?: FoldedText): readonly FoodMention[];
  /** One line of an ingredient list, read like a sentence of the method. */
  lineSentence(text: string): Sentence;
  claims(text: string): Claims;
  sentences(text: string): readonly string[];
  /** The text folded for comparison. */
  folded(text: string): string;
  /** The words of a text as they are compared, each once. */
  keys(text: string): ReadonlySet<string>;
}

function keep<Value, More extends readonly unknown[]>(
  read: (text: string, ...more: More) => Value,
): (text: string, ...more: More) => Value {
  const kept = new Map<string, Value>();
  return (text, ...more) => {
    let value = kept.get(text);
    if (value === undefined) {
      value = read(text, ...more);
      kept.set(text, value);
    }
    return value;
  };
}

/** Readings for one request, made when they are first asked for. */
export function createReadings(request: RecipeRequest): RecipeReadings {
  let avoided: readonly AvoidedFood[] | undefined;
  const screen = () => screenRequest(request);
  const foods = keep(findFoods);
  return {
    screening: screen,
    avoided() {
      avoided ??= readAvoidedFoods([...(request.avoid ?? []), ...screen().avoid]);
      return avoided;
    },
    line: keep(readLineFood),
    foods,
    lineSentence: keep((text) => new Sentence(text, 'ingredients', null, foods)),
    claims: keep(readClaims),
    sentences: keep(readSentences),
    folded: keep(foldText),
    keys: keep((text) => new Set(foldWords(text).words.map((word) => word.key))),
  };
}

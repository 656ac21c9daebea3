// The recipe laid out for the rules: every sentence read once with its place, and the foods of the list.

import { type Food, findFood } from '../../food/foods.ts';
import { foldText } from '../../food/normalise-text.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { remember } from '../remember.ts';
import { type Place, Sentence } from './sentence.ts';

export interface ListedFood {
  readonly food: Food;
  readonly line: RecipeIngredient;
  /** The line folded for comparison. */
  readonly plain: string;
}

export interface Method {
  readonly recipe: Recipe;
  readonly request: RecipeRequest;
  readonly readings: RecipeReadings;
  /** Known foods of the list, in its order. */
  readonly listed: readonly ListedFood[];
  /** Every line of the list, in its order. */
  readonly lines: readonly Sentence[];
  /** The sentences of the steps that are judged, in order. */
  readonly steps: readonly Sentence[];
  readonly notes: readonly Sentence[];
  /** What the cook is asked to do: the steps, and instructions of the notes. Dangers rest on these and on the list alone. */
  readonly orders: readonly Sentence[];
  /** Title and introduction: never ground for a danger. */
  readonly opening: readonly Sentence[];
  /** Whether the text is at its end, so that what is missing counts. */
  readonly ended: boolean;
}

/** "**Can it stand out?** No": the answer is a sentence of its own. */
function splitQuestion(text: string): readonly string[] {
  return text.includes('?') ? text.split(/(?<=\?[*_"”)]{0,3});?\s+/) : [text];
}

/** A text without full stops is cut, so that no sentence is longer than any that a cook reads. */
const LONGEST_SENTENCE = 1_500;
function cutLong(text: string): readonly string[] {
  if (text.length <= LONGEST_SENTENCE) return [text];
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(' ', from + LONGEST_SENTENCE);
    const to = from + LONGEST_SENTENCE >= text.length || space <= from ? from + LONGEST_SENTENCE : space;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

function readPlace(
  texts: readonly string[],
  place: Place,
  readings: RecipeReadings,
  firstStep: number | null,
): readonly Sentence[] {
  const kept = keptPlaces(readings);
  return texts.flatMap((text, at) => {
    const step = firstStep === null ? null : firstStep + at;
    const key = `${place} ${step} ${text}`;
    const sentences = kept.get(key) ?? readText(text, place, step, readings);
    kept.set(key, sentences);
    return sentences;
  });
}

/** What the watch over a growing text has read, its end reads no second time. */
const keptPlaces = remember((_: RecipeReadings) => new Map<string, readonly Sentence[]>());

function readText(
  text: string,
  place: Place,
  step: number | null,
  readings: RecipeReadings,
): readonly Sentence[] {
  const sentences = readings
    .sentences(text)
    .flatMap(cutLong)
    .flatMap(splitQuestion)
    .map((one) => new Sentence(one, place, step, readings.foods));
  for (const [index, sentence] of sentences.entries()) {
    sentence.previous = sentences[index - 1] ?? null;
    sentence.next = sentences[index + 1] ?? null;
  }
  return sentences;
}

const readListed = remember((ingredients: Recipe['ingredients']): readonly ListedFood[] =>
  ingredients.flatMap((line) => {
    const food = line.food === null ? undefined : findFood(line.food);
    return food === undefined ? [] : [{ food, line, plain: foldText(line.text) }];
  }),
);

/** Steps of a text that still grows: from this index on, to the one before `to`. */
export interface StepWindow {
  readonly from: number;
  readonly to: number;
}

/** "Left out: 1 kg of beans, because four need less. Pack them into jars": what is told behind a reason is a note. */
const listAdvice = ({ leftOut }: Recipe): readonly string[] =>
  leftOut.flatMap(({ why }) => {
    const end = why.indexOf('. ');
    return end === -1 ? [] : [why.slice(end + 2)];
  });

/** Lays a recipe out; with a window those steps alone, and neither notes nor opening. */
export function readMethod(
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings,
  window: StepWindow | null = null,
): Method {
  const { from, to } = window ?? { from: 0, to: recipe.steps.length };
  const steps = readPlace(recipe.steps.slice(from, to), 'step', readings, from + 1);
  const notes =
    window === null ? readPlace([...recipe.notes, ...listAdvice(recipe)], 'notes', readings, null) : [];
  return {
    recipe,
    request,
    readings,
    listed: readListed(recipe.ingredients),
    lines: recipe.ingredients.map(({ text }) => readings.lineSentence(text)),
    steps,
    notes,
    orders: [...steps, ...notes].filter(({ isOrder }) => isOrder),
    opening:
      window === null
        ? readPlace([recipe.title ?? '', recipe.introduction], 'introduction', readings, null)
        : [],
    ended: window === null,
  };
}

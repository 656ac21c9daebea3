// Reads a draft while it is written, checks it, and says what happens in the events that the page understands.
// Nothing passes by here unchecked: where a check fails to run the recipe is held back.

import { attributeIngredients } from './adherence.ts';
import { createAnswer } from './answer.ts';
import { checkRecipe } from './check-recipe.ts';
import { cleanDraft } from './clean-draft.ts';
import { writeFailure } from './failure-words.ts';
import type { Finding } from './finding.ts';
import { createRecipeReader } from './read-recipe.ts';
import type { LeftOut, Recipe } from './recipe.ts';
import { readTextSoFar } from './recipe-change.ts';
import type { ChefLabel, DraftEvent, Finish, RecipeEvent } from './recipe-events.ts';
import { createReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { findStoppingDangers } from './rules/stopping-dangers.ts';

/** How often one text may be read again from its beginning. */
const MOST_AGAIN = 3;

export interface ReviewOptions {
  /** What the chef knows it left out; without it the text says so itself. */
  readonly leftOut?: readonly LeftOut[];
  /** The checks of a finished recipe. */
  readonly check?: typeof checkRecipe;
}

/**
 * The draft as checked events: `started`; `waiting` and `text` as they come; then `done`, or `held` and `done`
 * with finish "refused", or `failed`. `not-food`, `allergen` and `diet` stop it at the end of the line they
 * stand in, what depends on a temperature or a treatment at the end of its step; the piece that ends it is not
 * passed on. What is missing is judged at the end. Never throws. Returning early ends the draft.
 */
export async function* reviewDraft(
  request: RecipeRequest,
  source: ChefLabel,
  draft: AsyncIterable<DraftEvent>,
  options: ReviewOptions = {},
): AsyncGenerator<RecipeEvent, void, undefined> {
  yield { type: 'started', source };
  const check = options.check ?? checkRecipe;
  const readings = createReadings(request);
  const complete = (recipe: Recipe): Recipe => {
    const own = attributeIngredients(recipe, request, readings);
    return options.leftOut === undefined ? own : { ...own, leftOut: options.leftOut };
  };
  const soFar = readTextSoFar(request);
  let reader = createRecipeReader(readings.line);
  let findDangers = findStoppingDangers(request, readings);
  let told = soFar;
  let timesAgain = 0;
  reader.push(soFar);

  /** Up to the line that is dangerous: any split of a text stops at the same place with the same findings. */
  function readLineByLine(): readonly Finding[] {
    timesAgain += 1;
    reader = createRecipeReader(readings.line);
    findDangers = findStoppingDangers(request, readings);
    reader.push(soFar);
    for (const line of told.slice(soFar.length).match(/[^\n]*\n/g) ?? []) {
      reader.push(line);
      const dangers = findDangers(reader.read());
      if (dangers.length > 0) return dangers;
    }
    return [];
  }

  function readTogether(text: string): readonly Finding[] {
    const end = text.lastIndexOf('\n') + 1;
    told += text;
    reader.push(text.slice(0, end));
    const found = end === 0 ? [] : findDangers(reader.read());
    const isOneLine = text.indexOf('\n') === end - 1;
    const dangers = found.length === 0 || isOneLine ? found : readLineByLine();
    if (dangers.length === 0) reader.push(text.slice(end));
    return dangers;
  }

  // Lines that come together are judged together: the more there is to read at once, the less a line of it costs. A
  // text that had to be read again too often is read by the line from then on, so that its cost stays in bounds.
  function readPiece(text: string): readonly Finding[] {
    for (const part of timesAgain < MOST_AGAIN ? [text] : text.split(/(?<=\n)/)) {
      const dangers = readTogether(part);
      if (dangers.length > 0) return dangers;
    }
    return [];
  }

  function* hold(recipe: Recipe, findings: readonly Finding[]): Generator<RecipeEvent> {
    yield { type: 'held', findings };
    yield finishAnswer(recipe, 'refused', findings);
  }

  function finishAnswer(recipe: Recipe, finish: Finish, findings: readonly Finding[]): RecipeEvent {
    return { type: 'done', answer: createAnswer({ recipe, request, source, finish, findings, readings }) };
  }

  for await (const event of cleanDraft(draft, { carriesOn: soFar !== '' })) {
    if (event.type === 'waiting' || event.type === 'failed') {
      yield event;
      if (event.type === 'failed') return;
      continue;
    }
    if (event.type === 'text') {
      const dangers = attempt(() => readPiece(event.text));
      if (dangers === null || dangers.length > 0) {
        yield* attempt(() => [...hold(complete(reader.read()), dangers ?? [])]) ?? unreadable();
        return;
      }
      yield event;
      continue;
    }
    yield* attempt(() => {
      const recipe = complete(reader.end());
      const findings = check(recipe, request, { finish: event.finish, readings });
      const dangers = findings.filter((finding) => finding.severity === 'danger');
      return dangers.length > 0 || reader.isOverfull()
        ? [...hold(recipe, findings)]
        : [finishAnswer(recipe, event.finish, findings)];
    }) ??
      attempt(() => [...hold(reader.end(), [])]) ??
      unreadable();
    return;
  }
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

// Held without a finding: the page says that the recipe could not be checked.
function unreadable(): readonly RecipeEvent[] {
  return [
    { type: 'held', findings: [] },
    { type: 'failed', failure: writeFailure('internal') },
  ];
}

// Recipes for tests: their chefs say what a test tells them to, their clock stands still until the test moves it.

import type { RecipeAnswer, RecipeEvent } from '../../src/recipe/recipe-events.ts';
import type { RecipeRequest } from '../../src/recipe/recipe-request.ts';
import type { RecipeSource } from '../../src/recipe/recipe-source.ts';
import { readLatest } from '../../src/web/session/recipe-runs.ts';
import { createRecipes } from '../../src/web/session/recipes.ts';
import type { RecipesDeps } from '../../src/web/session/recipes-port.ts';

export const LIST = ['eggs', 'milk', 'leeks'];
const source = { kind: 'model', model: 'm' } as const;

/** The answer of a finished recipe called Soup. */
export function answerOf(finish: RecipeAnswer['finish']): Omit<RecipeAnswer, 'markdown'> {
  const empty = { ingredients: [], steps: [], leftOut: [], refused: [], allergens: [], findings: [] };
  return { ...empty, source, finish, title: 'Soup', servings: 2, minutes: { prep: 1, cook: 2, total: 3 } };
}

/** A chef whose events the test hands out one by one. */
function createChef() {
  const requests: RecipeRequest[] = [];
  const stops: number[] = [];
  const queues: ((event: RecipeEvent | 'end') => void)[] = [];
  const chef: RecipeSource = (request) => {
    const at = requests.push(request) - 1;
    const waiting: (RecipeEvent | 'end')[] = [];
    let wake = () => {};
    queues[at] = (event) => {
      waiting.push(event);
      wake();
    };
    return {
      async *[Symbol.asyncIterator]() {
        while (true) {
          const event = waiting.shift();
          if (event === 'end') return;
          if (event !== undefined) yield event;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      },
      stop() {
        stops.push(at);
        queues[at]?.('end');
      },
    };
  };
  return { chef, requests, stops, say: (at: number, event: RecipeEvent | 'end') => queues[at]?.(event) };
}

/** Recipes with a model, a built-in chef and a clock that the test moves. */
export function openRecipes(more: Partial<RecipesDeps> = {}) {
  const model = createChef();
  const builtIn = createChef();
  const timers: { ms: number; callback: () => void }[] = [];
  let nowMs = 1000;
  let frames = 0;
  let told = 0;
  const recipes = createRecipes({
    prepare: async (typed) => ({ usable: typed, avoid: [], refused: [] }),
    chooseSource: (wanted) => (wanted === 'built-in' ? builtIn.chef : model.chef),
    builtIn: () => builtIn.chef,
    nowMs: () => nowMs,
    atFrame: (callback) => {
      frames += 1;
      queueMicrotask(callback);
    },
    after(ms, callback) {
      const timer = { ms, callback };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    ...more,
  });
  recipes.subscribe(() => {
    told += 1;
  });
  return {
    recipes,
    /** What was asked for last, and what the built-in chef writes beside it. */
    latest: () => readLatest(recipes.read()).latest,
    beside: () => readLatest(recipes.read()).beside,
    model,
    builtIn,
    timers,
    passTo(ms: number) {
      nowMs = 1000 + ms;
      for (const timer of [...timers]) if (timer.ms <= ms) timer.callback();
    },
    counts: () => ({ frames, told }),
  };
}

/** Lets every promise that can move on do so. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

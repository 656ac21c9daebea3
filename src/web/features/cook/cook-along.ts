// Cooking along with one recipe: what the cook has chosen and ticked, and the recipe as it then reads. Kept for each
// recipe of the visit, so that going back to one finds it as it was left.

import { type AdaptedRecipe, adaptRecipe, canScale } from '../../../recipe/adapt-recipe.ts';
import type { WantedUnits } from '../../../recipe/convert-units.ts';
import { stripEmphasis } from '../../../recipe/read-line.ts';
import { readStepAmounts, type StepAmount } from '../../../recipe/step-amounts.ts';
import { readStepTimes, type StepTime } from '../../../recipe/step-times.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { createStore, type Store } from '../../session/store.ts';

/** How amounts are told; `written` is as the recipe has them. */
export type UnitChoice = 'written' | 'metric' | 'metric-gas' | 'us';

const WANTED: Readonly<Record<UnitChoice, WantedUnits>> = {
  written: {},
  metric: { units: 'metric', oven: 'c' },
  'metric-gas': { units: 'metric', oven: 'gas' },
  us: { units: 'us', oven: 'f' },
};

export interface CookState {
  /** Times as much as is written. */
  readonly factor: number;
  readonly units: UnitChoice;
  /** Lines of the list that are ready, as the recipe has them before any change. */
  readonly ready: ReadonlySet<string>;
  /** Steps that are done, from 0. */
  readonly done: ReadonlySet<number>;
  /** Where cook mode was left: -1 is before the first step. */
  readonly at: number;
}

export interface CookView extends AdaptedRecipe {
  readonly amounts: readonly (readonly StepAmount[])[];
  readonly times: readonly (readonly StepTime[])[];
}

export interface CookAlong extends Store<CookState> {
  readonly title: string | null;
  readonly servings: number | null;
  readonly canScale: boolean;
  /** Lines of the list as the recipe has them. */
  readonly written: readonly string[];
  /** The recipe as it reads with what is chosen. */
  view(): CookView;
  choose(next: Partial<Pick<CookState, 'factor' | 'units' | 'at'>>): void;
  tickLine(line: string): void;
  tickStep(step: number): void;
  /** The line as it is written of one that is shown; the same where it is none of the list. */
  findWritten(shown: string): string;
  /** Where on the list that line is, from 0; -1 where it is none of it. */
  findPlace(shown: string): number;
}

function createCookAlong({ session: { text, answer } }: RecipeRun): CookAlong | null {
  if (answer === null) return null;
  const { ingredients, steps, servings, title } = answer;
  const store = createStore<CookState>({
    factor: 1,
    units: 'written',
    ready: new Set(),
    done: new Set(),
    at: -1,
  });
  let last: { readonly key: string; readonly view: CookView } | null = null;

  function view(): CookView {
    const { factor, units } = store.read();
    const key = `${factor} ${units}`;
    if (last?.key === key) return last.view;
    const adapted = adaptRecipe(text, { ingredients, steps, servings }, { factor, ...WANTED[units] });
    // What a step uses is read from it as it is written, and told in the amounts as they now are.
    const amounts = readStepAmounts({ ingredients: adapted.ingredients, steps: adapted.steps });
    last = { key, view: { ...adapted, amounts, times: adapted.steps.map(readStepTimes) } };
    return last.view;
  }

  function toggle<Member>(set: ReadonlySet<Member>, member: Member): ReadonlySet<Member> {
    const next = new Set(set);
    if (!next.delete(member)) next.add(member);
    return next;
  }

  function findPlace(shown: string): number {
    return view().ingredients.findIndex((each) => stripEmphasis(each.text) === stripEmphasis(shown));
  }

  return {
    ...store,
    title,
    servings,
    canScale: canScale(text, { ingredients, steps, servings }),
    written: ingredients.map((each) => stripEmphasis(each.text)),
    view,
    choose: (next) => store.set({ ...store.read(), ...next }),
    tickLine: (line) => store.set({ ...store.read(), ready: toggle(store.read().ready, line) }),
    tickStep: (step) => store.set({ ...store.read(), done: toggle(store.read().done, step) }),
    findPlace,
    findWritten: (shown) => stripEmphasis(ingredients[findPlace(shown)]?.text ?? shown),
  };
}

// The index of all foods takes its time, once: while the first words are waited for, not when the recipe is whole.
if ('requestIdleCallback' in window) requestIdleCallback(() => readStepTimes('1 min'));

const alongs = new Map<number, CookAlong>();

/** The same one for the same recipe; null where there is nothing to cook by. */
export function findCookAlong(run: RecipeRun): CookAlong | null {
  const known = alongs.get(run.id);
  if (known !== undefined) return known;
  const made = createCookAlong(run);
  if (made !== null) alongs.set(run.id, made);
  return made;
}

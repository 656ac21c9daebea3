// The events of one recipe being written. Every chef speaks in these, over HTTP and in the page alike.

import type { Finding } from './finding.ts';
import type { LeftOut, Recipe } from './recipe.ts';

/** Why the built-in chef answers. */
export type BuiltInReason = 'no-model' | 'daily-cap' | 'asked' | 'model-failed';

export type ChefLabel = (
  | { readonly kind: 'built-in'; readonly reason?: BuiltInReason }
  | { readonly kind: 'model'; readonly model?: string }
  /** The cook has it from somewhere else. Only the page says so. */
  | { readonly kind: 'brought' }
) & {
  /** How it came: what a link says of its author is a claim. */
  readonly by?: 'link';
};

export const FAILURE_CODES = [
  'config',
  'quota',
  'busy',
  'too-long',
  'filtered',
  'empty',
  'cut',
  'timeout',
  'offline',
  'refused',
  'invalid',
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** A failure in words that may be shown to a cook: never a provider's text, a stack or a token. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly retryable: boolean;
  /** Whole seconds until another try makes sense. */
  readonly retryAfterSec?: number;
}

/** How the text ended. */
export type Finish = 'complete' | 'length' | 'stopped' | 'refused';

/** An ingredient that was not used because it is not food, and why. */
export type Refused = LeftOut;

/** Everything known of a finished recipe: the JSON of the HTTP and command-line interface. */
export interface RecipeAnswer
  extends Pick<Recipe, 'title' | 'servings' | 'minutes' | 'ingredients' | 'steps' | 'leftOut'> {
  readonly markdown: string;
  readonly source: ChefLabel;
  readonly finish: Finish;
  readonly refused: readonly Refused[];
  readonly allergens: readonly string[];
  readonly findings: readonly Finding[];
}

export type RecipeEvent =
  | { readonly type: 'started'; readonly source: ChefLabel }
  | { readonly type: 'waiting'; readonly seconds: number; readonly why: 'busy' | 'warming-up' | 'thinking' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'held'; readonly findings: readonly Finding[] }
  | { readonly type: 'done'; readonly answer: Omit<RecipeAnswer, 'markdown'> }
  | { readonly type: 'failed'; readonly failure: Failure };

/** What a writer of text (a hosted model, the built-in chef) says before anyone has read it. */
export type DraftEvent =
  | Extract<RecipeEvent, { readonly type: 'waiting' | 'text' | 'failed' }>
  | { readonly type: 'ended'; readonly finish: 'complete' | 'length' };

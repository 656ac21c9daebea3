// What the page knows of one recipe being written: events in, the state to show out.
// Pure: React runs a reducer twice under StrictMode, and the text must not double.

import type { Finding } from './finding.ts';
import { readTextSoFar } from './recipe-change.ts';
import type { ChefLabel, Failure, RecipeAnswer, RecipeEvent } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';

export type SessionPhase =
  /** Asked, nothing written yet. */
  | 'waiting'
  | 'streaming'
  | 'done'
  /** The cook stopped it; the text stays and nothing is wrong. */
  | 'stopped'
  /** Ended at the length limit: it can be continued. */
  | 'cut-off'
  /** Held back for a danger: the text is kept here and not to be shown as a recipe. */
  | 'refused'
  | 'failed';

export interface SessionWaiting {
  /** Seconds without text so far, or until the next try where `why` is "busy". */
  readonly seconds: number;
  /** `silent` is the page's own clock; the rest is what the chef said. */
  readonly why: 'silent' | 'busy' | 'warming-up' | 'thinking';
}

export interface RecipeSession {
  readonly phase: SessionPhase;
  /** What the text was asked for; the list on the page may have changed since. */
  readonly request: RecipeRequest;
  readonly source: ChefLabel;
  readonly text: string;
  readonly waiting: SessionWaiting | null;
  readonly findings: readonly Finding[];
  readonly answer: Omit<RecipeAnswer, 'markdown'> | null;
  readonly failure: Failure | null;
}

export type SessionEvent =
  | RecipeEvent
  | { readonly type: 'stop' }
  /** Said by the page's clock while no text has come. */
  | { readonly type: 'silent'; readonly seconds: number };

/** The state at the press of the button. A recipe that is continued starts with the text there is. */
export function startSession(request: RecipeRequest, source: ChefLabel): RecipeSession {
  return {
    phase: 'waiting',
    request,
    source,
    text: readTextSoFar(request),
    waiting: null,
    findings: [],
    answer: null,
    failure: null,
  };
}

/** Whether nothing more will come. */
export function isOver(session: RecipeSession): boolean {
  return session.phase !== 'waiting' && session.phase !== 'streaming';
}

/** The next state. What comes after the end is passed over, so a late event never undoes a stop. */
export function reduceSession(session: RecipeSession, event: SessionEvent): RecipeSession {
  if (isOver(session)) return reduceEnded(session, event);
  switch (event.type) {
    case 'started':
      return { ...session, source: event.source };
    case 'waiting':
      if (session.phase === 'streaming') return session;
      return { ...session, waiting: { seconds: event.seconds, why: event.why } };
    case 'silent':
      // What the chef has said of its wait is more than the clock can say.
      if (session.phase === 'streaming' || session.waiting !== null) return session;
      return { ...session, waiting: { seconds: event.seconds, why: 'silent' } };
    case 'text':
      return { ...session, phase: 'streaming', text: session.text + event.text, waiting: null };
    case 'held':
      return { ...session, phase: 'refused', findings: event.findings, waiting: null };
    case 'done':
      return endSession(session, event.answer);
    case 'failed':
      return { ...session, phase: 'failed', failure: event.failure, waiting: null };
    case 'stop':
      return { ...session, phase: 'stopped', waiting: null };
  }
}

// `done` follows `held` and brings what was read of the recipe: the one event that counts after an end.
function reduceEnded(session: RecipeSession, event: SessionEvent): RecipeSession {
  if (session.phase !== 'refused' || session.answer !== null || event.type !== 'done') return session;
  return { ...session, answer: event.answer };
}

const PHASE_OF_FINISH = {
  complete: 'done',
  length: 'cut-off',
  stopped: 'stopped',
  refused: 'refused',
} as const satisfies Record<RecipeAnswer['finish'], SessionPhase>;

function endSession(session: RecipeSession, answer: Omit<RecipeAnswer, 'markdown'>): RecipeSession {
  return {
    ...session,
    phase: PHASE_OF_FINISH[answer.finish],
    source: answer.source,
    answer,
    findings: answer.findings,
    waiting: null,
  };
}

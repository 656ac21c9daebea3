// One recipe at a time, from the press of the button to its end, and the built-in chef's recipe beside it where
// the model fails or takes long. Kept outside React: a press makes one request, and text is added once, whatever
// React runs twice. The page is told of new text at most once a frame.

import type { BuiltInReason, Failure, Refused } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import {
  isOver,
  type RecipeSession,
  reduceSession,
  type SessionEvent,
  startSession,
} from '../../recipe/recipe-session.ts';
import type { RecipeSource, RecipeWriting } from '../../recipe/recipe-source.ts';
import { MOST_AVOIDED, NO_WISHES, type Wishes } from '../features/wishes/wishes.ts';
import { EN } from '../text/en.ts';

export interface Serving {
  readonly id: number;
  readonly session: RecipeSession;
  /** The list as it stood when the button was pressed. */
  readonly typed: readonly string[];
  readonly wishes: Wishes;
  /** Titles of the ideas before this one, first to last. */
  readonly earlier: readonly string[];
  /** What was kept back because it is not food. */
  readonly refused: readonly Refused[];
}

export interface KitchenState {
  /** What the cook asked for. */
  readonly asked: Serving | null;
  /** The built-in chef's recipe beside it: after a failure, or taken while waiting. */
  readonly beside: Serving | null;
  /** Waiting so long that the built-in chef's recipe is offered. */
  readonly offersBuiltIn: boolean;
  /** Which of the two is in view where the one beside was taken while waiting. */
  readonly inView: 'asked' | 'beside';
}

/** What is known of the list before anything is sent. */
export interface Prepared {
  readonly usable: readonly string[];
  readonly avoid: readonly string[];
  readonly refused: readonly Refused[];
}

export interface KitchenDeps {
  /** Reads the list: what is not food is kept back. A rejection ends the press in `failed`. */
  readonly prepare: (typed: readonly string[]) => Promise<Prepared>;
  readonly chooseSource: (wanted: 'built-in' | undefined) => RecipeSource;
  readonly builtIn: (reason: BuiltInReason) => RecipeSource;
  readonly nowMs: () => number;
  /** Calls back once, at the next frame or as soon as a hidden page may. */
  readonly atFrame: (callback: () => void) => void;
  readonly after: (ms: number, callback: () => void) => () => void;
}

export interface Kitchen {
  read(): KitchenState;
  subscribe(listener: () => void): () => void;
  ask(typed: readonly string[], wishes?: Wishes, more?: More): void;
  /** Asks for another dish from the list that this recipe was written for. */
  askAnother(serving: Serving): void;
  stop(): void;
  takeBuiltIn(): void;
  view(which: KitchenState['inView']): void;
  /** Stops and empties the table; gives what puts everything back. */
  clear(): () => void;
}

type More = Pick<RecipeRequest, 'change' | 'source'>;

const STILL_WAITING_MS = 5_000;
const OFFER_BUILT_IN_MS = 8_000;
const EMPTY: KitchenState = { asked: null, beside: null, offersBuiltIn: false, inView: 'asked' };

const FAILURES = {
  partMissing: { code: 'offline', message: EN.partMissing, retryable: true },
  nothingEdible: { code: 'refused', message: EN.nothingEdible, retryable: false },
  avoidFull: { code: 'invalid', message: EN.avoidFull, retryable: false },
  internal: { code: 'internal', message: EN.internalMessage, retryable: true },
} as const satisfies Record<string, Failure>;

type Place = 'asked' | 'beside';

/** True while the cook's own request runs. */
export function isRunning(state: KitchenState): boolean {
  return state.asked !== null && !isOver(state.asked.session);
}

/** Whether there is text that may be shown. */
export function hasRecipe(serving: Serving | null): serving is Serving {
  return serving !== null && serving.session.text !== '' && serving.session.phase !== 'refused';
}

export function createKitchen(deps: KitchenDeps): Kitchen {
  let state = EMPTY;
  let lastId = 0;
  let frameAsked = false;
  let writings: Partial<Record<Place, RecipeWriting>> = {};
  let timers: (() => void)[] = [];
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function tellAtFrame(): void {
    if (frameAsked) return;
    frameAsked = true;
    deps.atFrame(() => {
      frameAsked = false;
      tell();
    });
  }

  function change(next: Partial<KitchenState>): void {
    state = { ...state, ...next };
    tell();
  }

  /** The serving at this place, unless another has taken it. */
  function find(place: Place, id: number): Serving | null {
    const serving = state[place];
    return serving?.id === id ? serving : null;
  }

  function apply(place: Place, id: number, event: SessionEvent): void {
    const serving = find(place, id);
    if (serving === null) return;
    const session = reduceSession(serving.session, event);
    if (session === serving.session) return;
    state = { ...state, [place]: { ...serving, session } };
    tellAtFrame();
    if (place === 'asked' && session.phase === 'failed') serveAfterFailure(id);
    if (place === 'asked' && session.phase !== 'waiting') stopClock();
  }

  async function write(place: Place, id: number, source: RecipeSource): Promise<void> {
    const serving = find(place, id);
    if (serving === null || isOver(serving.session)) return;
    const writing = source(serving.session.request);
    writings[place] = writing;
    try {
      for await (const event of writing) {
        if (find(place, id) === null) break;
        apply(place, id, event);
      }
    } catch {
      apply(place, id, { type: 'failed', failure: FAILURES.internal });
    }
    const last = find(place, id);
    if (last !== null && !isOver(last.session)) {
      apply(place, id, { type: 'failed', failure: FAILURES.internal });
    }
  }

  function serve(place: Place, asked: Omit<Serving, 'id' | 'session'>, request: RecipeRequest): number {
    lastId += 1;
    const kind = place === 'beside' || request.source === 'built-in' ? 'built-in' : 'model';
    state = { ...state, [place]: { ...asked, id: lastId, session: startSession(request, { kind }) } };
    return lastId;
  }

  function startClock(id: number): void {
    const startedMs = deps.nowMs();
    // A hidden page's timers come late: what counts is the clock when they do.
    const silent = () =>
      apply('asked', id, { type: 'silent', seconds: Math.round((deps.nowMs() - startedMs) / 1000) });
    timers.push(
      deps.after(STILL_WAITING_MS, silent),
      deps.after(OFFER_BUILT_IN_MS, () => {
        if (find('asked', id)?.session.phase === 'waiting' && state.beside === null) {
          change({ offersBuiltIn: true });
        }
      }),
    );
  }

  function stopClock(): void {
    for (const cancel of timers) cancel();
    timers = [];
    if (state.offersBuiltIn) state = { ...state, offersBuiltIn: false };
  }

  function serveAfterFailure(id: number): void {
    const failed = find('asked', id);
    if (failed?.session.failure === null || failed === null) return;
    // The built-in chef cannot cook what is not food either, and does not follow its own failure.
    if (failed.session.failure.code === 'refused' || failed.session.source.kind === 'built-in') return;
    if (state.beside === null) besideOf(failed, 'model-failed');
  }

  function besideOf(serving: Serving, reason: BuiltInReason): void {
    const { change: _change, source: _source, ...request } = serving.session.request;
    const id = serve('beside', serving, request);
    tell();
    void write('beside', id, deps.builtIn(reason));
  }

  function dismiss(): void {
    writings.asked?.stop();
    writings.beside?.stop();
    writings = {};
    stopClock();
  }

  async function start(id: number, typed: readonly string[], wanted: RecipeRequest['source']): Promise<void> {
    let prepared: Prepared;
    try {
      prepared = await deps.prepare(typed);
    } catch {
      apply('asked', id, { type: 'failed', failure: FAILURES.partMissing });
      return;
    }
    const serving = find('asked', id);
    if (serving === null || isOver(serving.session)) return;
    const { usable, refused } = prepared;
    const avoid = [...new Set([...(serving.wishes.avoid ?? []), ...prepared.avoid])];
    const request: RecipeRequest = {
      ...serving.session.request,
      ingredients: usable,
      ...(avoid.length > 0 ? { avoid } : {}),
    };
    state = { ...state, asked: { ...serving, refused, session: { ...serving.session, request } } };
    if (usable.length === 0) apply('asked', id, { type: 'failed', failure: FAILURES.nothingEdible });
    else if (avoid.length > MOST_AVOIDED) apply('asked', id, { type: 'failed', failure: FAILURES.avoidFull });
    else await write('asked', id, deps.chooseSource(wanted === 'built-in' ? wanted : undefined));
  }

  function begin(
    typed: readonly string[],
    wishes: Wishes,
    more: Partial<RecipeRequest>,
    earlier: readonly string[],
  ) {
    dismiss();
    state = EMPTY;
    const asked = { typed: [...typed], wishes, earlier, refused: [] };
    const id = serve('asked', asked, { ingredients: typed, ...wishes, ...more });
    startClock(id);
    tell();
    void start(id, typed, more.source);
  }

  const ask: Kitchen['ask'] = (typed, wishes = NO_WISHES, more = {}) => begin(typed, wishes, more, []);

  const stop = () => {
    const running = state.asked;
    if (running === null || isOver(running.session)) return;
    writings.asked?.stop();
    apply('asked', running.id, { type: 'stop' });
    tell();
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    askAnother(serving) {
      const { request, answer } = serving.session;
      const source = serving === state.beside ? 'built-in' : request.source;
      const title = answer?.title ?? null;
      begin(
        serving.typed,
        serving.wishes,
        { idea: (request.idea ?? 0) + 1, ...(source === undefined ? {} : { source }) },
        title === null ? serving.earlier : [...serving.earlier, title],
      );
    },
    stop,
    takeBuiltIn() {
      const { asked } = state;
      if (asked === null) return;
      if (isOver(asked.session)) {
        ask(asked.typed, asked.wishes, { source: 'built-in' });
        return;
      }
      state = { ...state, offersBuiltIn: false, inView: 'beside' };
      besideOf(asked, 'asked');
    },
    view(which) {
      change({ inView: which });
    },
    clear() {
      stop();
      if (state.beside !== null) apply('beside', state.beside.id, { type: 'stop' });
      // What has no text yet would come back as a wait that never ends.
      const before = hasRecipe(state.beside) ? state : { ...state, beside: null, inView: 'asked' as const };
      dismiss();
      change(EMPTY);
      return () => {
        if (state.asked === null) change(before);
      };
    },
  };
}

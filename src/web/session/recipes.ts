// Every recipe of the visit: the one being written, the built-in chef's beside it where a model fails or takes long,
// those that were there already and are only read, and those before. A press makes one request, and text is added once. The page is told of new text at most once a
// frame.

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
import { MOST_AVOIDED, NO_WISHES, type Wishes } from '../../recipe/wishes/wishes.ts';
import { EN } from '../text/en.ts';
import { createStore, type Store } from './store.ts';

/** One recipe that was asked for: its request, its text as far as it has come, and how it ended. */
export interface RecipeRun {
  readonly id: number;
  /** The run whose place on the page this one has: itself, or the first half of what it carries on. */
  readonly placeId: number;
  readonly session: RecipeSession;
  /** The list as it stood when the button was pressed. */
  readonly typed: readonly string[];
  readonly wishes: Wishes;
  /** Titles of the ideas before this one, first to last. */
  readonly earlier: readonly string[];
  /** What was kept back because it is not food. */
  readonly refused: readonly Refused[];
  /** The run that the built-in chef wrote this one beside. */
  readonly besideId: number | null;
  /** The run that this one changes. */
  readonly changedId: number | null;
  /** What was not asked for here, but was there already. */
  readonly given: Given | null;
  readonly startedMs: number;
  /** From the press to the end; null until then. */
  readonly tookMs: number | null;
}

/** A recipe that is there already: the cook brought it, or it came by a link. */
export interface Given {
  readonly by: 'cook' | 'link';
  /** Its text as it came; null until it is known. */
  readonly text: string | null;
  /** What reads it, and what it is checked against. A rejection ends the opening in `failed`. */
  readonly open: (request: RecipeRequest) => Promise<Opened>;
}

export interface Opened {
  readonly source: RecipeSource;
  readonly request: RecipeRequest;
}

export interface RecipesState {
  /** Oldest first. What has no text that may be shown goes when the next is asked for. */
  readonly runs: readonly RecipeRun[];
  /** What the cook asked for last. */
  readonly latestId: number | null;
  /** The recipe in view. */
  readonly shownId: number | null;
  /** Waiting so long that the built-in chef's recipe is offered. */
  readonly offersBuiltIn: boolean;
}

/** What is known of the list before anything is sent. */
export interface Prepared {
  readonly usable: readonly string[];
  readonly avoid: readonly string[];
  readonly refused: readonly Refused[];
}

export interface RecipesDeps {
  /** Reads the list: what is not food is kept back. A rejection ends the press in `failed`. */
  readonly prepare: (typed: readonly string[]) => Promise<Prepared>;
  readonly chooseSource: (wanted: 'built-in' | undefined) => RecipeSource;
  readonly builtIn: (reason: BuiltInReason) => RecipeSource;
  readonly nowMs: () => number;
  /** The language that recipes are wanted in, where it is not English. */
  readonly readLanguage?: () => string | undefined;
  /** Calls back once, at the next frame or as soon as a hidden page may. */
  readonly atFrame: (callback: () => void) => void;
  readonly after: (ms: number, callback: () => void) => () => void;
}

export interface Recipes extends Store<RecipesState> {
  /** `changed` is the recipe that this one changes. */
  ask(typed: readonly string[], wishes?: Wishes, more?: More, changed?: RecipeRun): void;
  /** Reads and checks a recipe that is there already, against the list and the wishes. */
  open(given: Given, typed: readonly string[], wishes: Wishes): void;
  /** Asks for another dish from the list that this recipe was written for. */
  askAnother(run: RecipeRun): void;
  stop(): void;
  takeBuiltIn(): void;
  show(id: number): void;
  /** Stops and empties the page of recipes; gives what puts everything back. */
  clear(): () => void;
}

type More = Pick<RecipeRequest, 'change' | 'source'>;
type NewRun = Omit<RecipeRun, 'id' | 'placeId' | 'session' | 'startedMs' | 'tookMs'>;

const STILL_WAITING_MS = 5_000;
const OFFER_BUILT_IN_MS = 8_000;
/** Recipes that one visit keeps; more than anybody looks back to. */
const MOST_KEPT = 30;
const EMPTY: RecipesState = { runs: [], latestId: null, shownId: null, offersBuiltIn: false };

const FAILURES = {
  partMissing: { code: 'offline', message: EN.partMissing, retryable: true },
  nothingEdible: { code: 'refused', message: EN.nothingEdible, retryable: false },
  avoidFull: { code: 'invalid', message: EN.avoidFull, retryable: false },
  internal: { code: 'internal', message: EN.internalMessage, retryable: true },
} as const satisfies Record<string, Failure>;

export function findRun({ runs }: RecipesState, id: number | null): RecipeRun | null {
  return runs.find((run) => run.id === id) ?? null;
}

/** What was asked for last, and the built-in chef's recipe beside it. */
export function readLatest(state: RecipesState): {
  readonly latest: RecipeRun | null;
  readonly beside: RecipeRun | null;
} {
  const latest = findRun(state, state.latestId);
  const beside = latest === null ? undefined : state.runs.find(({ besideId }) => besideId === latest.id);
  return { latest, beside: beside ?? null };
}

/** True while the cook's own request runs. */
export function isRunning(state: RecipesState): boolean {
  const { latest } = readLatest(state);
  return latest !== null && !isOver(latest.session);
}

/** Whether there is text that may be shown. */
export function hasRecipe(run: RecipeRun | null): run is RecipeRun {
  return run !== null && run.session.text !== '' && run.session.phase !== 'refused';
}

/** Whether two states differ at most in how far a text has come. */
export function isSameOutline(one: RecipesState, other: RecipesState): boolean {
  const { runs, ...rest } = one;
  const { runs: otherRuns, ...otherRest } = other;
  return (
    isSameBut('', rest, otherRest) &&
    runs.length === otherRuns.length &&
    runs.every((run, at) => isSameRun(run, otherRuns[at]))
  );
}

function isSameRun(one: RecipeRun, other: RecipeRun | undefined): boolean {
  if (one === other) return true;
  if (other === undefined || !isSameBut('session', one, other)) return false;
  const hasGrown = one.session.phase === 'streaming' && one.session.text !== '' && other.session.text !== '';
  return isSameBut(hasGrown ? 'text' : '', one.session, other.session);
}

function isSameBut<Value extends object>(passedOver: string, one: Value, other: Value): boolean {
  return Object.entries(one).every(
    ([key, value]) => key === passedOver || Object.is(value, other[key as keyof Value]),
  );
}

export function createRecipes(deps: RecipesDeps): Recipes {
  const store = createStore(EMPTY);
  const writings = new Map<number, RecipeWriting>();
  let lastId = 0;
  let frameAsked = false;
  let timers: (() => void)[] = [];

  const find = (id: number | null) => findRun(store.read(), id);
  const change = (next: Partial<RecipesState>) => store.set({ ...store.read(), ...next });
  const changeQuietly = (next: Partial<RecipesState>) => store.setQuietly({ ...store.read(), ...next });

  function tellAtFrame(): void {
    if (frameAsked) return;
    frameAsked = true;
    deps.atFrame(() => {
      frameAsked = false;
      store.tell();
    });
  }

  function replace(run: RecipeRun): void {
    changeQuietly({ runs: store.read().runs.map((one) => (one.id === run.id ? run : one)) });
  }

  function apply(id: number, event: SessionEvent): void {
    const run = find(id);
    if (run === null) return;
    const session = reduceSession(run.session, event);
    if (session === run.session) return;
    const hasEnded = isOver(session) && !isOver(run.session);
    replace({ ...run, session, ...(hasEnded ? { tookMs: deps.nowMs() - run.startedMs } : {}) });
    if (run.session.text === '' && session.text !== '') bringIntoView(id);
    if (session.phase === 'refused') takeOutOfView(id);
    tellAtFrame();
    if (id !== store.read().latestId) return;
    // A pause that is known to be long is not sat out before there is another way.
    if (event.type === 'waiting' && event.why === 'busy' && event.seconds * 1000 > OFFER_BUILT_IN_MS)
      offerBuiltIn(id);
    if (session.phase === 'failed') writeAfterFailure(id);
    if (session.phase !== 'waiting') stopClock();
  }

  /** What has just begun to be written is what the cook waits for; nothing else is swapped by itself. */
  function bringIntoView(id: number): void {
    const { latest, beside } = readLatest(store.read());
    const isLeft = latest?.session.phase === 'failed' && hasRecipe(latest);
    if (latest?.id === id ? beside === null : !isLeft) changeQuietly({ shownId: id });
  }

  /** What is held back makes room for the recipe before it. */
  function takeOutOfView(id: number): void {
    const { runs, shownId } = store.read();
    if (shownId === id) changeQuietly({ shownId: runs.filter(hasRecipe).at(-1)?.id ?? null });
  }

  async function write(id: number, source: RecipeSource): Promise<void> {
    const run = find(id);
    if (run === null || isOver(run.session)) return;
    const writing = source(run.session.request);
    writings.set(id, writing);
    try {
      for await (const event of writing) {
        if (writings.get(id) !== writing) break;
        apply(id, event);
      }
    } catch {
      apply(id, { type: 'failed', failure: FAILURES.internal });
    }
    if (writings.get(id) !== writing) return;
    writings.delete(id);
    const last = find(id);
    if (last !== null && !isOver(last.session)) apply(id, { type: 'failed', failure: FAILURES.internal });
  }

  function add(run: NewRun, request: RecipeRequest, placeId?: number): number {
    lastId += 1;
    const id = lastId;
    const isBuiltIn = run.besideId !== null || request.source === 'built-in';
    const kind = run.given !== null ? 'brought' : isBuiltIn ? 'built-in' : 'model';
    const { runs } = store.read();
    const session = startSession(request, { kind });
    const times = { startedMs: deps.nowMs(), tookMs: null };
    changeQuietly({ runs: [...runs, { ...run, ...times, id, placeId: placeId ?? id, session }] });
    return id;
  }

  function startClock(id: number): void {
    const startedMs = deps.nowMs();
    // A hidden page's timers come late: what counts is the clock when they do.
    const silent = () =>
      apply(id, { type: 'silent', seconds: Math.round((deps.nowMs() - startedMs) / 1000) });
    timers.push(
      deps.after(STILL_WAITING_MS, silent),
      deps.after(OFFER_BUILT_IN_MS, () => offerBuiltIn(id)),
    );
  }

  function offerBuiltIn(id: number): void {
    const { latest, beside } = readLatest(store.read());
    if (latest?.id !== id || latest.session.phase !== 'waiting' || beside !== null) return;
    change({ offersBuiltIn: true });
  }

  function stopClock(): void {
    for (const cancel of timers) cancel();
    timers = [];
    changeQuietly({ offersBuiltIn: false });
  }

  function writeAfterFailure(id: number): void {
    const failed = find(id);
    if (failed?.session.failure === null || failed === null) return;
    // The built-in chef cannot cook what is not food either, and does not follow its own failure. What is only read
    // was not asked for.
    if (failed.given !== null) return;
    if (failed.session.failure.code === 'refused' || failed.session.source.kind === 'built-in') return;
    if (readLatest(store.read()).beside === null) writeBeside(failed, 'model-failed');
  }

  function writeBeside(run: RecipeRun, reason: BuiltInReason): void {
    const { change: _change, source: _source, ...request } = run.session.request;
    const id = add({ ...run, besideId: run.id }, request);
    store.tell();
    void write(id, deps.builtIn(reason));
  }

  /** Ends all that is being written. What has text keeps it, as stopped. */
  function endWriting(): void {
    stopClock();
    const ended = [...writings.values()];
    writings.clear();
    for (const writing of ended) writing.stop();
    for (const { id } of store.read().runs) apply(id, { type: 'stop' });
  }

  /** What can be looked at again. */
  function listKept(): readonly RecipeRun[] {
    return store.read().runs.filter(hasRecipe).slice(-MOST_KEPT);
  }

  async function start(id: number, typed: readonly string[], wanted: RecipeRequest['source']): Promise<void> {
    let prepared: Prepared;
    try {
      prepared = await deps.prepare(typed);
    } catch {
      apply(id, { type: 'failed', failure: FAILURES.partMissing });
      return;
    }
    const run = find(id);
    if (run === null || isOver(run.session)) return;
    const { usable, refused } = prepared;
    const avoid = [...new Set([...(run.wishes.avoid ?? []), ...prepared.avoid])];
    const request: RecipeRequest = {
      ...run.session.request,
      ingredients: usable,
      ...(avoid.length > 0 ? { avoid } : {}),
    };
    replace({ ...run, refused, session: { ...run.session, request } });
    if (run.given !== null) await open(id, run.given);
    else if (usable.length === 0) apply(id, { type: 'failed', failure: FAILURES.nothingEdible });
    else if (avoid.length > MOST_AVOIDED) apply(id, { type: 'failed', failure: FAILURES.avoidFull });
    else await write(id, deps.chooseSource(wanted === 'built-in' ? wanted : undefined));
  }

  async function open(id: number, given: Given): Promise<void> {
    const asked = find(id);
    if (asked === null) return;
    let opened: Opened;
    try {
      opened = await given.open(asked.session.request);
    } catch {
      apply(id, { type: 'failed', failure: FAILURES.partMissing });
      return;
    }
    const run = find(id);
    if (run === null) return;
    replace({ ...run, session: { ...run.session, request: opened.request } });
    await write(id, opened.source);
  }

  function begin(
    typed: readonly string[],
    wishes: Wishes,
    more: Partial<RecipeRequest>,
    earlier: readonly string[],
    changedId: number | null = null,
    given: Given | null = null,
  ) {
    endWriting();
    // What is there already is in the language that it is in.
    const language = given === null ? deps.readLanguage?.() : undefined;
    const request = { ingredients: typed, ...wishes, ...(language !== undefined && { language }), ...more };
    const { change: wanted } = request;
    // A recipe that is carried on takes the place of its first half.
    const isMore = wanted !== undefined && 'continue' in wanted;
    const half = isMore ? listKept().find(({ session }) => session.text === wanted.recipe) : undefined;
    const runs = listKept().filter((run) => run !== half);
    changeQuietly({ runs });
    const run = { typed: [...typed], wishes, earlier, refused: [], besideId: null, changedId, given };
    const id = add(run, request, half?.placeId);
    changeQuietly({ latestId: id, ...(isMore || runs.length === 0 ? { shownId: id } : {}) });
    if (given === null) startClock(id);
    store.tell();
    void start(id, typed, more.source);
  }

  const ask: Recipes['ask'] = (typed, wishes = NO_WISHES, more = {}, changed) =>
    begin(typed, wishes, more, [], changed?.id);

  const stop = () => {
    const { latest } = readLatest(store.read());
    if (latest === null || isOver(latest.session)) return;
    const writing = writings.get(latest.id);
    writings.delete(latest.id);
    writing?.stop();
    apply(latest.id, { type: 'stop' });
    store.tell();
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    ask,
    open: (given, typed, wishes) => begin(typed, wishes, {}, [], null, given),
    askAnother(run) {
      const { request, answer, source } = run.session;
      const wanted = run.besideId !== null && source.kind === 'built-in' ? 'built-in' : request.source;
      const title = answer?.title ?? null;
      begin(
        run.typed,
        run.wishes,
        { idea: (request.idea ?? 0) + 1, ...(wanted === undefined ? {} : { source: wanted }) },
        title === null ? run.earlier : [...run.earlier, title],
      );
    },
    stop,
    takeBuiltIn() {
      const { latest } = readLatest(store.read());
      if (latest === null) return;
      if (isOver(latest.session)) {
        ask(latest.typed, latest.wishes, { source: 'built-in' });
        return;
      }
      changeQuietly({ offersBuiltIn: false });
      writeBeside(latest, 'asked');
    },
    show: (id) => change({ shownId: id }),
    clear() {
      endWriting();
      const { runs, ...rest } = store.read();
      // A recipe beside another that has no text yet would come back as a wait that never ends.
      const before = { ...rest, runs: runs.filter((run) => run.besideId === null || hasRecipe(run)) };
      change(EMPTY);
      return () => {
        if (store.read().latestId === null) change(before);
      };
    },
  };
}

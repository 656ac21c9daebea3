// Every recipe of the visit: the one being written, the built-in chef's beside it where a model fails or takes long,
// those that were there already and are only read, and those before. A press makes one request, and text is added once.
// The page is told of new text at most once a frame.

import type { BuiltInReason, Failure } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import { isOver, reduceSession, type SessionEvent, startSession } from '../../recipe/recipe-session.ts';
import type { RecipeSource, RecipeWriting } from '../../recipe/recipe-source.ts';
import { MOST_AVOIDED, NO_WISHES, type Wishes } from '../../recipe/wishes/wishes.ts';
import { EN } from '../text/en.ts';
import {
  findRun,
  type Given,
  hasRecipe,
  type RecipeRun,
  type RecipesState,
  readLatest,
} from './recipe-runs.ts';
import type { RecipesDeps } from './recipes-port.ts';
import { createStore, type Store } from './store.ts';

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

  function fail(id: number, why: keyof typeof FAILURES): void {
    apply(id, { type: 'failed', failure: FAILURES[why] });
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
      fail(id, 'internal');
    }
    if (writings.get(id) !== writing) return;
    writings.delete(id);
    const last = find(id);
    if (last !== null && !isOver(last.session)) fail(id, 'internal');
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
    // What is only read was not asked for. The built-in chef cannot cook what is not food either, and does not follow
    // its own failure.
    if (failed === null || failed.given !== null || failed.session.failure?.code === 'refused') return;
    const isBuiltIn = failed.session.source.kind === 'built-in';
    if (!isBuiltIn && readLatest(store.read()).beside === null) writeBeside(failed, 'model-failed');
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

  /** Reads the list, then has the recipe written, or what is there already opened. */
  async function start(id: number, typed: readonly string[], wanted: RecipeRequest['source']): Promise<void> {
    const prepared = await deps.prepare(typed).catch(() => fail(id, 'partMissing'));
    const run = find(id);
    if (!prepared || run === null || isOver(run.session)) return;
    const { usable, refused } = prepared;
    const avoid = [...new Set([...(run.wishes.avoid ?? []), ...prepared.avoid])];
    const request: RecipeRequest = {
      ...run.session.request,
      ingredients: usable,
      ...(avoid.length > 0 ? { avoid } : {}),
    };
    replace({ ...run, refused, session: { ...run.session, request } });
    if (run.given !== null) await open(id, run.given, request);
    else if (usable.length === 0) fail(id, 'nothingEdible');
    else if (avoid.length > MOST_AVOIDED) fail(id, 'avoidFull');
    else await write(id, deps.chooseSource(wanted === 'built-in' ? wanted : undefined));
  }

  async function open(id: number, given: Given, request: RecipeRequest): Promise<void> {
    const opened = await given.open(request).catch(() => fail(id, 'partMissing'));
    const run = find(id);
    if (!opened || run === null) return;
    replace({ ...run, session: { ...run.session, request: opened.request } });
    await write(id, opened.source);
  }

  function begin(
    asked: Pick<RecipeRun, 'typed' | 'wishes'> & Partial<Pick<RecipeRun, 'earlier' | 'changedId' | 'given'>>,
    more: Partial<RecipeRequest> = {},
  ) {
    endWriting();
    const run = { earlier: [], changedId: null, given: null, ...asked, refused: [], besideId: null };
    // What is there already is in the language that it is in.
    const language = run.given === null ? deps.readLanguage?.() : undefined;
    const request = {
      ingredients: run.typed,
      ...run.wishes,
      ...(language !== undefined && { language }),
      ...more,
    };
    const { change: wanted } = request;
    // A recipe that is carried on takes the place of its first half.
    const isMore = wanted !== undefined && 'continue' in wanted;
    const half = isMore ? listKept().find(({ session }) => session.text === wanted.recipe) : undefined;
    const runs = listKept().filter((kept) => kept !== half);
    changeQuietly({ runs });
    const id = add(run, request, half?.placeId);
    changeQuietly({ latestId: id, ...(isMore || runs.length === 0 ? { shownId: id } : {}) });
    if (run.given === null) startClock(id);
    store.tell();
    void start(id, run.typed, more.source);
  }

  const ask: Recipes['ask'] = (typed, wishes = NO_WISHES, more = {}, changed) =>
    begin({ typed: [...typed], wishes, changedId: changed?.id ?? null }, more);

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
    ...store,
    ask,
    open: (given, typed, wishes) => begin({ typed, wishes, given }),
    askAnother({ typed, wishes, earlier, besideId, session: { request, answer, source } }) {
      const wanted = besideId !== null && source.kind === 'built-in' ? 'built-in' : request.source;
      const title = answer?.title ?? null;
      begin(
        { typed, wishes, earlier: title === null ? earlier : [...earlier, title] },
        { idea: (request.idea ?? 0) + 1, ...(wanted === undefined ? {} : { source: wanted }) },
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

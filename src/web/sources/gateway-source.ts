// The chef behind the gateway: one POST for one press, never repeated by itself, closed when it is stopped.
// Where there is no gateway at all (a static site answers 404 or this page) another chef takes the request over; any
// other page is somebody else's, such as that of a login.

import type { Failure, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import type { RecipeSource, RecipeWriting } from '../../recipe/recipe-source.ts';
import { PATHS } from '../../wire/paths.ts';
import { EN } from '../text/en.ts';
import { EN_RECIPE } from '../text/en-recipe.ts';

/** What reads an answer; loaded apart from the page. */
export interface WireReader {
  readEvents(body: ReadableStream<Uint8Array>): AsyncIterable<RecipeEvent>;
  readProblem(json: unknown): { readonly failure: Failure } | null;
}

export interface GatewayDeps {
  readonly fetch: typeof fetch;
  readonly loadReader: () => Promise<WireReader>;
  /** Writes where no gateway answers. */
  readonly whenAbsent: RecipeSource;
}

const OFFLINE: Failure = { code: 'offline', message: EN_RECIPE.offlineMessage, retryable: true };
const BROKEN_OFF: Failure = { code: 'cut', message: EN_RECIPE.cutMessage, retryable: true };
const INTERNAL: Failure = { code: 'internal', message: EN.internalMessage, retryable: true };

const NOT_LARDER: Failure = { code: 'internal', message: EN_RECIPE.notLarder, retryable: true };
/** In index.html, which a host of files may answer with whatever is asked. */
const OWN_PAGE = '<div id="page">';

/** A source that asks the gateway of the page's own origin. Failures are events: iterating never throws. */
export function createGatewaySource(deps: GatewayDeps): RecipeSource {
  return (request) => {
    const control = new AbortController();
    let other: RecipeWriting | null = null;
    // The request leaves at once, not when someone begins to listen.
    const answering = ask(deps, request, control.signal);
    answering.catch(() => undefined);

    async function* write(): AsyncGenerator<RecipeEvent> {
      try {
        const answer = await answering;
        if (answer.kind === 'events') yield* passOn(answer.events, control.signal);
        else if (answer.kind === 'failed') yield { type: 'failed', failure: answer.failure };
        else if (!control.signal.aborted) {
          other = deps.whenAbsent(request);
          yield* other;
        }
      } catch {
        if (!control.signal.aborted) yield { type: 'failed', failure: OFFLINE };
      }
    }

    const events = write();
    return {
      [Symbol.asyncIterator]: () => events,
      stop() {
        control.abort();
        other?.stop();
      },
    };
  };
}

/** The events up to the end that they tell; an answer that ends without one was cut. */
async function* passOn(events: AsyncIterable<RecipeEvent>, signal: AbortSignal): AsyncGenerator<RecipeEvent> {
  try {
    for await (const event of events) {
      yield event;
      if (event.type === 'done' || event.type === 'failed') return;
    }
  } catch {
    // The connection was lost, or the stream broke its rules: what came is kept.
  }
  if (!signal.aborted) yield { type: 'failed', failure: BROKEN_OFF };
}

type Answer =
  | { readonly kind: 'events'; readonly events: AsyncIterable<RecipeEvent> }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'absent' };

async function ask(deps: GatewayDeps, request: RecipeRequest, signal: AbortSignal): Promise<Answer> {
  const [response, reader] = await Promise.all([
    deps.fetch(`.${PATHS.recipes}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal,
      // A login in front of Larder may want its cookie; Larder itself sets none.
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
    }),
    deps.loadReader(),
  ]);
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('text/event-stream') && response.body !== null) {
    return { kind: 'events', events: reader.readEvents(response.body) };
  }
  if (type.includes('json')) {
    const problem = reader.readProblem(await response.json().catch(() => null));
    if (problem !== null) return { kind: 'failed', failure: withPause(problem.failure, response) };
  }
  if (response.type === 'opaqueredirect') return { kind: 'failed', failure: NOT_LARDER };
  const isPage = type.startsWith('text/html');
  if (isPage && (response.status === 401 || response.status === 403))
    return { kind: 'failed', failure: NOT_LARDER };
  if (response.ok && isPage) {
    const isOwnPage = (await response.text()).includes(OWN_PAGE);
    return isOwnPage ? { kind: 'absent' } : { kind: 'failed', failure: NOT_LARDER };
  }
  if (response.ok || response.status === 404 || response.status === 405 || response.status === 501) {
    await response.body?.cancel();
    return { kind: 'absent' };
  }
  return { kind: 'failed', failure: withPause(INTERNAL, response) };
}

/** Retry-After in seconds, where the body does not say it. */
function withPause(failure: Failure, response: Response): Failure {
  const pause = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  if (failure.retryAfterSec !== undefined || !Number.isInteger(pause) || pause < 0) return failure;
  return { ...failure, retryAfterSec: pause };
}

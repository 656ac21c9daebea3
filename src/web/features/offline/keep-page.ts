// Has the page's own files kept on this device, and notices a newer Larder. A newer one is taken at a moment when
// nothing can be lost by it; else the cook is told and decides.

import type { Session } from '../../session/session.ts';
import type { OwnStore } from '../../session/store.ts';
import { OFFLINE_WORDS } from '../../text/en-offline.ts';

/** Goes over to the newer page. */
export type TakeNewer = () => void;

export interface KeptPage {
  readonly session: Session;
  /** Told of a newer Larder, with the way there. */
  readonly newer: OwnStore<TakeNewer | null>;
  /** What stands in the field. */
  readonly readField: () => string;
  readonly reload: () => void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const WORKER = './sw.js';
/** Named in the content security policy: the one address that it lets the page run a worker from. */
const POLICY = 'larder-worker';
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Does nothing where the browser has no workers, or the page is not on https or this machine. */
export async function keepPage({ session, newer, readField, reload }: KeptPage): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container === undefined) return;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const address =
    trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
  // An upgrade is seen by asking the server, never an HTTP cache.
  const registration = await container.register(address, { updateViaCache: 'none' });

  /** Nothing typed, set or written is in the page. */
  const isBare = () => {
    const { list, wishes, recipes, ownModel } = session;
    const { ingredients, taken } = list.read();
    return (
      ingredients.length === 0 &&
      taken === null &&
      Object.keys(wishes.read()).length === 0 &&
      recipes.read().latestId === null &&
      ownModel.read() === null &&
      readField() === ''
    );
  };
  const take = () => {
    const { waiting } = registration;
    // Where no worker runs this page, nothing waits: the newer one is in charge already.
    if (waiting === null) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take-over');
  };
  const tell = () => {
    if (newer.read() !== null) return;
    if (document.hidden && isBare()) return take();
    newer.set(take);
    session.announcer.say(OFFLINE_WORDS.newer);
  };

  if (registration.waiting !== null) tell();
  registration.addEventListener('updatefound', () => {
    const { active, installing } = registration;
    // The first worker of all brings nothing newer.
    if (active === null || installing === null) return;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') tell();
    });
  });
  // Another tab went over: the files of this page are gone from the cache.
  container.addEventListener('controllerchange', tell);

  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      if (newer.read() !== null && isBare()) take();
    } else if (Date.now() - lookedAtMs > LOOK_AGAIN_MS) {
      lookedAtMs = Date.now();
      // Without a network there is nothing to hear.
      registration.update().catch(() => undefined);
    }
  });
}

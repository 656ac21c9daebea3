// Where the page tells of a newer Larder.

import { loadOnce } from '../../parts/load-once.ts';
import { readField, reloadPage } from '../../parts/reload-page.ts';
import type { Session } from '../../session/session.ts';
import { createStore, useStore } from '../../session/store.ts';
import type { TakeNewer } from './keep-page.ts';

const offline = loadOnce(() => import('./offline.ts'));
const newer = createStore<TakeNewer | null>(null);

/** Has the page's own files kept for when the network is gone. */
export async function keepOffline(session: Session): Promise<void> {
  // While the page is worked on there is no worker.
  if (!import.meta.env.PROD) return;
  const { keepPage } = await offline.load();
  await keepPage({ session, newer, readField, reload: () => reloadPage(session) });
}

export function NewerPlace() {
  const take = useStore(newer);
  const arrived = offline.arrived();
  return take !== null && arrived !== null && <arrived.NewerNotice take={take} />;
}

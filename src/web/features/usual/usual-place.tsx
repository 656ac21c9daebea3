// Where the usual is shown while one is kept; all of it loads only then.

import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';

export const usualPart = loadOnce(() => import('./usual-part.ts'));

export function UsualPlace() {
  const isKept = useStore(useSession().keepsUsual);
  const arrived = usePart(usualPart, isKept);
  if (!isKept) return null;
  return arrived === null ? <PartPending part={usualPart} /> : <arrived.UsualNote />;
}

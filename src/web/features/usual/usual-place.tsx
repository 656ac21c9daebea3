// Where the usual is shown while one is kept; all of it loads only then.

import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';

export const usualPart = loadOnce(() => import('./usual-part.ts'));

export function UsualPlace() {
  const isKept = useStore(useSession().keepsUsual);
  return isKept && <Arriving part={usualPart}>{({ UsualNote }) => <UsualNote />}</Arriving>;
}

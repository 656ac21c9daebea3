// The one status region: what is said here is read out to those who do not see it happen.

import { useStore } from '../session/store.ts';
import { useSession } from '../session/use-session.ts';

export function StatusRegion() {
  const words = useStore(useSession().announcer);
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  );
}

// Where the timers of the page stand, whichever recipe is in view, or none.

import { usePart } from '../../parts/load-once.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { cookPart } from './cook-part.ts';

export function TimerPlace() {
  const { recipes } = useSession();
  const isAsked = useStore(recipes, (state) => state.latestId !== null);
  const arrived = usePart(cookPart, isAsked);
  if (arrived === null) return null;
  return (
    <>
      <arrived.TimerTray />
      <arrived.TimerEnds />
    </>
  );
}

// Whether a recipe is still one for the list and the wishes as they stand.

import { readStaleness, type Staleness } from '../../session/read-run.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';

export function useStaleness(run: RecipeRun): Staleness {
  const { list, wishes } = useSession();
  const { ingredients } = useStore(list);
  const set = useStore(wishes);
  return readStaleness(
    run,
    ingredients.map(({ text }) => text),
    set,
  );
}

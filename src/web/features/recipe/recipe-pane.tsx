// The right side of the page: empty at first, then what was asked for.

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { loadOnce } from '../../parts/load-once.ts';
import { ReloadButton } from '../../parts/reload-button.tsx';
import { readLatest } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { PlainButton, QuietButton } from '../../ui/buttons.tsx';
import { Guard } from '../../ui/guard.tsx';
import { ShelfDrawing } from '../../ui/icons.tsx';

const recipesView = loadOnce(() => import('./recipes-view.tsx'));

/** Loads what shows recipes, ahead of the first one. */
export const warmRecipesView = recipesView.load;

export function RecipePane({ paneRef }: { readonly paneRef: RefObject<HTMLElement | null> }) {
  const { recipes } = useSession();
  const latestId = useStore(recipes, (state) => state.latestId);
  const [arrived, setArrived] = useState(recipesView.arrived);
  const takeView = useCallback(() => setArrived(recipesView.arrived), []);
  useBeginning(paneRef);
  if (latestId === null) return <NoRecipe />;
  return (
    <section className="recipe-side" aria-label={WORDS.recipePlace} tabIndex={-1} ref={paneRef}>
      <Guard of={latestId} fallback={<p>{WORDS.internalMessage}</p>}>
        {arrived === null ? <ViewPending key={latestId} onCome={takeView} /> : <arrived.RecipesView />}
      </Guard>
    </section>
  );
}

/** Until what shows recipes has come, the press is answered in words. */
function ViewPending({ onCome }: { readonly onCome: () => void }) {
  const { askAgain } = useSession();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    recipesView.load().then(onCome, () => setMissing(true));
  }, [onCome]);
  return (
    <div className="empty-recipe">
      <h2>{isMissing ? WORDS.noConnection : WORDS.asking}</h2>
      <p>{isMissing ? WORDS.partMissing : WORDS.partComing}</p>
      {isMissing && (
        <div className="choices">
          <PlainButton onClick={() => askAgain([])}>{WORDS.tryAgain}</PlainButton>
          <ReloadButton />
        </div>
      )}
    </div>
  );
}

/**
 * On a phone the recipe begins under the button that was pressed; asked for again at its foot, it begins above. At the
 * press, and never later, the page moves so that its beginning is in view. What is carried on begins where the cook
 * has read to, not at its title.
 */
function useBeginning(pane: RefObject<HTMLElement | null>): void {
  const { recipes } = useSession();
  const beginsAnew = useStore(recipes, (state) => {
    const { latest } = readLatest(state);
    return latest?.session.request.change === undefined ? latest?.id : undefined;
  });
  useEffect(() => {
    if (beginsAnew === undefined) return;
    const frame = requestAnimationFrame(() => {
      const top = pane.current?.getBoundingClientRect().top ?? 0;
      if (top > innerHeight * 0.55) scrollBy({ top: top - innerHeight * 0.35 });
      else if (top < 0) scrollBy({ top: top - 24 });
    });
    return () => cancelAnimationFrame(frame);
  }, [beginsAnew, pane]);
}

function NoRecipe() {
  const { bring } = useSession();
  return (
    <div className="empty-recipe">
      <ShelfDrawing />
      <h2>{WORDS.emptyTitle}</h2>
      <p>{WORDS.emptyNote}</p>
      <QuietButton aria-haspopup="dialog" onClick={() => bring('')}>
        {WORDS.bring}
      </QuietButton>
    </div>
  );
}

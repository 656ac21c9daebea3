// What is being written, what was written, and how it ended: the part of the recipe side that loads later.

import type { Failure } from '../../../recipe/recipe-events.ts';
import {
  findRun,
  hasRecipe,
  isRunning,
  isSameOutline,
  type RecipeRun,
  readLatest,
} from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { EndNote } from './end-notes.tsx';
import { RecommendsSection } from './recommends-section.tsx';

import '../../styles/recipe.css';
import '../../styles/recipe-text.css';
import '../../styles/pill.css';
import '../../styles/change.css';
import '../../styles/check.css';
import '../../styles/notices.css';
import '../../styles/print.css';

export function RecipesView() {
  const { recipes } = useSession();
  // Not drawn again for each piece of text: who shows the text reads it from the store.
  const state = useStore(recipes, undefined, isSameOutline);
  const { latest, beside } = readLatest(state);
  const shown = [findRun(state, state.shownId), latest].find(hasRecipe) ?? null;
  if (latest === null) return null;
  const isElsewhere = shown !== null && shown.id !== latest.id;
  return (
    <>
      {isElsewhere && hasRecipe(latest) && latest.session.phase !== 'failed' && <SwitchBar latest={latest} />}
      {!hasRecipe(latest) && <EndNote run={latest} />}
      {shown !== null && <RecommendsSection shown={shown} latest={latest} beside={beside} />}
      {isNews(beside?.session.failure, latest.session.failure) && (
        <p className="notice small">
          {translate(beside?.session.failure?.message ?? '') ?? WORDS.internalMessage}
        </p>
      )}
      {beside?.session.phase === 'refused' && <EndNote run={beside} />}
    </>
  );
}

/** What keeps the page's own part away keeps the built-in chef away too: it is said once. */
function isNews(failure: Failure | null | undefined, said: Failure | null): boolean {
  return failure !== undefined && failure !== null && failure.message !== said?.message;
}

/** Another recipe is in view than the one asked for last: nothing is swapped by itself. */
function SwitchBar({ latest }: { readonly latest: RecipeRun }) {
  const { recipes } = useSession();
  const running = useStore(recipes, isRunning);
  if (latest.session.phase === 'stopped') return null;
  return (
    <div className="switch-bar">
      <p>{running ? RECIPE_WORDS.modelWriting : RECIPE_WORDS.modelReady}</p>
      <PlainButton onClick={() => recipes.show(latest.id)}>{RECIPE_WORDS.showModel}</PlainButton>
    </div>
  );
}

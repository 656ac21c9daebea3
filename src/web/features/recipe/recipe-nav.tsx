// Back and forth between the recipes of this visit.

import { hasRecipe, isSameOutline } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { QuietButton } from '../../ui/buttons.tsx';

export function RecipeNav({ shownId }: { readonly shownId: number }) {
  const { recipes } = useSession();
  const ids = useStore(recipes, undefined, isSameOutline)
    .runs.filter(hasRecipe)
    .map(({ id }) => id);
  const at = ids.indexOf(shownId);
  if (ids.length < 2 || at === -1) return null;

  function go(by: number) {
    const id = ids[at + by];
    if (id !== undefined) recipes.show(id);
  }

  return (
    // The words of the recipe are news to those who listen; its number is not.
    <nav className="recipe-nav" aria-label={RECIPE_WORDS.ideas} aria-live="off">
      <QuietButton aria-label={RECIPE_WORDS.ideaBefore} aria-disabled={at === 0} onClick={() => go(-1)}>
        ‹
      </QuietButton>
      <span>{RECIPE_WORDS.ideaOf(at + 1, ids.length)}</span>
      <QuietButton
        aria-label={RECIPE_WORDS.ideaAfter}
        aria-disabled={at === ids.length - 1}
        onClick={() => go(1)}
      >
        ›
      </QuietButton>
    </nav>
  );
}

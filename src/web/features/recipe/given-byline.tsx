// Who wrote a recipe, in the page's words; of one that was there already also how it came, and that it was checked
// here.

import type { ChefLabel } from '../../../recipe/recipe-events.ts';
import { isSameWishes } from '../../../recipe/wishes/wishes.ts';
import type { Given, RecipeRun } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { GIVEN_WORDS } from '../../text/en-given.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { PlainButton } from '../../ui/buttons.tsx';

export function nameAuthor(source: ChefLabel): string {
  if (source.kind === 'built-in') return RECIPE_WORDS.byBuiltIn;
  return source.kind === 'model'
    ? RECIPE_WORDS.byModel(source.model && (translate(source.model) ?? source.model))
    : GIVEN_WORDS.youBrought;
}

interface Props {
  readonly run: RecipeRun;
  readonly given: Given;
  /** The list or the wishes are others than it was checked against. */
  readonly isStale: boolean;
}

export function GivenByline({ run, given, isStale }: Props) {
  const { open, wishes } = useSession();
  const asked = useStore(wishes);
  // Whoever starts a list of their own from a link has not changed what it is checked for.
  const wantsCheck = given.by === 'cook' ? isStale : !isSameWishes(run.wishes, asked);
  return (
    <div className="byline given">
      <p>{given.by === 'link' ? describeLink(run.session.source) : GIVEN_WORDS.youBrought}</p>
      {given.by === 'link' && <p>{GIVEN_WORDS.checkedHere}</p>}
      {wantsCheck && (
        <div className="choices">
          <p className="stale">{GIVEN_WORDS.stale}</p>
          <PlainButton onClick={() => open(given)}>{GIVEN_WORDS.checkAgain}</PlainButton>
        </div>
      )}
    </div>
  );
}

function describeLink(source: ChefLabel): string {
  return source.kind === 'brought' ? GIVEN_WORDS.linkSilent : GIVEN_WORDS.linkSays(nameAuthor(source));
}

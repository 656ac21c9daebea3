// "Change this": the recipe in view, in the cook's own words or in one of a few that fit it.

import { useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { pageLanguage } from '../../parts/page-language.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { FieldRow } from '../../ui/field-row.tsx';
import { NotThereIcon } from './not-there-icon.tsx';
import { suggestChanges } from './suggest-changes.ts';

/** The field that "Change" under the title leads to. */
export const CHANGE_FIELD = 'change-field';

export function ChangeForm({ run }: { readonly run: RecipeRun }) {
  const { changeRecipe } = useSession();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const readsEnglish = useStore(pageLanguage) !== 'en' && run.session.source.kind === 'built-in';

  function ask() {
    const words = field.current?.value.trim() ?? '';
    setEmpty(words === '');
    if (words === '') field.current?.focus();
    else changeRecipe(words, run);
  }

  return (
    <div className="change">
      <FieldRow
        ref={field}
        id={CHANGE_FIELD}
        label={RECIPE_WORDS.change}
        action={COOK_WORDS.change}
        onTake={ask}
        told={isEmpty ? RECIPE_WORDS.changeMissing : ''}
        maxLength={REQUEST_LIMITS.wishLength}
        placeholder={RECIPE_WORDS.changeExample}
        enterKeyHint="go"
      />
      {readsEnglish && <p className="hint">{RECIPE_WORDS.chefReadsEnglish}</p>}
      <div className="choices">
        {suggestChanges(run).map(({ words, wish }) => (
          <button key={words} type="button" className="pill" onClick={() => changeRecipe(wish, run)}>
            {words}
          </button>
        ))}
      </div>
      {run.session.phase === 'done' && (
        <p className="hint">
          <span>
            <NotThereIcon /> {RECIPE_WORDS.notThereHint}
          </span>
        </p>
      )}
    </div>
  );
}

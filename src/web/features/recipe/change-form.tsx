// "Change this": the recipe in view, in the cook's own words or in one of a few that fit it.

import { type FormEvent, useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { pageLanguage } from '../../parts/page-language.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { NotThereIcon } from './not-there-icon.tsx';
import { suggestChanges } from './suggest-changes.ts';

/** The field that "Change" under the title leads to. */
export const CHANGE_FIELD = 'change-field';

export function ChangeForm({ run }: { readonly run: RecipeRun }) {
  const { changeRecipe } = useSession();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const readsEnglish = useStore(pageLanguage) !== 'en' && run.session.source.kind === 'built-in';

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    setEmpty(words === '');
    if (words === '') field.current?.focus();
    else changeRecipe(words, run);
  }

  return (
    <form className="change" onSubmit={submit} noValidate>
      <label htmlFor={CHANGE_FIELD}>{RECIPE_WORDS.change}</label>
      <div className="adding-row">
        <input
          ref={field}
          id={CHANGE_FIELD}
          type="text"
          maxLength={REQUEST_LIMITS.wishLength}
          placeholder={RECIPE_WORDS.changeExample}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={isEmpty ? `${CHANGE_FIELD}-told` : undefined}
        />
        <PlainButton type="submit">{RECIPE_WORDS.changeIt}</PlainButton>
      </div>
      {isEmpty && (
        <p className="hint told" id={`${CHANGE_FIELD}-told`}>
          {RECIPE_WORDS.changeMissing}
        </p>
      )}
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
    </form>
  );
}

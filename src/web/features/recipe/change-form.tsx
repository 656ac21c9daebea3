// "Change this": the recipe in view, in the cook's own words or in one of a few that fit it.

import { type FormEvent, useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import type { RecipeRun } from '../../session/recipes.ts';
import { useSession } from '../../session/use-session.ts';
import { EN_RECIPE } from '../../text/en-recipe.ts';
import { listMissable, suggestChanges } from './suggest-changes.ts';

/** The field that "Change" under the title leads to. */
export const CHANGE_FIELD = 'change-field';

export function ChangeForm({ run }: { readonly run: RecipeRun }) {
  const { changeRecipe } = useSession();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const missable = listMissable(run);

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    setEmpty(words === '');
    if (words === '') field.current?.focus();
    else changeRecipe(words);
  }

  return (
    <form className="change" onSubmit={submit} noValidate>
      <label htmlFor={CHANGE_FIELD}>{EN_RECIPE.change}</label>
      <div className="adding-row">
        <input
          ref={field}
          id={CHANGE_FIELD}
          type="text"
          maxLength={REQUEST_LIMITS.wishLength}
          placeholder={EN_RECIPE.changeExample}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={isEmpty ? `${CHANGE_FIELD}-told` : undefined}
        />
        <button type="submit" className="plain-button">
          {EN_RECIPE.changeIt}
        </button>
      </div>
      {isEmpty && (
        <p className="hint told" id={`${CHANGE_FIELD}-told`}>
          {EN_RECIPE.changeMissing}
        </p>
      )}
      <div className="choices">
        {suggestChanges(run).map((words) => (
          <button key={words} type="button" className="suggestion" onClick={() => changeRecipe(words)}>
            {words}
          </button>
        ))}
      </div>
      {missable.length > 0 && (
        <fieldset className="missing">
          <legend>{EN_RECIPE.missing}</legend>
          {missable.map((name) => (
            <button
              key={name}
              type="button"
              className="suggestion"
              aria-label={EN_RECIPE.noneOfIt(name)}
              onClick={() => changeRecipe(EN_RECIPE.noneOfIt(name))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}

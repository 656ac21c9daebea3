// What stands beside the lines of a recipe that is whole: the mark of what changed since the one before, and a press
// for what is not there.

import { createContext, useContext } from 'react';
import type { LineChange, RecipeChanges } from '../../../recipe/compare-recipes.ts';
import type { IngredientSlotProps, StepSlotProps } from '../../markdown/recipe-slots.ts';
import { usePageLanguage } from '../../parts/page-language.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { useCookAlong } from '../cook/cook-context.ts';
import { cookPart } from '../cook/cook-part.ts';
import { NotThereIcon } from './not-there-icon.tsx';
import { nameMissable, type Words, writeChange } from './suggest-changes.ts';

export interface RecipeLines {
  readonly run: RecipeRun;
  readonly changes: RecipeChanges | null;
}

export const LinesContext = createContext<RecipeLines | null>(null);

export function IngredientLine({ words, children }: IngredientSlotProps) {
  const cook = cookPart.arrived();
  const lines = useContext(LinesContext);
  const place = useCookAlong().findPlace(words);
  if (cook === null || lines === null) return children;
  const { run, changes } = lines;
  const ingredient = run.session.answer?.ingredients[place];
  // What the cook has brought along nobody here can write without it.
  const isMissable = ingredient !== undefined && ingredient.from !== 'yours' && run.given === null;
  return (
    <>
      <cook.IngredientTick words={words}>
        <ChangeMark change={changes?.ingredients[place]} />
        {children}
      </cook.IngredientTick>
      {isMissable && <NotThere run={run} name={nameMissable(run, ingredient)} />}
    </>
  );
}

export function StepLine(props: StepSlotProps) {
  const cook = cookPart.arrived();
  const changes = useContext(LinesContext)?.changes;
  if (cook === null) return null;
  return (
    <>
      <ChangeMark change={changes?.steps[props.number - 1]} />
      <cook.StepTick {...props} />
    </>
  );
}

/** A bar at the edge of the line, as an editor marks what changed, and a word for those who do not see it. */
function ChangeMark({ change = 'same' }: { readonly change: LineChange | undefined }) {
  const own = usePageLanguage();
  if (change === 'same') return null;
  return (
    <span className={`line-mark ${change}`}>
      <span className="unseen" {...own}>
        {RECIPE_WORDS.lineMark[change]}{' '}
      </span>
    </span>
  );
}

/** Asks the chef that wrote the recipe to write it without this. */
function NotThere({ run, name }: { readonly run: RecipeRun; readonly name: string }) {
  const { changeRecipe } = useSession();
  const { words, wish } = writeChange(run, ({ noneOfIt }: Words) => noneOfIt(name));
  return (
    <button
      type="button"
      className="not-there"
      {...usePageLanguage()}
      aria-label={words}
      title={words}
      onClick={() => changeRecipe(wish, run)}
    >
      <NotThereIcon />
    </button>
  );
}

// Where the recipe is asked for: how many more are wanted, then the question and the one button.

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ENOUGH_INGREDIENTS } from '../../../recipe/recipe-request.ts';
import { isRunning, readLatest } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { StopIcon } from '../../ui/icons.tsx';

/** `children` are the options. */
export function RequestArea({ children }: { readonly children: ReactNode }) {
  const { list, wishes, recipes, ask } = useSession();
  const count = useStore(list, ({ ingredients }) => ingredients.length);
  const hasWishes = useStore(wishes, (set) => Object.keys(set).length > 0);
  const running = useStore(recipes, isRunning);
  // Where a recipe did not come, the way on beside it is the one next action.
  const isSecond = useStore(recipes, (state) => readLatest(state).latest?.session.phase === 'refused');
  // What is asked for stays in view though nothing is on the list.
  if (count === 0 && !running && !hasWishes) return null;
  if (count < ENOUGH_INGREDIENTS && !running) {
    return (
      <section className="request">
        <p className="wanted">{WORDS.wanted(count)}</p>
        {children}
      </section>
    );
  }

  // The second click of a double click, or a key held down, must not stop what the first has begun.
  function press(event: MouseEvent) {
    if (event.detail > 1) return;
    if (running) recipes.stop();
    else ask();
  }
  function hold(event: KeyboardEvent) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  }

  return (
    <section className="request" aria-labelledby="request-title" data-rest={WORDS.getRecipe}>
      <div>
        <h2 id="request-title">{WORDS.ready}</h2>
        <p>{WORDS.generate}</p>
      </div>
      <button
        type="button"
        className={running ? 'main-button stop' : isSecond ? 'plain-button' : 'main-button'}
        onClick={press}
        onKeyDown={hold}
      >
        {running && <StopIcon />}
        {running ? WORDS.stop : WORDS.getRecipe}
      </button>
      {children}
    </section>
  );
}

// Where the recipe is asked for: how many more are wanted, then the question and the one button.

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ENOUGH_INGREDIENTS } from '../../../recipe/recipe-request.ts';
import { EN } from '../../text/en.ts';
import { StopIcon } from '../../ui/icons.tsx';

interface Props {
  readonly count: number;
  readonly running: boolean;
  /** Options are set: they stay in view though nothing is on the list. */
  readonly hasWishes: boolean;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  /** The options. */
  readonly children: ReactNode;
}

export function RequestArea({ count, running, hasWishes, onAsk, onStop, children }: Props) {
  if (count === 0 && !running && !hasWishes) return null;
  if (count < ENOUGH_INGREDIENTS && !running) {
    return (
      <section className="request">
        <p className="wanted">{EN.wanted(count)}</p>
        {children}
      </section>
    );
  }

  // The second click of a double click, or a key held down, must not stop what the first has begun.
  function press(event: MouseEvent) {
    if (event.detail > 1) return;
    if (running) onStop();
    else onAsk();
  }
  function hold(event: KeyboardEvent) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  }

  return (
    <section className="request" aria-labelledby="request-title">
      <div>
        <h2 id="request-title">{EN.ready}</h2>
        <p>{EN.generate}</p>
      </div>
      <button
        type="button"
        className={running ? 'main-button stop' : 'main-button'}
        onClick={press}
        onKeyDown={hold}
      >
        {running && <StopIcon />}
        {running ? EN.stop : EN.getRecipe}
      </button>
      {children}
    </section>
  );
}

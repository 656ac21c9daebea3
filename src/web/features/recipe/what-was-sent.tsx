// The exact messages that a recipe was asked with, the model's name and how long it took. A key is in none of them.

import { useState } from 'react';
import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';

const sent = loadOnce(() => import('../../parts/sent.ts'));

export function WhatWasSent({ run }: { readonly run: RecipeRun }) {
  const [isOpen, setOpen] = useState(false);
  const { source, request } = run.session;
  if (source.kind !== 'model') return null;
  const seconds = Math.round((run.tookMs ?? 0) / 100) / 10;
  return (
    // It is no part of the recipe that is read out.
    <details className="sent" aria-live="off" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{RECIPE_WORDS.sent}</summary>
      <p>{RECIPE_WORDS.sentTo(source.model, seconds)}</p>
      {isOpen && (
        <Arriving part={sent}>
          {({ writeMessages }) =>
            writeMessages(request).map(({ role, content }) => (
              <figure key={`${role} ${content}`}>
                <figcaption>{RECIPE_WORDS.role[role]}</figcaption>
                <pre>{content}</pre>
              </figure>
            ))
          }
        </Arriving>
      )}
    </details>
  );
}

// The list of what is on hand, with the way to start over and back.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePart } from '../../session/load-once.ts';
import { reader } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import { IngredientChip } from './ingredient-chip.tsx';
import type { LarderState } from './larder.ts';
import type { Pantry } from './use-pantry.ts';

interface Props {
  readonly state: LarderState;
  readonly pantry: Pantry;
  readonly fieldRef: { readonly current: HTMLInputElement | null };
  readonly onStartOver: () => void;
  readonly onUndo: () => void;
}

type FocusAfter = { readonly to: 'undo' | 'start-over' } | { readonly to: 'chip'; readonly at: number };

export function IngredientsOnHand({ state, pantry, fieldRef, onStartOver, onUndo }: Props) {
  const { ingredients, cleared } = state;
  const section = useRef<HTMLElement>(null);
  const focusAfter = useRef<FocusAfter | null>(null);
  const arrived = usePart(reader, ingredients.length > 0);
  const screening = useMemo(
    () => arrived?.screenIngredients(ingredients.map(({ text }) => text)) ?? null,
    [arrived, ingredients],
  );

  // What is added comes into view behind a long list; a cook who reads further down is not moved.
  const count = ingredients.length;
  const countBefore = useRef(count);
  useEffect(() => {
    const isAdding = count > countBefore.current && document.activeElement === fieldRef.current;
    countBefore.current = count;
    const list = section.current;
    if (list === null || !isAdding || list.getBoundingClientRect().bottom < 0) return;
    list.querySelector('.chip:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [count, fieldRef]);

  // What had the focus is gone from the page: the focus goes to what stands in its place.
  useLayoutEffect(() => {
    const after = focusAfter.current;
    focusAfter.current = null;
    if (after === null) return;
    if (after.to !== 'chip') {
      section.current?.querySelector<HTMLElement>(`.${after.to}`)?.focus();
      return;
    }
    const removes = section.current?.querySelectorAll<HTMLElement>('.chip-remove') ?? [];
    const next = removes[Math.min(after.at, removes.length - 1)] ?? fieldRef.current;
    next?.focus();
  });

  return (
    <section className="on-hand" aria-labelledby="on-hand-title" ref={section}>
      <div className="on-hand-head">
        <h2 id="on-hand-title">{EN.onHand}</h2>
        {ingredients.length > 0 && (
          <button
            type="button"
            className="quiet-button start-over"
            onClick={() => {
              focusAfter.current = { to: 'undo' };
              onStartOver();
            }}
          >
            {EN.startOver}
          </button>
        )}
      </div>
      {ingredients.length > 0 ? (
        <ul className="chips">
          {ingredients.map((ingredient, at) => (
            <IngredientChip
              key={ingredient.id}
              ingredient={ingredient}
              reading={arrived?.readIngredient(ingredient.text) ?? null}
              pointing={pantry.pointedAt.includes(ingredient.id) ? pantry.pointing : 0}
              onEdit={pantry.edit}
              onRemove={(id) => {
                focusAfter.current = { to: 'chip', at };
                pantry.remove(id);
              }}
            />
          ))}
        </ul>
      ) : cleared === null ? (
        <p className="none-on-hand">{EN.noneOnHand}</p>
      ) : (
        <p className="none-on-hand">
          {EN.cleared(cleared.length)}{' '}
          <button
            type="button"
            className="quiet-button undo"
            onClick={() => {
              focusAfter.current = { to: 'start-over' };
              onUndo();
            }}
          >
            {EN.undo}
          </button>
        </p>
      )}
      {screening?.mixing !== undefined && (
        <p className="mixing" role="alert">
          {screening.mixing}
        </p>
      )}
    </section>
  );
}

// The list of what is on hand, with the way to start over and back.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePart } from '../../parts/load-once.ts';
import { reader } from '../../parts/parts.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { readFindingWords } from '../../text/language.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { useElementList } from '../../ui/use-element-list.ts';
import { IngredientChip } from './ingredient-chip.tsx';

interface Props {
  readonly fieldRef: { readonly current: HTMLInputElement | null };
}

export function IngredientsOnHand({ fieldRef }: Props) {
  const { list, editor, wishes, startOver, undo } = useSession();
  const wished = useStore(wishes);
  const { ingredients, taken } = useStore(list);
  const { pointedAt, pointing } = useStore(editor.note);
  const section = useRef<HTMLElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const startOverButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useRef<{ readonly current: HTMLElement | null } | null>(null);
  const removeButtons = useElementList(fieldRef);
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
    if (!isAdding || (section.current?.getBoundingClientRect().bottom ?? -1) < 0) return;
    chips.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count, fieldRef]);

  // The button that was pressed is gone from the page: the focus goes to the one that takes it back.
  useLayoutEffect(() => {
    const after = focusAfter.current;
    focusAfter.current = null;
    after?.current?.focus();
  });

  return (
    <section className="on-hand" aria-labelledby="on-hand-title" ref={section}>
      <div className="on-hand-head">
        <h2 id="on-hand-title">{WORDS.onHand}</h2>
        {count > 0 && (
          <QuietButton
            ref={startOverButton}
            onClick={() => {
              focusAfter.current = undoButton;
              startOver();
            }}
          >
            {WORDS.startOver}
          </QuietButton>
        )}
      </div>
      {screening?.mixing !== undefined && (
        <p className="mixing" role="alert">
          {readFindingWords()?.mixing ?? screening.mixing}
        </p>
      )}
      {count > 0 && (
        <ul className="chips" ref={chips}>
          {ingredients.map((ingredient, at) => (
            <IngredientChip
              key={ingredient.id}
              ingredient={ingredient}
              reading={arrived?.readIngredient(ingredient.text) ?? null}
              conflict={arrived?.findConflict(ingredient.text, wished) ?? null}
              pointing={pointedAt.includes(ingredient.id) ? pointing : 0}
              removeRef={removeButtons.hold(ingredient.id)}
              onRemove={() => {
                removeButtons.focusNext(at);
                editor.remove(ingredient.id);
              }}
            />
          ))}
        </ul>
      )}
      {taken === null
        ? count === 0 && <p className="none-on-hand">{WORDS.noneOnHand}</p>
        : (count === 0 || taken.by === 'remove') && (
            <p className="none-on-hand">
              {taken.by === 'clear'
                ? WORDS.cleared(taken.ingredients.length)
                : WORDS.removed(taken.ingredients[0]?.text ?? '')}{' '}
              <QuietButton
                ref={undoButton}
                onClick={() => {
                  focusAfter.current = startOverButton;
                  undo();
                }}
              >
                {WORDS.undo}
              </QuietButton>
            </p>
          )}
    </section>
  );
}

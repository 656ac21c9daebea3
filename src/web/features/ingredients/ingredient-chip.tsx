// One ingredient: its name, which opens an edit in place, its remove button, and what the reader made of it.

import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { IngredientReading } from '../../../food/read-ingredient.ts';
import type { Wish } from '../../../recipe/wishes/wishes.ts';
import type { Ingredient } from '../../session/ingredient-list.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { readFindingWords } from '../../text/language.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { CrossIcon } from '../../ui/icons.tsx';

interface Props {
  readonly ingredient: Ingredient;
  readonly reading: IngredientReading | null;
  /** What is asked for and rules this out. */
  readonly conflict: Wish | null;
  /** Changes when this ingredient is pointed at; 0 when it is not. */
  readonly pointing: number;
  readonly removeRef: Ref<HTMLButtonElement>;
  readonly onRemove: () => void;
}

export function IngredientChip({ ingredient, reading, conflict, pointing, removeRef, onRemove }: Props) {
  const { editor } = useSession();
  const [isEditing, setEditing] = useState(false);
  const chip = useRef<HTMLLIElement>(null);
  const nameButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (pointing > 0) chip.current?.scrollIntoView({ block: 'nearest' });
  }, [pointing]);

  useEffect(() => {
    // Only where the focus went with the field: who has gone on already is not called back.
    const isLost = document.activeElement === document.body;
    if (wasEditing.current && !isEditing && isLost) nameButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const isFood = reading !== null && reading.verdict !== 'not-food';
  const hasConflict = isFood && conflict !== null;
  const kind = hasConflict ? 'caution' : (reading?.verdict ?? 'unread');
  const note = hasConflict ? WORDS.conflict(WORDS.wish(conflict)) : describe(reading);
  const why = hasConflict ? '' : readWhy(reading);
  const noteId = note + why === '' ? undefined : `note-${ingredient.id}`;
  return (
    <li ref={chip} className={`chip ${kind}${pointing > 0 ? ' pointed' : ''}`}>
      {isEditing ? (
        <ChipEdit
          text={ingredient.text}
          onSave={(text) => {
            if (editor.edit(ingredient.id, text)) setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <span className="chip-row">
          <button
            ref={nameButton}
            type="button"
            className="chip-name"
            aria-label={WORDS.edit(ingredient.text)}
            aria-describedby={noteId}
            onClick={() => setEditing(true)}
          >
            {ingredient.text}
          </button>
          <button
            ref={removeRef}
            type="button"
            className="chip-remove"
            aria-label={WORDS.remove(ingredient.text)}
            onClick={onRemove}
          >
            <CrossIcon />
          </button>
        </span>
      )}
      {noteId !== undefined && (
        <span className="chip-note" id={noteId}>
          {note}
          {why !== '' && <bdi lang="en">{why}</bdi>}
        </span>
      )}
    </li>
  );
}

/** In the page's words. */
function describe(reading: IngredientReading | null): string {
  if (reading === null) return '';
  const words = readFindingWords();
  const why = readWhy(reading);
  if (reading.verdict === 'not-food') return why === '' || words !== null ? WORDS.notFood : '';
  // What is known went to the wishes; what is not can only be told.
  if (reading.avoid === true) return WORDS.avoidUnknown([reading.name]);
  const readAs = reading.readAs === undefined ? '' : WORDS.readAs(reading.readAs);
  return why === '' || words === null ? readAs : `${words.caution} ${readAs}`;
}

/** In the reader's, which are English. */
function readWhy(reading: IngredientReading | null): string {
  const isTold =
    reading?.verdict === 'not-food' || (reading?.verdict === 'caution' && reading.avoid !== true);
  return isTold ? (reading.why ?? '') : '';
}

interface EditProps {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

function ChipEdit({ text, onSave, onCancel }: EditProps) {
  const { editor } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const save = () => onSave(field.current?.value ?? text);

  useEffect(() => editor.openEdit(save));

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <form className="chip-edit" onSubmit={submit} noValidate>
      <input
        ref={field}
        type="text"
        defaultValue={text}
        aria-label={WORDS.editing(text)}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={leave}
      />
      <QuietButton type="submit">{WORDS.save}</QuietButton>
    </form>
  );
}

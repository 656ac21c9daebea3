// The field. Focus stays in it after adding; what could not be added stays in it too, selected.

import { type ClipboardEvent, type FormEvent, useRef } from 'react';
import { EN } from '../../text/en.ts';
import type { Pantry } from './use-pantry.ts';

interface Props {
  readonly pantry: Pantry;
  readonly fieldRef: { current: HTMLInputElement | null };
}

export function IngredientForm({ pantry, fieldRef }: Props) {
  const composing = useRef(false);

  function add(typed: string) {
    const field = fieldRef.current;
    if (field === null) return;
    field.value = pantry.add(typed);
    field.focus();
    if (field.value !== '') field.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!composing.current) add(fieldRef.current?.value ?? '');
  }

  // A field of one line would run pasted lines together; a pasted list is a list.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const isList = /[\r\n;]|,(?!\d)/.test(pasted.trim());
    if (!isList) return;
    event.preventDefault();
    const field = event.currentTarget;
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    add(field.value.slice(0, start) + pasted + field.value.slice(end));
  }

  return (
    <form className="adding" onSubmit={submit} noValidate>
      <label htmlFor="ingredient">{EN.fieldLabel}</label>
      <div className="adding-row">
        <input
          ref={fieldRef}
          id="ingredient"
          name="ingredient"
          type="text"
          placeholder={EN.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby="adding-note"
          onPaste={paste}
          onInput={() => pantry.note !== '' && pantry.clearNote()}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
          }}
        />
        <button type="submit" className="plain-button">
          {EN.add}
        </button>
      </div>
      <p id="adding-note" className={pantry.note === '' ? 'hint' : 'hint told'}>
        {pantry.note === '' ? EN.fieldHint : pantry.note}
      </p>
    </form>
  );
}

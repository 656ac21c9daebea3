// The field. Focus stays in it after adding; what could not be added stays in it too, selected. Names are offered
// while it is typed in, and what was typed is never changed by them.

import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { takeReceipt, wantLess } from './less/less-place.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly fieldRef: { current: HTMLInputElement | null };
}

const ADDED_SHOWN_MS = 4000;
/** The heading of a method, or the name that recipes have on web pages. */
const WHOLE_RECIPE =
  /^\W*(?:method|instructions|directions|steps|zubereitung|pr[eé]paraci?[oó]n)\W*$|"@type":[\s[]*"Recipe"/im;

export function IngredientForm({ fieldRef }: Props) {
  const { list: ingredients, editor, bring } = useSession();
  const note = useStore(editor.note, ({ words }) => words);
  const added = useStore(editor.added);
  const composing = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const { offered, highlighted, suggest, close, press } = useSuggestions(
    fieldRef,
    () => ingredients.read().ingredients.map(({ text }) => text),
    add,
  );
  const isOpen = offered.length > 0;

  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  useEffect(() => {
    if (added === '') return;
    const timer = setTimeout(editor.clearNote, ADDED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [added, editor]);

  function add(typed: string) {
    const field = fieldRef.current;
    if (field === null) return;
    close();
    field.value = editor.add(typed);
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
    if (WHOLE_RECIPE.test(pasted)) {
      event.preventDefault();
      bring(pasted);
      return;
    }
    const isList = /[\r\n;]|,(?!\d)/.test(pasted.trim());
    if (!isList) return;
    event.preventDefault();
    if (takeReceipt(pasted)) return;
    const field = event.currentTarget;
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    add(field.value.slice(0, start) + pasted + field.value.slice(end));
  }

  return (
    // A press before the script has come stays on the page.
    <form className="adding" method="dialog" onSubmit={submit} noValidate>
      <label htmlFor="ingredient">{WORDS.fieldLabel}</label>
      <div className="adding-row">
        <input
          ref={fieldRef}
          id="ingredient"
          name="ingredient"
          type="text"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls="suggestions"
          aria-activedescendant={highlighted >= 0 ? nameOption(highlighted) : undefined}
          placeholder={WORDS.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby="adding-note"
          onPaste={paste}
          onKeyDown={press}
          onBlur={close}
          onFocus={wantLess}
          onInput={() => {
            editor.clearNote();
            if (!composing.current) suggest();
          }}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
            suggest();
          }}
        />
        <PlainButton type="submit">{WORDS.add}</PlainButton>
        <div
          ref={list}
          id="suggestions"
          className="suggestions"
          role="listbox"
          aria-label={WORDS.suggestions}
          hidden={!isOpen}
        >
          {offered.map(({ food, name, meaning, text }, at) => (
            <button
              key={food}
              id={nameOption(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === highlighted}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(text)}
            >
              {name}
              {meaning !== undefined && <small>{meaning}</small>}
            </button>
          ))}
        </div>
      </div>
      {/* Where a recipe stands the list is out of sight. The status region says the same. */}
      {added !== '' && (
        <p className="hint added" aria-hidden="true">
          {added}
        </p>
      )}
      <p id="adding-note" className={note === '' ? 'hint' : 'hint told'}>
        {note === '' ? WORDS.fieldHint : note}
      </p>
    </form>
  );
}

function nameOption(at: number): string {
  return `suggestion-${at}`;
}

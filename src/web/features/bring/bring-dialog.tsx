// A recipe that the cook has from somewhere else: pasted, typed, dropped or chosen. It stays on this page.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { given } from '../../parts/parts.ts';
import type { Brought } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { BRING_WORDS } from '../../text/en-bring.ts';
import { MainButton, PlainButton, QuietButton } from '../../ui/buttons.tsx';
import { keepEscape } from '../../ui/use-dialog.ts';
import { readTextFile } from './read-text-file.ts';
import '../../styles/dialog.css';
import '../../styles/bring.css';

const FILES = '.txt,.md,.json,.jsonld,.html,.htm,.cook,text/*,application/json,application/ld+json';

export function BringDialog({ brought }: { readonly brought: Brought }) {
  const session = useSession();
  const { bring, editor } = session;
  const [told, setTold] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isPasted = typeof brought === 'string' && brought !== '';

  useEffect(() => {
    const place = dialog.current;
    const before = document.activeElement;
    place?.showModal();
    return () => {
      place?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    let isHere = true;
    const show = (words: string | null) => {
      if (!isHere || text.current === null) return;
      setTold(words === null ? BRING_WORDS.notText : '');
      if (words !== null) text.current.value = words;
      text.current.focus();
    };
    if (typeof brought === 'string') show(brought);
    else void readTextFile(brought).then(show);
    return () => {
      isHere = false;
    };
  }, [brought]);

  /** The recipe takes the place of what opened the dialog: the focus goes to it, and no keyboard comes up over it. */
  function close() {
    bring(null);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.recipe-side')?.focus({ preventScroll: true }),
    );
  }

  async function read(event: FormEvent) {
    event.preventDefault();
    const words = text.current?.value ?? '';
    if (words.trim() === '') {
      setTold(BRING_WORDS.missing);
      text.current?.focus();
      return;
    }
    setTold(WORDS.partComing);
    try {
      const fault = await (await given.load()).openBrought(session, words);
      if (fault === null) close();
      else setTold(BRING_WORDS.fault[fault]);
    } catch {
      setTold(WORDS.partMissing);
    }
  }

  return (
    <dialog
      ref={dialog}
      className="dialog bring-dialog"
      aria-labelledby={`${id}-title`}
      onClose={() => bring(null)}
      onKeyDown={keepEscape}
    >
      <h2 id={`${id}-title`}>{BRING_WORDS.title}</h2>
      <form className="dialog-body" onSubmit={(event) => void read(event)} noValidate>
        <p className="hint">
          {isPasted && BRING_WORDS.seemsWhole} {BRING_WORDS.note}
        </p>
        <label htmlFor={`${id}-text`}>{BRING_WORDS.text}</label>
        <textarea
          ref={text}
          id={`${id}-text`}
          rows={12}
          placeholder={BRING_WORDS.example}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-told`}
          onInput={() => setTold('')}
        />
        <p className="hint told" id={`${id}-told`} role="status">
          {told}
        </p>
        <div className="choices">
          <MainButton type="submit">{BRING_WORDS.read}</MainButton>
          <FileButton onChoose={bring} />
          {isPasted && (
            <QuietButton
              onClick={() => {
                bring(null);
                editor.add(text.current?.value ?? '');
              }}
            >
              {BRING_WORDS.asList}
            </QuietButton>
          )}
          <QuietButton onClick={() => bring(null)}>{BRING_WORDS.cancel}</QuietButton>
        </div>
      </form>
    </dialog>
  );
}

function FileButton({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <PlainButton onClick={() => field.current?.click()}>{BRING_WORDS.chooseFile}</PlainButton>
      <input
        ref={field}
        type="file"
        accept={FILES}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}

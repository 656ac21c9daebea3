// The parts of the dialog: a heading with the ways under it, and one way.

import { type ReactNode, useId } from 'react';

export function TakePart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="take-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface EntryProps {
  readonly name: string;
  readonly hint: string;
  readonly onTake: () => Promise<void>;
}

export function TakeEntry({ name, hint, onTake }: EntryProps) {
  const id = useId();
  return (
    <button
      type="button"
      className="take-entry"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}hint`}
      onClick={() => void onTake()}
    >
      <span className="take-name" id={`${id}name`}>
        {name}
      </span>
      <span className="hint" id={`${id}hint`}>
        {hint}
      </span>
    </button>
  );
}

// A field with the button that takes what stands in it, and a word about it below.

import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { PlainButton } from './buttons.tsx';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly action: string;
  readonly onTake: () => void;
  /** What is missing; stands in the place of the hint. */
  readonly told?: string;
  readonly hint?: string;
}

export function FieldRow({ label, action, onTake, told = '', hint = '', ...input }: Props) {
  const own = useId();
  const { id = own } = input;
  const note = told === '' ? hint : told;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onTake();
  }

  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="adding-row">
        <input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={note === '' ? undefined : `${id}-note`}
          onKeyDown={press}
          {...input}
        />
        <PlainButton onClick={onTake}>{action}</PlainButton>
      </div>
      {note !== '' && (
        <p className={told === '' ? 'hint' : 'hint told'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </>
  );
}

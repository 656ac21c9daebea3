// A figure with a press for one fewer and one more.

import { type ReactNode, useId } from 'react';

interface Props {
  readonly fewer: string;
  readonly more: string;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

export function Stepper({ fewer, more, isLeast, isMost, onStep, children }: Props) {
  const id = useId();
  // One that can do nothing keeps the focus, as the next press may be of its other end.
  const step = (by: 1 | -1, name: string, isEnd: boolean) => (
    <button
      type="button"
      className="round-button"
      aria-label={name}
      aria-describedby={id}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onStep(by)}
    >
      {by === 1 ? '+' : '−'}
    </button>
  );
  return (
    <>
      {step(-1, fewer, isLeast)}
      <span className="count" id={id}>
        {children}
      </span>
      {step(1, more, isMost)}
    </>
  );
}

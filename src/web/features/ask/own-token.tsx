// A quiet way to ask a model with the cook's own token, folded away until it is wanted.

import { useEffect, useRef, useState } from 'react';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { WORDS } from '../../text/en.ts';
import type { TokenProps } from './token-form.tsx';

const tokenForm = loadOnce(() => import('./token-form.tsx'));

export function OwnToken(props: TokenProps) {
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(tokenForm, isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the script had come.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details ref={details} className="own-token" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{WORDS.ownToken}</summary>
      {arrived !== null ? <arrived.TokenForm {...props} /> : isOpen && <PartPending part={tokenForm} />}
    </details>
  );
}

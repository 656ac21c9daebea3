// A quiet way to ask a model with the cook's own token, folded away until it is wanted.

import { useState } from 'react';
import { usePart } from '../../session/load-once.ts';
import { tokenForm } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import { PartPending } from '../../ui/part-pending.tsx';
import type { TokenProps } from './token-form.tsx';

export function OwnToken(props: TokenProps) {
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(tokenForm, isOpen);
  return (
    <details className="own-token" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{EN.ownToken}</summary>
      {arrived !== null ? <arrived.TokenForm {...props} /> : isOpen && <PartPending part={tokenForm} />}
    </details>
  );
}

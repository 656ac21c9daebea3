// A quiet way to ask a model with the cook's own token, folded away until it is wanted.

import { useEffect, useRef, useState } from 'react';
import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import { WORDS } from '../../text/en.ts';
import type { TokenProps } from './token-form.tsx';

const tokenForm = loadOnce(() => import('./token-form.tsx'));

export function OwnToken(props: TokenProps) {
  const [wasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const open = () => details.current?.open && setOpened(true);
  // It may have been opened before the script had come.
  useEffect(() => setOpened(details.current?.open === true), []);
  return (
    <details ref={details} className="own-token" onToggle={open}>
      <summary>{WORDS.ownToken}</summary>
      {/* What is typed into it stays when it is folded. */}
      {wasOpened && <Arriving part={tokenForm}>{({ TokenForm }) => <TokenForm {...props} />}</Arriving>}
    </details>
  );
}

// Stands where a part of the page will be that is still loading, or could not be loaded.

import { useEffect, useState } from 'react';
import { WORDS } from '../text/en.ts';
import type { Part } from './load-once.ts';
import { ReloadButton } from './reload-button.tsx';

export function PartPending({ part }: { readonly part: Part<unknown> }) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    part.load().catch(() => setMissing(true));
  }, [part]);
  return (
    <>
      <p role="status">{isMissing ? WORDS.partMissing : WORDS.partComing}</p>
      {isMissing && <ReloadButton />}
    </>
  );
}

// Tells of a newer Larder. It stands at the foot of the page: nothing of it hurries.

import { useState } from 'react';
import { WORDS } from '../../text/en.ts';
import { OFFLINE_WORDS } from '../../text/en-offline.ts';
import { PlainButton, QuietButton } from '../../ui/buttons.tsx';
import type { TakeNewer } from './keep-page.ts';
import '../../styles/newer.css';

export function NewerNotice({ take }: { readonly take: TakeNewer }) {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <section className="newer" aria-label={OFFLINE_WORDS.newer}>
      <p>
        <strong>{OFFLINE_WORDS.newer}</strong> {OFFLINE_WORDS.newerNote}
      </p>
      <div className="choices">
        <PlainButton onClick={take}>{WORDS.reload}</PlainButton>
        <QuietButton onClick={() => setPutOff(true)}>{OFFLINE_WORDS.notNow}</QuietButton>
      </div>
    </section>
  );
}

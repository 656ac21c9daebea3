// Tells of a newer Larder. It stands at the foot of the page: nothing of it hurries.

import { useState } from 'react';
import { EN } from '../../text/en.ts';
import { EN_OFFLINE } from '../../text/en-offline.ts';
import type { TakeNewer } from './keep-page.ts';
import '../../styles/newer.css';

export function NewerNotice({ take }: { readonly take: TakeNewer }) {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <section className="newer" aria-label={EN_OFFLINE.newer}>
      <p>
        <strong>{EN_OFFLINE.newer}</strong> {EN_OFFLINE.newerNote}
      </p>
      <div className="choices">
        <button type="button" className="plain-button" onClick={take}>
          {EN.reload}
        </button>
        <button type="button" className="quiet-button" onClick={() => setPutOff(true)}>
          {EN_OFFLINE.notNow}
        </button>
      </div>
    </section>
  );
}

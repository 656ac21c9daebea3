// A part of the page that loads as soon as this stands; until then, that it is coming or could not be loaded.

import { type ReactNode, useEffect, useState } from 'react';
import { WORDS } from '../text/en.ts';
import { type Part, usePart } from './load-once.ts';
import { ReloadButton } from './reload-button.tsx';

interface Props<Module> {
  readonly part: Part<Module>;
  /** What is shown once it is here. */
  readonly children: (arrived: Module) => ReactNode;
}

export function Arriving<Module>({ part, children }: Props<Module>) {
  const arrived = usePart(part, true);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    part.load().catch(() => setMissing(true));
  }, [part]);
  if (arrived !== null) return children(arrived);
  return (
    <>
      <p role="status">{isMissing ? WORDS.partMissing : WORDS.partComing}</p>
      {isMissing && <ReloadButton />}
    </>
  );
}

// What a recipe wants bought, to take along.

import { useEffect, useId, useState } from 'react';
import { EN } from '../../text/en.ts';
import { copyText } from '../../ui/copy-text.ts';

interface Props {
  readonly lines: readonly string[];
  readonly say: (words: string) => void;
}

const COPIED_FOR_MS = 4000;

export function ToBuy({ lines, say }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const id = useId();

  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const isCopied = await copyText(lines.join('\n'));
    setCopied(isCopied ? 'yes' : 'no');
    say(isCopied ? EN.copied : EN.copyFailed);
  }

  if (lines.length === 0) return null;
  return (
    // The status region says "Copied"; the recipe around this is a live region and would say it again.
    <div className="to-buy-list" aria-live="off">
      <p className="severity" id={id}>
        {EN.toBuy}
      </p>
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" className="quiet-button" onClick={() => void copy()}>
        {copied === 'yes' ? EN.copied : EN.copyList}
      </button>
      {copied === 'no' && <p className="hint told">{EN.copyFailed}</p>}
    </div>
  );
}

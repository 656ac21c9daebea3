// Puts a text on the clipboard, and says so where it was pressed and in the status region.

import { useEffect, useState } from 'react';
import { RECIPE_WORDS } from '../text/en-recipe.ts';
import { QuietButton } from './buttons.tsx';
import { copyText } from './copy-text.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly say: (words: string) => void;
  readonly disabled?: boolean;
}

const COPIED_FOR_MS = 4000;

export function CopyButton({ text, label, say, disabled = false }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const isCopied = await copyText(text);
    setCopied(isCopied ? 'yes' : 'no');
    say(isCopied ? RECIPE_WORDS.copied : RECIPE_WORDS.copyFailed);
  }

  return (
    // The status region says "Copied"; the recipe around this is a live region and would say it again.
    <div className="copy" aria-live="off">
      <QuietButton disabled={disabled} onClick={() => void copy()}>
        {copied === 'yes' ? RECIPE_WORDS.copied : label}
      </QuietButton>
      {copied === 'no' && <p className="hint told">{RECIPE_WORDS.copyFailed}</p>}
    </div>
  );
}

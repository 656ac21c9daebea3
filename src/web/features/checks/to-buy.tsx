// What a recipe wants bought, to take along.

import { useId } from 'react';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

interface Props {
  readonly lines: readonly string[];
  readonly say: (words: string) => void;
}

export function ToBuy({ lines, say }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className="to-buy-list">
      <p className="severity" id={id}>
        {RECIPE_WORDS.toBuy}
      </p>
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <CopyButton text={lines.join('\n')} label={RECIPE_WORDS.copyList} say={say} />
    </div>
  );
}

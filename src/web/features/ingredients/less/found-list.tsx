// What was seen, heard or read, as ticks: nothing of it is on the list before the cook says so.

import { useState } from 'react';
import type { Seen } from '../../../../wire/seen.ts';
import { LESS_WORDS } from '../../../text/en-less.ts';
import { PlainButton } from '../../../ui/buttons.tsx';

export type FoundBy = 'picture' | 'speech' | 'receipt';

interface Props {
  readonly by: FoundBy;
  readonly seen: readonly Seen[];
  readonly onAdd: (texts: readonly string[]) => void;
}

/** Known for certain: a name that was guessed at is for the cook to tick. */
function isCertain({ food, readAs }: Seen): boolean {
  return food !== null && readAs === undefined;
}

export function FoundList({ by, seen, onAdd }: Props) {
  const offered = seen.filter(({ verdict }) => verdict !== 'not-food');
  const notFood = seen.filter(({ verdict }) => verdict === 'not-food').map(({ text }) => text);
  const [ticked, setTicked] = useState<ReadonlySet<Seen>>(() => new Set(offered.filter(isCertain)));

  function toggle(one: Seen) {
    const next = new Set(ticked);
    if (!next.delete(one)) next.add(one);
    setTicked(next);
  }

  return (
    <>
      <h3>{LESS_WORDS.foundTitle[by]}</h3>
      {offered.length === 0 ? (
        <p>{LESS_WORDS.nothingFound[by]}</p>
      ) : (
        <>
          <p>{LESS_WORDS.foundNote}</p>
          <ul className="pills">
            {offered.map((one) => (
              <li key={one.text}>
                <label className="pill">
                  <input type="checkbox" checked={ticked.has(one)} onChange={() => toggle(one)} />
                  <span>
                    {one.text}
                    {one.food === null && <small>{LESS_WORDS.notKnown}</small>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {notFood.length > 0 && <p>{LESS_WORDS.leftOut(notFood)}</p>}
      {offered.length > 0 && (
        <PlainButton
          disabled={ticked.size === 0}
          onClick={() => onAdd(offered.filter((one) => ticked.has(one)).map(({ text }) => text))}
        >
          {LESS_WORDS.addFound(ticked.size)}
        </PlainButton>
      )}
    </>
  );
}

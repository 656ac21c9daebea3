// What is asked for beside the list: folded away until it is wanted, and in view as chips once it is set.

import { useLayoutEffect, useRef, useState } from 'react';
import { usePart } from '../../session/load-once.ts';
import { reader, wishForm } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { PartPending } from '../../ui/part-pending.tsx';
import { listWishes, nameWish, type WishBook, type Wishes } from './wishes.ts';

interface Props {
  readonly wishes: Wishes;
  readonly book: WishBook;
  readonly say: (words: string) => void;
}

async function readAvoided(line: string) {
  try {
    return (await reader.load()).readAvoided(line);
  } catch {
    return null;
  }
}

export function WishArea({ wishes, book, say }: Props) {
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(wishForm, isOpen);
  const area = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const chosen = listWishes(wishes);

  // The chip that had the focus is gone: the focus goes to what stands in its place.
  useLayoutEffect(() => {
    const at = focusAt.current;
    focusAt.current = null;
    if (at === null) return;
    const removes = area.current?.querySelectorAll<HTMLElement>('.chip-remove') ?? [];
    const next =
      removes[Math.min(at, removes.length - 1)] ?? area.current?.querySelector<HTMLElement>('summary');
    next?.focus();
  });

  return (
    <div className="wishes" ref={area}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{EN.options}</summary>
        {arrived !== null ? (
          <arrived.WishForm wishes={wishes} book={book} say={say} readAvoided={readAvoided} />
        ) : (
          isOpen && <PartPending part={wishForm} />
        )}
      </details>
      {chosen.length > 0 && (
        <ul className="chips" aria-label={EN.optionsSet}>
          {chosen.map((wish, at) => (
            <li className="chip wish" key={nameWish(wish)}>
              {EN.wish(wish)}
              <button
                type="button"
                className="chip-remove"
                aria-label={EN.dropWish(EN.wish(wish))}
                onClick={() => {
                  focusAt.current = at;
                  book.drop(wish);
                  say(EN.wishDropped(EN.wish(wish)));
                }}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

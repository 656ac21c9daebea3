// What is asked for beside the list: folded away until it is wanted, and in view as chips once it is set.

import { useRef, useState } from 'react';
import { listWishes, nameWish } from '../../../recipe/wishes/wishes.ts';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { reader } from '../../parts/parts.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN } from '../../text/en.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { useElementList } from '../../ui/use-element-list.ts';

const wishForm = loadOnce(() => import('./wish-form.tsx'));

async function readAvoided(line: string) {
  try {
    return (await reader.load()).readAvoided(line);
  } catch {
    return null;
  }
}

export function WishArea() {
  const { wishes, announcer } = useSession();
  const chosen = listWishes(useStore(wishes));
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(wishForm, isOpen);
  const summary = useRef<HTMLElement>(null);
  const removeButtons = useElementList(summary);
  return (
    <div className="wishes">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary}>{EN.options}</summary>
        {arrived !== null ? (
          <arrived.WishForm readAvoided={readAvoided} />
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
                ref={removeButtons.hold(nameWish(wish))}
                type="button"
                className="chip-remove"
                aria-label={EN.dropWish(EN.wish(wish))}
                onClick={() => {
                  removeButtons.focusNext(at);
                  wishes.drop(wish);
                  announcer.say(EN.wishDropped(EN.wish(wish)));
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

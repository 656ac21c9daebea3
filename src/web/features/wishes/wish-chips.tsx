// What is set, each with the way to take it back.

import { listWishes, nameWish } from '../../../recipe/wishes/wishes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { useElementList } from '../../ui/use-element-list.ts';

interface Props {
  /** Takes the focus when the last one is gone. */
  readonly otherwise: { readonly current: HTMLElement | null };
}

export function WishChips({ otherwise }: Props) {
  const { wishes, announcer } = useSession();
  const chosen = listWishes(useStore(wishes));
  const removeButtons = useElementList(otherwise);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={WORDS.optionsSet}>
      {chosen.map((wish, at) => (
        <li className="chip wish" key={nameWish(wish)}>
          {WORDS.wish(wish)}
          <button
            ref={removeButtons.hold(nameWish(wish))}
            type="button"
            className="chip-remove"
            aria-label={WORDS.dropWish(WORDS.wish(wish))}
            onClick={() => {
              removeButtons.focusNext(at);
              wishes.drop(wish);
              announcer.say(WORDS.wishDropped(WORDS.wish(wish)));
            }}
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

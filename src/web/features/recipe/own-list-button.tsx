// From another's recipe to a list of one's own: the link leaves the address, and the field takes the focus.

import { GIVEN_WORDS } from '../../text/en-given.ts';

export function OwnListButton({ className }: { readonly className: string }) {
  function start() {
    history.replaceState(null, '', location.pathname + location.search);
    document.getElementById('ingredient')?.focus({ preventScroll: true });
    // The list is at the top, also where the field is at hand.
    scrollTo({ top: 0 });
  }
  return (
    <button type="button" className={className} onClick={start}>
      {GIVEN_WORDS.ownList}
    </button>
  );
}

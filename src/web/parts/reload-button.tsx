// Reloads the page where it cannot go on by itself, and takes the list along.

import { useSession } from '../session/use-session.ts';
import { EN } from '../text/en.ts';
import { writeHandover } from './handover.ts';

export function ReloadButton() {
  const { list, wishes } = useSession();
  function reload() {
    const typed = list.read().ingredients.map(({ text }) => text);
    location.hash = writeHandover(typed, wishes.read());
    location.reload();
  }
  return (
    <button type="button" className="plain-button" onClick={reload}>
      {EN.reload}
    </button>
  );
}

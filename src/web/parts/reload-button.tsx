// Reloads the page where it cannot go on by itself, and takes the list along.

import { useSession } from '../session/use-session.ts';
import { WORDS } from '../text/en.ts';
import { reloadPage } from './reload-page.ts';

export function ReloadButton() {
  const session = useSession();
  return (
    <button type="button" className="plain-button" onClick={() => reloadPage(session)}>
      {WORDS.reload}
    </button>
  );
}

// The page as it stands before its script has come: the empty list, written into the HTML at build time. The first
// paint then waits for the HTML and the CSS alone.

import { renderToString } from 'react-dom/server';
import { createSession } from '../session/session.ts';
import { App } from './app.tsx';

function refuse(): never {
  throw new Error('Nothing is asked of the page before its script has come.');
}

/** The empty page as HTML, for React to take over; making it asks for nothing. Run at build time only. */
export function writeEmptyPage(): string {
  const recipes = { prepare: refuse, chooseSource: refuse, builtIn: refuse, nowMs: refuse };
  const session = createSession({
    recipes: () => ({ ...recipes, atFrame: refuse, after: refuse }),
    onceAsked: { load: refuse, arrived: () => null },
    reader: { load: refuse, arrived: () => null },
  });
  return renderToString(<App session={session} readOrigins={refuse} takeEarlyPresses={refuse} />);
}

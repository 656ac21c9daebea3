// The page as it stands before its script has come: the empty larder, written into the HTML at build time.
// The first paint then waits for the HTML and the CSS alone. It is inert until main.tsx puts the living page there.

import { renderToStaticMarkup } from 'react-dom/server';
import { App } from './app.tsx';
import { createLarder } from './features/larder/larder.ts';
import { createWishBook } from './features/wishes/wishes.ts';
import { createKitchen } from './session/kitchen.ts';
import { createAnnouncer } from './ui/announcer.tsx';

function refuse(): never {
  throw new Error('Nothing is asked of the page before its script has come.');
}

/** The empty page as HTML; making it asks for nothing. Run at build time only. */
export function writeOpeningMarkup(): string {
  return renderToStaticMarkup(
    <App
      larder={createLarder()}
      wishBook={createWishBook()}
      kitchen={createKitchen({
        prepare: refuse,
        chooseSource: refuse,
        builtIn: refuse,
        nowMs: refuse,
        atFrame: refuse,
        after: refuse,
      })}
      announcer={createAnnouncer()}
      ownToken={{ current: null }}
      readOrigins={refuse}
      logo="./larder.svg"
    />,
  );
}

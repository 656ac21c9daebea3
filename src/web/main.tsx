// Puts the page together: the list, the kitchen with its chefs, and React around them.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BuiltInReason } from '../recipe/recipe-events.ts';
import { PATHS } from '../wire/paths.ts';
import { App } from './app.tsx';
import { createLarder } from './features/larder/larder.ts';
import { createWishBook } from './features/wishes/wishes.ts';
import { createKitchen } from './session/kitchen.ts';
import { chef, direct, drawing, reader, warmPartsUp, wire } from './session/parts.ts';
import { chooseChef, type OwnToken } from './sources/choose-source.ts';
import { createGatewaySource } from './sources/gateway-source.ts';
import { sourceOf } from './sources/source-of.ts';
import { createAnnouncer } from './ui/announcer.tsx';
import './styles/page.css';

// Where a failed call of the page's own is logged: the one use of the console.
const { console: log } = window;
const ownToken: { current: OwnToken | null } = { current: null };
const builtIn = (reason: BuiltInReason) =>
  sourceOf(async () => {
    const [{ builtInSource }] = await Promise.all([chef.load(), drawing.load().catch(() => null)]);
    return builtInSource(reason);
  });
const gateway = createGatewaySource({
  fetch: (address, init) => fetch(address, init),
  loadReader: wire.load,
  whenAbsent: builtIn('no-model'),
});

const kitchen = createKitchen({
  async prepare(typed) {
    const { screenIngredients, readAvoided } = await reader.load();
    const { usable, avoid, refused } = screenIngredients(typed);
    // A request names only what can be looked for; the rest would be turned down whole.
    const known = avoid.filter((word) => readAvoided(word).unknown.length === 0);
    return { usable: usable.map(({ text }) => text), avoid: known, refused };
  },
  chooseSource(wanted) {
    const own = ownToken.current;
    const chosen = chooseChef({
      ownToken: own,
      hasGateway: LARDER_STATIC === null,
      ...(wanted && { wanted }),
    });
    if (chosen === 'gateway') return gateway;
    if (chosen === 'direct' && own !== null) {
      return sourceOf(async () => (await direct.load()).createDirectSource(own, log.error));
    }
    return builtIn(wanted === 'built-in' ? 'asked' : 'no-model');
  },
  builtIn,
  nowMs: () => Date.now(),
  // A hidden page draws no frames; its text is still told, so that it is whole when the cook comes back.
  atFrame: (callback) => {
    if (document.hidden) setTimeout(callback, 250);
    else requestAnimationFrame(callback);
  },
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

async function readOrigins(): Promise<readonly string[] | null> {
  if (LARDER_STATIC !== null) return LARDER_STATIC.directOrigins;
  try {
    const [response, { readStatus }] = await Promise.all([fetch(`.${PATHS.status}`), wire.load()]);
    return readStatus(await response.json())?.direct.origins ?? null;
  } catch {
    return null;
  }
}

const place = document.getElementById('page');
if (place !== null) {
  warmPartsUp(window);
  place.removeAttribute('inert');
  createRoot(place).render(
    <StrictMode>
      <App
        larder={createLarder()}
        wishBook={createWishBook()}
        kitchen={kitchen}
        announcer={createAnnouncer()}
        ownToken={ownToken}
        readOrigins={readOrigins}
        logo="./larder.svg"
      />
    </StrictMode>,
  );
}

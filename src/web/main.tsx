// Puts the page together: the session with its chefs, and React around it.

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeEarlyPresses } from './early-presses.ts';
import { keepOffline } from './features/offline/newer-place.tsx';
import { warmRecipesView } from './features/recipe/recipe-pane.tsx';
import { usualPart } from './features/usual/usual-place.tsx';
import { isRecipeLink } from './link/is-recipe-link.ts';
import { App } from './page/app.tsx';
import { readHandover } from './parts/handover.ts';
import { fetchLanguage } from './parts/page-language.ts';
import { given, onceAsked, reader, warmPartsUp } from './parts/parts.ts';
import { FRESH, findField } from './parts/reload-page.ts';
import { createSession } from './session/session.ts';
import { readOrigins } from './sources/read-origins.ts';
import { createRecipesDeps, warmGateway } from './sources/recipes-deps.ts';
import './styles/page.css';
import { chooseLanguage } from './text/choose-language.ts';
import { hasUsual } from './usual/has-usual.ts';

const place = document.getElementById('page');
if (place !== null) void begin(place);

// No await at the top: what the other parts share with the first load would then leave it.
async function begin(place: HTMLElement): Promise<void> {
  const session = createSession({ recipes: createRecipesDeps, reader, onceAsked });
  warmPartsUp(window, {
    first: () => Promise.all([warmGateway(), warmRecipesView(), onceAsked.load()]),
    last: () => keepOffline(session),
  });
  const handedOver = readHandover(location.hash);
  const { search } = location;
  if (handedOver !== null)
    history.replaceState(null, '', location.pathname + (search === FRESH ? '' : search));
  const field = findField();
  if (field !== null) field.value ||= handedOver?.inField ?? '';
  const openLink = async () => {
    if (isRecipeLink(location.hash)) (await given.load()).openLink(session, location.hash);
  };
  addEventListener('hashchange', () => void openLink());
  // What is avoided every time is set before anything can be asked for.
  const keepsUsual = hasUsual();
  const usual = keepsUsual ? await usualPart.load().catch(() => null) : null;
  const language = handedOver?.language ?? usual?.readKeptLanguage() ?? chooseLanguage(navigator.languages);
  // Words that cannot be fetched leave the page in English.
  const speak = await fetchLanguage(language).catch(() => fetchLanguage('en'));
  const takeEarly = () => {
    // The HTML is in English, and React takes it over as it stands.
    speak();
    if (usual !== null) usual.takeUpUsual(session);
    else session.keepsUsual.set(keepsUsual);
    void openLink();
    return [...(handedOver?.lines ? [handedOver.lines] : []), ...takeEarlyPresses()];
  };
  const page = (
    <StrictMode>
      <App session={session} readOrigins={readOrigins} takeEarlyPresses={takeEarly} />
    </StrictMode>
  );
  // The built page stands in the HTML already; while one works on it, it does not.
  if (place.hasChildNodes()) hydrateRoot(place, page);
  else createRoot(place).render(page);
}

// Puts the page together: the session with its chefs, and React around it.

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeEarlyPresses } from './early-presses.ts';
import { warmRecipesView } from './features/recipe/recipe-pane.tsx';
import { isRecipeLink } from './link/is-recipe-link.ts';
import { App } from './page/app.tsx';
import { readHandover } from './parts/handover.ts';
import { given, reader, warmPartsUp } from './parts/parts.ts';
import { createSession } from './session/session.ts';
import { readOrigins } from './sources/read-origins.ts';
import { createRecipesDeps, warmGateway } from './sources/recipes-deps.ts';
import './styles/page.css';

const place = document.getElementById('page');
if (place !== null) {
  warmPartsUp(window, () => Promise.all([warmGateway(), warmRecipesView()]));
  const session = createSession({ recipes: createRecipesDeps, reader });
  const handedOver = readHandover(location.hash);
  if (handedOver !== '') history.replaceState(null, '', location.pathname + location.search);
  const openLink = async () => {
    if (isRecipeLink(location.hash)) (await given.load()).openLink(session, location.hash);
  };
  addEventListener('hashchange', () => void openLink());
  void openLink();
  const takeEarly = () => [...(handedOver === '' ? [] : [handedOver]), ...takeEarlyPresses()];
  const page = (
    <StrictMode>
      <App session={session} readOrigins={readOrigins} takeEarlyPresses={takeEarly} />
    </StrictMode>
  );
  // The built page stands in the HTML already; while one works on it, it does not.
  if (place.hasChildNodes()) hydrateRoot(place, page);
  else createRoot(place).render(page);
}

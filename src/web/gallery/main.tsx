// Every state of the page at one address, for whoever works on it: the list of them, or one (`#streaming`).

import { createRoot } from 'react-dom/client';
import { App } from '../page/app.tsx';
import { GALLERY } from './states.ts';
import '../styles/page.css';

function Gallery() {
  return (
    <ul>
      {GALLERY.map(({ name }) => (
        <li key={name}>
          <a href={`#${encodeURIComponent(name)}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const place = document.getElementById('page');
const wanted = decodeURIComponent(location.hash.slice(1));
const state = GALLERY.find(({ name }) => name === wanted);
addEventListener('hashchange', () => location.reload());
if (place !== null) {
  const page =
    state === undefined ? (
      <Gallery />
    ) : (
      <App session={state.open()} readOrigins={async () => []} takeEarlyPresses={() => []} />
    );
  createRoot(place).render(page);
}

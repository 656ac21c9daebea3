// What the cook adds before the page's script has come. This little file comes long before it: a press of Enter is
// kept and answered as soon as the rest is here.

import './early-language.ts';
import './early-start.ts';

const held: string[] = [];
const note = document.getElementById('adding-note');

function hold(event: SubmitEvent): void {
  event.preventDefault();
  const { target } = event;
  const field = target instanceof HTMLFormElement ? target.elements.namedItem('ingredient') : null;
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
  held.push(field.value);
  field.value = '';
  // React takes over what is written in the page, so that is left as it stands; the style sheet shows this.
  note?.setAttribute('data-held', held.join(', '));
}

document.addEventListener('submit', hold);
performance.mark('early-presses');

/** What was added so far. From now on the page answers by itself. */
export function takeEarlyPresses(): readonly string[] {
  document.removeEventListener('submit', hold);
  note?.removeAttribute('data-held');
  return held.splice(0);
}

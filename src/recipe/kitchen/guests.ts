// For whom a recipe is cooked: infants, small children, pregnancy, frail people. Advice about somebody who may come
// ("not for babies", "if a toddler is eating, leave out the salt") makes nobody a guest.

import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';
import { GUEST_NAMES, GUESTS, type Guest, namesGuest, readRequestGuests, widenGuests } from './who-eats.ts';

function isAdvice(sentence: Sentence): boolean {
  return (
    sentence.isCaution ||
    sentence.isQuestion ||
    sentence.names('if', 'instead', 'caution', 'replace', 'skip', 'ownShare') ||
    sentence.denies('serve') !== undefined ||
    sentence.names('not')
  );
}

function gatherGuests({ request, opening, steps }: Method): ReadonlySet<Guest> {
  // Notes and asides advise; a title, an introduction and a step that feeds somebody say for whom the dish is.
  const feeding = steps.filter(
    (one) => one.asks('serve', 'taste') !== undefined && !one.plain.startsWith('for '),
  );
  const said = [...opening, ...feeding].filter((one) => !isAdvice(one));
  return widenGuests(
    new Set([
      ...readRequestGuests(request),
      ...GUESTS.filter((guest) => said.some((one) => namesGuest(one, guest))),
    ]),
  );
}

/** Everybody that the request or the text itself cooks for. */
export const readGuests = remember(gatherGuests);

/** Whether the dish is a guest's own, and not shared with grown-ups who are told apart. */
export function isTheirsAlone({ request, readings, opening, orders }: Method, guest: Guest): boolean {
  const said = [...request.ingredients.map(readings.lineSentence), ...opening];
  const own = said.some((one) => namesGuest(one, guest) && !isAdvice(one));
  return (
    own &&
    ![...said, ...orders.filter((one) => one.asks('serve') !== undefined)].some((one) =>
      one.names('everybody'),
    )
  );
}

/** A guest who is given nothing raw or rare, in words; null where there is none. */
export function nameFrailGuest(method: Method): string | null {
  const guests = readGuests(method);
  const found = (['infant', 'smallChild', 'pregnant', 'frail'] as const).find((guest) => guests.has(guest));
  return found === undefined ? null : GUEST_NAMES[found];
}

/** The same of the request, the title and the introduction alone: what the steps say of guests is advice too often. */
export function nameAskedFrailGuest(method: Method): string | null {
  return nameFrailGuest({ ...method, steps: [], notes: [] });
}

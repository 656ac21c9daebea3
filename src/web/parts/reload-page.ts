// Reloads the page as it is on its server now, past what is kept on this device, and takes along what was typed.

import type { Session } from '../session/session.ts';
import { writeHandover } from './handover.ts';
import { pageLanguage } from './page-language.ts';

/** Asks the server itself, where there is one: the worker gives such an address from the cache only without a network. */
export const FRESH = '?fresh';

export function findField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#ingredient');
}

/** What stands in the field and was not added yet. */
export function readField(): string {
  return findField()?.value ?? '';
}

export function reloadPage({ list, wishes }: Pick<Session, 'list' | 'wishes'>): void {
  const typed = list.read().ingredients.map(({ text }) => text);
  const hash = writeHandover(typed, wishes.read(), readField(), pageLanguage.read());
  location.replace(location.pathname + FRESH + hash);
}

// The words beside a recipe that was not asked for here: it came by a link, or the cook brought it.

import type { LinkFault } from '../link/recipe-link.ts';
import { inLanguage } from './language.ts';

export const EN_GIVEN = {
  heading: { cook: 'The recipe you brought:', link: 'A recipe by a link:' },
  youBrought: 'Written by: you brought it',
  linkSays: (author: string) => `It came by a link, which says: ${author}`,
  linkSilent: 'It came by a link, which does not say who wrote it',
  checkedHere: 'Larder has read and checked it anew on this page.',
  stale: 'Your list or what you ask for has changed since this was checked.',
  checkAgain: 'Check it again',
  reading: 'Reading the recipe',
  readingNote: 'It is read and checked here, on this page.',
  heldNote: {
    cook: 'Larder found a danger in the text, so it is not shown as a recipe.',
    link: 'Larder found a danger in the recipe of this link, so it is not shown.',
  },
  changeText: 'Change the text',
  bringAnother: 'Bring another recipe',
  ownList: 'Start my own list',
  ownListNote: 'Type what you have, and get a recipe of your own.',
  failedTitle: { cook: 'This recipe could not be read', link: 'This link could not be opened' },
  unreadable: 'Larder could not read the text as one recipe.',
  linkFault: {
    broken: 'A part of the link is missing, or it was changed. Ask for the link again, and open all of it.',
    newer: 'The link was made by a newer Larder than this one. Reload the page, or open the link where it was made.',
    'too-long': 'The link holds more than a recipe, so it was not unpacked.',
    unsupported: 'This browser is too old to open such a link. Open it in a newer one.',
  } satisfies Record<LinkFault, string> as Record<LinkFault, string>,
} as const;

export const GIVEN_WORDS = inLanguage('given', EN_GIVEN);

// The words about a newer Larder, which load with what keeps the page on this device.

import { inLanguage } from './language.ts';

export const EN_OFFLINE = {
  newer: 'A newer Larder is here.',
  newerNote: 'Recipes on this page are gone when you reload; copy what you want to keep.',
  notNow: 'Not now',
} as const;

export const OFFLINE_WORDS = inLanguage('offline', EN_OFFLINE);

// The words about a model on this device, which load where the browser has one.

import type { FailureCode } from '../../recipe/recipe-events.ts';
import { number } from './en.ts';
import { inLanguage } from './language.ts';

export const EN_DEVICE = {
  title: 'A model on this device',
  /** As the writer of a recipe. */
  name: 'on this device',
  note: 'Your browser has a language model of its own. Recipes then come from it: no list leaves this device, and no network is needed. It is smaller than those of a service; every recipe is checked all the same.',
  use: 'Use the model on this device',
  inUse: 'Recipes come from the model on this device.',
  writesEnglish: 'In the language of this page it cannot write: its recipes are in English.',
  leave: 'Stop using it',
  downloadNote: 'The browser has to download the model first. That is several gigabytes, once; on a mobile network it may cost you.',
  download: 'Download it, then use it',
  downloading: (percent: number) => `Downloading the model: ${number(percent)} %`,
  cancel: 'Cancel',
  preparing: 'Getting the model ready.',
  downloadFailed: 'The model could not be downloaded. Check the connection and the room on this device, then try again.',
  failedTitle: 'The model on this device did not finish a recipe',
  fault: {
    config: 'The browser can no longer run its model. Ask the built-in chef, or choose another way at the foot of the page.',
    'too-long': 'The list is too long for the model on this device. Take a few ingredients off and ask again.',
    filtered: 'The browser held back what its model wrote. Change an ingredient and ask again, or ask the built-in chef.',
    empty: 'The model on this device wrote nothing. Try again, or ask the built-in chef.',
    cut: 'The model on this device wrote on and on. What came is kept; try again, or ask the built-in chef.',
    timeout: 'The model on this device fell silent. Try again, or ask the built-in chef.',
    offline: 'The model is not on this device yet and could not be downloaded. Check the connection and try again.',
    internal: 'The model on this device failed. Try again, or ask the built-in chef.',
  } satisfies Partial<Record<FailureCode, string>>,
} as const;

export const DEVICE_WORDS = inLanguage('device', EN_DEVICE);

// The words of the cook's usual, which load with it.

import { inLanguage } from './language.ts';

export const EN_USUAL = {
  legend: 'My usual',
  note: 'Diets, what to avoid, servings, units, what your kitchen lacks and a language that you chose can be kept in this browser, so that an allergy need not be told anew. Nobody else gets them, and one press forgets them. Without the tick nothing is kept.',
  box: 'Keep what is set here as my usual, on this device',
  cupboard: 'Always in my cupboard',
  cupboardNote: 'With commas between. On your next visit one press puts them on your list.',
  cupboardExample: 'e.g. olive oil, rice, flour',
  keepCupboard: 'Keep it',
  name: 'Your usual',
  inForce: (wishes: string) => `Your usual, kept on this device: ${wishes}.`,
  nothing: 'nothing but your cupboard',
  cupboardHolds: (foods: string) => `Always in your cupboard: ${foods}.`,
  addCupboard: 'Add it to my list',
  differs: 'What is set now is different.',
  keepNow: 'Keep it as it is now',
  backTo: 'Back to my usual',
  forget: 'Forget it',
  kept: 'Kept on this device.',
  forgotten: 'Forgotten on this device. What is set now stays until you reload.',
  refused: 'This browser does not let Larder keep anything. Nothing was kept.',
  unknown: (foods: string) => `Larder does not know ${foods} any more, so your usual no longer avoids it.`,
} as const;

export const USUAL_WORDS = inLanguage('usual', EN_USUAL);

// The words of the dialog for a recipe that the cook brings.

import type { BringFault } from '../../recipe/import/read-brought.ts';
import { inLanguage } from './language.ts';

export const EN_BRING = {
  title: 'Bring your own recipe',
  note: 'Paste the text of any recipe, or drop a file here. It is read and checked on this page and sent to nobody.',
  seemsWhole: 'What you pasted looks like a whole recipe.',
  text: 'Text of the recipe',
  example: 'e.g. Pancakes, 200 g flour, 2 eggs, 300 ml milk. Method: whisk, rest, fry …',
  read: 'Read this recipe',
  chooseFile: 'Choose a file',
  asList: 'It is a list: add it to my ingredients',
  cancel: 'Cancel',
  missing: 'Paste or type a recipe first.',
  notText: 'This file holds no text. Save the recipe as text, or copy its words and paste them here.',
  fault: {
    'too-long': 'This is far longer than a recipe. Paste one recipe alone.',
    'no-recipe': 'There is no recipe in these data. Copy the words of the recipe instead: its ingredients and its method.',
    'web-page': 'This web page does not say where its recipe is. Copy the words of the recipe instead: its ingredients and its method.',
    unread: 'Larder finds no ingredients and no steps in this text. Paste a whole recipe.',
  } satisfies Record<BringFault, string> as Record<BringFault, string>,
} as const;

export const BRING_WORDS = inLanguage('bring', EN_BRING);

// The English words of the first load, and the same in the page's language. Labels named in the contract stay to the
// letter.

import { ENOUGH_INGREDIENTS, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { createGrammar } from './grammar.ts';
import { inLanguage } from './language.ts';
import { createWishTeller } from './wish-words.ts';

/** British, as all English of the page. */
export const { count, list, number } = createGrammar('en-GB');

const tellWish = createWishTeller({
  name: (word) => word,
  servings: (servings) => count(servings, { one: '# serving', other: '# servings' }),
  without: (name) => `No ${name}`,
  extras: (extras) => (extras === 0 ? 'Nothing to buy' : count(extras, { one: 'At most # extra', other: 'At most # extras' })),
  minutes: (minutes) => `Up to ${number(minutes)} min`,
  usUnits: 'US units',
});

const INGREDIENTS = { one: '# ingredient', other: '# ingredients' };

export const EN = {
  name: 'Larder',
  logo: 'Chef logo',
  motto: 'A recipe from what you have.',
  footer: 'Nothing you type is kept unless you ask for it. Reload the page and it is gone.',

  fieldLabel: 'Add ingredients',
  placeholder: 'e.g. oregano',
  add: 'Add ingredient',
  fieldHint: 'Or several, with commas between.',

  onHand: 'Ingredients on hand:',
  noneOnHand: 'Nothing yet. Start with what wants using first.',
  startOver: 'Start over',
  undo: 'Undo',
  cleared: (gone: number) => count(gone, { one: 'Cleared # ingredient.', other: 'Cleared # ingredients.' }),
  edit: (name: string) => `Edit ${name}`,
  editing: (name: string) => `Change ${name}`,
  save: 'Save',
  remove: (name: string) => `Remove ${name}`,
  readAs: (name: string) => `read as ${name}`,
  notFood: 'Larder leaves this out: it is not food.',

  blank: 'Nothing to add yet: type an ingredient, for example oregano.',
  added: (names: readonly string[], onHand: number) => `Added ${list(names)}. ${count(onHand, INGREDIENTS)} on hand.`,
  duplicate: (names: readonly string[]) => `On your list already: ${list(names)}.`,
  tooLong: `An ingredient can have up to ${REQUEST_LIMITS.ingredientLength} characters. Shorten it and add it again.`,
  noRoom: `The list holds ${REQUEST_LIMITS.ingredients} ingredients. Remove one to make room.`,
  removed: (name: string) => `Removed ${name}.`,
  changed: (name: string) => `Changed to ${name}.`,
  restored: (back: number) => `Brought back ${count(back, INGREDIENTS)}.`,

  suggestions: 'Suggestions',
  options: 'Servings, diets, time and more',
  optionsTitle: 'What the recipe should be',
  done: 'Done',
  partComing: 'One moment.',
  optionsSet: 'Asked for with the recipe',
  wish: tellWish,
  wishesSet: (wishes: readonly string[]) => `Set: ${wishes.join(', ')}.`,
  wishDropped: (wish: string) => `No longer set: ${wish}.`,
  dropWish: (wish: string) => `Remove ${wish}`,
  conflict: (wish: string) => `You also asked for “${wish}”, and Larder goes by that. Remove one of the two.`,
  tasteLater: (words: string) => `“${words}” changes a recipe: ask for one first, then for the change.`,
  avoidFull: `One request can avoid ${REQUEST_LIMITS.ingredients} foods. Remove one to make room.`,
  avoidUnknown: (names: readonly string[]) => `Larder does not know ${list(names)}, so it cannot look for that in a recipe.`,
  wanted: (onHand: number) => `${count(ENOUGH_INGREDIENTS - onHand, { one: '# more ingredient', other: '# more ingredients' })} and there is enough for a recipe.`,
  ready: 'Ready for a recipe?',
  generate: 'Generate a recipe from your list of ingredients.',
  getRecipe: 'Get a recipe',
  stop: 'Stop',
  number,

  recipePlace: 'Recipe',
  asking: 'Asking for a recipe',
  noConnection: 'No connection to the recipe service',
  tryAgain: 'Try again',
  reload: 'Reload, and keep the list',
  internalMessage: 'Something in the recipe service went wrong. Try again in a moment.',
  partMissing: 'A part of this page could not be loaded. Check the connection and try again; if Larder has been updated since, reload the page.',
  nothingEdible: 'Nothing on the list can be cooked. Add something to eat and ask again.',
  ownToken: 'Use a token of your own',
  tokenInUse: (host: string) => `Your token is in use for ${host}.`,
  tokenForgotten: 'The token is forgotten.',

  /** The page's own language, and the way to another. */
  title: 'Larder: a recipe from what you have',
  language: 'Language of the page',
  languageMissing: 'That language could not be loaded. Check the connection and choose it again.',

  emptyTitle: 'What is in the larder today?',
  emptyNote: 'Tell Larder what you have and it suggests a dish: what you own first, little to buy, every step with its heat and minutes. Then it reads the recipe over and says what it found.',

  bring: 'Have a recipe already? Bring it',
} as const;

export const WORDS = inLanguage('page', EN);

// Tells the fragment of a recipe's link from others, such as a step's or the list on its way through a reload. In the
// first load: nothing else of links is.

/** Before the number of the form. Only letters that no messenger escapes. */
export const LINK_START = '#shared.';

export function isRecipeLink(hash: string): boolean {
  return hash.startsWith(LINK_START);
}

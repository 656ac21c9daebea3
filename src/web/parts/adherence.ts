// What tells how a recipe keeps to the list, and whether the checks can read it, as a part that loads later and without
// the built-in chef.

export { readAdherence } from '../../recipe/adherence.ts';
export { isEnglish } from '../../recipe/foreign-words.ts';

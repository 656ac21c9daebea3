// What tells how a recipe keeps to the list, as a part that loads later and without the built-in chef.

export { readAdherence, writeAdherence } from '../../recipe/adherence.ts';

// The built-in chef and what reads a finished recipe, as one part that loads later.

export { builtInSource } from '../../chef/built-in-source.ts';
export { readAdherence, writeAdherence } from '../../recipe/adherence.ts';

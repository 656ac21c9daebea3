// The built-in chef, as one part that loads later.

export { builtInSource } from '../../chef/built-in-source.ts';

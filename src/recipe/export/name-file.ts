// A file's name from a recipe's title: letters and digits of any alphabet, which every file system takes.

import { countBytes } from '../count-bytes.ts';

/** File systems count bytes, at most 255 of them. */
const NAME_BYTES = 120;
/** Names that Windows keeps for its devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** "Crème brûlée: für 2" is "creme-brulee-fur-2.md"; without a letter it is "recipe.md". */
export function nameFile(title: string, extension: string): string {
  const words = title
    .normalize('NFKD')
    // What rides on a Latin letter is dropped; other alphabets need theirs.
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = clip(words.replace(/^[-\p{M}]+/u, '')).replace(/-+$/, '');
  return `${name === '' || DEVICES.test(name) ? 'recipe' : name}.${extension}`;
}

function clip(name: string): string {
  let bytes = 0;
  let clipped = '';
  for (const letter of name) {
    bytes += countBytes(letter);
    if (bytes > NAME_BYTES) break;
    clipped += letter;
  }
  return clipped;
}

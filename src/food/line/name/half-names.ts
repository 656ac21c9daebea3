// Words of other kitchens that name a food alone, and with another word a different one: "nam" is a mushroom, and "nam
// jim" a sauce; "kacang" are peanuts, and "kacang hijau" mung beans.

import { FOODS } from '../../foods.ts';
import { LISTS } from '../../generated/packed-words.ts';
import type { NameMatch } from './food-index.ts';
import { isInNamesOf } from './leaves-it-the-same.ts';
import { PLAIN_WORDS } from './plain-words.ts';

const HALF_NAMES: ReadonlySet<string> = new Set(LISTS['half-names'].split(' '));
// Syllables of as short a length begin and end names of all kinds in the languages of the east; of these none does.
const SHORT = 3;
const WHOLE: ReadonlySet<string> = new Set(
  'ser pan pao ail sal sel sol riz ris gur ost pie soy dal iru mel ham tea egg eggs jam agg lax lok uva kip por ale ipa rib elk emu cep cos bbq oxo nan'.split(
    ' ',
  ),
);

/** Whether a name says too little as long as a word beside it is not known. */
export function isHalfName(
  { id, alias }: NameMatch,
  name: readonly string[],
  beside: readonly string[],
): boolean {
  const [word = ''] = name;
  if (alias === undefined || name.length > 1) return false;
  if (!HALF_NAMES.has(word) && !(word.length <= SHORT && /^[a-z]+$/.test(word) && !WHOLE.has(word)))
    return false;
  return beside.some((other) => !PLAIN_WORDS.has(other) && !isInNamesOf(other, FOODS[id]));
}

// The first stage: what was typed as it is shown, and folded as it is compared. A megabyte costs no more than a line.

import { clipText, foldText, INGREDIENT_LENGTH, tidyText } from '../../normalise-text.ts';
import { prepare } from '../../prepare-pattern.ts';
import type { Line } from '../line.ts';

/** What is looked at of a text that is far too long. */
export const LOOKED_AT = 4 * INGREDIENT_LENGTH;

// Behind this sign letters are shown from right to left: what is read is not what is seen.
const TURNS_LETTERS = '\u202e';

// "2T" and "2 t" differ only in a capital; on a till's line it is the letter of a tax.
const BIG_SPOON = /(?<=^(?=.*\p{Ll}).*\d\s?)T(?=$|[\s.,])/u;

/** Any text as a line. Never throws. */
export function cleanLine(text: string): Line {
  const tidy = tidyText(clipText(text.trimStart(), LOOKED_AT));
  const shown = clipText(tidy, INGREDIENT_LENGTH).trimEnd();
  return {
    shown,
    folded: clipText(foldText(shown.replace(BIG_SPOON, 'tbsp')), 2 * INGREDIENT_LENGTH),
    isLong: tidy.length > shown.length || text.length > 64 * LOOKED_AT,
    isTurned: text.includes(TURNS_LETTERS),
  };
}

// "50g garlic butter" by itself is butter, and holds what is beaten into it.
const BEATEN_IN =
  /^((?:(?:[\d½¼¾./]+\s*(?:g|kg|oz|lb|tbsp|tsp)?|an?|some|the|half|last|bit|knob|stick|tub|pat|pot|pack|of|frozen|homemade|leftover)\s+)*)(garlic|chilli|anchovy|miso|lemon|parsley)(?:(?:\s+(?:and|&|n))?\s+(?:herb|parsley))?\s+butter(?=$|\s*[,(]|\s+\d)(.*)$/u;

// Rings of pineapple come out of a tin unless the line says where else from.
const RINGS =
  /(?<!(?:fresh|tin|tinned|can|canned|dried|frozen|grilled|candied|jar).*)(?<!\p{L})pineapple (?:rings?|slices in juice)(?!\p{L})(?!.*(?:fresh|tin|can|dried|frozen|candied))/u;

// "Tuna mayo" is fish with an egg sauce; of meat and prawns it is made once they are cooked.
const IN_MAYO =
  /(?<=^|\s)(?:(tuna|crab)|(?:cooked )?(chicken|turkey|prawn|salmon)) mayo(?:nnaise)?(?: mix| filling| filler)?(?!\p{L})(.*)$/u;

/** The folded line with what is mixed already written as a food and what comes with it. */
export function writeOutMixtures(folded: string): string {
  return folded
    .replace(prepare(BEATEN_IN), '$1butter$3 with $2')
    .replace(prepare(RINGS), 'tinned $&')
    .replace(
      prepare(IN_MAYO),
      (_, fish: string | undefined, meat: string, behind: string) =>
        `${fish ?? `cooked ${meat}`}${behind} with mayonnaise`,
    );
}

// Parts what was spoken in one breath, where no comma tells one food from the next: "two eggs some rice butter".

import { readIngredient } from './read-ingredient.ts';
import { splitIngredients } from './split-ingredients.ts';

/** The longest thing in words: "half a pound of minced beef". */
const MOST_WORDS = 7;
/** More than a cook says at once; it bounds the readings. */
const MOST_SPOKEN = 120;
/** What people say around a list. */
const AROUND =
  /^(?:(?:okay|ok|so|well|um|uh|er|erm|right|and|then|also|plus|i|we|i've|we've|have|got|there|is|are|there's|some)\s+)+/iu;

/** The things named, in the order spoken; what is not known stays together as it was said. */
export function partSpoken(text: string): readonly string[] {
  return splitIngredients(text).flatMap((piece) => partPiece(piece.replace(AROUND, '')));
}

interface Parting {
  /** Words that belong to no food, then parts: fewer of both are better. */
  readonly unknown: number;
  readonly parts: readonly string[];
}

function partPiece(piece: string): readonly string[] {
  const words = piece
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_SPOKEN);
  if (words.length < 2 || isFood(piece)) return words.length === 0 ? [] : [piece];
  const best: Parting[] = [{ unknown: 0, parts: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    let found: Parting | undefined;
    for (let start = Math.max(0, end - MOST_WORDS); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const part = words.slice(start, end).join(' ');
      const known = isFood(part);
      // A word that names nothing is passed over by itself.
      if (!known && end - start > 1) continue;
      const parting = known
        ? { unknown: before.unknown, parts: [...before.parts, part.replace(AROUND, '')] }
        : { unknown: before.unknown + 1, parts: before.parts };
      if (found === undefined || isBetter(parting, found)) found = parting;
    }
    if (found !== undefined) best.push(found);
  }
  const { parts = [] } = best[words.length] ?? {};
  return parts.length === 0 ? [piece] : parts;
}

function isBetter(one: Parting, other: Parting): boolean {
  return (
    one.unknown < other.unknown || (one.unknown === other.unknown && one.parts.length < other.parts.length)
  );
}

/** One food and nothing guessed. */
function isFood(part: string): boolean {
  const food = readFood(part);
  if (food === null) return false;
  const words = part.split(' ');
  // "Milk butter" is read as the butter that its last word names: what stands before it is a food of its own. In
  // "cheddar cheese" the last word only says what kind of thing it is.
  return !words.some((_word, at) => {
    if (at === 0) return false;
    const last = words.slice(at).join(' ');
    const lastFood = readFood(last);
    const isSwallowed = lastFood === food || (lastFood !== null && COUNTED.test(last));
    return isSwallowed && readFood(words.slice(0, at).join(' ')) !== null;
  });
}

const COUNTED = /^(?:\d|an?\s|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|some)\s)/iu;

function readFood(part: string): string | null {
  const { food, verdict, readAs } = readIngredient(part);
  return readAs === undefined && (verdict === 'food' || verdict === 'caution') ? food : null;
}

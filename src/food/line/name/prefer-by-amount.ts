// What the amount says of the food that was read: a spoon of crayfish is ground, a bunch of coriander fresh, one chicken a
// whole bird.

import { FOODS } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { GRAMS_PER_UNIT } from '../../units.ts';
import type { QuantityRead } from '../amount/read-quantity.ts';
import { readStates } from '../state/read-states.ts';
import { type FoundFood, findWholeName } from './find-food-name.ts';
import { LINKS, NOISE, TAILS } from './plain-words.ts';

// "2 tbsp crayfish": nobody has a spoon of whole ones.
export function preferGround(found: FoundFood | undefined, { unit }: QuantityRead): FoundFood | undefined {
  if (found === undefined) return found;
  if (unit === 'bunch') return preferFresh(found);
  if (unit !== 'tbsp' && unit !== 'tsp') return found;
  const { category, form, name } = FOODS[found.id];
  if (category !== 'crustacean' || form !== 'fresh') return found;
  const ground = findWholeName(['ground', ...readKeys(name)]) ?? findWholeName(['dried', ...readKeys(name)]);
  return ground === undefined ? found : { ...found, id: ground.id };
}

// "1 chicken, boned", "half a chicken" and "a chicken of 1.5 kg" are the bird; "chicken" by itself is any of its meat, and
// so is a pack of it.
export function preferWhole(
  found: FoundFood | undefined,
  words: readonly string[],
  amount: QuantityRead,
  line: string,
): FoundFood | undefined {
  if (found === undefined || found.variety.length > 0) return found;
  const link = words.findIndex((word) => LINKS.has(word));
  const [name = '', ...others] = readStates(link === -1 ? words : words.slice(0, link)).words.filter(
    (word) => !NOISE.has(word) && !TAILS.has(word),
  );
  const whole = others.length > 0 ? undefined : findWholeName(['whole', name]);
  if (whole === undefined || findWholeName([name])?.id !== found.id) return found;
  const said = readKeys(line);
  if (said.some((word) => IN_BITS.has(word))) return found;
  const isWhole = found.plural || isOneWhole(amount) || said.some((word) => DONE_TO_BIRDS.has(word));
  return isWhole ? { ...found, id: whole.id } : found;
}
const IN_BITS: ReadonlySet<string> = new Set(
  'pack packs packet packets pkt bag bags box tray tub portion portions diced cubed sliced minced strips shredded'.split(
    ' ',
  ),
);
const DONE_TO_BIRDS: ReadonlySet<string> = new Set('spatchcocked jointed trussed plucked drawn'.split(' '));

function isOneWhole({ quantity = 0, unit }: QuantityRead): boolean {
  if (unit === null) return quantity === 1 || quantity === 0.5;
  const grams = unit === undefined ? 0 : quantity * (GRAMS_PER_UNIT[unit] ?? 0);
  return grams >= LEAST_WHOLE_GRAMS && grams <= MOST_WHOLE_GRAMS;
}
// Below this it is a pack of pieces, above it several of anything.
const LEAST_WHOLE_GRAMS = 1200;
const MOST_WHOLE_GRAMS = 2600;

// "1/2 Bund Koriander": spices come in no bunches.
function preferFresh(found: FoundFood): FoundFood {
  const { form, name } = FOODS[found.id];
  if (form !== 'dry') return found;
  const leaves = findWholeName(readKeys(name).filter((word) => !/^(?:ground|dried|seeds?)$/.test(word)));
  return leaves === undefined || FOODS[leaves.id].form !== 'fresh' ? found : { ...found, id: leaves.id };
}

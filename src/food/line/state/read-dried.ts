// A pulse that is said to be dried, dry, soaked or raw is the dried one, whatever it is called and wherever that is said: it is
// soaked and boiled hard, and no tin.

import { FOODS, type FoodId, isFoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import type { FoundFood } from '../name/complete-name.ts';
import { foodIndex } from '../name/food-index.ts';
import { PLAIN_WORDS } from '../name/plain-words.ts';

const DRIED =
  /(?<![\p{L}-])(?:dried|dry|raw|uncooked|(?:un)?soaked|soaking|secos?|secas?|secchi|seches?|sechee?s?|getrocknete?r?)(?!\p{L})/u;
const SOAKED = /(?<!\p{L})(?:un)?soak(?:ed|ing)(?!\p{L})/u;
/** Patted dry, or dry-roasted: it was cooked or tinned before. */
const READY =
  /(?<!\p{L})(?:pat(?:ted)?|drain(?:ed)?|rinsed|tins?|tinned|cans?|canned|jars?|pouch|cooked|boiled|roast(?:ed)?|going|gone|bit|curd|sprouts?)(?!\p{L})/u;
const BEAN = /(?<!\p{L})(?:beans?|frijol(?:es)?|alubias?|fagioli|haricots?|habichuelas?|bohnen)(?!\p{L})/u;
/** They share the word, and no kidney bean's poison. */
const OTHER_BEANS =
  /(?<!\p{L})(?:vanilla|coffee|cocoa|cacao|tonka|jelly|castor|carob|jumping|magic|green|fermented|salted|runner|string|french|broad|soya?|mung|locust|red|sea)(?!\p{L})/u;
/** Where the dried one is sold under another name. */
const DRIED_OF: Readonly<Partial<Record<FoodId, FoodId>>> = {
  'cannellini-beans': 'dried-white-beans',
  'mixed-beans': 'dried-white-beans',
  'baked-beans': 'dried-white-beans',
  'pigeon-peas': 'dried-black-eyed-beans',
};

/** The dried pulse where the line says so; `read` reads other words in place of those typed. */
export function preferDried(
  found: FoundFood | undefined,
  line: string,
  read: (words: readonly string[]) => FoundFood | undefined,
): FoundFood | undefined {
  if (!DRIED.test(line) || READY.test(line)) return found;
  if (found !== undefined) return dryLeaf(found, line, read) ?? dry(found, line);
  // Salt cod is soaked, too.
  if (SOAKED.test(line)) return undefined;
  const words = readKeys(line.replace(DRIED, ' '));
  // "Dried pinto" leaves the bean out.
  const bean = words.length > 2 || words.length === 0 ? undefined : read([...words, 'beans']);
  if (bean !== undefined && FOODS[bean.id].category === 'tinned-legume') return dry(bean, line);
  if (!BEAN.test(line) || OTHER_BEANS.test(line)) return undefined;
  return { id: 'dried-white-beans', plural: true, states: [], variety: [], called: line.trim() };
}

/** "Methi leaves, dried" are another food than the bunch. */
function dryLeaf(
  found: FoundFood,
  line: string,
  read: (words: readonly string[]) => FoundFood | undefined,
): FoundFood | undefined {
  const { form, name } = FOODS[found.id];
  if (form !== 'fresh' || !/\bdried\b/.test(line)) return undefined;
  const dried = read(['dried', ...readKeys(name)]);
  return dried !== undefined && FOODS[dried.id].form === 'dry' ? { ...found, id: dried.id } : undefined;
}

function dry(found: FoundFood, line: string): FoundFood {
  if (FOODS[found.id].category !== 'tinned-legume') return found;
  const named = `dried-${found.id}`;
  const id = DRIED_OF[found.id] ?? (isFoodId(named) ? named : undefined);
  if (id === undefined) return found;
  const isLoose = found.variety.some((word) => !PLAIN_WORDS.has(word) && !foodIndex().words.has(word));
  return { ...found, id, states: [], ...(isLoose ? { called: line.trim() } : {}) };
}

// The cook's own word for a food, where it is finer or plainer than the name in the table: who typed "linguine" reads
// "linguine" in the recipe, and not "spaghetti". Kinds and US names only; slips and foreign names are not repeated.

import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import { readKeys, readNameKey } from '../../food/normalise-text.ts';
import { pluralise, singularise } from '../../food/plural-name.ts';

interface OwnWord {
  readonly kind: string;
  readonly several: boolean;
}

/** The kinds of each food by the words that they are read as, for one and for several. */
const known = new Map<FoodId, ReadonlyMap<string, OwnWord>>();

function listKinds({ id, kinds = [], us, usPlural }: Food): ReadonlyMap<string, OwnWord> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const american = us === undefined ? [] : [usPlural === us ? us : singularise(us)];
  const found = new Map<string, OwnWord>();
  for (const kind of [...kinds, ...american]) {
    found.set(readKey(pluralise(kind)), { kind, several: true });
    found.set(readKey(kind), { kind, several: false });
  }
  known.set(id, found);
  return found;
}

function readKey(name: string): string {
  return readNameKey(name.toLowerCase());
}

const MOST_WORDS = 5;

/** The longest kind among the words that were typed; null where there is none. */
function findKind(text: string, food: Food, state: string): OwnWord | null {
  const kinds = listKinds(food);
  if (kinds.size === 0) return null;
  const words = readKeys(text);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      // "Raspberries frozen" are known as "frozen raspberries".
      const found = kinds.get(run) ?? kinds.get(`${state} ${run}`);
      if (found !== undefined) return joinName(found, food, words.slice(from + length).join(' '), words);
    }
  }
  return findColour(words, kinds, food);
}

/** "Capsicum 1 green" is a green pepper, wherever the colour stands. */
function findColour(
  words: readonly string[],
  kinds: ReadonlyMap<string, OwnWord>,
  { name }: Food,
): OwnWord | null {
  const colour = words.find((word) => COLOURS.has(word));
  return colour === undefined ? null : (kinds.get(`${colour} ${readKey(name)}`) ?? null);
}
const COLOURS: ReadonlySet<string> = new Set(['red', 'green', 'yellow', 'orange', 'white', 'purple']);

/** "Serrano chilli" says both; in "cheddar cheese" and "baked beans" the kind is the lesser half of the food's own name. */
function joinName(found: OwnWord, food: Food, behind: string, words: readonly string[]): OwnWord | null {
  const { kind } = found;
  const names = [food.plural, food.name];
  const forms = `${kind} ${pluralise(kind)}`.toLowerCase();
  if (names.some((name) => forms.includes(name.toLowerCase()))) return found;
  const at = names.findIndex((name) => behind.startsWith(readKey(name)));
  if (at !== -1) return { kind: `${kind} ${food.name}`, several: at === 0 && food.noun !== 'mass' };
  const text = words.join(' ');
  return names.some((name) => text.includes(readKey(name))) ? null : found;
}

/** The food under the cook's own word. `counted` where a number of pieces was stated. */
export function keepOwnWord(food: Food, typed: readonly string[], state: string, counted: boolean): Food {
  // What it is free of stays in its name.
  if (food.staple > 1 || /^(?:\w+-free|eggless|vegan|halal|kosher) /.test(food.name)) return food;
  const [found, ...others] = typed.map((text) => findKind(text, food, state));
  // Two kinds of one food go by the name that holds both.
  if (found == null || others.some((other) => other?.kind !== found.kind)) return food;
  if (isOwnWord(food) && ` ${food.name} `.includes(` ${found.kind} `)) return food;
  const { kind } = found;
  if (kind === 'chicken') return nameLoose(food, typed, counted);
  const { us: _us, usPlural: _usPlural, ...plain } = food;
  const [said = ''] = /^(?:dried|smoked) /.exec(food.name) ?? [];
  const isSaid = typed.every((text) => ` ${text.toLowerCase()} `.includes(` ${said}`));
  const own = isSaid && !kind.startsWith(said) ? `${said}${kind}` : kind;
  if (food.us === own && food.usPlural === own) return { ...plain, name: own, plural: own };
  if (food.noun === 'count') return { ...plain, name: own, plural: writeMany(own, food) };
  // "2 tsp chipotle": what is spooned is not counted.
  const isSpooned = food.noun === 'mass' && /^tb?sp$/.test(food.amount.unit ?? '');
  const several = (found.several && !isSpooned) || / leaf$/.test(own) || isNamedAlike(own, food);
  if (!several) return { ...plain, name: own, plural: own, noun: 'mass' };
  const many = writeMany(own, food);
  return { ...plain, name: many, plural: many, noun: 'plural' };
}

/** "Chestnut mushroom" of mushrooms: the same word at its end, which the table has for several. */
function isNamedAlike(own: string, { noun, name }: Food): boolean {
  const one = singularise(name);
  return noun === 'plural' && one !== name && one.split(' ').at(-1) === own.split(' ').at(-1);
}

/** "Boerewors" and "pelmeni" are several already; "serrano chillies" end as the food does. */
function writeMany(own: string, { name, plural }: Food): string {
  if (INVARIABLE.test(own)) return own;
  const [last = '', several = ''] = [name, plural].map((one) => one.split(' ').at(-1));
  return own.endsWith(` ${last}`) ? own.slice(0, -last.length) + several : pluralise(own);
}
const INVARIABLE =
  /[^s]s$|(?:(?<!chapa|ro)[nt]i|yky|ozi|ogi|kali|mai|mandu|momo|gyoza|sum|boko|kuwa|haba|scampi)$/;

/** A weight of chicken, of which nobody said what part it is. */
function nameLoose(food: Food, typed: readonly string[], counted: boolean): Food {
  const bare = typed.every((text) =>
    /^[^a-z]*(?:k?g|lbs?|oz|of|some|raw|fresh| )*chicken(?: pieces?)?[^a-z]*$/.test(text.toLowerCase()),
  );
  if (food.category !== 'poultry-cut' || counted || !bare) return food;
  const preparation = 'boneless thighs or breasts';
  return { ...food, name: 'chicken', plural: 'chicken', noun: 'mass', preparation };
}

/** Whether this food carries a word of the cook's own. */
export function isOwnWord({ id, name }: Food): boolean {
  return name !== FOODS[id].name;
}

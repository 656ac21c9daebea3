// "Salmon belly", "lamb rump": a cut that the table has no name for is read by the animal before it. What becomes tender
// quickly and what wants hours are two foods of one animal.

import { FOODS, type Food, type FoodId } from '../../foods.ts';
import { pluralise } from '../../plural-name.ts';
import type { FoundFood } from './complete-name.ts';

const QUICK: ReadonlySet<string> = new Set(
  'rump loin fillet tenderloin sirloin steak escalope chump saddle rack cutlet noisette medallion presa pluma secreto ribeye eye rib supreme'.split(
    ' ',
  ),
);
const SLOW: ReadonlySet<string> = new Set(
  'neck shin shank shoulder cheek collar breast belly flank jowl hock blade scrag chine clod leg henry foreshank tail skirt'.split(
    ' ',
  ),
);
/** They say only how a piece is sold. */
const PIECES: ReadonlySet<string> = new Set('joint piece portion slice strip trimming tranche'.split(' '));
/** What mince is shaped into. */
const SHAPES: ReadonlySet<string> = new Set('kofta kefta burger meatball kebab keema'.split(' '));

type Read = (words: readonly string[]) => FoundFood | undefined;
type Cuts = readonly [quick: FoodId | null, slow: FoodId | null];
const CUTS_OF: Readonly<Partial<Record<string, Cuts>>> = {
  beef: ['steak', 'stewing-beef'],
  ox: [null, 'stewing-beef'],
  veal: ['veal', 'stewing-beef'],
  lamb: ['lamb-chop', 'stewing-lamb'],
  mutton: ['stewing-lamb', 'stewing-lamb'],
  hogget: ['lamb-chop', 'stewing-lamb'],
  pork: ['pork-chop', 'pork-shoulder'],
  chicken: ['chicken-breast', null],
  turkey: ['turkey-breast', null],
  duck: ['duck', null],
};
const FISH: ReadonlySet<Food['category']> = new Set<Food['category']>(['white-fish', 'oily-fish']);
const BREAST: ReadonlySet<Food['category']> = new Set<Food['category']>(['poultry-cut', 'game']);
const MEAT: ReadonlySet<Food['category']> = new Set<Food['category']>([
  'beef-cut',
  'braising-cut',
  'game',
  'lamb-cut',
  'pork-cut',
  'poultry-cut',
  'roasting-joint',
]);

/** "Rump of lamb" as "lamb rump". */
export function turnCut(words: readonly string[]): readonly string[] {
  const [cut = '', of, ...animal] = words;
  return of === 'of' && isCut(one(cut)) && animal[0] !== undefined && CUTS_OF[animal[0]] !== undefined
    ? [...animal, cut]
    : words;
}

/** The meat or fish of which these folded words name a cut; `read` reads the words before it. */
export function findCut(core: readonly string[], isMinced: boolean, read: Read): FoundFood | undefined {
  const isSaid = (word: string): boolean => isCut(word) || PIECES.has(word) || (isMinced && SHAPES.has(word));
  const from = endOf(core, isSaid);
  if (from === core.length) return readZest(core, read) ?? readGlued(core, read) ?? readDish(core);
  // "Pork belly joint" is pork belly.
  const whole = endOf(core, (word) => PIECES.has(word));
  const sold = whole > from && whole < core.length ? read(core.slice(0, whole)) : undefined;
  if (sold !== undefined && MEAT.has(FOODS[sold.id].category)) return sold;
  const of = core.slice(0, from);
  // "Tuna" alone comes out of a tin; a steak of it does not.
  const fish = [read([...of, 'steak']), read(of)].find(
    (one) => one !== undefined && FISH.has(FOODS[one.id].category),
  );
  if (fish !== undefined) return call(fish, of, core);
  const animal = read(of);
  // What is tender of a bird is its breast.
  const isSlow = core.slice(from).some((word) => SLOW.has(one(word)));
  const breast = animal === undefined || isSlow ? undefined : readBreast(of, read);
  if (breast !== undefined) return breast;
  const found = animal === undefined || isMinced ? animal : chooseCut(animal, of, core.slice(from));
  return found === undefined || found === animal ? found : call(found, of, core);
}

const SEVERAL: ReadonlyMap<string, string> = new Map(
  [...QUICK, ...SLOW, ...PIECES, ...SHAPES].map((word) => [pluralise(word), word]),
);
function one(word: string): string {
  return SEVERAL.get(word) ?? word;
}

function isCut(word: string): boolean {
  return QUICK.has(word) || SLOW.has(word);
}

/** Where the words at the end begin of which all are such; the first word is always the animal. */
function endOf(core: readonly string[], isSaid: (word: string) => boolean): number {
  let to = core.length;
  while (to > 1 && isSaid(one(core[to - 1] ?? ''))) to -= 1;
  return to;
}

function readBreast(of: readonly string[], read: Read): FoundFood | undefined {
  const breast = read([...of, 'breast']);
  // The bare word is that of a chicken.
  const isOwn = breast !== undefined && breast.variety.length < of.length;
  return isOwn && BREAST.has(FOODS[breast.id].category) ? breast : undefined;
}

function chooseCut(animal: FoundFood, of: readonly string[], cuts: readonly string[]): FoundFood | undefined {
  const { category, form } = FOODS[animal.id];
  // "Bacon collar" is cured whatever its cut.
  if (category === 'bacon-ham') return animal;
  if (form !== 'fresh') return undefined;
  const known = CUTS_OF[of.at(-1) ?? ''];
  const named = cuts.map(one).filter(isCut);
  if (named.length === 0 || known === undefined) return MEAT.has(category) ? animal : undefined;
  const id = known[named.some((word) => SLOW.has(word)) ? 1 : 0];
  return id === null ? undefined : { ...animal, id };
}

// "Fillet" and "loin" are what a cook means by fish; its belly and its neck keep their name.
function call(found: FoundFood, of: readonly string[], core: readonly string[]): FoundFood {
  const { category, noun } = FOODS[found.id];
  const cuts = core.slice(of.length);
  if (FISH.has(category) && !cuts.some((word) => SLOW.has(one(word)))) return found;
  const last = one(cuts.at(-1) ?? '');
  const plural = last !== cuts.at(-1);
  const name = [...of.filter((word) => !found.variety.includes(word)), ...cuts.slice(0, -1), last].join(' ');
  return { ...found, plural, called: plural && noun !== 'count' ? pluralise(name) : name };
}

// "Orange zest", "lime peel": it comes off the fruit.
function readZest(core: readonly string[], read: Read): FoundFood | undefined {
  if (!/^(?:zests?|peels?|rinds?)$/.test(core.at(-1) ?? '')) return undefined;
  const fruit = read(core.slice(0, -1));
  return fruit !== undefined && FOODS[fruit.id].category === 'citrus' ? fruit : undefined;
}

// German writes the fish and its fillet as one word: "Schollenfilet", "Heringsfilets".
function readGlued([word = '', ...others]: readonly string[], read: Read): FoundFood | undefined {
  const [, fish = ''] = /^(\p{L}{4,}?)filets?$/u.exec(word) ?? [];
  if (fish === '' || others.length > 0) return undefined;
  return [fish, fish.slice(0, -1)]
    .map((stem) => read([stem]))
    .find((found) => found !== undefined && FOODS[found.id].origins.includes('fish'));
}

// "Dal makhani", "paneer jalfrezi": a curry that somebody made, of which only a label or the cook can tell the rest.
function readDish(core: readonly string[]): FoundFood | undefined {
  if (core.length < 2 || !CURRIES.has(core.at(-1) ?? '')) return undefined;
  return { id: 'leftover-curry', plural: false, states: [], variety: [], called: core.join(' ') };
}
const CURRIES: ReadonlySet<string> = new Set('makhani jalfrezi bhuna dopiaza pasanda korma'.split(' '));

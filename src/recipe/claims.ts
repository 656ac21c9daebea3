// What a line says of itself: "vegan butter" is not milk, "gluten-free flour" not gluten.

import type { Allergen } from '../food/allergens.ts';
import type { Diet } from '../food/diets.ts';
import { foldText, readWords } from '../food/normalise-text.ts';

export interface Claims {
  readonly without: ReadonlySet<Allergen>;
  readonly fits: ReadonlySet<Diet>;
}

type Meaning = readonly [readonly Allergen[], readonly Diet[]];

const VEGAN: Meaning = [
  ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'],
  ['vegan', 'vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'low-lactose', 'halal', 'kosher'],
];
const VEGETARIAN: Meaning = [
  ['fish', 'crustaceans', 'molluscs'],
  ['vegetarian', 'pescatarian', 'halal'],
];
const NO_MILK: Meaning = [['milk'], ['dairy-free', 'low-lactose']];
const NO_EGG: Meaning = [['egg'], ['egg-free']];
const NO_GLUTEN: Meaning = [['gluten'], ['gluten-free']];
const NO_NUTS: Meaning = [['nuts', 'peanut'], ['nut-free']];
const NO_SOY: Meaning = [['soy'], []];
const NO_SULPHITES: Meaning = [['sulphites'], []];
const NO_ALCOHOL: Meaning = [[], ['halal']];

/** Words that are claims by themselves. */
const SAID: Readonly<Record<string, Meaning>> = {
  plant: VEGAN,
  vegetarian: VEGETARIAN,
  veggie: VEGETARIAN,
  meatless: VEGETARIAN,
  pareve: NO_MILK,
  eggless: NO_EGG,
  unsulphured: NO_SULPHITES,
  unsulfured: NO_SULPHITES,
  halal: NO_ALCOHOL,
};
/** "Vegano", "pflanzlich": the same in other languages, by how they begin. */
const VEGAN_STEMS = ['vegan', 'vegetal', 'pflanzlich', 'plantaardig'];
/** "Glutenfreie", in German, by how it begins. */
const FREE_STEMS: Readonly<Record<string, Meaning>> = {
  milchfrei: NO_MILK,
  laktosefrei: [[], ['low-lactose']],
  eifrei: NO_EGG,
  glutenfrei: NO_GLUTEN,
  nussfrei: NO_NUTS,
};

/** What stands before "-free". */
const FREE: Readonly<Record<string, Meaning>> = {
  meat: VEGETARIAN,
  dairy: NO_MILK,
  milk: NO_MILK,
  lactose: [[], ['low-lactose']],
  egg: NO_EGG,
  gluten: NO_GLUTEN,
  wheat: NO_GLUTEN,
  nut: NO_NUTS,
  soy: NO_SOY,
  soya: NO_SOY,
  soybean: NO_SOY,
  peanut: [['peanut'], []],
  sesame: [['sesame'], []],
  celery: [['celery'], []],
  celeriac: [['celery'], []],
  mustard: [['mustard'], []],
  fish: [['fish'], []],
  shellfish: [['crustaceans', 'molluscs'], []],
  crustacean: [['crustaceans'], []],
  prawn: [['crustaceans'], []],
  shrimp: [['crustaceans'], []],
  mollusc: [['molluscs'], []],
  oyster: [['molluscs'], []],
  lupin: [['lupin'], []],
  sulphite: NO_SULPHITES,
  sulfite: NO_SULPHITES,
  alcohol: NO_ALCOHOL,
};
/** What stands behind "without"; of these `NO` is said as well of what the next set names. */
const WITHOUT: Readonly<Record<string, Meaning>> = {
  milk: NO_MILK,
  dairy: NO_MILK,
  egg: NO_EGG,
  eggs: NO_EGG,
  gluten: NO_GLUTEN,
  wheat: NO_GLUTEN,
  nuts: NO_NUTS,
};
/** "Without" in the languages of the page, and what stands behind it there. */
const WITHOUT_ABROAD: ReadonlySet<string> = new Set(['ohne', 'sans', 'sin', 'من']);
const ABROAD: Readonly<Record<string, Meaning>> = {
  ...WITHOUT,
  ...{ milch: NO_MILK, lait: NO_MILK, leche: NO_MILK, lacteos: NO_MILK, produits: NO_MILK },
  ...{ الحليب: NO_MILK, الالبان: NO_MILK, الألبان: NO_MILK },
  ...{ lactose: [[], ['low-lactose']], lactosa: [[], ['low-lactose']], اللاكتوز: [[], ['low-lactose']] },
  ...{ ei: NO_EGG, eier: NO_EGG, oeuf: NO_EGG, oeufs: NO_EGG, huevo: NO_EGG, huevos: NO_EGG, البيض: NO_EGG },
  ...{ الغلوتين: NO_GLUTEN, الجلوتين: NO_GLUTEN, غلوتين: NO_GLUTEN, جلوتين: NO_GLUTEN },
  ...{ nusse: NO_NUTS, noix: NO_NUTS, nueces: NO_NUTS, المكسرات: NO_NUTS },
};
const NO: ReadonlySet<string> = new Set(['dairy', 'egg', 'eggs']);

/** The same in the other languages of the page. */
function readAbroad(words: readonly string[], at: number): Meaning | undefined {
  const word = words[at] ?? '';
  const isWithout = WITHOUT_ABROAD.has(word) && (word !== 'من' || words[at - 1]?.startsWith('خال'));
  if (isWithout) return ABROAD[words[at + 1] ?? ''];
  const free = Object.keys(FREE_STEMS).find((stem) => word.startsWith(stem));
  return free === undefined ? undefined : FREE_STEMS[free];
}

/** "Free of milk and nuts" claims both. */
function readFreeOf(words: readonly string[], at: number): Meaning | undefined {
  const [word, of, one = '', and, other = ''] = words.slice(at, at + 5);
  if (word !== 'free' || (of !== 'of' && of !== 'from')) return undefined;
  const meanings = [WITHOUT[one], and === 'and' ? WITHOUT[other] : undefined];
  return [meanings.flatMap((each) => each?.[0] ?? []), meanings.flatMap((each) => each?.[1] ?? [])];
}

/** What the word at a place claims together with those beside it. */
function readClaim(words: readonly string[], at: number): Meaning | undefined {
  const word = words[at] ?? '';
  const next = words[at + 1];
  const behind = next === 'any' ? words[at + 2] : next;
  if (next === 'free' && FREE[word] !== undefined) return FREE[word];
  if (word === 'non') return next === 'dairy' ? NO_MILK : next === 'alcoholic' ? NO_ALCOHOL : undefined;
  if (word === 'without') return WITHOUT[behind ?? ''];
  if (word === 'no') return NO.has(behind ?? '') ? WITHOUT[behind ?? ''] : undefined;
  if (word === 'base' && next === 'de' && words[at + 2] === 'plantes') return VEGAN;
  if (word === 'kosher') return next === 'salt' ? undefined : [[], ['kosher']];
  return (
    SAID[word] ??
    readFreeOf(words, at) ??
    readAbroad(words, at) ??
    (VEGAN_STEMS.some((stem) => word.startsWith(stem)) ? VEGAN : undefined)
  );
}

/** The claims of one line, as far as they are of the closed lists. */
export function readClaims(text: string): Claims {
  const words = readWords(foldText(text)).flatMap(({ key }) => key.split('-'));
  const without = new Set<Allergen>();
  const fits = new Set<Diet>();
  for (const at of words.keys()) {
    const [allergens, diets] = readClaim(words, at) ?? [[], []];
    for (const allergen of allergens) without.add(allergen);
    for (const diet of diets) fits.add(diet);
  }
  return { without, fits };
}

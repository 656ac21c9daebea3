// How the name of a food is written for one, for several and for an amount by weight, in UK and US words,
// and every form of it that a cook may type.

import type { Amount, FoodEntry, Noun } from './food.ts';

/** What of a food decides how its name is written. */
export type NamedFood = Pick<
  FoodEntry,
  'name' | 'plural' | 'us' | 'usPlural' | 'piece' | 'names' | 'gramsEach'
> & { readonly noun: Noun; readonly amount: Amount };

export interface NameOptions {
  /** How many pieces; null or absent for an amount by weight, volume or none. */
  readonly count?: number | null;
  readonly us?: boolean;
}

const PLURAL_OF: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  tomato: 'tomatoes',
  potato: 'potatoes',
  mango: 'mangoes',
  fish: 'fish',
  squid: 'squid',
  hotdog: 'hotdogs',
};

const SINGULAR_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PLURAL_OF).map(([one, several]) => [several, one])),
  mangos: 'mango',
  pies: 'pie',
  cookies: 'cookie',
  veggies: 'veggie',
  brownies: 'brownie',
  smoothies: 'smoothie',
};

/** Words that end like a plural and are none. */
const NO_PLURAL = /(?:ss|us|anis|pastis|molasses)$/;

function pluraliseWord(word: string): string {
  const irregular = PLURAL_OF[word];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function singulariseWord(word: string): string {
  const irregular = SINGULAR_OF[word];
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('s') || word.length < 4 || NO_PLURAL.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|zz|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Changes the word that carries the number: the last, or the one before "of", "in" and "on". */
function changeHead(name: string, change: (word: string) => string): string {
  const end = name.search(/ (?:of|in|on|with|au) /);
  const head = end === -1 ? name : name.slice(0, end);
  const start = head.lastIndexOf(' ') + 1;
  return `${head.slice(0, start)}${change(head.slice(start))}${name.slice(head.length)}`;
}

/** Several of this name: "leg of lamb" becomes "legs of lamb", "bay leaf" becomes "bay leaves". */
export function pluralise(name: string): string {
  return changeHead(name, pluraliseWord);
}

/** One of this name: "bay leaves" becomes "bay leaf"; what is no plural stays as it is. */
export function singularise(name: string): string {
  return changeHead(name, singulariseWord);
}

/** A name that cannot be counted but stands for a thing that can: 2 cauliflowers, though 300 g cauliflower. */
function isCountedWhole(food: NamedFood): boolean {
  return (
    food.noun === 'mass' && food.gramsEach !== undefined && [null, 'g', 'slice'].includes(food.amount.unit)
  );
}

function writeSeveral(food: NamedFood, us: boolean): string {
  const name = us ? (food.us ?? food.name) : food.name;
  const own = us && food.us !== undefined ? food.usPlural : food.plural;
  if (own !== undefined) return own;
  if (food.noun === 'plural') return name;
  if (food.noun === 'mass' && (food.piece !== undefined || !isCountedWhole(food))) return name;
  return pluralise(name);
}

/** The plural of a food's UK name: its own where it has one, else by rule; flour and rice have none and stay. */
export function writePlural(food: NamedFood): string {
  return writeSeveral(food, false);
}

/**
 * A food's name as it stands in a sentence or a list: "spring onions" or "scallions", "200 g carrots",
 * "1 egg", "2 celery sticks", "300 g rice". A count up to 1 is singular ("half a leek").
 */
export function writeFoodName(food: NamedFood, options: NameOptions = {}): string {
  const us = options.us === true;
  const count = options.count ?? null;
  const name = us ? (food.us ?? food.name) : food.name;
  if (food.noun === 'count') return count !== null && count <= 1 ? name : writeSeveral(food, us);
  if (count === null || food.noun === 'plural') return name;
  if (food.piece === undefined) return count <= 1 ? name : writeSeveral(food, us);
  return `${name} ${count <= 1 ? food.piece : pluralise(food.piece)}`;
}

/**
 * Every form of a food's names that a cook may type, lower case: UK, US and other names, each for one and for
 * several. Serves to read; forms may be odd ("rices"), they are never shown.
 */
export function listNames(food: NamedFood): readonly string[] {
  const written = [food.name, food.us, food.plural, food.usPlural, ...(food.names ?? [])];
  const forms = new Set<string>();
  for (const name of written) {
    if (name === undefined) continue;
    const one = singularise(name.toLowerCase());
    forms.add(name.toLowerCase()).add(one).add(pluralise(one));
  }
  return [...forms];
}

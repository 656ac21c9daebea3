// How the name of a food is written for one, for several and for an amount by weight, in UK and US words.

import type { FoodEntry, Noun } from './food.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  avocado: 'avocados',
  tomato: 'tomatoes',
  potato: 'potatoes',
  mango: 'mangoes',
  fish: 'fish',
};

function pluraliseWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** Several of this name: "leg of lamb" becomes "legs of lamb", "bay leaf" "bay leaves". */
export function pluralise(name: string): string {
  const of = name.indexOf(' of ');
  const head = of === -1 ? name : name.slice(0, of);
  const tail = of === -1 ? '' : name.slice(of);
  const start = head.lastIndexOf(' ') + 1;
  return `${head.slice(0, start)}${pluraliseWord(head.slice(start))}${tail}`;
}

/** The plural of a food's UK name: its own where it has one, else by rule. Serves to read and to write names. */
export function writePlural(food: Pick<FoodEntry, 'name' | 'plural'> & { readonly noun?: Noun }): string {
  if (food.plural !== undefined) return food.plural;
  return food.noun === 'plural' ? food.name : pluralise(food.name);
}

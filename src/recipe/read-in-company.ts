// Words that mean one thing by themselves and another in their usual company: rice cakes with gochujang are tteok.

import type { IngredientReading } from '../food/read-ingredient.ts';
import { readIngredientOnce } from './read-ingredient-once.ts';

const HOT: readonly string[] = ['gochujang', 'gochugaru', 'rice-cakes'];

const MEANT: readonly (readonly [words: RegExp, company: readonly string[], meant: string])[] = [
  [/(?<!korean )\brice cakes?\b/i, [...HOT, 'kimchi', 'vegan-kimchi'], 'Korean rice cakes'],
  [/(?<!korean )\bfish ?cakes?\b/i, HOT, 'Korean fish cakes'],
  [/^(?:grape |strawberry )?jelly$/i, ['peanut-butter'], 'jam'],
  [/^soda$/i, ['gin', 'vodka', 'whisky', 'rum', 'white-wine', 'elderflower-cordial', 'lime'], 'soda water'],
  [/^pepper$/i, ['salt'], 'black pepper'],
  // Garlic in the Philippines; in Malay the word by itself is the onion, where garlic or what only Malay lists hold stands by.
  [
    /(?<!daun )\bbawang\b(?! (?:putih|merah|bombay|besar|goreng|daun))/i,
    ['garlic', 'galangal', 'tempeh', 'sweet-soy-sauce', 'pandan', 'macadamias'],
    'onion',
  ],
  // In West Africa it is dried and ground, and seasons the pot.
  [/^(?:ground |dried )?cray ?fish$/i, ['egusi', 'palm-oil', 'iru', 'fufu'], 'ground dried shrimp'],
  [/^semoule$/i, ['vanilla-extract', 'vanilla-pod'], 'semolina'],
];

/** Each line as it is meant on this list, told as read so. */
export function readInCompany(readings: readonly IngredientReading[]): readonly IngredientReading[] {
  return readings.map((reading) => {
    const found = MEANT.find(
      ([words, company]) =>
        words.test(reading.text) &&
        readings.some((other) => other !== reading && company.some((id) => id === other.food)),
    );
    if (found === undefined) return reading;
    const [words, , meant] = found;
    return { ...readIngredientOnce(reading.text.replace(words, meant)), text: reading.text, readAs: meant };
  });
}

// What is asked for beside the list, in the words of a language.

import type { Allergen } from '../../food/allergens.ts';
import type { Diet } from '../../food/diets.ts';
import type { Equipment } from '../../recipe/recipe-request.ts';
import type { Wish } from '../../recipe/wishes/wishes.ts';

/** What the options offer by name. */
export type OptionName = Diet | Allergen | Equipment;

interface WishWords {
  /** A name within a sentence; what has none is said as it was typed. */
  readonly name: (word: string) => string;
  readonly servings: (count: number) => string;
  readonly without: (name: string) => string;
  readonly extras: (count: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly usUnits: string;
}

/** The words of the contract as they stand on the page: "gluten-free" is "Gluten-free". */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function createNames(diets: Readonly<Record<Diet, string>>, allergens: Readonly<Record<Allergen, string>>, equipment: Readonly<Record<Equipment, string>>): (word: string) => string {
  const names = { ...diets, ...allergens, ...equipment };
  return (word) => (Object.hasOwn(names, word) ? names[word as OptionName] : word);
}

export function createWishTeller(words: WishWords): (wish: Wish) => string {
  return (wish) => {
    switch (wish.kind) {
      case 'servings':
        return words.servings(wish.count);
      case 'diet':
        return capitalise(words.name(wish.diet));
      case 'avoid':
      case 'without':
        return words.without(words.name(wish.word));
      case 'maxExtras':
        return words.extras(wish.count);
      case 'maxMinutes':
        return words.minutes(wish.minutes);
      case 'units':
        return words.usUnits;
    }
  };
}

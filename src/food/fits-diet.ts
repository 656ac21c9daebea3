// Whether a food fits a diet and which allergens it carries: derived from where it comes from and what it contains.
// Sources: Regulation (EU) 1169/2011 Annex II (allergens), 828/2014 (gluten), Vegetarian Society and Vegan
// Society definitions; what halal and kosher exclude here is the ingredients alone, never a certificate.

import type { Allergen } from './allergens.ts';
import type { CategoryId } from './categories.ts';
import type { Diet } from './diets.ts';
import type { Origin } from './food.ts';
import type { Food } from './foods.ts';

interface DietRule {
  readonly origins?: readonly Origin[];
  readonly allergens?: readonly Allergen[];
  /** Foods of these categories fit in spite of the allergens above. */
  readonly except?: readonly CategoryId[];
}

const MEAT: readonly Origin[] = ['pork', 'meat', 'poultry', 'game', 'rabbit', 'blood', 'gelatine', 'insect'];
const FISH: readonly Origin[] = ['fish', 'fish-without-scales', 'shellfish'];
const VEGETARIAN: readonly Origin[] = [...MEAT, ...FISH, 'animal-rennet'];
const FISH_ALLERGENS: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

const RULES: Readonly<Record<Diet, DietRule>> = {
  vegetarian: { origins: VEGETARIAN, allergens: FISH_ALLERGENS },
  vegan: {
    origins: [...VEGETARIAN, 'egg', 'milk', 'honey'],
    allergens: [...FISH_ALLERGENS, 'egg', 'milk'],
  },
  pescatarian: { origins: [...MEAT, 'animal-rennet'] },
  // Oats count as gluten unless their label says otherwise, and a label is not known here.
  'gluten-free': { allergens: ['gluten'] },
  'dairy-free': { origins: ['milk'], allergens: ['milk'] },
  'egg-free': { origins: ['egg'], allergens: ['egg'] },
  'nut-free': { allergens: ['nuts', 'peanut'] },
  halal: { origins: ['pork', 'alcohol', 'blood', 'gelatine', 'insect'] },
  // Meat with milk is judged over the whole dish, by who puts the dish together.
  kosher: {
    origins: [
      'pork',
      'shellfish',
      'fish-without-scales',
      'rabbit',
      'blood',
      'gelatine',
      'insect',
      'animal-rennet',
    ],
    allergens: ['crustaceans', 'molluscs'],
  },
  // Aged hard cheese and butter hold next to no lactose; milk, cream, yoghurt and soft cheese do.
  'low-lactose': { origins: ['milk'], allergens: ['milk'], except: ['hard-cheese', 'butter'] },
};

/** Categories whose content only the label tells: they fit no diet that is not listed with the food. */
const LABEL_DECIDES: ReadonlySet<CategoryId> = new Set([
  'ready-meal',
  'breaded',
  'jar-sauce',
  'sausage',
  'stock',
  'biscuit',
  'dessert',
  'snack',
  'plant-protein',
]);

/** A listed diet stands for the wider ones it implies, unless the food may contain what those rule out. */
const IMPLIED: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'halal', 'kosher', 'low-lactose'],
  vegetarian: ['pescatarian'],
  'dairy-free': ['low-lactose'],
};

/**
 * Whether a food fits a diet by its ingredients. What it contains by definition always decides; what it often
 * contains, and what only the label tells, rules it out unless the diet is listed with the food.
 */
export function fitsDiet(food: Food, diet: Diet): boolean {
  const { allergens = [], except = [] } = RULES[diet];
  if (except.includes(food.category)) return true;
  // Lactose is taken out of milk that stays milk.
  if (diet === 'low-lactose' && food.fits?.includes(diet) === true) return true;
  if (breaksDiet(food, diet)) return false;
  if (food.fits?.includes(diet) === true) return true;
  if (food.mayContain?.some((allergen) => allergens.includes(allergen)) === true) return false;
  if (food.fits?.some((listed) => IMPLIED[listed as Diet]?.includes(diet) === true) === true) return true;
  return food.fits === undefined && !LABEL_DECIDES.has(food.category);
}

/** Whether what a food contains by definition is against a diet, so that no label can help. */
export function breaksDiet(food: Food, diet: Diet): boolean {
  const { origins = [], allergens = [], except = [] } = RULES[diet];
  if (except.includes(food.category)) return false;
  if (food.origins.some((origin) => origins.includes(origin))) return true;
  return food.allergens?.some((allergen) => allergens.includes(allergen)) === true;
}

/** What a food contains by definition, and what it often contains so that its label is worth reading. */
export function readAllergens(food: Food): {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
} {
  const contains = food.allergens ?? [];
  return {
    contains,
    mayContain: (food.mayContain ?? []).filter((allergen) => !contains.includes(allergen)),
  };
}

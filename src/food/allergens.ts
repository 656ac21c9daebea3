// The allergen words that page, HTTP, command line and exports share.
// Source of the list: Regulation (EU) No 1169/2011, Annex II.

export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanut',
  'sesame',
  'soy',
  'sulphites',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

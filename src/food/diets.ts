// The diets a cook can ask for. What a diet rules out is derived from origins and allergens, never listed by hand.

export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'halal',
  'kosher',
  'low-lactose',
] as const;

export type Diet = (typeof DIETS)[number];

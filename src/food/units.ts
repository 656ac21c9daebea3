// The closed list of units and what one of each measures.
// Mass in grams, volume in millilitres; a US cup is 236.588 ml, a UK pint 568.261 ml (`pint` is read as UK).

export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'oz',
  'lb',
  'fl-oz',
  'pint',
  'tin',
  'clove',
  'bunch',
  'slice',
  'pinch',
] as const;

/** A unit as it appears in the JSON interface; a counted food ("2 eggs") has `null` instead. */
export type Unit = (typeof UNITS)[number];

/** Grams in one unit of mass; a pinch is about a third of a gram of salt. */
export const GRAMS_PER_UNIT: Readonly<Partial<Record<Unit, number>>> = {
  g: 1,
  kg: 1000,
  oz: 28.3495,
  lb: 453.592,
  pinch: 0.3,
};

/** Millilitres in one unit of volume (metric spoons: 5 and 15 ml). */
export const ML_PER_UNIT: Readonly<Partial<Record<Unit, number>>> = {
  ml: 1,
  l: 1000,
  tsp: 5,
  tbsp: 15,
  cup: 236.588,
  'fl-oz': 29.5735,
  pint: 568.261,
};

// What the page needs of the reader, as one part that loads later.

export { isSameIngredient } from '../../../food/is-same-ingredient.ts';
export { splitIngredients } from '../../../food/split-ingredients.ts';
export { readIngredient } from '../../../food/read-ingredient.ts';
export { screenIngredients } from '../../../recipe/screen-ingredients.ts';

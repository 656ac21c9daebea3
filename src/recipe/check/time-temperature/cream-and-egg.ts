// Whether what stands holds cream, milk or egg that no oven has dried: a cake filled with whipped cream, a batter, oats
// in milk. Source: FDA Food Code, time and temperature control; USDA FSIS, egg products.

import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';

export const NO_DAIRY =
  /\b(?:(?:coconut|oat|almond|soya?|rice|nut|plant|cashew|hazelnut|vegan|dairy-?free|ice|butter) ?(?:milk|cream)s?|cream of tartar|milk chocolate|(?:milk|egg|custard) powder|egg (?:noodles|wash|replacer)|cream crackers)\b/g;
export const MILK_OR_EGG =
  /\b(?:cream|creme|milk|half-and-half|mascarpone|ricotta|yogh?urt|custard|eggs?|yolks|egg whites)\b/;
export const FILLED =
  /\b(?:whip|whisk|beat)\w*\b[^.;]{0,40}\b(?:cream|mascarpone)\b|\bwhipped cream\b|\b(?:fill|sandwich|spread|pil|top|dollop|pip|layer|cover|smother|dress|frost|fold)\w*\b[^.;]{0,50}\b(?:cream(?! cheese)|custard|mascarpone|ricotta|creme)\b/;
/** What waits without its cream. */
export const UNFILLED =
  /\b(?:unfilled|un-?iced|empty|bare|naked|undressed|undecorated|without (?:the |its |any )?(?:cream|filling)|\w+ (?:alone|on their own)|(?:shell|base|disc)s?|(?:pastry|tart) cases?|layers|sponges)\b/;
export const MIXED =
  /\b(?:whisk|mix|beat|stir|blend|combine|pour|soak|steep|crack|fold)\w*\b[^.;]{0,60}\b(?:milk|cream|eggs?|yolks|yogh?urt|batter|custard)\b/;
export const HEATED =
  /\b(?:bake|baking|fry|fries|cook(?!er)|boil|simmer|roast|grill|scald|steam|poach|heat|warm|pasteuris)\w*\b/;
/** Yeast and cultures have the mixture work in the warm. */
export const WORKS =
  /\b(?:yeast|sourdough|starter|levain|poolish|dosa|idli|injera|ferment\w*|cultures?|rennet|kefir|live yogh?urt|yogh?urt maker|dough)\b/;
/** Buns that rise for hours, whatever fills them in the end. */
export const YEAST =
  /\b(?:yeast|sourdough|starter|levain|poolish|ferment\w*|cultures?|rennet|kefir|live yogh?urt|yogh?urt maker)\b/;
export const CULTURED =
  /\b(?:yogh?urt|kefir|creme fraiche|labneh|paneer|buttermilk|dosa|idli|sourdough|bread)\b/;

/** Whether cream, milk or egg stands there, as the recipe has told up to this sentence. `part` is the clause of it. */
export function holdsCreamOrEgg(scan: RecipeScan, sentence: Sentence, part: string): boolean {
  if (!scan.lines.some(({ plain }) => says(plain.replace(prepare(NO_DAIRY), ' '), MILK_OR_EGG))) return false;
  if (says(foldText(scan.recipe.title ?? ''), CULTURED)) return false;
  if (says(sentence.plain, UNFILLED) || says(part, WORKS)) return false;
  const isStep = sentence.place === 'step';
  const at = isStep ? scan.steps.indexOf(sentence) : scan.steps.length;
  const told = scan.steps.slice(0, at).map(({ plain }) => plain.replace(prepare(NO_DAIRY), ' '));
  if (isStep) told.push(part.replace(prepare(NO_DAIRY), ' '));
  if (told.some((plain) => says(plain, FILLED))) return !says(scan.whole, YEAST);
  if (says(scan.whole, WORKS)) return false;
  const mixed = told.findLastIndex((plain) => says(plain, MIXED));
  return (
    isStep &&
    mixed >= 0 &&
    !told.slice(mixed, Math.max(mixed + 1, told.length - 1)).some((plain) => says(plain, HEATED))
  );
}

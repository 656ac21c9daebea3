// What spoils within hours in the warm, and what keeps: dough rises on the counter, a stew does not stand there.

import type { RecipeScan } from './scan-recipe.ts';

const PERISHABLE =
  /\b(?:chicken|turkey|duck|poultry|meat|meats|beef|pork|lamb|mince|sausages?|burgers?|patties|bacon|ham|fish|salmon|cod|tuna|prawns?|shrimps?|mussels?|seafood|shellfish|steaks?|joint|roast|ribs|stew|curry|casserole|chilli con carne|chili|stock|broth|soup|gravy|ragu|bolognese|lasagne|pilaf|risotto|paella|cooked (?:rice|pasta|beans|potatoes|quinoa)|fried rice|rice|custard|cream|milk pudding|mayonnaise|aioli|quiche|frittata|omelette|eggs?|leftovers?|gammon|liver|pate|brisket|shoulder|meatballs|stuffing|bird|marinade|tofu|dal)\b/;
const KEEPER =
  /\b(?:dough|bread|buns?|bread rolls?|pitta|baguettes?|croutons|tortillas?|loaf|focaccia|starter|sourdough|levain|poolish|yeast|butter|cookies?|biscuits?|cake|brownies|muffins?|scones?|crackers|granola|jam|marmalade|chutney|pickles?|vinegar|sauerkraut|kimchi|kraut|kombucha|kefir|yogh?urt|soak(?:ed|ing)?|beans?|lentils?|chickpeas|oats|muesli|nuts|cashews|almonds|seeds|dried fruit|fruit|tea|coffee|syrup|liqueur|gin|vodka|rum|salt|chocolate|meringues?|pastry|pizza|chips|popcorn|honey|(?:store|keep) (?:the |raw |spare |your )*(?:potatoes|onions|garlic|squash)|spice mix|rub|garlic bread|pancake batter|dosa|idli|batter|brine the cucumbers|cucumbers|pavlova|macarons|toffee|fudge|caramels|infus\w+|oil)\b/;

/** Whether the words name what spoils in the warm. */
export function namesPerishable(plain: string): boolean {
  return PERISHABLE.test(
    plain.replace(
      /\b(?:baker's|cream of tartar|rice (?:flour|vinegar|noodles|paper|wine)|soak(?:ed|ing)? (?:the )?rice|peanut butter|coconut cream|ice cream|stock cubes?|egg noodles|egg[- ]free|bread|cream cheese frosting|roast(?:ed)? (?:vegetables|peppers|nuts)|joint of)\b/g,
      ' ',
    ),
  );
}

/** Whether the words name what may stand on a counter: dough, bread, pickles, what is soaked. */
export function namesKeeper(plain: string): boolean {
  return KEEPER.test(plain.replace(NO_KEEPER, ' '));
}
// A tea towel covers; salt, oil and honey season what stands there.
const NO_KEEPER =
  /\btea[- ](?:towels?|cloths?)|\b(?:beans? sprouts?|salt(?:ed)? (?:the|it|them|well)|(?:in|with) (?:the |its |their )?(?:\w+ )?(?:oil|salt|vinegar|honey|butter))\b/g;

const SPOILS: ReadonlySet<string> = new Set(['pork', 'meat', 'poultry', 'game', 'fish', 'shellfish']);

const COOKED_DISH =
  /\b(?:soup|stew|curry|chilli|chili|casserole|ragu|bolognese|lasagne|risotto|paella|pilaf|custard|quiche|gravy|broth|chowder|dal)\b/;

/** Whether the dish holds meat, fish or cooked rice, or is a soup or the like: what stands warm there spoils. */
export function isPerishable({ listed, lines, recipe }: RecipeScan): boolean {
  const title = recipe.title?.toLowerCase() ?? '';
  if (COOKED_DISH.test(title) && !namesKeeper(title)) return true;
  if (
    lines.some(({ plain }) =>
      /\b(?:mayonnaise|boiled eggs?|cooked (?:chicken|ham|turkey|prawns|rice))\b(?!-free)/.test(plain),
    )
  )
    return true;
  return listed.some(
    ({ food }) =>
      ((food.perish === 2 || food.form === 'fresh') && food.origins.some((origin) => SPOILS.has(origin))) ||
      food.category === 'rice' ||
      (food.hazards ?? []).some((hazard) => hazard === 'leftover' || hazard === 'cooked-rice'),
  );
}

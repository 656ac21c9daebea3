// What spoils within hours in the warm, and what keeps: dough rises on the counter, a stew does not stand there.

import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';

export const PERISHABLE =
  /\b(?:chicken|thighs|drumsticks|wings|turkey|duck|poultry|meat|meats|beef|pork|lamb|mince|(?:sausage|burger|prawn|shrimp|mussel|steak|egg|kebab|kofta|bottle feed)s?|patties|bacon|ham|fish|salmon|cod|tuna|seafood|shellfish|joint|roast|ribs|stew|curry|casserole|chilli con carne|chili|stock|broth|soup|gravy|ragu|bolognese|lasagne|pilaf|risotto|paella|cooked (?:rice|pasta|beans|potatoes|quinoa)|fried rice|rice|custard|cream|milk pudding|mayonnaise|mayo|aioli|quiche|frittata|omelette|left-?overs?|gammon|liver|pate|brisket|shoulder|meatballs|stuffing|bird|marinade|tofu|dal|tagine|goulash|jambalaya|biryani|trout|haddock|mackerel|crab|lobster|scallops|squid|veal|venison|goose|sushi|formula|breast ?milk|baby milk|potato salad|egg salad|tuna salad|chicken salad|cooked (?:lentils|noodles|grains|food|meal))\b/;
export const KEEPER =
  /\b(?:dough|\w*bread|naan|cornbread|crispbread|(?:bun|bread roll|baguette|tortilla|cookie|biscuit|muffin|scone|pickle|bean|lentil|meringue|caramel)s?|pitta|croutons|loaf|focaccia|starter|sourdough|levain|poolish|yeast|butter|cake|brownies|crackers|granola|jam|marmalade|chutney|vinegar|sauerkraut|kimchi|kraut|kombucha|kefir|(?:the|red|white) wine|yogh?urt|soak(?:ed|ing)?|chickpeas|oats|muesli|nuts|cashews|almonds|seeds|dried fruit|fruit|tea|coffee|syrup|liqueur|gin|vodka|rum|salt|chocolate|pastry|pizza|chips|popcorn|honey|(?:store|keep) (?:the |raw |spare |your )*(?:potatoes|onions|garlic|squash)|spice mix|rub|garlic bread|pancake batter|dosa|idli|batter|brine the cucumbers|cucumbers|pavlova|macarons|toffee|fudge|infus\w+|oil|(?:unused |spare |dry |fresh )*(?:bread)?crumbs|panko)\b/;

/** What is only named for what spoils, or holds it dried, tinned or as a spice. */
export const NAMED_FOR_PERISHABLE =
  /\b(?:left-?over (?:caramel|syrup|sugar|icing|crumbs|spices?|biscuits|crackers|pastry|dough|jam|chocolate|nuts|wine|oil|flour)|baker's|cream of tartar|(?:uncooked|dry|dried|bags? of) rice|(?:unopened|tinned|canned|sealed) (?:\w+ )?\w+|rice (?:flour|vinegar|noodles|paper|wine|crackers|cakes)|crab apples?|(?:chilli|chili|curry|chicken|steak|fish|meat|burger|kebab|jerk) (?:\w+ )?(?:spices?|seasoning|powder|flakes|rub|mix|oil|paste|lea(?:f|ves))|(?:soy|fish|oyster|chilli|hot|brown) sauce|fish sauce|stock pot|soup (?:pot|bowl)s?|soak(?:ed|ing)? (?:the )?rice|peanut butter|coconut cream|ice cream|stock cubes?|(?:stock|soup|broth|gravy|bouillon|custard|milk|egg) (?:powder|granules|mix)|(?:dried|powdered|instant|dehydrated) (?:\w+ )?(?:stock|soup|broth|gravy|milk|eggs?|meat|mushrooms?)|egg noodles|egg[- ]free|bread|cream cheese frosting|roast(?:ed)? (?:vegetables|peppers|nuts)|joint of)\b/g;

/** Whether the words name what spoils in the warm. */
export function namesPerishable(plain: string): boolean {
  return says(plain.replace(prepare(NAMED_FOR_PERISHABLE), ' '), PERISHABLE);
}

/** Whether the words name what may stand on a counter: dough, bread, pickles, what is soaked. */
export function namesKeeper(plain: string): boolean {
  return says(plain.replace(prepare(NO_KEEPER), ' '), KEEPER);
}
// A tea towel covers; salt, oil and honey season what stands there.
export const NO_KEEPER =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day's|with(?: the| your| a| our)?(?: \w+)?|morning|afternoon|for|first|after|(?:after|before) your(?: \w+)?) (?:tea|coffee)\b|\btea[- ]?(?:towels?|cloths?|time)|\b(?:until|till|for|at|by|before|to|late)(?: late)? tea\b|\brub (?=(?:with|it|them|the|in|all|over|well|into)\b)|\bthe rub (?:can|has|will|to)\b|jam jars?|(?:cake|biscuit|cookie) (?:(?:dome|tin|stand)s?|box(?:es)?)|bread (?:bins?|box(?:es)?)|butter dish|\b(?:(?:coffee|tea) table|fruit bowl|with (?:the |some )?(?:crackers|crusty bread|bread|toast)|beans? sprouts?|salt(?:ed|y)? (?:the|it|them|well|water)|(?:in|with) (?:the |its |their )?(?:\w+ )?(?:oil|salt|vinegar|honey|butter))\b/g;

const SPOILS: ReadonlySet<string> = new Set(['pork', 'meat', 'poultry', 'game', 'fish', 'shellfish']);

export const COOKED_DISH =
  /\b(?:(?:soup|stew|casserole)s?|curry(?! (?:powder|paste|leaves))|curries|chill?i(?! (?:and \w+ )?(?:oil|jam|flakes|powder|sauce|paste|crisp|dressing|salt|vinegar))|ragu|bolognese|lasagne|risotto|paella|pilaf|custard|quiche|gravy|broth|chowder|dal|tagine|goulash|hotpot|pot roast|gumbo|jambalaya|biryani|stroganoff|ragout|moussaka|(?:shepherd's|cottage|fish|chicken) pie)\b/;

export const KEEPS_BY_TITLE =
  /\b(?:dough|(?:bread(?!(?: and butter)? pudding)|flatbread|pitta|bagel|pretzel|baguette|cookie|biscuit|cake|muffin|scone|pickle|meringue)s?|rolls|loaf|loaves|focaccia|naan|starter|sourdough|brownies|crackers|granola|jam|marmalade|chutney|sauerkraut|kimchi|kombucha|kefir|yogh?urt|liqueur|gin|cordial|syrup|toffee|fudge|caramels|pavlova|macarons|dosa|idli|pizza|muesli|oats)\b/;

/** Whether the dish itself may stand on a counter, by its title. */
export function isKeeperDish({ recipe }: RecipeScan): boolean {
  const title = foldText(recipe.title ?? '');
  return says(title, KEEPS_BY_TITLE) && !says(title, COOKED_DISH) && !namesPerishable(title);
}

/** What is listed cooked or ready to eat and spoils as it is. */
export const LISTED_READY =
  /\b(?:mayonnaise|(?:infant|baby|made-up|prepared) formula|breast ?milk|boiled eggs?|cooked (?:chicken|ham|turkey|prawns|rice))\b(?!-free)/;

/** Whether the dish holds meat, fish or cooked rice, or is a soup or the like: what stands warm there spoils. */
export function isPerishable({ listed, lines, recipe }: RecipeScan): boolean {
  const title = foldText(recipe.title ?? '');
  if (says(title, COOKED_DISH)) return true;
  if (lines.some(({ plain }) => says(plain, LISTED_READY))) return true;
  return listed.some(
    ({ food }) =>
      ((food.perish === 2 || food.form === 'fresh') && food.origins.some((origin) => SPOILS.has(origin))) ||
      food.category === 'rice' ||
      (food.hazards ?? []).some((hazard) => hazard === 'leftover' || hazard === 'cooked-rice'),
  );
}

export const DISH_WORDS =
  /\b(?:it|them|they|(?:pot|pan|portion|tub|meal|bowl|tray|plate|parcel)s?|(?:dish|sandwich)(?:es)?|rest|batch|food|everything|juices|drippings|platter|left|remaining|tin|filling|mixture|the sauce)\b/;

/** Whether a sentence speaks of foods alone that are not the dish: "leave the onions in the vinegar". */
export function isOfOtherFood(scan: RecipeScan, { plain, text }: Sentence): boolean {
  return namesOtherFoods(scan, plain, text);
}

/** Whether words name foods, and none that spoils or stands for the dish. `text` as it is printed. */
export function namesOtherFoods({ readings }: RecipeScan, plain: string, text = plain): boolean {
  if (namesPerishable(plain) || says(plain, DISH_WORDS) || says(plain, COOKED_DISH)) return false;
  // "Wrap in foil" names no tortilla.
  const foods = readings
    .foods(text.replace(prepare(NO_FOOD), ' '))
    .filter(({ food }) => food.id !== 'tortilla');
  return foods.length > 0 && foods.every(({ food }) => !food.origins.some((origin) => SPOILS.has(origin)));
}

export const NO_FOOD = /\btea[- ]?(?:towels?|cloths?|time)\b/gi;

/** Dishes without meat that spoil in the warm all the same: of cooked starch, cream, curd or egg. */
export const SOFT_DISH =
  /\b(?:melon (?:platter|salad|wedges|balls|cubes|cocktail)|fruit (?:salad|platter)|creme (?:caramel|brulee)|flan|pots? de creme|clafoutis|custard tart|posset|(?:hot )?cocoa|hot chocolate|milk ?shakes?|(?:smoothie|omelette|eclair|vol-au-vent)s?|french toast|(?:pasta|macaroni|noodle|potato) (?:bake|cheese|salad|gratin|casserole)|mac(?:aroni)? (?:and|&|'n'|n) cheese|gratin|dauphinoise|frittata|rice pudding|bread(?: and butter)? pudding|trifles?|cheesecake|mousse|panna cotta|tiramisu|coleslaw|rice salad|mash(?:ed potatoes)?|stir-fry|noodles|kedgeree|congee|dumplings|wontons|falafel|stuffed (?:peppers|aubergines|courgettes)|ratatouille|enchiladas|burritos|tamales|gnocchi|ravioli|cannelloni|strata|profiteroles|choux|creme patissiere|pastry cream|cream horns|mille-?feuilles?|fool|syllabub|cream (?:pie|cake|puffs?)|pumpkin pie|custard|hummus|houmous|guacamole|dip|lentils|beans|tofu|mayonnaise|aioli|hollandaise|polenta|couscous|quinoa)\b/;

export const DRY_BY_TITLE =
  /\b(?:jerky|biltong|dried|cured|prosciutto|seasoning|rub|spices?|powder|salt|crisps|crackers|cubes?)\b/;

/** Whether the dish spoils within hours where it is not cold. */
export function spoilsInTheWarm(scan: RecipeScan): boolean {
  const title = foldText(scan.recipe.title ?? '');
  if (isPerishable(scan) || says(title, SOFT_DISH)) return true;
  return namesPerishable(title) && !says(title, DRY_BY_TITLE);
}

/** A line of the list that only names what is needed: a longer one may tell what is done with it. */
export function isBareItem({ place, plain }: Sentence): boolean {
  return place === 'ingredients' && !(plain.length > 50 && says(plain, TELLS));
}
export const TELLS =
  /\b(?:set|left|leave|thaw\w*|defrost\w*|stood|stand|kept|keep|sat|sit|taken|take|put|cover|lower|cool|hold)\b/;

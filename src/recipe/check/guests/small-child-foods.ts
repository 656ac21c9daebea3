// Rule infant: drinks, shellfish, cheeses and the eggs of other birds that a small child must not have as they are.
// Sources: NHS, foods to avoid giving babies and young children; UK FSA, eggs; NHS, drinks and cups.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { isDoneTo } from '../stance/said-of.ts';
import { findFor, type RuledOut } from './infant-foods.ts';
import { isKeptFrom } from './other-guests.ts';

export const RICE_DRINK = /\brice[- ](?:milks?|drinks?|beverage)\b/g;
export const OTHER_DRINK = /\b(?:oat|cow|formula|breast)\b[^.;]{0,20}(?:beaker|cup|drink|milk)/;
export const CUP =
  /\b(?:(?:beaker|bottle|tumbler)s?|sippy|(?:in|into) (?:a |the |his |her |their )?(?:\w+ )?cups?|cups? of|glass(?:es)?|(?:main|usual|daily|everyday|regular) (?:milk|drink)|(?:as|for) (?:a |his |her |their |the )?(?:\w+ )?drink|to drink|drinks?(?=[.,;:!]| (?:instead|in place|with|alongside|after|before|up)|$)|(?:instead|in place) of (?:cow|formula|milk|breast))\b/;

/** Rice drink that is drunk. */
function findRiceDrink(scan: RecipeScan): Sentence | null {
  const named = findFor([...scan.lines, ...scan.sentences], RICE_DRINK);
  if (named === null) return null;
  const drunk = scan.sentences.some(
    ({ plain, place }) =>
      place !== 'ingredients' &&
      says(plain.replace(prepare(RICE_DRINK), 'milk'), CUP) &&
      !says(plain, OTHER_DRINK),
  );
  return drunk ? named : null;
}

export const CAFFEINE =
  /\b(?:(?:black|green|breakfast|earl grey|assam|iced|milky|sweet|strong|weak|builder's|chai) teas?\b|tea ?bags?|tea leaves|(?:brew(?:ed)?|(?:pot|cup|mug|beaker)s?) (?:of |the |some )?tea\b|\d+ (?:ml|cups?) (?:\w+ )?tea\b|coffee|espresso|cappuccino|latte|matcha|energy drinks?|cola)\b/g;
export const NO_CAFFEINE =
  /\b(?:rooibos|redbush|herbal|camomile|chamomile|fennel|mint|peppermint|decaf\w*|caffeine[- ]free|barley|chicory|coffee (?:cup|mug|table|grinder|filter|cake)|tea (?:towel|strainer|time|cake|loaf|bread|set|party))\b/;
export const BAKED = /\b(?:bake[ds]?|baking|oven|loaf|cake|smok\w+)\b/;

/** Tea, coffee and what else holds caffeine, drunk and not baked in. */
function findCaffeine(scan: RecipeScan): Sentence | null {
  if (isKeptFrom(scan, CAFFEINE) || says(scan.method, BAKED)) return null;
  return findFor([...scan.lines, ...scan.steps], CAFFEINE, NO_CAFFEINE);
}

export const SHELLFISH =
  /\b(?:oysters?(?! (?:sauce|mushrooms?))|(?:clam|prawn|shrimp|langoustine)s?|mussels|cockles|whelks|scallops|crab)\b/;
export const RAW_SHELLFISH =
  /\b(?:(?:raw|uncooked|live|freshly (?:shucked|opened)|sashimi|tartare|ceviche)\b[^.;]{0,30}\b(?:(?:oyster|clam|prawn|shrimp|langoustine)s?|mussels|scallops)|(?:(?:oyster|clam|prawn)s?|mussels|scallops)\b[^.;]{0,40}\b(?:raw|uncooked|on the half[- ]shell|tartare|ceviche|alive)|(?:open|shuck)\w* (?:the )?(?:oysters|clams)|oysters? (?:in|on) (?:the|their|its) (?:half[- ])?shells?)\b/g;
export const HEATED =
  /\b(?:(?:cook|boil|steam|grill|roast|simmer|poach|saute|sear|microwave|broil|bubbl)\w*|fry|fried|fries|frying|bak(?:e|es|ed|ing)|barbecue\w*|melt(?:s|ed)?|oven|toast(?:ed|ing)?|under the grill|7\d ?(?:°|degrees)? ?c)\b/g;

function findRawShellfish(scan: RecipeScan): Sentence | null {
  const raw = findFor([...scan.steps, ...scan.lines], RAW_SHELLFISH, /\b(?:wash|board|separate|keep)\b/);
  return raw === null || isKeptFrom(scan, RAW_SHELLFISH) || isDoneTo(scan, SHELLFISH, HEATED) ? null : raw;
}

export const SOFT_CHEESE =
  /\b(?:brie|camembert|(?:ripe|ripened|soft|bloomy|chevre)[ -](?:\w+ )?goat(?:'?s'?)? cheese|chevre|gorgonzola|roquefort|danish blue|cambozola|dolcelatte|(?:soft )?blue cheese|raw[- ]milk (?:cheese|cheddar|brie|camembert|gruyere|comte|parmesan)|unpasteuri[sz]ed (?:\w+ )?(?:cheese|brie|camembert|cheddar|gruyere|feta|comte|goat(?:'?s'?)? cheese|stilton))\b/g;
export const MELTED =
  /\b(?:bak(?:e|es|ed|ing)|grill(?:s|ed)?|oven|melt(?:s|ed|ing)?|(?:bubbl|simmer|broil)\w*|steaming|piping|toastie|gratin|7\d ?(?:°|degrees)? ?c)\b/g;

function findSoftCheese(scan: RecipeScan): Sentence | null {
  const named = findFor([...scan.lines, ...scan.steps], SOFT_CHEESE);
  if (named === null || !scan.english || isKeptFrom(scan, SOFT_CHEESE)) return null;
  return scan.steps.some(({ plain }) => findSaid(plain, MELTED) !== null) ? null : named;
}

export const OTHER_EGGS = /\b(?:duck|goose|quail|turkey|bantam|pheasant)(?:'s|s'|s)? eggs?\b/g;
export const SET_FIRM =
  /\b(?:hard[- ]?boil\w*|hard|firm\w*|set (?:firm|hard|through|solid|all|completely|right)|(?:fully|completely|just|all) set|until set|solid|cooked through|bak(?:e|es|ed|ing)|no (?:runny|liquid|loose)|(?:[5-9]|1\d) ?(?:minutes|mins))\b/g;

/** Eggs of ducks, geese and quails that are not cooked until they are firm. */
function findOtherEggs(scan: RecipeScan): Sentence | null {
  const named = findFor(scan.lines, OTHER_EGGS);
  if (named === null || isKeptFrom(scan, OTHER_EGGS)) return null;
  return scan.steps.some(({ plain }) => findSaid(plain, SET_FIRM) !== null) ? null : named;
}

/** What stands in no other table of the rule. */
export const NOT_FOR_SMALL_CHILDREN: readonly RuledOut[] = [
  {
    age: 'smallChild',
    what: 'rice drink',
    why: 'rice drinks are not for children under 5 years, for the arsenic in them (NHS)',
    find: findRiceDrink,
  },
  {
    age: 'smallChild',
    what: 'tea, coffee or the like',
    why: 'drinks with caffeine are not for babies and small children (NHS)',
    find: findCaffeine,
  },
  {
    age: 'smallChild',
    what: 'raw shellfish',
    why: 'shellfish is cooked through for babies and small children (NHS)',
    find: findRawShellfish,
  },
  {
    age: 'smallChild',
    what: 'ripened soft, blue or raw-milk cheese, unheated',
    why: 'it may hold listeria and is cooked for children under 5 years, or left out (NHS)',
    find: findSoftCheese,
  },
  {
    age: 'smallChild',
    what: "eggs other than hens', not cooked firm",
    why: 'eggs of ducks, geese and quails are cooked until white and yolk are solid (UK FSA)',
    find: findOtherEggs,
  },
];

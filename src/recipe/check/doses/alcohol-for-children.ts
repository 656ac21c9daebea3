// Rule dose for alcohol that a child or a pregnant guest is given. Source: USDA Table of Nutrient Retention Factors: of
// alcohol 85 % is left when it is stirred into something hot, 75 % when it is flamed, 25 % after an hour's simmer.
// The catalogue of hazards has alcohol for children as a caution, and refuses the claim that flaming makes it fit for
// them. So: drunk, stirred in or flamed it is a danger; simmered for an hour or more, as wine in a braise, a warning,
// unless the text promises the children that none is left; and nothing where the recipe keeps it from them.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { withoutFoodNames } from '../guests/audience.ts';
import { CHILD_WORDS, isKeptFrom } from '../guests/other-guests.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { isSaidOf } from '../stance/said-of.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { readLongestTime } from '../toxins/treatment-minutes.ts';

export const DRINK =
  /\b(?:rum|vodka|gin|whisky|whiskey|brandy|bourbon|tequila|liqueur|wine|beer|stout|ale|prosecco|champagne|sherry|port|amaretto|kirsch|cognac|limoncello|baileys|kahlua|cider|marsala|advocaat|schnapps|everclear|grand marnier|cointreau|cassis|frangelico|(?<!(?:'s|the|your|its|her|his|our|their) )sake(?! of)|ouzo|mead|absinthe|pimm'?s|malibu|chambord|drambuie|benedictine|campari|aperol|vermouth|pastis|pernod|raki|grappa|armagnac|calvados|eau de vie|moonshine|mezcal|cachaca|soju|shochu|sambuca|galliano|disaronno|tia maria|jagermeister|southern comfort|madeira|cava|lager|sangria|alcopops?|creme de (?:menthe|cacao|cassis|mure|violette))\b/;
export const NO_ALCOHOL =
  /\b(?:vinegar|extract|non.alcoholic|alcohol.free|without alcohol|ginger (?:beer|ale)|root beer|rum (?:essence|flavo)|wine gum|apple cider|leave (?:it|the \w+) out|for (?:the )?(?:adults|grown)|(?:grown.?ups|adults)'? (?:glass|cup|bowl|share|portion|half)|dealcoholi|0 ?%|beer.batter|sparkling grape|instead of|in place of)/;
export const FOR_GROWN_UPS =
  /\b(?:for (?:the )?(?:adults|grown.?ups)|adults only|not for (?:children|kids)|leave (?:it|the \w+) out (?:for|if))\b/;
const ANY_NAMED_DRINK = new RegExp(String.raw`${DRINK.source}|\b(?:alcohol|booze|spirits?|boozy)\b`);
const ANY_DRINK = new RegExp(
  String.raw`${DRINK.source}|\b(?:alcohol|booze|spirits?|this|it|one|theirs|they)\b`,
  'g',
);
/** The children are named, and not at the table. */
export const AWAY =
  /\b(?:away|camp|at (?:grand\w+|gran(?:ny)?|nan(?:na|ny|a)?|their (?:dad|mum|mom|father|mother|grand\w+|friends?)|a friend|school|the sitter|a sleepover)\b|asleep|in bed|abed|babysitter|sitter|grandparents' (?:for|house)|night off|sleepover|without the kids|(?:kids|children) are (?:out|gone)|date night)\b/;
const LONG_SIMMER = 60;
export const SIMMER = /\b(?:simmer|brais|stew|cook|bake|oven|bubbl|roast)\w*\b/;
export const PROMISED =
  /\b(?:alcohol|booze|wine|spirit|brandy|rum)\b[^.;]{0,50}\b(?:(?:burn|cook|boil|flame|disappear)s?|evaporat\w+|vanish\w*)\b/;

/** Alcohol in what a child or a pregnant guest is given. */
export function checkAlcohol(scan: RecipeScan): readonly Finding[] {
  const guest = scan.audience.child ?? scan.audience.pregnant;
  if (guest === null || isForGrownUps(scan) || isListedForAdults(scan)) return [];
  const used = [...scan.lines, ...scan.steps].find(usesDrink);
  if (used === undefined || isAway(scan) || isGivenOther(scan) || isKeptFrom(scan, ANY_DRINK)) return [];
  const promised = scan.sentences.some(
    ({ plain }) => says(plain, PROMISED) && says(plain, CHILD_WORDS) && !isSpokenAgainst(plain),
  );
  const long = readSimmer(scan) >= LONG_SIMMER && !promised;
  const drink = prepare(DRINK).exec(used.plain)?.[0] ?? 'alcohol';
  const left = long
    ? "25 % of the alcohol is left after an hour's simmer (USDA)"
    : '85 % of the alcohol stays when it is stirred into something hot (USDA)';
  return [
    {
      rule: 'dose',
      severity: long ? 'warning' : 'danger',
      message: `${namePlace(used)} uses ${drink} and the text names ${guest}; ${left}.`,
      ...pointAt(used),
    },
  ];
}

// "Coffee for the adults" keeps no rum from the children.
function isForGrownUps(scan: RecipeScan): boolean {
  return scan.sentences.some(
    (sentence) =>
      sentence.place !== 'ingredients' &&
      says(sentence.plain, FOR_GROWN_UPS) &&
      isSaidOf(scan, sentence, ANY_NAMED_DRINK),
  );
}

/** The longest simmer from the step on that pours the drink in; of the whole method where none names it. */
function readSimmer({ steps }: RecipeScan): number {
  const from = Math.max(
    0,
    steps.findIndex(({ plain }) => says(plain, DRINK)),
  );
  const cooking = steps.slice(from).filter(({ plain }) => says(plain, SIMMER));
  return Math.max(0, ...cooking.map(({ plain }) => readLongestTime(plain)));
}

export const ADULTS_LINE = /\b(?:adults?|grown.?ups?)\b/;

/** "150 ml rum, for the adults' jug", and no sentence pours it for the children. */
function isListedForAdults({ lines, sentences }: RecipeScan): boolean {
  const drinks = lines.filter(({ plain }) => says(plain, DRINK));
  return (
    drinks.length > 0 &&
    drinks.every(({ plain }) => says(plain, ADULTS_LINE) && !says(plain, CHILD_WORDS)) &&
    !sentences.some(({ plain }) => says(plain, DRINK) && says(plain, CHILD_WORDS) && !isSpokenAgainst(plain))
  );
}

function usesDrink({ plain, next }: Sentence): boolean {
  const drink = prepare(DRINK).exec(plain)?.[0];
  return (
    drink !== undefined &&
    !says(plain, NO_ALCOHOL) &&
    findSaid(plain, new RegExp(`\\b${drink}\\b`, 'g')) !== null &&
    !isSpokenAgainst(plain, next?.plain)
  );
}

export const OTHER_DRINK =
  /\b(?:juices?|cordial|squash|lemonade|cocoa|hot chocolate|milk|tea|ginger (?:beer|ale)|alcohol[- ]free|(?:another|their own|a separate|a second|a different) (?:(?:pan|pot|jug|bowl|cup)s?|glass(?:es)?)|(?:the|an?) (?!same|boozy|adult)\w+(?: \w+)? versions?)\b/;
/** "The wine does not all cook off, so use fish stock if you are feeding children" */
export const TAKES_STOCK =
  /\b(?:use|make (?:it|this) with|go for|choose|pour in)\b[^.;,]{0,30}\b(?:stock|broth|water|juice|cordial)\b/;
export const GETS_OTHER = /\b(?:gets?|ha(?:s|ve)|drinks?|make|pour|give|serve|offer|for|keep)\b/;

/** "Children get hot apple juice, from another pan": a sentence that gives them what holds none. */
function isGivenOther({ sentences }: RecipeScan): boolean {
  return sentences.some(
    ({ plain, place }) =>
      place !== 'ingredients' &&
      says(withoutFoodNames(plain), CHILD_WORDS) &&
      (plain.split(';').some((part) => says(part, TAKES_STOCK) && says(part, CHILD_WORDS)) ||
        (says(plain, GETS_OTHER) && says(plain, OTHER_DRINK) && findSaid(plain, ANY_NAMED) === null)) &&
      !/\b(?:too|as well|also|stir|add|top)\b/.test(plain),
  );
}
const ANY_NAMED = new RegExp(ANY_NAMED_DRINK.source, 'g');

function isAway({ sentences }: RecipeScan): boolean {
  const named = sentences.filter(({ plain, place }) => place !== 'ingredients' && says(plain, CHILD_WORDS));
  return named.length > 0 && named.every(({ plain }) => says(plain, AWAY));
}

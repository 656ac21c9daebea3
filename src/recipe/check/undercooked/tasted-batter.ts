// Raw batter and dough are not licked from the bowl: flour is a raw food, and so are eggs. Source: FDA, handling flour.

import type { Finding } from '../../finding.ts';
import { nameVulnerable } from '../guests/audience.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { isCaution } from '../stance/cautions.ts';
import { findSaid, quote, says } from '../stance/phrases.ts';

const VESSEL =
  '(?:spoons?|bowls?|spatulas?|whisks?|beaters?|paddles?|basins?|ladles?|forks?|fingers?|mixer|mixing bowl)';
const BATTER =
  '(?:(?:cookie|cake|biscuit|brownie|muffin|pancake|bread|pizza|scone) (?:dough|batter|mix(?:ture)?)|dough|batter|cake mix)';
/** "Let the children lick the spoon", "a spoonful of raw dough is the cook's treat" */
const TASTES = new RegExp(
  [
    String.raw`\blick(?:s|ed|ing)?(?: out| off| clean)? (?:[\w']+ ){0,3}?${VESSEL}\b`,
    String.raw`\bclean(?:s|ed|ing)? (?:[\w']+ ){0,3}?${VESSEL}\b[^.;]{0,30}\bwith (?:their|your|his|her|its|our|a) tongues?\b`,
    String.raw`\b(?:${VESSEL}) (?:[\w']+ ){0,4}?(?:(?:for|to) (?:[\w']+ ){0,3}?lick|lick(?:ed|ing)? clean)\b`,
    String.raw`\b(?:eat|eats|eating|nibbl\w+|sneak\w*|steal|snack\w*|tast(?:e|ing)|try|spoonfuls? of|enjoy\w*|finger(?:ful)? of|scrap\w* up) (?:[\w']+ ){0,5}?(?:raw|uncooked|unbaked) ${BATTER}\b`,
    String.raw`\b${BATTER} (?:is|tastes?|can be|may be) (?:[\w']+ ){0,4}?(?:eaten |good |delicious |lovely |fine |best )?(?:raw|uncooked|unbaked|straight from the (?:bowl|spoon))\b`,
  ].join('|'),
  'g',
);
export const RAW_IN_IT = /\b(?:flour|eggs?|yolks?|whites)\b/;
export const MADE = /\b(?:flour|eggs?|yolks?|whites|batter|dough|mixture|dry ingredients)\b/;
export const TREATED =
  /\b(?:heat[- ]treated|pasteuri[sz]ed|toasted flour|edible (?:cookie )?dough|no[- ]bake)\b/;
export const EGGLESS = /\b(?:egg(?:less|[- ]free)|vegan)\b/;
export const BAKED =
  /\b(?:bak(?:e|es|ed|ing) (?:for|at|until|in|it|them|the)|(?:in|into) the (?:hot )?oven|fry|fried|simmer|boil|poach|steam|custard|cook (?:until|for|over|gently|the)|stir over)\b/;
const OTHER =
  /\b(?:icing|frosting|buttercream|ganache|cream|chocolate|caramel|syrup|jam|sauce|glaze|curd|topping|filling)\b/;

/** One finding at most: a danger where flour is raw in it or a child or the like is named, else a warning. */
export function checkTastedBatter(scan: RecipeScan): readonly Finding[] {
  const flour = scan.lines.some(({ plain }) => /\bflour\b/.test(plain));
  if (!scan.lines.some(({ plain }) => says(plain, RAW_IN_IT)) || says(scan.whole, TREATED)) return [];
  if (!flour && says(scan.whole, EGGLESS)) return [];
  for (const sentence of scan.sentences) {
    const { plain, place } = sentence;
    if (place === 'ingredients' || place === 'title') continue;
    if (!/lick|dough|batter|tongue/.test(plain) || says(plain, OTHER) || isCaution(scan, sentence)) continue;
    const match = findSaid(plain, TASTES);
    if (match === null || !isRawYet(scan, sentence)) continue;
    const guest = nameVulnerable(scan.audience) ?? scan.audience.child;
    return [
      {
        rule: 'undercooked',
        severity: flour || guest !== null ? 'danger' : 'warning',
        message: `${namePlace(sentence)} says "${quote(match[0])}"; ${flour ? 'raw dough and batter are not tasted, flour is a raw food until it is cooked through (FDA)' : 'raw egg is not tasted, 71 C is the figure of FoodSafety.gov'}.`,
        ...pointAt(sentence),
      },
    ];
  }
  return [];
}

/** Whether the mixture is made by then and nothing has baked it. */
function isRawYet(scan: RecipeScan, sentence: Sentence): boolean {
  if (/\b(?:raw|uncooked|unbaked)\b/.test(sentence.plain) || sentence.step === undefined) return true;
  const before = scan.steps.slice(0, scan.steps.indexOf(sentence) + 1).map(({ plain }) => plain);
  return before.some((plain) => says(plain, MADE)) && !before.some((plain) => says(plain, BAKED));
}

// What holds raw meat is not tasted. Source: USDA FSIS, Is It Done Yet?

import { hasMeat } from './lists-raw-meat.ts';
import { findSaid } from './phrases.ts';
import { MEAT } from './raw-meat-words.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const MIXTURE =
  '(?:mixture|mix|meat|mince|filling|stuffing|sausage meat|sausagemeat|farce|forcemeat|batter|patty|patties|burger|kofta|meatballs?|pork|chicken|turkey|beef|lamb|fish)';
/** "Nibble a pinch of the raw mixture": steak tartare and fish for sushi are eaten raw on purpose. */
const TASTED_RAW = new RegExp(
  String.raw`\b(?:taste|tasting|try|trying|nibble|nibbling|nibbles|sample|lick|eat|(?:have|take) a (?:nibble|taste|bite|lick)(?: of)?)\b (?:on )?(?:(?:a|the|some|this|your|tiny|small|little|bit|pinch|piece|of|smidgen|crumb|morsel|dab|blob|corner|fingertip|spoonful|teaspoon|bite) ){0,6}?(?:(?:raw|uncooked) (?:\w+ )?${MIXTURE}\b|(?:meat |chicken |pork |sausage |mince )?${MIXTURE}\b[^.;]{0,40}\b(?:raw|uncooked|before (?:it is |it's |they are |you |being )?(?:cook|fry|frying|shap|form)\w*))|\b(?:taste|try|nibble) (?:an? \w+ of |some of )?(?:it|them|this) (?:raw|uncooked)\b|\b(?:dip|stick|poke|push) (?:a|your) finger in(?:to)? (?:the |some )?(?:raw|uncooked)\b|\blick\w* (?:the |your |a |that )?(?:spoon|fingers?|bowl|spatula|knife|whisk|beaters?)\b[^.;]{0,40}\b(?:raw|uncooked)\b|\b(?:coat|season|rub|mix|shape|massage|knead)\w*\b[^.;]{0,40}\b${MEAT}\b[^.;]{0,40}\blick\w* your fingers\b`,
  'g',
);

/** Nothing else than a mixture of raw meat is there to be tasted: "lick the spoon", "taste a little of the mix". */
const OF_THE_MIX =
  /\b(?:lick\w* (?:the |your |a )?(?:spoon|fingers?|bowl|spatula)|tast(?:e|ing) (?:a |the |some |little |bit |pinch |tiny |of )*(?:mix|mixture|filling|meat|mince|forcemeat|stuffing)\b(?![^.;]{0,40}\b(?:cooked|fried|done)))/g;
const WORKED = new RegExp(
  String.raw`\b(?:work|mix|knead|combine|season|squidge|massage|blitz)\w* (?:the |your |all )*(?:raw |minced |ground )*(?:${MEAT})\b`,
);
const EATEN_RAW = /\b(?:tartare|sashimi|sushi)\b/;
const COOKED_FIRST =
  /\b(?:fry|cook|poach|grill|microwave) (?:off )?(?:a|one|some)\b|\b(?:cooked|fried) (?:piece|bit|nugget|one)\b/;

/** The words by which raw meat is tasted, or null. */
export function findTastedRaw(scan: RecipeScan, { plain, around, place }: Sentence): string | null {
  if (
    place === 'title' ||
    place === 'ingredients' ||
    !/\b(?:tast|try|nibbl|sampl|lick|eat|bite|finger)/.test(plain)
  )
    return null;
  if (COOKED_FIRST.test(plain) || EATEN_RAW.test(`${plain} ${scan.recipe.title?.toLowerCase() ?? ''}`))
    return null;
  const told = /raw|uncook|before|lick/.test(plain) ? findSaid(plain, TASTED_RAW) : null;
  if (told !== null) return told[0];
  const mixed = place === 'step' && hasMeat(scan) ? findSaid(plain, OF_THE_MIX) : null;
  const before = around.slice(0, around.indexOf(plain) + plain.indexOf(mixed?.[0] ?? ''));
  return mixed !== null && WORKED.test(before) && !COOKED_FIRST.test(around) ? mixed[0] : null;
}

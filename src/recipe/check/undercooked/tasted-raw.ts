// What holds raw meat is not tasted. Source: USDA FSIS, Is It Done Yet?

import { heats } from '../contact/heated-behind.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { hasMeat } from './lists-raw-meat.ts';
import { MEAT } from './raw-meat-words.ts';

const MIXTURE =
  '(?:mixture|mix|meat|mince|filling|stuffing|sausage meat|sausagemeat|farce|forcemeat|batter|patty|patties|burger|kofta|meatballs?|pork|chicken|turkey|beef|lamb|fish)';
/** "Nibble a pinch of the raw mixture": steak tartare and fish for sushi are eaten raw on purpose. */
const TASTED_RAW = new RegExp(
  String.raw`\b(?:taste|tasting|try|trying|nibble|nibbling|nibbles|sample|lick|eat|(?:have|take) a (?:nibble|taste|bite|lick)(?: of)?)\b (?:on )?(?:(?:a|the|some|this|your|tiny|small|little|bit|pinch|piece|of|smidgen|crumb|morsel|dab|blob|corner|fingertip|spoonful|teaspoon|bite) ){0,6}?(?:(?:raw|uncooked) (?:\w+ )?${MIXTURE}\b|(?:meat |chicken |pork |sausage |mince )?${MIXTURE}\b[^.;]{0,40}\b(?:raw|uncooked|before (?:it is |it's |they are |you |being )?(?:cook|fry|frying|shap|form)\w*))|\b(?:taste|try|nibble) (?:an? \w+ of |some of )?(?:it|them|this) (?:raw|uncooked)\b|\b(?:dip|stick|poke|push) (?:a|your) finger in(?:to)? (?:the |some )?(?:raw|uncooked)\b|\blick\w* (?:the |your |a |that )?(?:spoon|fingers?|bowl|spatula|knife|whisk|beaters?)\b[^.;]{0,40}\b(?:raw|uncooked)\b|\b(?:taste|tasting|try|trying|sample|sip|dip a finger)\b[^.;]{0,40}\b(?:marinade|brine|sauce|glaze|liquid|rub|mixture)\b[^.;]{0,20}\b(?:the |your )?(?:raw |uncooked )?${MEAT} (?:\w+ ){0,3}(?:in|with)\b|\b(?:coat|season|rub|mix|shape|massage|knead)\w*\b[^.;]{0,40}\b${MEAT}\b[^.;]{0,40}\blick\w* your fingers\b|\b(?:taste|tasting|try|sip) (?:a little of |some of )?the (?:marinade|sauce|glaze|rub|juices?|paste) (?:off|from) the (?:raw )?${MEAT}\b|\b(?:raw|uncooked)\b[^.;]{0,60}\b(?:on|to|with|touch) (?:your|the|their|his|her) (?:tongues?|lips)\b`,
  'g',
);

/** Of a dish that the list tells to be of meat, or by its own words. */
const NAMES_MEAT = new RegExp(String.raw`\b(?:${MEAT}|meat)\b`);
/** Nothing else than a mixture of raw meat is there to be tasted: "lick the spoon", "taste a little of the mix". */
export const OF_THE_MIX =
  /\b(?:lick\w* (?:the |your |a )?(?:spoon|fingers?|bowl|spatula|brush|whisk|fork|knife|blade|beaters?|paddle|basin)|(?:tast(?:e|ing)|try|nibble|(?:have|take) a (?:nibble|taste|bite|lick) of) (?:a |the |some |little |bit |pinch |tiny |of )*(?:mix|mixture|filling|meat|mince|forcemeat|stuffing)\b(?![^.;]{0,40}\b(?:cooked|fried|done)))/g;
/** "Taste a pinch for salt": of what was mixed just before. */
export const OF_A_PINCH =
  /\b(?:tast(?:e|ing)|try|nibble|sample) (?:it|this|(?:a|the) (?:tiny |small |little )?(?:pinch|bit|dab|little|crumb|smidgen|spoonful|fingertip|scrap|nugget))(?: of (?:it|this|that))? (?:for|to (?:check|see|judge|test))\b|\b(?:pop|put|place|try|have|eat) (?:some|a (?:little|bit|pinch|dab|crumb|nugget|morsel|scrap))(?: of (?:it|this|that))? (?:in|on|into) (?:your|the) (?:mouth|tongue)\b/g;
const WORKED = new RegExp(
  String.raw`\b(?:work|mix|knead|combin|season|squidg|massag|blitz|stir|beat|coat|paint|brush|rub|toss|bind|fold|marinat|whizz|puls)\w* (?:the |your |all |everything |with )*(?:raw |minced |ground |chopped )*(?:${MEAT})\b`,
);
const EATEN_RAW = /\b(?:tartare|sashimi|sushi)\b/;
export const COOKED_FIRST =
  /\b(?:fry|cook|poach|grill|microwave) (?:off )?(?:a|one|some)\b|\b(?:cooked|fried) (?:piece|bit|nugget|one)\b/;

/** The words by which raw meat is tasted, or null. */
export function findTastedRaw(scan: RecipeScan, { plain, around, place, step }: Sentence): string | null {
  if (
    place === 'title' ||
    place === 'ingredients' ||
    !/\b(?:tast|try|nibbl|sampl|lick|eat|bite|finger|tongue|mouth)/.test(plain)
  )
    return null;
  if (says(plain, COOKED_FIRST) || says(`${plain} ${scan.recipe.title?.toLowerCase() ?? ''}`, EATEN_RAW))
    return null;
  const told = /raw|uncook|before|lick|off|from/.test(plain) ? findSaid(plain, TASTED_RAW) : null;
  if (told !== null) return hasMeat(scan) || says(told[0], NAMES_MEAT) ? told[0] : null;
  const isOfMeat = place === 'step' && hasMeat(scan);
  const pinch = isOfMeat ? findSaid(plain, OF_A_PINCH) : null;
  const mixed = isOfMeat ? (findSaid(plain, OF_THE_MIX) ?? pinch) : null;
  if (mixed === null || says(around, COOKED_FIRST)) return null;
  const before = around.slice(0, around.indexOf(plain) + plain.indexOf(mixed[0]));
  if (mixed === pinch && heats(before)) return null;
  const earlier = scan.steps.find((other) => other.step === (step ?? 1) - 1)?.around ?? '';
  const worked = says(before, WORKED) || (says(earlier, WORKED) && !heats(earlier) && !heats(before));
  return worked ? mixed[0] : null;
}

// What the rest of a sentence, or the next one, decides about a food that it has named: "it is traditional, so in it
// goes", "it would bring in egg, so leave that out". The food stands there as a pronoun, or as a bare amount.

import { prepare } from '../../../food/prepare-pattern.ts';
import { says } from './phrases.ts';

const MEASURE =
  'knobs?|handfuls?|spoon(?:ful)?s?|pinch(?:es)?|splash(?:es)?|dollops?|slices?|lea(?:f|ves)|glass(?:es)?|dash(?:es)?|cups?|tablespoons?|teaspoons?|tbsp|tsp|sprinkl(?:e|ing)|grating|drizzle|cubes?|pats?|blobs?|swirls?|glugs?|lumps?|scoops?|shakes?|bowls?|plates?|jars?|g|ml';
const AMOUNT = String.raw`(?:(?:an?|one|two|three|four|five|six|half an?|the|\d[\d.,/]*) ?(?:(?:good|big|large|small|generous|heaped|little|thick|few|extra|odd) )*(?:${MEASURE})|\d+|one|two|three|four|six|some|plenty|lots|more|a (?:little|few|lot|bit))`;
/** The food again, with no other food behind it. */
const IT = String.raw`(?:it|them|that|those|this|these|(?:${AMOUNT})(?: of (?:it|them|that|those|this))?)(?= (?:in|on|over|through|into|onto|at|for|to|before|after|just|with|right|around|under|as|while|when|until|per|each|and|too|instead|if|all|\w+ly)\b|\W*$|[,;:.!)])`;
const ORDERS =
  'add|stir|use|scatter|sprinkle|crumble|grate|pour|spoon|melt|mash|whisk|beat|fold|put|throw|toss|tip|serve|drizzle|spread|shave|swirl|mix|include|try|take|slip|tuck|give|dot|chuck|pop|fry|bind|brush|brown|soak|melt|chop|cook|shred';

/** "So add a knob", "it goes in", "so do I", "don't leave that out" */
const GOES_IN = new RegExp(
  String.raw`(?:[,;:.!)-]|\b(?:so|and|then|but|yes|please|just|do|simply))\s+(?:please |just |do |simply |go ahead and )*(?:${ORDERS}) (?:in |on |over |through )?${IT}|\b(?:it|they|that|${AMOUNT})(?: (?:really|always|still|must|should|can|may|does))? (?:goes?|went|belongs?) (?:in|on|over)(?:to)?\b|\bin (?:it|they) goe?s?\b|\bin goe?s? ${IT}|\bso (?:do|does|did|has|have) (?:i|we|ours|mine|this one)\b|\b(?:i|we) do (?:the same|so too|it too|too|likewise)\b|\b(?:do not|don't|never) (?:leave|skip|omit|miss|forget) (?:it|that|them|this)\b|\b(?:${AMOUNT}|a good deal) of (?:it|them)(?:\W*$| (?:in|on|over)\b| \w+s? (?:this|the|it|everything)\b)|[,:] (?:an?|one|two|three|four|half an?|\d[\d.,/]*) ?(?:(?:good|big|large|small|generous|heaped) )?(?:${MEASURE})\b(?! of (?!it|them))`,
);

const LEFT =
  'out|off|away|behind|alone|apart|at home|shut|ruled out|left out|barred|banned|dropped|crossed|skipped|forbidden|avoided|omitted|excluded|unused';
/** "Take the butter out and leave it out to soften" */
const NOT_STANDING = String.raw`(?! (?:to|for|on|at|in|overnight|until|till|all|of the (?:fridge|freezer|packet|heat)|the heat)\b)`;
/** "So it stays out", "leave that out", "they can be passed by" */
const STAYS_OUT = new RegExp(
  String.raw`\b(?:it|they|that|this|those|these|which|both|neither|none of (?:it|them))(?:'s| is| are| was| were| has been| have been| had been| stays?| stayed| gets?| goes?| must be| has to be| have to be| can be| need to be)(?: (?:just|simply|also|therefore|best|all|both|kept|strictly|to))* (?:${LEFT})\b${NOT_STANDING}|\b(?:leav(?:e|es|ing)|left|keep(?:s|ing)?|kept|rul(?:e|es|ing|ed)|cross(?:es|ed)?|cut(?:s|ting)?|drop(?:s|ped)?|count(?:s|ed)?|skip(?:s|ped)?|avoid(?:s|ed)?) (?:it|that|them|those|these|this|hers|his|theirs|both)\b(?: (?:${LEFT}|to (?:him|her|them|others)|from)\b${NOT_STANDING}|\W*$)|\b(?:so|and|but) not (?:here|in this|for (?:us|you|this))\b|\blet (?:it|them) (?:go|pass|travel) (?:by|past)\b|\b(?:can|may) be (?:passed by|passed over)\b|\bnothing of the (?:kind|sort)\b`,
);
export const KEPT_IN = /\b(?:do not|don't|never|no reason to|why) $/;

/** Whether the words behind a named food put it in or leave it out; null where they do neither. Folded. */
export function readVerdict(behind: string): 'in' | 'out' | null {
  const out = prepare(STAYS_OUT).exec(behind);
  if (out !== null && !says(behind.slice(0, out.index), KEPT_IN)) return 'out';
  return says(behind, GOES_IN) ? 'in' : null;
}

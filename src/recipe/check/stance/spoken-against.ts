// Whether a sentence only speaks of what must not be eaten or done: it warns, rules it out, tells what others do, or
// asks and answers no. The rules for toxins, preserves, doses, infants and what is not food share it.

import { prepare } from '../../../food/prepare-pattern.ts';
import { isWarning, says } from './phrases.ts';
import { isWavedAway, tellsOfHazard } from './told-hazards.ts';

export const WARNED =
  /\b(?:(?:must|should|may|can) (?:not|never) be (?:eaten|tasted|used|served|given|swallowed|nibbled|kept|stored|left|canned|drunk)|(?:mustn't|shouldn't|can't|cannot) be (?:eaten|tasted|used|served|given|kept|stored|canned)|(?:nobody|no one|none of us) (?:should|must|ought)|upsets? (?:the|your|a|his|her|their)|irritat\w+|itch\w*|stomach ?aches?|tummy ?aches?|cramps|hard on the (?:stomach|gut|belly)|bad for (?:you|your|the|them|him|her)|(?:make|makes|made|making) (?:\w+ )?(?:ill|sick|itch)|(?:caus(?:e|es|ed|ing)|bring(?:s|ing)? on|lead(?:s|ing)? to) (?:\w+ ){0,2}(?:vomiting|nausea|illness|sickness|poisoning|diarrhoea|diarrhea|cramps|botulism|harm)|(?:hold|holds|contain|contains|carry|carries|give|gives) (?:off )?(?:\w+ )?(?:lectins?|cyanide|solanine|spores|toxins?)|chok(?:e|es|ing)|(?:cannot|can't) (?:cope|handle|fight|deal)|botulin(?:um|us)|clostridium|deadly|lethal|fatal|burns? (?:the|your|their) (?:mouth|throat|tongue|lips|gullet)|too much mercury|(?:can|could|may|might|will|would) (?!not\b)(?:\w+ )?(?:kill|poison)(?! (?:the |any |all |off )*(?:bacteria|germs|bugs|flavou?r))|(?:it|they|that|which|and) kills?(?! (?:any|the|all|off|bacteria|germs)))\b/;
export const NO_HARM =
  /\b(?:no|not|isn't|aren't|won't|doesn't|without|never|nothing|hardly|zero|forget|any) (?:\w+ ){0,4}(?:(?:irritat|itch|botulin)\w*|upset|ache|cramps|hard on|bad for|chok(?:e|es|ing)|lectins?|cyanide|solanine|spores|clostridium|make|made|caus(?:e|es|ed|ing)|vomiting|nausea|illness|sickness)\b/;
export const RULED_OUT =
  /\b(?:(?:doesn't|does not|don't|do not|won't|will not|never|cannot|can't) (?:make|turn|keep|render|let) [^.;]{0,40}\b(?:keep|safe|last|sterile|shelf|stable|fit)|please (?:don't|do not)|(?:;|,|but| -) (?:we|i) (?:(?:don't|do not|never do|would not|wouldn't)(?=\W*$)|(?:don't|do not|never) (?:use|need|want|recommend) (?:it|them|that|those|any)\b)|belongs? (?:in no|on the compost|in the (?:bin|compost|rubbish)|under the sink|in the (?:shed|garage|bathroom|laundry|cleaning cupboard)|nowhere)|nowhere near|(?:is|are) (?:of )?no (?:use|good)\b|(?:is|are) (?:\w+ )?for the (?:bin|compost|rubbish)|, as (?:some|others|many|people) (?:\w+ )?(?:advise|suggest|recommend|say|claim|swear|do)|\bonce (?:sealed|coloured|colored|whitened|thickened|served|stood|was|were|used|passed|went|did)|(?:has|have|had) no (?:place|business)|(?:isn't|aren't|(?:is|are) (?:not|never)) (?:there |meant |fit |safe |good )*(?:for (?:eating|human)|to (?:eat|be eaten))|(?:has|have|needs?|ought) to go(?=[.,;:!]|$)|is a reject|are rejects|go(?:es)? (?:straight )?(?:in|into) the (?:bin|compost|rubbish)|leave (?:that|those|it|them) (?:to|for) (?:them|others|the|professionals|experts|chefs)|(?:is|are) (?:best |better )?(?:left )?(?:for|to) (?:the )?(?:professionals|experts|trade)|tempted (?:by|with|to (?!(?:cook|boil|heat|chill|cool|wash|clean|soak|wait|go on|(?:give|leave|keep) (?:it|them|the \w+)(?: in)? (?:any )?(?:longer|more|another|a few))\b))|(?<=^|[.,;:] |\b(?:to|and|please|but|must|should) )resist (?:the (?:urge|temptation|impulse|lure) )?(?:to |of )?(?!(?:to|the|cook|boil|heat|chill|cool|wash|clean)\b)\w+|(?:don't|do not|never) (?:swap|substitute|trade) (?:it|them|one)|no longer (?:recommend|advis|consider|thought|allow|sold|the advice|a good|(?:do|use|wash|rinse|leave|keep|eat|serve|make|add|put|cook)\b)|taken (?:its|their|the) place|how people get|(?:one|only|single) place (?:it|they) (?:can't|cannot|must not|mustn't|should not|shouldn't)|never get(?:s)? hot enough|where botulism|look(?:s|ing)?[- ]?alikes?|looks? (?:harmless|innocent|edible)|(?:mistaken|mistakes?|confus(?:es?|ed)|mixed up) (?:[\w-]+ ){0,4}(?:for|with)|if (?:in doubt|you doubt|you are unsure|you're unsure)|unless you have a pressure|you would need a pressure|needs a pressure)\b/;
// "Shop pesto lives in a cupboard because it is acidified; ours is not."
export const BOUGHT_ONE = /\b(?:shop|bought|commercial|supermarket|factory|in the shops|manufacturers?)\b/;
export const OWN_ONE =
  /\b(?:ours?|yours|home-?made|this one|these|this) (?:\w+ )?(?:is|are|does|do|has|have|must|needs?|isn't|aren't|doesn't|hasn't|haven't)\b/;
/** "If you forgot it on the counter, don't taste it. Throw it out." */
export const MISHAP =
  /^\W*(?:(?:and|but|so),? )?(?:if|when(?:ever)?|should|in case|left|forgot(?:ten)?|anything)\b/;
export const THROWN =
  /(?:^|[?.,;:-] |\b(?:please|then|and|just) )(?:(?:bin|discard|compost) (?:it|them|that|the \w+)|(?:throw|tip|pour|chuck) (?:it|them|that|the (?:(?:whole|entire) )?\w+) (?:out|away)(?! (?:on|in)to)|throw (?:out|away) (?:it|them|the (?:lot|whole|jar|batch))|(?:it|they) go(?:es)? (?:in|into) the bin|out (?:it|they) go(?:es)?)\b/;
export const LEAVES =
  /(?<!\b(?:you|they|we|i|to|have|has) )\b(?:leave|keep|let|stand) (?:it|them|the|your)\b/;
export const WHY_NOT = /^\W*why (?:not|no|isn't|can't|shouldn't|don't|never)\b[^?]*\?/;

export const NON = /\bnon-?(?=toxic|poison)/g;

/** A sentence and the one after it, both folded. */
export function isSpokenAgainst(sentence: string, next = ''): boolean {
  const plain = sentence.replace(prepare(NON), 'un');
  if (isWavedAway(plain) || isWavedAway(next)) return false;
  if (isWarning(plain) || says(plain, RULED_OUT)) return true;
  if (says(plain, WARNED) && !says(plain, NO_HARM)) return true;
  if (says(plain, MISHAP) && !says(plain, LEAVES) && (says(plain, THROWN) || says(next, THROWN))) return true;
  if (says(plain, WHY_NOT) || tellsOfHazard(plain, next)) return true;
  return says(plain, BOUGHT_ONE) && says(plain, OWN_ONE);
}

export const KEPT_AWAY =
  /\b(?:steer (?:well )?clear of|(?:stay|keep) (?:\w+ ){0,3}away from|skip(?:s|ping|ped)?|resist(?:s|ing)?|avoid(?:s|ing|ed)?|bans?|hold(?:ing)? (?:off|back)|forgo(?:es)?|pass on|swear off)\b[^.;]{0,60}$/;
// "Leave nuts and whole grapes for another year"; not "leave to cool and add the nuts", nor "leave the nuts whole".
export const LEFT =
  /\b(?:leav(?:e|ing)|sav(?:e|ing))(?! (?:to|it|them|in|on|until|till|overnight|aside)\b)(?:(?!(?:,| and) (?:then )?(?:add|stir|mix|top|sprinkle|serve|drizzle|finish|scatter|fold|swirl)\b)[^.;]){0,40}$/;
export const AS_IT_IS = /^[^.;]{0,20}\b(?:whole|uncut|unchopped|intact|as (?:they|it)|in|on)\b/;
export const KEPT_AWAY_BEHIND =
  /^[^.;]{0,30}\b(?:(?:has|have|had|needs?|must|can|should|will) (?:to )?wait|(?:is|are) (?:not|never|out|off)|isn't|aren't|for another|gets? none|stays? in the|(?:is|are) no (?:treat|food|snack|meal)|(?:is|are) for (?:later|older|adults|grown)|not for|off the (?:menu|table|list)|in place of)\b/;

/** Whether the words from `from` to `to` are kept away from the plate: "steer clear of nuts", "honey has to wait". */
export function isKeptAway(plain: string, from: number, to: number): boolean {
  const before = plain.slice(0, from);
  const behind = plain.slice(to);
  return (
    says(before, KEPT_AWAY) ||
    says(behind, KEPT_AWAY_BEHIND) ||
    (says(before, LEFT) && !says(behind, AS_IT_IS))
  );
}

// Rule undercooked: a state of raw meat that is named and not served. The clause that names it, what stands before it
// and what follows tell whether it is warned of ("serve none that is pink"), a sign to go on ("pink juices mean not
// yet"), mended ("still red? Back in the pan"), ahead of the heat, told of others ("old books serve it pink; cook
// it to 74 C"), or has another cause ("the colour comes from paprika").

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { REASSURES } from './doneness-waived.ts';

export const CLAUSE_END = /[.;:!?(]| - |—|–|\b(?:but|while|whereas|yet)\b/;
/** Characters behind a state in which its remedy stands. */
const REMEDY_LENGTH = 140;

// "None that is pink", "gone from red": what the words before the state make of it.
export const NONE =
  /\b(?:none|nobody|no[- ]one|not (?:one|a (?:single|hint|trace|spot|bit|drop)|even)|nothing(?! (?:wrong|to|beats|like|better|nicer|against|amiss))|beware|avoid(?:ing)?|guard against|watch (?:out )?for|(?:gone|go(?:es)?|turn(?:s|ed)?|chang(?:es|ed)|passe[sd]) from|(?:lost|loses?) (?:all|every|any|the last)|(?:last|every) (?:bit|trace|hint|spot|speck|drop)(?: of)?|free (?:of|from)|forget (?:what|the|about)|gone are|lest|to prevent|too often|mistake|trouble|enemy)\b[^.;:]*$/;
// "Pink juices mean not yet": a judgement on what is seen.
const GO_ON =
  "(?:not (?:yet|ready|done|there|enough|cooked|through|finished|safe)|isn't (?:ready|done|there|cooked|enough)|aren't (?:ready|done|there|cooked|enough)|longer|more (?:time|cooking|heat|minutes?)|on cooking|another (?!day|time|thing|dish|plate|way|board|bowl)\\w+|(?:an )?extra|(?:\\d+|an?|two|three|four|five|six|eight|ten|fifteen|a few|a couple of) (?:or \\w+ )?(?:more |extra |further )(?:minutes?|mins?)?|(?:\\d+|two|three|four|five|six|eight|ten|fifteen) (?:or \\w+ )?(?:minutes?|mins?) (?:more|longer|extra)|carry(?:ing)? on|keep(?:ing)? (?:going|cooking|at it|it in|them in|roasting|frying|grilling|simmering|it on|them on)|cook(?:ing)? (?:on|more|longer|further)|(?:go(?:es|ing)?|went|put(?:s|ting)?|pop|slide|tip|straight|they|it|them|head|and) (?:\\w+ )?back(?: (?:in|into|on|onto|under|over|to)\\b)?|back (?:in(?:to)?|on(?:to)?|under|over) (?:the |with|it|they|go|for)|back for|return (?:it|them|the|to)|so (?:test|check|cut|probe|use a)|goes? (?:straight )?back|undercook\\w+|too (?:early|soon)|wait)";
const JUDGED = new RegExp(
  String.raw`^[^.;!?]{0,60}?\b(?:means?|says?|tells? (?:you|us)|asks?|wants?|needs?|calls?|shows?|signals?|is a (?:sign|reason|warning)|are a (?:sign|reason|warning)|has to|have to|must|should|is|are|gets?|goes|go|earns?|requires?)\b[^.;!?]{0,40}?\b${GO_ON}`,
);
const REMEDY = new RegExp(String.raw`\b${GO_ON}\b`);
/** What would speak against the remedy, or is none: "five minutes more would dry it out", "rest for another five". */
export const NO_REMEDY =
  /\b(?:would|(?:ruin|toughen|overcook|chill)\w*|dr(?:y|ies)|too (?:far|long)|resist|not for|platter|plates?|bowl|buns?|marinade|table|rest(?:s|ing|ed)?|stand(?:s|ing)?|foil|carry-?over|fridge|no (?:need|point)|(?:do not|don't|never) (?!serve|eat|stop|risk|be tempted))/;
// "Until the middle is pink, then flip for another minute": the state is what is cooked to.
export const GOVERNED =
  /\b(?:until|till|so that|so (?:it|they|the)|to keep|leav(?:e|es|ing)|keep(?:s|ing)?|wants?|should|ought|must|aim|for an?|best|perfect(?:ly|ion)?|serve[ds]?|eat(?:en)?|enjoy|likes?|prefer|while|whilst|stop|pull|take)\b[^.;:]*$/;
export const UNLESS_SEEN =
  /\b(?:if|when|where|should|any|anything|anyone|whichever|whatever|one that|a \w+ that|those)\b[^.;:]*$/;
// "Restaurants leave it pink; at home cook it through".
export const OTHERS =
  /\b(?:(?:old|older|many|some|most|other|french|fancy|those) (?:\w+ )?(?:(?:book|recipe|cook|chef)s?|people|places)|(?:restaurant|steakhouse|pub|diner|chef|bistro|blog|video)s?|people|others|some|recipes|books|cookbooks|grandm\w+|tradition(?:ally)?|internet|tiktok|myth|idea|notion|used to)\b[^.;:]*$/;
export const CONTRAST =
  /\b(?:but|instead|ours|at home|we (?:don't|do not|never)|not (?:here|at home|in this|with|for)|though|however|yet|never|do not|don't|cook(?:ed)? (?:it|them|these|yours)?(?: \w+)? ?(?:through|to)|safe(?:r|st)?|myth|wrong)\b/;
const CONTRADICTED =
  /\b(?:but|and) (?:they(?:'re| are) right|i agree|so do (?:we|i)|with good reason|rightly)\b/;
/** A colour that is none of rawness. */
export const CAUSE =
  /^[^.;]{0,30}?\b(?:(?:(?:come|stem|result)s?|is|are) (?:\w+ )?(?:from|because of|due to|down to|thanks to)|caused by)\b[^.;]{0,30}?\b(?:paprika|chilli|smok\w+|cur(?:e|ed|ing)|(?:nitrite|spice|salt)s?|beetroot|tomato\w*|marinade|annatto|wine|pepper|food colouring)\b/;
// "The filling is raw when it goes in", "raw in the middle still, then simmer for 20 minutes".
export const AT_FIRST =
  /^(?: \w+){0,4} (?:when (?:it|they) go(?:es)? in|going in|as (?:it|they) go(?:es)? in|to (?:begin|start) with|at first|at (?:this|the) (?:point|stage|start)|before (?:baking|cooking|roasting|it (?:bakes|cooks)|they (?:bake|cook)))\b/;
export const HEATED_NEXT =
  /\b(?:then|before|and|but|as|since|for)\b[^.]{0,60}\b(?:simmer|bake|roast|braise|stew|boil|oven|cook|poach|steam)\w*\b[^.]{0,50}\b(?:1[5-9]|[2-9]\d) (?:minutes|mins?|m)\b|\b(?:then|before)\b[^.]{0,60}\b(?:simmer|bake|roast|braise|stew)\w*\b[^.]{0,40}\bhours?\b/;

function endOfClause(before: string): string {
  return before.split(prepare(CLAUSE_END)).at(-1) ?? '';
}

function readBehind({ plain, next }: Sentence, end: number): string {
  const own = plain.slice(end, end + REMEDY_LENGTH);
  return next === undefined || own.length >= REMEDY_LENGTH ? own : `${own} | ${next.plain.slice(0, 80)}`;
}

function isRemedied(before: string, behind: string): boolean {
  const found = prepare(REMEDY).exec(behind);
  if (found === null) return false;
  if (says(behind.slice(0, found.index + found[0].length + 30), NO_REMEDY)) return false;
  const clause = endOfClause(before);
  return says(clause, UNLESS_SEEN) || !says(clause, GOVERNED);
}

function isToldOfOthers(before: string, behind: string): boolean {
  return says(endOfClause(before), OTHERS) && says(behind, CONTRAST) && !says(behind, CONTRADICTED);
}

/** Whether the words of a sentence at this place name a state only to warn of it, to mend it or to explain it. */
export function isMended(sentence: Sentence, index: number, words: string): boolean {
  const { plain, next } = sentence;
  const before = plain.slice(0, index);
  const behind = readBehind(sentence, index + words.length);
  if (isToldOfOthers(before, behind)) return true;
  if (says(plain, REASSURES) || (next !== undefined && says(next.plain, REASSURES))) return false;
  if (
    says(endOfClause(before), NONE) ||
    /\b(?:gone|turned|changed) from\b|\blos(?:t|es?|ing) (?:all|every|any|its|their|the)\b/.test(words)
  )
    return true;
  if (says(behind, JUDGED) && !says(behind.slice(0, 60), NO_REMEDY) && !says(endOfClause(before), GOVERNED))
    return true;
  if (says(behind, CAUSE) || (says(behind, AT_FIRST) && /raw|cooked/.test(words))) return true;
  return says(behind, HEATED_NEXT) && /raw|under|half|rare/.test(words) ? true : isRemedied(before, behind);
}

/** "Harmless once it has reached 74 C" */
export const REACHED =
  /\b(?:once|when|after|provided|as long as|if|even at|(?:linger|remain|persist)\w*(?: on)?(?: even)? (?:at|past|above|beyond))\b[^.;]{0,40}\b(?:(?:7[4-9]|8\d|9\d) ?(?:°|degrees)? ?c|(?:16[5-9]|1[78]\d) ?(?:°|degrees)? ?f)\b/;
export const FIGURE = /\b(?:(?:7[4-9]|8\d) ?(?:°|degrees)? ?c|(?:16[5-9]|17\d|18\d) ?(?:°|degrees)? ?f)\b/;
export const SCORNS =
  /\b(?:forget|ignore|overkill|ruin\w*|dr(?:y|ies|ied)(?: out)?|nonsense|too (?:far|high|cautious|much)|overcautious|fussy|packet|official|guidelines?|not|never|no need|instead of|rather than|old|well below|under|below)\b/;

/** "It can stay pink, so go by the thermometer", where the method asks for the full figure. */
export const BY_METER =
  /\b(?:go(?:es|ing)? by|trust|rely on|believe|judge (?:it |them )?by) (?:the|a|your) (?:\w+ )?(?:thermometer|probe|reading|temperature|figure)\b|\b(?:thermometer|probe|temperature|reading) (?:was|is|were|are|(?:read|say|agree)s?) (?:right|correct|fine|ok|there)\b/;

/** Whether the same words ask for the full figure, so that a colour that stays behind it is none of raw meat. */
export function isReached({ method }: RecipeScan, { plain, around }: Sentence): boolean {
  if (says(plain, REACHED) || (says(plain, BY_METER) && says(method, FIGURE))) return true;
  return says(around, FIGURE) && !says(around, SCORNS);
}

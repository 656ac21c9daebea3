// Whether a sentence explains a hazard, tells what went wrong for others, or asks and answers no. It asks for nothing,
// whatever fault it names. Shared by every rule that reads sentences; looked at only where one has found something.

import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, says } from './phrases.ts';

const FOLK =
  '(?:(?:(?:some|many|most|other|old(?:er)?|certain|few|plenty of|american|french|web|one|an?|the|my|our|your|his|her|their) )*(?:(?!people|chefs|books)\\w+ )?(?:people|cooks|folk|families|websites?|blogs?|videos?|recipes?|books?|chefs|restaurants?|parents|aunt(?:ie)?|uncle|mother|father|mum|mom|dad|gran\\w*|nana?|neighbou?rs?|friends?|cousin|sister|brother|colleague|husband|wife|in-laws)|(?:in|at) (?!our\\b)(?:(?:the|many|some|most|lots of|plenty of|other|certain|old|my) )*(?:\\w+ )?(?:homes|house(?:hold)?s|kitchens|families|villages?|countries|gran\\w*.s)\\b|traditionally|(?:it (?:is|was)|it.s) (?:the|an? (?:\\w+ )?)custom)';
/** What others do or did, said at the head of a sentence. */
const OF_OTHERS = new RegExp(
  String.raw`^\W*(?:(?:\w+ )?(?:years|decades|generations) ago\b|in the (?:old days|war|past)\b|back then\b|(?:once|on television|yes|and|but|though|while),? )*(?:(?<=(?:ago|days|war|past|then)\b)|${FOLK}\b)`,
);
/** Behind it, that this recipe or its cook holds with it no more. */
export const NO_LONGER =
  /\b(?:luck(?:y|ily)?|got away with|any ?more|no longer|these days|nowadays|(?:today|now|since|at home),? (?:we|you|i|it)(?! (?:\w+ )?(?:like|love|prefer|leave|eat|serve|want|enjoy|skip)\b)|(?:today|now|these days),? [^.;]{0,40}(?:\b(?:not|never|against)|n't)\b|we (?:now|today)|(?:we|i|you|please|just|so|but|here) (?:don't|do not|never|won't|would not|wouldn't|must(?:n't| not)|should(?:n't| not))(?! (?:change|bother|worry|mind|stop|miss|swap|fuss|hesitate|have it|dream|need|chill|throw|put \w+ in the fridge)\b)|rather not\b|(?<=^\W*)(?:don't|do not|never) (?:copy|follow|do (?:it|that|the same))\b|(?:leave|leaves) (?:that|it) out(?=\W*$)|(?:that|this|it) (?:is|was) (?:how(?! (?:we|i)\b)|why|not|wrong|dangerous|risky)|home (?:kitchen|cook)s?\b[^.;]*(?:n't|\bnot|\bnever|\bno)\b|(?:ours|mine|this one) (?:\w+ ){1,4}(?:fridge|cold)|gamble|ended up|(?:cannot|can't) (?:promise|guarantee)|died|buried|killed|poisoned|(?:was|were|fell|felt|got|made \w+) (?:ill|sick|poorly|unwell)|hospital|regret\w*)\b/;
/** "Some people defrost it on the worktop; the outside is then warm for hours": a reason stands behind, and no praise. */
export const REASONED =
  /[;:] ?(?:but |and |yet |though )?(?:then )?(?:the|that|it|this|they|which) (?!(?:do|does|did) (?:not|no))/;
export const PRAISED =
  /\b(?:fine|good|great|delicious|better|best|safe|perfect|lovely|right|(?:work|taste|keep)s?|no|nothing|never|love|like|can|should|juic\w+|tender|moist)\b/;
/** "They are nothing of the sort." */
export const DENIED_NEXT =
  /^\W*(?:they|it|this|that|these)(?: (?:is|are)|'s|'re) (?:nothing of the|not (?:true|so|safe|food|edible|fit)|wrong|no such|an? (?:myth|mistake))\b/;

const ILLS =
  '(?:(?:food )?poisonings?|illness(?:es)?|upsets?|(?:upset|sick|bad) (?:stomachs?|tumm(?:y|ies))|sickness|outbreaks?|botulism|e\\.? ?coli|trichin\\w+|salmonella|campylobacter|listeria|infections?|choking|trouble|germs|toxins?|bacteria|spores?|parasites?|worms|poisons?|solanine|lectins?|cyanide|arsenic)';
const EXPLAINS = new RegExp(
  [
    // "Is a well-known cause of", "is how most upsets start", "has sent many a guest to bed", "blinds people"
    String.raw`\b(?:well-known|common|classic|frequent|leading|usual|typical|main|known|regular|chief|likely|major) (?:\w+ )?(?:causes?|culprits?|(?:source|reason)s? (?:of|for|why) (?:\w+ ){0,3}${ILLS})\b`,
    String.raw`\b(?:(?:is|are|was) (?:\w+ )?(?:how|why|where|what)|(?:cause|source|carrier)s? (?:of|for)|(?:asking|begging|recipe|invitation) (?:for|to)) (?:\w+ ){0,4}${ILLS}\b`,
    String.raw`\b(?:has|have) (?:\w+ )?(?:sent|put|made|killed|poisoned|landed|hurt|harmed|choked|blinded) (?!no|any)\w+|\b(?:kills?|poisons?|sickens?|blinds?|burns?) (?:\w+ )?(?:people|children|some(?:one|body)|families|adults|every (?:year|autumn|summer))\b`,
    // "Is no sign of doneness", "is a poor guide", "black outside while the middle is raw"
    String.raw`(?:\b(?:not|no|never)|n't) (?:an? |any )?(?:\w+ )?(?:signs?|proof|guides?|measures?|tests?|guarantees?) (?:of|that|for|to) (?:\w+ ){0,4}?(?:done\w*|cook\w*|read\w*|safe\w*)\b|\b(?:poor|bad|unreliable|misleading) (?:guide|sign|indicator|measure)\b`,
    // "Can grow the same toxin", "releases cyanide", "eight hours in the danger zone", "the size of a windpipe"
    String.raw`\b(?:releas|giv|grow|breed|develop|form|harbou?r|hid|carr|spread|mak|produc|contain|hold)\w*(?: off)? (?:(?!no\b|any\b|neither\b)\w+ ){0,3}${ILLS}\b|\b${ILLS} (?:\w+ )?(?:grows?|breeds?|multipl(?:y|ies)|thrives?|spreads?|survives?)\b|\b(?:danger zone|windpipes?|airways?|hallucinat\w+)\b`,
    // "Does not get hot enough to destroy it", "boiling does not take it out", "survives the slow cooker"
    String.raw`\b(?:not|n't|never|hardly) (?:\w+ )?hot enough (?:to|for)\b(?! (?:serve|eat|burn))|\b(?:is|are) (?:not|never) (?:rescued|saved|mended|cured|made safe|put right)\b`,
    String.raw`(?<=[a-z] )(?:does|will|would|can) ?(?:not|n't|never) (?:\w+ )?(?:destroy|undo|kill|remove|rescue|save|cure|take|make) (?:\w+ ){0,4}?(?:${ILLS}|(?:it|them|that|this)(?=\W*$|[,;:.]| (?:again|with|by)\b)|safe|(?:out|away)(?! of))\b|\b(?:survives?|outlives?|withstands?) (?:(?:the|gentle|any|all|even|every|an?) )*(?:\w+ )?(?:heat|boil|cook|fry|bak|simmer|roast|oven|microwave|freez)\w*`,
    // "Does not belong on a cake", "stay in the shop", "are for nobody", "are off the menu", "leave the woods alone"
    String.raw`\b(?:(?:do|does|did)(?: not|n't)|never) belongs? (?:on|in|near|at|here|anywhere|to|with)\b|\b(?:belongs?|stays?|goes?|kept|keep|left|leave) (?:(?!the (?:pot|pan|dish|rice|stew|soup|meat|chicken|fish|rest)\b)[\w'-]+ ){0,5}?(?:in|on|at|to) (?:the |a |your |its )?(?:shops?|chemist|craft (?:box|drawer|shop)|tool ?box|stationer|florist|theatre|stage|museum|history books?|lab|vase|woods|experts?)\b|\bbelongs? (?:elsewhere|nowhere|(?:in|to) the past)\b`,
    String.raw`\b(?:is|are) (?:only |meant |just )*for (?:nobody|no one|(?:the |a )?(?:boards?|sinks?|cards?|crafts?|walls?|garden|skin|drains?|hands)\b)|\bnot for the (?:bird|meat|chicken|pot|plate|table|cake|pan|bowl|glass)\b|\b(?:is|are|stays?) (?:all |both |now )*(?:off (?:the (?:menu|table|list)|limits)|ruled out|banned|forbidden)\b|\bleav(?:e|es|ing) (?:the woods|(?:wild|strange|unknown|those|such) \w+) (?:well )?alone\b`,
    // "Would be a dose for a horse", "far too easy to take too much", "not worth the risk"
    String.raw`(?<!\b(?:i|we|you|it|they|that|this) )\bwould (?:be (?:enough to|an? (?:over)?dose|far|much too|too)|make (?:you|anyone|someone|people|a \w+) (?:ill|sick)|send|kill|poison|harm)\b|\b(?:would|could|may|might|can) be (?:\w+ and )?(?:deadly|lethal|fatal|harmful|poisonous|undrinkable|inedible)\b|\bfar too (?:easy|much|many|strong)\b|\bequals? (?:\w+ )?[\w-]+ (?:cups|shots|glasses|tablets)\b|(?:\b(?:not|never|hardly)|n't) worth (?:it|(?:the|a|any|your|that) (?:risk|gamble|chance))\b`,
    // "Never judge by the clock": and no order behind it
    String.raw`\b(?:never|don't|do not|cannot) (?:(?:judge|guess|go)(?: it| them)? by|trust|rely on) (?:the |its |your )?(?:clocks?|colou?rs?|looks?|eyes?|tim(?:e|er|ing)|smell)\b(?![^.]*\b(?:serve|pull|stop|lift|take (?:it|them)|eat)\b)`,
  ].join('|'),
  'g',
);

/** "Neither is a cause of", "it is a myth that it grows bacteria" */
export const NOT_SO =
  /\b(?:neither|hardly|rarely|no|not|isn't|aren't|never|nothing|forget|ignore|myth|nonsense|they say|said to|worr(?:y|ied|ies) (?:that|about)|fear(?:s|ed)?|claims? (?:that|about)|warnings?|scares?)\b(?:(?!, but\b)[^.;:!?]){0,40}$/;
/** The hazard is waved away, or the deed is taken up all the same. */
export const WAVED_AWAY =
  /\b(?:but|yet|though|still|so|and|however|all the same|nevertheless)\b,? (?:(?:we|i|ours?|mine|that|those|this|it|they|she|he) (?!(?:is|are|was|were|did|does|do)(?:n't| not| no)\b|(?:don't|do not|won't|can't|cannot|must not|never|should not|shouldn't|stays? out|leave)\b)[^.;]{0,30}\b(?:like|love|eat|do|did|always|fine|taste|(?:work|stand|keep)s?|leave|serve|use|skip)\b|(?:we|i)\b(?=\W*$)|do as|follow|copy|try|fine|those|a little|honestly|really|it(?:'s| is) (?:fine|ok)\b)|\b(?:never|nobody|no one|not once)\b[^.;]{0,25}\b(?:ill|sick|harm|hurt|problem|complain\w*|died|poisoned|mattered)|\b(?:ignore|myths?(?! is)|nonsense|old wives|over-?cautious|fuss(?:y|es|ing)?|scare(?:mongering| stor\w+)|(?:don't|do not) (?:worry|fret|listen|mind|panic)|no (?:harm|need to (?:worry|fret))|all the same|regardless|anyway|works? (?:\w+ ){0,2}as well|despite|pay no|take no notice|never (?:had|hurt|harmed|did)|(?:just|nearly) as good|(?:can|may) be used|(?:people|they|some|others|books|experts|websites) (?:say|claim|think|warn|insist)\b[^.]*[;,] (?:but )?(?:ours?|mine|my|we|i)\b(?! (?:don't|do not|never|won't))|(?:and|they|we|it) (?:is|are|was|were) (?:right|fine|delicious|wonderful)|so (?:do|should|can|did) (?:i|we|you)|(?:i|we|you) (?:can|should|may|do) too|(?:and|as) (?:we|i) (?:still )?do|(?:well|always|quite|(?:it|that)(?:'s| is)) worth (?:it|the risk)|(?:copy|follow) (?:her|him|them|suit)|do (?:as|like) (?:she|he|they)|fine by)\b/;

/** Whether a folded sentence waves a warning away, or does the deed all the same. */
export function isWavedAway(plain: string): boolean {
  return says(plain, WAVED_AWAY);
}

/** Words that answer no; the source of an expression over folded text. */
export const SAID_NO =
  "(?:no\\b(?! (?:matter|problem|harm|worr(?:y|ies)|trouble|bother|fuss|need|doubt))|not\\b(?! (?:a (?:problem|worry)|at all))|never\\b|(?:absolutely|certainly|definitely) not|sadly|alas|unfortunately|sorry|(?:i'm |i am )?afraid not|please don't|better not|i (?:wouldn't|would not)|(?:don't|do not)\\b(?! worry)|because|freeze|(?:then )?it goes\\b|show them|ask an expert|only (?:after|once|from|if (?:it|they|the|you have)|when|with)\\b|(?:it|they) (?:(?:do|does|is|are|wo|can)(?:n't| not)|will not|has to go)|(?:then )?(?:throw|discard|bin)\\b|(?:out with|into the bin)\\b|(?:please )?(?:scroll|walk|move|look|pass) (?:on|past|away|by)\\b)";
const ANSWERED_NO = new RegExp(String.raw`^\W*(?:a\W+)?${SAID_NO}`);
const ASKED_AND_ANSWERED = new RegExp(String.raw`\?[\W_]*(?:a\W+)?${SAID_NO}`);
/** "Do I need to chill it? No": care is what is denied. */
export const ASKED_FOR_CARE =
  /\b(?:do|does|did|must|should|will|would|have|has) (?:i|you|it|they|we|the \w+|this|that)\b[^?]{0,20}\b(?:need|ha(?:ve|s) to|want|(?:refrigerat|chill|boil|soak|peel|trim|discard|throw|reheat)\w*|cook(?:ed)? (?:it|them|through)|bin|wash (?:the|my|your) (?:board|knife|hands|plate)|thermometer|fridge|sterili[sz]\w*)|\b(?:necessary|required|needed|dangerous|a (?:risk|problem|danger|worry)|risky|harm\w*|matter|worry|bad|poisonous|toxic|unsafe|wrong|go off|spoil|make (?:me|us|you|anyone|them) (?:ill|sick))\b[^?]*\?/;

/** Whether a folded question asks if care is needed: no lets the fault pass. */
export function asksForCare(plain: string): boolean {
  return says(plain, ASKED_FOR_CARE);
}

export const NO_WORDS = /^\W*$/;

/** Whether a folded sentence asks whether something may be done, and it or the next answers no. */
function isAnsweredNo(plain: string, next: string): boolean {
  const mark = plain.indexOf('?');
  if (mark === -1 || says(plain, ASKED_FOR_CARE)) return false;
  if (says(plain, ASKED_AND_ANSWERED)) return !isWavedAway(plain.slice(mark));
  return says(plain.slice(mark), NO_WORDS) && says(next, ANSWERED_NO) && !isWavedAway(next);
}

/** Whether a sentence only tells of a hazard. `next` is the sentence behind it; both are folded. */
export function tellsOfHazard(plain: string, next = ''): boolean {
  if (isAnsweredNo(plain, next)) return true;
  if (isWavedAway(plain) || isWavedAway(next)) return false;
  if (says(next, DENIED_NEXT)) return true;
  if (findAll(plain, EXPLAINS).some(({ index }) => !says(plain.slice(0, index), NOT_SO))) return true;
  const others = prepare(OF_OTHERS).exec(plain);
  if (others === null) return false;
  const told = plain.slice(others[0].length);
  return says(told, NO_LONGER) || says(next, NO_LONGER) || (says(told, REASONED) && !says(told, PRAISED));
}

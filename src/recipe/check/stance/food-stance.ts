// Whether a sentence puts a food that it names onto the plate, or only speaks of it: what others add, what the dish
// does without, what it looks like, what a label may say. Sentences are folded; places count their characters.

import { prepare } from '../../../food/prepare-pattern.ts';
import { readVerdict } from './food-verdict.ts';
import { findAll, isDenied, says } from './phrases.ts';

/** Where the food stands in the folded sentence. */
export interface Spot {
  readonly from: number;
  readonly to: number;
}

const ACTION =
  'add|top|serve|sprinkle|scatter|drizzle|crown|finish|stir|spread|swap|use|try|crumble|spoon|dust|shower|dollop|garnish|brush|fold|toss|mix|melt|blend|whisk|beat|grate|shave|splash|dip|pair|soak|roast|wrap|throw|tip|pour|glaze|swirl|dot|dress|coat|fry|bake|lay|put|replace|thicken|deglaze|sweeten|enrich|season|stuff|fill|layer|cover|tuck|slip|mop|spoon|chuck|pop|bung|include|go|bind|cook|marinate|rub|baste|loosen|bulk|accompany|eat|enjoy|boost|flavour|flavor|lace|flame|steam|grill|sear|spike|smear|slather|ladle|strew|pile|heap|stud|sub|substitute|have|blitz|break|crack|squeeze';

// "I never go without a knob of butter", "cream would not go amiss": the denial praises.
export const PRAISE =
  /\b(?:(?:mad|silly|foolish|crazy|daft) not to|never (?:(?:hurt|fail|disappoint)s?|go(?:es)? (?:wrong|amiss))|(?:can't|cannot|can not|won't|hard to|never) go wrong with|(?:wouldn't|would not|doesn't|does not|won't) (?:go amiss|hurt|say no to|be without)|why not|(?:don't|do not) (?:be shy (?:with|about)|hold back(?: on)?|skimp on|forget|stint on|be stingy with|be afraid (?:of|to (?:add|use)))|not to forget|not only|with or without|no reason not to|nothing beats|no harm in|never without|(?:never|don't|do not) (?:skip|omit|miss)|(?:cannot|can't|could not|couldn't|won't|wouldn't) (?:do|be|go|live|manage) without|(?:not|no \w+ is|never|nothing is) (?:the same|complete|finished|right|whole|itself) without|(?:must not|mustn't|should not|shouldn't|may not) be (?:missing|missed|left out|skipped|forgotten)|(?:is|are)(?: not|n't) (?:optional|negotiable|up for debate|to be (?:skipped|missed|omitted))|non-negotiable)\b/g;

export const END =
  /[.;!?]|: (?=(?:it|they|that|this|some|many|most|both|those) )|, as (?!well|desired|you|many|much|long|soon)(?=\w+ )|\bbut\b|(?<!\bor )\bso\b(?! (?:as|that|do|much))|\bbecause\b|\bsince\b|\bwhereas\b|\byet\b|\bhowever\b/g;
// A new order after the denied one: "do not let it boil, then stir in the butter".
const NEW_ORDER = new RegExp(
  String.raw`(?:,|\band\b|\bthen\b|\b(?:and|just|simply|instead)\b,?)\s+(?:then\s+|just\s+|simply\s+|instead\s+)?(?=(?:${ACTION})\b)`,
  'g',
);

export const DENIED_BEFORE =
  /\b(?:(?:bakery|kitchen|factory|facility|household|you) (?:also )?(?:handles?|(?:bake|cook|work)s? with)|minus|sans|none of|nor|unlike|as opposed to|in lieu of|in place of|leav(?:e|es|ing) (?:out|off)|left (?:out|off)|leav(?:e|ing) (?:the|any|all)|(?:clear|short|instead|free) of|free from|away from|forgo(?:es)?|ditch(?:es|ing)?|hold the|(?:you'?d|would|will|to|not|may|might|if you|you) miss|missing|who needs|before (?:i|we) (?:gave up|stopped|quit|went)|when (?:i|we) (?:still )?ate|in (?:my|our) (?:meat|dairy|bread)|do(?:es)? the (?:job|work) (?:of|that)|takes? the (?:place|role|part) of|tak(?:es?|ing) over from|do(?:es)? duty for|stands? in for|standing in for|(?:(?:substitute|swap|stand-in|replacement|alternative)s?|subs?|fill(?:s|ing)? in|makes? up) (?:for|to)|replac(?:es|ed|ing)|(?:mimic|imitate|exclude)s?|mimicking|echo(?:es|ing)?|dupe for|(?:omit|skip|avoid)\w*|dodg\w+|steer\w* clear|ban(?:s|ned)?|excluding|except|other than|beware of|wary of|the (?:word|name|term)|(?:do(?:es|ing)?|did|done) away with|(?:goodbye|farewell) to|watch (?:out )?for|look out for|recipes? (?:that|which)|versions? (?:that|which)|once upon a time|(?:i|we|they|he|she|mum|mother|people|cooks|it|this|that) used to)\b[^,:]{0,60}$/;
// "The classic has hazelnuts", "real pecorino is set with rennet"
export const OTHERS_HAVE =
  /\b(?:classic|original|traditional|usual|standard|old|normal|ordinary|regular|shop-bought|bought|restaurant|takeaway|famous|street|family)(?: (?:[\w-]+(?= (?:relies|leans|depends|calls|gets|owes|needs|uses|takes|wants|contains|has|starts|comes)\b)|(?:one|version|recipe|soup|stew|sauce|sort|kind)s?|dish(?:es)?|way))? (?!(?:is|was|his|its|this|less|us)\b)(?:\w+s|(?:add|end|top|finish|us|serv|pour|bak|lik|want|need)ed|had|gave|took|began|went|were made with|(?:may|might|would) \w+)\b[^,:;]{0,40}$|(?<!\b(?:i|we|you)) would (?:bring in|add|mean|involve|introduce|contain) (?:\w+ ){0,2}$|\b(?:most|many|others|purists|traditionalists) would (?:use|add|put|have|take|choose) (?:\w+ )?$|\b(?:being|counts? as|means) (?:an? |the )?(?:\w+ )?$|\b(?:it|that|this|they|these|those) (?:is|are) (?:also |really |still )?(?:(?:an? |the |(?:pure|mostly|all|only|simply|largely|made (?:of|from)) )(?:\w+ )?)?$|\b(?:real|ordinary|regular|normal|standard|most|many|genuine|proper|true|conventional|bought) (?:\w+ ){1,4}(?:is|are) (?:set|made|brewed|thickened|bound|cured|clarified|fined|fried|glazed|brushed|enriched) (?:with|from|in|by|of) (?:\w+ )?$/;
// "Instead of Parmesan, which is set with rennet"
export const OF_WHAT_IS_OUT =
  /\b(?:instead of|rather than|unlike|in place of|avoid\w*)\b[^.;:]{0,60}, which\b[^,;.]{0,40}$|\b(?:most|many|others) would \w+ [^.;:,]{0,30}, which (?:is|are) (?:\w+ )?$/;
export const REPLACED =
  /\b(?:replac(?:e|ing)|swap(?:ping)?|exchang(?:e|ing)|trad(?:e|ing)|switch(?:ing)?)\b(?! in\b)([^,]{0,60})$/;
export const SUBSTITUTED =
  /\b(?:substitut(?:e|ing)|sub|use|using)\b[^,]{1,60}\b(?:for|in place of|instead of|where)\s(?:the |any |some )?(?:\w+ )?$/;

// "As thick as double cream", "the size of a walnut", "as you would egg whites".
export const COMPARED =
  /\b(?:as \w+ as|(?:soft|thick|smooth|thin|rich|light|creamy|sweet|fine|hard|big|small|pale|white) as|thicker than|(?:size|texture|consistency|thickness|colou?r|look|shape|taste|flavou?r|smell|bite|crunch|depth|richness|tang|body|feel|creaminess|heat|saltiness|sweetness|smokiness)s? (?:you (?:would )?(?:get|expect) from|of(?! (?:a few|some|\d))|like)|as (?:you|one) (?:would|do)|(?:way|where|what|when) [^,]{1,40} (?:would|ha(?:s|ve)|uses?)|resembl\w+|reminiscent of|reminds? \w+ of|(?:take|riff|twist|spin) on|version of|answer to|nod to|inspired by|think|called|known as|named (?:for|after)|tastes? of|dish(?:es)? made with|made with|makes? an? (?:good|fine|decent|passable|convincing|credible|mean))\s(?:an? |the |any |some )?(?:\w+ ){0,2}$/;
export const LIKE =
  /(?:(?<!\b(?:(?:thing|food|topping|cheese|nut|herb|fruit|meat|sauce|side)s?|extras|something|anything|garnish(?:es)?|ingredients|vegetables|you|i|we|they|people|kids|children|guests|would)) like|^like) (?:an? |the )?(?:\w+ )?$/;
export const COMPARED_BEHIND =
  /^s? ?\((?:an? |the )?(?:coconut|oat|soya?|almond|plant-based|vegan|[a-z]+-free) (?:one|kind|version|sort)\b|^(?:s|es)? (?:usually|normally|otherwise|traditionally|typically|ordinarily) (?:would|do|does|did|(?:bring|give|add|lend)s?)\b|^(?:s|es)? would(?:$| (?:have|hold|contain|need)\b)|^(?:[- ]?(?:sized?|shaped|colou?red|yellow|brown(?! (?:in|on|it|over|for|both)\b)|red|style|like(?! (?:in|on|at|every|you|we|i|they|always|before)\b)|type|flavou?red|feel|vibe|effect|mood|spirit|twist|homage|scented|(?:box|glass)(?:es)?|(?:cup|carton|jar|avoider|dodger|sufferer)s?|board|knife)\b|'s texture|s? (?:taste|texture) )/;

// What is said of the food itself, and not done with it.
export const TOLD_BEHIND =
  /^(?:s|es)?(?![a-z])(?: \([^)]{0,60}\))?[^,:(]{0,40}?(?:\b(?:counts? as|means|(?:is|are) (?:often|sometimes|usually|frequently)|by another name|in disguise|(?:gave|lent|brought|made|was|were|went into) (?:\w+ ){0,2}(?:old|original|classic|famous|traditional|usual)|belongs? (?:to|in|on|with)|banish\w*|barred|dropped|retired|(?:crossed|struck) (?:off|out)|(?:is|are|was|were) (?:(?:an?|the|all|pure|just|only|really|still|made of|mostly|nothing but) )*(?:animal|milk|dairy|wheat|butter|pork|meat|fish|egg|nut|almond|peanut|barley|gluten|cow)s?\b|(?:is|are|was|were) (?:what|how) (?!(?:goes|makes|gives|lifts|binds)\b|(?:we|i|you) (?!(?:are|do|want to|have to|must|should) (?:avoid|without|leav|skip|replac)))\w+|(?:turn|crop|pop|show)s? up in|hides? in|(?:lurk|sneak|contain|hold|hide)s?|(?:is|are) (?:found|hidden|common|standard|usual) in|finds? (?:its|their) way into|would be (?:wheat|milk|dairy|egg|meat|the)|not|never|no|isn't|aren't|wasn't|doesn't|don't|won't|cannot|can't|unnecessary|off limits|(?:is|are|(?:stay|keep|leave)s?|left) out|(?:stays?|kept|keeps?|are|is) (?:apart|separate)|never meet|off the (?:menu|table|list)|replaced|banned|excluded|avoided|missing|absent|omitted|forbidden|containing|is usual|are usual|(?:is|are) (?:the |a )?(?:more )?(?:traditional|usual|classic|original|customary|common|standard|(?:made|brewed|cured|fermented|set|thickened) (?:with|from|of)))\b|\b(?:would|usually|traditionally|normally|originally|often) (?:usually |normally |otherwise )?(?:be|do|bring|give|go|add|use|provide|hold|contain|thicken)s?\b)/;

// Around it in the sentence: composition, labels, other people's recipes, guests who may have it.
export const TOLD =
  /\b(?:contain(?:s|ing)?|holds?|(?:some|many|most|others|a few|certain)(?: \w+)? (?:come from|(?:are|is) \w+(?:ed|de|nd|wn|ut)(?: \w+)? (?:with|from|of|by)|hides?)|traditional(?:ly)?|(?<!\b(?:i|we) )usual(?:ly)? (?:finish|topping|base|has|have|(?:call|come|take)s?|use[sd]?|made)|the usual|(?<!\b(?:i|we) )usually|(?:(?:stall|restaurant|shop|deli|takeaway)s?|caf(?:e|es)|bakeries|bakers|nonnas|vendors|purists|traditionalists|(?:street|market) \w+)(?: (?:often|always|usually|will|would|may|like to|tend to))? (?:(?:add|use|put|stir|pound|serve|make|top|blend|scatter|sprinkle|crumble|drizzle|dust|grate|swirl|melt|pour)s?|finish(?:es)?|fry|fries)\b|(?:cooks?|chefs|people|families) (?:add|use|put|stir|pound|finish|top|fry|blend|bind)|dish(?:es)? of|(?:\w+s) (?:lean|rely|depend|are built|swear) (?:on|by)|(?:choose|buy|pick|get|look for|use) (?:one|a brand|some|those|the kind) (?:marked|labelled|labeled|certified|that says|without)|ha(?:s|ve) (?:[\w']+ ){1,4}in (?:it|them)\b|(?:check|make sure|ensure|see) (?:that )?[^.;]{0,60}\b(?:free|vegan|marked|certified|suitable)|original(?:ly)?|classic(?:ally)?|normally|(?:most|many|some|old|older|other|plenty of|countless|standard|ordinary|regular) (?:\w+ ){0,2}(?:(?:version|recipe|cook|brand|kind)s?|chefs|people (?:would |often |usually |will )?(?:add|use|put|stir|finish|reach))|(?:cooks?|chefs|people|families|restaurants|they|italians|the french) (?:often|usually|like to|tend to|would|may)|often|on purpose|missed|expect(?:s|ing|ed)?|(?:you|we) know (?:\w+ )?(?:from|at)|grew up|remember|familiar|others (?:add|use|stir|put|top|finish|fry|like|grate|scatter|crumble|melt|pour|serve|swirl|shave|sprinkle|spoon|dollop|drizzle|blend|whisk|eat|swear|reach)|we do(?: not|n't)|(?:recipe|version)s? (?:that )?(?:you adapt )?(?:(?:say|ask|use|want)s?|ha(?:s|ve))|left out|leaves? out|leaving out|omitted|(?:in|outside) [a-z]+ (?:this|it|they|people)\b|outside of|elsewhere|abroad|in (?:many|most|other) \w+|would (?:make|harm|hurt|kill) (?:you|him|her|us|them)\b|calls? for|labels?|allerg\w*|intoleran\w*|traces|(?:packed|produced|processed|handled|made)\b(?: (?:near|beside|alongside|around)\b|[^.;]{0,30}\b(?:line|factory|facility|site))|is (?:not|never)|aren't|isn't|(?:those|anyone|people|guests|friends) who|who (?:can|may|do|does|still) (?:have|eats?|drinks?|tolerate)|vegetarians|vegans|vegan guests|meat[- ]eaters?|omnivores?|non-vegans?|if (?:you|nobody|no one|everyone|your|none|anyone|they|someone)\b[^.,]{0,40}\b(?:(?:eat|avoid|tolerate)s?|allerg\w+|are not|aren't|is not|isn't|can have|can eat|mind)|unless|for (?:those|anyone|guests|people|everyone|others|friends|family|diners|eaters|any) [^.,]{0,20}\b(?:who|that|eat|can|without))\b/;

// Offers: a portion in front, how it is prepared, an order, or praise behind.
export const PORTION =
  /(?:\b(?:an?|some|the odd|extra|plenty|lots|a few|few|any|more|another|two|three|four|couple|bit|little|lump|knob|your favou?rite|favou?rite|good|leftover|spare)|\d[\d.,/]*\s?[a-z]*)\s(?:[a-z'-]+\s){0,4}$/;
export const PREPARED =
  /\b(?:crumbled|grated|toasted|chopped|crushed|fried|poached|melted|shaved|shredded|roast(?:ed)?|smoked|fresh|soft|crispy|crusty|dried|torn|sliced|warm|hot|cold|flaked|diced|crisp|boiled|scrambled|softened|whipped|salted|cooked|leftover|ground|minced|baked|grilled|buttered|candied|pickled)\s(?:\w+\s)?$/;
const ORDERED = new RegExp(
  String.raw`\b(?:${ACTION}|serv|mak|lov|swirl|giv)(?:s|es|ed|d|ing|ting|ping|ned|ped|led|bed|red)?\b`,
);
export const WITH =
  /\b(?:\w*(?:ness|flavou?r|depth|crunch|smoke|taste|body|tang) comes? (?:straight )?from|with|on|onto|over|into|to|in|under|through) (?:an? |some |plenty of |more |the )?(?:\w+ ){0,3}$/;
export const WELCOME =
  /^(?:s|es)?(?![a-z])[^.;:]{0,60}?\b(?:on top|on the side|alongside|beside|(?:at|on) the table|a must|obligatory|essential|compulsory|mandatory|(?:is|are|was) (?:\w+ )?(?:divine|heaven(?:ly)?|bliss|magic|ideal|fantastic|unbeatable|superb|amazing|gorgeous|luxurious|decadent|the secret|my secret|traditional)|go(?:es)?|(?:work|thicken|sort|mellow|sharpen|sweeten|improve|transform|suit|make|give|add|take|lift|brighten|deepen|round|replace)s?|enriches|do the trick|does the trick|finish(?:es)?|can|could|will|too|as well|welcome|lovely|delicious|favou?rite|great|nice|good|perfect|excellent|wonderful|brilliant|complet(?:e|es)|bring|brings|lends|(?!(?:spoil|ruin|kill|break|undo|contain|hurt|harm|upset|curdle)e?s)\w+s (?:it|them|everything)|turns?|would)\b|^(?:s|es)? (?:is|are) in(?![\w ])/;
export const OFFER_LABEL =
  /\b(?:(?:serving suggestion|variation|option|extra|topping)s?|serve with|to serve|optional|garnish|swap|twist|upgrade|deluxe|for (?:\w+ )?(?:crunch|richness|bite|extra \w+|protein|freshness|heat|kick|colou?r|flavou?r|depth|sweetness|a treat))\s*:[^:]*$/;

interface Clause {
  readonly sentence: string;
  readonly before: string;
  readonly own: string;
  readonly name: string;
  readonly behind: string;
  /** Where the sentence goes on behind the food. */
  readonly place: number;
}

function readClause(plain: string, { from, to }: Spot): Clause {
  let start = 0;
  let end = plain.length;
  for (const match of findAll(plain, END)) {
    if (match.index + match[0].length <= from) start = match.index + match[0].length;
    else if (match.index >= to) {
      end = match.index;
      break;
    }
  }
  const before = plain.slice(start, from);
  let order = 0;
  for (const match of findAll(before, NEW_ORDER)) order = match.index + match[0].length;
  return {
    sentence: plain,
    before,
    own: before.slice(order),
    name: plain.slice(from, to),
    behind: plain.slice(to, end).trimEnd(),
    place: to,
  };
}

export const SUBBED = /\b(?:substitut(?:e|ing)|sub)\b[^,]{0,30}$/;
export const FOR_IT = /^\w* (?:with|by)\b/;

function isReplaced({ own, behind }: Clause): boolean {
  const between = prepare(REPLACED).exec(own)?.[1];
  if (between !== undefined) return !/\b(?:with|for|by|to)\b/.test(between);
  if (says(own, SUBSTITUTED)) return true;
  return says(own, SUBBED) && says(behind, FOR_IT);
}

export const KITCHEN_VERB = /^(?:butter|flour|oil|cream|salt|sugar)$/;
export const FIRST_WORDS = /^\W*(?:(?:lightly|generously|then|and) )*$/;
export const WITH_SOMETHING = /^ (?:it|the|an?|each|both|your|them)\b.{0,60}\bwith\b/;

// "Butter the bread with vegan spread": what is done, and what with.
function isVerb({ own, behind, name }: Clause): boolean {
  return says(name, KITCHEN_VERB) && says(own, FIRST_WORDS) && says(behind, WITH_SOMETHING);
}

/** "Nobody will miss the eggs, butter or cream" */
export const MISSED =
  /\b(?:nobody|no one)(?: \w+)? (?:miss|notice)\w* (?:the |any )?(?:[\w-]+(?:,| or| nor| and|, or|, nor) (?:the )?){1,4}$|\bbab(?:y's|ies'?) (?:own|usual|normal) $/;

/** "They give the salty kick that anchovies give in Puglia" */
export const AS_MUCH_AS =
  /\b(?:gives?|giving|brings?|lends?|adds?|has|have|provides?|does|do) (?:(?:the|all the|some of the|much of the|a) )?(?:[\w-]+ ){1,4}that $/;
export const DOES_ELSEWHERE =
  /^(?:s|es)? (?:(?:usually|normally|otherwise|often) )?(?:gives?|brings?|lends?|adds?|provides?|would|does|do|has|have)\b/;

function isSpokenOf(clause: Clause): boolean {
  const { own, behind } = clause;
  return (
    isVerb(clause) ||
    isDenied(own) ||
    says(own, DENIED_BEFORE) ||
    says(own, MISSED) ||
    (says(own, AS_MUCH_AS) && says(behind, DOES_ELSEWHERE)) ||
    says(own, OTHERS_HAVE) ||
    says(clause.before, OF_WHAT_IS_OUT) ||
    isReplaced(clause) ||
    says(own, COMPARED) ||
    says(own, LIKE) ||
    says(behind, COMPARED_BEHIND) ||
    says(behind.split(prepare(PURPOSE), 1)[0] ?? behind, TOLD_BEHIND)
  );
}

/** What follows tells why: "in flour so that it does not sink". */
export const PURPOSE = /\bso that\b/;

/** Characters on either side that are looked at; a sentence of a recipe is rarely longer. */
const REACH = 300;

function open(plain: string, { from, to }: Spot): Clause {
  // Praise is taken out on both sides, so that its denial denies nothing.
  const head = plain.slice(Math.max(0, from - REACH), from).replace(prepare(PRAISE), 'enjoy');
  const tail = plain.slice(to, to + REACH).replace(prepare(PRAISE), 'is good');
  const name = plain.slice(from, to);
  return readClause(head + name + tail, { from: head.length, to: head.length + name.length });
}

/** The order that a food belongs to: of "shower with cilantro and serve over rice" the part up to "and". */
export function readOrder(plain: string, { from, to }: Spot): string {
  // In a runaway sentence no order is longer than the reach.
  const first = Math.max(0, from - REACH);
  const near = plain.slice(first, to + REACH);
  let start = 0;
  let end = near.length;
  for (const match of findAll(near, NEW_ORDER)) {
    if (match.index + match[0].length <= from - first) start = match.index;
    else if (match.index >= to - first) {
      end = match.index;
      break;
    }
  }
  return near.slice(start, end);
}

const ORDERED_HERE = new RegExp(
  String.raw`(?:^|[,;:(] ?|\b(?:and|then|now|or|to|just|simply|you|please|we|\w+ly) )(?:${ACTION})\b`,
);
/** What is said of a food without an order: "it contains anchovies", "you'd swear there was bacon in it". */
export const REMARKS =
  /\b(?:is|are|was|were|isn't|aren't|has|have|had|(?:contain|come|need|hide)s?|would|\w+'(?:s|d|re))\b(?!.*\b(?:goes|go|in|with) $)/;

export const USUALLY = /\b(?:usually|normally|often|traditionally|typically)\b/;

function isRemark(own: string): boolean {
  if (!says(own.split(/[,;:]/).at(-1) ?? '', REMARKS) || says(own, ORDERED_HERE)) return false;
  return says(own, USUALLY) || !says(own, PORTION);
}

/** Whether a step uses the food and does not only compare with it, warn of it or leave it out. */
export function isUsedInStep(plain: string, spot: Spot, next = ''): boolean {
  const clause = open(plain, spot);
  if (says(clause.sentence, GUESTS) || says(clause.own, MAY_HOLD)) return false;
  // A remark within the method is read as one beside it.
  if (isRemark(clause.own)) return readOffer(clause, plain, next) === 'in';
  const isOrdered = says(clause.own, ORDERS);
  if (!isOrdered && (says(clause.sentence, DONE_WITHOUT) || says(next, NEXT_WITHOUT))) return false;
  return decide(clause, next) ?? !isSpokenOf(clause);
}

/** What packets hold: "many flatbreads carry", "za'atar often hides", "some pastes contain". */
export const MAY_HOLD =
  /\b(?:many|most|some|certain|often|may|might|can|could|usually|sometimes|a few) (?:[\w'-]+ ){0,4}(?:(?:contain|hide|hold|include)s?|carr(?:y|ies)|has|have|(?:is |are )?(?:brush|top|finish|dust|coat|glaz|enrich|sprinkl|thicken|fin|bak)\w*ed (?:with|in|on)) (?:\w+ ){0,3}$/;

/** What is said behind the food; of a food that is only asked for or named, what the next sentence answers. */
/** "Where many recipes splash in wine, use the stock" */
export const WHERE_OTHERS = /\bwhere (?:many|most|some|other|others|classic|traditional|older|old)\b[^,]*$/;

export const NOTHING_BEHIND = /^\W*$/;

function decide({ sentence, before, own, place }: Clause, next: string): boolean | null {
  if (
    says(before, WHERE_OTHERS) ||
    (!says(sentence, ORDER_AHEAD) && (says(next, TURNED_DOWN) || says(next, DONE_WITHOUT)))
  )
    return false;
  const behind = sentence.slice(place);
  const verdict = readVerdict(says(behind, NOTHING_BEHIND) ? `${behind} ${next}` : behind);
  if (verdict === null || (verdict === 'out' && says(own, ORDERS))) return null;
  return verdict === 'in';
}
const ORDERS = new RegExp(String.raw`\b(?:${ACTION})\b`);

// "Can I use cow's milk?"
export const ASKED = /^\W*(?:q\b\W*)?(?:can|could|may|should|do|does|is|are|what (?:about|if))\b[^?]*\?/;

/**
 * "Where others reach for yeast, cheddar gives the savour", "it will not hold: use an egg", "bind it with an egg,
 * whatever others do": what is told of others ends at the mark.
 */
function dropOthers({ sentence, before, own, place }: Clause): string {
  const others = prepare(OTHERS_AHEAD).exec(before)?.[0] ?? '';
  // "Traditionally with oil; a spoonful of ghee makes it richer"
  const from = says(own, PORTION) ? sentence.lastIndexOf(';', place - 1) + 1 : 0;
  const told = sentence.slice(Math.max(others.length, from));
  return says(own, ORDER_AHEAD) ? told.replace(prepare(OTHERS_BEHIND), '') : told;
}
const OTHERS_AHEAD = new RegExp(
  String.raw`^\W*(?:where|while|whereas|though|although)\b[^,]*,|^[^:]*: (?=(?:${ACTION})\b)|^[^;]*; `,
);
const ORDER_AHEAD = new RegExp(String.raw`^\W*(?:${ACTION})\b`);
export const OTHERS_BEHIND = /, (?:whatever|just as|as|no matter|even though|though|although)\b.*/;

export const GUESTS =
  /\b(?:if (?:you|nobody|no one|everyone|your|none|anyone|they|someone)\b[^.,]{0,40}\b(?:(?:eat|avoid|tolerate)s?|allerg\w+|are not|aren't|is not|isn't|can have|can eat)|for (?:those|anyone|guests|people|everyone|others|friends|family|diners|eaters) (?:who|that)|who (?:(?:can|may|do|does|still) (?:have|eats?|drinks?|tolerate)|(?:eat|drink|tolerate)s?)|(?:over|on|onto|into|in|to) (?:his|hers|theirs)(?=\W*$|[;,.]| (?:at|instead|and|while|but)\b)|meat[- ]eaters?|omnivores?|unless|not suitable)\b/;

// "Ground chickpeas do it here", "we don't", "there is none": what was named before belongs to other recipes.
export const DONE_WITHOUT =
  /\b(?:do(?:es)? (?:it|the job|the work|the trick|(?:its|their) (?:work|job)|just as well|that)(?: \w+){0,2} here\b|do(?:es)? (?:its|their) (?:work|job)\b|(?<!(?:(?:recipe|other|cook)s?|people|never) )(?:does|do|goes|go|gets by|manages|managed) without\b|but not here\b|not in this one\b|(?:both|all|they|these|those|neither|each)(?: of (?:them|these|those)| three)? (?:is|are|stay|stays) (?:out|off|absent|banned|barred|left out|ruled out|avoided|missing)\b|there (?:is|are|was) none\b|none (?:here|of (?:it|that|them))\b)|(?:^|[;,:.] |\bbut )(?:i|we) (?:do not|don't|never do|have not|haven't|skip|leave (?:it|them|that) out)(?: here)?(?:[,.;!]|$)/;
/** "Skip both." "Neither goes in here." "A: Leave it off." */
export const TURNED_DOWN =
  /^\W*(?:a\W+)?(?:(?:but|so|here|please|just|we|i),? )*(?:(?:leave|omit|skip|avoid|forget|pass|do|clear|give|don't (?:add|use))s?(?: (?:out|off|on|of|without))? (?:both|either|it|them|that|the two)(?: (?:of (?:it|them)|all|out|off|in|here|a miss))*|don't|not for you|(?:use|take|add|find)s? neither)(?=[^\w?]*$|[;!] |, (?!and))|^\W*(?:neither|none)(?: of \w+)? (?:is|are|goe|come|belong|appear)s? (?:\w+ )?(?:in|into|here|below|used|wanted|part)\b/;
export const NEXT_WITHOUT =
  /^(?!.*never)(?:but |so )?(?:this|these|ours|mine|here|we|i|not)\b[^.]{0,40}?\b(?:without(?: (?:it|them|any|one|either|that)|(?=\W*$))|(?:does|do)(?: not|n't)(?=\W*$)|skips?|leaves? (?:it|them|that|those|this) out|none|instead|it(?:'s| is) \w+(?=\W*$)|not (?:here|this|in this|need)|needs? no|don't|do not|has (?:capers|none|no))\b|^(?:mix|make) your own\b/;

// "For the classic drizzle, whisk 4 tbsp mayonnaise": measured out in an order, it is meant whatever else is told.
const MEASURED_OUT = new RegExp(
  String.raw`(?:^|[,;:] ?|\b(?:and|then|just|simply) )(?:${ACTION}) (?:in |on |over )?(?:\d[\d.,/]*|half an?|an?|one|two|three|four) ?(?:heaped |level |generous )?(?:g|grams?|ml|tbsp|tsp|tablespoons?|teaspoons?|cups?|oz|ounces?|spoonfuls?|handfuls?|dollops?|slices?|lumps?|knobs?|pats?|splash(?:es)?|glugs?) (?:of )?(?:[a-z-]+ ){0,3}$`,
);

/** What a sentence beside the method does with the food: puts it in, only tells of it, or no more than names it. */
function readOffer(clause: Clause, plain: string, next: string): 'in' | 'told' | 'named' {
  const decided = says(clause.sentence, GUESTS) ? null : decide(clause, next);
  if (decided !== null) return decided ? 'in' : 'told';
  if (isSpokenOf(clause) || says(clause.sentence, ASKED)) return 'told';
  if (says(dropOthers(clause), TOLD))
    return says(clause.own, MEASURED_OUT) && !says(plain, GUESTS) ? 'in' : 'told';
  const isDone =
    says(dropOthers(clause), DONE_WITHOUT) || (!says(plain, ORDER_AHEAD) && says(next, NEXT_WITHOUT));
  if (isDone) return 'told';
  const { own, before, behind } = clause;
  const offered =
    says(before, OFFER_LABEL) ||
    says(own, PORTION) ||
    says(own, PREPARED) ||
    says(own, ORDERED) ||
    says(own, WITH) ||
    says(behind, WELCOME);
  return offered ? 'in' : 'named';
}

/** Whether a note or an introduction offers the food. `next` is the sentence behind it, folded. */
export function isOffered(plain: string, spot: Spot, next = ''): boolean {
  return readOffer(open(plain, spot), plain, next) === 'in';
}

/** Whether it only tells of the food: of other recipes, of what it holds, of what is left out. */
export function isToldOf(plain: string, spot: Spot, next = ''): boolean {
  return readOffer(open(plain, spot), plain, next) === 'told';
}

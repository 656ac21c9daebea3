// Rule cross-contamination, told by what a thing held before: "the tray the raw pork was on", "the board you cut the
// chicken on", hands that touched it. Source: USDA FSIS, Clean-Separate-Cook-Chill.

import { readCoreRequirement } from './core-requirements.ts';
import { findSaid, prepare } from './phrases.ts';
import { MEAT, READY_TO_EAT, SERVED, THING } from './raw-meat-words.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const RAW = '(?:raw|uncooked|marinating|marinated)';
const RAW_MEAT = String.raw`(?:(?:the |your |any )?${RAW} (?:(?:\w+ ){0,2}?${MEAT}|ones?|pieces|mixture)|(?:the|your) ${MEAT}|raw ${MEAT})`;
const HELD =
  '(?:held|had|carried|brought|moved|lifted|flipped|cut|chopped|diced|sliced|prepared|trimmed|jointed|boned|seasoned|mixed|marinated|used|touched|kept|put|rested|stirred|turned|handled|shaped|formed|moulded|started|began|waited|waiting|sat|stood|lay|came|come|been|were|was|set|laid|wrapped|packed|lain|soaked|tossed|coated)';
/** "The", "that very same", "the original": the thing that was spoken of. */
const ITS =
  '(?:the|that|its|their|this|those|your|whatever)(?: (?:very|same|original|first|old|unwashed|one))*';

/** A thing told by what it held: needs no other word of raw meat. */
const HELD_RAW = new RegExp(
  [
    String.raw`\b${ITS} (?:${THING} (?:and|or) (?:the )?)?${THING} (?:(?:that|which|where|you|you've|we|had|has|have|was|were|just|previously|i|used|earlier|still|damp|wet|sticky|greasy|slimy|slick|covered|coated|fresh|in|is|are) ){0,3}?(?:${HELD} )?(?:(?:for|with|on|from|to \w+) )?(?:\w+ing (?:with )?)?${RAW_MEAT}(?: (?:was|were|had been|has been|is|are|sat|lay|came|rested|marinated|stood|started|waited|went|just|waiting|sitting|went|in|on|off|with|for|from|out|raw|earlier|before|marinated))*`,
    String.raw`\b${ITS} ${THING}(?: that| which)? (?:you |we |i |it |they )?(?:'ve |have |had |was |were |been )*(?:${HELD} )(?:(?:for|with|on|to \w+) )?(?:(?:them|it) (?:on |in |out )?raw|raw|the ${RAW}\w*)\b`,
    String.raw`\b${ITS} ${THING} (?:that|which|where) [^.;,]{0,40}?\b(?:raw|uncooked)\b(?: \w+)?`,
    String.raw`\b${ITS} ${THING} (?:their|its|the|your|those|where|with) (?:own )?${RAW}\b[^.;,]{0,30}`,
    String.raw`\b${ITS} (?:butcher's )?(?:paper|foil|film|pack|packet|wrapping|wrapper) (?:(?:that|which) )?(?:the |your )?(?:raw )?${MEAT} (?:was|were|came|had been|has been|lay|sat)\b[^.;,]{0,20}`,
    String.raw`\b(?:the|that|your) (?:raw|meaty|bloody|marinade)(?:[ -](?:meat|chicken|burger|patty|pork|fish|mince|meat juice))? ${THING}\b`,
    String.raw`\b(?:unwashed|unrinsed|uncleaned|dirty) (?:\w+ ){0,2}?${THING}\b`,
    String.raw`\b(?:raw|uncooked).(?:chicken|meat|pork|fish) (?:chopping |cutting )?(?:board|plate|platter|knife|bowl|tongs)`,
    String.raw`\b${THING} with (?:all )?(?:the |its )?raw (?:\w+ )?juices\b`,
    String.raw`\b(?:right )?where (?:you|we|i|the) (?:'ve |have |had |just |${RAW} )*(?:${HELD} (?:up )?)?(?:the |your )?(?:${RAW} )?${MEAT}\b`,
  ].join('|'),
  'g',
);
/** A thing told by "they", "it" or "you": what was on it is the meat, where the recipe has nothing else that was cooked. */
const HELD_IT = new RegExp(
  [
    String.raw`\b${ITS} ${THING}(?: that| which| where)? (?:they|it|you|we|the (?:pieces|ones))(?:'d|'ve|'s)? (?:\w+ ){0,4}?(?:on|in|with|from|off|out|up|raw|earlier|before)\b`,
    String.raw`\b${ITS} ${THING}(?: that| which)? (?:${HELD}) (?:them|it)\b`,
    String.raw`\b(?:the|that|its|their) (?:very |own )?(?:same|original|first|old)(?: raw| \w+)? ${THING}\b`,
    String.raw`\bback (?:on|onto|to|in|into) (?:the|that) ${THING}\b(?= and serve)`,
    String.raw`\bback (?:on|onto|to|in|into) (?:that|the same|its|their|the raw|the original|the first)(?: very| own| old| first| raw)* ${THING}\b`,
    String.raw`\b${ITS} ${THING} (?:from|of) (?:earlier|before)\b`,
    String.raw`\b${ITS} ${THING} where (?:you|they|it|we)\b[^.;,]{3,30}`,
    String.raw`\bback (?:to )?where they (?:came|started|were|lay|sat)\b`,
  ].join('|'),
  'g',
);
/** Nothing comes between the raw meat and the next food. */
const UNCHANGED = new RegExp(
  [
    String.raw`\b(?:no need|needn't|not necessary|don't need|do not need|don't bother|needs? no)\b(?: (?:to|for|with))?(?: be)? (?:bother \w+ )?(?:a |an |any |the )?(?:chang|swap|switch|wash|clean|rins|scrub|fresh|new|separate|second|different|another)\w*[^.;,]{0,30}`,
    String.raw`\b(?:without|before) (?:first |even |so much as )?(?:wash|rins|clean|chang|switch|swap|scrub|wip)ing\b[^.;,]{0,30}`,
    String.raw`\bwash(?:ing)? nothing\b`,
    String.raw`\bkeep(?:ing)? your (?:hands|fingers) as they are\b`,
    String.raw`\b(?:with|using) (?:the |those |your )?(?:same |very |still )+(?:\w+ ){0,2}(?:hands|fingers)\b`,
    String.raw`\b(?:with|using) (?:the |your )?(?:chicken-y|meaty|greasy|spiced|seasoned|marinade-covered|sticky|unwashed) (?:hands|fingers)\b`,
    String.raw`\b(?:quick |brief )?wip(?:e|ing) (?:of )?(?:(?:your|the|it|them) )?(?:hands|it|them|board|chopping board|knife|plate|worktop|counter|blade)?(?: down| off| over)? ?(?:with|on) (?:a |some |an? old |your |the )?(?:dry |damp |paper |kitchen |tea |dish |clean )*(?:cloth|towel|paper|roll|apron|napkin|tissue|jeans|trousers|sponge)\w*`,
    String.raw`\b(?:give|giving|with) (?:the |your )?(?:hands|chopping board|board|knife|blade|plate|worktop|counter|tongs)? ?(?:only |just )?an? (?:quick |brief |light |dry |fast )*wipe\b`,
    String.raw`\b(?:one|a single) (?:big |large |chopping |cutting )*(?:board|knife|bowl|plate) (?:is|does|will|serves|for|handles)\b`,
    String.raw`\b(?:same|one|shared?) (?:\w+ )?(?:chopping |cutting )?(?:boards?|knife|bowl|tongs|plate|platter|dish|surface|scissors)\b`,
    String.raw`\b(?:with|using|in|on|use|to|into|onto) (?:that|those|this|these) (?:very |same )*${THING}\b`,
    String.raw`\b${THING},? (?:just |exactly )?as (?:they are|it is|is|it stands|they stand|it lies|you left it)\b`,
    String.raw`\b(?:a |the )?(?:rinse|wash|clean|scrub)(?:ing)? can wait\b`,
    String.raw`\bno (?:cleaning|washing|rinsing|scrubbing)\b(?! up)`,
    String.raw`\bsame (?:\w+ )?(?:patch|bit|part|area|corner|stretch) of (?:the )?(?:worktop|counter|board|table|bench)\b`,
    String.raw`\b(?:hands|fingers|palms),? (?:still|all) (?:sticky|greasy|wet|damp|messy|spiced|coated|covered)\b`,
    String.raw`\b(?:in|on) the same (?:spot|place)\b`,
    String.raw`\bwithout (?:stopping|pausing) to (?:wash|clean|rinse|scrub)\b`,
    String.raw`\b(?:rub|dab|dust|pat|wip)\w* (?:down |off )?(?:the |your |it |them )?(?:${THING} )?(?:down |off )?(?:with|on) (?:a |some |an? old |your |the |bit of |piece of |sheet of )*(?:dry |damp |paper |kitchen |tea |dish )*(?:cloth|towel|paper|roll|apron|napkin|tissue|jeans)\w*`,
    String.raw`\b(?:[\w-]*(?:covered|coated|smeared)|still-?\w*|sticky|greasy|meaty|messy|oily|spiced|spicy|seasoned|floury|slimy)(?:[- ](?:sticky|wet|spiced|messy|greasy))? (?:hands|fingers|palms)\b`,
    String.raw`\b(?:hands|fingers|knife|board|scissors)\b[^.]{0,80}\b(?:straight|right|immediately) (?:after|afterwards|on to|onto)\b`,
    String.raw`\bto (?:one|the) (?:side|end|corner|half|edge) of (?:the|your) (?:chopping |cutting )?board\b`,
    String.raw`\b(?:hands|fingers|palms|knife|blade|spoon|board),? (?:still )?(?:tacky|gluey|clammy|gooey|sticky|wet|slick|greasy|slippery|shiny|smeared|coated) (?:from|with)\b`,
    String.raw`\b(?:tap|knock|flick|lick|swipe|shake)\w* (?:\w+ ){0,9}?(?:spoon|board|knife|blade|tongs|fork|spatula|whisk|hands|fingers)\b(?: clean\b)?`,
    String.raw`\b(?:tap|knock|scrape|shake|lick|wipe)\w* (?:\w+ ){1,4}?clean\b(?! (?:cloth|towel|tea|paper))`,
    String.raw`\bdry your (?:hands|fingers)\b`,
    String.raw`\b(?:give|giving) (?:the |your )?${THING} an? (?:\w+ )?(?:lick|shake|tap|knock|scrape|swish|wipe|rub)\b(?: clean\b)?`,
    String.raw`\bno (?:rinse|rinsing|wash|washing|scrub|scrubbing|soap|cleaning|wipe) (?:is |are )?(?:needed|required|necessary|called for|in between)\b`,
    String.raw`\b(?:flip|turn) (?:the |that |your )?(?:same )?(?:chopping |cutting )?board(?: over)?\b`,
    String.raw`\b(?:${THING})(?:,)? (?:unwashed|unrinsed|uncleaned)\b`,
  ].join('|'),
  'g',
);
/** "Slice the cucumber on it too", "chop the lettuce there". */
const ON_IT =
  /\b(?:(?:chop|slice|dice|shred|cut|tear|toss|mix|dress|make|build|arrange|prepare|halve|quarter|crush|mash|crumble|grate|snip|trim|peel|assemble|prep)\w* [^.;]{0,50}?\b(?:on|in|with) (?:it|that|there)\b|(?:chop|slice|dice|shred|cut|tear|toss|mix|dress|make|build|arrange|prepare|halve|quarter|crush|mash|crumble|grate|snip|trim|peel|assemble|prep)\w* [^.;,]{0,40}\bthere\b|\buse (?:it|them|the \w+) (?:straight|again|next|as well|afterwards|too|now|then|for)\b|side by side\b|next to (?:it|the (?:chicken|meat|pork|fish|raw \w+))\b|\band use the (?:bowl|board|knife|plate|tongs|tray)\b)/g;

const WASHED =
  /\b(?:wash(?:ed|ing|es)?|scrub\w*|rins\w+|disinfect\w*|dishwasher|soap\w*|sanit\w+|clean(?:ed|ing)?|fresh|another|different|separate|second|hot (?:soapy )?water|boiling water|swap\w*|chang\w+|switch\w*|not|never|peel it off)\b/;
const NO_WASHING =
  /\b(?:sav\w+|less|no|for|on|fewer) (?:the |on |to )?(?:wash(?:ing)?(?:[- ]up)?|dishes)|wash(?:ing)?[- ]up|\b(?:rinse|wash|clean|scrub)(?:ing)? can wait|\bwash(?:ing)? (?:the |your )?(?:lettuce|leaves|herbs|salad|cucumbers?|tomato\w*|fruit|vegetables|celery|rice)\b|\b(?:without|not|never|don't|no need|needn't|before|nothing)\b[^.;,]{0,25}\b(?:wash|clean|rins|chang|swap|switch|scrub|wip|fresh|new|separate|second|different|another)\w*|\bno (?:cleaning|washing|rinsing|scrubbing)\b|\bwash(?:ing)? nothing|\b(?:tap|knock|lick|scrape|shake|flick|wipe|brush)\w*\b[^.;,]{0,25}\bclean\b|\b(?:lick|tap|shake|wipe|knock) clean\b|\b(?:un)?washed (?:salad|lettuce|leaves|herbs|cucumber|tomatoes)|\bnot? (?:a )?problem|\bclean (?:tea |dish |dry |kitchen |paper )*(?:towel|cloth)|\bfresh (?:herbs|coriander|mint|basil|parsley|salad|bread|tomato\w*|mango|vegetables)/g;
/** The thing was washed in a step before. */
const CLEANED =
  /\b(?:wash|scrub|clean|rins|disinfect)\w*\b[^.;]{0,40}\b(?:boards?|knife|knives|hands|everything|it|them|surfaces?|utensils|worktop|bowl|tongs|plate)\b/;
const COOKS_IN =
  /\b(?:bake|roast|oven|return (?:it|them|the \w+) to the (?:oven|pan|grill)|grill (?:in|on)|cook (?:in|on)|fry|simmer|boil|brown)\b/;
const HEATED =
  /\b(?:bak|roast|toast|cook|fri|fry|serv|simmer|reheat|grill|dress|rise|risen|prov|cool|rested|resting)\w*\b/;
const VEGETABLES_FIRST =
  /\b(?:chicken|meat|pork|beef|turkey|fish|lamb) last\b|\bbefore (?:the |you |your |any |touching |handling |cutting )*(?:\w+ ){0,2}?(?:raw|chicken|meat|pork|beef|fish|turkey)\b|\bfirst\b[^.]{0,80}\b(?:then|after|last)\b[^.]{0,40}\b(?:chicken|meat|pork|beef|turkey|fish|lamb|duck)\b/;
const MEAT_WORD = new RegExp(
  String.raw`\b(?<!(?:cooked|grilled|rested|roast|roasted|fried|finished|done|stock|smoked|seared|barbecued) )(?:raw|uncooked|${MEAT})\b(?! stock| broth)`,
);
const HANDLED =
  /\b(?:cut|snip|roll|ball|knead|divid|halv|quarter|portion|split|slit|slash|slic|dic|chop|cub|trim|butterfl|joint|bon|mix|season|toss|rub|massag|handl|shap|form|skin|fillet|peel|devein|coat|strip|prep|push|set|lay|put|thread|press|marinat|work|flatten|pound|score|mince|combin|scoop|stir|hand)\w*/;

function splitAt(plain: string, match: RegExpExecArray): readonly [string, string] {
  return [plain.slice(0, match.index), plain.slice(match.index + match[0].length)];
}

function isWashed(text: string): boolean {
  return WASHED.test(text.replace(NO_WASHING, ' '));
}

/** What is done where the thing stands: a sentence in parts that follow each other. */
function partOf(before: string, behind: string): string {
  const start = before.split(/;|:|\bthen\b/).at(-1) ?? '';
  const end = behind.split(/;/)[0] ?? '';
  return `${start} ${end}`;
}

/** Cooked meat goes back to what it was marinated in. */
const BACK_TO_MARINADE =
  /\b(?:(?:return|put|tip|toss|add|drop|slide|place|transfer|pile|lift|scrape|turn|throw|collect|gather|rest|stack|heap)\w*\b[^.;]{0,30}\b(?:cooked|seared|grilled|browned|fried|finished|done|charred|hot|barbecued|roasted)\b[^.;]{0,30}|(?:return|go(?:es)?|put|tip|toss|slide|back)\b[^.;]{0,30}\bback )\b(?:to|in|into|on|onto) (?:the|its|that|their|your) (?:same |used |unwashed )?(?:marinat(?:ing|ion|e)|marinade|brining|brine|soaking) (?:bowl|bag|dish|tub|container|tray|box|plate|platter|basin)\b/g;

function findBackToMarinade(scan: RecipeScan, sentence: Sentence): string | null {
  const match = /marina|brin|soak/.test(sentence.plain) ? findSaid(sentence.plain, BACK_TO_MARINADE) : null;
  if (match === null || !hasMeat(scan)) return null;
  const [before, behind] = splitAt(sentence.plain, match);
  const told = tellBefore(scan, sentence);
  if (isWashed(before + behind) || COOKS_IN.test(behind) || !HEAT.test(told + before)) return null;
  if (
    /\b(?:wash|scrub|rins|clean)\w*\b[^.;]{0,30}\b(?:bowl|bag|dish|tub|container|tray|box|plate|platter|basin)/.test(
      told,
    )
  )
    return null;
  return isCookedNext(scan, sentence) ? null : match[0];
}

/** "The tray the raw pork was on" is filled with what is eaten as it is. */
function findHeldRaw(plain: string): string | null {
  if (!SPEAKS_OF_RAW.test(plain)) return null;
  const match = findSaid(plain, HELD_RAW);
  if (match === null) return null;
  const [before, behind] = splitAt(plain, match);
  if (isWashed(before + behind)) return null;
  const part = partOf(before, behind);
  const doing = (before.split(/,|;|\bthen\b| and /).at(-1) ?? '') + behind;
  const filled = SERVED.test(part) || READY_TO_EAT.test(part) || ONTO.test(before);
  return filled && !COOKS_IN.test(doing) ? match[0] : null;
}

const SPEAKS_OF_RAW = new RegExp(
  String.raw`\b(?:raw|uncooked|marinat\w+|un(?:wash|rins|clean)ed|dirty|bloody|meaty|marinade|${MEAT})\b`,
);

/** "Lift them onto the unwashed plate", where "use" and "onto" come right before the thing. */
const ONTO =
  /\b(?:(?:them|it|burgers?|chops|pieces|chicken|steaks?|sausages|kebabs|skewers)(?: \w+)? (?:on|onto|to|in|into)|^use|^(?:slice|carve|cut|rest|serve)(?: (?:it|them|the \w+))? on)(?: the| that| an?)? $/;

const MEAT_DISH = new RegExp(String.raw`\b${MEAT}\b`);

const READY_MEAT =
  /\b(?:cooked|smoked|tinned|canned|stock|broth|bouillon|sauce|leftover|left-over|roasted|rotisserie|vegan|vegetarian|plant|meat-?free|soya?|tofu|dried|seasoning|powder)\b/;

/** Whether the list holds raw meat, read as a food or named in a line of several; without a list the title tells. */
export function hasMeat(scan: RecipeScan): boolean {
  let known = rawLists.get(scan);
  if (known === undefined) {
    known = listsMeat(scan);
    rawLists.set(scan, known);
  }
  return known;
}
const rawLists = new WeakMap<RecipeScan, boolean>();

function listsMeat({ listed, lines, recipe }: RecipeScan): boolean {
  if (lines.length === 0) return MEAT_DISH.test(recipe.title?.toLowerCase() ?? '');
  return (
    listed.some(({ food }) => {
      const requirement = readCoreRequirement(food);
      return requirement !== null && requirement.kind !== 'egg-dish';
    }) || lines.some(({ plain }) => MEAT_DISH.test(plain) && plain.includes(',') && !READY_MEAT.test(plain))
  );
}

const STEPS_BEFORE = 5;
const stepTexts = new WeakMap<RecipeScan, ReadonlyMap<number, string>>();

/** The text of each step, by its number. */
function textOf(scan: RecipeScan, step: number): string {
  let texts = stepTexts.get(scan);
  if (texts === undefined) {
    texts = new Map(scan.steps.map((sentence) => [sentence.step ?? 0, sentence.around]));
    stepTexts.set(scan, texts);
  }
  return texts.get(step) ?? '';
}

/** Text of the same step before the sentence, and of the steps before that. */
function tellBefore(scan: RecipeScan, { around, plain, step = 1 }: Sentence): string {
  const before: string[] = [];
  for (let at = Math.max(1, step - STEPS_BEFORE); at < step; at += 1) before.push(textOf(scan, at));
  return `${before.join(' ')} ${around.slice(0, Math.max(0, around.indexOf(plain)))}`;
}

const TOLD_BY_ITSELF =
  /\b(?:they|they'[dv]e?|it|you|we|same|original|first|old|own|earlier|before|back|pieces|ones|where)\b/;

/** Cooked meat goes back to "the plate they started on". */
function findBack(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain } = sentence;
  if (!TOLD_BY_ITSELF.test(plain) || !hasMeat(scan)) return null;
  const match = findSaid(plain, HELD_IT);
  if (match === null || HEATED.test(match[0])) return null;
  const [before, behind] = splitAt(plain, match);
  if (isWashed(before + behind) || SHARED.test(behind)) return null;
  if (isRested(plain)) return null;
  const part = `${partOf(before, behind)} ${match[0]}`;
  const told = tellBefore(scan, sentence);
  if (
    VEGETABLES_FIRST.test(plain) ||
    COOKS_IN.test((before.split(/,|;|\bthen\b| and /).at(-1) ?? '') + (behind.split(/,|;/)[0] ?? ''))
  )
    return null;
  if (READY_TO_EAT.test(part) && !/\bback|return/.test(part))
    return isAfterMeat(told, before, match[0]) ? match[0] : null;
  if (!SERVED.test(part) && !/\b(?:them|it|burgers|patties)\b/.test(part)) return null;
  // What goes back must have been cooked: the plate is named in a step behind the heat, or the meat is called cooked.
  const cooked =
    /\b(?:cooked|grilled|done|finished|roasted|fried|barbecued|rest|resting|serve|return|carve|back)\b/.test(
      part,
    );
  const heatedStill = sentence.next !== undefined && HEAT.test(sentence.next.plain);
  return cooked || (HEAT.test(told) && !heatedStill && !isCookedNext(scan, sentence)) ? match[0] : null;
}
/** "The same plate as the slaw": what it shares is said. */
const SHARED = /^ (?:as|for serving|with the)\b(?! (?:the )?raw)/;
const HEAT = /\b(?:grill|roast|fry|bake|cook|barbecue|sear|griddle|until \d|\d{2,3} ?°? ?[cf])\w*\b/;

// "Brown it, put it on the same tray, then roast": a tray that goes into the oven.
function isCookedNext(scan: RecipeScan, { step = 1 }: Sentence): boolean {
  return /\b(?:bak|roast|grill|fry|cook|oven)/.test(textOf(scan, step + 1));
}

function isRested(plain: string): boolean {
  return /\brested\b/.test(plain) && !/\braw\b/.test(plain);
}

/** Whether raw meat was handled before what is prepared now. */
function isAfterMeat(told: string, before: string, cue: string): boolean {
  const text = `${told} ${before}`;
  return (MEAT_WORD.test(text) && HANDLED.test(text)) || /\braw\b/.test(cue);
}

const NEEDS_NO_WASHING =
  /^(?:no need|needn't|not necessary|don't need|do not need|don't bother|needs? no)\b.{0,20}\b(?:wash|rins)\w*[^.;,]{0,8}$|^(?:without|before) (?:\w+ ){0,2}(?:wash|rins)ing(?: (?:it|them|first))?$|^no (?:washing|rinsing)$/;
const MEAT_ITSELF = new RegExp(String.raw`\b(?:${MEAT}|pieces)\b(?![^.]*\b(?:${THING})\b)[^.]*$`);

/** "Put the chicken straight into the pot; it needs no washing" */
function isOfMeatItself(before: string, words: string, behind: string): boolean {
  return (
    NEEDS_NO_WASHING.test(words) &&
    MEAT_ITSELF.test(before) &&
    !A_THING.test(words + behind) &&
    !READY_TO_EAT.test(before + words + behind)
  );
}

const A_THING = new RegExp(THING);

/** Board, knife, bowl or hands go on from raw meat to what is eaten as it is. */
function findUnchanged(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain } = sentence;
  const eaten = `${plain} ${sentence.next?.plain ?? ''}`;
  if (!READY_TO_EAT.test(eaten) || !(hasMeat(scan) || /\braw\b/.test(scan.method))) return null;
  // The words deny the washing themselves, so a denial before them changes nothing.
  const unchanged = plain.matchAll(prepare(UNCHANGED)).next().value ?? null;
  const match = unchanged ?? findSaid(plain, ON_IT);
  if (match === null) return null;
  const [before, behind] = splitAt(plain, match);
  if (isOfMeatItself(before, match[0], behind)) return null;
  if (/\b(?:never|do not|don't|cannot|can't|must not|avoid) (?!bother|wash|rinse|clean|need)/.test(before))
    return null;
  if (isWashed(`${before} ${behind}`) || VEGETABLES_FIRST.test(plain) || SHARED.test(behind)) return null;
  if (isRested(plain)) return null;
  // "Used one board? Scrub it"
  if (/\?\W*$/.test(sentence.text) && isWashed(sentence.next?.plain ?? '')) return null;
  const told = tellBefore(scan, sentence);
  if (unchanged === null && !A_THING.test(plain + told)) return null;
  if (CLEANED.test(told.replace(NO_WASHING, ' '))) return null;
  const text = `${told} ${plain}`;
  if (!MEAT_WORD.test(text) || !HANDLED.test(text)) return null;
  const meatAt = plain.search(MEAT_WORD);
  const eatenAt = plain.search(READY_TO_EAT);
  // Vegetables first and the meat after them is the right order.
  if (meatAt > eatenAt && eatenAt >= 0 && !/\bside by side\b/.test(plain) && !MEAT_WORD.test(told))
    return null;
  return match[0];
}

// What none of the patterns can do without, so that most sentences cost one look.
const SPEAKS_OF_THINGS =
  /board|plate|platter|tray|dish|bowl|container|tub|tin|rack|kni[fv]e|cleaver|tongs|spatula|turner|scissors|shears|spoon|ladle|brush|fork|surface|worktop|counter|bag|sheet|colander|sieve|grater|mandoline|blender|processor|cloth|towel|glove|hand|finger|palm|utensil|same|where|there|next to|side by side|(?:on|in|with) (?:it|that)\b|\buse |wash|clean|rins|wip|chang|swap|switch|scrub/;

/** The words that bring what touched raw meat to food that is eaten as it is, or null. */
export function findRawContact(scan: RecipeScan, sentence: Sentence): string | null {
  if (sentence.place === 'ingredients' || sentence.place === 'title') return null;
  if (!SPEAKS_OF_THINGS.test(sentence.plain)) return null;
  return (
    findHeldRaw(sentence.plain) ??
    findBack(scan, sentence) ??
    findBackToMarinade(scan, sentence) ??
    findUnchanged(scan, sentence)
  );
}

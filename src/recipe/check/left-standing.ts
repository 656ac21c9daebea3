// Rule time-temperature for what stands in the warm: a place that is not cold and a time that is too long, wherever
// in the sentence, or in the one behind it, they are said. Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours);
// UK FSA, rice.

import type { Finding } from '../finding.ts';
import { withoutReassurance } from './cautions.ts';
import { isKeeperDish, isOfOtherFood, isPerishable, namesKeeper, namesPerishable } from './perishable.ts';
import { COUNT, findSaid, isDenied, quote, readCount } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

/** A danger that quotes the words. */
export function writeStanding(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'time-temperature',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

const TWO_HOURS = 'perishable food stands between 4 and 60 C for at most 2 hours (USDA FSIS)';
const ROOM =
  '(?:(?:kitchen|buffet|dining|picnic|garden|garage|hall|cellar|back|draining|wooden|warm|cool|cold|turned[- ]off|switched[- ]off|unlit|oven|sunny|hot|shady|sheltered|unheated) )*';
const SURFACE =
  '(?:counter(?:top)?|buffet|worktop|work surface|bench(?:top)?|side(?:board|table)?|table|stove(?:top)?|hob|cooker|range|porch|balcony|window(?: ?(?:sill|ledge))?|patio|doorstep|terrace|floor|shelf|radiator|heater|fire(?:place|side)?|boiler|aga|trolley|desk|fridge|dresser|draining board|drainer|sink|ledge|sill|mantelpiece|step|deck|bar|island|stool|chair|(?:back |rear |passenger )?seat|dashboard|parcel shelf|(?:picnic )?rug|(?:picnic )?blanket|grass|lawn|airer)';
const INDOORS =
  '(?:cupboard|pantry|larder|garage|shed|car|boot|trunk|rucksack|backpack|school ?bags?|handbag|desk|locker|lunch ?box(?:es)?|oven|sink|sun|kitchen|hallway|tent|basket|hamper|(?:rice )?cooker|conservatory|airing cupboard|(?:laundry|utility|spare|boiler|living|sitting|dining) room|bathroom|bedroom|office|attic|loft|hall|porch|bread ?bin|cake tin|biscuit tin|lunch bag|lunch pail|(?:office|work|kitchen) drawer|desk drawer|satchel|glove box|van|suitcase|outhouse|unplugged (?:cool ?box|cooler|fridge)|scullery|tiffin|sunshine|steamer|colander|footwell|pushchair|pram|saddlebag|(?:bike|bicycle) bag)';
/** "No fridge needed", "don't bother with chilling it". */
const NO_FRIDGE = String.raw`(?:(?:no need|no reason|needn't|not necessary|don't bother|do not bother|don't need|doesn't need|does not need|needs? no|no|without|skip|forget|never mind|never bother|not) (?:(?:for|to|of|with|in|put|get|use|any|a|an|it|them|be|bother|worry|about|going|having|the|extra) )*(?:fridge|refrigerat\w+|chill(?:ing|ed)?|cooling|cool ?box|cool ?bag|cooler|ice ?packs?|ice)\b(?:(?: is| are)? (?:required|needed|necessary))?)`;
const PLACE = String.raw`(?:(?:out )?(?:on|onto|by|beside|near|next to|under) (?:the |a |an |your )?(?:(?:back|edge|corner|top|end|side) of the )?${ROOM}${SURFACE}|outside(?: the (?:door|house))?|outdoors|(?:at|to) (?:(?:normal|cool|warm|ambient|a) )*(?:room|kitchen) temp(?:erature)?|(?:at|in) ambient temperature|in the warmth?|out of the fridge|unrefrigerated|unchilled|in (?:the |a |an |your )?(?:warm |hot |cool |cold )?(?:room|place|spot|corner)|(?:in|inside) (?:the |a |an |your |its )?${ROOM}(?:[\w']+ ){0,2}${INDOORS}|(?:in|inside) (?:the |its |their )(?:warm |hot |cooking |frying |stock |soup |covered )*(?:pan|pot|wok|skillet|saucepan|cauldron)|(?:turn|switch)(?:ed)? (?:the |your )?(?:oven|heat|hob|stove|cooker|it|gas|flame|ring) off|(?:turn|switch)(?:ed)? off (?:the |your )?(?:oven|heat|hob|stove|cooker|gas|flame|ring)|(?:oven|cooker|hob|stove),? (?:turned |switched )?off|(?:left|leave|leaves|leaving|sits?|sitting|stands?|standing|stood|kept|keep|stay|stays|be|been|set|put|lie|lies|rest|lay|laid|spread|bring|goes?) (?:it |them |everything |the \w+ |\w+ )?out(?! (?:the|any|a|an|this|that|some|these|if)\b)|out (?:overnight|all (?:day|night))|in (?:the|its|their) (?:turned[- ]off |cooling )?(?:dish|tin) overnight|in your (?:work |school |gym )?bag|where it (?:is|stands|sits|was)|an? (?:cold|cool|chilly|unheated|draughty) (?:porch|garage|shed|larder|pantry|cellar|balcony|window ?sill|conservatory|hallway|outhouse|room)|(?:at|on|to|for) (?:a |the |your )?(?:picnic|hike|potluck|beach|festival)\b|${NO_FRIDGE}|(?:with )?the (?:heat|gas|flame|hob) off)`;
const LONG = String.raw`(?:overnight|through the night|all (?:day|night|afternoon|morning|evening)|day and night|(?:and |then )?(?:go|off) to (?:bed|work)|when you (?:get|wake) up|when you(?:'re| are)? (?:back|home)|(?:until|till|to|by|before) (?:the )?(?:following |next )?(?:morning|(?:following|next) (?:day|evening|night|lunch\w*|meal)|tomorrow(?:'s)?(?: \w+)?|evening|dinner(?:time)?|supper(?:time)?|breakfast|lunch(?:time)?|bed ?time|you (?:leave|finish work|set off)|you (?:get|come|are|go|return|eat) (?:\w+ )?(?:home|back|up|to bed|to work|ready)|(?:you are|you're) home|(?:your |the )?guests (?:\w+ )?(?:arrive|come|turn up|sit down|eat))|from (?:the )?(?:morning|breakfast|lunch|noon|one day|yesterday)\b|since (?:yesterday|last night|this morning|breakfast|lunch|the (?:day|night|evening|morning))\b|the (?:night|evening|day|morning|afternoon) before|(?:until|till) (?:it is|it's|they're|they are|you(?: are|'re)?|we(?: are|'re)?|everyone(?: is|'s)?)? ?(?:need(?:ed|s)?|want(?:ed|s)?|required|hungry|fancy|feel like|ready to (?:eat|serve|fry|use|cook|go))\b|(?:a|one|two|three|1|2|3) days? (?:ahead|in advance|earlier|before)|(?:the|a) (?:following|next) (?:day|morning|afternoon|evening|night|lunch\w*)|tomorrow|(?:over|throughout|through) (?:the |a )?(?:(?:whole|entire|long|next|following|coming) )*(?:few days|couple of days|days|two days|three days|weekend|week|day|afternoon)|last thing at night|at bedtime|the day after|at breakfast|(?:until|till|to|by) (?:the )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|at the end of the (?:day|afternoon)|at day's end|from (?:the )?(?:last night|(?:night|day|evening) before|yesterday)|(?:in|by) the (?:morning|evening)|while you(?:'re| are)? (?:sleep|asleep|at work|work|out)|for (?:a |the )?(?:whole |full |entire |good part of the |rest of the )*(?:day|night|afternoon|evening|morning|weekend|week)|(?:until|till|to|through to) (?:\d{1,2}(?::\d\d)? ?(?:o'clock|[ap]\.? ?m\b)|noon|midday|midnight|tea ?time|tea\b|home ?time|(?:the )?end of (?:the )?(?:day|party|school|match|shift)|the (?:party|match|game|last guest)\b)|(?:for|throughout|all through|during) the (?:whole |entire |length of the |course of the )*(?:party|match|barbecue|wedding|picnic|festival|game)|(?:until|till) (?:it|the (?:last|pot|pan|dish|lot))(?:'s| is) (?:all )?(?:gone|finished|eaten|used up|empty)|(?:until|till|to) (?:${COUNT}) o'clock|when(?:ever)? you (?:want|need|like|fancy|feel like)\b|it's time (?:to (?:make|cook|start|eat)|for) (?:\w+ )?(?:dinner|supper|lunch|tea)|(?:until|till|to) [^.;,]{0,30}\b(?:at night|tonight|in the evening|midnight)|for hours|during the (?:day|night|week|weekend)|(?:${COUNT})(?:\s*(?:-|–|to|or)\s*(?:${COUNT}))?[ -]?(?:hours?|hrs?|h|days?|nights?|weeks?))`;
const STANDS =
  '(?:leave|leaves|left|leaving|let|keep|keeps|kept|sit|sits|sitting|sat|stand|stands|standing|stood|rest|rests|resting|cool|cools|cooling|store|stored|hold|holds|marinate|marinating|marinates|cure|brine|put|set|stay|stays|remain|remains|place|placed|proof|wait|waits|waiting|last|lasts|fine|good|travels?|carry|carried|carries|take|takes|taking|remove|pull|park|prepare|dry|happy|all right|okay?|safe|softenw*|lie|lies|soak|been|be|pack|packed|cover|covered|forget|bed|reheat|eat|save|saved|stash|tuck|abandon|spend|spends|hang|survive|survives|happily|allow|live|lives|does|come|comes|coming|lose|loses|without|lay|laid|spread|rides?|riding|nap|pick|nibble|graze|goes?)';
const WITHOUT_COLD = new RegExp(String.raw`${NO_FRIDGE}|\b(?:its|the|their) chill\b`, 'g');
const PLACES = new RegExp(String.raw`\b${PLACE}\b`, 'g');
const LONGS = new RegExp(String.raw`\b${LONG}\b`, 'g');
const STANDS_THERE = new RegExp(String.raw`\b${STANDS}\b`);
const HOURS = new RegExp(
  String.raw`\b(${COUNT})(?:\s*(?:-|–|to|or)\s*(${COUNT}))?[ -]?(hours?|hrs?|h|days?|nights?|weeks?)\b`,
  'g',
);
const CHILLED =
  /\b(?:cool ?bag|cool(?:er)? packs?|ice packs?|ice blocks?|cooler|fridge|refrigerat\w+|chill(?:ed|er|ing)?|freez\w+|cool ?box|ice bath|iced water|on ice)\b/;
/** Words of cold that say the food is out of it. */
const NOT_CHILLED =
  /\b(?:(?:on|onto) (?:the )?(?:top of )?(?:the |your )?(?:fridge|refrigerator|freezer)|(?:straight |fresh )?(?:out of|from) the (?:fridge|freezer|refrigerator)|(?:unrefrigerated|unchilled)|(?:no need (?:for|of)|no|without|rather than|instead of|not|needs? no|never|doesn't need|don't need|needn't|do not) (?:in |to )?(?:be )?(?:the |a |any |put (?:it|them) in the )?(?:fridge|refrigerat\w+|chill\w*|freezer)|before (?:you )?(?:chill\w*|refrigerat\w+|the fridge|putting)[^,;.]*|(?:refrigerate|chill|(?:put|pop|get|move|transfer|slide|stick|place) (?:it|them|the \w+) (?:in|into|to) the fridge|(?:it|they) (?:can |will )?(?:go|goes) (?:in|into|to) the fridge)(?: (?!and|until|till|for|to|or|then|eat)\w+){0,2} (?:in the morning|the (?:next|following) (?:day|morning)|tomorrow|when you (?:get|wake) up)|(?:no|without|needs? no|forget the|skip the|unplugged|switched[- ]off) (?:need for )?(?:an? |any )?(?:cool ?bag|cool ?box|cooler|ice ?packs?|ice blocks?|ice)|(?:the )?fridge is (?:full|not needed|unnecessary)|(?:(?:the |a |an |any )?(?:cold )?(?:fridge|cold|freezer|cool ?bag|cool ?box|cooler|ice ?packs?)|chill(?:ing)?|refrigerat(?:ing|ion)) (?:it |them |only |just |would |will |tends to )*(?:makes?|dr(?:y|ies)|hardens?|firms?|ruins?|spoils?|kills?|turns?|toughens?|robs?|dulls?|leaves?|stiffens?|deadens?|takes|mutes?|stops?|slows?|keeps? the)|(?:straight|it goes|goes) (?:back )?(?:in|into|to) the fridge after)\b/g;
export const NEVER_LONGER =
  /\b(?:no (?:more|longer) than|at most|not more than|up to (?:1|2|an|one|two|half an) hours?|within (?:1|2|one|two|an) hours?|less than)\b/;

/** "Thaw in the fridge, never on the counter" */
export const REFUSED = /(?:,| and| but|;) (?:never|not|do not|don't)\b|\b(?:rather than|instead of|never)\b/;

/** The longest time in hours that folded words name; null where they name none. */
export function readHours(text: string): number | null {
  let longest: number | null = null;
  for (const match of text.matchAll(HOURS)) {
    const unit = match[3] ?? 'hour';
    const count = readCount(match[2] ?? match[1] ?? '1');
    longest = Math.max(
      longest ?? 0,
      unit.startsWith('h') ? count : count * (unit.startsWith('w') ? 168 : 24),
    );
  }
  return longest;
}

/** The words for a place that is not cold, where the sentence names no cold one. */
export function findWarmPlace(plain: string): string | null {
  return isCold(plain) ? null : (findSaid(plain, PLACES)?.[0] ?? null);
}

function isCold(plain: string): boolean {
  return CHILLED.test(plain.replace(NOT_CHILLED, ' ').replace(WITHOUT_COLD, ' '));
}

/** A time that is too long for the warm, or null. */
function findLong(plain: string): string | null {
  for (const match of plain.matchAll(LONGS)) {
    const hours = readHours(match[0]);
    const figure = /\d|hours?|hrs?|days?$|nights?$/.test(match[0]) && hours !== null;
    if (figure && (hours ?? 0) <= 2) continue;
    // "Two days ahead", "a day-old loaf": when, and not how long.
    if (
      /^[ -](?:ahead|in advance|old|before serving|earlier)\b/.test(
        plain.slice(match.index + match[0].length),
      )
    )
      continue;
    if (!isDenied(plain.slice(0, match.index))) return match[0];
  }
  return null;
}

// "The next morning", "After 12 hours": what stands in a sentence of its own goes on from the one before.
const GOES_ON =
  /^(?:then,? )?(?:(?:the |by |by the |in the |until the |till )?(?:next |following )?(?:morning|day|evening)|overnight|after|(?:it|they|this|that|these)(?:'ll)?\b|leave|let|keep|give|do this|tomorrow|when you|about|at least|\d)\b/;

/** Clauses that are done one after the other: "leave it out for an hour, then chill overnight". */
function partClauses(plain: string): readonly string[] {
  return plain.split(/;|,? (?:and )?then\b|,? before (?=\w+ing\b)|\bafterwards?\b/);
}

function findWarm(clause: string): RegExpExecArray | null {
  const match = findSaid(clause, PLACES);
  if (match === null || !STANDS_THERE.test(clause)) return null;
  if (!/\b(?:oven|cooker|slow cooker|stove|hob)\b/.test(match[0])) return match;
  // "Cook in the oven for 3 hours" is no standing; "boil the rice and leave it on the stove" is.
  const before =
    clause
      .slice(0, match.index)
      .split(/,| and /)
      .at(-1) ?? '';
  const behind = clause.slice(match.index + match[0].length, match.index + match[0].length + 40);
  return HEATS.test(before + behind) ? null : match;
}
const HEATS =
  /\b(?:simmer\w*|bake[ds]?|baking|roast(?:ed|ing)?|cook(?:ed|ing)? (?:on|for|in|at|it|them|the)|low|lowest|gentle|gentlest|flame|high|degrees|\d{2,3} ?°? ?[cf]|bubbl\w+|slow[- ]cook\w*|braise\w*|boil\w*)\b/;

// One cheap look spares most sentences the search for a place and a time.
const SAYS_LONG =
  /hour|hrs?\b|\dh\b|\d h\b|day|night|week|morning|evening|noon|lunch|supper|dinner|breakfast|\bbed|home|guest|asleep|sleep|work\b|need|want|requir|hungry|fancy|feel like|ready|tomorrow|tea\b|teatime|\bparty|match|barbecue|wedding|picnic|festival|game|school|shift|you (?:eat|return|come|leave|set off|like|get|wake|go|are)|o'clock|\d ?[ap]\.? ?m\b|meal|everyone|gone|finished|eaten|used up|empty/;

function findStanding(sentence: Sentence): string | null {
  const { next } = sentence;
  const plain = withoutReassurance(sentence.plain);
  for (const clause of isCold(plain) ? partClauses(plain) : [plain]) {
    if (isCold(clause) || NEVER_LONGER.test(clause)) continue;
    const warm = findWarm(clause);
    if (warm === null || isServing(clause)) continue;
    const long = findLong(clause.replace(WITHOUT_COLD, ' '));
    if (long !== null)
      return REFUSED.test(between(clause, warm, long).replace(NOT_CHILLED, ' '))
        ? null
        : `${long}, ${warm[0]}`;
    const follows = next !== undefined && GOES_ON.test(next.plain) && readHours(clause) === null;
    if (!follows || isCold(next.plain) || /\bminutes?|mins?\b/.test(clause)) continue;
    const later = /\bleftover/.test(next.plain) ? null : findLong(next.plain);
    if (later !== null && !namesKeeper(next.plain)) return `${warm[0]}, ${later}`;
  }
  return findLateChill(plain);
}

/** "Let it cool overnight before it goes into the fridge", "chill it once it is stone cold, usually the next morning". */
function findLateChill(plain: string): string | null {
  if (!/fridge|chill|refrigerat/.test(plain)) return null;
  for (const match of plain.matchAll(LATE_CHILL)) {
    if (isDenied(plain.slice(0, match.index)) || NEVER_LONGER.test(match[0])) continue;
    const long = findLong(match[1] ?? match[2] ?? match[3] ?? '');
    if (long !== null) return match[0];
  }
  return null;
}
const LATE_CHILL =
  /\b(?:cool|cools|cooling|stand|sit|rest|wait)\b((?:(?!fridge|chill|refrigerat|freez|(?<!stone |quite |completely |fully )cold)[^.;]){3,50})\b(?:before|and only then|,? then|,? and then)\b[^.;]{0,30}\b(?:fridge|chill\w*|refrigerat\w+)|\b(?:fridge|refrigerate|chill)\b(?: it| them)?,? (?:only )?(?:once|when|after)\b[^.;]{0,40}\b(?:cold|cool|cooled)\b([^.;]{0,40})|\bonce (?:it is |they are |it's |completely |fully )*(?:cool|cold|cooled)\b([^.;]{0,60})\b(?:refrigerate|chill|fridge)\b/g;

/** Hours from which no roast is brought to room temperature any more. */
const FAR_TOO_LONG_H = 4;

// "Bring to room temperature before serving" stands for an hour, whatever time is said of the rest.
function isServing(clause: string): boolean {
  return (
    /\b(?:to|at) room temp(?:erature)?[^.;]{0,30}\b(?:before|to serve|for serving)|\bserve[ds]? (?:\w+ ){0,4}(?:at room|on the|on a)|\b(?:set|lay|put) the table\b|\bbring (?:\w+ ){1,4}to room\b/.test(
      clause,
    ) &&
    !/\bovernight|all (?:day|night)\b/.test(clause) &&
    (readHours(clause) ?? 0) < FAR_TOO_LONG_H
  );
}

function between(clause: string, warm: RegExpExecArray, long: string): string {
  const at = clause.indexOf(long);
  return clause.slice(Math.min(at, warm.index), Math.max(at + long.length, warm.index + warm[0].length));
}

// What the sentence names decides; where it names nothing that keeps or spoils, the dish does.
function isAboutPerishable(scan: RecipeScan, spoken: Sentence, words: string): boolean {
  const sentence = { ...spoken, plain: spoken.plain.replace(WHY_NOT_COLD, ' ') };
  // "Let the buns rise on the counter, bake them and fry the patties": the part that stands is what counts.
  if (/\bripen/.test(sentence.plain)) return false;
  const part = sentence.plain.split(/[,;]|\bthen\b/).find((each) => each.includes(words)) ?? '';
  const isSame = /\b(?:it|them|they)\b/.test(part) && namesPerishable(sentence.plain);
  if (namesKeeper(part) && !namesPerishable(part) && !isSame) return false;
  if (SHELL_EGGS.test(sentence.plain) && !namesPerishable(sentence.plain.replace(/\beggs?\b/g, ' ')))
    return false;
  if (namesPerishable(sentence.plain))
    return !/\b(?:soak|dough|batter for bread|starter|levain|poolish)\b/.test(sentence.plain);
  if (namesKeeper(sentence.plain) || isKeeperDish(scan) || isOfOtherFood(scan, sentence)) return false;
  return isPerishable(scan);
}

/** "A cool bag makes the pastry soggy": the pastry is the reason and not what stands. */
const WHY_NOT_COLD =
  /\b(?:the |a |an )?(?:fridge|cold|cool ?bag|cool ?box|cooler|chill(?:ing)?|ice)\b[^.;,]{0,20}\b(?:makes?|turns?|dries|ruins?|leaves?|spoils?)\b[^.;,]*/g;

/** Eggs in their shells, which British cooks keep on the shelf. */
const SHELL_EGGS =
  /^(?!.*\b(?:boil|hard|cook|poach|salad|mayo|devil|crack|beat|peel|scrambl|scotch|whisk|separat|yolk|mix)).*\beggs?\b/;

/** What spoils and stands in the warm for more than two hours. */
export function checkStanding(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (sentence.place === 'ingredients' || sentence.place === 'title') return null;
  if (!SAYS_LONG.test(sentence.plain) && !SAYS_LONG.test(sentence.next?.plain ?? '')) return null;
  const words = findStanding(sentence);
  if (words === null || !isAboutPerishable(scan, sentence, words.split(', ').at(-1) ?? '')) return null;
  const why = /\brice\b/.test(sentence.plain) ? 'cooked rice is chilled within an hour (UK FSA)' : TWO_HOURS;
  return writeStanding(sentence, words, why);
}

// For whom the recipe is meant, by the request and by the text: infants, small children, pregnancy, frail people.
// A text that says whom it is not for ("not for infants under 12 months") names no guest.

import { NUMBER_WORDS } from '../../../food/number-words.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import { readLineFood } from '../../read-ingredient-line.ts';
import type { RecipeRequest } from '../../recipe-request.ts';
import type { Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';

export interface Audience {
  /** Words that name a child under 12 months; null where none is named. */
  readonly infant: string | null;
  /** Words that name a child under 5 years. */
  readonly smallChild: string | null;
  /** Words that name a child of any age. */
  readonly child: string | null;
  readonly pregnant: string | null;
  readonly frail: string | null;
}

export const NOT_FOR =
  /\b(?:(?:would|wo|is|ca)n't be (?:suitable|right|fit|safe|recommended|for)|not (?:\w+ ){0,3}(?:for|to|suitable|under|given|recommended)|unsuitable|never|avoid(?:ed|ing)?|not (?:while|when|if|in|during)|do not|don't|should not|shouldn't|must not|isn't|aren't|over|older than|above|from 12 months|after 12 months|unless|except|leave (?:it|them|this|the \w+) out|consult|advice|advised|(?:before|until|till|past) (?:the |their |his |her |a )?(?:(?:first|1st) birthday|age of))\b/;
/** A guest who gets none of it: "none for babies under one", "the baby gets hers without", "too salty for them". */
export const GETS_NONE =
  /\bnone (?:of (?:it|this|that|these|them) )?(?:is |are )?(?:for|to)\b|\b(?:gets?|has|have|eats?) (?:(?:his|hers?|theirs|it|them|their \w+) )?(?:none\b(?! of the)|without(?: (?:it|them|any|either))?(?=\W*$| ?[:;,.-]))|\b(?:go|goes|do|does) without\b|\boff (?:the (?:table|menu)|limits)\b|\b(?:can't|cannot|may not|mustn't) (?:have|eat)\b(?![^.;]*\b(?:whole|until|unless|before|straight|lumps|raw)\b)|\btoo (?:salty|sweet|strong|spicy|rich|fiery|boozy|much salt)\b[^.;]{0,30}\bfor\b/;
// Foods and sizes that are called after children.
export const FOODS_CALLED_AFTER =
  /\b(?:jelly|sour|gummy) bab(?:y|ies)\b|\bbaby(?:'s breath|[ -](?:bel|guinness|spinach|leaf|leaves|kale|corn|sweetcorn|(?:potato|new potato|tomato|radish)(?:es)?|(?:carrot|aubergine|courgette|turnip|leek|artichoke|onion|mushroom|pepper|clam|green|lettuce|cucumber|marrow|food jar|eggplant|portobello|parsnip|pear|banana|shrimp|prawn|scallop|herb)s?|gem|plum|back|ribs|rocket|beet(?:s|root)?|chard|bella|squid|octopus|salad|bok choy|pak choi|fennel|broccoli|button|shower|bump|oil|mozzarella|arugula|red|yukon|squash|cress|rays|ray's|asparagus|zucchini|courgette|romaine|cos|rays|ray's|sized?))\b|\b(?:mom|mum|grandma|mother|old[- ]fashioned)'s\b|\bkid (?:goat|meat|shoulder|leg)\b/g;
const MONTH_COUNT =
  '\\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\\w+)?|thirty';
const MONTHS = new RegExp(
  String.raw`\b(${MONTH_COUNT})(?:\s*(?:-|to|or)\s*(?:${MONTH_COUNT}))?[\s-]*(?:months?|mo|mths?)(?:[\s-]*olds?|\s+(?:and up|plus|onwards?))?\b(?! (?:pregnant|gone|along|into|later|ago|before|ahead|in the|from now))`,
);
export const INFANT =
  /\b(?:(?:infant|newborn|crawler)s?|baby|babies|babies'|baby's|weaning|my little one|first food|baby-led|half a year|not[- ]yet[- ]one|under[- ]ones?|first (?:tastes|spoonfuls|solids|(?:baby )?foods?|purees?)|(?:starting|new to|on to|onto|begin(?:ning)?) solids|blw|bibs?|(?:one|two|three|four|six|first|no|few) (?:little |tiny |new |milk )?teeth|nurslings?|grand-?bab(?:y|ies)|bambin[oai]s?|toothless|stage (?:1|one|2|two)\b|(?:begun|began|starting|started|learning|learnt|beginning) to crawl|crawling|\d{1,2} weeks? old|teething|teethers?|(?:first|second) tooth|(?:not|n't) be one (?:until|till|for)|bubs?|bubba|bairns?|babes?|little gums|gummy (?:mouths?|babe|smiles?)|tiny tums?|tiny tumm(?:y|ies))\b/;
export const SMALL_CHILD =
  /\b(?:(?:toddler|nipper|munchkin|rugrat)s?|little (?:hands|fingers|(?:mouth|human|guy|monkey|fist)s?|people)|(?:small|tiny|chubby) (?:hands|fingers|mouths?|fists?|people|eaters)|wee (?:ones?|folk)|tiddlers?|high ?chairs?|nappies|reception class|(?:1|2|3|4|one|two|three|four)(?:[- ]and[- ]a[- ](?:half|bit))?[- ]?(?:year|yr)s?[- ]?olds?|[1-4] ?(?:yo|y\/o)s?\b|(?:(?:cousin|brother|sister|son|daughter|boy|girl|lad|grandson|granddaughter|nephew|niece|twin|godson|goddaughter)s?|lass(?:es)?|grandchild|triplets)(?:,|'s| who(?:'s| is| are)| of| aged| is| are| has turned| \()* ?(?:only |just |nearly |almost |now |about |barely )*(?:1|2|3|4|one|two|three|four)(?: and a (?:half|bit))?(?=[,.!;)]|$| (?:and|who|years?|this|next|in|has|is|can|loves|eats|to|now|or))|(?:(?:he|she)(?:'s| is| will be| turned| turns)|they(?:'re| are)) (?:only |just |nearly |almost |now |about to be |barely |not yet |not quite )*(?:1|2|3|4|one|two|three|four)(?=[,.!;)]|$| (?:and|this|next|in|now|years?|but|so))|turn (?:1|2|3|4|one|two|three|four)\b(?! (?:(?:minute|hour|time|portion|cup)s?|mins?|more|quarter|side))|(?<!tater |potato |veg |veggie |cauliflower |cheesy )tots|(?:(?:kid|little one|age)s?|children|littles|youngsters|eaters)(?: of| from| over| aged| as young as)? (?:1|2|3|4|one|two|three|four)\b(?! ?(?:(?:cup|portion|hour|minute|serving)s?|times))|pre-?schoolers?|pre-?school|playgroup|playschool|kindergarten(?:ers?)?|daycare|day nursery|creche|childminder|under[- ](?:fives|5s|5's)|nursery|(?:aged?|turning|turned|turns|(?:is|are) (?:only |just |nearly )?) ?(?:1|2|3|4|one|two|three|four)(?= (?:years?|and|or|to|this|next|in|on|at|soon|tomorrow|today)\b|[,.!;)]|$)|(?:first|second|third|fourth|1st|2nd|3rd|4th) birthday)\b/;
export const CHILD =
  /\b(?:kids?|kiddies|children|child|little ones|school ?child(?:ren)?|lunch ?box(?:es)? for school|(?:[5-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)[- ]years?[- ]olds?)\b/;
export const PREGNANT =
  /\b(?:pregnan(?:t|cy)|(?:expecting|expectant) (?:(?:mother|mum|mom|mama|parent|couple)s?|women|ladies|a (?:baby|child|little one))|(?:when|while|if) (?:you are|you're) expecting\b(?! (?:a (?:crowd|surprise)|guests|company|visitors))|maternity|(?:mum|mom|mother|mam|mama|mummy|mommy)s?[- ]to[- ]be|trimester|expectant|antenatal|prenatal|(?:who is|who's|who are|she is|she's|is|anyone|someone|wife|daughter|sister|friend|partner|mother|woman|women|ladies|mums|moms|those|guests?) expecting\b(?! (?:a (?:crowd|surprise|lot)|guests|company|visitors|it|them|to)))\b/;
/** A child that is not born eats nothing. */
export const UNBORN =
  /\b(?:expect(?:s|ing)?|having|carrying) (?:a |her |their |my |our |the |twins|first |second )*(?:baby|babies|infant|child)\b/g;
export const FRAIL =
  /\b(?:frail|elderly|immuno-?compromised|lowered immunity|(?:weak|poor|low) immun\w+|immune[- ]suppressed|immunosuppressed|weak(?:ened)? immune|chemotherapy|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc\w+|in hospital|my (?:old|aged) (?:mother|father|parents))\b/;

function readWords(plain: string, pattern: RegExp): string | null {
  return prepare(pattern).exec(plain)?.[0] ?? null;
}

export const NAMES_INFANT =
  /\b(?:baby|babies|(?:infant|little one|puree|toddler|finger food|wee one|son|daughter|nephew|niece|twin|fan|eater)s?|suitable|weaning|mash(?:ed)?|grand\w+|him|her|approved)\b|\(\d/;
export const AGED =
  /\b(?:from|age[ds]?|at|is|are|he's|she's|they're|was|who's|turns?|turned|turning|of|now)(?: (?:about|around|nearly|almost|just|only|barely|not (?:yet|quite)|already|roughly))* $|^\W*(?:nearly |almost |just |about )?$/;
export const KEEPS =
  /\b(?:(?:freez|keep|matur|steep|infus)\w*|frozen|stor(?:e|es|ed|age)|lasts?(?! (?:week|month|year|tuesday|\w+day))|fridge|freezer|cupboard|age|cured?|cheddar|manchego|parmesan|gouda|comte|gruyere|pecorino|cheese|ham|prosciutto|balsamic|rum|gin|whisk(?:e)?y|liqueur|vanilla|wait|ago|wine|beef)\b/;

// "Freeze for 2 months and toast from frozen" names nobody.
function isAge(plain: string, months: RegExpExecArray): boolean {
  if (/old|up|plus|onward/.test(months[0]) || plain.charAt(months.index + months[0].length) === '+')
    return true;
  if (says(plain, KEEPS)) return false;
  return says(plain, NAMES_INFANT) || says(plain.slice(0, months.index), AGED);
}

function readMonths([, count = '']: RegExpExecArray): number {
  return /\d/.test(count) ? Number(count) : (NUMBER_WORDS[count.split(/[- ]/)[0] ?? ''] ?? 6);
}

function readInfant(plain: string): string | null {
  const months = prepare(MONTHS).exec(plain);
  if (months !== null && isAge(plain, months)) {
    if (readMonths(months) < 12) return months[0];
  }
  return readWords(plain, INFANT);
}

/** The folded text without "baby carrots" and the like, which name nobody. */
export function withoutFoodNames(plain: string): string {
  return plain.replace(prepare(FOODS_CALLED_AFTER), ' ');
}

/** Who is named in a folded text. */
export function readGuest(text: string): Audience {
  const plain = withoutFoodNames(text);
  const infant = readInfant(plain.replace(prepare(UNBORN), ' '));
  const months = prepare(MONTHS).exec(plain);
  const young = months !== null && readMonths(months) < 60 && isAge(plain, months) ? months[0] : null;
  const smallChild = infant ?? young ?? readWords(plain, SMALL_CHILD);
  return {
    infant,
    smallChild,
    child: smallChild ?? readWords(plain, CHILD),
    pregnant: readWords(plain, PREGNANT),
    frail: readWords(plain, FRAIL),
  };
}

/** "Baby spinich" is a young leaf however it is spelt; "baby porridge" names an eater. */
function dropYoungFood(line: string): string {
  const [, food = ''] = prepare(YOUNG_FOOD).exec(line) ?? [];
  return food === '' || says(food, FOR_BABIES) || readLineFood(food).food === null ? line : food;
}
export const YOUNG_FOOD =
  /^[^\p{L}]*(?:(?:bags?|packs?|bunch|punnet|handful|g|kg|tin|tub)(?: of)? )?baby (\p{L}[\p{L} ]*)$/iu;
export const FOR_BABIES =
  /\b(?:porridge|rice|cereal|(?:food|rusk|biscuit|meal|snack|wafer)s?|milk|formula|pur[eé]es?|yogh?urts?|oats|puffs)\b/i;

/** The words that give somebody theirs cooked through. */
export const GIVEN_COOKED =
  /\b(?:(?:well|fully)[- ]?(?:done|cooked)|(?:cook(?:ed|s)?|goes?|gone|done|(?:brown|roast|grill|heat|poach)(?:ed)?|fr(?:y|ied)|white|opaque|firm|set|theirs|hers|his|sear(?:ed)?|bake[d]?)(?: (?!not|never)[\w-]+){0,4}? (?:through(?:out)?|fully|completely|thoroughly)|thoroughly cooked|hard[- ]?(?:boil\w*|cooked|yolks?)|(?:until|till) (?:(?:it|they|the \w+|both|firm|white) (?:is |are )?(?:and )?)?(?:flak(?:es?|y)|firm|gr[ea]y|brown|opaque|set|steaming|piping)|(?:theirs|hers|his|(?:portion|slice|piece|egg|yolk)s?) (?:\w+ ){0,2}(?:longer|through|fully|hard|firm|opaque|set)|no (?:pink|translucen\w+|raw)|until no(?= ?$)|until hard|firm yolks?|pasteuri[sz]ed|vegetarian (?:one|version)|(?:serve|give|make|cook|offer)(?: \w+){0,3} (?:something else|another dish|the cooked)|(?:1\d|[89]) (?:minutes?|mins?) (?:for|is|not|does|each|a|if|when))\b|\b(?:6[3-9]|7\d|8\d) ?(?:°|degrees)? ?c\b|\b(?:14[5-9]|1[5-8]\d) ?(?:°|degrees)? ?f\b/;

export const STATE =
  /\b(?:rare|raw|runny|pink|rosy|bloody|blue(?! (?:cheese|stilton|brie))|soft[- ](?:boiled|yolks?|centred)|jammy|translucent|underdone|red)\b/g;
const AHEAD = 110;
const BEFORE = 70;

/** Whether the words around a guest, as far as the next state of raw food, give what is cooked through. */
export function givesCooked(plain: string, guest: string): boolean {
  const at = plain.indexOf(guest);
  if (at === -1) return false;
  const ahead = plain.slice(at + guest.length, at + guest.length + AHEAD).split(prepare(STATE))[0] ?? '';
  const before =
    plain
      .slice(Math.max(0, at - BEFORE), at)
      .split(prepare(STATE))
      .at(-1) ?? '';
  return says(ahead, GIVEN_COOKED) || says(before, GIVEN_COOKED);
}

/** What makes a guest's share another than the dish: left out, taken in its place, cooked for longer. */
export const OTHERWISE =
  /\b(?:without|(?:leav|hold)\w* (?:[\w']+ ){0,4}(?:out|off|back)|omit|skip|(?:swap|decaf|kein)\w*|replac\w+|substitut\w+|instead|rather than|stick to|alcohol[- ]free|un(?:salted|sweetened)|of their own|give (?:\w+ ){1,4}a miss|finely (?:ground|chopped)|non|senza|ohne|nicht|sans|pas|sin|zonder|geen|sem|uden|utan|bez)\b/;
export const GIVES =
  /\b(?:(?:swap|switch|replac|substitut)\w*\b[^.;]*\b(?:for|with|by)|add|stir in|drizzle|sprinkle|scatter)\b[^.;]{0,25}\b(?:honey|salt|stock cubes?|soy sauce|nuts|almonds|peanuts|grapes|rum|wine|brandy|raw|runny)\b/;
/** "Skip the formula": what is for the baby alone is dropped for the dish. */
export const FORMULA_DROPPED =
  /\b(?:skip(?:ping)?|without|instead of|in place of|rather than|(?:replac|swap)\w*) (?:the |his |her |their |any )?(?:usual )?(?:formula|breast ?milk)\b/g;
/** "If a baby is sharing", "Toddler at the table?": a guest who may come. */
export const IN_CASE =
  /\?|^\W*(?:if|when|should|anyone|anybody|cooking for|serving|feeding)\b|\bif (?:an?|any\w*|your|you|there)\b|\b(?:leave|hold|keep) (?:it|them|that|the \w+) (?:off|out|back)\b[^.;]*\bfor\b/;

/** "Pregnant guests should have the hummus": a food that is not the dish's. */
export const TAKES_ANOTHER =
  /\b(?:should|can|could|may|might|will|better|to) (?:have|take|get|eat|choose|be (?:given|served)|stick(?:ing)? to) (?:the|a|an|some|another) (?!(?:small|little|piece|portion|share|bowl|plate|spoon|taste|rest|whole|same|first|second|last|lot|bit|slice|bite|half|cup|helping|treat|few|dish|meal)\w*\b)([a-z]{4,})\b/;

/** Whether a sentence that names a guest says whom the dish is not for, or gives them another share than the dish. */
function isAdvice({ plain, place, next }: Sentence, dish: string): boolean {
  if (says(plain, NOT_FOR) || says(plain, GETS_NONE)) return true;
  if (place === 'title' || !(place === 'notes' || says(plain, IN_CASE))) return false;
  // "Swap the syrup for honey" gives it to the child.
  if (says(plain, GIVES)) return false;
  const told = plain.includes('?') && next !== undefined ? `${plain} ${next.plain}` : plain;
  const other = place === 'notes' ? prepare(TAKES_ANOTHER).exec(plain)?.[1] : undefined;
  if (other !== undefined && !dish.includes(other)) return true;
  if (says(told.replace(prepare(FORMULA_DROPPED), ' '), OTHERWISE)) return true;
  const { smallChild, pregnant, frail } = readGuest(told);
  return [smallChild, pregnant, frail].some((guest) => guest !== null && givesCooked(told, guest));
}

/** Who is named in what was asked for and in the text. A sentence of advice is passed over. */
export function readAudience(request: RecipeRequest, sentences: readonly Sentence[]): Audience {
  const wish = request.change !== undefined && 'wish' in request.change ? request.change.wish : '';
  const asked = [wish, ...request.ingredients.map(dropYoungFood)].map((text) => text.toLowerCase());
  const dish = sentences
    .filter(({ place }) => place !== 'notes')
    .map(({ plain }) => plain)
    .join('\n');
  const said = sentences.filter((sentence) => !isAdvice(sentence, dish)).map(({ plain }) => plain);
  let audience: Audience = { infant: null, smallChild: null, child: null, pregnant: null, frail: null };
  for (const text of [...asked, ...said]) {
    if (!says(text, ANYONE)) continue;
    const guest = readGuest(text);
    audience = {
      infant: audience.infant ?? guest.infant,
      smallChild: audience.smallChild ?? guest.smallChild,
      child: audience.child ?? guest.child,
      pregnant: audience.pregnant ?? guest.pregnant,
      frail: audience.frail ?? guest.frail,
    };
  }
  return audience;
}

// Most sentences name nobody: one look spares the others.
export const ANYONE =
  /baby|\bbibs?\b|bambin|nursling|crawl|toothless|\bstage |weeks? old|hands|fingers|mouths?\b|fists|little |wee |tiddler|nipper|munchkin|rugrat|high ?chair|napp|reception|\b[1-4] ?(?:yo|y\/o|yrs?)|cousin|brother|sister|\bsons?\b|daughter|\bboys?\b|\bgirls?\b|\blad|\blass|grand|nephew|niece|twins?\b|triplet|godson|he's|she's|they're|\bturn|babies|infant|newborn|wean|half a year|teeth|\bbub|bairn|babe|gummy|gums|tiny tum|month|mth|\d ?mos?\b|toddler|preschool|year|child|kid|little one|pregnan|expecting|trimester|to[- ]be|expect|antenatal|prenatal|\bhomes?\b|shelter|hospice|frail|elderly|immun|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc|hospital|nursery|under[- ](?:five|5|one)|not[- ]yet|\btots\b|solids|first |blw|maternity|ages? |youngster|eaters|littles|school|playgroup|kindergarten|daycare|creche|childminder|birthday|\b(?:aged?|turn(?:ing|ed|s)|(?:is|are) (?:only |just |nearly )?(?:one|two|three|four|[1-4]))\b|my (?:old|aged)|first food/;

/** Words that name someone who must not be given what is raw or rare: infants, pregnancy, frail people. */
export function nameVulnerable({ smallChild, pregnant, frail }: Audience): string | null {
  return smallChild ?? pregnant ?? frail;
}

export const WHO_EATS =
  /^(?:for|my|our|the|a|an|\d+) |\b(?:for|(?:food|meal|snack|month|year|eat)s?|dinner|lunch|breakfast|tea|supper|weaning|led|old|eating)\b/;

/** Whether a line of the list names someone who eats, by words such as "for my 9 month old" or "toddler dinner". */
export function saysWhoEats(text: string): boolean {
  const plain = text.toLowerCase();
  if (!says(plain, ANYONE) || !says(plain, WHO_EATS)) return false;
  const { child, pregnant, frail } = readGuest(plain);
  return child !== null || pregnant !== null || frail !== null;
}

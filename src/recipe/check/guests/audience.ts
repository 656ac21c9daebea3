// For whom the recipe is meant, by the request and by the text: infants, small children, pregnancy, frail people.
// A text that says whom it is not for ("not for infants under 12 months") names no guest.

import { NUMBER_WORDS } from '../../../food/number-words.ts';
import { readLineFood } from '../../read-ingredient-line.ts';
import type { RecipeRequest } from '../../recipe-request.ts';
import type { Sentence } from '../scan-recipe.ts';

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

const NOT_FOR =
  /\b(?:not (?:\w+ ){0,3}(?:for|to|suitable|under|given|recommended)|unsuitable|never|avoid(?:ed|ing)?|not (?:while|when|if|in|during)|do not|don't|should not|shouldn't|must not|isn't|aren't|over|older than|above|from 12 months|after 12 months|unless|except|leave (?:it|them|this|the \w+) out|consult|advice|advised)\b/;
/** A guest who gets none of it: "none for babies under one", "the baby gets hers without", "too salty for them". */
const GETS_NONE =
  /\bnone (?:of (?:it|this|that|these|them) )?(?:is |are )?(?:for|to)\b|\b(?:gets?|has|have|eats?) (?:(?:his|hers?|theirs|it|them|their \w+) )?(?:none\b(?! of the)|without(?: (?:it|them|any|either))?(?=\W*$| ?[:;,.-]))|\b(?:go|goes|do|does) without\b|\boff (?:the (?:table|menu)|limits)\b|\b(?:can't|cannot|may not|mustn't) (?:have|eat)\b(?![^.;]*\b(?:whole|until|unless|before|straight|lumps|raw)\b)|\btoo (?:salty|sweet|strong|spicy|rich|fiery|boozy|much salt)\b[^.;]{0,30}\bfor\b/;
// Foods and sizes that are called after children.
const FOODS_CALLED_AFTER =
  /\b(?:jelly|sour|gummy) bab(?:y|ies)\b|\bbaby(?:'s breath|[ -](?:bel|guinness|spinach|leaf|leaves|kale|corn|sweetcorn|potato(?:es)?|new potato(?:es)?|carrots?|gem|plum|tomato(?:es)?|back|ribs|rocket|beet(?:s|root)?|beets?|aubergines?|courgettes?|chard|turnips?|leeks?|artichokes?|onions?|mushrooms?|bella|peppers?|squid|octopus|clams?|greens?|lettuces?|salad|bok choy|pak choi|fennel|broccoli|cucumbers?|marrows?|button|shower|bump|food jars?|oil|mozzarella|arugula|red|yukon|squash|eggplants?|portobellos?|cress|parsnips?|asparagus|pears?|bananas?|shrimps?|prawns?|scallops?|zucchini|radish(?:es)?|courgette|romaine|cos|herbs?|sized?))\b|\b(?:mom|mum|grandma|mother|old[- ]fashioned)'s\b|\bkid (?:goat|meat|shoulder|leg)\b/g;
const MONTH_COUNT =
  '\\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\\w+)?|thirty';
const MONTHS = new RegExp(
  String.raw`\b(${MONTH_COUNT})(?:\s*(?:-|to|or)\s*(?:${MONTH_COUNT}))?[\s-]*(?:months?|mo|mths?)(?:[\s-]*olds?|\s+(?:and up|plus|onwards?))?\b(?! (?:pregnant|gone|along|into|later|ago|before|ahead|in the|from now))`,
);
const INFANT =
  /\b(?:infants?|newborns?|baby|babies|babies'|baby's|weaning|my little one|first food|baby-led|half a year|not[- ]yet[- ]one|under[- ]ones?|first (?:tastes|spoonfuls|solids|(?:baby )?foods?|purees?)|(?:starting|new to|on to|onto|begin(?:ning)?) solids|blw|bibs?|(?:one|two|three|four|six|first|no|few) (?:little |tiny |new |milk )?teeth|nurslings?|grand-?bab(?:y|ies)|bambin[oai]s?|crawlers?|toothless|stage (?:1|one|2|two)\b|(?:begun|began|starting|started|learning|learnt|beginning) to crawl|crawling|\d{1,2} weeks? old|teething|teethers?|(?:first|second) tooth|(?:not|n't) be one (?:until|till|for)|bubs?|bubba|bairns?|babes?|little gums|gummy (?:mouths?|babe|smiles?)|tiny tums?|tiny tumm(?:y|ies))\b/;
const SMALL_CHILD =
  /\b(?:toddlers?|little (?:hands|fingers|mouths?|people|humans?|guys?|monkeys?|fists?)|(?:small|tiny|chubby) (?:hands|fingers|mouths?|fists?|people|eaters)|wee (?:ones?|folk)|tiddlers?|nippers?|munchkins?|rugrats?|high ?chairs?|nappies|reception class|(?:1|2|3|4|one|two|three|four)(?:[- ]and[- ]a[- ](?:half|bit))?[- ]?(?:years?|yrs?)[- ]?olds?|[1-4] ?(?:yo|y\/o)s?\b|(?:cousins?|brothers?|sisters?|sons?|daughters?|boys?|girls?|lads?|lass(?:es)?|grandsons?|granddaughters?|grandchild|nephews?|nieces?|twins?|triplets|godsons?|goddaughters?)(?:,|'s| who(?:'s| is| are)| of| aged| is| are| has turned| \()* ?(?:only |just |nearly |almost |now |about |barely )*(?:1|2|3|4|one|two|three|four)(?: and a (?:half|bit))?(?=[,.!;)]|$| (?:and|who|years?|this|next|in|has|is|can|loves|eats|to|now|or))|(?:(?:he|she)(?:'s| is| will be| turned| turns)|they(?:'re| are)) (?:only |just |nearly |almost |now |about to be |barely |not yet |not quite )*(?:1|2|3|4|one|two|three|four)(?=[,.!;)]|$| (?:and|this|next|in|now|years?|but|so))|turn (?:1|2|3|4|one|two|three|four)\b|(?<!tater |potato |veg |veggie |cauliflower |cheesy )tots|(?:kids?|children|little ones?|littles|youngsters|ages?|eaters)(?: of| from| over| aged| as young as)? (?:1|2|3|4|one|two|three|four)\b(?! ?(?:cups?|portions?|hours?|minutes?|servings?|times))|pre-?schoolers?|pre-?school|playgroup|playschool|kindergarten(?:ers?)?|daycare|day nursery|creche|childminder|[1-4][- ]years?[- ]olds?|(?:one|two|three|four)[- ]years?[- ]olds?|under[- ](?:fives|5s|5's)|nursery|(?:aged?|turning|turned|turns|(?:is|are) (?:only |just |nearly )?) ?(?:1|2|3|4|one|two|three|four)(?= (?:years?|and|or|to|this|next|in|on|at|soon|tomorrow|today)\b|[,.!;)]|$)|(?:first|second|third|fourth|1st|2nd|3rd|4th) birthday)\b/;
const CHILD =
  /\b(?:kids?|kiddies|children|child|little ones|school ?child(?:ren)?|lunch ?box(?:es)? for school|(?:[5-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)[- ]years?[- ]olds?)\b/;
const PREGNANT =
  /\b(?:pregnan(?:t|cy)|(?:expecting|expectant) (?:mothers?|mums?|moms?|mamas?|parents?|women|ladies|couples?|a (?:baby|child|little one))|(?:when|while|if) (?:you are|you're) expecting\b(?! (?:a (?:crowd|surprise)|guests|company|visitors))|maternity|(?:mum|mom|mother|mam|mama|mummy|mommy)s?[- ]to[- ]be|trimester|expectant|antenatal|prenatal|(?:who is|who's|who are|she is|she's|is|anyone|someone|wife|daughter|sister|friend|partner|mother|woman|women|ladies|mums|moms|those|guests?) expecting\b(?! (?:a (?:crowd|surprise|lot)|guests|company|visitors|it|them|to)))\b/;
/** A child that is not born eats nothing. */
const UNBORN =
  /\b(?:expect(?:s|ing)?|having|carrying) (?:a |her |their |my |our |the |twins|first |second )*(?:baby|babies|infant|child)\b/g;
const FRAIL =
  /\b(?:frail|elderly|immuno-?compromised|lowered immunity|(?:weak|poor|low) immun\w+|immune[- ]suppressed|immunosuppressed|weak(?:ened)? immune|chemotherapy|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc\w+|in hospital|my (?:old|aged) (?:mother|father|parents))\b/;

function readWords(plain: string, pattern: RegExp): string | null {
  return pattern.exec(plain)?.[0] ?? null;
}

const NAMES_INFANT =
  /\b(?:baby|babies|infants?|suitable|little ones?|weaning|mash(?:ed)?|purees?|toddlers?|finger foods?|wee ones?|sons?|daughters?|grand\w+|nephews?|nieces?|twins?|him|her|approved|fans?|eaters?)\b|\(\d/;
const AGED =
  /\b(?:from|age[ds]?|at|is|are|he's|she's|they're|was|who's|turns?|turned|turning|of|now)(?: (?:about|around|nearly|almost|just|only|barely|not (?:yet|quite)|already|roughly))* $|^\W*(?:nearly |almost |just |about )?$/;
const KEEPS =
  /\b(?:freez\w*|frozen|keep\w*|stor(?:e|es|ed|age)|lasts?(?! (?:week|month|year|tuesday|\w+day))|fridge|freezer|cupboard|matur\w*|age|cured?|cheddar|manchego|parmesan|gouda|comte|gruyere|pecorino|cheese|ham|prosciutto|balsamic|rum|gin|whisk(?:e)?y|liqueur|vanilla|steep\w*|infus\w*|wait|ago|wine|beef)\b/;

// "Freeze for 2 months and toast from frozen" names nobody.
function isAge(plain: string, months: RegExpExecArray): boolean {
  if (/old|up|plus|onward/.test(months[0]) || plain.charAt(months.index + months[0].length) === '+')
    return true;
  if (KEEPS.test(plain)) return false;
  return NAMES_INFANT.test(plain) || AGED.test(plain.slice(0, months.index));
}

function readMonths([, count = '']: RegExpExecArray): number {
  return /\d/.test(count) ? Number(count) : (NUMBER_WORDS[count.split(/[- ]/)[0] ?? ''] ?? 6);
}

function readInfant(plain: string): string | null {
  const months = MONTHS.exec(plain);
  if (months !== null && isAge(plain, months)) {
    if (readMonths(months) < 12) return months[0];
  }
  return readWords(plain, INFANT);
}

/** The folded text without "baby carrots" and the like, which name nobody. */
export function withoutFoodNames(plain: string): string {
  return plain.replace(FOODS_CALLED_AFTER, ' ');
}

/** Who is named in a folded text. */
export function readGuest(text: string): Audience {
  const plain = withoutFoodNames(text);
  const infant = readInfant(plain.replace(UNBORN, ' '));
  const months = MONTHS.exec(plain);
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
  const [, food = ''] = YOUNG_FOOD.exec(line) ?? [];
  return food === '' || FOR_BABIES.test(food) || readLineFood(food).food === null ? line : food;
}
const YOUNG_FOOD =
  /^[^\p{L}]*(?:(?:bags?|packs?|bunch|punnet|handful|g|kg|tin|tub)(?: of)? )?baby (\p{L}[\p{L} ]*)$/iu;
const FOR_BABIES =
  /\b(?:porridge|rice|cereal|foods?|milk|formula|pur[eé]es?|rusks?|biscuits?|yogh?urts?|meals?|snacks?|oats|wafers?|puffs)\b/i;

/** Who is named in what was asked for and in the text. A sentence that warns or rules out is passed over. */
export function readAudience(request: RecipeRequest, sentences: readonly Sentence[]): Audience {
  const wish = request.change !== undefined && 'wish' in request.change ? request.change.wish : '';
  const asked = [wish, ...request.ingredients.map(dropYoungFood)].map((text) => text.toLowerCase());
  const said = sentences
    .filter(({ plain }) => !NOT_FOR.test(plain) && !GETS_NONE.test(plain))
    .map(({ plain }) => plain);
  let audience: Audience = { infant: null, smallChild: null, child: null, pregnant: null, frail: null };
  for (const text of [...asked, ...said]) {
    if (!ANYONE.test(text)) continue;
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
const ANYONE =
  /baby|\bbibs?\b|bambin|nursling|crawl|toothless|\bstage |weeks? old|hands|fingers|mouths?\b|fists|little |wee |tiddler|nipper|munchkin|rugrat|high ?chair|napp|reception|\b[1-4] ?(?:yo|y\/o|yrs?)|cousin|brother|sister|\bsons?\b|daughter|\bboys?\b|\bgirls?\b|\blad|\blass|grand|nephew|niece|twins?\b|triplet|godson|he's|she's|they're|\bturn|babies|infant|newborn|wean|half a year|teeth|\bbub|bairn|babe|gummy|gums|tiny tum|month|mth|\d ?mos?\b|toddler|preschool|year|child|kid|little one|pregnan|expecting|trimester|to[- ]be|expect|antenatal|prenatal|\bhomes?\b|shelter|hospice|frail|elderly|immun|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc|hospital|nursery|under[- ](?:five|5|one)|not[- ]yet|\btots\b|solids|first |blw|maternity|ages? |youngster|eaters|littles|school|playgroup|kindergarten|daycare|creche|childminder|birthday|\b(?:aged?|turn(?:ing|ed|s)|(?:is|are) (?:only |just |nearly )?(?:one|two|three|four|[1-4]))\b|my (?:old|aged)|first food/;

/** Words that name someone who must not be given what is raw or rare: infants, pregnancy, frail people. */
export function nameVulnerable({ smallChild, pregnant, frail }: Audience): string | null {
  return smallChild ?? pregnant ?? frail;
}

const WHO_EATS =
  /^(?:for|my|our|the|a|an|\d+) |\b(?:for|foods?|meals?|dinner|lunch|breakfast|tea|supper|snacks?|weaning|led|old|months?|years?|eats?|eating)\b/;

/** Whether a line of the list names someone who eats, by words such as "for my 9 month old" or "toddler dinner". */
export function saysWhoEats(text: string): boolean {
  const plain = text.toLowerCase();
  if (!ANYONE.test(plain) || !WHO_EATS.test(plain)) return false;
  const { child, pregnant, frail } = readGuest(plain);
  return child !== null || pregnant !== null || frail !== null;
}

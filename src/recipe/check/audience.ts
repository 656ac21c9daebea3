// For whom the recipe is meant, by the request and by the text: infants, small children, pregnancy, frail people.
// A text that says whom it is not for ("not for infants under 12 months") names no guest.

import type { RecipeRequest } from '../recipe-request.ts';
import type { Sentence } from './scan-recipe.ts';

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
  /\b(?:not (?:\w+ ){0,3}(?:for|to|suitable|under|given|recommended)|unsuitable|never|avoid|do not|don't|should not|shouldn't|must not|isn't|aren't|over|older than|above|from 12 months|after 12 months|unless|except|leave (?:it|them|this|the \w+) out|consult|advice|advised)\b/;
// Foods and sizes that are called after children.
const FOODS_CALLED_AFTER =
  /\bbaby(?:'s breath|[ -](?:spinach|leaf|leaves|kale|corn|sweetcorn|potato(?:es)?|new potato(?:es)?|carrots?|gem|plum|tomato(?:es)?|back|ribs|rocket|beet(?:s|root)?|beets?|aubergines?|courgettes?|chard|turnips?|leeks?|artichokes?|onions?|mushrooms?|bella|peppers?|squid|octopus|clams?|greens?|lettuces?|salad|bok choy|pak choi|fennel|broccoli|cucumbers?|marrows?|button|shower|bump|food jars?|oil|mozzarella|arugula|red|yukon|squash|eggplants?|portobellos?|cress|parsnips?|asparagus|pears?|bananas?|shrimps?|prawns?|scallops?|zucchini|radish(?:es)?|courgette|romaine|cos|herbs?|sized?))\b|\b(?:mom|mum|grandma|mother|old[- ]fashioned)'s\b|\bkid (?:goat|meat|shoulder|leg)\b/g;
const MONTHS =
  /\b(?:(\d{1,2})(?:\s*(?:-|to)\s*\d{1,2})?|six|seven|eight|nine|ten|eleven|four|five)[\s-]*(?:months?|mo|mths?)(?:[\s-]*olds?|\s+(?:and up|plus|onwards?))?\b/;
const INFANT =
  /\b(?:infants?|newborns?|baby|babies|babies'|baby's|weaning|my little one|first food|baby-led|half a year|teething|teethers?|bubs?|bubba|bairns?|babes?|little gums|gummy (?:mouths?|babe|smiles?)|tiny tums?|tiny tumm(?:y|ies))\b/;
const SMALL_CHILD =
  /\b(?:toddlers?|pre-?schoolers?|pre-?school|playgroup|playschool|kindergarten(?:ers?)?|daycare|day nursery|creche|childminder|[1-4][- ]years?[- ]olds?|(?:one|two|three|four)[- ]years?[- ]olds?|under[- ](?:fives|5s|5's)|nursery|(?:aged?|turning|turned|turns|(?:is|are) (?:only |just |nearly )?) ?(?:1|2|3|4|one|two|three|four)(?= (?:years?|and|or|to|this|next|in|tomorrow|today)|[,.!;)]|$)|(?:first|second|third|1st|2nd|3rd) birthday)\b/;
const CHILD =
  /\b(?:kids?|kiddies|children|child|little ones|school ?child(?:ren)?|lunch ?box(?:es)? for school|(?:[5-9]|1[0-5])[- ]year[- ]olds?)\b/;
const PREGNANT =
  /\b(?:pregnan(?:t|cy)|expecting (?:mother|mum|mom|a baby)|(?:mum|mom|mother|mam|mama|mummy|mommy)s?[- ]to[- ]be|trimester|expectant|antenatal|prenatal|(?:who is|who's|who are|she is|she's|is|anyone|someone|wife|daughter|sister|friend|partner|mother|woman|women|ladies|mums|moms|those|guests?) expecting\b(?! (?:a (?:crowd|surprise|lot)|guests|company|visitors|it|them|to)))\b/;
/** A child that is not born eats nothing. */
const UNBORN =
  /\b(?:expect(?:s|ing)?|having|carrying) (?:a |her |their |my |our |the |twins|first |second )*(?:baby|babies|infant|child)\b/g;
const FRAIL =
  /\b(?:frail|elderly|immuno-?compromised|lowered immunity|(?:weak|poor|low) immun\w+|immune[- ]suppressed|immunosuppressed|weak(?:ened)? immune|chemotherapy|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc\w+|in hospital|my (?:old|aged) (?:mother|father|parents))\b/;

function readWords(plain: string, pattern: RegExp): string | null {
  return pattern.exec(plain)?.[0] ?? null;
}

const NAMES_INFANT = /\b(?:baby|babies|infants?|suitable|little ones?|weaning)\b/;
const AGED = /\b(?:from|age[ds]?|at)(?: about| around)? $/;
const KEEPS =
  /\b(?:freez\w*|frozen|keep\w*|stor(?:e|es|ed|age)|lasts?|fridge|freezer|cupboard|matur\w*|age)\b/;

// "Freeze for 2 months and toast from frozen" names nobody.
function isAge(plain: string, months: RegExpExecArray): boolean {
  if (/old|up|plus|onward/.test(months[0]) || plain.charAt(months.index + months[0].length) === '+')
    return true;
  if (KEEPS.test(plain)) return false;
  return NAMES_INFANT.test(plain) || AGED.test(plain.slice(0, months.index));
}

function readInfant(plain: string): string | null {
  const months = MONTHS.exec(plain);
  if (months !== null && isAge(plain, months)) {
    const count = months[1] === undefined ? 6 : Number(months[1]);
    if (count < 12) return months[0];
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
  const young = months !== null && Number(months[1] ?? 6) < 60 && /old/.test(months[0]) ? months[0] : null;
  const smallChild = infant ?? young ?? readWords(plain, SMALL_CHILD);
  return {
    infant,
    smallChild,
    child: smallChild ?? readWords(plain, CHILD),
    pregnant: readWords(plain, PREGNANT),
    frail: readWords(plain, FRAIL),
  };
}

/** Who is named in what was asked for and in the text. A sentence that warns or rules out is passed over. */
export function readAudience(request: RecipeRequest, sentences: readonly Sentence[]): Audience {
  const wish = request.change !== undefined && 'wish' in request.change ? request.change.wish : '';
  const asked = [wish, ...request.ingredients].map((text) => text.toLowerCase());
  const said = sentences.filter(({ plain }) => !NOT_FOR.test(plain)).map(({ plain }) => plain);
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
  /baby|babies|infant|newborn|wean|half a year|teeth|\bbub|bairn|babe|gummy|gums|tiny tum|month|mth|toddler|preschool|year|child|kid|little one|pregnan|expecting|trimester|to[- ]be|expect|antenatal|prenatal|\bhomes?\b|shelter|hospice|frail|elderly|immun|chemo|(?:care|nursing|retirement|rest|old people's|old folks'?|residential) homes?|sheltered housing|hospices?|day centre for the elderly|transplant|convalesc|hospital|nursery|under[- ](?:five|5)|school|playgroup|kindergarten|daycare|creche|childminder|birthday|\b(?:aged?|turn(?:ing|ed|s)|(?:is|are) (?:only |just |nearly )?(?:one|two|three|four|[1-4]))\b|my (?:old|aged)|first food/;

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

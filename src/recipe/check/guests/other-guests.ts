// Whether what a clause adds is for somebody else at the table than the child: the grown-ups' bowls, the older
// brother's, the child's own after the first birthday; or is named only because this recipe does without it.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, says } from '../stance/phrases.ts';
import { isKeptAway, isSpokenAgainst } from '../stance/spoken-against.ts';
import { withoutFoodNames } from './audience.ts';

export const ADULTS =
  /\b(?:for (?:my|our) (?:own )?(?:tea|coffee|toast|porridge|breakfast|bowl|plate|share|portion|cup|mug)\b|(?:my|our) own\b(?! (?:bab|child|kid|daughter|son|toddler|little))|for (?:me|us|myself|ourselves)(?=\W*$| (?:only|alone)\b)|(?:adult|parent|mum|mom|dad|sibling)s?|adults'|grown[- ]?ups?|yourself|yourselves|your own|you may (?:want|like)|bigger ones|big (?:ones|kids|people)|the rest of (?:the family|you|us|the table)|everyone else|older (?:children|kids|(?:brother|sister|sibling|one)s?|eaters|diners)|over[- ](?:ones|1s)|grandparents|family members|those over|anyone over)\b/;
export const CHILD =
  /\b(?:bab(?:y|ies)|(?:infant|little one|toddler|tot|weaner|kid)s?|children|child|(?<!older |big )ones)\b/;
export const SHARED =
  /\b(?:alike|both|as well as|too|(?:same|just) as|as (?:on|in|into|for|with|over)|and (?:the |your )?(?:baby|babies|little ones?)|everyone|all of)\b/;
export const LATER =
  /\b(?:once (?:they|he|she|baby|your (?:baby|child|little one)|the (?:baby|child))(?:'s| is| are| has| turns?| reach(?:es)?| pass(?:es)?)?\b|(?:after|from|past|before|until|till) (?:the |their |his |her |that |a )?(?:first birthday|1st birthday|(?:age of )?(?:one|1)\b|12 months|twelve months|the year|a year)|over (?:one|1|12 months|twelve months|a year)|(?:older than|when (?:they|he|she) (?:turn|turns|are|is)) (?:one|1|12|twelve|a year)|under[- ](?:one|1|ones|1s|twelve|12)|for older|after (?:the|a|his|her|their) first\b|(?:until|till|once|when|after|before) (?:she|he|they|the \w+|your \w+|baby) (?:is|are|turns?|reach\w*) (?:past |over )?(?:one|1|12|twelve|a year|old enough))\b/;
export const DONE_WITHOUT =
  /\b(?:most|many|other|usual(?:ly)?|traditional(?:ly)?|normally|shop[- ]bought|classic|adult) [^.;]*\bhoney\b|\b(?:here|this one|ours|we use|use|using|swap\w*|replac\w+|stands? in|in place|takes? the place|instead)\b[^.;]*\b(?:banana|dates?|fruit|puree|apple|pear|maple)\b/;
// "Swap the syrup for honey" puts it in.
export const SWAPPED_IN =
  /\bwith (?:an? |some |more |extra |plenty of |a little |another )+(?:\w+ (?:of )?){0,2}$|\b(?:swap|switch|replac|substitut|trad|chang)\w*\b[^.;]*\b(?:for|with|by|to)\b[^.;]*$/;
export const KEPT_OFF =
  /\b(?:is|are|was) (?:not|never|no|off|out)\b|\bisn't|aren't|not for|unsuitable|keep\w* (?:\w+ ){0,3}(?:away|off|plain|from)|off the menu|off limits|must wait|can wait|should wait|avoid|skip/;

function clauseAround(plain: string, index: number): string {
  const from = Math.max(
    ...[';', '.', '('].map((mark) => plain.lastIndexOf(mark, index)),
    plain.lastIndexOf(' - ', index),
  );
  const ends = [';', '.', ')'].map((mark) => plain.indexOf(mark, index)).filter((at) => at >= 0);
  return plain.slice(from + 1, ends.length === 0 ? undefined : Math.min(...ends));
}

/** Whether the words at `index` of a folded sentence are meant for another guest, or for another year. */
export function isForOthers(plain: string, index: number): boolean {
  const clause = clauseAround(plain, index);
  if (says(clause, LATER) || (says(plain, DONE_WITHOUT) && !says(plain.slice(0, index), SWAPPED_IN)))
    return true;
  if (says(clause, KEPT_OFF) && says(clause, CHILD)) return true;
  if (!says(clause, ADULTS)) return false;
  return !says(clause, SHARED) || /\bonly\b/.test(clause);
}

/** Words that name a child or a pregnant guest. */
export const CHILD_WORDS =
  /\b(?:bab(?:y|ies)|(?:infant|little one|toddler|tot|weaner|kid)s?|children|child|grand(?:child|children|kids?)|(?:two|three|four|1|2|3|4)-year-olds?|(?:\d+|six|seven|eight|nine|ten|eleven)[- ]months?[- ]olds?|under[- ](?:fives?|ones?|5s|1s)|under (?:one|five|12 months)|pregnan\w+|expecting)\b/;
/** The child's share is taken before, made otherwise, or there is none. */
export const SHARE_APART =
  /\b(?:plain|un-?spiced|set(?:ting)? (?:\w+ ){0,4}aside|(?:lift|take|spoon|scoop|ladle|dish|hold) (?:\w+ ){0,6}(?:out|back|first|before)|before (?:the|you|adding|it)|(?:gets?|get|has|have|having) (?:theirs|his|hers|none|their own|plain)|(?:his|her|their|the (?:baby|child|toddler)'s) (?:\w+ )?(?:share|portion|bowl|cup|plate|half)|(?:his|hers|theirs) (?:\w+ )?(?:with|without|ground)|make (?:theirs|(?:\w+ ){0,4}with(?:out)?)|give (?:him|her|them|the \w+)|not (?:\w+ ){0,3}(?:for|given|suitable)|isn't (?:\w+ ){0,3}(?:for|given|suitable)|aren't (?:\w+ ){0,3}for|replac\w+|swap\w*|instead|in place of|in lieu of|use (?:\w+ )*(?:for|instead)|grind\w*|finely ground|(?:then|and) (?:salt|season|sweeten|add)[^.;]{0,30}(?:rest|others?|adults|grown)|the others with|must wait|has to wait|can wait)\b/;
const WITHOUT_IT = /\bun(?:glazed|sweetened|salted|seasoned)\b/;
/** A share for the child that is the same. */
export const SAME_SHARE =
  /\b(?:too|as well|also|included|even|loves?|same|everyone|all of us|fine for|safe for|ok(?:ay)? for)\b/;

/** Who the whole recipe is for stands over it: a share apart is of no use to "baby's porridge". */
function isForChildAlone({ request, sentences }: RecipeScan): boolean {
  const wish = request.change !== undefined && 'wish' in request.change ? request.change.wish : '';
  return (
    [wish, ...request.ingredients].some((text) => says(withoutFoodNames(text.toLowerCase()), CHILD_WORDS)) ||
    sentences.some(({ place, plain }) => place === 'title' && says(withoutFoodNames(plain), CHILD_WORDS))
  );
}

/**
 * Whether a sentence keeps the food from the child at a table where others eat it: "leave the honey out of the baby's
 * share", "purée some for the baby, then salt the rest". `food` must be global.
 */
export function isKeptFrom(scan: RecipeScan, food: RegExp): boolean {
  if (isForChildAlone(scan)) return false;
  return scan.sentences.some(
    (sentence) =>
      sentence.place !== 'ingredients' &&
      (keepsFrom(sentence, food) || isTakenBefore(scan, sentence, food)) &&
      !says(sentence.plain, SAME_SHARE),
  );
}

export const TAKEN_OUT =
  /\b(?:take|lift|scoop|spoon|ladle|dish|fish|pull|set|put|tip|reserve|keep)\b[^.;]{0,50}\b(?:out|aside|back|apart|away|off|first)\b/;

/** "If there is a baby, take some out now": every step that names the food comes later. */
function isTakenBefore({ steps }: RecipeScan, { plain, step }: Sentence, food: RegExp): boolean {
  if (step === undefined || !says(withoutFoodNames(plain), CHILD_WORDS) || !says(plain, TAKEN_OUT))
    return false;
  const naming = steps.filter((one) => one.plain.search(food) >= 0);
  return naming.length > 0 && naming.every((one) => (one.step ?? 0) > step);
}

// What is left undone with the food does not leave the food out.
export const NOT_CUT =
  /\b(?:(?:there is |there's )?no need to|don't|do not|never|needn't|need not|without|rather than|instead of|don't bother|not to) (?:bother(?:ing)? (?:to |with )?)?(?:chop|cut|halv|quarter|slic|grind|crush|blitz|mash|grat|peel|squash|flatten|mill)\w*/g;

function keepsFrom({ plain: said, around, next }: Sentence, food: RegExp): boolean {
  const plain = said.replace(prepare(NOT_CUT), ' ');
  const named = says(plain, CHILD_WORDS);
  if (!named && !says(around, CHILD_WORDS)) return false;
  if (named && says(plain, WITHOUT_IT)) return true;
  const foods = findAll(plain, food);
  const apart = says(plain, SHARE_APART);
  if (foods.length === 0) return named && apart && around.search(food) >= 0;
  if (says(plain.slice(0, foods[0]?.index), SWAPPED_IN)) return false;
  if (apart || isSpokenAgainst(plain, next?.plain)) return true;
  return (
    findSaid(plain, food) === null ||
    foods.every(({ 0: words, index }) => isKeptAway(plain, index, index + words.length))
  );
}

// What a recipe warns of, told from what it asks for: the sentence that forbids, that condemns, that throws away, and
// the list under "Don't:". Looked at only where a rule has found something, so that it costs nothing elsewhere.

import { prepare } from '../../../food/prepare-pattern.ts';
import { HEAD_OF_WRONGS } from '../../section-words.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, isDenied, isWarning, says } from './phrases.ts';
import { isWavedAway, tellsOfHazard } from './told-hazards.ts';

/** A line of the list that such a label heads. */
const ITEM_LENGTH = 120;

/** Verbs whose denial is no caution: "don't bother", "never wash it", "don't forget to leave it out". */
export const FORBIDS =
  /^\W*(?:(?:and|so|but|please|also|then|though|remember|again),? )*(?:never|don't|do not|avoid|nobody|no one|nothing|under no circumstances|at no (?:time|point)|resist|refrain)\b(?! (?:the (?:urge|temptation|impulse) )?(?:to )?(?:ever )?(?:cook (?:it|them|the \w+) (?:all |right )?(?:through|away|on|further|longer|more|until|past)|bother|worry|fret|mind|panic|fear|fuss|hesitate|forget|need|wash|clean|scrub|boil|chill|cool|refrigerat|chang|swap|throw|bin|discard|wast|wait|fear|rush|all|every|be (?:afraid|shy|scared|alarmed|surprised|put off)|put (?:it|them) in the fridge|wrong|bad|happens|to fear|to worry|had|have|has|yet|once|known|been|hurt|did|died|seen|failed|will|would|beats|like|tastes|minds|ever|is|are|was|got|gets|a problem|a bother|(?:can|could|should|need) (?:go|happen|stop)))/;
/** The sentence turns to what is done: "don't chill it: leave it out". */
export const TURNS =
  /[;:]|, (?:but|just|instead|simply|so|and|we|it|they|leave|let|keep|put|use|stand|serve|go|only)\b|\binstead,|\bexcept\b/;

/** A judgement on what the sentence names. */
export const CONDEMNS =
  /\b(?:(?:bad|terrible|poor|dreadful|daft|foolish|stupid|rotten|lousy|unwise) (?:idea|habit|plan|practice|move|advice)|mistakes?|asking for (?:trouble|it)|inviting (?:trouble|illness)|courting|how (?:people|you|guests|families|children|folk) (?:\w+ )?(?:get|end|fall|become|land)|worst (?:thing|place|idea)|(?:habit|custom) to (?:break|drop|lose)|old habit|worth (?:it|the|a|any|your|that) (?:risk|trouble|gamble|chance)|unfit|out of the question|no (?:place|home|spot|dish|food) for|the wrong place|ruled out|forbidden|off limits|off-limits|not an option|no-?no|wrong|unwise|ill-advised|only spreads|(?:spreads?|splash(?:es)?|scatters?) (?:germs|bacteria|its germs|what(?:ever)? (?:is|lives|was) (?:in|on))|hospital|upset stomach|stomach (?:upset|ache)|tummy|regret|mak(?:e|es|ing) (?:\w+ ){0,2}(?:poorly|ill|sick|unwell)|no (?:rescuing|saving|way back)|cannot be (?:rescued|saved)|beyond (?:rescue|saving)|we (?:now )?know better (?:now|today|these days)|(?:now|today) we know better|contrary to|myth|tempting as|however tempting|(?:nobody|no one|no cook|you|one|we) (?:should(?:n't)?|ought not to|must not|mustn't|never should)(?=\W*$)|(?:please|just|but|we|i) (?:don't|do not|never do|wouldn't|mustn't)(?=\W*$)|but (?:you |they |we |one )?(?:shouldn't|should not|must not|mustn't|ought not)|ignore (?:it|that|them|this|the advice|such advice|him|her)(?=\W*$)|(?:ask|call)s? for trouble|(?:warn\w*|advis\w+|decid\w+) (?:\w+ )?(?:of|against|off)|(?:be|best|better|is|are) avoided|don't be (?:one of them|like them)|no,? thank you|leave (?:it|that|them|this) to (?:the )?(?:gamblers|brave|bold|reckless|restaurants?|trade|professionals)|forget (?:what|all) (?:you|they)|nobody should|no one should)\b|(?:\b(?:not|never|no longer(?! enough))|n't) (?:an? |the )?(?:\w+ing )?(?:safe|suitable|wise|advisable|recommended|advised|allowed|acceptable|on(?=\W*$|[,;])|(?:good |clean )?enough|way|sauce|dip|dressing|for (?:keeping|eating|serving)|to be (?:eaten|used|served|kept))\b/g;
export const NO_CONDEMNING = /(?:\b(?:not|no|never|hardly|far from|nothing|what's|less)|n't)\b[^.;,]{0,14}$/;

export const GONE =
  /\b(?:(?:(?<!bread )bin|discard|chuck|dump|ditch|compost|throw (?:away|out)|tip (?:away|out)|pour away)(?: (?:it|them|that|this|the (?:lot|rest|whole \w+|rice|stew|soup|pan|pot|batch|food|chicken|meat|leftovers|dish|fish|rest of it)|anything|whatever|what|all|any|every\w*|leftovers|rice|food|meat|cooked|at once|without)|(?=\W*$|, | and (?:cook|make|start)))|(?:throw|tip|pour|chuck|clear|toss) (?:\w+ ){1,3}?(?:out|away|down the sink)\b|(?:in|into|for) (?:the )?(?:food )?(?:bin|rubbish|trash|garbage|dustbin|food waste)\b|(?:has|have|needs?) to (?:go|be (?:binned|discarded|thrown))\b|(?:must|should|ought to|is|are|gets?|be) (?:go(?=\W*$)|binned|discarded|thrown|chucked|dumped|tipped away)|past it\b|should not come home|not come home|dishwasher\b|go(?:es)? (?:straight )?(?:in|into) the (?:wash|sink|laundry)\b)/g;
/** "If it stood out", "anything that has", "for more than two hours", "left on the hob": what is thrown away. */
export const STOOD =
  /\b(?:if|when|once|should (?:it|the|they|any|your)|in case|unless|forgot(?:ten)?|anything|whatever|what(?:ever)? (?:has|is|was|stood|sat|touched|raw|the)|(?:that|which|who)(?:'s|'ve)?|(?:more|longer) than|over|after|past|beyond|left|leftover|thawed|stood|sat|used|out for|been)\b/;

/** "Too good to throw away" */
export const TOO_GOOD =
  /\b(?:too \w+|shame|pity|sin|wasteful|sad|crime|silly|need|reason) (?:just )?to (?:go )?$/;

export const ASKS = /\?\W*$/;

/** "The books call it a mistake, but ours stays out": the judgement is somebody else's. */
export const HOLDS_AGAINST =
  /\b(?:but|yet|though|still|however|all the same|nevertheless)\b(?! (?:please )?(?:don't|do not|never|nobody|no one|(?:you|they|we|one|it) (?:should|must|can)(?:n't| not)|(?:should|must)(?:n't| not)|it isn't|it is not|not))/;

function isCondemned(plain: string): boolean {
  for (const match of findAll(plain, CONDEMNS)) {
    const before = plain.slice(0, match.index);
    const isPraised = !/^(?:not|never|n't|no|nobody|but|please|contrary|however|tempting)/.test(match[0]);
    // "Isn't worth the risk" condemns, "isn't a bad idea" does not.
    if (match[0].startsWith('worth') !== (isPraised && says(before, NO_CONDEMNING))) continue;
    if (!says(plain.slice(match.index + match[0].length), HOLDS_AGAINST)) return true;
  }
  return false;
}

function isThrownAway(plain: string): boolean {
  for (const match of findAll(plain, GONE)) {
    const rest = plain.slice(0, match.index) + plain.slice(match.index + match[0].length);
    const before = plain.slice(0, match.index);
    if (!isDenied(before) && !says(before, TOO_GOOD) && says(`${rest} ${match[0]}`, STOOD)) return true;
  }
  return false;
}

/** Lines of notes that stand under a label of what is wrong. */
const labelled = new WeakMap<RecipeScan, ReadonlySet<string>>();

export const SAID_BEHIND_LABEL = /: ?\w/;
export const LABEL_END = /:\W*$/;

function readLabelled(scan: RecipeScan): ReadonlySet<string> {
  let lines = labelled.get(scan);
  if (lines !== undefined) return lines;
  const found = new Set<string>();
  let isUnder = false;
  for (const { around, place } of scan.sentences) {
    if (place !== 'notes') continue;
    if (says(around, HEAD_OF_WRONGS) && around.length < 60 && !says(around, SAID_BEHIND_LABEL))
      isUnder = true;
    else if (says(around, LABEL_END) || around.length > ITEM_LENGTH) isUnder = false;
    else if (isUnder) found.add(around);
  }
  lines = found;
  labelled.set(scan, lines);
  return lines;
}

export const NOT_AT_ALL = /^\W*not at all\b/;
export const HEAD_MARK = /[:-]$/;

/** Whether a sentence names something in order to warn of it: it forbids, condemns or throws away. */
export function isCaution(scan: RecipeScan, { plain, around, next, place }: Sentence): boolean {
  if (says(plain, ASKS) && says(next?.plain ?? '', NOT_AT_ALL)) return false;
  const label = prepare(HEAD_OF_WRONGS).exec(plain);
  if (label !== null && says(label[0], HEAD_MARK)) return true;
  if ((isWarning(plain) && !isWavedAway(plain)) || isCondemned(plain) || isThrownAway(plain)) return true;
  if (says(plain, FORBIDS) && !says(plain, TURNS)) return true;
  if (tellsOfHazard(plain, next?.plain)) return true;
  return place === 'notes' && readLabelled(scan).has(around);
}

export const REASSURES =
  /\b(?:(?:i|we|you|they)(?:'ve)? )?(?:(?:have|has) )?(?:never|nobody|no one) (?:yet |ever |once )?(?:had|has|have|known|seen)(?: had)? (?:an? |any )?(?:(?:problem|issue|ill effect)s?|trouble|harm|bother)(?: (?:with|in|from|by))?|\b(?:don't|do not|never) (?:be (?:afraid|shy|scared|worried)|hesitate|fear) (?:to|of)|\b(?:don't|do not|never|no need to) (?:throw|bin|discard|waste)(?: (?:it|them|anything))?(?: (?:away|out))?|\b(?:not|n't|hardly) (?:a |any )?(?:mistake|bad idea|crime|sin|harm)(?: (?:to|in))?|\b(?:no harm in|nothing wrong (?:with|in))/g;

/** A folded sentence without the denials that permit: "don't be afraid to leave it" asks to leave it. */
export function withoutReassurance(plain: string): string {
  return plain.replace(prepare(REASSURES), ' ');
}

/** "Frozen pork must not go straight in": the denial stands inside the words that were found. */
export function deniesWithin(words: string): boolean {
  return /\b(?:(?:must|should|may|can|do|does|is|are|ought) ?(?:not|n't)|cannot|never|not just|rather than|instead of)\b/.test(
    words,
  );
}

// What keeps food cold, and the words that do without it: "no cool bag needed", "never bother with the fridge".

import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, isDenied, says } from '../stance/phrases.ts';

const COLD_THING = String.raw`(?:fridges?|refrigerat\w+|freezers?(?! (?:bags?|paper|proof))|ice ?box|cool ?(?:bags?|box(?:es)?|packs?)|(?:picnic )?cooler(?: bag| box| pack)?(?! than| spot| place| room| corner| part| side)|eskys?|ice ?(?:packs?|blocks?|bath)|insulated (?:\w+ )?bags?|gel packs?|chill(?:ed|er|ing|s)?\b(?! (?:flakes|oil))|freez(?:e|es|ing)\b|iced water|on ice|(?:over|bowl of|bed of|plenty of|packed? (?:in|on)|filled with|full of|surrounded by) (?:\w+ ){0,4}ice\b|cooling(?= (?:required|needed|necessary|till|until|before|and|at)\b|\W*$)|ice(?= (?:required|needed|necessary|at all)|[,;.]|\W*$)|(?:keep(?:ing)?|kept|stay(?:s|ing)?|be|stored?) (?:it |them |this |the \w+ )?(?:cold|cool)\b(?! (?:place|spot|room|corner|cupboard)))`;
const FILLER =
  '(?:(?:for|to|of|with|in|into|on|put|get|putting|use|any|an?|it|them|this|that|all|be|been|being|have|bother|worry|about|go(?:es|ing)?|having|keep(?:ing)?|stay|rush|hurry|need|needs|require|take|bring|pack|even|really|straight|back|the|your|my|our|their|extra|special|rest|leftovers?|remainder|office|work|single|see|anywhere|near|seen|much|own|open|touch|visit|trouble|noisy|crowded|shared|big|cold|chilly) )*';
const DENIES =
  "(?:no|not|n't|without|skip|forget|never(?: mind)?|needn't|nobody|rather than|instead of|ditch|leave out)";

/** A cold thing that is done without. */
const WAIVED = new RegExp(
  String.raw`(?:\b|(?<=\w)(?=n't))${DENIES} (?:reason |necessary |place |space |room |call )?${FILLER}(?:${COLD_THING}|ice\b(?! (?:cream|crystals?|left|inside|remains|in the)))(?:,? (?:or|nor) ${FILLER}${COLD_THING})?(?:(?: is| are)? (?:required|needed|necessary))?|\b(?:straight |fresh )?out(?:side)? of the (?:fridge|refrigerator|freezer)|\bun(?:refrigerated|chilled)\b|\b(?:unplugged|switched[- ]off) ${COLD_THING}|\b${COLD_THING} (?:is|are|would be) (?:unnecessary|optional|overkill|not (?:needed|necessary|required)|a waste)\b`,
  'g',
);
/** A cold thing that is no place for the food now: it is full, it harms, it comes later or came before. */
export const ELSEWHERE =
  /\b(?:as (?:well|good|cold|cool) as (?:any |a |the )?(?:fridge|refrigerator)|cool ?(?:box|bag) (?:without|with no)|(?:on|onto) (?:the )?(?:top of (?:the |your )?|your )?(?:fridge|refrigerator|freezer)|(?:straight |fresh )?(?:out of|from) (?:the|a) (?:cold |chilly )?(?:fridge|freezer|refrigerator)|too (?:big|large|hot|warm|full|tall) (?:for|to go in(?:to)?|to fit in(?:to)?) (?:the |my |your |a )?(?:fridge|refrigerator)|before (?:you )?(?:chill|refrigerat|the fridge|putting)(?!\w* (?:it |them )?(?:overnight|for)\b)[^,;.]*|(?:refrigerate|chill|(?:put|pop|get|move|transfer|slide|stick|place) (?:it|them|the \w+) (?:in|into|to) the fridge|(?:it|they) (?:can |will )?(?:go|goes) (?:in|into|to) the fridge)(?: (?!and|until|till|for|to|or|then|eat)\w+){0,2} (?:in the morning|the (?:next|following) (?:day|morning)|tomorrow|when you (?:(?:get|wake) up|go (?:up )?to bed)|at bedtime|last thing)|(?:(?:my|the|your|our) )?fridge is (?:too )?(?:full|small|tiny|packed|crammed|bursting)|(?:(?:the |a |an |any )?(?:cold )?(?:fridge|cold|freezer|cool ?bag|cool ?box|cooler|ice ?(?:pack|block)s?)|chill(?:ing)?|refrigerat(?:ing|ion)) (?:it |them |only |just |would |will |tends to )*(?:(?:make|harden|firm|ruin|spoil|kill|turn|toughen|rob|leave|stiffen|mute|stop|slow)s?|dr(?:y|ies)|dulls?|deadens?|takes|keeps? the)|(?:straight|it goes|goes) (?:back )?(?:in|into|to) the fridge after|(?:its|the|their) (?:fridge )?chill|fridge[- ](?:cold|chill)|beats? (?:a|any|the) (?:fridge|refrigerator)|(?:as|because|for|since|that) (?:an? |the )?chilled \w+)\b/g;
export const SHAKEN_DRY = /^(?:without|no) (?:any )?ice$/;
export const OUT_OF = /^(?:without|rather|instead|out|straight|fresh|un)/;
const COLD = new RegExp(String.raw`\b${COLD_THING}`);
const COLD_SIGNS = ['fridge', 'refrig', 'freez', 'chill', 'cool', 'esk', 'insulated', 'gel pack', 'cold'];

/** One cheap look spares most sentences the search; plain words are found faster one by one than by a pattern. */
function mayBeCold(plain: string): boolean {
  return COLD_SIGNS.some((sign) => plain.includes(sign)) || /\bice/.test(plain);
}

/** "Eclairs hate the fridge", "in a cold fridge the yoghurt goes to sleep": the cold is blamed, and so left out. */
const BLAMED = new RegExp(
  [
    String.raw`\b(?:hates?|dislikes?|loathes?|resents?|(?:suffers?|sulks?|weeps?|dies|seizes|stiffens|hardens) in|spoil(?:s|ed) (?:by|in)|ruined (?:by|in)|(?:isn't|aren't|is not|are not|not) (?:a friend|friends|fond|keen) (?:of|on)|(?:do(?:es)?n't|do(?:es)? not|never) (?:like|suit|belong in|enjoy|care for|get on with|want)) (?:the |a |being |to be )?(?:\w+ )?${COLD_THING}`,
    String.raw`\b(?:the |a |an |in the |in a )?(?:cold )?${COLD_THING} (?:it |them |only |just |would |will |tends to |merely )*(?:makes?|dr(?:y|ies)|hardens?|firms?|ruins?|spoils?|kills?|turns?|toughens?|robs?|dulls?|stiffens?|deadens?|mutes?|sends?|puts? the)\b`,
    String.raw`\bin (?:the|a) (?:cold )?fridge (?:the|it|they|its) [^.;,]{0,30}\b(?:goes?|turns?|gets?|becomes?|hardens?|sulks?|cannot|can't|never|stops?|dies?|dulls?|stays? (?:hard|tight))\b`,
    String.raw`\b(?:must|should|may|can|ought|dare|does|do)(?:n't| not| never)(?: to| be)? (?:ever )?(?:go|goes|put|placed|kept|stored|enter|see|stand|travel|touch|near)\w*(?: \w+){0,2} (?:in|into|inside|near|through)? ?(?:the |a )?${COLD_THING}`,
  ].join('|'),
);

/** The words by which a folded sentence blames the cold for harm; null where it does not. */
export function findBlamed(plain: string): string | null {
  return mayBeCold(plain) ? (prepare(BLAMED).exec(plain)?.[0] ?? null) : null;
}

export const SHAKEN = /\b(?:shak|stir|blend|blitz|whisk)\w*\b/;

/** The words by which a folded sentence does without the cold; null where it does not. */
export function findWaived(plain: string): { readonly words: string; readonly index: number } | null {
  if (!mayBeCold(plain)) return null;
  for (const match of findAll(plain, WAIVED)) {
    // A drink is shaken dry before it is shaken with ice.
    if (says(match[0], SHAKEN_DRY) && says(plain, SHAKEN)) continue;
    // "Never out of the fridge", "not without an ice pack"
    if (says(match[0], OUT_OF) && isDenied(plain.slice(0, match.index))) continue;
    return { words: match[0], index: match.index };
  }
  return null;
}

/** A folded sentence without the cold that it does without. */
export function withoutWaived(plain: string): string {
  return mayBeCold(plain) ? plain.replace(prepare(WAIVED), ' ') : plain;
}

/** Whether a folded sentence keeps what it speaks of in the cold. */
export function isCold(plain: string): boolean {
  if (!mayBeCold(plain)) return false;
  return says(
    plain.replace(prepare(BLAMED), ' ').replace(prepare(ELSEWHERE), ' ').replace(prepare(WAIVED), ' '),
    COLD,
  );
}

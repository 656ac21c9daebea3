// What keeps food cold, and the words that do without it: "no cool bag needed", "never bother with the fridge".

import { isDenied } from './phrases.ts';

const COLD_THING = String.raw`(?:fridges?|refrigerat\w+|freezers?|ice ?box|cool ?(?:bags?|box(?:es)?|packs?)|(?:picnic )?cooler(?: bag| box| pack)?(?! than| spot| place| room| corner| part| side)|eskys?|ice ?(?:packs?|blocks?|bath)|insulated (?:\w+ )?bags?|gel packs?|chill(?:ed|er|ing|s)?\b(?! (?:flakes|oil))|freez(?:e|es|ing)\b|iced water|on ice|(?:over|bowl of|bed of|plenty of|packed? (?:in|on)|filled with|full of|surrounded by) (?:\w+ ){0,4}ice\b|cooling(?= (?:required|needed|necessary|till|until|before|and|at)\b|\W*$)|ice(?= (?:required|needed|necessary|at all)|[,;.]|\W*$)|(?:keep(?:ing)?|kept|stay(?:s|ing)?|be|stored?) (?:it |them |this |the \w+ )?(?:cold|cool)\b(?! (?:place|spot|room|corner|cupboard)))`;
const FILLER =
  '(?:(?:for|to|of|with|in|into|on|put|get|use|any|an?|it|them|this|that|all|be|been|being|have|bother|worry|about|go(?:es|ing)?|having|keep(?:ing)?|stay|rush|hurry|need|needs|require|take|bring|pack|even|really|straight|back|the|your|my|our|their|extra|special|rest|leftovers?|remainder|office|work|single|see|anywhere|near|seen|much|own) )*';
const DENIES =
  "(?:no|not|n't|without|skip|forget|never(?: mind)?|needn't|nobody|rather than|instead of|ditch|leave out)";

/** A cold thing that is done without. */
const WAIVED = new RegExp(
  String.raw`(?:\b|(?<=\w)(?=n't))${DENIES} (?:reason |necessary |place )?${FILLER}${COLD_THING}(?:(?: is| are)? (?:required|needed|necessary))?|\b(?:straight |fresh )?out(?:side)? of the (?:fridge|refrigerator|freezer)|\bun(?:refrigerated|chilled)\b|\b(?:unplugged|switched[- ]off) ${COLD_THING}|\b${COLD_THING} (?:is|are|would be) (?:unnecessary|optional|overkill|not (?:needed|necessary|required)|a waste)\b`,
  'g',
);
/** A cold thing that is no place for the food now: it is full, it harms, it comes later or came before. */
const ELSEWHERE =
  /\b(?:(?:on|onto) (?:the )?(?:top of )?(?:the |your )?(?:fridge|refrigerator|freezer)|(?:straight |fresh )?(?:out of|from) the (?:fridge|freezer|refrigerator)|too (?:big|large|hot|warm|full|tall) (?:for|to go in(?:to)?|to fit in(?:to)?) (?:the |my |your |a )?(?:fridge|refrigerator)|before (?:you )?(?:chill\w*|refrigerat\w+|the fridge|putting)[^,;.]*|(?:refrigerate|chill|(?:put|pop|get|move|transfer|slide|stick|place) (?:it|them|the \w+) (?:in|into|to) the fridge|(?:it|they) (?:can |will )?(?:go|goes) (?:in|into|to) the fridge)(?: (?!and|until|till|for|to|or|then|eat)\w+){0,2} (?:in the morning|the (?:next|following) (?:day|morning)|tomorrow|when you (?:get|wake) up)|(?:(?:my|the|your|our) )?fridge is (?:too )?(?:full|small|tiny|packed|crammed|bursting)|(?:(?:the |a |an |any )?(?:cold )?(?:fridge|cold|freezer|cool ?bag|cool ?box|cooler|ice ?packs?)|chill(?:ing)?|refrigerat(?:ing|ion)) (?:it |them |only |just |would |will |tends to )*(?:makes?|dr(?:y|ies)|hardens?|firms?|ruins?|spoils?|kills?|turns?|toughens?|robs?|dulls?|leaves?|stiffens?|deadens?|takes|mutes?|stops?|slows?|keeps? the)|(?:straight|it goes|goes) (?:back )?(?:in|into|to) the fridge after|los(?:e|es|ing) (?:its|the|their) chill|(?:its|the|their) chill)\b/g;
const OUT_OF = /^(?:without|rather|instead|out|straight|fresh|un)/;
const COLD = new RegExp(String.raw`\b${COLD_THING}`);
const ANY_COLD = /fridge|refrig|freez|chill|cool|\bice|esk|insulated|gel pack|cold/;

/** The words by which a folded sentence does without the cold; null where it does not. */
export function findWaived(plain: string): { readonly words: string; readonly index: number } | null {
  if (!ANY_COLD.test(plain)) return null;
  for (const match of plain.matchAll(WAIVED)) {
    // "Never out of the fridge", "not without an ice pack"
    if (OUT_OF.test(match[0]) && isDenied(plain.slice(0, match.index))) continue;
    return { words: match[0], index: match.index };
  }
  return null;
}

/** A folded sentence without the cold that it does without. */
export function withoutWaived(plain: string): string {
  return ANY_COLD.test(plain) ? plain.replace(WAIVED, ' ') : plain;
}

/** Whether a folded sentence keeps what it speaks of in the cold. */
export function isCold(plain: string): boolean {
  return ANY_COLD.test(plain) && COLD.test(plain.replace(ELSEWHERE, ' ').replace(WAIVED, ' '));
}

// Cuts a line where the name of its food ends and a tail begins: "prawns" from "in garlic butter".

import { readKeys } from '../../normalise-text.ts';
import { prepare } from '../../prepare-pattern.ts';
import { foodIndex } from '../name/food-index.ts';
import { NOISE } from '../name/plain-words.ts';

const DONE =
  '(?:stuffed|filled|topped|coated|covered|smothered|wrapped|rolled|dusted|glazed|marinated|marinaded|steeped|soaked|' +
  'brushed|dressed|tossed|dipped|drizzled|sprinkled|scattered|mixed|layered|(?:en)?crusted|cooked|baked|roasted|' +
  '(?:pan-|deep-)?fried|sauteed|braised|stewed|simmered|poached|grilled|boiled|mashed|made|finished|spread|' +
  'flavou?red|seasoned|rubbed|basted|studded|packed|preserved|cured|drenched|loaded)';
/** What joins a tail on, within a pattern. */
export const LINK = `(?:${DONE}\\s+(?:in|with|on|into)|in|with|con|mit|avec|contain(?:s|ing)|including|plus|on|and|n'?)(?![\\p{L}'-])|w\\/`;
/** Where a tail may begin; what is done comes along, so that the name ends before it. */
const OPENING = new RegExp(
  `(?<=[\\p{L}\\p{N})])(?:[\\s,([]+(${LINK})|(?:\\s+[([]?|(?<=\\p{L}{3})(?=[&+]\\p{L}{3}))([&+]))\\s*`,
  'gu',
);
export const NEGATED =
  /(?<![\p{L}-])(?:no|not|non|without|minus|never|zero|free|less|hold|sans|ohne|sin|removed|(?:taken|picked|scraped|washed|cut) (?:out|off)|(?:place|lieu|stead|behalf) of|case(?! of))(?![\p{L}])/u;
/** "Nice with rice", "left in the freezer": nothing that is eaten along follows. */
const NOT_JOINED =
  /(?:\b(?:serv\p{L}*|eat|eaten|good|nice|great|lovely|go(?:es|ing)?|went|best|perfect|ideal|have|bought|deal|cut|open|do|put|kept|stored?|found|left|hidden|hiding|sat)|^(?:left ?overs?|something|anything|food|stuff|things?|bits?))$/u;
/** "That have begun ...", "(the other kind ...": it is no longer of the food itself. */
const IN_TALK = /(?<!\p{L})(?:that|which|because)(?!\p{L})|\([^)]*$/u;
/** Names that hold a joining word are asked whole; what these two words join is named by itself. */
const JOINED_NAME = /^(?:and|con|n'?|&)$/u;

/** A folded line up to where its tail begins, and the tail with the word that joins it on; undefined where it has none. */
export function cutTail(folded: string): { readonly head: string; readonly tail: string } | undefined {
  for (const { 0: opening, 1: word, 2: sign = '', index } of folded.matchAll(OPENING)) {
    const head = folded.slice(0, index);
    const link = word ?? sign;
    if (
      JOINED_NAME.test(link) &&
      (head.includes(',') || crossesName(head, folded.slice(index + opening.length)))
    )
      continue;
    const isOther =
      prepare(NOT_JOINED).test(head) ||
      IN_TALK.test(head) ||
      prepare(NEGATED).test(head.slice(-8)) ||
      readKeys(head).every(isNoName);
    return isOther ? undefined : { head, tail: folded.slice(index + opening.indexOf(link)) };
  }
  return undefined;
}

/** "2 bags with", "3 tins in": no food is named yet. */
function isNoName(word: string): boolean {
  return /^\d/.test(word) || (NOISE.has(word) && !foodIndex().byName.has(word));
}

/** "Mac and cheese" is one name. */
function crossesName(head: string, behind: string): boolean {
  const { byName, longest } = foodIndex();
  const [before, after] = [readKeys(head), readKeys(behind)];
  for (let from = Math.max(0, before.length - longest); from < before.length; from += 1)
    for (let to = 1; to <= Math.min(after.length, longest); to += 1)
      for (const joint of [' and ', ' con ', ' n ', ' '])
        if (byName.has(`${before.slice(from).join(' ')}${joint}${after.slice(0, to).join(' ')}`)) return true;
  return false;
}

// One thing said in several ways. Dishes share their tasks, and so their sentences; here each shared saying gets one
// of its wordings, by the title and by how often it has been said already. Every wording of a line is true wherever
// the first one is: figures, foods and signs of doneness stay as they are.

import { prepare } from '../../food/prepare-pattern.ts';
import { hashWords } from './list-words.ts';
import { PHRASES } from './shared-phrases.ts';
import { SENTENCES } from './shared-sentences.ts';

const WORDINGS = [...SENTENCES, ...PHRASES].map(
  ([pattern, wordings]) => [pattern, wordings.split('|'), hashWords(pattern.source)] as const,
);

/** The steps of one recipe, each shared saying in one of its wordings and in another the next time. */
export function varyWording(steps: readonly string[], title: string): readonly string[] {
  const seed = hashWords(title);
  const varied = [...steps];
  for (const [pattern, wordings, own] of WORDINGS) {
    let said = (seed ^ own) >>> 3;
    varied.forEach((step, place) => {
      // To look is quicker than to replace nothing.
      if (step.search(prepare(pattern)) < 0) return;
      varied[place] = step.replace(pattern, (...match) => {
        const wording = wordings[said % wordings.length] ?? '$&';
        said += 1;
        return wording
          .replace(/\$([&\d])(?! and )/g, (_, group: string) => {
            const words = String(match[group === '&' ? 0 : Number(group)] ?? '');
            return group === '&' ? words : closeList(words);
          })
          .replace(/\$(\d)/g, (_, group: string) => String(match[Number(group)] ?? ''));
      });
    });
  }
  return varied;
}

/** "The leeks, carrots" was the front of a longer list; where it now stands alone it wants its "and". */
function closeList(words: string): string {
  return /^the [^,;.]+(?:, [^,;.]+)+$/.test(words) &&
    !/ (?:and|with|then|or) |, (?:a|an|in|over|on) /.test(words)
    ? words.replace(/, ([^,]+)$/, ' and $1')
    : words;
}

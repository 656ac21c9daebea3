// What a cook who reads another language is told beside the sentences of the rules, which are English: what each is
// about, and in full what stands in the way of a poisonous gas.

import type { Finding, RuleId } from '../../recipe/finding.ts';

export interface FindingWords {
  /** That the sentences below are in English. */
  readonly inEnglish: string;
  readonly rule: Readonly<Record<RuleId, string>>;
  readonly about: (rule: string, names: readonly string[]) => string;
  /** Of an allergen or a diet. */
  readonly name: (word: string) => string;
  /** Of allergens that were looked for. */
  readonly none: string;
  /** Ahead of a word of care about an ingredient. */
  readonly caution: string;
  readonly mixing: string;
}

/** "Allergens on the list: milk and gluten", in the language of the words. */
export function nameSubject(words: FindingWords, { rule, about, ingredient }: Finding): string {
  const found = about?.length === 0 ? [words.none] : about?.map(words.name);
  const names = found ?? (ingredient === undefined ? [] : [ingredient]);
  return names.length === 0 ? words.rule[rule] : words.about(words.rule[rule], names);
}

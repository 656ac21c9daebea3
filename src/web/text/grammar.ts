// How a language writes numbers, plurals and lists.

/** The forms of a counted thing; "#" is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export function createGrammar(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const names = new Intl.ListFormat(locale);
  return {
    /** "3 eggs", of `{ one: '# egg', other: '# eggs' }`. */
    count: (count: number, forms: Forms) => (forms[rules.select(count)] ?? forms.other).replace('#', format(count)),
    number: format,
    list: (all: readonly string[]) => names.format(all),
  };
}

/** What may be of the other direction keeps its own within the sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

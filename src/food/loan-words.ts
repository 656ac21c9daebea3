// Names that English shares with other languages, which bear unknown words behind them.

import { singularForms } from './word-forms.ts';

// "pancetta a cubetti", "Quark Magerstufe".
const LOAN_WORDS: ReadonlySet<string> = new Set(
  `pancetta prosciutto salami chorizo guanciale mortadella bresaola mozzarella ricotta mascarpone parmesan pecorino
  gorgonzola feta halloumi brie camembert gruyere gouda manchego quark skyr labneh paneer tofu tempeh miso kimchi
  couscous bulgur polenta quinoa gnocchi spaghetti basmati tortilla baguette brioche pesto passata tahini hummus
  harissa courgette avocado jalapeno fraiche filet haricots ratatouille aubergine radicchio mangetout celeriac
  zucchini bok olive olives salsiccia merguez edamame gyoza naan chapati roti`.split(/\s+/),
);

/** Whether a word is such a name, in either number. */
export function isLoanWord(word: string): boolean {
  return LOAN_WORDS.has(word) || singularForms(word).some((one) => LOAN_WORDS.has(one));
}

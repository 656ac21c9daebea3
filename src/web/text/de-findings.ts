// The page in German: what stands beside the sentences of the rules.

import type { FindingWords } from './finding-words.ts';
import { createGrammar } from './grammar.ts';

const { list } = createGrammar('de');

export const FINDINGS: Omit<FindingWords, 'name'> = {
  inEnglish: 'Worum es geht, steht in deiner Sprache da; die Sätze der Prüfung selbst sind auf Englisch.',
  rule: {
    'not-food': 'Kein Lebensmittel',
    undercooked: 'Roh oder nicht durchgegart',
    'natural-toxin': 'Natürliches Gift',
    botulism: 'Gefahr von Botulismus',
    'cross-contamination': 'Keime von rohen Lebensmitteln',
    'time-temperature': 'Aufbewahrung und Temperatur',
    dose: 'Zu viel davon schadet',
    infant: 'Nichts für kleine Kinder',
    burns: 'Gefahr von Verbrennungen',
    allergen: 'Sollte nicht hinein',
    diet: 'Ernährung',
    'unused-ingredient': 'In keinem Schritt verwendet',
    'unlisted-ingredient': 'Fehlt auf der Zutatenliste',
    'too-many-extras': 'Mehr zu kaufen als gewünscht',
    'no-quantity': 'Ohne Menge',
    'no-time': 'Ohne Zeitangabe',
    'no-preheat': 'Der Backofen ist nicht vorgeheizt',
    'cut-off': 'Das Rezept bricht vor dem Ende ab',
    contains: 'Allergene auf der Liste, soweit bekannt',
    'left-out': 'Weggelassen',
  },
  about: (rule, names) => `${rule}: ${list(names)}`,
  none: 'dem Namen nach keine',
  caution: 'Hier ist Vorsicht nötig.',
  mixing: 'Mische das nicht: Zusammen kann es ein giftiges Gas bilden. Ist es schon gemischt, geh aus dem Raum an die frische Luft und ruf eine Giftnotrufzentrale an.',
};

// The language of a recipe's text, and words of an ingredient line that mean something else in it: "2 Paprika" are
// peppers in German, "batatas" potatoes in Portuguese. Spoons are named alike in no two languages.

import { prepare } from '../food/prepare-pattern.ts';

export type Language = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';

/** Words that stand in recipes of one language and not of the others; English is `en`. */
const MARKS: Readonly<Record<Language | 'en', ReadonlySet<string>>> = {
  en: new Set('the and with until for into a of in serves to ingredients method'.split(' ')),
  de: new Set(
    'und mit der die das den dem ein eine oder auf bis el tl prise zutaten zubereitung dann im gehackt schritte'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'et les des du avec dans une un au aux le pendant ingrédients préparation cuillère cuillères gousse gousses étapes'.split(
      ' ',
    ),
  ),
  es: new Set(
    'y los las el con una ingredientes cucharada cucharadas cucharadita cucharaditas dientes pasos preparación durante hasta al'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'com os uma um ingredientes colher colheres dentes preparo modo até ao em dos xícara xícaras passos'.split(
      ' ',
    ),
  ),
  it: new Set(
    'di il gli con un una per ingredienti cucchiaio cucchiai cucchiaino spicchio spicchi preparazione procedimento fino del'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'het een met van zout ingrediënten bereiding eetlepel eetlepels theelepel theelepels teen tenen voeg toe minuten'.split(
      ' ',
    ),
  ),
};

/** Of the English marks those that other languages do not write: "in" is German too. */
const ENGLISH_ALONE = new Set('the and with until into then from each'.split(' '));
const OTHERS = Object.entries(MARKS).filter(([language]) => language !== 'en');
const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;

/** How many more of these words are English than of any other language. */
function weighEnglish(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (marks: ReadonlySet<string>) => words.filter((word) => marks.has(word)).length;
  const notLatin = words.filter((word) => NOT_LATIN.test(word)).length;
  return countIn(ENGLISH_ALONE) - Math.max(notLatin, ...OTHERS.map(([, marks]) => countIn(marks)));
}

/** Words of another language that no terse English recipe has ("al dente", "die"). */
const CLEARLY_OTHER = 4;

/**
 * Whether these steps are for the rules, which read English. One step in English is enough: nothing is passed over
 * because of what stands around it. Where the words do not tell, the language that was asked for does.
 */
export function isEnglish(steps: readonly string[], asked = 'en'): boolean {
  if (steps.some((step) => weighEnglish(step) > 0)) return true;
  const weight = weighEnglish(steps.join('\n'));
  return /^en\b/i.test(asked) ? weight > -CLEARLY_OTHER : weight > 0;
}

/** Each mark with the languages that write it. */
const LANGUAGES_OF = new Map<string, (Language | 'en')[]>();
for (const [language, words] of Object.entries(MARKS) as [Language | 'en', ReadonlySet<string>][])
  for (const word of words) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** After so many words of its own, more text does not change the language. */
const SURE = 12;

export interface LanguageWatch {
  add(line: string): void;
  /** Null for English, and while nothing tells. */
  read(): Language | null;
}

/** Counts what each language says of itself. The cost goes by the line alone. */
export function createLanguageWatch(): LanguageWatch {
  const counts = new Map<Language | 'en', number>();
  let most = 0;
  return {
    add(line) {
      if (most >= SURE) return;
      for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? []) {
        for (const language of LANGUAGES_OF.get(word) ?? []) {
          const count = (counts.get(language) ?? 0) + 1;
          counts.set(language, count);
          most = Math.max(most, count);
        }
      }
    },
    read() {
      let best: Language | 'en' | null = null;
      let shared = false;
      for (const [language, count] of counts) {
        const lead = count - (best === null ? 0 : (counts.get(best) ?? 0));
        if (lead > 0) best = language;
        shared = lead > 0 ? false : shared || lead === 0;
      }
      return best === 'en' || shared ? null : best;
    },
  };
}

/** Each word with what it means in an English line. */
type Meanings = Readonly<Record<string, string>>;

function readMeanings(meanings: Meanings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(meanings).flatMap(([english, words]) => words.split(' ').map((word) => [word, english])),
  );
}

// Names of two words come first: "cuillère à soupe", "colher (chá)".
const SPOON =
  /\b(?:cuill[eè]res?|colher(?:es)?|c\.) ?\(?(?:[aà] ?|de )?(soupe|table|sopa|s\.?|caf[eé]|th[eé]|ch[aá]|c\.?)\)?(?= )/giu;
const SPOONS = readMeanings({
  tsp: 'cucharadita cucharaditas cucchiaino cucchiaini theelepel theelepels tl',
  tbsp: 'cucharada cucharadas cucchiaio cucchiai eetlepel eetlepels',
  cup: 'xícara xícaras xicara xicaras',
  cloves: 'gousse gousses spicchio spicchi teen teentje teentjes tenen',
});
const GARLIC_TEETH = /\bd(?:i)?entes?(?= de (?:alho|ajo))/giu;
const OF_AMOUNT = /^((?:about )?[\d½¼¾⅓⅔⅛.,/ –-]+(?:tbsp|tsp|cups?|cloves)) (?:de |di |d['’])\s?/iu;

// Ground, and by the spoon, it is the spice.
const SPICE =
  /pulver|poeder|edels|rosenscharf|ger[äa]uchert|gemahlen|gerookt|\b(?:tl|el|tsp|tbsp|prise|theelepel|eetlepel|snuf\w*)\b/iu;

const NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: readMeanings({
    peppers: 'paprika paprikaschote paprikaschoten',
    chillies: 'peperoni',
    'beef mince': 'rinderhack rinderhackfleisch',
    mince: 'hack hackfleisch',
    beef: 'rind rindfleisch',
    celeriac: 'knollensellerie',
  }),
  fr: readMeanings({ grapes: 'raisin raisins', plums: 'prune prunes', bacon: 'lard' }),
  es: readMeanings({ bread: 'pan' }),
  pt: readMeanings({ potatoes: 'batata batatas', turkey: 'peru' }),
  it: readMeanings({ peppers: 'peperone peperoni' }),
  nl: readMeanings({ peppers: "paprika paprikas paprika's", 'double cream': 'room slagroom' }),
};
/** Dried and sweet they are what the English word says. */
const OTHERWISE = /raisins? secs?|batatas?[ -]doces?/iu;

function rewrite(text: string, meanings: ReadonlyMap<string, string>): string {
  return text.replace(
    /[\p{L}\p{M}'’]+/gu,
    (word) => meanings.get(word.toLowerCase().replace('’', "'")) ?? word,
  );
}

function rewriteSpoons(text: string): string {
  const spoons = text.replace(SPOON, (_, kind: string) => (/^[st](?!h)/i.test(kind) ? 'tbsp' : 'tsp'));
  return rewrite(spoons.replace(GARLIC_TEETH, 'cloves'), SPOONS).replace(OF_AMOUNT, '$1 ');
}

/** The line in words that the reading of foods knows. */
export function rewriteForeignWords(text: string, language: Language | null): string {
  // English lines with plain letters hold none of these words; most lines of most recipes end here.
  const foreign =
    /cuill|colher|cuchar|cucchi|lepel|gousse|spicchi|x[ií]cara|dientes?|dentes?|\bteen|\bc\. ?[aà]/iu.test(
      text,
    );
  const spoons = foreign ? rewriteSpoons(text) : text;
  if (language === null || OTHERWISE.test(text)) return spoons;
  if ((language === 'de' || language === 'nl') && prepare(SPICE).test(text)) return spoons;
  return rewrite(spoons, NAMES[language]);
}

// The words for numbers: one table for all that reads or counts in English, and one for what is typed in other languages.

/** English words that count, as cooks write them; "a" and "an" are one. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
};

const ABROAD = `
1 एक واحد واحدة ek ein eine einen einer un une una uno um uma een en ett et bir jeden jedna jedno yksi egy один одна одно одну ένα ενα μια
2 दो اثنين zwei zwo deux dos due dois duas twee dwa dwie iki tva to kaksi dva dve ket ketto doi doua два две δυο
3 तीन ثلاث ثلاثة teen drei trois tres tre drie trzy uc kolme tri harom trei три τρια τρεις
4 चार اربع اربعة chaar vier quatre cuatro quattro quatro cztery dort fyra nelja ctyri negy patru четыре τεσσερα τεσσερις
5 पांच خمس خمسة paanch funf cinq cinco cinque vijf piec bes fem viisi cinci пять πεντε
6 sechs seis zes szesc kuusi шесть εξι
8 acht huit ocho otto oito osiem atta kahdeksan osm opt восемь οχτω οκτω
10 zehn dix diez dieci dez tien dziesiec tio kymmenen deset десять δεκα
12 zwolf douze doce dodici doze twaalf
0.5 halbe halber halbes demi demie media medio mezza mezzo meia meio halve pol pul yarim halv halva halvt puoli puolikas fel jumatate половина половину половинка пол μισο μιση نصف نص aadha adha आधा ครึ่ง חצי
`;

/** One in other languages says no more than "a" does. */
export const ARTICLES: ReadonlySet<string> = new Set(
  `a an ${/^1 (.*)$/mu.exec(ABROAD)?.[1] ?? ''}`.split(' '),
);

/** Words for numbers in other languages, folded: only for what is typed as an ingredient, many are words of English. */
export const NUMBER_WORDS_ABROAD: Readonly<Record<string, number>> = Object.fromEntries(
  ABROAD.trim()
    .split('\n')
    .flatMap((line) => {
      const [value, ...words] = line.split(' ');
      return words.map((word) => [word, Number(value)] as const);
    }),
);

// Amounts that stand beside the name of a food in a line or a sentence: "2 tbsp nutmeg", "a cup of salt".

import { readNumber } from '../read-number.ts';

export interface SaidAmount {
  /** As it stands in the folded text. */
  readonly text: string;
  /** In teaspoons, where it is measured by spoon or cup. */
  readonly tsp: number | null;
  readonly grams: number | null;
  readonly ml: number | null;
  /** Pieces, handfuls aside. */
  readonly count: number | null;
}

const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|half an?|half|quarter of an?|an?|one|two|three|four|five|six|ten|twelve)`;
const UNIT = String.raw`(?:heaped |level |rounded |generous |large |full )?(?:(teaspoons?|tsps?|tsp|tablespoons?|tbsps?|tbsp|cups?|cupfuls?|mugs?|mugfuls?|glass(?:es)?|glassfuls?|jars?|tubs?|pots?|grams?|grammes?|g|kilograms?|kilos?|kg|ounces?|oz|pounds?|lbs?|ml|millilitres?|milliliters?|drops?|spoonfuls?|spoons?|dropperfuls?|handfuls?|bottles?|whole)\b)?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w/.])(${NUMBER})(?:\s*(?:-|–|to)\s*(${NUMBER}))?\s*${UNIT}[\s-]*(?:of )?(?:(?:freshly|finely|fresh|dried|chopped|fine|coarse|flaky|ground|grated|table|sea|whole|kosher|good|pure|raw|crushed|blanched|the|pink|food[- ]grade)[ ,-]*){0,4}$`,
);

/** Teaspoons in a shop's jar of a ground spice, about 40 g. */
const JAR_TSP = 18;

function readUnit(number: number, unit: string): Omit<SaidAmount, 'text'> {
  const none = { tsp: null, grams: null, ml: null, count: null };
  if (unit === '' || unit === 'whole') return { ...none, count: number };
  if (unit.startsWith('te') || unit.startsWith('ts')) return { ...none, tsp: number };
  if (unit.startsWith('ta') || unit.startsWith('tb')) return { ...none, tsp: number * 3 };
  if (unit.startsWith('c')) return { ...none, tsp: number * 48 };
  if (unit.startsWith('s')) return { ...none, tsp: number };
  if (/^(?:mug|glass)/.test(unit)) return { ...none, tsp: number * 48 };
  if (/^(?:jar|tub|pot)/.test(unit)) return { ...none, tsp: number * JAR_TSP };
  if (unit.startsWith('k')) return { ...none, grams: number * 1000 };
  if (unit.startsWith('g')) return { ...none, grams: number };
  if (unit.startsWith('o')) return { ...none, grams: number * 28 };
  if (unit.startsWith('l') || unit.startsWith('p')) return { ...none, grams: number * 454 };
  if (unit.startsWith('m') || unit.startsWith('dropper')) return { ...none, ml: number };
  if (unit.startsWith('d')) return { ...none, ml: number / 20 };
  if (unit.startsWith('b')) return { ...none, ml: number * 10 };
  return { ...none, count: number * 20 };
}

/** Amounts in front of each place where the food is named, the low end of a range. */
export function readAmounts(plain: string, food: RegExp): readonly SaidAmount[] {
  const amounts: SaidAmount[] = [];
  for (const match of plain.matchAll(new RegExp(food.source, 'g'))) {
    const amount = AMOUNT.exec(plain.slice(Math.max(0, match.index - 60), match.index));
    if (amount === null) {
      const named = new RegExp(String.raw`^s?(?:,|:|\s*\(|\s+-)\s*(${NUMBER})\s*${UNIT}`).exec(
        plain.slice(match.index + match[0].length),
      );
      if (named !== null) {
        const number = readAny(named[1] ?? '');
        if (number !== null)
          amounts.push({
            text: `${named[1] ?? ''} ${named[2] ?? ''}`.trim(),
            ...readUnit(number, named[2] ?? ''),
          });
      }
      continue;
    }
    const number = readAny(amount[1] ?? '');
    if (number === null) continue;
    amounts.push({
      text: `${amount[1] ?? ''} ${amount[3] ?? ''}`.trim(),
      ...readUnit(number, amount[3] ?? ''),
    });
  }
  return amounts;
}

function readAny(text: string): number | null {
  return text.startsWith('quarter') ? 0.25 : readNumber(text);
}

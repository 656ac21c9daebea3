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
const UNIT = String.raw`(?:heaped |level |rounded |generous |large |full )?(?:(teaspoons?|tsps?|tsp|tablespoons?|tbsps?|tbsp|cups?|grams?|grammes?|g|kilograms?|kilos?|kg|ounces?|oz|pounds?|lbs?|ml|millilitres?|milliliters?|drops?|spoonfuls?|spoons?|dropperfuls?|handfuls?|bottles?|whole)\b)?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w/.])(${NUMBER})(?:\s*(?:-|–|to)\s*(${NUMBER}))?\s*${UNIT}[\s-]*(?:of )?(?:(?:freshly|finely|fresh|fine|coarse|flaky|ground|grated|table|sea|whole|kosher|good|pure|raw|crushed|blanched|the|pink|food[- ]grade)[ ,-]*){0,4}$`,
);

function readUnit(number: number, unit: string): Omit<SaidAmount, 'text'> {
  const none = { tsp: null, grams: null, ml: null, count: null };
  if (unit === '' || unit === 'whole') return { ...none, count: number };
  if (/^te|^ts/.test(unit)) return { ...none, tsp: number };
  if (/^ta|^tb/.test(unit)) return { ...none, tsp: number * 3 };
  if (/^cup/.test(unit)) return { ...none, tsp: number * 48 };
  if (/^spoon/.test(unit)) return { ...none, tsp: number };
  if (/^(?:kg|kilo)/.test(unit)) return { ...none, grams: number * 1000 };
  if (/^g/.test(unit)) return { ...none, grams: number };
  if (/^o/.test(unit)) return { ...none, grams: number * 28 };
  if (/^(?:lb|pound)/.test(unit)) return { ...none, grams: number * 454 };
  if (/^m/.test(unit)) return { ...none, ml: number };
  if (/^dropper/.test(unit)) return { ...none, ml: number };
  if (/^drop/.test(unit)) return { ...none, ml: number / 20 };
  if (/^bottle/.test(unit)) return { ...none, ml: number * 10 };
  return { ...none, count: number * 20 };
}

/** Amounts in front of each place where the food is named, the low end of a range. */
export function readAmounts(plain: string, food: RegExp): readonly SaidAmount[] {
  const amounts: SaidAmount[] = [];
  for (const match of plain.matchAll(new RegExp(food.source, 'g'))) {
    const before = plain.slice(Math.max(0, match.index - 60), match.index).trimEnd();
    const amount = AMOUNT.exec(`${before} `.replace(/\s+$/, ' ')) ?? AMOUNT.exec(before);
    if (amount === null) {
      const named = new RegExp(String.raw`^s?(?:,|:|\s*\(|\s+-)\s*(${NUMBER})\s*${UNIT}`).exec(
        plain.slice(match.index + match[0].length),
      );
      if (named !== null) {
        const number = readAny(named[1] ?? '');
        if (number !== null)
          amounts.push({
            text: named[0].replace(/^s?[,:(\s-]+/, '').trim(),
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
  if (/^quarter/.test(text)) return 0.25;
  return readNumber(text);
}

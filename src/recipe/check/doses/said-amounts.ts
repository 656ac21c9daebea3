// Amounts that stand beside the name of a food in a line or a sentence: "2 tbsp nutmeg", "a cup of salt".

import { NUMBER_WORDS } from '../../../food/number-words.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import { readNumber } from '../../read-number.ts';

export interface SaidAmount {
  /** Where the amount or the food it belongs to stands, whichever is first. */
  readonly at: number;
  /** As it stands in the folded text. */
  readonly text: string;
  /** In teaspoons, where it is measured by spoon or cup. */
  readonly tsp: number | null;
  readonly grams: number | null;
  readonly ml: number | null;
  /** Pieces, handfuls aside. */
  readonly count: number | null;
}

const WORD = Object.keys(NUMBER_WORDS).join('|');
const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|(?:half|(?:an? |three[- ])?quarters?(?: of)?) an?|(?:(?:${WORD})(?:[- ]|(?<=hundred) and ))*(?:${WORD})(?![\w-])(?:(?<=couple) of)?)`;
const SIZE =
  '(?:(?:heap(?:ed|ing)|level|rounded|generous|large|small|big|full|whole|entire|good|brimming|scant|packed) )*';
const UNIT = String.raw`${SIZE}(?:(tea-?spoon(?:ful)?s?|tsps?|tablespoon(?:ful)?s?|tbsps?|(?:tea|coffee)?cup(?:ful)?s?|mug(?:ful)?s?|glass(?:es|fuls?)?|jars?|tubs?|pots?|grams?|grammes?|g|kilograms?|kilos?|kg|ounces?|oz|pints?|pounds?|lbs?|ml|millilitres?|milliliters?|drops?|spoon(?:ful)?s?|dropperfuls?|handfuls?|bottles?)\b)?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w/.])(${NUMBER})(?:\s*(?:-|–|to)\s*(${NUMBER}))?\s*${UNIT}[\s-]*(?:\([^()]{1,30}\) )?(?:(?:tub|jar|packet|pack|bag|box|tin|pot)s? )?(?:of )?(?:(?:freshly|finely|fresh|dried|chopped|fine|coarse|flaky|ground|grated|table|sea|whole|kosher|good|pure|raw|crushed|blanched|the|pink|food[- ]grade)[ ,-]*){0,4}$`,
);
const AMOUNT_BEHIND = new RegExp(
  String.raw`^s?(?:,|:|\s*\(|\s+-)\s*(${NUMBER})\s*${UNIT}(?! ?(?:gratings?|grates|scrapes?|rasps?|strokes?|pinch(?:es)?))`,
);

/** Teaspoons in a shop's jar of a ground spice, about 40 g. */
const JAR_TSP = 18;

function readUnit(number: number, unit: string): Omit<SaidAmount, 'text' | 'at'> {
  const none = { tsp: null, grams: null, ml: null, count: null };
  if (unit === '') return { ...none, count: number };
  if (/cup|^(?:mug|glass)/.test(unit)) return { ...none, tsp: number * 48 };
  if (/^(?:te|ts|s)/.test(unit)) return { ...none, tsp: number };
  if (unit.startsWith('t') && !unit.startsWith('tu')) return { ...none, tsp: number * 3 };
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
    const from = Math.max(0, match.index - 60);
    const amount = prepare(AMOUNT).exec(plain.slice(from, match.index));
    if (amount === null) {
      const named = prepare(AMOUNT_BEHIND).exec(plain.slice(match.index + match[0].length));
      if (named !== null) {
        const number = readAny(named[1] ?? '');
        if (number !== null)
          amounts.push({
            at: match.index,
            text: `${named[1] ?? ''} ${named[2] ?? ''}`.trim(),
            ...readUnit(number, named[2] ?? ''),
          });
      }
      continue;
    }
    const number = readAny(amount[1] ?? '');
    if (number === null) continue;
    amounts.push({
      at: from + amount.index,
      text: `${amount[1] ?? ''} ${amount[3] ?? ''}`.trim(),
      ...readUnit(number, amount[3] ?? ''),
    });
  }
  return amounts;
}

/** "Three quarters of a", "a dozen", "two hundred and fifty" as far as it is joined. */
function readAny(text: string): number | null {
  if (/\d/.test(text)) return readNumber(text);
  if (/quarter/.test(text)) return text.startsWith('three') ? 0.75 : 0.25;
  const values = text.split(/[ -]/).map((word) => NUMBER_WORDS[word] ?? 0);
  // "Half a" and "a dozen": the article counts nothing beside a number.
  const numbers = values.length > 1 ? values.filter((value) => value !== 1) : values;
  return numbers.reduce(
    (sum, value) =>
      (value > 11 && value % 10 !== 0 && sum > 0) || value === 100 ? Math.max(sum, 1) * value : sum + value,
    0,
  );
}

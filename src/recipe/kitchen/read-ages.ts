// Ages of those who eat: "for a two-year-old", "aged 2 to 4", "turning three". A cheese of 18 months is nobody's age.

import { type FoldedText, foldPlural } from '../phrase-index.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [foldPlural(word), at + 1]),
);
const MONTHS: ReadonlySet<string> = new Set(['month', 'mo', 'mth']);
const WEEKS: ReadonlySet<string> = new Set(['week', 'wk']);
const WEEKS_PER_MONTH = 52 / 12;
const YEARS: ReadonlySet<string> = new Set(['year', 'yr']);
/** Words that make the number behind them an age without "old". */
const AGE_WORDS: ReadonlySet<string> = new Set(['aged', 'age', 'turn', 'turned', 'turning', 'birthday']);
/** Who is spoken of where neither "old" nor "aged" stands. */
export const YOUNG: ReadonlySet<string> = new Set(
  'babi toddler infant child children twin boy girl son daughter kid friend grandson granddaughter'.split(
    ' ',
  ),
);
/** Before an age in weeks, these make it somebody's. */
export const OURS: ReadonlySet<string> = new Set(['my', 'our', 'your', 'his', 'her', 'their']);
const PREGNANT = foldPlural('pregnant');
const REACH = 4;
/** Months of 70 years, from where the NHS counts people as old. */
export const OLD = 70 * 12;
const GROWN_UP: ReadonlySet<string> = new Set(
  'man woman lady gentleman mother father mum mom dad gran granny grandma grandmother grandad grandpa grandfather guest neighbour neighbor aunt uncle and with who'
    .split(' ')
    .map(foldPlural),
);
/** "6 months +", "8 months and up": behind a bare number of months these make an age of it. */
const UPWARDS = /^ ?(?:\+|plus|and up|up|onward)/;

function readNumber(key: string | undefined): number | null {
  if (key === undefined) return null;
  if (/^\d{1,2}$/.test(key)) return Number(key);
  return NUMBERS.get(key) ?? null;
}

/** Months of the unit that stands here. */
function readUnit(unit = ''): number | null {
  if (MONTHS.has(unit)) return 1;
  if (YEARS.has(unit)) return 12;
  return WEEKS.has(unit) ? 1 / WEEKS_PER_MONTH : null;
}

export interface Age {
  readonly months: number;
  /** Index of its first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
}

/** Ages that a text tells, in months: of people below 18 years and of the old; `bare` takes "6 months +" for one. */
export function readAges({ text, words }: FoldedText, bare = false): readonly Age[] {
  const keys = words.map(({ key }) => key);
  const isNear = (at: number) =>
    keys.slice(Math.max(0, at - REACH), at + REACH + 1).some((key) => YOUNG.has(key));
  /** "Aged three", "a child of three", "aged from two". */
  const isLed = (at: number) => {
    const [second = '', first = ''] = keys.slice(Math.max(0, at - 2), at);
    if (at < 2) return AGE_WORDS.has(keys[at - 1] ?? '');
    return (
      AGE_WORDS.has(first) || (first === 'of' && YOUNG.has(second)) || (second === 'aged' && first === 'from')
    );
  };
  const isBare = (at: number) => keys[at - 1] === 'from' || UPWARDS.test(text.slice(words[at + 1]?.end));
  return keys.flatMap((key, at): readonly Age[] => {
    const count = readNumber(key);
    if (count === null) return [];
    const perUnit = readUnit(keys[at + 1]);
    // "Seven months pregnant" is no age.
    if (keys[at + 2] === PREGNANT) return [];
    const old = perUnit !== null && keys[at + 2] === 'old';
    const told =
      isLed(at) || old || (perUnit !== null && (isNear(at) || (bare && perUnit === 1 && isBare(at))));
    const months = count * (perUnit ?? 12);
    const to = at + (perUnit === null ? 1 : old ? 3 : 2);
    const young = told && months < 18 * 12;
    // "An 84-year-old" is somebody, "an 84-year-old whisky" is not.
    const aged = old && months >= OLD && (keys[to] === undefined || GROWN_UP.has(keys[to]));
    return young || aged ? [{ months, from: at, to }] : [];
  });
}

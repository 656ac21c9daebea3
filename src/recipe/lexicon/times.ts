// Times that are told without a number, by the shortest and the longest that is meant: "overnight", "until Sunday".

import type { FoldedText } from '../phrase-index.ts';
import { compileLexicon, type Lexicon } from './compile-lexicon.ts';

const DAYS = 'monday/tuesday/wednesday/thursday/friday/saturday/sunday';
const UP_TO = 'until/till/til';
const WHILE = `while/when/${UP_TO}/as`;
const MONTHS = 'january/february/april/june/july/august/september/october/november/december';
const SEASONS = 'spring/summer/autumn/fall/winter';

/** Hours, shortest and longest. */
const TIMES = {
  '3 6': 'for hours, hours on end',
  '4 8': 'rest of the day/afternoon/evening',
  '5 9':
    'all day/afternoon/evening/morning, the whole day/afternoon/evening/morning, through/throughout the day/afternoon/evening/morning',
  '6 9': `before you leave/go? for/to? work, before work, ${WHILE} you/youre/youll are? at work, ${WHILE} you/youre/youll are? at the office, ${WHILE} you/youre/youll are? at school, ${WHILE} you/youre are? in the office, ${WHILE} you/youre are? out, ${WHILE} you/youll/everyone get/come/are back/home, by the time you/youll get/come/are back/home`,
  '8 12': `overnight, through the night, all night, ${UP_TO}/by the? next/following? morning/day/breakfast/dawn, ${UP_TO}/by you get/wake up, ${UP_TO}/by it gets light, and go to bed, the night/evening before, while/when you/everyone are? asleep/sleep/sleeps, while/when youre asleep, while/when the house is? asleep/sleeps, after a night, spend the night, evening/night before … ${UP_TO}/by the? morning, day/evening/night before … ${UP_TO} needed/wanted, day/evening/night before … ${UP_TO} you need/want`,
  '8 24': `${UP_TO}/since/by/for the/about? tomorrow/yesterday, ${UP_TO}/since/by/for the/about? next/following day/morning/evening/night/afternoon, ${UP_TO}/since/by last night, since this morning, through to the? tomorrow, through to the? next/following day/morning, ${UP_TO}/by tomorrow evening/night/dinner/supper/lunch`,
  '24 24': 'a/one/the/for day and a/one/the night, round the clock',
  '24 48': `${DAYS} … ${DAYS}`,
  '24 72': `${UP_TO}/since next? ${DAYS}/weekend, ${UP_TO}/since the weekend, through to the? ${DAYS}/weekend`,
  '36 36': 'the/a day and a half',
  '48 48': 'all weekend, the whole weekend, over the weekend',
  '120 168': 'all week, the whole week, during/through the week, for the week',
  '336 672': 'for weeks, for ages, weeks on end',
  '1440 7200': `${UP_TO}/before/at the? christmas/easter/midsummer/${SEASONS}/${MONTHS}, ${UP_TO}/before/at next year/harvest/crop/season/${SEASONS}, ${UP_TO}/before the next harvest/crop/season, through to the? ${SEASONS}/christmas, ${UP_TO}/before next years crop/harvest, through/over/for/all the? whole? winter/summer/year/season, for a season, month to/after month`,
  '1440 8760': 'for months, for years, indefinitely, for ever, forever',
} as const;

let lexicon: Lexicon<keyof typeof TIMES> | undefined;

/** Every such time in a text, in minutes, with its first word and the word after its last. */
export function findTimes(
  text: FoldedText,
): readonly { low: number; high: number; from: number; to: number }[] {
  lexicon ??= compileLexicon<keyof typeof TIMES>({}, TIMES);
  return lexicon
    .find(text)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map(({ sense, from, to }) => {
      const [low = 0, high = 0] = sense.split(' ').map((hours) => 60 * Number(hours));
      return { low, high, from, to };
    });
}

// The words of cooking along, which load with it.

import { number } from './en.ts';
import { inLanguage } from './language.ts';
import { createTimeWords } from './time-words.ts';

const { clock, range } = createTimeWords('en-GB');

export const EN_COOK = {
  cook: 'Cook',
  change: 'Change',
  print: 'Print',
  takeAway: 'Take it away',
  tickStep: (step: number) => `Step ${step} done`,
  uses: 'Amounts in this step',

  serves: 'Serves',
  amounts: 'Amounts',
  fewer: 'Fewer servings',
  more: 'More servings',
  factor: (factor: number) => `× ${number(factor)}`,
  units: 'Units',
  unitChoice: {
    written: 'Units as written',
    metric: 'Metric, °C',
    'metric-gas': 'Metric, gas mark',
    us: 'US, °F',
  },
  adapted: (amount: string, isServings: boolean) => (isServings ? `Now for ${amount}.` : `Amounts ${amount}.`),
  adaptedFrom: (servings: number) => `Worked out from the recipe for ${servings}.`,
  notScaled: 'What does not follow',
  timesStay: 'Times stay as written: go by the look of it, a fuller pan takes longer.',
  panStays: (pan: string) => `The ${pan} stays that size: more needs a larger or a second one.`,
  amountStays: (line: string) => `As written: ${line}.`,
  rounded: (line: string, exact: number) => `${line}: by the arithmetic ${number(exact)}.`,

  cookMode: (title: string) => `Cooking: ${title}`,
  place: (step: number, count: number) => `Step ${number(step)} of ${number(count)}`,
  beforeFirst: 'Have ready',
  next: 'Next',
  begin: 'Start cooking',
  back: 'Back',
  finish: 'Done',
  leave: 'Close',
  aloud: 'Read aloud',
  screen: {
    off: '',
    on: 'The screen stays on.',
    refused: 'The screen may go dark: the browser does not keep it on just now.',
    none: 'The screen may go dark: this browser cannot keep it on.',
  },

  startTimer: (lowSec: number, highSec: number, name: string) => `Start ${range(lowSec, highSec)}: ${name}`,
  timerLength: range,
  timerName: (verb: string | null, food: string | null, step: number) => [verb, food].filter((part) => part !== null).join(' ') || `Step ${step}`,
  timers: 'Timers',
  clock,
  readyFrom: (seconds: number) => `Look now. ${clock(seconds)} more at most`,
  over: (seconds: number) => `Over by ${clock(seconds)}`,
  held: 'Stopped',
  hold: (name: string) => `Stop ${name} for a while`,
  goOn: (name: string) => `Let ${name} run on`,
  oneMore: (name: string) => `One minute more for ${name}`,
  oneMoreShort: '+1 min',
  removeTimer: (name: string) => `Remove ${name}`,
  timerStarted: (name: string, length: string) => `Timer started: ${name}, ${length}.`,
  timerLow: (name: string, low: string, more: string) => `${name}: ${low} are up. Look now; up to ${more} more.`,
  timerHigh: (name: string, high: string) => `${name}: ${high} are up.`,
  sound: 'Sound',
  notify: 'Notification',
  notifyDenied: 'This browser does not let Larder notify you. You can allow it in the browser’s settings.',
} as const;

export const COOK_WORDS = inLanguage('cook', EN_COOK);

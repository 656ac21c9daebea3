// The words of cooking along, which load with it.

import { countOf } from './en.ts';

/** "8:05", "1:02:03". */
function writeClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function writeSpan(seconds: number): string {
  if (seconds < 90 && seconds % 60 !== 0) return countOf(seconds, 'second', 'seconds');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.round((seconds % 3600) / 60);
  if (hours === 0) return countOf(minutes, 'minute', 'minutes');
  return minutes === 0 ? countOf(hours, 'hour', 'hours') : `${hours} h ${minutes} min`;
}

function writeRange(lowSec: number, highSec: number): string {
  if (lowSec === highSec) return writeSpan(lowSec);
  const inMinutes = lowSec % 60 === 0 && highSec % 60 === 0;
  return inMinutes && highSec < 7200
    ? `${lowSec / 60} to ${highSec / 60} minutes`
    : `${writeSpan(lowSec)} to ${writeSpan(highSec)}`;
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const EN_COOK = {
  cook: 'Cook',
  change: 'Change',
  print: 'Print',
  takeAway: 'Take it away',
  tickIngredient: (line: string) => `${line}: ready`,
  tickStep: (step: number) => `Step ${step} done`,
  uses: 'Amounts in this step',

  servings: 'Servings',
  serves: 'Serves',
  amounts: 'Amounts',
  fewer: 'Fewer servings',
  more: 'More servings',
  factor: (factor: number) => `× ${NUMBER.format(factor)}`,
  units: 'Units',
  unitChoice: {
    written: 'Units as written',
    metric: 'Metric, °C',
    'metric-gas': 'Metric, gas mark',
    us: 'US, °F',
  },
  adapted: (amount: string, isServings: boolean) =>
    isServings ? `Now for ${amount}.` : `Amounts ${amount}.`,
  adaptedFrom: (servings: number) => `Worked out from the recipe for ${servings}.`,
  notScaled: 'What does not follow',
  timesStay: 'Times stay as written: go by the look of it, a fuller pan takes longer.',
  panStays: (pan: string) => `The ${pan} stays that size: more needs a larger or a second one.`,
  amountStays: (line: string) => `As written: ${line}.`,
  rounded: (line: string, exact: number) => `${line}: by the arithmetic ${NUMBER.format(exact)}.`,

  cookMode: (title: string) => `Cooking: ${title}`,
  place: (step: number, count: number) => `Step ${step} of ${count}`,
  beforeFirst: 'Have ready',
  next: 'Next',
  begin: 'Start cooking',
  back: 'Back',
  finish: 'Done',
  leave: 'Close',
  keys: 'Arrows, Page Up and Down, or swipe.',
  aloud: 'Read aloud',
  screen: {
    off: '',
    on: 'The screen stays on.',
    refused: 'The screen may go dark: the browser does not keep it on just now.',
    none: 'The screen may go dark: this browser cannot keep it on.',
  },

  startTimer: (lowSec: number, highSec: number, name: string) =>
    `Start ${writeRange(lowSec, highSec)}: ${name}`,
  timerLength: writeRange,
  timerName: (verb: string | null, food: string | null, step: number) =>
    [verb, food].filter((part) => part !== null).join(' ') || `Step ${step}`,
  timers: 'Timers',
  clock: writeClock,
  readyFrom: (seconds: number) => `Look now. ${writeClock(seconds)} more at most`,
  over: (seconds: number) => `Over by ${writeClock(seconds)}`,
  held: 'Stopped',
  hold: (name: string) => `Stop ${name} for a while`,
  goOn: (name: string) => `Let ${name} run on`,
  oneMore: (name: string) => `One minute more for ${name}`,
  oneMoreShort: '+1 min',
  removeTimer: (name: string) => `Remove ${name}`,
  timerStarted: (name: string, length: string) => `Timer started: ${name}, ${length}.`,
  timerLow: (name: string, low: string, more: string) =>
    `${name}: ${low} are up. Look now; up to ${more} more.`,
  timerHigh: (name: string, high: string) => `${name}: ${high} are up.`,
  sound: 'Sound',
  notify: 'Notification',
  notifyDenied: 'This browser does not let Larder notify you. You can allow it in the browser’s settings.',
  notifyNone: 'This browser cannot notify you here.',
} as const;

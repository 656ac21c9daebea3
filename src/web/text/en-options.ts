// The words of the options, which load with their form.

import { count } from './en.ts';
import { inLanguage } from './language.ts';
import { capitalise, type OptionName } from './wish-words.ts';

export const EN_OPTIONS = {
  servings: 'Servings',
  fewerServings: 'One serving fewer',
  moreServings: 'One serving more',
  diets: 'Diets',
  option: (word: OptionName) => capitalise(word),
  avoid: 'Avoid',
  avoidNote: 'Larder asks for a recipe without them, looks for them in the text and says what it found.',
  avoidOther: 'Another food to avoid',
  avoidOtherExample: 'e.g. coriander',
  avoidIt: 'Avoid it',
  avoidMissing: 'Name a food first.',
  maxExtras: 'To buy, at most',
  noLimit: 'No limit',
  extras: (extras: number) => (extras === 0 ? 'Nothing' : count(extras, { one: '# thing', other: '# things' })),
  maxMinutes: 'Ready within',
  anyMinutes: 'Any time',
  minutes: (minutes: number) => count(minutes, { one: '# minute', other: '# minutes' }),
  equipment: 'In your kitchen',
  units: 'Units',
  unitSystem: { metric: 'Metric', us: 'US' },
} as const;

export const OPTION_WORDS = inLanguage('options', EN_OPTIONS);

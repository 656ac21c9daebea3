// The words of the options, which load with their form.

import { capitalise, countOf } from './en.ts';

export const EN_OPTIONS = {
  servings: 'Servings',
  fewerServings: 'One serving fewer',
  moreServings: 'One serving more',
  diets: 'Diets',
  option: capitalise,
  avoid: 'Avoid',
  avoidNote: 'Larder asks for a recipe without them, looks for them in the text and says what it found.',
  avoidOther: 'Another food to avoid',
  avoidOtherExample: 'e.g. coriander',
  avoidIt: 'Avoid it',
  avoidMissing: 'Name a food first.',
  maxExtras: 'To buy, at most',
  noLimit: 'No limit',
  extras: (count: number) => (count === 0 ? 'Nothing' : countOf(count, 'thing', 'things')),
  maxMinutes: 'Ready within',
  anyMinutes: 'Any time',
  minutes: (minutes: number) => `${minutes} minutes`,
  equipment: 'In your kitchen',
  units: 'Units',
  unitSystem: { metric: 'Metric', us: 'US' },
} as const;

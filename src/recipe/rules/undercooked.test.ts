import { describe, expect, it } from 'vitest';
import { type Row, severityOf } from './test-recipe.ts';

const THIGHS = ['4 chicken thighs', '1 tbsp oil'];
const MINCE = ['500 g beef mince', '4 burger buns'];
const PORK = ['500 g pork mince', '4 bread rolls', '1 onion'];
const STEAK = ['2 sirloin steaks', '1 tbsp butter'];
const BREASTS = ['2 chicken breasts', '1 lemon'];

const ROWS: readonly Row[] = [
  [
    'poultry to 60 inside',
    THIGHS,
    ['Roast the thighs until a thermometer in the middle reads 60 °C.', 'Serve.'],
    'danger',
  ],
  [
    'poultry to 75 inside',
    THIGHS,
    ['Roast the thighs until a thermometer in the middle reads 75 °C.', 'Serve.'],
    null,
  ],
  [
    'the minutes of the oven are no holding time',
    THIGHS,
    ['Roast the thighs for 50 minutes, until the middle reads 62 °C.', 'Serve.'],
    'danger',
  ],
  [
    'seventy held for two minutes',
    MINCE,
    [
      'Shape the mince into patties.',
      'Grill them to 70 °C for 2 minutes in the middle.',
      'Serve in the buns.',
    ],
    null,
  ],
  [
    'a bath too cool',
    BREASTS,
    ['Seal the chicken in a bag.', 'Cook in a water bath at 52 °C for 45 minutes.', 'Serve.'],
    'danger',
  ],
  [
    'a bath that holds long enough',
    BREASTS,
    ['Seal the chicken in a bag.', 'Cook in a water bath at 65 °C for 2 hours.', 'Serve.'],
    null,
  ],
  [
    'mince raw in the middle',
    MINCE,
    [
      'Shape the mince into patties.',
      'Sear the patties; they should stay red in the middle.',
      'Serve in the buns.',
    ],
    'danger',
  ],
  [
    'a doubt that is waved away',
    THIGHS,
    ['Fry the thighs for 8 minutes.', "Don't worry if the inside is still raw.", 'Serve.'],
    'danger',
  ],
  [
    'until no longer pink',
    MINCE,
    ['Fry the mince for 10 minutes, until no longer pink in the middle.', 'Serve.'],
    null,
  ],
  [
    'raw now, simmered after',
    MINCE,
    ['Brown the meatballs; they are still raw inside.', 'Simmer the meatballs for 20 minutes.', 'Serve.'],
    null,
  ],
  [
    'pink inside means more heat',
    THIGHS,
    ['Fry the thighs for 15 minutes. If the juices are pink, put them back in the pan.', 'Serve.'],
    null,
  ],
  ['a rare steak', STEAK, ['Fry the steaks for 2 minutes a side, rare in the middle.', 'Serve.'], null],
  [
    'an onion until pink',
    [...MINCE, '1 red onion'],
    [
      'Leave the red onion in lime juice until pink.',
      'Fry the mince for 10 minutes, until cooked through.',
      'Serve.',
    ],
    null,
  ],
  [
    'pork mince spread raw',
    PORK,
    ['Season the pork mince with salt.', 'Spread the pork on the rolls.', 'Top with the onion and serve.'],
    'danger',
  ],
  ['moments of heat', THIGHS, ['Fry the thighs for 1 minute on each side.', 'Serve the thighs.'], 'danger'],
  ['minutes enough', THIGHS, ['Fry the thighs for 12 minutes on each side.', 'Serve the thighs.'], null],
  [
    'raw filling on the tongue',
    PORK,
    [
      'Mix the pork mince with the onion.',
      'Taste a little of the raw mixture.',
      'Fry for 12 minutes, until cooked through.',
      'Serve.',
    ],
    'danger',
  ],
  [
    'a bit is fried and tasted',
    PORK,
    [
      'Mix the pork mince with the onion.',
      'Fry a teaspoon of the mixture and taste it.',
      'Fry the rest for 12 minutes, until cooked through.',
      'Serve.',
    ],
    null,
  ],
];

describe('meat that is not cooked through', () => {
  it.each(ROWS)('%s', (_, list, steps, severity) => {
    expect(severityOf('undercooked', list, steps)).toBe(severity);
  });
  it('gives a runny egg to nobody pregnant', () => {
    const steps = ['Boil the eggs for 4 minutes so that the yolks are runny.', 'Serve.'];
    expect(severityOf('undercooked', ['2 eggs'], steps, 'my pregnant sister')).toBe('danger');
    expect(severityOf('undercooked', ['2 eggs'], steps)).toBeNull();
  });
});

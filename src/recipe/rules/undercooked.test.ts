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
    'a whole chicken roasted like a breast',
    ['1 whole chicken', '600 g potatoes'],
    ['Heat the oven to 200 °C.', 'Roast the chicken for 25 minutes, until golden.', 'Carve and serve.'],
    'danger',
  ],
  [
    'a whole chicken roasted for its time',
    ['1 whole chicken', '600 g potatoes'],
    [
      'Heat the oven to 200 °C.',
      'Roast the chicken for 1 hour 20 minutes, until golden.',
      'Carve and serve.',
    ],
    null,
  ],
  [
    'breasts poached for five minutes',
    BREASTS,
    ['Poach the chicken breasts in simmering water for 5 minutes.', 'Slice and serve with the lemon.'],
    'danger',
  ],
  [
    'breasts that go on in the hot water',
    BREASTS,
    ['Poach the chicken breasts in water for 5 minutes.', 'Cover and leave for 15 minutes.', 'Serve.'],
    null,
  ],
  [
    'strips that take minutes only',
    [...BREASTS, '1 pepper'],
    ['Cut the chicken into strips.', 'Stir-fry the chicken and pepper for 5 minutes.', 'Serve.'],
    null,
  ],
  [
    'mince stirred in when the heat is off',
    [...MINCE, '400 g spaghetti', '300 g passata'],
    ['Simmer the passata for 15 minutes.', 'Turn off the heat and stir in the mince.', 'Serve in the buns.'],
    'danger',
  ],
  [
    'burgers that see the pan',
    MINCE,
    ['Shape the mince into 4 thick patties.', 'Fry them for 2 minutes a side.', 'Serve in the buns.'],
    'danger',
  ],
  [
    'burgers smashed thin',
    MINCE,
    ['Smash the mince into thin patties.', 'Fry them for 2 minutes a side.', 'Serve in the buns.'],
    null,
  ],
  [
    'an oven that hardly warms',
    ['1 whole chicken'],
    ['Roast the chicken in the oven at 70 °C for 3 hours.', 'Carve and serve.'],
    'danger',
  ],
  [
    'mince with its vegetables in a pie',
    [...MINCE, '1 onion', '500 g potatoes'],
    ['Mix the mince and onion in a dish and top with the potatoes.', 'Bake for 45 minutes.', 'Serve.'],
    null,
  ],
  [
    'duck breast served pink',
    ['2 duck breasts', '1 orange'],
    ['Fry the duck for 8 minutes skin side down, then 4 minutes more, for pink.', 'Slice and serve.'],
    null,
  ],
  [
    'taken off before it is done',
    THIGHS,
    ['Fry the thighs for 6 minutes a side. Take them off before the juices run clear.', 'Serve.'],
    'danger',
  ],
  [
    'compared with a steak',
    MINCE,
    ['Fry the burgers for 4 minutes a side, rosy in the middle like a good steak, to 55 °C.', 'Serve.'],
    'danger',
  ],
  [
    'a note that likes it raw',
    THIGHS,
    ['Fry the thighs for 12 minutes a side.', 'Serve.', '> They are best when the centre is still raw.'],
    'danger',
  ],
  [
    'pink now, finished in the oven',
    THIGHS,
    ['Sear the thighs until brown but still raw in the middle, and finish them in the oven.', 'Serve.'],
    null,
  ],
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
  [
    'what is true of chops, where the step gives the core temperature of the mince',
    PORK,
    [
      'Grill the patties until 71 °C inside. No pink is left in them. A chop may be served pink; mince may not.',
    ],
    null,
  ],
  [
    'dough that is eaten unbaked',
    ['100 g butter', '80 g sugar', '140 g plain flour'],
    ['Beat the butter with the sugar.', 'Stir in the flour.', 'Scoop into glasses and serve.'],
    'danger',
  ],
  [
    'dough of flour that was toasted first',
    ['100 g butter', '80 g sugar', '140 g plain flour, toasted and cooled'],
    ['Beat the butter with the sugar.', 'Stir in the flour.', 'Scoop into glasses and serve.'],
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
    // What is stirred into something cooled, and chilled, was never over heat.
    const mousse = [
      'Melt the chocolate over simmering water. Let it cool.',
      'Stir in the eggs.',
      'Spoon into glasses and chill for 3 hours.',
      'Serve.',
    ];
    expect(severityOf('undercooked', ['4 eggs', '150 g chocolate'], mousse, 'my pregnant sister')).toBe(
      'danger',
    );
  });
});

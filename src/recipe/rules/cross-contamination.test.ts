import { describe, expect, it } from 'vitest';
import { type Row, severityOf } from './test-recipe.ts';

const CHICKEN = ['500 g chicken thighs', '1 cucumber', '2 tomatoes', '3 tbsp soy sauce', '1 tbsp honey'];
const CUT = 'Cut the raw chicken into strips on a board with a sharp knife.';
const SOAK =
  'Stir the soy sauce and honey in a bowl, add the chicken and marinate in the fridge for 2 hours.';
const FRY = 'Fry the chicken for 12 minutes, until 75 °C inside.';
const GRILL = 'Lift the chicken out and grill it for 14 minutes, to 75 °C inside.';

const ROWS: readonly Row[] = [
  [
    'salad cut on the same unwashed board',
    CHICKEN,
    [CUT, 'Chop the cucumber on the same board, unwashed.', FRY],
    'danger',
  ],
  [
    'the board is washed between',
    CHICKEN,
    [CUT, 'Wash the board and knife. Chop the cucumber on the same board.', FRY],
    null,
  ],
  ['another board is taken', CHICKEN, [CUT, 'Chop the cucumber on a clean board.', FRY], null],
  [
    'a knife that is only wiped',
    CHICKEN,
    [CUT, 'Give the knife a quick wipe and slice the tomatoes with it.', FRY],
    'danger',
  ],
  [
    'the same board for what is fried after',
    CHICKEN,
    [
      CUT,
      'Slice the tomatoes on the same board.',
      'Fry the chicken and the tomatoes for 12 minutes.',
      'Serve.',
    ],
    null,
  ],
  ['the same board is forbidden', CHICKEN, [CUT, 'Do not use the same board for the cucumber.', FRY], null],
  [
    'cooked pieces back on the raw plate',
    CHICKEN,
    ['Lay the raw chicken on a plate.', FRY, 'Put the cooked chicken back on the plate that held it raw.'],
    'danger',
  ],
  [
    'cooked pieces on a clean plate',
    CHICKEN,
    ['Lay the raw chicken on a plate.', FRY, 'Put the cooked chicken on a clean plate.'],
    null,
  ],
  [
    'leftover marinade as a sauce',
    CHICKEN,
    [SOAK, GRILL, 'Pour the leftover marinade over the chicken and serve.'],
    'danger',
  ],
  [
    'leftover marinade is boiled first',
    CHICKEN,
    [
      SOAK,
      GRILL,
      'Boil the leftover marinade for 5 minutes.',
      'Pour the marinade over the chicken and serve.',
    ],
    null,
  ],
  [
    'leftover marinade is thrown away',
    CHICKEN,
    [SOAK, GRILL, 'Throw away the leftover marinade and serve.'],
    null,
  ],
  [
    'half of it was put aside before',
    CHICKEN,
    [
      'Mix the soy sauce and honey and set half of it aside.',
      'Coat the chicken in the rest.',
      GRILL,
      'Drizzle with the remaining marinade.',
    ],
    null,
  ],
  [
    'what is left in the bowl becomes a dip',
    CHICKEN,
    [SOAK, GRILL, 'Pour what is left in the bowl over the chicken as a sauce.'],
    'danger',
  ],
  ['chicken rinsed under the tap', CHICKEN, ['Rinse the chicken under cold running water.', FRY], 'danger'],
  ['each piece held under the tap', CHICKEN, ['Hold the chicken under the tap and rub it.', FRY], 'danger'],
  ['not rinsed', CHICKEN, ['Do not rinse the chicken, pat it dry.', FRY], null],
  ['the salad is rinsed', CHICKEN, ['Rinse the tomatoes under the tap.', FRY], null],
  [
    'hands are washed after the chicken',
    CHICKEN,
    ['Season the chicken and wash your hands with soap and water.', FRY],
    null,
  ],
  [
    'raw meat above the salad in a note',
    CHICKEN,
    [FRY, 'Serve.', '> Keep the raw chicken on the shelf above the tomatoes.'],
    'danger',
  ],
  [
    'raw meat on the bottom shelf',
    CHICKEN,
    [FRY, 'Serve.', '> Keep the raw chicken on the bottom shelf, below the tomatoes.'],
    null,
  ],
  [
    'hands left unwashed for the salad',
    CHICKEN,
    [
      'Turn the raw chicken in the oil with your hands. Without washing them, tear the tomatoes.',
      'Grill the chicken for 14 minutes, to 75 °C inside.',
    ],
    'danger',
  ],
  [
    'juice of raw mince as a dressing',
    ['500 g beef mince', '2 tomatoes'],
    ['Grill the mince for 12 minutes, to 71 °C.', 'Drizzle the juice from the raw mince over the tomatoes.'],
    'danger',
  ],
  [
    'the same brush once it is grilled',
    CHICKEN,
    [
      'Brush the raw chicken with the soy and honey.',
      'Grill for 14 minutes to 75 °C, then brush with the same brush and the rest of the glaze and serve.',
    ],
    'danger',
  ],
  [
    'a note that wastes no marinade',
    CHICKEN,
    [SOAK, GRILL, 'Serve.', "> Don't waste the marinade: pour it over the chicken as a sauce."],
    'danger',
  ],
  [
    'rice rinsed after the chicken',
    [...CHICKEN, '200 g rice'],
    ['Cut the chicken into strips.', 'Tip the rice into a sieve. Rinse under cold water and drain.', FRY],
    null,
  ],
  [
    'no raw meat at all',
    ['1 cucumber', '2 tomatoes'],
    ['Chop the cucumber and the tomatoes on the same board.', 'Serve.'],
    null,
  ],
];

describe('raw juices on what is eaten as it is', () => {
  it.each(ROWS)('%s', (_, list, steps, severity) => {
    expect(severityOf('cross-contamination', list, steps)).toBe(severity);
  });
});

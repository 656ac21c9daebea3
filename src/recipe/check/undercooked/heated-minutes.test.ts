import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { MEAT_WORD, readHeatedMinutes } from './heated-minutes.ts';

/** Minutes in a pan or the like and in the oven, to a tenth; null where nobody can count them. */
function heat(steps: readonly string[], title = 'Supper'): readonly [number, number] | null {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: ['600 g chicken thighs', '200 g peas'], steps }));
  const scan = scanRecipe(recipe, request, createReadings(request));
  const ids = new Set(scan.listed.filter(({ text }) => /chicken/.test(text)).map(({ food }) => food.id));
  const minutes = readHeatedMinutes(scan, ids);
  return minutes === null ? null : [Math.round(minutes.direct * 10) / 10, Math.round(minutes.oven * 10) / 10];
}

describe('a word for raw meat', () => {
  it.each(
    'meat mince beef pork lamb chicken chickens turkey turkeys bird birds sausage sausages sausagemeat burger burgers balls meatballs kofta koftas kofte koftes escalope escalopes schnitzel schnitzels thigh thighs breast breasts wing wings drumstick drumsticks leg legs fillet fillets kebab kebabs liver livers kidney kidneys joint joints chop chops cutlet cutlets steak steaks quail quails poussin poussins pheasant pheasants pigeon pigeons'.split(
      ' ',
    ),
  )('%s', (word) => {
    expect(MEAT_WORD.exec(`the ${word}`)?.[0]).toBe(word);
  });

  it.each(['onions', 'bread', 'meatless', 'winged', 'peas'])('not: %s', (word) => {
    expect(MEAT_WORD.test(`the ${word}`)).toBe(false);
  });
});

describe('minutes in a pan', () => {
  it.each([
    ['Fry the chicken for 10 minutes.', 10],
    ['Cook the chicken for 10 minutes.', 10],
    ['The chicken cooks for 10 minutes.', 10],
    ['Pan-fry the chicken for 10 minutes.', 10],
    ['Grill the chicken for 10 minutes.', 10],
    ['Griddle the chicken for 10 minutes.', 10],
    ['Broil the chicken for 10 minutes.', 10],
    ['Barbecue the chicken for 10 minutes.', 10],
    ['Simmer the chicken for 10 minutes.', 10],
    ['Boil the chicken for 10 minutes.', 10],
    ['Poach the chicken for 10 minutes.', 10],
    ['Braise the chicken for 10 minutes.', 10],
    ['Stew the chicken for 10 minutes.', 10],
    ['Sauté the chicken for 10 minutes.', 10],
    ['Sear the chicken for 10 minutes.', 10],
    ['Seal the chicken for 10 minutes.', 10],
    ['Brown the chicken for 10 minutes.', 10],
    ['Colour the chicken for 10 minutes.', 10],
    ['Color the chicken for 10 minutes.', 10],
    ['Char the chicken for 10 minutes.', 10],
    ['Crisp the chicken for 10 minutes.', 10],
    ['Steam the chicken for 10 minutes.', 10],
    ['Toast the chicken for 10 minutes.', 10],
    ['Sizzle the chicken for 10 minutes.', 10],
    ['Microwave the chicken for 10 minutes.', 10],
    ['Smoke the chicken for 10 minutes.', 10],
    ['Blanch the chicken for 10 minutes.', 10],
    ['Sweat the chicken for 10 minutes.', 10],
    ['Heat the chicken for 10 minutes.', 10],
    ['Warm the chicken for 10 minutes.', 10],
    ['Blister the chicken for 10 minutes.', 10],
    ['Caramelise the chicken for 10 minutes.', 10],
    ['Finish the chicken over the coals for 10 minutes.', 10],
    ['Finish the chicken off under the flame for 10 minutes.', 10],
    ['The chicken finishes off on the coals for 10 minutes.', 10],
    ['Turn the chicken in hot oil for 2 minutes.', 2],
    ['Dip the chicken into the smoking oil for 2 minutes.', 2],
    ['Lower the chicken into some very hot fat for 2 minutes.', 2],
    ['Roll the chicken in a sizzling wok for 2 minutes.', 2],
    ['Hold the chicken in the hot butter for 2 minutes.', 2],
    // Into what is hot.
    ['Lay the chicken in a hot pan for 5 minutes.', 5],
    ['Put the chicken in a smoking skillet for 5 minutes.', 5],
    ['Drop the chicken into the simmering stock for 5 minutes.', 5],
    ['Lay the chicken skin-side down for 5 minutes.', 5],
    ['Lay the chicken skin side up for 5 minutes.', 5],
    ['Heat the oil. Add the chicken to the pan for 5 minutes.', 5],
    // Each side counts.
    ['Fry the chicken for 4 minutes a side.', 8],
    ['Fry the chicken for 4 minutes per side.', 8],
    ['Fry the chicken for 4 minutes each side.', 8],
    ['Fry the chicken for 4 minutes on each side.', 8],
    ['Fry the chicken for 4 minutes on both sides.', 8],
    ['Fry the chicken for 4 minutes on either side.', 8],
    ['Fry the chicken for 4 minutes for each side.', 8],
    ['Fry the chicken for 4 minutes either side.', 8],
    ['Fry the chicken for 4 minutes each way.', 8],
    ['Fry the chicken for 4 minutes each flat side.', 8],
    ['Fry the chicken for 4 minutes each cut side.', 8],
    ['Fry the chicken for 4 minutes on each of the two sides.', 8],
    ['Fry the chicken for 4 minutes on both of its two sides.', 8],
    ['Fry the chicken for 4 minutes on each of both sides.', 8],
    ['Fry the chicken for 4 minutes on each of its sides.', 8],
    ['Fry the chicken for 4 minutes beside the peas.', 4],
    // How the time is told.
    ['Fry the chicken for half an hour.', 30],
    ['Fry the chicken for 30 seconds.', 0.5],
    ['Fry the chicken for 30 secs.', 0.5],
    ['Fry the chicken for 1 sec.', 0],
    ['Fry the chicken for 1 minute.', 1],
    ['Fry the chicken for 10 mins.', 10],
    ['Fry the chicken for 10 min.', 10],
    ['Braise the chicken for 1 hour.', 60],
    ['Braise the chicken for 2 hrs.', 120],
    ['Braise the chicken for 2 h.', 120],
    ['Braise the chicken for an hour and a half.', 90],
    ['Braise the chicken for 1 and a half hours.', 90],
    ['Fry the chicken for 8-10 minutes.', 10],
    ['Fry the chicken for 8 to 10 minutes.', 10],
    ['Fry the chicken for 10 more minutes.', 10],
    ['Fry the chicken for 10 full minutes.', 10],
    ['Fry the chicken for 10 good brief minutes.', 10],
    ['Fry the chicken for a minute or two.', 2],
    ['Fry the chicken for a minute or so.', 1],
    ['Fry the chicken; salt it in the last minute.', 1],
    ['Fry the chicken; salt it in the final minute.', 1],
    // What comes after.
    ['Fry the chicken for 5 minutes, then simmer it for 10 minutes.', 15],
    ['Fry the chicken for 5 minutes; turn it and cook for 5 minutes.', 10],
    ['Brown the chicken for 5 minutes and cook it for 5 minutes.', 10],
    ['Brown the chicken for 5 minutes: cover and simmer for 5 minutes.', 10],
    ['Fry the chicken for 5 minutes, lift it out and rest it for 10 minutes.', 5],
    // Warm and no more.
    ['Poach the chicken in barely warm stock for 10 minutes.', 2],
    ['Poach the chicken in hardly-warm fresh stock for 10 minutes.', 2],
    ['Poach the chicken in lukewarm water for 10 minutes.', 2],
    ['Poach the chicken in luke-warm water for 10 minutes.', 2],
    ['Poach the chicken in tepid broth for 10 minutes.', 2],
    ['Air-fry the chicken for 10 minutes.', 7],
    ['Air fry the chicken for 10 minutes.', 7],
    ['Cook the chicken in the airfryer for 10 minutes.', 7],
  ])('%s', (step, minutes) => {
    expect(heat([step])).toEqual([minutes, 0]);
  });
});

describe('minutes in the oven', () => {
  it.each([
    ['Roast the chicken for 40 minutes.', 40],
    ['Bake the chicken for 40 minutes.', 40],
    ['Cook the chicken in the oven for 40 minutes.', 40],
    ['Roast the chicken for 40 minutes at 200 C.', 40],
    ['Roast the chicken for 40 minutes at 400 F.', 40],
    ['Roast the chicken for 40 minutes at 100 C.', 16],
    ['Roast the chicken for 40 minutes at 120°C.', 22],
    ['Roast the chicken for 40 minutes at 120 ° C.', 22],
    ['Roast the chicken for 40 minutes at 120 degrees C.', 22],
    ['Roast the chicken for 40 minutes at 120 degree C.', 22],
    ['Roast the chicken for 40 minutes at 120 C.', 22],
    ['Roast the chicken for 40 minutes at 250 F.', 22],
    ['Roast the chicken for 40 minutes at 140 C.', 28],
    ['Roast the chicken for 40 minutes at 150 C.', 32],
    ['Roast the chicken for 40 minutes at 105 C.', 16],
    ['Roast the chicken for 40 minutes at 106 C.', 22],
    ['Roast the chicken for 40 minutes at 131 C.', 28],
    ['Roast the chicken for 40 minutes at 146 C.', 32],
    ['Roast the chicken for 40 minutes at 156 C.', 40],
    ['Roast the chicken for 40 minutes at 80 C.', 16],
    ['Roast the chicken for 40 minutes to 79 C.', 40],
    ['Roast the chicken for 40 minutes at gas 6.', 40],
    ['Roast the chicken for 40 minutes at gas mark 1/2.', 22],
    ['Roast the chicken for 40 minutes at gas mark 1/4.', 22],
    ['Roast the chicken for 40 minutes at gas mark half.', 22],
    ['Roast the chicken for 40 minutes at gas 1.', 28],
    ['Roast the chicken for 40 minutes at gas two.', 32],
    ['Roast the chicken for 40 minutes at gas mark three.', 40],
    ['Roast the chicken for 40 minutes to 74 C inside, 120 C as it says.', 40],
    ['Cook the chicken at 180 C for 40 minutes.', 40],
    ['Cook the chicken at 180°C for 40 minutes.', 40],
    ['Cook the chicken at 180 degrees C for 40 minutes.', 40],
    ['Cook the chicken at 180 degree C for 40 minutes.', 40],
    ['Cook the chicken at 220 C for 40 minutes.', 40],
  ])('%s', (step, minutes) => {
    expect(heat([step])).toEqual([0, minutes]);
  });

  it.each([
    ['Fry the chicken at 180 C for 10 minutes.', 10],
    ['Cook the chicken on the grill at 180 C for 10 minutes.', 10],
    ['Cook the chicken in oil at 180 C for 10 minutes.', 10],
    ['Cook the chicken in the smoker at 140 C for 10 minutes.', 7],
    ['Cook the chicken beside the roasting tin for 10 minutes.', 10],
    ['Cook the chicken in a roast tray for 10 minutes.', 10],
  ])('not: %s', (step, minutes) => {
    expect(heat([step])).toEqual([minutes, 0]);
  });

  it('counts both', () => {
    expect(heat(['Brown the chicken for 5 minutes.', 'Roast it for 30 minutes.'])).toEqual([5, 30]);
    expect(heat(['Roast the chicken for 30 minutes.', 'Fry it for 5 minutes.'])).toEqual([5, 30]);
    expect(heat(['Heat the oven to 120 C.', 'Roast the chicken for 40 minutes.'])).toEqual([0, 22]);
    expect(
      heat(['Heat the oven to 120 C.', 'Salt it.', 'Roast the chicken for 40 minutes at 200 C.']),
    ).toEqual([0, 40]);
    expect(heat(['Roast the chicken for 40 minutes.', 'Cook for 10 minutes.'])).toEqual([0, 50]);
  });
});

describe('what is followed', () => {
  it.each<readonly [string, readonly string[], readonly [number, number] | null]>([
    ['peas alone', ['Boil the peas for 10 minutes.'], null],
    ['peas, then meat', ['Boil the peas for 10 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['meat, then peas', ['Fry the chicken for 5 minutes.', 'Boil the peas for 9 minutes.'], [14, 0]],
    ['the sauce by itself', ['Simmer the sauce for 10 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['the oil by itself', ['Heat the oil for 2 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['the buns by themselves', ['Toast the bun for 2 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['the plates', ['Warm a plate for 2 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['no heat', ['Do not fry the chicken for 10 minutes.'], null],
    ['never', ['Never boil the chicken for 10 minutes.'], null],
    ['before a heat', ['Salt the chicken 10 minutes before frying.'], null],
    ['instead of a heat', ['Instead of frying leave the chicken for 10 minutes.'], null],
    ['a rest', ['Fry the chicken for 5 minutes.', 'Rest it for 10 minutes.'], [5, 0]],
    ['rests', ['Fry the chicken for 5 minutes.', 'It rests for 10 minutes.'], [5, 0]],
    ['a chill', ['Chill the chicken for 30 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['a brine', ['Leave the chicken in brine for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['the fridge', ['Put the chicken in the fridge for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['a bowl', ['Put the chicken in a bowl for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['a marinade', ['Marinate the chicken for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['cooling', ['Fry the chicken for 5 minutes.', 'Cool for 10 minutes.'], [5, 0]],
    ['keeping', ['Fry the chicken for 5 minutes.', 'It keeps for an hour.'], [5, 0]],
    ['thawing', ['Defrost the chicken for an hour.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    [
      'lifted out',
      ['Fry the chicken for 5 minutes.', 'Lift the chicken out.', 'Stir the peas for 10 minutes.'],
      [5, 0],
    ],
    [
      'set aside and back',
      [
        'Fry the chicken for 5 minutes.',
        'Set aside.',
        'Boil the peas for 9 minutes.',
        'Return the chicken and simmer for 10 minutes.',
      ],
      [15, 0],
    ],
    [
      'scooped straight out',
      ['Fry the chicken for 5 minutes, scoop it straight out.', 'Leave the lot 10 minutes.'],
      [15, 0],
    ],
    [
      'to a plate',
      ['Fry the chicken for 5 minutes, move it straight to a warm plate.', 'Stir the oil 10 minutes.'],
      [5, 0],
    ],
    [
      'all of it back',
      [
        'Fry the chicken for 5 minutes, remove.',
        'Boil the peas for 5 minutes.',
        'Put everything in for 10 minutes.',
      ],
      [15, 0],
    ],
    ['open-ended', ['Fry the chicken until golden.'], null],
    ['open-ended, then timed', ['Fry the chicken until golden. Cook for 5 minutes.'], [5, 0]],
    ['open-ended, and timed later', ['Fry the chicken until golden.', 'Cook it for 5 minutes.'], null],
    ['by weight', ['Roast the chicken for 20 minutes per kg and 20 minutes more.'], null],
    ['by the pound', ['Roast the chicken for 20 minutes per lb.'], null],
    ['by the packet', ['Roast the chicken for 20 minutes, or as the packet says.'], null],
    ['brought to the boil', ['Boil the chicken for 5 minutes.', 'Bring to the boil.'], [5, 0]],
    ['off the heat', ['Boil the chicken for 5 minutes.', 'Take off the heat.'], [5, 0]],
    ['over a heat', ['Stir the chicken for 5 minutes over a low heat.'], [5, 0]],
    ['the method names none', ['Gently roast for 40 minutes.'], [0, 40]],
    ['stir-fried, none named', ['Stir-fry for 5 minutes.'], [5, 0]],
    ['dipped, none named', ['Dip into hot oil for 5 minutes.'], [5, 0]],
    ['dipped, named by it', ['Dunk it into hot oil for 5 minutes.'], [5, 0]],
    ['grilled, over coals', ['Grill over the coals for 5 minutes.'], [5, 0]],
    ['marinating', ['The chicken is marinating for 30 minutes.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['chilling', ['Leave the chicken chilling for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['refrigerating', ['Refrigerate the chicken for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['soaking', ['Let the chicken soak for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['soaked', ['The chicken is left soaking for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['freezing', ['Freeze the chicken for 30 minutes.', 'Fry it for 5 minutes.'], [5, 0]],
    ['infusing', ['Fry the chicken for 5 minutes.', 'Leave it all to infuse for 30 minutes.'], [5, 0]],
    ['thawed', ['Thaw the chicken for an hour.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['thawing', ['Leave the chicken thawing for an hour.', 'Fry the chicken for 5 minutes.'], [5, 0]],
    ['kept', ['Fry the chicken for 5 minutes.', 'They will keep for an hour.'], [5, 0]],
    [
      'denied at a distance',
      ['Do not let them fry for 10 minutes.', 'Fry the chicken for 5 minutes.'],
      [5, 0],
    ],
    ['denied, then ordered', ['Without stirring the oil, fry the chicken for 5 minutes.'], [5, 0]],
    ['in a hot heavy pan', ['Put the chicken in a hot heavy pan. Leave for 5 minutes.'], [5, 0]],
    ['goes in', ['The chicken goes into the pan for 5 minutes.'], [5, 0]],
    ['go in', ['Let the chicken go in the pan for 5 minutes.'], [5, 0]],
    [
      'set it aside',
      ['Fry the chicken for 5 minutes.', 'Set it aside.', 'Stir the peas for 10 minutes.'],
      [5, 0],
    ],
    [
      'set the meat aside',
      ['Fry the chicken for 5 minutes.', 'Set the meat aside.', 'Stir the peas for 10 minutes.'],
      [5, 0],
    ],
    [
      'transferred',
      ['Fry the chicken for 5 minutes.', 'Transfer to a plate.', 'Stir the peas for 10 minutes.'],
      [5, 0],
    ],
    [
      'the meat transferred',
      ['Fry the chicken for 5 minutes.', 'Transfer the meat to a plate.', 'Stir the peas for 10 minutes.'],
      [5, 0],
    ],
    ['slowly poached, none named', ['Slowly poach for 5 minutes.'], [5, 0]],
    ['microwaved, none named', ['Microwave on high for 5 minutes.'], [5, 0]],
    ['turned in, none named', ['Turn in hot oil for 5 minutes.'], [5, 0]],
    ['turned into, none named', ['Turn into hot oil for 5 minutes.'], [5, 0]],
    ['dunked, none named', ['Dunk in hot oil for 5 minutes.'], [5, 0]],
    ['at the boiling point', ['Boil the chicken for 5 minutes.', 'Keep it at boil point.'], [5, 0]],
    ['boiled over', ['Boil the chicken for 5 minutes.', 'It must not boil over.'], [5, 0]],
    ['over low heat', ['Boil the chicken for 5 minutes.', 'Warm it over low heat.'], [5, 0]],
    [
      'over a fierce gas heat',
      ['Boil the chicken for 5 minutes.', 'Sear it over a fierce gas heat.'],
      [5, 0],
    ],
    [
      'over a medium-high heat',
      ['Boil the chicken for 5 minutes.', 'Sear it over a medium-high heat.'],
      [5, 0],
    ],
    ['on a warm plate', ['Boil the chicken for 5 minutes.', 'Serve it on a warm plate.'], [5, 0]],
    ['in warm bowls', ['Boil the chicken for 5 minutes.', 'Serve it in a warm bowl.'], [5, 0]],
    ['in a warm bun', ['Boil the chicken for 5 minutes.', 'Serve it in a warm bun.'], [5, 0]],
    ['beside a simmer', ['Boil the chicken for 5 minutes.', 'Simmer it until it is thick.'], null],
    ['poaching at an oven heat', ['Poach the chicken at 120 C for 40 minutes.'], [40, 0]],
    ['in a poaching bath', ['Cook the chicken in the poaching pot at 120 C for 40 minutes.'], [40, 0]],
    ['in a steamer', ['Cook the chicken in the steamer at 120 C for 40 minutes.'], [40, 0]],
    ['simmering at a heat', ['Cook the chicken at 120 C, simmering, for 40 minutes.'], [40, 0]],
    [
      'clauses',
      ['Oil the tin - fry the chicken for 5 minutes. Cook the peas and rest it for 9 minutes.'],
      [5, 0],
    ],
    ['a traybake', ['Traybake the chicken for 40 minutes.'], null],
    ['a tray bake', ['Cook the chicken as a tray bake for 40 minutes.'], [0, 40]],
  ])('%s', (_name, steps, minutes) => {
    expect(heat(steps)).toEqual(minutes);
  });

  it('knows the dish by the last word of its title', () => {
    expect(
      heat(['Stir the peas for 1 minute.', 'Put the bake in the oven for 30 minutes.'], 'Pea Bake'),
    ).toEqual([0, 30]);
    expect(heat(['Boil the peas. Put the gratin in a hot oven for 30 minutes.'], 'Pea gratin, warm')).toEqual(
      [0, 30],
    );
    expect(heat(['Stir the peas. Put the salad in a hot oven for 30 minutes.'], 'Pea salad')).toBeNull();
  });
});

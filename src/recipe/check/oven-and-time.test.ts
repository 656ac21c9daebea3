// Rules over the method alone: no-preheat, no-time, cut-off.

import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { checkCutOff } from './cut-off.ts';
import { checkNoPreheat } from './no-preheat.ts';
import { checkNoTime } from './no-time.ts';

function method(...steps: readonly string[]): Recipe {
  return {
    title: 'Dinner',
    introduction: '',
    ingredients: [],
    steps,
    notes: [],
    leftOut: [],
  } as unknown as Recipe;
}

const CUT_OFF = 'The last step breaks off in mid-sentence.';

describe('no-preheat', () => {
  it.each([
    'Put it in the oven.',
    'Slide it into a hot oven.',
    'Transfer to your fan oven.',
    'Cook in an oven.',
    'Put it into the very hot oven.',
    'Tip into an ovenproof dish and then bake.',
    'Bake for 20 minutes.',
    'Cover; bake for an hour.',
    'Cover, bake for an hour.',
    'Stir and bake.',
  ])('%s', (step) => {
    expect(checkNoPreheat(method('Chop.', step, step))).toEqual([
      {
        rule: 'no-preheat',
        severity: 'warning',
        message: 'Step 2 uses the oven, and no step before heats it.',
        step: 2,
      },
    ]);
  });

  it.each([
    'Preheat the oven.',
    'Pre-heat your oven.',
    'Heat the fan oven.',
    'Set the oven on.',
    'Turn on the oven.',
    'Warm the oven.',
    'Let the oven preheat.',
    'The oven is preheated.',
    'The oven is pre-heated.',
    'With the oven heated well.',
    'When the oven is hot.',
    'Bring the oven to 180 C.',
    'Use a preheated one.',
  ])('heated before: %s', (step) => {
    expect(checkNoPreheat(method(step, 'Bake in the oven.'))).toEqual([]);
    expect(checkNoPreheat(method('Bake in the oven.', step))).toHaveLength(1);
  });

  it.each([
    'Cook in the air fryer and bake.',
    'Cook in the air-fryer and bake.',
    'Heat the tray in the microwave oven.',
    'Put it into the Dutch oven.',
    'Chill the no-bake cake and bake nothing.',
    'Chill the no bake cake and bake nothing.',
    'Fry.',
    'Take it out of the oven.',
    'Serve the baked potatoes.',
  ])('no oven to heat: %s', (step) => {
    expect(checkNoPreheat(method(step))).toEqual([]);
  });
});

describe('no-time', () => {
  it.each([
    'Simmer',
    'Boil',
    'Bake',
    'Roast',
    'Fry',
    'Sauté',
    'Saute',
    'Grill',
    'Broil',
    'Steam',
    'Poach',
    'Braise',
    'Stew',
    'Toast',
    'Brown',
    'Sear',
    'Cook',
  ])('%s without a time', (word) => {
    expect(checkNoTime(method('Chop for 5 minutes.', `${word} the leeks.`))).toEqual([
      {
        rule: 'no-time',
        severity: 'warning',
        message: 'Step 2 cooks and says neither how long nor when it is done.',
        step: 2,
      },
    ]);
  });

  it('says it once where no step names a time', () => {
    expect(checkNoTime(method('Chop the leeks.', 'Fry the leeks.', 'Simmer the rest.'))).toEqual([
      {
        rule: 'no-time',
        severity: 'warning',
        message: 'No step says how long it takes, the first to cook is step 2.',
        step: 2,
      },
    ]);
  });

  it.each(['Cocer los puerros. Simmer.', 'Fry.'])('leaves what is not English alone: %s', (step) => {
    expect(checkNoTime(method(step)).map(({ message }) => message)).toEqual([
      'Step 1 cooks and says neither how long nor when it is done.',
    ]);
  });

  it.each([
    'Fry for 5 minutes.',
    'Fry for 1 minute.',
    'Fry for 5 min.',
    'Fry 5 mins.',
    'Stew for 2 hours.',
    'Stew for an hour.',
    'Stew for 2 hrs.',
    'Stew for 1 hr.',
    'Stew for 2 h.',
    'Fry until soft.',
    'Fry till soft.',
    'Fry as soon as you can.',
    'Fry when hot.',
    'Fry once it is hot.',
    'Fry according to the pack.',
    'Fry for 30 seconds.',
    'Fry for a second.',
    'Sear 20 secs.',
    'Sear a sec.',
    'Braise overnight.',
    'Fry just to warm.',
    'Cook through.',
  ])('timed: %s', (step) => {
    expect(checkNoTime(method('Rest for 5 minutes.', step))).toEqual([]);
  });

  it.each([
    'Bring the water to the boil.',
    'Bring to a simmer.',
    'Bring the milk to a gentle simmer.',
    'Boil the kettle.',
    'Boil a kettle.',
    'Pour over boiling water.',
    'Boil water.',
    'Preheat the grill.',
    'Heat the broiler.',
    'Light the grill.',
    'Turn on the grill.',
    'Set the grill.',
    'Put it under the grill.',
    'Take it from the grill.',
    'Serve on toast.',
    'Butter the toast.',
    'Put it on your buttered toasts.',
    'Divide the stew.',
    'Heat a grill pan.',
    'Oil the frying pan.',
    'Line a roasting tin.',
    'Stir in the stir-fry sauce.',
    'Stir in the stir fry sauce.',
    'Stir in the brown sugar.',
    'Rub the brown husk off the nuts.',
    'Boil the water and fill the jars.',
    'Tinned beans need no soaking, so there is nothing to soak or boil.',
  ])('no cooking: %s', (step) => {
    expect(checkNoTime(method('Rest for 5 minutes.', step))).toEqual([]);
  });

  it('reads a time that stands far into the step', () => {
    expect(
      checkNoTime(
        method(
          'Fry the leeks with the butter in a wide pan over a medium heat, stirring all the time, for 8 to 10 minutes.',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    'Sear the steaks with oil for 30 seconds.',
    'Braise the meat overnight.',
    'Sear the steaks 20 secs.',
    'Sear the steaks a second.',
    'Sear the steaks a sec.',
  ])('a time of its own kind: %s', (step) => {
    expect(checkNoTime(method(step, 'Fry the rest.'))).toMatchObject([
      { step: 2, message: expect.stringContaining('neither') },
    ]);
  });
});

describe('cut-off', () => {
  it.each(['Serve', 'Serve with the', 'Serve with leeks,'])('breaks off: %s', (last) => {
    expect(checkCutOff(method('Chop.', last), undefined)).toEqual([
      { rule: 'cut-off', severity: 'warning', message: CUT_OFF },
    ]);
  });

  it.each([
    'Serve.',
    'Serve!',
    'Why not?',
    'Serve: ',
    'Serve (warm)',
    'Serve [warm]',
    'Serve …',
    'Serve “warm”',
    'Serve "warm"',
    '**Serve**',
    'Serve.  ',
  ])('ends: %s', (last) => {
    expect(checkCutOff(method('Chop.', last), undefined)).toEqual([]);
  });

  it('judges only where every other step ends like a sentence and nothing follows', () => {
    expect(checkCutOff(method('Serve'), undefined)).toEqual([]);
    expect(checkCutOff(method('Chop', 'Serve'), undefined)).toEqual([]);
    expect(checkCutOff(method('Chop.', 'Fry', 'Serve'), undefined)).toEqual([]);
    expect(checkCutOff({ ...method('Chop.', 'Serve'), notes: ['Keeps.'] }, undefined)).toEqual([]);
    expect(
      checkCutOff({ ...method('Chop.', 'Serve'), leftOut: [{ ingredient: 'leek', why: '' }] }, undefined),
    ).toEqual([]);
  });

  it('names the length limit, and the lack of any step', () => {
    expect(checkCutOff(method('Chop.', 'Serve'), 'length')).toEqual([
      {
        rule: 'cut-off',
        severity: 'warning',
        message: 'The recipe stops at the length limit; its end is missing.',
      },
    ]);
    expect(checkCutOff(method(), 'complete')).toEqual([
      {
        rule: 'cut-off',
        severity: 'warning',
        message: 'No step could be read: the recipe may have stopped before its end.',
      },
    ]);
    expect(checkCutOff(method('Serve'), 'complete')).toEqual([]);
  });
});

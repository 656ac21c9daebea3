import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStepTimes } from './step-times.ts';

const read = (step: string) =>
  readStepTimes(step).map(({ lowSec, highSec, verb, food }) => [lowSec / 60, highSec / 60, verb, food]);

describe('the times of a step', () => {
  test.each([
    ['Simmer for 10 to 12 minutes.', [[10, 12, 'Simmer', null]]],
    ['Add the leeks and cook until soft but still green, 8 to 10 minutes.', [[8, 10, 'Cook', 'leeks']]],
    [
      'Bake until deep gold, 25-30 mins. Rest for 5 minutes.',
      [
        [25, 30, 'Bake', null],
        [5, 5, 'Rest', null],
      ],
    ],
    ['Boil the rice until no grain is hard, 10 to 12 minutes.', [[10, 12, 'Boil', 'rice']]],
    ['Fry the onion and garlic for 1 minute.', [[1, 1, 'Fry', 'onion']]],
    ['Roast the chicken for 1 hour 20 minutes.', [[80, 80, 'Roast', 'chicken']]],
    ['Braise for 1 1/2 hours.', [[90, 90, 'Braise', null]]],
    ['Braise for 1½ to 2 hours.', [[90, 120, 'Braise', null]]],
    ['Leave for half an hour.', [[30, 30, 'Leave', null]]],
    ['Roast for 1h30.', [[90, 90, 'Roast', null]]],
    ['Chill for two and a half hours', [[150, 150, 'Chill', null]]],
    ['Boil hard for an hour and a half.', [[90, 90, 'Boil', null]]],
    ['Fry for 30 seconds.', [[0.5, 0.5, 'Fry', null]]],
    ['Rest for a 5-minute break.', [[5, 5, 'Rest', null]]],
    ['Roast for 1 hour 15 to 1 hour 20 minutes, basting twice.', [[75, 80, 'Roast', null]]],
    ['Rest on a clean board for 15 minutes before carving.', [[15, 15, 'Rest', null]]],
    ['Lift the fish onto a warm dish and leave for 15 minutes.', [[15, 15, 'Leave', 'fish']]],
    ['Add the onion and salt and cook until sweet-smelling, 8 minutes.', [[8, 8, 'Cook', 'onion']]],
    ['Stir every 5 minutes.', []],
    ['Add the peas for the last 3 minutes.', []],
    ['Put the plates in 5 minutes before the end.', []],
    ['Chill within 2 hours.', []],
    ['Bake at 180 C in a 20 cm dish.', []],
    ['Soak for 24 hours.', []],
  ])('%s', (step, times) => expect(read(step)).toEqual(times));

  test('each says where it stands', () => {
    const step = 'Simmer the rice, 10 to 12 minutes, then rest.';
    expect(readStepTimes(step).map(({ at, end }) => step.slice(at, end))).toEqual(['10 to 12 minutes']);
  });

  test('no text makes it throw, and no time is empty or ends before it begins', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z ½-]{0,40}min$/)), (step) => {
        for (const { lowSec, highSec, at, end } of readStepTimes(step)) {
          expect(lowSec).toBeGreaterThan(0);
          expect(highSec).toBeGreaterThanOrEqual(lowSec);
          expect(end).toBeGreaterThan(at);
        }
      }),
    );
  });
});

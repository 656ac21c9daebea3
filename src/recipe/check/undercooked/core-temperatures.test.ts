import { describe, expect, it } from 'vitest';
import { isBath, readCores } from './core-temperatures.ts';

function coresOf(text: string, hasFood = true, inBath = false): readonly number[] {
  return readCores(text, hasFood, inBath).map(({ coreC }) => coreC);
}

describe('a temperature inside the food', () => {
  it.each([
    // How it is printed.
    ['until 60 C inside', 60],
    ['until 60C inside', 60],
    ['until 60°C inside', 60],
    ['until 60 °C inside', 60],
    ['until 60º C inside', 60],
    ['until 60℃ inside', 60],
    ['until 60° inside', 60],
    ['until 60 degrees inside', 60],
    ['until 60 degree celsius inside', 60],
    ['until 60 deg. C inside', 60],
    ['until 60 centigrade inside', 60],
    ['until 140 F inside', 60],
    ['until 140℉ inside', 60],
    ['until 140 degrees Fahrenheit inside', 60],
    ['until 140° inside', 60],
    ['until 99° inside', 99],
    ['until 100° inside', 100],
    ['until 62.5 C inside', 62.5],
    ['until 62,5 C inside', 62.5],
    ['until 60-65 C inside', 60],
    ['until 60 – 65 C inside', 60],
    ['until 60 to 65 C inside', 60],
    ['until 60 °C to 65 °C inside', 60],
    ['until 60 degrees to 65 degrees inside', 60],
    ['to an internal temperature of 62', 62],
    ['the core temp is 62', 62],
    ['the core temp. reaches at least 62', 62],
    ['the internal temperature should be about 62', 62],
    ['until the internal temperature hits around 145', 63],
    // Where it is measured, before the figure.
    ['the core is at 60 C', 60],
    ['in the centre it has 60 C', 60],
    ['in the center it has 60 C', 60],
    ['until the middle has 60 C', 60],
    ['until the thickest part has 60 C', 60],
    ['at the deepest point 60 C', 60],
    ['internally 60 C', 60],
    ['with a probe at 60 C', 60],
    ['until the meat temp is 60 C', 60],
    ['until the meat temperature is 60 C', 60],
    ['until the thermometer says 60 C', 60],
    ['until it reaches 60 C', 60],
    ['it reached 60 C', 60],
    ['until it registers 60 C', 60],
    ['until it reads 60 C', 60],
    ['until it hits 60 C', 60],
    ['until it measures 60 C', 60],
    ['until it comes to 60 C', 60],
    ['until it comes up to 60 C', 60],
    ['until it gets to 60 C', 60],
    ['it climbs to 60 C', 60],
    ['when it is at about 60 C', 60],
    ['it has gone to 60 C', 60],
    ['it temps at 60 C', 60],
    // Behind the figure.
    ['at 60 C in the thickest part', 60],
    ['at 60 C in the core', 60],
    ['at 60 C internal', 60],
    ['at 60 C internally', 60],
    ['at 60 C core', 60],
    ['at 60 C at the centre', 60],
    ['at 60 C at its core', 60],
    ['at 60 C on a thermometer', 60],
    ['at 60 C on your instant-read meat thermometer', 60],
    ['at 60 C when measured in the middle', 60],
    ['at 60 C (just) inside', 60],
    ['at 60 C as measured inside', 60],
    // What is cooked to it.
    ['cook it to 60 C', 60],
    ['fry until 60 C', 60],
    ['roast the joint, then rest, to about 60 C', 60],
    ['bake until it is 60 C', 60],
    ['grill until just 60 C', 60],
    ['broil to exactly 60 C', 60],
    ['poach to a gentle 60 C', 60],
    ['sear to medium-rare, 60 C', 60],
    ['heat to only 60 C', 60],
    ['bring it up to 60 C', 60],
    ['warm until 60 C', 60],
    ['braise until they are 60 C', 60],
    ["smoke until they're 60 C", 60],
    ['steam to 60 C', 60],
    ['simmer until 60 C', 60],
    ['saute to 60 C', 60],
    ['done at 60 C', 60],
    ['pull it at 60 C', 60],
    ['take the chicken out at 60 C', 60],
    ['take it off at about 60 C', 60],
    ['remove it from the oven at 60 C', 60],
    ['remove it at around 60 C', 60],
    ['cook to rare (60 C)', 60],
  ])('%s', (text, coreC) => {
    expect(coresOf(text)).toContain(coreC);
  });

  it('reads each of them in order', () => {
    expect(coresOf('take out at 60 C inside; it reaches 74 C')).toEqual([60, 74]);
    expect(readCores('cook it to 60 C, then to 65 C inside', true, false).map(({ index }) => index)).toEqual([
      11, 25,
    ]);
    expect(readCores('cook until the core is 60 °C inside', true, false)[0]?.text).toBe('60 °C');
  });

  it.each([
    'roast at 180 C until done',
    'cook in a 60 C oven until it is done',
    'heat the oven to 80 C',
    'heat the oil until it reaches 90 C',
    'warm the milk to 40 C',
    'bring the water to 80 C and poach',
    'until the oven thermometer reads 90 C',
    'heat the sugar until it reaches 80 C',
    'when the oil has reached 90 C',
    'fry until it is 101 C inside',
    'fry until 214 F inside',
    'roast at 60 C higher inside',
    '60 C hotter in the middle',
    'at the core 60 C above the lowest',
    'at the core 60 C below it',
    'at the core 60 C lower',
    'at the core 60 C more',
    'at the core 60 C less',
    'inside, a 60 C drop',
    'inside, a 60 C difference',
    'cook until the core is done, 60 g a head',
    'an internal temperature of 62 minutes',
    'the internal temperature after 20 min',
    'keep the plates at 50 C',
    'fry for 5 minutes. rest at 60 C',
    'until 60 cm inside',
    '5 C inside',
    'with a probe, the oven thermometer 90 C',
    'with a probe, the water temperature 90 C',
    'the probe says the oil temperature is 90 C',
    'until the oven thermometer reads 90 C',
  ])('none in %s', (text) => {
    expect(coresOf(text)).toEqual([]);
  });

  it('takes a metered figure for the food only where nothing else is measured', () => {
    expect(coresOf('until it reaches 60 C', false)).toEqual([60]);
    for (const thing of [
      'oven',
      'fan',
      'grill',
      'air fryer',
      'deep-fryer',
      'oil',
      'fat',
      'pan',
      'skillet',
      'water',
      'milk',
      'syrup',
      'caramel',
      'wok',
      'griddle',
      'bbq',
      'smoker',
      'fridge',
      'freezer',
      'plate',
      'plates',
      'stone',
      'coals',
      'cream',
      'mixture for it',
    ])
      expect(coresOf(`warm the ${thing} gently, it reaches 60 C`, false)).toEqual([]);
    expect(coresOf('cook it to 60 C', false)).toEqual([]);
  });

  it.each([
    'oven',
    'fan',
    'grill',
    'fryer',
    'oil',
    'fat',
    'pan',
    'skillet',
    'water',
    'milk',
    'syrup',
    'sugar',
    'caramel',
    'wok',
    'smoker',
    'coals',
    'barbecue',
    'bath',
  ])('knows the %s by its name', (thing) => {
    expect(coresOf(`until the ${thing} reaches 60 C`)).toEqual([]);
    expect(coresOf(`until the ${thing} temperature has just reached 60 C`)).toEqual([]);
    expect(coresOf(`lift it from the ${thing}, when it reaches 60 C`)).toEqual([60]);
  });
});

describe('how long it is held', () => {
  it.each([
    ['60 C inside for 30 seconds', 0.5],
    ['60 C inside for 30 secs', 0.5],
    ['60 C inside for 6 s', 0.1],
    ['60 C inside for 12 minutes', 12],
    ['60 C inside for at least 12 mins', 12],
    ['60 C inside for about 12 min', 12],
    ['60 C inside for up to 2-3 minutes', 2],
    ['60 C inside for a minute', 1],
    ['60 C inside for one minute', 1],
    ['60 C inside for Two minutes', 2],
    ['60 C inside for three minutes', 3],
    ['60 C inside for half an hour', 30],
    ['60 C inside for an hour', 60],
    ['60 C inside for 1.5 hours', 90],
    ['60 C inside for 2 hrs', 120],
    ['60 C inside for 2 h', 120],
    ['60 C inside and rest', 0],
    ['for 20 minutes, to 60 C inside', 0],
  ])('%s', (text, minutes) => {
    expect(readCores(text, true, false)[0]?.heldMinutes).toBe(minutes);
  });
});

describe('a bath', () => {
  it.each([
    'sous vide',
    'sous-vide',
    'in a water bath',
    'with an immersion circulator',
    'in a precision cooker',
  ])('%s', (words) => {
    expect(isBath(`Cook ${words} for an hour`)).toBe(true);
    expect(readCores(`cook ${words} for 2 hours at 55 C`, true, false)).toMatchObject([
      { coreC: 55, bath: true, heldMinutes: 120 },
    ]);
  });

  it('is known from the rest of the step', () => {
    expect(isBath('Cook in the oven')).toBe(false);
    expect(readCores('leave it at 55 C for 1 hour', true, true)).toMatchObject([
      { coreC: 55, bath: true, heldMinutes: 60 },
    ]);
    expect(readCores('then in the oven at 80 C', true, true)).toEqual([]);
  });

  it('is none where the inside is measured', () => {
    expect(readCores('lift it from the water bath at 55 C inside', true, true)).toMatchObject([
      { bath: false, heldMinutes: 0 },
    ]);
  });
});

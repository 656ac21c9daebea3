// What is sealed from the air and kept, and what keeps of itself.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkHungSausages, checkSealedJars, checkVacuum } from './sealed-jars.ts';

function scan(list: string, steps: readonly string[], title = 'Dish') {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list.split('; '), steps }));
  return scanRecipe(recipe, request, createReadings(request));
}

function jars(list: string, ...steps: readonly string[]): string | undefined {
  return checkSealedJars(scan(list, steps))[0]?.message;
}

const BEANS = '500 g green beans';
const SHELF = 'Store on the shelf for a year.';

describe('food low in acid, put by in jars', () => {
  it.each(
    'green bean, runner beans, runner bean, string bean, string beans, french bean, french beans, carrot, carrots, mushroom, mushrooms, potato, potatoes, pumpkin, pumpkins, beetroot, beetroots, aubergine, aubergines, eggplant, eggplants, courgette, courgettes, leek, leeks, parsnip, parsnips, turnip, turnips, swede, swedes, artichoke, artichokes, sweet potatoes, egg, eggs, peas, corn, asparagus, chicken, salmon'.split(
      ', ',
    ),
  )('%s', (food) => {
    expect(jars(`500 g ${food}`, 'Pack into jars and process in a water bath.', SHELF)).toContain(
      'low in acid',
    );
    expect(jars(`500 g ${food}`, 'Fill the jars with it and close them.', SHELF)).toContain('low in acid');
  });

  it.each([
    'Set the jars in simmering water for an hour.',
    'Put all the filled jars into boiling water for an hour.',
    'Stand the closed jars in hot water for an hour.',
    'Lower sealed jars into a pot of boiling water.',
    'Water-bath the jars for an hour.',
    'Waterbath the jars for an hour.',
    'Give the jars a water bath.',
    'Use a boiling-water canner for the jars.',
    'Use a boiling water bath for the jars.',
    'Process the jars for an hour.',
    'Process them for an hour; fill the jars first.',
    'Process for an hour in their jars.',
    'Oven-can the jars for an hour.',
    'Oven can the jars for an hour.',
    'Oven-canned in jars for an hour.',
    'Oven-canning the jars takes an hour.',
    'Can them in jars.',
    'Can the beans in jars.',
    'Canning it in jars is easy.',
    'Use the open-kettle way and fill the jars.',
    'Use the open kettle way and fill the jars.',
    'Seal the jars.',
    'Seal them in a clean jar.',
    'It seals in the jar.',
    'Sealed in warm clean glass jars.',
    'Fill the jars and seal.',
    'Fill each jar; it is sealed, inverted.',
    'Fill the jars, turn upside-down.',
    'Fill the jars, turn upside down.',
    'Fill the jars. Close the lid tightly and boil.',
    'Fill the jars. Screw on the lids and simmer.',
    'Boil the jars for an hour.',
    'Steam the filled jars for an hour.',
    'Bake sealed jars for an hour.',
    'Cook the closed bottles for an hour.',
    'Fill jars. Turn upside down.',
    'Fill jars. Turn them upside-down.',
    'Fill jars. Turn the jars upside down.',
    'Fill jars. Stand them on their heads.',
    'Fill jars. Stand the lot on their lids.',
    'Invert the jars.',
    'Run the full jars through the dishwasher.',
    'Put the filled jars in the oven for an hour.',
    'Heat the oven; in go the jars for an hour.',
  ])('%s', (step) => {
    expect(jars(BEANS, step, SHELF)).toContain('low in acid');
  });

  it.each([
    'the pantry',
    'a larder',
    'the cupboard',
    'a cool cellar',
    'a shelf at room temperature',
    'the shelf for a month',
    'the shelf for months',
    'the shelf for a year',
    'the shelf for years',
    'the larder all winter',
  ])('kept in %s', (place) => {
    expect(jars(BEANS, 'Fill the jars with beans and boil the jars.', `Keep in ${place}.`)).toBeDefined();
  });

  it.each([
    [BEANS, 'Pressure-can the jars.'],
    [BEANS, 'Pressure can the jars.'],
    [BEANS, 'Use a pressure canner for the jars.'],
    [BEANS, 'Use the pressurecooker for the jars.'],
    [BEANS, 'Pressure cook the jars.'],
    [BEANS, 'Pressure canning the jars is best.'],
    [BEANS, 'They are pressure canned in jars.'],
    [BEANS, 'Fill the jars and keep in the fridge.'],
    [BEANS, 'Boil them and serve.'],
    [`${BEANS}; 1 l vinegar`, 'Boil the jars.'],
    [`${BEANS}; juice of 3 lemons`, 'Boil the jars.'],
    [`${BEANS}; 2 limes`, 'Boil the jars.'],
    [`${BEANS}; 1 lime`, 'Boil the jars.'],
    [`${BEANS}; 1 lemon`, 'Boil the jars.'],
    [`${BEANS}; pickling liquid`, 'Boil the jars.'],
    ['500 g dried beans', 'Layer it in jars as a gift mix.'],
    ['500 g sugar; 100 g flour', 'Seal the jars.'],
    [BEANS, 'Sterilise the jars and fill them with soup to eat.'],
    [BEANS, 'Never seal the jars without pressure.'],
  ])('not: %s, %s', (list, step) => {
    expect(jars(list, step)).toBeUndefined();
  });

  it.each([
    'There is no pressure cooker needed; boil the jars.',
    "You don't need a pressure canner; boil the jars.",
    "We don't have any; without a big pressure canner boil the jars.",
    'Boil the jars instead of a pressure canner.',
    'Skip the pressure canner; boil the jars.',
    'The jars need no pressure canner: boil the jars.',
    'It needs no pressure: use no pressure canner and boil the jars.',
    'No need for a pressure canner: boil the jars.',
    'We lack a pressure canner: boil the jars.',
    'Boil the jars; a pressure canner is not needed.',
    'Boil the jars; a pressure-cooker is unnecessary.',
    'Boil the jars; pressure canning not required.',
    'Boil the jars; pressure canners are not necessary.',
  ])('without pressure: %s', (step) => {
    expect(jars(BEANS, step, SHELF)).toBeDefined();
  });
});

describe('what keeps of itself, or is put by for a while', () => {
  it.each([
    'Dehydrate them until crisp and fill jars.',
    'They are dehydrated; fill jars.',
    'Dry them and fill jars.',
    'Dry until bone dry and fill jars.',
    'Leave until completely dry and fill jars.',
    'Leave until quite dry; fill jars.',
    'Ferment them in jars.',
    'Fermented in jars.',
    'Fill the jars with brine.',
    'Serve it as crisps, kept in jars.',
    'They are crispy; fill jars.',
    'Fill a jar of powder.',
  ])('not: %s', (step) => {
    expect(jars(BEANS, step, SHELF)).toBeUndefined();
  });

  it.each([
    'Fill the bottle.',
    'Fill the bottles.',
    'Filled jars wait.',
    'Ladle it into jars.',
    'Ladled into jars.',
    'It ladles into jars.',
    'Pour it into jars.',
    'Poured into jars.',
    'Pack it into jars.',
    'Packed into jars.',
    'Spoon it into jars.',
    'Spooned into jars.',
    'Bottled in flip-tops.',
    'Run it into flip tops.',
    'Put it into a swing-top.',
    'Put it into swing tops.',
    'Put it into a demijohn.',
    'Put it into demijohns.',
    'Stuff it into jars.',
    'Stuffed into jars.',
    'Divide it between jars.',
    'Divided between jars.',
    'Press it into jars.',
    'Pressed into jars.',
    'Layer it in jars with oil.',
    'Layered in jars.',
    'Put it in a kilner.',
    'Put it in a pouch.',
    'Put it in pouches.',
  ])('%s', (step) => {
    expect(jars(BEANS, step, 'Keep on the shelf for months.')).toBeDefined();
  });

  it.each([
    'Keep in the pantry.',
    'Keep on the counter for a week.',
    'Keep on the counter for weeks.',
    'Keep on the counter for a fortnight.',
    'Keep on the counter for a month.',
    'Keep on the counter for a year.',
    'It keeps for months.',
    'It keeps until christmas.',
    'Shelve them for a month.',
    'No refrigeration needed.',
    'Keep it unrefrigerated.',
  ])('shelved: %s', (step) => {
    expect(jars(BEANS, 'Fill the jars.', step)).toBeDefined();
  });

  it.each([
    'Keep on the desk for an hour.',
    'Keep in the fridge for a week.',
    'Never keep it in the pantry.',
    'Leave on the counter overnight.',
  ])('not shelved: %s', (step) => {
    expect(jars(BEANS, 'Fill the jars.', step)).toBeUndefined();
  });

  it.each(['soup', 'stew', 'stock', 'broth', 'curry', 'hummus', 'dal', 'gravy', 'pate'])(
    'a dish: %s',
    (dish) => {
      const one = scan('1 l water', ['Fill the jars.', 'Keep in the pantry.'], dish);
      expect(checkSealedJars(one)).toHaveLength(1);
    },
  );
});

describe('tomatoes without acid', () => {
  it.each([
    'no lemon juice',
    'no added acid',
    'without any vinegar',
    'without vinegar',
    'without the lemon',
    'leave out the vinegar',
    'leaving out vinegar',
    'skip the lemon juice',
    'omit lemon',
    'forget the acid',
    "don't add any lemon",
    "don't need extra acid",
    'never add more vinegar',
    'instead of the lemon',
    'no need for lemon',
    'no bottled lemon juice',
    'they are sour enough',
    'they are acid enough',
    'they are tart enough',
  ])('%s', (words) => {
    expect(jars('2 kg tomatoes', `Fill the jars, ${words}, and boil the jars.`, SHELF)).toContain('tomatoes');
    expect(jars('1 l passata', `Fill the jars, ${words}, and boil the jars.`, SHELF)).toContain('tomatoes');
  });

  it.each(['with lemon juice', 'with vinegar', 'as they are'])('not: %s', (words) => {
    expect(jars('2 kg tomatoes', `Fill the jars, ${words}, and boil the jars.`, SHELF)).toBeUndefined();
  });
});

describe('a bath for the table', () => {
  it.each([
    'Cook the bag in a water bath at 64 C.',
    'Cook the bags in a waterbath at 64 C.',
    'Cook the pouch in a water-bath.',
    'Cook the pouches in a water bath.',
    'Cook the ramekin in a water bath.',
    'Cook the ramekins in a water bath.',
    'Set the egg jar in a water bath.',
    'Set the eggs in a water bath.',
    'Hold in a water bath at 64°C.',
    'Hold in a water bath at 64 degrees C.',
    'Hold in a water bath at 64C.',
    'Hold in a water bath at 145 F.',
    'Hold in a water bath at 145°F.',
    'Hold in a water bath at 145F.',
    'Hold in a water bath at 145 degrees F.',
    'Cook sous-vide in a water bath.',
    'Cook sous vide in a water bath.',
    'Cook sousvide in a water bath.',
  ])('%s', (step) => {
    expect(jars(BEANS, `Put it in jars. ${step}`, 'The rest keeps in the fridge.')).toBeUndefined();
  });
});

describe('fish and meat in a vacuum', () => {
  const vacuum = (list: string, ...steps: readonly string[]) => checkVacuum(scan(list, steps)).length;
  it.each([
    'Vacuum-seal the salmon.',
    'Vacuum seal the salmon.',
    'Vacuum-packed, the salmon waits.',
    'Put it in a vacuum bag.',
    'Put it in vacuum pouches.',
  ])('%s', (step) => {
    expect(vacuum('1 salmon', step, 'Keep it in the pantry.')).toBe(1);
    expect(vacuum('1 salmon', step, 'Keep it in the fridge.')).toBe(0);
    expect(vacuum('1 melon', step, 'Keep it in the pantry.')).toBe(0);
    expect(vacuum('1 salmon', step, 'Keep the jerky in the pantry.')).toBe(0);
  });
  it('needs a vacuum', () => {
    expect(vacuum('1 salmon', 'Wrap it.', 'Keep it in the pantry.')).toBe(0);
  });
});

describe('sausages hung for days', () => {
  const hung = (list: string, ...steps: readonly string[]) => checkHungSausages(scan(list, steps)).length;
  it.each([
    'Fill the casings and hang for 10 days.',
    'Fill each casing and hang it for a day.',
    'The sausage is hung for weeks.',
    'The sausages are hanging a week.',
    'Air-dry the salami for a month.',
    'Air dry the salami for months.',
    'The salami is air-dried for months.',
    'The salami is air drying for a week.',
    'Dry-cure the chorizo for weeks.',
    'Dry-cured, the chorizo hangs; mature it for weeks.',
    'Dry curing the chorizo takes weeks.',
    'Mature the salami for two weeks.',
  ])('%s', (step) => {
    expect(hung('1 kg pork', step)).toBe(1);
    expect(hung('1 kg cheese', step)).toBe(0);
  });

  it.each([
    'curing salt',
    'cure #2',
    'cure no. 2',
    'cure no 2',
    'cure no.1',
    'cure 1',
    'insta cure',
    'instacure',
    'nitrite',
    'nitrates',
    'nitrate',
    'saltpetre',
    'saltpeter',
    'celery powder',
  ])('with %s', (cure) => {
    expect(hung(`1 kg pork; 3 g ${cure}`, 'Fill the casings and hang for 10 days.')).toBe(0);
  });

  it.each([
    'Fill the casings and hang in the fridge for 10 days.',
    'Fill the casings and fry.',
    'Do not hang the sausages for days.',
    'Never hang the sausages for days: it is dangerous.',
  ])('not: %s', (step) => {
    expect(hung('1 kg pork', step)).toBe(0);
  });

  it('counts no cure that is left out', () => {
    expect(hung('1 kg pork', 'Use no curing salt. Fill the casings and hang for 10 days.')).toBe(1);
  });
});

describe('the words that closing and heating are quoted by', () => {
  const quoted = (step: string) => /says "(.*?)";/.exec(jars(BEANS, step, SHELF) ?? '')?.[1] ?? null;

  it.each([
    ['Fill the jars; [lower them into a pan of boiling water for 20 minutes].'],
    ['Fill the jars; [sink all in boiling water and keep there for two hours].'],
    ['Fill the jars; [drop in boiling water for an hour].'],
    ['Fill the jars; [put the lot into boiling water for 45mins].'],
    ['[Set the jars in hot water].'],
    ['[Put all the filled sealed jars into a pan of simmering water].'],
    ['[Lay jars in boiling water].'],
    ['Give the jars a [water bath].'],
    ['Give the jars a [water-bath].'],
    ['Use a [boiling-water canner] for jars.'],
    ['Use a [boiling water bath] for jars.'],
    ['[Process the jars for an hour or so].'],
    ['[Oven-can] the jars.'],
    ['The jars are [oven canned] here.'],
    ['[Oven-canning] it is, in jars.'],
    ['[Can them in] jars.'],
    ['[Canning the beans in] jars is simple.'],
    ['Use the [open-kettle] way for jars.'],
    ['[Seal the hot filled jars].'],
    ['[Sealed jar] on the rack.'],
    ['[Jars, hot and full, upside-down].'],
    ['Fill jars, then [tighten the lid and boil] it.'],
    ['Fill jars, then [screw on the lids well and process] it.'],
    ['[Boil the filled closed jars] for an hour.'],
    ['[Steam the bottles].'],
    ['Fill, [turn the jars upside down].'],
    ['Fill the bottles, [turn them upside-down].'],
    ['Fill the bottles, [turn upside down].'],
    ['Fill the bottles, [stand them on their heads].'],
    ['Fill, [stand the jars on their lids].'],
    ['Fill and [invert the jars].'],
    ['Run the filled jars through the [dishwasher].'],
  ])('%s', (marked) => {
    const words = /\[(.*)\]/.exec(marked)?.[1];
    expect(quoted(marked.replace(/[[\]]/g, ''))).toBe(words?.toLowerCase());
  });

  it('calls the oven by its name', () => {
    expect(quoted('Set the full jar in the oven for an hour.')).toBe('jars in the oven');
    expect(quoted('Heat the oven and slide in the jar.')).toBe('jars in the oven');
  });

  it.each([
    'Fill; lower them into boiling water for 5 minutes.',
    'Sterilise jars in boiling water.',
    'Sterilize your jars in hot water.',
    'Empty jars go into the oven.',
    'Clean jars in the dishwasher.',
    'Wash the jars in the dishwasher.',
    'Cook sous-vide in a jar in a water bath.',
    'Cook sous vide in a jar in a water bath.',
  ])('no canning in: %s', (step) => {
    expect(jars(BEANS, step, 'Store it well. Serve in winter.')).toBeUndefined();
  });
});

describe('a vacuum and a casing', () => {
  const vacuum = (list: string, step: string) =>
    checkVacuum(scan(list, [step, 'Store in the pantry for a year.']))[0];

  it.each([
    ['500 g pork', 'Vacuum-seal it.'],
    ['500 g chicken', 'Vacuum pack it.'],
    ['500 g venison', 'Vacuum bag it.'],
    ['500 g salmon', 'Vacuum-packed it is.'],
    ['500 g prawns', 'It goes vacuum-sealed.'],
    ['500 g beef', 'Use a vacuum pouch.'],
    ['500 g beef', 'Use a vacuumpack.'],
    ['1 lemon; 500 g turkey', 'Vacuum pack it.'],
  ])('%s: %s', (list, step) => {
    expect(vacuum(list, step)?.message).toMatch(
      /; fish and meat in a vacuum are kept in the fridge or frozen, for in there botulism needs no air\.$/,
    );
  });

  it.each([
    ['500 g carrots', 'Vacuum pack it.'],
    ['500 g beef', 'Dry it for jerky and vacuum pack it.'],
    ['500 g beef', 'Put it into a bag.'],
  ])('not %s: %s', (list, step) => {
    expect(vacuum(list, step)).toBeUndefined();
  });

  it('hangs without a cure', () => {
    const hung = (list: string, ...steps: readonly string[]) =>
      checkHungSausages(scan(list, steps))[0]?.message;
    expect(hung('500 g pork', 'Stuff into casings and hang for two weeks.')).toMatch(
      /; sausages that dry for days without a curing salt can hold botulism\.$/,
    );
    expect(hung('500 g pork', 'Stuff into casings. Dry-cure for ten days.')).toContain(
      'dry-cure for ten days',
    );
    expect(hung('500 g pork', 'Stuff into casings. Dry cure for ten days.')).toContain(
      'dry cure for ten days',
    );
    expect(hung('500 g pork; 2 g curing salt', 'Stuff into casings and hang for two weeks.')).toBeUndefined();
    expect(hung('1 kg flour; 500 g pork', 'Stuff into casings and hang for two weeks.')).toBeDefined();
  });
});

describe('without pressure', () => {
  it.each([
    'No pressure canner is needed.',
    'Without a pressure cooker.',
    "You don't need a pressure canner.",
    'You do not need a big pressure canner.',
    "If you don't own a pressure canner.",
    "We don't have a pressure cooker.",
    'Instead of a pressure canner.',
    'Skip the pressure canner.',
    'Forget the pressure canner.',
    'Never mind the pressure canner.',
    'Not necessary: a thing; not required for a pressure canner.',
    'Rather than a pressure canner.',
    'It needs no pressure canner.',
    'If you lack a pressure canner.',
    'No need for a pressure canner.',
    'No need of pressure.',
    'A pressure canner is not needed.',
    'Pressure-canning is unnecessary; pressure canners are unneeded.',
    'Pressure cookers are not required.',
    'A pressurecooker not necessary.',
  ])('%s', (note) => {
    expect(jars(BEANS, 'Pack into jars and process in a water bath.', note, SHELF)).toContain('low in acid');
  });

  it.each([
    'Use a pressure canner.',
    'Pressure-can the jars.',
    'Pressure can the jars.',
    'Pressurecan the jars.',
    'Go by pressure canning.',
    'They are pressure-canned.',
    'Use a pressure cooker.',
    'Try pressure cooking.',
  ])('under pressure: %s', (note) => {
    expect(jars(BEANS, 'Pack into jars.', note, SHELF)).toBeUndefined();
  });

  it('but one step does it, though another says that none is needed', () => {
    expect(
      jars(BEANS, 'Pack into jars.', 'Pressure can the jars.', 'No pressure cooker needed for jam.', SHELF),
    ).toBeUndefined();
  });
});

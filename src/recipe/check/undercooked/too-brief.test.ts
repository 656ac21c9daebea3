import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkTooBrief } from './too-brief.ts';

function find(
  title: string,
  list: readonly string[],
  steps: readonly string[],
  notes: readonly string[] = [],
) {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list, steps, notes }));
  return checkTooBrief(scanRecipe(recipe, request, createReadings(request)));
}

function fry(title: string, line: string, seconds: number) {
  const time = seconds < 1000 ? `${seconds} seconds` : `${seconds / 60} minutes`;
  return find(title, [line], ['Oil a pan.', `Fry the meat for ${time}.`, 'Serve.']);
}

function roast(title: string, line: string, minutes: number) {
  return find(title, [line], ['Oil a tray.', `Roast the meat for ${minutes} minutes.`, 'Serve.']);
}

const CHICKEN = '600 g chicken';

describe('the least minutes in a pan', () => {
  it.each([
    ['smash burger', 1],
    ['smashed burgers', 1],
    ['smash burgers', 1],
    ['minute steak', 1],
    ['minute steaks', 1],
    ['dumpling', 3],
    ['dumplings', 3],
    ['wonton', 3],
    ['wontons', 3],
    ['potsticker', 3],
    ['potstickers', 3],
    ['stuffed bird', 6],
    ['kiev', 6],
    ['kievs', 6],
    ['cordon bleu', 6],
    ['dolma', 6],
    ['dolmades', 6],
    ['liver', 2.5],
    ['livers', 2.5],
    ['kidney', 2.5],
    ['kidneys', 2.5],
    ['heart', 2.5],
    ['hearts', 2.5],
    ['sweetbread', 2.5],
    ['sweetbreads', 2.5],
    ['whole turkey', 60],
    ['turkey crown', 60],
    ['4 kg roast turkey', 60],
    ['4kg roast turkey', 60],
    ['turkey joint', 60],
    ['turkey, 4kg', 60],
    ['turkey, 4 kg', 60],
    ['turkey, 4.5 kg', 60],
    ['turkey, 12 lb', 60],
    ['turkey, 12lb', 60],
    ['goose', 60],
    ['quail', 7],
    ['quails', 7],
    ['partridge', 7],
    ['partridges', 7],
    ['pigeon', 7],
    ['pigeons', 7],
    ['squab', 7],
    ['squabs', 7],
    ['spatchcock', 22],
    ['spatchcocked bird', 22],
    ['whole chicken', 30],
    ['whole free chicken', 30],
    ['pheasant', 30],
    ['pheasants', 30],
    ['sausage, sliced', 3],
    ['sausages with the skin removed', 3],
    ['sausages, skins off', 3],
    ['sausage meat', 3],
    ['sausagemeat', 3],
    ['sausage', 6],
    ['sausages', 6],
    ['bratwurst', 6],
    ['bratwursts', 6],
    ['chipolata', 6],
    ['chipolatas', 6],
    ['strip', 2],
    ['strips', 2],
    ['thin pieces', 2],
    ['thinly cut', 2],
    ['escalope', 2],
    ['escalopes', 2],
    ['schnitzel', 2],
    ['schnitzels', 2],
    ['bash', 2],
    ['bashed', 2],
    ['flatten', 2],
    ['flattened', 2],
    ['paillard', 2],
    ['paillards', 2],
    ['skewer', 4.5],
    ['skewers', 4.5],
    ['kebab', 4.5],
    ['kebabs', 4.5],
    ['brochette', 4.5],
    ['brochettes', 4.5],
    ['cube', 3.5],
    ['cubes', 3.5],
    ['chunk', 3.5],
    ['chunks', 3.5],
    ['bite-sized', 3.5],
    ['bitesized', 3.5],
    ['goujon', 3.5],
    ['goujons', 3.5],
    ['nugget', 3.5],
    ['nuggets', 3.5],
    ['meatloaf', 22],
    ['meat loaf', 22],
    ['burger', 4.5],
    ['burgers', 4.5],
    ['patty', 4.5],
    ['patties', 4.5],
    ['kofte', 4.5],
    ['koftes', 4.5],
    ['meatball', 4.5],
    ['meatballs', 4.5],
    ['balls', 4.5],
    ['rissole', 4.5],
    ['rissoles', 4.5],
    ['frikadelle', 4.5],
    ['frikadellen', 4.5],
    ['polpette', 4.5],
    ['polpettine', 4.5],
    ['sparerib', 15],
    ['spare rib', 15],
    ['spare ribs', 15],
    ['ribs', 15],
    ['tenderloin', 6],
    ['wing', 6],
    ['wings', 6],
    ['breast', 5],
    ['breasts', 5],
    ['thigh', 9],
    ['thighs', 9],
    ['drumstick', 9],
    ['drumsticks', 9],
    ['leg', 9],
    ['legs', 9],
    ['quarter', 9],
    ['quarters', 9],
    ['chop', 3],
    ['chops', 3],
    ['supper', 3],
  ] as const)('%s', (title, minutes) => {
    expect(fry(title, CHICKEN, minutes * 60)).toBeNull();
    expect(fry(title, CHICKEN, (minutes - (minutes > 16 ? 1 : 0.1)) * 60)).toMatchObject({
      severity: 'danger',
    });
  });
});

describe('the least minutes in the oven', () => {
  it.each([
    ['smash burgers', 4],
    ['dumplings', 8],
    ['kievs', 15],
    ['livers', 6],
    ['whole turkey', 65],
    ['quails', 11],
    ['spatchcock', 30],
    ['whole chicken', 40],
    ['sausage meat', 5],
    ['sausages', 11],
    ['strips', 6],
    ['skewers', 9],
    ['cubes', 8],
    ['meatloaf', 24],
    ['burgers', 9],
    ['ribs', 25],
    ['tenderloin', 11],
    ['wings', 14],
    ['breasts', 11],
    ['thighs', 18],
    ['chops', 8],
    ['supper', 8],
    ['pie', 16],
    ['pies', 16],
    ['potpie', 16],
    ['pot pie', 16],
    ['pot pies', 16],
    ['strudel', 16],
    ['strudels in pastry', 16],
    ['empanada', 16],
    ['empanadas', 16],
  ] as const)('%s', (title, minutes) => {
    expect(roast(title, CHICKEN, minutes)).toBeNull();
    expect(roast(title, CHICKEN, minutes - 1)).toMatchObject({ severity: 'danger' });
  });

  it('passes over a fire', () => {
    for (const words of ['pizza oven', 'wood-fired oven', 'wood fired oven', 'tandoor', 'oven at 350 C'])
      expect(
        find('Supper', [CHICKEN], ['Oil it.', `Roast the meat for 2 minutes in a ${words}.`, 'Serve.']),
      ).toBe(null);
    expect(roast('Supper', CHICKEN, 2)).not.toBeNull();
  });
});

describe('what tells that it is done, or cooked before', () => {
  it.each([
    'It is cooked through.',
    'It must be cooked right through.',
    'They cook through.',
    'It should be cooked fully.',
    'It is no longer pink.',
    'It has no pink left.',
    'It is not even raw.',
    'Until it has lost its pink.',
    'The meat has clear juices.',
    'The juices of meat run clear.',
    'The juice is clear when the meat is pricked.',
    'It must be opaque.',
    'It is white all the way through.',
    'It is white throughout.',
    'Use a thermometer.',
    'Serve it piping hot.',
    'It falls apart.',
    'Let it fall off the bone.',
    'Fry until done.',
    'Fry until it is tender.',
    'Fry it until the meat is quite firm.',
    'Until it shreds.',
    'Until they shred.',
    'Check that it is done.',
    'Check it for doneness.',
    'Test that it is done.',
  ])('%s', (words) => {
    expect(
      find('Supper', [CHICKEN], ['Oil a pan.', `Fry the meat for 1 minute. ${words}`, 'Serve.']),
    ).toBeNull();
  });

  it.each([
    'Warm the gravy until piping hot.',
    'Never check it.',
    'It is white.',
    'Boil the peas until tender.',
  ])('not: %s', (words) => {
    expect(
      find(
        'Supper',
        [CHICKEN, '200 g peas', '1 jar gravy'],
        ['Oil a pan.', `Fry the meat for 1 minute. ${words}`, 'Serve.'],
      ),
    ).not.toBeNull();
  });

  it.each([
    'cooked chicken',
    'leftover chicken',
    'left-over chicken',
    'tinned chicken',
    'rotisserie chicken',
    'roast chicken',
    'roasted chicken',
    'smoked chicken',
    'pulled chicken',
    'shredded chicken',
    'cold chicken',
    'vegan chicken',
    'frankfurter sausages, chicken',
    'chicken frankfurters',
    'chicken hot dogs',
    'chicken hotdogs',
    'chicken hot dog',
  ])('listed: %s', (line) => {
    expect(fry('Supper', `600 g ${line}`, 60)).toBeNull();
  });

  it.each([
    'Use the leftover chicken.',
    'Use cooked sliced turkey.',
    'Take poached chicken.',
    'The pulled pork goes in.',
    'Any cooked sausage will do.',
    'Any cooked sausages will do.',
    'Take a cooked burger.',
    'The cooked meatball is cut.',
    'Parcooked.',
    'Par-cooked.',
    'It was cooked sous vide.',
    'It was cooked sous-vide.',
    'It was cooked sousvide.',
    'Then pressure cook it.',
  ])('told: %s', (words) => {
    expect(
      find('Supper', [CHICKEN], ['Oil a pan.', `Fry the meat for 1 minute. ${words}`, 'Serve.']),
    ).toBeNull();
  });

  it('counts what is uncooked', () => {
    expect(
      find('Supper', [CHICKEN], ['Oil the uncooked chicken.', 'Fry the meat for 1 minute.', 'Serve.']),
    ).not.toBeNull();
  });

  it('passes where a figure is read inside', () => {
    expect(
      find('Supper', [CHICKEN], ['Fry the meat for 1 minute, to 74 C inside.', 'Oil it.', 'Serve.']),
    ).toBeNull();
  });
});

describe('cut before the heat', () => {
  it('counts what the steps cut in front of it', () => {
    const steps = (cut: string) => [cut, 'Fry it for 2 minutes.', 'Serve.'];
    expect(find('Supper', ['2 chicken breasts'], steps('Slice the chicken breasts thinly.'))).toBeNull();
    expect(find('Supper', ['2 chicken breasts'], steps('Cut the meat into strips.'))).toBeNull();
    expect(find('Supper', ['2 chicken breasts'], steps('Salt the chicken breasts.'))).not.toBeNull();
    expect(
      find('Supper', ['2 chicken breasts'], steps('Fry the chicken for 1 minute, then cut it into strips.')),
    ).not.toBeNull();
    expect(
      find(
        'Supper',
        ['2 chicken breasts'],
        ['Salt the chicken breasts and fry them for 2 minutes.', 'Cut the meat into strips.', 'Serve.'],
      ),
    ).not.toBeNull();
  });

  it.each(['fry', 'sear', 'roast', 'grill', 'cook', 'simmer', 'poach', 'steam'])(
    'and not behind "%s"',
    (word) => {
      expect(
        find(
          'Supper',
          ['2 chicken breasts'],
          [`Now ${word} the chicken for 1 minute and cut it into strips.`, 'Salt it.', 'Serve.'],
        ),
      ).not.toBeNull();
    },
  );
});

describe('from frozen', () => {
  it.each([
    'Fry the meat straight from the freezer for 4 minutes.',
    'Fry the meat directly from frozen for 4 minutes.',
    'Fry the meat from the freezer for 4 minutes.',
    'Fry the meat, still frozen, for 4 minutes.',
    'Fry the meat, still rock-frozen, for 4 minutes.',
    'Fry the meat, still half frozen, for 4 minutes.',
    'Fry the meat, still icy, for 4 minutes.',
    'Fry the meat while frozen for 4 minutes.',
    'Fry the meat while still frozen for 4 minutes.',
    'Fry the meat, frozen solid, for 4 minutes.',
    'Fry the meat, rock-hard, for 4 minutes.',
    'Fry the meat, rock hard, for 4 minutes.',
    'Fry the meat for 4 minutes. There is no need to thaw.',
    "Fry the meat for 4 minutes. Don't defrost.",
    "Fry the meat for 4 minutes. Don't bother to thaw.",
  ])('%s', (step) => {
    expect(find('Supper', [CHICKEN], ['Oil a pan.', step, 'Serve.'])).not.toBeNull();
  });

  it('takes half as long again', () => {
    const frozen = (step: string) => find('Supper', [CHICKEN], ['It is frozen solid.', step, 'Serve.']);
    expect(frozen('Fry the meat for 270 seconds.')).toBeNull();
    expect(frozen('Fry the meat for 260 seconds.')).not.toBeNull();
    expect(frozen('Roast the meat for 12 minutes.')).toBeNull();
    expect(frozen('Roast the meat for 11 minutes.')).not.toBeNull();
    expect(fry('Supper', CHICKEN, 240)).toBeNull();
  });
});

describe('a slow cooker', () => {
  const slow = (step: string, words = 'slow cooker') =>
    find('Supper', [CHICKEN], [`Oil the ${words}.`, step, 'Serve.']);
  it.each(['slow cooker', 'slow-cooker', 'slowcooker', 'crockpot', 'crock pot', 'crock-pot'])(
    '%s',
    (words) => {
      expect(slow('Cook the meat for 60 minutes.', words)).not.toBeNull();
    },
  );
  it('has its own least', () => {
    expect(slow('Cook the meat for 75 minutes.')).toBeNull();
    expect(slow('Cook the meat for 74 minutes.')).not.toBeNull();
    expect(slow('Cook the meat on low for 120 minutes.')).toBeNull();
    expect(slow('Cook the meat on low for 119 minutes.')).not.toBeNull();
    expect(slow('Cook the meat on low, then on high, for 90 minutes.')).toBeNull();
  });
  it.each([
    'Set it to warm with the meat in it.',
    'Set it to keep warm with the meat in it.',
    'Set it to keep-warm with the meat in it.',
    'Turn it on the "warm" setting with the meat in it.',
    'Leave it on warm with the meat in it.',
    "Switch it to 'warm' with the meat in it.",
  ])('that keeps warm only: %s', (step) => {
    expect(slow(step)?.message).toContain('only keeps the');
  });
  it.each([
    'Set it to warm plates; the meat is in it on high.',
    'Keep the meat in it. Turn it to warm, then to low.',
    'Put the meat on a warm plate.',
  ])('not: %s', (step) => {
    expect(slow(step)?.message ?? '').not.toContain('only keeps the');
  });
});

describe('what it says', () => {
  it('names the step, the meat and the minutes', () => {
    expect(fry('Supper', CHICKEN, 120)?.message).toMatch(
      /^Step 2 leaves the chicken \w+ with 2 min of heat in all/,
    );
    expect(fry('Supper', CHICKEN, 30)?.message).toContain('with 30 seconds of heat');
    expect(fry('Supper', CHICKEN, 90)?.message).toContain('with 1.5 min of heat');
    expect(fry('Supper', '600 g chicken mince', 120)?.message).toContain('it is cooked; 74 C inside');
    expect(fry('Supper', '6 chicken thighs', 120)?.message).toContain('they are cooked; 74 C inside');
  });

  it('judges no few words of a method', () => {
    expect(find('Supper', [CHICKEN], ['Fry the meat for 1 minute.', 'Salt it.'])).toBeNull();
    expect(find('Supper', [CHICKEN], ['Fry the meat for 1 minute.', 'Eat it.'])).not.toBeNull();
    expect(find('Supper', [CHICKEN], ['Fry the meat for 1 minute.', 'Put it on a plate.'])).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Allergen } from './allergens.ts';
import type { CategoryId } from './categories.ts';
import type { Origin } from './food.ts';
import { FOOD_LIST, FOODS, type Food } from './foods.ts';
import { readIngredient } from './read-ingredient.ts';

function listIds(test: (food: Food) => boolean): readonly string[] {
  return FOOD_LIST.filter(test).map(({ id }) => id);
}

function contains(food: Food, ...allergens: readonly Allergen[]): boolean {
  return allergens.some((allergen) => food.allergens?.includes(allergen) === true);
}

function mayContain(food: Food, allergen: Allergen): boolean {
  return contains(food, allergen) || food.mayContain?.includes(allergen) === true;
}

/** Foods of a category that are the exception to what the category is made of. */
const WITHOUT: readonly (readonly [allergen: Allergen, categories: readonly CategoryId[], except: string])[] =
  [
    [
      'milk',
      ['milk', 'cream', 'yoghurt', 'butter', 'hard-cheese', 'soft-cheese', 'melting-cheese', 'frying-cheese'],
      'lard dripping goose-fat almond-yoghurt soya-yoghurt oat-yoghurt',
    ],
    [
      'gluten',
      ['flour', 'pasta', 'bread', 'flatbread', 'pastry', 'noodle', 'grain', 'cereal', 'biscuit'],
      'gluten-free-pasta gluten-free-flour gluten-free-bread rice-noodles glass-noodles rice-paper rice-cakes shirataki ' +
        'quinoa buckwheat millet polenta tapioca poha gari fufu teff amaranth buckwheat-flour rice-flour gram-flour shiro ' +
        'masa-harina coconut-flour soya-flour lupin-flour corn-tortilla dosa-batter meringue chestnut-flour millet-flour teff-flour quinoa-flour amaretti',
    ],
    ['egg', ['egg'], ''],
    ['soy', ['tofu'], ''],
    ['nuts', ['nut'], 'peanuts chestnuts pine-nuts coconut-desiccated cocoa-nibs'],
    ['mustard', ['mustard'], 'wasabi'],
    ['crustaceans', ['crustacean'], ''],
    ['molluscs', ['mollusc'], ''],
    [
      'fish',
      ['white-fish', 'oily-fish', 'smoked-fish', 'tinned-fish', 'cured-fish'],
      'tinned-snails tinned-whelks tinned-mussels tinned-oysters tinned-clams tinned-cockles tinned-squid tinned-octopus',
    ],
  ];

describe('what a food is made of', () => {
  it.each(WITHOUT)('brings %s in %j', (allergen, categories, except) => {
    const free = new Set(except.split(' '));
    const missing = listIds(
      (food) => categories.includes(food.category) && !contains(food, allergen) && !free.has(food.id),
    );
    expect(missing).toEqual([]);
    // What is no exception any more leaves the list.
    const stale = FOOD_LIST.filter((food) => free.has(food.id) && contains(food, allergen)).map(
      ({ id }) => id,
    );
    expect(stale).toEqual([]);
  });

  it('makes every cheese one of milk, unless it is made of plants', () => {
    expect(
      listIds(
        (food) => food.roles.includes('cheese') && food.origins.includes('milk') !== contains(food, 'milk'),
      ),
    ).toEqual([]);
    expect(listIds((food) => food.roles.includes('cheese') && !food.origins.includes('milk'))).toEqual([
      'vegan-cream-cheese',
      'cashew-cheese',
      'nut-cheese',
      'vegan-cheese',
    ]);
  });

  const ANIMAL: readonly (readonly [allergens: readonly Allergen[], origins: readonly Origin[]])[] = [
    [['milk'], ['milk']],
    [['egg'], ['egg']],
    [['fish'], ['fish', 'fish-without-scales']],
    [['crustaceans', 'molluscs'], ['shellfish']],
  ];

  it.each(ANIMAL)('has an origin for %j and no other way round', (allergens, origins) => {
    const isFrom = (food: Food): boolean => food.origins.some((origin) => origins.includes(origin));
    expect(listIds((food) => contains(food, ...allergens) && !isFrom(food))).toEqual([]);
    expect(
      listIds((food) => isFrom(food) && !allergens.some((allergen) => mayContain(food, allergen))),
    ).toEqual([]);
  });
});

describe('every name a food goes by', () => {
  // A word of the name, and names in which it means something else.
  const WORDS: readonly (readonly [Allergen, RegExp, RegExp])[] = [
    [
      'milk',
      /\b(?:milk|cheese|butter|yogh?urt|custard|ghee|paneer|quark|queso|lait|leche|latte|burro|beurre|mantequilla|cream)\b/,
      /oat|soya|soy|soja|plant|vegan|dairy-free|almond|hazelnut|cashew|nut butter|rice milk|arroz con leche|avoine|cocc?o|butter bean|bread and butter|cream of (?:tartar|wheat)|cream style|dutch cream|milk loaf|peanut|cacahuète|cacahuete|maní|arachidi|sésame|salad cream|quince cheese|custard cream|cream cracker|head cheese|custard apple|alpro|(?:nut|macadamia|pistachio|hemp|pea) milk|(?:nut|macadamia) cheese|nut (?:cream|yoghurt)|(?:plum|apple|pistachio|sunflower|seed) butter/,
    ],
    [
      'gluten',
      /\b(?:wheat|spelt|barley|rye|couscous|bulgur|semolina|seitan|udon|ramen|filo|panko|breadcrumbs?|bread|malt|crackers?|biscuits?|pastry|beer|ale|lager)\b/,
      /gluten-free|laver bread|bread and butter|bread soda|ginger (?:ale|beer)|root beer|rice malt/,
    ],
    [
      'egg',
      /\b(?:eggs?|omelette|meringue|mayonnaise)\b/,
      /garden egg|flax egg|egg replace|vegan|egg-free|easter egg|chocolate egg|creme egg/,
    ],
    [
      'nuts',
      /\b(?:almonds?|walnuts?|hazelnuts?|cashews?|pecans?|pistachios?|marzipan|nougat|praline)\b/,
      /^$/,
    ],
    ['peanut', /\b(?:peanuts?|groundnut|satay)\b/, /^$/],
    ['sesame', /\b(?:sesame|tahini|hummus|halva|za'atar|gomashio|furikake)\b/, /sesame leaf/],
    ['soy', /\b(?:tofu|soya?|tempeh|miso|edamame|natto)\b/, /soya sprout/],
    ['mustard', /\bmustard\b/, /^$/],
    ['celery', /\b(?:celery|celeriac)\b/, /celery cabbage/],
    ['lupin', /\blupin\b/, /^$/],
    ['crustaceans', /\b(?:prawns?|crab|lobster|shrimps?|langoustine|crayfish|krill|scampi)\b/, /crab apple/],
    [
      'molluscs',
      /\b(?:mussels?|clams?|squid|octopus|scallops?|oysters?|calamari|whelk|cockles?|winkles?)\b/,
      /mushroom|king oyster|oyster plant|chicken oyster|ve(?:getarian|gan) oyster|oyster cracker/,
    ],
    [
      'fish',
      /\b(?:salmon|cod|tuna|haddock|mackerel|anchov\w+|sardines?|herring|trout|fish|kippers?|pilchards?)\b/,
      /tuna fruit|vegan|swedish fish/,
    ],
  ];

  it.each(WORDS)('tells of %s: %s', (allergen, word, except) => {
    const silent = FOOD_LIST.flatMap((food) =>
      [food.name, food.us ?? '', ...(food.names ?? []), ...(food.typed ?? [])]
        .filter((name) => word.test(name) && !except.test(name) && !mayContain(food, allergen))
        .map((name) => `${food.id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('what its nearest relative does not hold', () => {
  // What is typed, and what of the closed list it holds, or often holds. Sources: the makers' lists of ingredients.
  const HOLDS: readonly (readonly [
    typed: string,
    contains: readonly Allergen[],
    often?: readonly Allergen[],
  ])[] = [
    ['Lotus Biscoff spread', ['gluten', 'soy']],
    ['garlic bread', ['gluten', 'milk']],
    ['breaded calamari', ['gluten', 'molluscs']],
    ['frozen calamari rings', ['molluscs']],
    ['scampi', ['gluten', 'crustaceans']],
    ['taramasalata', ['fish'], ['gluten', 'egg']],
    ['bottarga', ['fish']],
    ["smoked cod's roe", ['fish']],
    ['swordfish steak', ['fish']],
    ['smelt', ['fish']],
    ['dried anchovies', ['fish']],
    ['pimento cheese', ['milk']],
    ['pistachio cream', ['nuts', 'milk']],
    ['whelks', ['molluscs']],
    ['cockles in vinegar', ['molluscs']],
    ['winkles', ['molluscs']],
    ['clamato', ['molluscs']],
    ['PB2', ['peanut']],
    ['snickers', ['milk'], ['peanut', 'nuts', 'gluten', 'egg']],
    ['amaretti', ['nuts', 'egg']],
    ['baklava', ['nuts', 'gluten'], ['milk']],
    ['makdous', ['nuts']],
    ['kaya jam', ['egg']],
    ['French fried onions', ['gluten']],
    ['XO sauce', ['crustaceans', 'molluscs', 'soy']],
    ['shito', ['fish', 'crustaceans']],
    ['instant miso soup', ['soy', 'fish']],
    ['fermented tofu', ['soy']],
    ['bulgogi marinade', ['soy', 'gluten']],
    ['maggi seasoning', ['soy', 'gluten']],
    ['barley malt extract', ['gluten']],
    ['trahana', ['gluten', 'milk']],
    ['bread sauce mix', ['gluten', 'milk']],
    ['corn dogs', ['gluten', 'egg', 'milk']],
    ['whey protein', ['milk']],
    ['cup a soup', ['celery'], ['gluten', 'milk']],
    ['shepherds pie mix', [], ['gluten', 'celery', 'mustard']],
    ['bombay mix', [], ['peanut', 'mustard', 'gluten']],
    ['cashew milk', ['nuts']],
    ['cashew cheese', ['nuts']],
    ['almond ricotta', ['nuts']],
    ['cashew yoghurt', ['nuts']],
    ['almond cream', ['nuts']],
    ['soya yoghurt', ['soy']],
    ['oat yoghurt', ['gluten']],
    ['romesco jar', ['nuts']],
    ['mango pickle', ['mustard']],
    ['remoulade', ['egg']],
    ['kongnamul', ['soy']],
    ['soy sprouts', ['soy']],
    ['vermont curry', ['gluten'], ['milk']],
    ['leftover paella', [], ['crustaceans', 'molluscs', 'fish']],
    ['semovita', ['gluten']],
    ['hommos', ['sesame']],
    ['pista', ['nuts']],
    ['urda', ['milk']],
    ['takoyaki sauce', ['gluten'], ['soy']],
    ['chashu', [], ['soy', 'gluten']],
    ['kecap inggris', ['fish']],
    ['campbells cream of mushroom', ['milk'], ['gluten']],
  ];

  it.each(HOLDS.map(([typed, contained, often = []]) => ({ typed, contained, often })))(
    '$typed',
    ({ typed, contained, often }) => {
      const { food } = readIngredient(typed);
      const read = food === null ? undefined : FOODS[food];
      expect(contained.filter((allergen) => read === undefined || !contains(read, allergen))).toEqual([]);
      expect(often.filter((allergen) => read === undefined || !mayContain(read, allergen))).toEqual([]);
    },
  );

  it.each([
    ['arepa flour', 'gluten'],
    ['bajra flour', 'gluten'],
    ['custard powder', 'egg'],
    ['coconut bacon', 'milk'],
    ['soya custard', 'milk'],
    ['hendersons relish', 'fish'],
    ['farine de blé noir', 'gluten'],
    ['tepung ketan', 'gluten'],
    ['podsolnechnoe maslo', 'milk'],
  ] as const)('%s holds no %s', (typed, allergen) => {
    const { food } = readIngredient(typed);
    expect(food !== null && !contains(FOODS[food], allergen)).toBe(true);
  });

  it.each([['turkey rashers'], ['turkey ham'], ['coconut bacon']])('%s is no pork', (typed) => {
    const { food } = readIngredient(typed);
    expect(food !== null && !FOODS[food].origins.includes('pork')).toBe(true);
  });
});

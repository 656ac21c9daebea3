import { describe, expect, it } from 'vitest';
import { ALLERGENS } from './allergens.ts';
import { CATEGORIES, isCategoryId } from './categories.ts';
import { FOOD_LIST, FOODS, type Food, findFood, isFoodId } from './foods.ts';
import { HAZARDS } from './hazards.ts';
import type { Heat } from './heat.ts';
import { listNames, writeFoodName } from './plural-name.ts';
import { UNITS } from './units.ts';

const RAW_ANIMAL = ['pork', 'meat', 'poultry', 'game', 'fish', 'shellfish', 'egg'];

function isNameOf(name: string, food: Food): boolean {
  return [food.name, food.plural, food.us, food.usPlural, ...(food.names ?? [])].some(
    (known) => known?.toLowerCase() === name,
  );
}

describe('the table of foods', () => {
  it('knows at least 260 foods, each once, in the same order whenever it is read', () => {
    const ids = FOOD_LIST.map((food) => food.id);
    expect(ids.length).toBeGreaterThanOrEqual(260);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(FOODS)).toEqual(ids);
    expect(ids.slice(0, 3)).toEqual(['onion', 'red-onion', 'shallot']);
  });

  it('finds a food by its id and nothing by a word that is none', () => {
    expect(findFood('spring-onion')?.us).toBe('scallion');
    expect(findFood('toString')).toBeUndefined();
    expect(isFoodId('bleach')).toBe(false);
    expect(isCategoryId('allium')).toBe(true);
    expect(isCategoryId('constructor')).toBe(false);
  });

  it('gives no name to two foods', () => {
    const owner = new Map<string, Food>();
    const shared: string[] = [];
    for (const food of FOOD_LIST) {
      for (const name of listNames(food)) {
        const other = owner.get(name) ?? food;
        // What is only derived ("eis", which would be several of the German "ei") gives way to what is written.
        const isWritten = isNameOf(name, food) && isNameOf(name, other);
        if (other !== food && isWritten) shared.push(`${name}: ${other.id}, ${food.id}`);
        owner.set(name, food);
      }
    }
    expect(shared).toEqual([]);
  });

  it('says what a food is kept for in words that follow "keep it for"', () => {
    const phrases = FOOD_LIST.flatMap(({ useFor }) => (useFor === undefined ? [] : [useFor]));
    const clumsy = /^(?:with|for|over|on|in|into|to)\b|^\w+(?:ed|ing) (?:over|and|on|in|into|with)\b|[.;]/;
    expect(phrases.length).toBeGreaterThan(250);
    expect(phrases.filter((phrase) => clumsy.test(phrase))).toEqual([]);
  });

  it('gives a food the facets of its category, and those of its own, but for what it denies', () => {
    expect(FOODS.mozzarella.facets).toEqual(['melts', 'grates', 'torn']);
    expect(FOODS['bay-leaf'].facets).toEqual(['whole-seasoning']);
    expect(FOODS.rosemary.facets).toEqual(['woody-herb']);
    expect(FOODS.rice.facets).toEqual([]);
  });

  it('has a food in every category', () => {
    const used = new Set<string>(FOOD_LIST.map((food) => food.category));
    expect(Object.keys(CATEGORIES).filter((category) => !used.has(category))).toEqual([]);
  });

  it('takes for granted only water, salt, pepper and two oils', () => {
    // A plain oil to fry in and olive oil: nearly every kitchen has one of them, and a recipe may name either.
    expect(FOOD_LIST.filter((food) => food.staple === 2).map((food) => food.id)).toEqual([
      'water',
      'salt',
      'black-pepper',
      'olive-oil',
      'vegetable-oil',
    ]);
  });

  it('goes with foods and categories that exist, and clashes with none of them', () => {
    const isKnown = (name: string): boolean => isFoodId(name) || isCategoryId(name);
    const names = (food: Food): readonly string[] => [...(food.goesWith ?? []), ...(food.clashesWith ?? [])];
    expect(FOOD_LIST.flatMap((food) => names(food).filter((name) => !isKnown(name)))).toEqual([]);
    for (const food of FOOD_LIST) expect(new Set(names(food)).size).toBe(names(food).length);
    // The chef takes both lists the other way round as well: what either of two foods says holds for the pair.
    const isAmong = (list: readonly string[] | undefined, { id, category }: Food): boolean =>
      list?.some((name) => name === id || name === category) === true;
    const torn = FOOD_LIST.flatMap((one) =>
      FOOD_LIST.filter(
        (other) =>
          (isAmong(one.goesWith, other) || isAmong(other.goesWith, one)) && isAmong(one.clashesWith, other),
      ).map((other) => `${one.id} and ${other.id}`),
    );
    expect(torn).toEqual([]);
  });

  it('names for every food a partner of another category', () => {
    const alone = FOOD_LIST.filter((food) =>
      (food.goesWith ?? []).every((name) => (findFood(name)?.category ?? name) === food.category),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('writes as little as its categories allow', () => {
    const bytes = JSON.stringify(FOOD_LIST.map(({ goesWith: _, ...food }) => food)).length;
    expect(bytes / FOOD_LIST.length).toBeLessThan(2000);
  });
});

describe.each(FOOD_LIST.map((food) => [food.id, food] as const))('%s', (id, food) => {
  it('is named in plain words', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const name of food.names ?? []) {
      expect(name).toBe(name.toLowerCase());
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/[()]/);
    }
    expect(new Set(food.names).size).toBe((food.names ?? []).length);
    for (const kind of food.kinds ?? []) {
      expect(food.names).toContain(kind.toLowerCase());
      expect([food.name, food.us]).not.toContain(kind);
    }
    expect(writeFoodName(food)).not.toBe('');
    expect(listNames(food)).toContain(food.plural.toLowerCase());
  });

  it('can be cooked from', () => {
    expect(food.amount.perServing).toBeGreaterThan(0);
    if (food.amount.unit === null) expect(food.gramsEach).toBeGreaterThan(0);
    else expect(UNITS).toContain(food.amount.unit);
    if (food.gramsEach !== undefined) expect(food.gramsEach).toBeGreaterThan(0);
    expect(food.goesWith?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(food.goesWith).not.toContain(id);
    for (const heat of Object.values(food.heat) as Heat[]) {
      const [low, high] = heat.minutes;
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(180);
      expect(heat.cue).toBeTruthy();
      if (heat.ovenC !== undefined) expect(heat.ovenC).toBeGreaterThanOrEqual(120);
      if (heat.ovenC !== undefined) expect(heat.ovenC).toBeLessThanOrEqual(250);
      if (heat.cut !== undefined) expect(food.cuts).toContain(heat.cut);
    }
    for (const method of ['roast', 'bake'] as const) {
      const oven = food.heat[method];
      if (oven !== undefined) expect(oven.ovenC).toBeDefined();
    }
  });

  it('is cooked to its temperature when it must be', () => {
    const animal = food.origins.some((origin) => RAW_ANIMAL.includes(origin));
    if (animal && food.raw === 'never' && food.roles.includes('protein')) {
      expect(food.core).toBeDefined();
      expect(food.hazards?.length).toBeGreaterThan(0);
    }
    if (food.origins.includes('poultry') && food.core !== undefined)
      expect(food.core.coreC).toBeGreaterThanOrEqual(74);
    if (food.raw === 'never') expect(Object.keys(food.heat).length).toBeGreaterThan(0);
    for (const hazard of food.hazards ?? []) expect(HAZARDS[hazard].sentences.length).toBeGreaterThan(0);
  });

  it('lists allergens of the fourteen, each once', () => {
    const listed = [...(food.allergens ?? []), ...(food.mayContain ?? [])];
    for (const allergen of listed) expect(ALLERGENS).toContain(allergen);
    expect(new Set(food.allergens).size).toBe((food.allergens ?? []).length);
  });

  it('declares the allergen its origin brings', () => {
    const needed = { milk: ['milk'], egg: ['egg'], fish: ['fish'], shellfish: ['crustaceans', 'molluscs'] };
    for (const [origin, allergens] of Object.entries(needed)) {
      if (!food.origins.some((own) => own === origin)) continue;
      const listed: readonly string[] = [...(food.allergens ?? []), ...(food.mayContain ?? [])];
      expect(allergens.some((allergen) => listed.includes(allergen))).toBe(true);
    }
  });
});

describe('the words of a name against the allergens listed', () => {
  const WORDS: readonly [pattern: RegExp, allergen: (typeof ALLERGENS)[number], except: RegExp][] = [
    [
      /\b(?:milk|cream|cheese|butter|yoghurt|custard|ghee)\b/,
      'milk',
      /coconut|oat|soya|almond|rice|vegan|plant|peanut|butter beans?|refried|cream of tartar|salad cream|spread|nut butter|(?:nut|cashew) (?:cheese|cream)|seed butter|cracker|condensed cream|custard powder/,
    ],
    [
      /\b(?:wheat|barley|rye|couscous|bread|flour|pasta|spaghetti|semolina|beer)\b/,
      'gluten',
      /buckwheat|(?:chestnut|millet|teff|quinoa) flour|gluten-free|(?:soya|lupin) flour|rice flour|gram flour|masa|almond|coconut|corn flour|rice|squash|pasta sauce/,
    ],
    [/\beggs?\b/, 'egg', /eggplant|egg replacer/],
    [/\b(?:almonds?|walnuts?|hazelnuts?|cashews?|pecans?|pistachios?)\b/, 'nuts', /extract/],
    [/\bpeanuts?\b/, 'peanut', /^$/],
    [/\b(?:sesame|tahini|hummus)\b/, 'sesame', /^$/],
    [/\b(?:tofu|soy|soya|tempeh|miso|edamame)\b/, 'soy', /^$/],
    [/\bmustard\b/, 'mustard', /^$/],
    [/\b(?:celery|celeriac)\b/, 'celery', /^$/],
    [/\b(?:prawns?|crab|lobster|shrimp)\b/, 'crustaceans', /^$/],
    [/\b(?:mussels?|clams?|squid|octopus|scallops?|oysters?)\b/, 'molluscs', /mushroom|vegetarian oyster/],
    [/\b(?:salmon|cod|tuna|haddock|mackerel|anchov\w+|sardines?|herring|trout|fish)\b/, 'fish', /^$/],
  ];

  it.each(WORDS)('%s means %s', (pattern, allergen, except) => {
    const missing = FOOD_LIST.filter((food) => {
      const name = food.name.toLowerCase();
      return pattern.test(name) && !except.test(name) && food.allergens?.includes(allergen) !== true;
    });
    expect(missing.map((food) => food.id)).toEqual([]);
  });
});

describe('amounts against their category', () => {
  it('lie within a plausible range of what the category eats', () => {
    const odd = FOOD_LIST.filter((food) => {
      const usual = CATEGORIES[food.category].amount;
      if (food.amount.unit !== usual.unit || food.form !== CATEGORIES[food.category].form) return false;
      const ratio = food.amount.perServing / usual.perServing;
      // Aromatics and seasonings live in categories of bulkier food: a food whose main role differs is not compared.
      return food.roles[0] === CATEGORIES[food.category].roles[0] && (ratio > 6 || ratio < 0.09);
    });
    expect(odd.map((food) => food.id)).toEqual([]);
  });
});

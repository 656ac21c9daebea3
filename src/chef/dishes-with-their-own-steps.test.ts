import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const told = (list: string, wishes = {}): string => suggestFromList(list, wishes).steps;

describe('the dish that a list spells, told from its own steps', () => {
  it.each([
    ['4 egg whites, caster sugar, strawberries, double cream', 'meringue', 'Strawberry Pavlovas with Cream'],
    ['double cream, lemons, sugar', 'posset', 'Lemon Posset'],
    ['gelatine, double cream, milk, sugar, raspberries', 'panna-cotta', 'Panna Cotta with Raspberries'],
    ['cherries, eggs, milk, plain flour, sugar', 'clafoutis', 'Cherry Clafoutis'],
    ['condensed milk, evaporated milk, eggs, sugar, vanilla', 'flan', 'Caramel Flan'],
    ['semolina, butter, sugar, almonds, cardamom', 'semolina-halva', 'Semolina Halva with Almonds'],
    ['semolina, yoghurt, sugar, almonds, lemon, rose water', 'basbousa', 'Basbousa with Almonds'],
    ['500g carrots, milk, sugar, ghee, cashews, cardamom', 'carrot-halva', /^Carrot Halva/],
    ['shortcrust pastry, lemons, eggs, sugar, butter', 'citrus-tart', 'Lemon Tart'],
    ['pumpkin puree, evaporated milk, eggs, pie crust, cinnamon, sugar', 'pumpkin-pie', 'Pumpkin Pie'],
    ['200g ground almonds, eggs, oranges, sugar', 'almond-cake', 'Flourless Orange and Almond Cake'],
    ['strong flour, yeast, milk, butter, sugar, cinnamon, egg', 'cinnamon-rolls', 'Cinnamon Rolls'],
    ['rice flour, coconut milk, eggs, sugar', 'rice-flour-cake', 'Chewy Coconut Rice Cake'],
    ['cornmeal, flour, buttermilk, egg, jalapeno, sweetcorn', 'cornbread', /Jalapeño Cornbread$/],
    ['vanilla ice cream, banana, chocolate, peanuts', 'sundae', 'Banana Sundae with Dark Chocolate'],
    ['eggs, tomatoes, green pepper, onion, feta', 'menemen', 'Menemen with Feta'],
    ['tortillas, eggs, black beans, cheddar, salsa, avocado', 'huevos', 'Huevos Rancheros with Avocado'],
    ['gram flour, onion, spinach, turmeric, tomato', 'chickpea-pancakes', 'Gram Flour Pancakes with Spinach'],
    ['plantain', 'fried-plantain', 'Twice-Fried Plantains'],
    ['pitta, falafel, hummus, lettuce, tomatoes, lemon', 'filled-pittas', 'Falafel Pittas with Hummus'],
    ['wraps, cooked chicken, caesar dressing, lettuce, parmesan', 'rolled-wraps', /^Chicken Wraps/],
  ])('%s: %s', (list, dish, title) => {
    const { dish: found, recipe, findings } = suggestFromList(list);
    expect(found).toBe(dish);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('is made smaller where there is less of what it is made of', () => {
    const { recipe } = suggestFromList('2 egg whites, caster sugar, strawberries, double cream', {
      servings: 4,
    });
    expect(recipe.ingredients.map(({ text }) => text).join()).toMatch(/2 egg whites,110 g/);
  });

  it('is not begun with half of what a whole cake wants', () => {
    expect(suggestFromList('80g ground almonds, eggs, oranges, sugar').dish).not.toBe('almond-cake');
  });

  it('speaks of nothing that is not there, and leaves no sign of its template', () => {
    for (const list of ['4 egg whites, sugar', 'plantain', 'vanilla ice cream, coffee', 'gram flour, onion'])
      expect(told(list)).not.toMatch(/[{}<>=@#~%&$]/);
  });

  it('tells tins in inches and water in cups to who measures so', () => {
    expect(told('cherries, eggs, milk, plain flour, sugar', { units: 'us' })).toContain('a 9 inch dish');
    expect(told('semolina, butter, sugar, almonds', { units: 'us' })).toMatch(/cups? of water/);
  });
});

describe('sweet things that are what they are called', () => {
  it.each([
    ['meringues, raspberries, double cream', /Eton Mess$/],
    ['basmati rice, milk, cardamom, pistachios, sugar, saffron', /^Kheer with Cardamom and Pistachios$/],
    ['rice, milk, cinnamon stick, lemon, sugar', /^Rice Pudding with Cinnamon and Lemon$/],
    ['ladyfingers, mascarpone, coffee, cocoa, sugar', /^Tiramisu/],
    ['tinned pineapple, butter, eggs, self-raising flour, brown sugar', /Upside-Down Cake$/],
    ['milk, turmeric, ginger, honey', /^Golden Milk$/],
    ['vodka, tomato juice, lemon', /^Bloody Mary$/],
    ['espresso, vodka, kahlua', /^Espresso Martini/],
    ['sweet potatoes', /Baked Sweet Potatoes$/],
    ['peanut butter, jelly, white bread', /with Peanut Butter and Jam$/],
    ['hot dog sausages, hot dog buns, sauerkraut, mustard', /^Hot Dogs with Sauerkraut$/],
  ])('%s: %s', (list, title) => {
    expect(suggestFromList(list).recipe.title).toMatch(title);
  });

  it('strews what has no hollow, rubs fat into oats, and finishes dates and bananas with tahini', () => {
    const bananas = told('6 dates, 2 bananas, tahini, dark chocolate, sea salt flakes');
    expect(bananas).not.toContain('hollow');
    expect(bananas).toMatch(/trickle on the tahini/);
    expect(bananas).toMatch(/and the salt/);
    expect(told('4 pears, oats, butter, honey, almonds')).toMatch(/Rub half the butter into the oats/);
    expect(told('4 bananas, brown sugar, butter, rum')).not.toMatch(/trickle over the rest of the sugar/);
  });

  it('adds no water to what is frozen, and says how long a purée cools', () => {
    const fool = told('frozen raspberries, yoghurt, honey');
    expect(fool).not.toMatch(/tablespoons of water/);
    expect(fool).toMatch(/20 minutes, until quite cold/);
    expect(told('frozen peas, mint')).not.toMatch(/with 2 tablespoons of water/);
  });

  it('keeps what is small to what one person eats', () => {
    expect(suggestFromList('garlic').recipe.ingredients[0]?.text).toMatch(/^1?\d garlic|^1 head/);
    expect(suggestFromList('raisins', { servings: 1 }).recipe.ingredients[0]?.text).toBe('50 g raisins');
    expect(
      suggestFromList('matcha, oat milk, honey')
        .recipe.ingredients.map(({ text }) => text)
        .join(),
    ).not.toMatch(/tbsp matcha/);
  });

  it('fills thin pancakes with cheese, ham and leaves', () => {
    const { dish, recipe } = suggestFromList('plain flour, eggs, milk, ham, cheddar, spinach', {
      servings: 4,
    });
    expect(dish).toBe('crepes');
    expect(recipe.title).toBe('Thin Pancakes with Ham, Cheddar and Spinach');
  });

  it('does not leave out the water or the ice that is in the glass', () => {
    expect(suggestFromList('mango, yoghurt, cardamom, ice').recipe.leftOut).toEqual([]);
    expect(suggestFromList('oats, water, salt').recipe.leftOut).toEqual([]);
  });

  it('stirs what is only sauces and what sharpens them, and pours no oil on what is salt and thin', () => {
    const { recipe, dish } = suggestFromList('fish sauce, lime, sugar');
    expect(dish).toBe('sauce');
    expect(recipe.leftOut).toEqual([]);
    expect(recipe.ingredients.map(({ text }) => text).join()).not.toMatch(/oil/);
    expect(suggestFromList('miso, mirin, ginger').dish).toBe('sauce');
    expect(suggestFromList('tahini, lemon, garlic').recipe.title).toBe('Tahini and Lemon Sauce');
  });

  it('mixes oil into oats where there is no butter, and dots with none', () => {
    const bananas = told('bananas, oats, dark chocolate', { diets: ['vegan'] });
    expect(bananas).toMatch(/Stir half the .*oil into the oats/);
    expect(bananas).not.toMatch(/Dot with the .*oil/);
  });

  it('seasons with ginger and never roasts it by the plateful', () => {
    expect(
      suggestFromList('chicken thighs, rice, honey, soy sauce, ginger, beetroot', { servings: 4 }).lines,
    ).toMatch(/^[\d ]+(?:\/\d )?(?:tsp|tbsp) ginger/m);
  });

  it('takes soda in a drink for water', () => {
    expect(suggestFromList('gin, elderflower cordial, cucumber, soda').lines).not.toMatch(/cola/);
  });

  it('takes pepper beside salt for the spice', () => {
    expect(suggestFromList('chicken breasts, rice, salt, pepper, olive oil').recipe.title).not.toMatch(
      /Pepper/,
    );
  });
});

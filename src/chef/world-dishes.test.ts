// Dishes of the world that a list holds the makings of: each comes out under its name, uses its core foods and whatever
// else belongs in it, and the checks find nothing against it.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const LISTS: readonly (readonly [list: string, title: RegExp])[] = [
  ['chicken thighs, vinegar, soy sauce, bay leaf, peppercorns, garlic, lime, white rice', /^Chicken Adobo$/],
  ['pork belly, vinegar, soy sauce, garlic, bay leaves, rice', /^Pork Adobo$/],
  ['pork belly 500g, kimchi, gochujang, silken tofu, tteok, scallions', /^Kimchi Stew with Pork$/],
  ['kimchi, tofu, gochugaru, spring onions, rice', /^Kimchi Stew/],
  ['tteok, gochujang, boiled eggs, spring onions', /^Tteokbokki: hot korean rice cakes$/i],
  [
    'dried black beans 500g, smoked sausage, pork ribs, orange, collard greens, farofa, white rice, bay',
    /^Feijoada/,
  ],
  ['tinned black beans, chorizo, bacon, orange, rice, garlic, kale', /^Feijoada/],
  ['kidney beans, smoked sausage, celery, green pepper, onion, rice', /^Red Beans and Rice/],
  [
    'duck legs, sausages, haricot beans, pancetta, tomato puree, garlic, breadcrumbs',
    /^Cassoulet-Style Beans/,
  ],
  [
    'kielbasa, sauerkraut, dried mushrooms, white cabbage, prunes, caraway, pork shoulder 300 g, juniper berries, tomato paste, rye bread',
    /^Bigos/,
  ],
  [
    'sauerkraut, frankfurters, bacon, potatoes, white wine, juniper berries',
    /^Sauerkraut Braised with Frankfurters/,
  ],
  [
    'parsley, coriander, chives, kidney beans tin, dried limes, lamb shoulder 600g, turmeric, basmati',
    /^Ghormeh Sabzi/,
  ],
  ['spinach, red peppers, scotch bonnet, palm oil, beef, onion, yam', /^Efo Riro/],
  ['black-eyed peas, palm oil, onion, scotch bonnet, dried crayfish, plantains, garri', /^Ewa Riro/],
  [
    'stewing beef, shallots, red wine vinegar, tomato puree, cinnamon, bay leaves, red wine',
    /^Beef Stifado$/,
  ],
  ['stewing beef, onions, paprika, peppers, caraway, tomato puree, potatoes', /^Beef Goulash$/],
  ['chicken thighs, red wine, bacon, mushrooms, shallots, thyme', /^Chicken Braised in Red Wine$/],
  ['2 duck legs, red wine, star anise, celeriac, kale, blackberries, chestnuts', /^Wine-Braised Duck Legs$/],
  ['chicken thighs, preserved lemon, olives, saffron, onion, couscous', /^Chicken Tagine/],
  ['stewing beef, coconut milk, lemongrass, galangal, desiccated coconut, chillies, rice', /^Beef Rendang$/],
  ['chicken drumsticks, berbere, onions, eggs, ghee, injera', /^Chicken Wat$/],
  ['red lentils, berbere, onions, garlic, ginger, injera', /^Misir Wot$/],
  [
    'chicken thighs, peanut butter, tinned tomatoes, sweet potato, ginger, scotch bonnet',
    /^Chicken Groundnut Stew$/,
  ],
  ['pork belly, soy sauce, shaoxing wine, brown sugar, star anise, ginger, rice', /^Red-Cooked Pork$/],
  ['pork belly, eggs, coconut water, fish sauce, rice', /^Pork in Caramel/],
  ['chicken thighs, soy sauce, sesame oil, rice wine, thai basil, ginger, garlic', /^Three-Cup Chicken$/],
  ['white fish, coconut milk, palm oil, peppers, tomatoes, onion, coriander, lime', /^Moqueca/],
  ['aubergine, courgettes, peppers, tomatoes, onion, garlic', /^Ratatouille$/],
  ['aubergine, celery, tomatoes, olives, capers, red wine vinegar, raisins', /^Caponata$/],
  ['cannellini beans, cavolo nero, stale bread, carrots, celery, onion, tinned tomatoes', /^Ribollita$/],
  ['carrots, celery, onion, courgette, tinned tomatoes, borlotti beans, small pasta', /^Minestrone$/],
  ['kale, potatoes, chorizo, onion, garlic', /^Caldo Verde/],
  ['beetroot, cabbage, carrots, potatoes, beef, dill, soured cream', /^Borscht/],
  ['lamb, pearl barley, carrots, leek, swede, parsley', /^Lamb and Barley Broth$/],
  ['lamb, chickpeas, lentils, tinned tomatoes, celery, coriander, cinnamon, vermicelli', /^Harira/],
  ['pork ribs, tamarind, daikon, green beans, tomatoes, spinach', /^Sinigang/],
  ['pork shoulder, hominy, dried chillies, cabbage, radishes, lime, onion', /^Pork Pozole$/],
  ['chicken, eggs, lemons, rice, dill', /^Avgolemono/],
  ['prawns, lemongrass, lime leaves, mushrooms, chillies, fish sauce, lime', /^Hot and Sour Prawn Soup$/],
  [
    'chicken breast, coconut milk, galangal, lemongrass, mushrooms, lime, fish sauce',
    /^Hot and Sour Chicken Soup$/,
  ],
  ['clams, potatoes, bacon, milk, onion, celery', /^Clam Chowder$/],
  ['sweetcorn, potatoes, cream, onion, bacon', /^Sweetcorn Chowder/],
  ['pork mince, thai basil, chillies, garlic, fish sauce, soy sauce, jasmine rice, eggs', /^Pad Kra Pao/],
  ['pork mince, lime, fish sauce, mint, shallots, lettuce, rice', /^Pork Larb$/],
  ['chicken thighs, eggs, onion, soy sauce, mirin, dashi, rice', /^Chicken and Egg Rice Bowl$/],
  ['beef steak, onion, soy sauce, mirin, dashi, rice, egg', /^Beef and Onion Rice Bowl$/],
  ['rice, beef mince, spinach, carrots, beansprouts, eggs, gochujang, sesame oil', /^Bibimbap/],
  ['beef steak, soy sauce, pear, sesame oil, garlic, rice, lettuce, kimchi', /^Beef Bulgogi$/],
  ['sweet potato noodles, beef, spinach, carrot, shiitake, soy sauce, sesame oil', /^Japchae/],
  ['beef steak, mushrooms, soured cream, onion, paprika, egg noodles', /^Beef Stroganoff$/],
  ['squid, black rice, fennel, orange, saffron, aioli, prawns (raw)', /^Paella-Style Rice/],
  ['paella rice, chicken thighs, prawns, saffron, peppers, peas, lemon', /^Paella-Style Rice with Chicken/],
  ['rice, smoked sausage, prawns, celery, green pepper, tinned tomatoes, cajun seasoning', /^Jambalaya/],
  [
    'long grain rice, tinned tomatoes, red peppers, scotch bonnet, onion, curry powder, thyme',
    /^Jollof Rice$/,
  ],
  ['brown lentils, rice, onions, cumin, yoghurt', /^Mujadara/],
  ['brown lentils, rice, macaroni, chickpeas, tinned tomatoes, onions', /^Koshari/],
  ['smoked haddock, basmati rice, eggs, curry powder, parsley, butter', /^Kedgeree/],
  ['tuna 2 tins, sweetcorn, penne, cheddar, milk, breadcrumbs', /^Tuna and Sweetcorn Pasta Bake$/],
  ['bread, ham, gruyere, dijon mustard, milk, butter, flour', /^Croque Monsieur$/],
  ["Quorn mince, Bisto, Aunt Bessie's mash, baked beans, cheddar, peas", /^Quorn Shepherd's Pie/],
  ['aubergines, lamb mince, potatoes, tinned tomatoes, milk, cinnamon, onion, flour, butter', /^Moussaka$/],
  ['aubergines, passata, mozzarella, parmesan, basil', /^Aubergine Parmigiana$/],
  ['sausages, flour, eggs, milk, onions, gravy', /^Toad in the Hole/],
  ['beef mince, bread, milk, eggs, curry powder, apricot jam, raisins, bay leaves', /^Beef Bobotie$/],
  ['oven chips, cheese curds, gravy', /^Poutine$/],
  [
    'nopales, masa harina, queso fresco, tomatillos, epazote, corn on the cob, pumpkin seeds, white onion',
    /^Tacos on Fresh Masa/,
  ],
  ['masarepa, black beans, cheese, avocado', /^Arepas with Black Beans$/],
  ['chicken breasts, panko, eggs, flour, curry roux, rice, carrots', /^Chicken Katsu Curry$/],
  ['pork chops, breadcrumbs, egg, cabbage, rice', /^Pork Katsu/],
  ['veal, breadcrumbs, eggs, flour, lemon, potatoes', /^Veal Schnitzel/],
  [
    'pickled herring, new potatoes, soured cream, chives, crispbread, beetroot, egg, dill',
    /^Pickled Herring with/,
  ],
  ['cooked prawns, limes, red onion, coriander, avocado, tomato, chilli', /^Lime-Dressed Prawns/],
  ['pitta, cucumber, tomatoes, radishes, sumac, mint, lettuce, lemon', /^Fattoush$/],
  ['tomatoes, cucumber, green pepper, garlic, bread, sherry vinegar', /^Gazpacho$/],
  ['tahini, dates, oranges, orange blossom water, pistachios, filo', /^Filo Cigars/],
  ['corn tortillas, tomatillos, eggs, queso fresco, soured cream, onion, jalapeno', /^Chilaquiles/],
  ['sweetcorn, lima beans, bacon, tomatoes, onion, butter', /^Succotash/],
  ['flour, eggs, emmental, onions', /^Cheese Spätzle/],
  ['sausage meat, flour, milk, butter, baking powder, buttermilk', /^Biscuits and Sausage Gravy$/],
  ['cooked rice, sweet soy sauce, eggs, prawns, shallots, chilli, cucumber', /^Nasi Goreng with Prawns$/],
  ['rice noodles, prawns, eggs, beansprouts, peanuts, lime, tamarind, fish sauce', /^Pad Thai with Prawns$/],
  ['chicken thighs, lemongrass, fish sauce, garlic, rice, cucumber', /^Lemongrass Chicken$/],
  ['flour, yeast, mozzarella, feta, egg', /^Khachapuri/],
  ['flour, potatoes, quark, onion, bacon, soured cream', /^Pierogi/],
  ['bread, cheddar, beer, mustard, worcestershire sauce', /^Welsh Rarebit$/],
];

describe('the dish of the world that a list holds the makings of', () => {
  it.each(LISTS)('%s', (list, title) => {
    const { recipe, findings } = suggestFromList(list, { servings: 4 });
    expect(recipe.title).toMatch(title);
    expect(findings).toEqual([]);
    expect(recipe.leftOut).toEqual([]);
  });
});

describe('for one, for six, and in ounces', () => {
  it.each(LISTS.filter((_, place) => place % 3 === 0))('%s', (list) => {
    for (const options of [{ servings: 1 }, { servings: 6, units: 'us' }] satisfies Options[])
      expect(suggestFromList(list, options).findings).toEqual([]);
  });
});

describe('a named dish among more foods', () => {
  it('wins over a frame and takes them in', () => {
    const { recipe, findings } = suggestFromList(
      'potatoes, onion, carrots, celery, leek, cabbage, kale, green beans, peas, tomatoes, courgette, chard, borlotti beans (tin), parmesan rind, pancetta, garlic, stale ciabatta, basil, olive oil',
      { servings: 6 },
    );
    expect(recipe.title).toBe('Ribollita');
    expect(recipe.leftOut.length).toBeLessThan(3);
    expect(findings).toEqual([]);
  });

  it('leaves a list of another dish alone', () => {
    for (const [list, title] of [
      ['chicken, soy sauce, honey, garlic, sesame oil, rice', /Adobo|Three-Cup/],
      ['squid, rice, peas, saffron', /Paella/],
      ['kale, potatoes, chorizo, eggs', /Caldo/],
      ['black beans, rice, tortillas, cheddar, bacon', /Feijoada/],
      ['lamb mince, aubergine, tinned tomatoes, feta, mint, onion', /Moussaka/],
      ['pork mince, basil, tomatoes, pasta', /Kra Pao/],
      ['marrow bones, carrots, onions, barley', /Barley Broth/],
      ['aubergine, mozzarella, tomatoes, pasta', /Parmigiana/],
    ] as const)
      expect(suggestFromList(list, { servings: 2 }).recipe.title).not.toMatch(title);
  });
});

describe('what named dishes say', () => {
  it('soaks dried beans, boils them hard and lets them thicken the pot', () => {
    const { steps } = suggestFromList(
      'dried black beans, pork ribs, smoked sausage, orange, rice, bay leaves',
    );
    expect(steps).toMatch(/soak overnight.*boil hard for a full 10 minutes.*Crush a few spoonfuls/);
  });

  it('takes saffron by the pinch and laid fish to its temperature', () => {
    const { lines, steps } = suggestFromList('paella rice, prawns, mussels, saffron, peppers, lemon');
    expect(lines).toMatch(/^a pinch of saffron$/m);
    expect(steps).toMatch(/63 C.*Throw away any shell that stays shut/);
  });

  it('simmers a rind and does not grate it', () => {
    const { lines } = suggestFromList(
      'borlotti beans, small pasta, carrots, celery, courgette, tinned tomatoes, parmesan rind',
    );
    expect(lines).toMatch(/^1 parmesan rind, lifted out at the end$/m);
  });

  it('cooks garlic for a minute or two where there is no onion', () => {
    const { steps } = suggestFromList('pork belly, vinegar, soy sauce, garlic, bay leaves, rice');
    expect(steps).toMatch(/garlic[^.]*\(?1 to 2 minutes/);
  });

  it('fries eggs in oil of their own, and cooks them through', () => {
    const { steps } = suggestFromList('rice, beef mince, spinach, carrots, eggs, gochujang');
    expect(steps).toMatch(/most of the oil.*fry the eggs in (?:the rest of|what is left of|the remaining) /);
    expect(steps).toMatch(/71 C/);
  });

  it('dresses only prawns that are cooked', () => {
    expect(suggestFromList('raw prawns, limes, red onion, coriander, avocado').dish).not.toBe('lime-prawns');
  });

  it('calls a flat corn cake for no flour that holds gluten', () => {
    const { dish, findings } = suggestFromList('masa harina, pork shoulder, pineapple, onion, lime', {
      diets: ['gluten-free'],
    });
    expect(dish).toBe('masa');
    expect(findings).toEqual([]);
  });

  it('says nothing of soured cream, butter or soy where they are ruled out', () => {
    const vegan = suggestFromList('beetroot, cabbage, carrots, potatoes, dill, onion', { diets: ['vegan'] });
    expect(vegan.recipe.title).toBe('Borscht');
    expect(vegan.findings).toEqual([]);
    const corn = suggestFromList('sweetcorn, butter beans, bacon, tomatoes, onion', { avoid: ['milk'] });
    expect(corn.dish).toBe('succotash');
    expect(corn.findings).toEqual([]);
  });

  it.each([
    ['puff pastry', /Twists$/],
    ['shortcrust pastry, sausages, onion', /^Sausage Rolls$/],
    ['filo, ricotta, honey', /Parcels$/],
    ['wonton wrappers, cream cheese, spring onions', /Parcels$/],
  ])('bakes %s', (list, title) => {
    const { recipe, findings, steps } = suggestFromList(list, { servings: 4 });
    expect(recipe.title).toMatch(title);
    expect(steps).toMatch(/bake /i);
    expect(findings).toEqual([]);
  });

  it('never boils filo', () => {
    const { steps } = suggestFromList('filo, dates, walnuts, honey, cinnamon');
    expect(steps).toMatch(/bake/i);
    expect(steps).not.toMatch(/filo[^.]*simmer/i);
  });
});

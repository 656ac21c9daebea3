// What is cooked at home on a weeknight, kitchen by kitchen: the list that somebody has, and the dish that they see in it.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Row = readonly [list: string, title: RegExp];
const KITCHENS: Readonly<Record<string, readonly Row[]>> = {
  'Britain and America': [
    ['sausages, potatoes', /^Sausages and Mash with Onion Gravy$/],
    ['gammon steaks, eggs, frozen chips, peas', /^Gammon, Egg and Chips$/],
    ['leftover pork, burger buns, coleslaw', /^Barbecue Pulled Pork Buns$/],
    ['breakfast sausage, flour, milk, butter, baking powder', /^Biscuits and Sausage Gravy$/],
    ['potatoes, cream, garlic, gruyere, milk', /^Potato Gratin/],
  ],
  'the Americas': [
    ['potatoes, aji amarillo, evaporated milk, crackers, queso fresco, eggs', /^Huancaína Potatoes$/],
    ['ground beef, potatoes, tomatoes, onion, peas, jalapeno', /^Picadillo/],
    ['stewing beef, coriander, beer, aji amarillo paste, peas, potatoes', /Seco/],
    ['black beans, rice, green pepper, onion, cumin, oregano', /^Cuban Black Beans$/],
    ['chicken legs, browning, onion, tomatoes, thyme, carrots, soy sauce', /^Brown Stew Chicken$/],
  ],
  'the Mediterranean': [
    ['eggs, potatoes, onion, olive oil', /^Tortilla Española$/],
    ['chickpeas, spinach, garlic, cumin, smoked paprika, bread', /^Espinacas/],
    ['chicken thighs, tomatoes, olives, rosemary, red wine, peppers', /^Chicken Cacciatore$/],
    ['chicken thighs, dijon mustard, creme fraiche, shallots, white wine', /^Chicken in Mustard Cream$/],
    ['white beans, carrots, celery, tomatoes, onion', /^Fasolada/],
    ['brown lentils, tomato paste, bay leaf, onion, vinegar, feta', /^Lentil Soup$/],
    ['green beans, tomatoes, onion, olive oil', /^Green Beans Braised in Tomato$/],
    ['white beans, tomato paste, onion, rice, butter', /^White Beans in Tomato, the Turkish Way$/],
    ['okra, lamb, tomatoes, garlic, coriander', /^Lamb and Okra/],
    ['white beans, tomatoes, cumin, paprika, harissa, onion', /^Loubia/],
    [
      'chicken pieces, olives, preserved lemon, onion, ras el hanout',
      /^Chicken Tagine with Preserved Lemons and Olives$/,
    ],
    ['noodles, chickpeas, lentils, spinach, mint, yoghurt', /^Ash Reshteh/],
  ],
  Africa: [
    ['chicken legs, onions, lemons, mustard, rice', /^Yassa: Chicken/],
    [
      'chicken, tomatoes, red bell peppers, scotch bonnet, curry powder, thyme, plantain',
      /^Red Pepper Stew with Chicken$/,
    ],
    ['beef sirloin, onion, jalapeno, rosemary, berbere, injera', /Tibs$/],
    ['fava beans, onion, tomato, cumin, berbere, eggs, bread', /^Ful/],
    ['maize meal, baked beans, carrots, peppers, onion, curry powder', /^Chakalaka$/],
  ],
  India: [
    ['eggs, onion, tomatoes, ginger, garam masala, rice', /^Egg Curry$/],
    ['rice, moong dal, turmeric, ghee, cumin seeds', /^Khichdi$/],
    ['red lentils, onion, tomatoes, cumin seeds, turmeric, garlic', /^Red Lentil Dal/],
    ['tomatoes, tamarind, cumin, mustard seeds, curry leaves, rice', /^Rasam/],
    ['rice, lemon, peanuts, mustard seeds, curry leaves, turmeric', /^Lemon Rice$/],
    ['chicken, curry leaves, black pepper, fennel seeds, coconut, tomatoes', /^South Indian Pepper Chicken$/],
    ['pork, panang curry paste, coconut milk, makrut lime leaves', /Coconut Curry$/],
  ],
  'South-East Asia': [
    ['pork mince, rice noodles, lettuce, mint, fish sauce, lime', /^Bún Chả/],
    ['beef, rice vermicelli, lettuce, peanuts, cucumber, fish sauce', /^Vietnamese Noodle Bowl/],
    ['beef, rice noodles, star anise, cinnamon, beef stock, basil, beansprouts', /^Pho/],
    ['chicken, ginger, fish sauce, sugar, rice', /^Chicken in Caramel and Fish Sauce$/],
    ['tofu, tomatoes, fish sauce, spring onions, rice', /^Tofu in Tomato Sauce$/],
    ['flat rice noodles, beef, chinese broccoli, dark soy sauce, eggs', /^Pad See Ew with Beef$/],
    ['chicken, ginger, green papaya, spinach, fish sauce', /^Tinola/],
    ['pork belly, coconut milk, chillies, shrimp paste', /^Bicol Express/],
    ['aubergine, okra, green beans, squash, bitter melon, shrimp paste', /^Pinakbet/],
    ['oxtail, peanut butter, aubergine, green beans, pak choi, shrimp paste', /^Oxtail Kare-Kare$/],
    ['egg noodles, kecap manis, cabbage, eggs, chicken', /^Mie Goreng with Chicken$/],
    ['tempeh, kecap manis, chillies, garlic, rice', /^Tempeh in Sweet Soy Sauce$/],
  ],
  'East Asia': [
    ['chicken breast, peanuts, dried chillies, soy sauce, spring onions', /^Kung Pao Chicken$/],
    ['pork, pineapple, peppers, ketchup, vinegar, soy sauce', /^Sweet and Sour Pork$/],
    ['egg noodles, chicken, beansprouts, cabbage, soy sauce', /^Chow Mein with Chicken$/],
    ['pork mince, noodles, sesame paste, chilli oil, preserved mustard greens', /^Dan Dan/],
    ['tofu, mushrooms, eggs, vinegar, white pepper, bamboo shoots', /^Hot and Sour Soup/],
    ['chicken wings, soy sauce, ginger, sugar, star anise', /^Soy-Braised Chicken$/],
    ['chicken, potatoes, carrots, gochujang, gochugaru, soy sauce', /^Dak-Bokkeum-Tang/],
    ['pork, gochujang, onion, lettuce, rice', /^Pork Bulgogi$/],
    ['beef, potatoes, carrots, onion, soy sauce, mirin', /^Nikujaga/],
    ['pork, ginger, soy sauce, mirin, cabbage, rice', /^Ginger Pork/],
    ['chicken thighs, soy sauce, mirin, sugar, rice', /^Teriyaki-Glazed Chicken with Rice$/],
    ['eggs, rice, chicken, ketchup, onion', /^Omurice/],
    ['chicken thighs, soy sauce, ginger, potato starch, lemon', /^Karaage/],
    ['soba, soy sauce, mirin, spring onions, wasabi', /^Soba Noodles/],
  ],
  'the North and East of Europe': [
    ['beef mince, bread roll, egg, onion, potatoes, mustard', /^Pan-Fried Beef Mince Cakes with Mash$/],
    ['beef mince, cream, potatoes, lingonberry jam, breadcrumbs, onion', /Meatballs in Cream Sauce/],
    ['lentils, frankfurters, carrots, potatoes, leek, vinegar', /^Lentil Soup with Frankfurters$/],
    ['potatoes, carrots, leek, wiener sausages, cream', /^Potato Soup with Sausages$/],
    ['pork loin, breadcrumbs, egg, flour, potatoes, cabbage', /^Pork Schnitzel with Potatoes$/],
    ['pork, paprika, onion, peppers, tomatoes', /^Pork Goulash$/],
    ['potatoes, smoked sausage, paprika, onion, pepper', /^Paprika Potatoes with Smoked Sausage$/],
    ['sauerkraut, pork mince, rice, paprika, soured cream', /^Unrolled Cabbage Rolls$/],
    ['cod, prawns, cream, leek, carrots, potatoes', /^Creamy Soup of Cod and Potatoes$/],
    ['falukorv, cream, tomato puree, onion, rice', /^Sausage Stroganoff$/],
    ['split peas, smoked sausage, celeriac, leek, carrots, pork', /^Split Pea Soup/],
  ],
};

describe.each(Object.entries(KITCHENS))('%s', (_kitchen, rows) => {
  it.each(rows)('%s', (list, title) => {
    for (const options of [
      { servings: 2 },
      { servings: 5, units: 'us' },
      { servings: 1 },
    ] satisfies Options[]) {
      const { recipe, findings } = suggestFromList(list, options);
      expect(findings).toEqual([]);
      expect(recipe.leftOut).toEqual([]);
      if (options.servings === 2) expect(recipe.title).toMatch(title);
    }
  });
});

describe('a dish without what defines it', () => {
  it.each([
    ['pork mince, rice noodles, soy sauce, cabbage', /Bún/],
    ['potatoes, evaporated milk, crackers, cheddar, eggs', /Huancaína/],
    ['chicken thighs, soy sauce, lemon, ginger', /Karaage/],
    ['chicken, peanuts, broccoli, rice', /Kung Pao/],
    ['beef, rice noodles, soy sauce, peppers', /Pho/],
    ['chicken, tomatoes, potatoes, carrots', /Cacciatore|Tagine/],
    ['rice, lemon, peanuts, butter', /Lemon Rice/],
  ])('%s', (list, title) => {
    expect(suggestFromList(list).recipe.title).not.toMatch(title);
  });
});

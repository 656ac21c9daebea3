// A list that spells a dish gets it: under its name, with all of the list in it, and with nothing that the checks find.

import { expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Row = [list: string, title: RegExp, options: Options];

it.each<Row>(
  (
    [
      [
        'pork chops, cream of mushroom soup, stove top stuffing, green beans',
        /^Baked Pork Chops with Stuffing$/,
        { units: 'us', servings: 4 },
      ],
      ['chicken breasts, cream of chicken soup, rice, broccoli', /Baked in Cream of Chicken Soup/],
      ['poha, peanuts, curry leaves, mustard seeds, onion, potato, turmeric, lemon', /^Poha with Potato$/],
      ['semolina, mustard seeds, curry leaves, cashews, onion, green chilli, ginger, peas', /^Upma with Pea/],
      ['eggs 6, parsley, coriander, dill, spring onions, walnuts, barberries', /^Herb Kuku$/],
      ['salt cod, eggs, potatoes, onion, olives, parsley', /^Bacalhau with Eggs, Potatoes and Olives$/],
      ['squid, cannellini beans, fennel, orange, black pudding, olive oil', /^Squid with Beans$/],
      ['polenta, gorgonzola, pears, radicchio, walnuts, speck', /^Soft Polenta with Gorgonzola, Pears/],
      [
        'ground beef, macaroni, kidney beans, canned tomatoes, chili powder, cheddar, onion',
        /^Beef Chili Mac$/,
        { units: 'us', servings: 4 },
      ],
      ['shortcrust pastry, onions, gruyere, eggs, cream', /^Onion and Gruyère Quiche$/],
      ['ramen noodles, pork belly, egg, pak choi, miso', /^Ramen with Pork$/],
      ['lasagne sheets, spinach, ricotta, tinned tomatoes, mozzarella', /^Spinach Lasagne/, { servings: 6 }],
      ['pork chops, sauerkraut, potatoes, mustard', /^Sauerkraut Braised with Pork/],
      ['seitan, mushrooms, red wine, carrots, thyme', /^Seitan Braised in Red Wine$/, { diets: ['vegan'] }],
      ['jacket potatoes, tuna, sweetcorn, mayo, cheese', /^Baked Potatoes with Tuna/],
      ['spam, pineapple, sweet potato, red onion', /^Crisp .* with Pineapple/, { equipment: ['air-fryer'] }],
      [
        'paneer, beetroot, tomatoes, mustard seeds, curry leaves, chilli, desiccated coconut, coriander',
        /^Dry-Spiced Paneer and Beetroots/,
        { servings: 4 },
      ],
      [
        'chicken thighs, basmati rice, biryani masala, yoghurt, crispy onions, mint, saffron, eggs, raisins, cashews',
        /^Chicken Biryani$/,
        { servings: 4 },
      ],
      [
        'beef joint 2kg, potatoes, parsnips, horseradish, yorkshire puddings',
        /^Roast Beef with Potatoes/,
        { servings: 8 },
      ],
    ] as const
  ).map(([list, title, options = {}]): Row => [list, title, options as Options]),
)('%s', (list, title, options) => {
  const { recipe, findings } = suggestFromList(list, options);
  expect(recipe.title).toMatch(title);
  expect(recipe.leftOut).toEqual([]);
  expect(findings).toEqual([]);
});

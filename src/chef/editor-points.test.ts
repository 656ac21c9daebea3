// Points that readers of recipes named, each on lists that they were not shown.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

type Options = NonNullable<Parameters<typeof suggestFromList>[1]>;

const isSilent = ({ findings }: ReturnType<typeof suggestFromList>): boolean =>
  findings.every(({ severity }) => severity !== 'danger' && severity !== 'warning');

describe('the dish that the food asks for', () => {
  it.each<[list: string, dish: string, title: RegExp, text: RegExp]>([
    ['lamb shoulder, carrots, thyme', 'slow-joint', /^Slow-Roast Lamb Shoulder/, /900 g lamb shoulder/],
    ['diced lamb shoulder, carrots', 'braise', /Stew/, /chunks/],
    ['silverside joint, onions, stout', 'slow-joint', /^Pot-Roast Silverside/, /150 C/],
    ['1.4kg brisket, parsnips, red wine', 'slow-joint', /^Pot-Roast Brisket/, /past 90 C/],
    ['chuck roast, potatoes', 'slow-joint', /^Pot-Roast Chuck/, /twisted/],
    ['1.8kg pork shoulder, cider, apples', 'slow-joint', /^Slow-Roast Pork Shoulder/, /150 C/],
    ['beef shin, swede, ale', 'braise', /Beef Shin/, /bare simmer|simmers gently|simmer, then/],
    ['smoked gammon joint 900g, swede', 'boiled-joint', /^Boiled Gammon/, /about 40 minutes/],
    ['gammon joint, potatoes, carrots', 'boiled-joint', /Gammon/, /carrots and simmer (?:on|over) low heat/],
    ['gammon joint, marmalade, mustard', 'boiled-joint', /^Glazed Gammon/, /score it/],
    ['gammon joint, parsley, milk', 'boiled-joint', /in Parsley Sauce/, /63 C/],
    ['turkey crown, parsnips, carrots', 'roast-chicken', /^Roast Turkey Crown/, /74 C/],
    ['venison steaks, cabbage', 'pan-main', /^Seared Venison Steaks/, /a side/],
    ['ricotta, lasagne sheets, peas', 'pasta-sauce', /^Broken Lasagne/, /snapped/],
    ['halloumi, penne, courgette', 'pasta-sauce', /^Penne with Halloumi/, /golden on two sides/],
    [
      'instant noodles, eggs, spinach',
      'kimchi-ramen',
      /^Noodle Soup with Egg/,
      /seasoning from the noodle packets/,
    ],
    ['ramen noodles, egg, pak choi', 'noodle-soup', /^Noodle Soup/, /broth/],
    ['haddock, breadcrumbs, cherry tomatoes', 'crumb-topped', /^Crumb-Topped Haddock/, /press the crumbs/],
    ['turkey escalopes, breadcrumbs, green beans', 'crumb-topped', /^Crumb-Topped Turkey/, /74 C/],
    ['pollock, breadcrumbs, egg, flour', 'crumbed-cutlet', /^Crumbed Pollock/, /fingers/],
    ['elderflower cordial', 'cooler', /^Elderflower Cooler/, /cold water/],
    ['bagels, smoked salmon, dill', 'topped-toast', /on Bagels/, /[Tt]oast the bagels/],
    ['fish fingers, tortillas, lettuce', 'oven-plate', /^Fish Finger Flour Tortillas/, /fill with/],
    ['pulled pork, barbecue sauce, tortillas', 'pulled-buns', /Flour Tortillas$/, /roll up/],
    ['banana, eggs, oats, honey', 'oat-pancakes', /^Banana Oat Pancakes/, /71 C/],
    ['beef burgers, buns, onions', 'burger', /^Beef Burgers/, /and the onions?, press/],
    ['puff pastry, tomatoes', 'pastry-tart', /^Tomato Tart/, /tray inside/],
    ['pizza base, feta, tomatoes', 'flatbread-pizza', /^Pizza/, /crisp/],
    ['halloumi, bread', 'topped-toast', /^Halloumi on Toast/, /[Ff]ry the halloumi/],
    ['turkey steaks, peppers', 'tray-roast', /^Roast Turkey Steaks/, /74 C/],
    ['chicken breast, mozzarella, tomatoes, penne', 'pasta-sauce', /^Penne with Chicken/, /mozzarella/],
    ['beef mince, potatoes, peas, gravy granules', 'cottage-pie', /Pie/, /and gravy granules/],
    ['lamb shoulder, curry paste, coconut milk', 'braise', /Curry with Coconut$/, /curry paste/],
  ])('%s', (list, dish, title, text) => {
    const made = suggestFromList(list);
    expect(made.dish).toBe(dish);
    expect(made.recipe.title).toMatch(title);
    expect(made.text).toMatch(text);
    expect(made.recipe.leftOut).toEqual([]);
    expect(isSilent(made)).toBe(true);
  });
});

describe('cheese in a pan', () => {
  it.each(['feta, spinach, pasta', 'cottage cheese, pasta, peas', 'feta, gnocchi, peppers'])(
    '%s is not melted to a sauce',
    (list) => {
      const { steps } = suggestFromList(list);
      expect(steps).not.toMatch(/[Mm]elt the (?:feta|cottage)|until smooth/);
      expect(steps).toMatch(/(?:feta|cottage cheese), and toss|and the (?:feta|cottage cheese)/);
    },
  );

  it.each([
    ['sirloin steak, boursin, potatoes', /boursin[^.]*until melted and smooth/],
    ['pork chops, philadelphia, leeks', /in the cream cheese and \d/],
    ['chicken breasts, garlic and herb soft cheese', /in the (?:cream|soft) cheese and \d/],
  ])('%s makes a sauce', (list, said) => {
    const made = suggestFromList(list);
    expect(made.steps).toMatch(said);
    expect(made.recipe.leftOut).toEqual([]);
    expect(isSilent(made)).toBe(true);
  });
});

describe('custard from its powder', () => {
  it.each([
    ['custard powder, plums', {}, /200 ml milk/],
    ['custard powder, rhubarb, oats', { diets: ['vegan'] }, /200 ml oat milk/],
  ] as [string, Options, RegExp][])('%s names the milk that it wants', (list, options, line) => {
    const made = suggestFromList(list, options);
    expect(made.lines).toMatch(line);
    expect(made.steps).toMatch(/custard poured over/);
  });
});

describe('what a label claims', () => {
  it.each<[typed: string, rest: string, options: Options]>([
    ['lactose-free milk', 'oats, banana', { diets: ['low-lactose'] }],
    ['lactose-free yoghurt', 'cucumber, chickpeas', { diets: ['low-lactose'] }],
    ['lactose-free cream', 'salmon, pasta', { diets: ['low-lactose'] }],
    ['gluten-free wraps', 'chicken, lettuce', { diets: ['gluten-free'] }],
    ['gluten-free lasagne sheets', 'ricotta, spinach', { diets: ['gluten-free'] }],
    ['gluten-free breadcrumbs', 'cod, lemon', { avoid: ['gluten'] }],
    ['gf pizza base', 'mozzarella, tomatoes', { diets: ['gluten-free'] }],
    ['eggless mayonnaise', 'potatoes, spring onions', { diets: ['egg-free'] }],
    ['vegan puff pastry', 'mushrooms, onion', { diets: ['vegan'] }],
    ['vegan sausages', 'potatoes, onion', { diets: ['vegan'] }],
    ['halal sausages', 'potatoes, onion', { diets: ['halal'] }],
    ['dairy-free ice cream', 'bananas', { diets: ['dairy-free'] }],
    ['nut-free pesto', 'pasta', { diets: ['nut-free'] }],
  ])('%s is let in', (typed, rest, options) => {
    const made = suggestFromList(`${typed}, ${rest}`, options);
    const name = typed.split(/[ -]/).at(-1)?.replace(/s$/, '') ?? '';
    expect(made.recipe.leftOut.map(({ ingredient }) => ingredient).join()).not.toContain(name);
    expect(isSilent(made)).toBe(true);
  });

  it.each<[typed: string, options: Options]>([
    ['milk', { diets: ['low-lactose'] }],
    ['lactose-free milk', { diets: ['dairy-free'] }],
    ['gluten-free sausages', { diets: ['halal'] }],
    ['wraps', { diets: ['gluten-free'] }],
    ['mayonnaise', { diets: ['egg-free'] }],
  ])('%s stays out where the claim says nothing of it', (typed, options) => {
    const { recipe } = suggestFromList(`${typed}, potatoes, onion`, options);
    expect(recipe.leftOut).not.toEqual([]);
  });
});

describe('washing and cutting', () => {
  it.each([
    ['eggs, bread', 5, 5],
    ['potatoes, onion, eggs', 10, 15],
    ['peppers, feta, courgette, onion, tomatoes, rice', 10, 20],
    ['potatoes, carrots, onion, celery, leek, garlic, swede, parsnip, cabbage, pearl barley', 20, 30],
  ])('%s', (list, least, most) => {
    const { prep } = suggestFromList(list, { servings: 4 }).recipe.minutes;
    expect(prep).toBeGreaterThanOrEqual(least);
    expect(prep).toBeLessThanOrEqual(most);
  });
});

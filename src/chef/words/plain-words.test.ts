// What blind readers stumbled over in the words of recipes, by kind.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

const TWO: Options = { servings: 2 };
const FOUR: Options = { servings: 4 };

describe('the notes', () => {
  it.each<[what: string, list: string, told: RegExp, options?: Options]>([
    [
      'a salad of what was boiled is chilled in time',
      'jersey royals, eggs 4, anchovies, lemon, purple sprouting broccoli 200g',
      /within 2 hours, it keeps a day in the fridge; take it out half an hour before you eat/,
    ],
    [
      'so is a pot of pulse flour',
      'shiro powder, onions 3, berbere, injera',
      /within 2 hours, it keeps 2 days/,
    ],
    ['and a bread salad', 'tin of sardines, bread, tomatoes', /what is left, chilled within 2 hours, keeps/],
    ['and boiled roots', 'cassava 500g', /within 2 hours/],
    ['squid that is eaten cold', 'squid 400g, chickpeas tin, tomatoes, lemon', /2 hours, keeps a day/],
    [
      'what was cooked before is not kept for days',
      'half a cauliflower, swede, parsnips 4, curly kale, tahini, cooked puy lentils, lemon',
      /eat it by tomorrow: the lentils were cooked before/,
    ],
    [
      'the gravy and the mash have their age too',
      'leftover roast lamb 400g, gravy, mashed potato, peas, carrots',
      /Use the (?=[^.]*lamb)(?=[^.]*gravy)(?=[^.]*mashed potato)[^.]* at most 2 days old/,
    ],
    [
      'ham that is left over',
      'leftover boiled rice 2 bowls, ham from christmas 200g, peas, eggs 3',
      /Use the ham only if chilled/,
    ],
    [
      'half a squash',
      'butternut squash, cavolo nero, chickpeas tin, coconut milk 1 tin',
      /You keep the rest of the butternut squash/,
      TWO,
    ],
    [
      'half a packet and half a lemon',
      'halloumi, couscous 150g, courgettes 2, cherry tomatoes, mint, lemon, tin of chickpeas',
      /You keep the rest of the halloumi and half a lemon/,
    ],
    [
      'half the broccoli',
      'chicken drumsticks 4, sweet potatoes 2, broccoli, natural yoghurt',
      /rest of the broccoli/,
      { servings: 2, equipment: ['air-fryer'] },
    ],
    [
      'what a label is read for',
      'pork sausages 8, potatoes 1kg, red onions 3',
      /pork sausages \(gluten, milk, soy and sulphites\)/,
      FOUR,
    ],
    [
      'gluten, for who eats none',
      'cod fillets 4, chorizo 100g, tin of butter beans, tin of tomatoes, kale',
      /label of the chorizo \(gluten\)/,
      { servings: 4, diets: ['gluten-free'] },
    ],
    [
      'labels that are read for the same',
      'potatoes 1.5kg, onions, bacon',
      /cider vinegar and wholegrain mustard \(sulphites\)/,
      FOUR,
    ],
  ])('%s', (_what, list, told, options = TWO) => {
    const { notes, findings } = suggestFromList(list, options);
    expect(notes).toMatch(told);
    expect(findings).toEqual([]);
  });

  it.each([
    'butternut squash half, sage, blue cheese, gnocchi',
    '250g halloumi, 1 courgette, couscous, lemon juice',
  ])('tell of nothing kept that is used up: %s', (list) => {
    expect(suggestFromList(list).notes).not.toMatch(/rest of the (?:halloumi)/);
  });

  it('date the leftovers once', () => {
    const { notes } = suggestFromList('leftover roast chicken, cold roast potatoes about 6, broccoli', TWO);
    expect(notes.match(/2 days/g)).toHaveLength(1);
  });
});

describe('names', () => {
  it('say the rind once', () => {
    const { lines, steps, notes } = suggestFromList(
      'celeriac, leeks 2, carrots 6, pearl barley, vegetable stock, parmesan rind',
      TWO,
    );
    expect(`${lines} ${steps} ${notes}`).not.toMatch(/rind,? (?:the )?rind/);
  });

  it('are short the second time in a step', () => {
    const { steps } = suggestFromList(
      'purple sprouting broccoli 200g, jersey royals, eggs 4, anchovies, lemon',
      TWO,
    );
    expect(steps).toMatch(/add the purple sprouting broccoli,[^.]*until the broccoli is/);
  });

  it('stay whole where the list has another of the kind', () => {
    const { steps } = suggestFromList('new potatoes 300g, sweet potatoes 2, sausages 6', TWO);
    expect(steps).not.toMatch(/(?<!new |sweet )\bpotatoes\b/);
  });
});

describe('the sentence that serves', () => {
  it.each<[what: string, list: string, not: RegExp, options: Options]>([
    [
      'serves once',
      '1 duck leg, puy lentils, carrot, shallot, sherry vinegar, bit of rocket',
      /Serve [^.]*\. Serve/,
      { servings: 1 },
    ],
    [
      'gives the knife no company',
      "goat's cheese 125g, walnuts, fennel bulb, orange, puff pastry",
      /bread knife and/,
      TWO,
    ],
    [
      'puts the polenta into the bowl first',
      'swiss chard, onion, polenta, gorgonzola, tin of borlotti beans',
      /eat over the polenta/,
      TWO,
    ],
    [
      'spoons nothing over a shut bun',
      'beef mince 500g, burger buns 4, soured cream, gherkins',
      /spooned over/,
      FOUR,
    ],
  ])('%s', (_what, list, not, options) => {
    expect(suggestFromList(list, options).steps).not.toMatch(not);
  });
});

describe('the headnote', () => {
  it.each<[what: string, list: string, not: RegExp, options?: Options]>([
    [
      'of mince that is stirred',
      '500g beef mince, 2 onions, carrots 3, tin of chopped tomatoes, spaghetti, garlic, red wine',
      /left alone/,
    ],
    [
      'of a basket that is piled up',
      'chicken drumsticks 4, sweet potatoes 2, broccoli',
      /Room round/,
      { servings: 2, equipment: ['air-fryer'] },
    ],
    [
      'of one thing that is cut',
      'shimeji, miso paste, mirin, soy sauce, japanese rice',
      /cutting takes longer|everything cut/,
    ],
    [
      'of thighs without bones',
      'boneless skinless chicken thighs 6, honey, soy sauce, baby potatoes',
      /on the bone/,
    ],
    [
      'of no food of the dish',
      'plantains 3 ripe, black-eyed beans 2 cups, palm oil, onions, scotch bonnet, tomatoes',
      /clock is only/,
    ],
    ['of oil alone', 'tin of tuna, capers, black olives, red onion', /The oil goes on twice/],
  ])('never is %s', (_what, list, not, options = TWO) => {
    expect(suggestFromList(list, options).recipe.introduction).not.toMatch(not);
  });
});

describe('the title', () => {
  it.each<[list: string, title: RegExp, options?: Options]>([
    ['leftover roast chicken, cold roast potatoes about 6, broccoli', /^Chicken, Broccoli and Potato Hash/],
    [
      'chicken drumsticks 4, sweet potatoes 2, broccoli',
      /Sweet Potato Chips/,
      { servings: 2, equipment: ['air-fryer'] },
    ],
    ['shimeji, miso paste, mirin, soy sauce, japanese rice', /^Miso Shimeji/],
    [
      '2 ears sweet corn, 3 zucchini, poblano peppers 2, 1 can pinto beans, lime',
      /^(?!.*Ear of)/,
      { servings: 4, units: 'us' },
    ],
  ])('%s', (list, title, options = TWO) => {
    const { recipe } = suggestFromList(list, options);
    expect(recipe.title).toMatch(title);
    expect((recipe.title ?? '').length).toBeLessThanOrEqual(60);
  });
});

describe('what is left out', () => {
  it('is never excused by what others taste of', () => {
    const { recipe } = suggestFromList('miso, aubergines 2, rice, spring onions', TWO);
    expect(recipe.leftOut.map(({ why }) => why).join()).not.toMatch(/takes its taste/);
  });

  it.each<[list: string, food: string, not: RegExp]>([
    [
      'smoked haddock 400g, potatoes 1kg, leeks 3, milk 1 litre, rhubarb 5 sticks',
      'rhubarb',
      /stir-fry|soup/,
    ],
    ['pork chops 2, rice, peas, beetroot', 'beetroot', /mash/],
  ])('%s: the %s is kept for what it is good for', (list, food, not) => {
    const why = suggestFromList(list, TWO).recipe.leftOut.find(({ ingredient }) =>
      ingredient.startsWith(food),
    )?.why;
    expect(why ?? '').not.toMatch(not);
  });
});

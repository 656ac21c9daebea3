// What the list of ingredients and the notes owe to each other, whatever the dish.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

describe('salted water', () => {
  it.each([
    ['salmon, broccoli, soy sauce, honey, basmati rice'],
    ['tofu, pak choi, noodles, peanut butter, lime'],
    ['halloumi, courgettes, cherry tomatoes, couscous'],
    ['stewing lamb, pearl barley, swede, carrot'],
    ['cauliflower, cheddar, milk, bacon'],
    ['eggs, rice, spring onions'],
  ])('%s: has its salt in the list', (list) => {
    const { lines, steps } = suggestFromList(list);
    if (/salted water/.test(steps)) expect(lines).toMatch(/\bsalt, (?:plus more )?for the water/);
  });

  it('is plain water for a small child', () => {
    const { lines, steps } = suggestFromList('tofu, broccoli, soy sauce, rice, for my toddler');
    if (!/for the water/.test(lines)) expect(steps).not.toMatch(/salted water/);
  });
});

describe('amounts that a shopper has', () => {
  it.each<[string, Options, RegExp]>([
    ['cauliflower, cheddar, milk, bacon', { servings: 4 }, /^1 cauliflower\b/m],
    ['2 cauliflowers, cheddar, milk, butter', { servings: 6 }, /^2 cauliflowers\b/m],
    ['2 tomatoes going soft, cooked chicken, tortilla wraps, cheddar', { servings: 2 }, /^2 tomatoes/m],
    ['200 g spinach, pasta, garlic', { servings: 2 }, /^200 g spinach/m],
  ])('%s for %j', (list, options, line) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });

  it.each([
    ['leftover mashed potato, tin of salmon, capers', { diets: ['dairy-free'] }],
    ['cauliflower, potatoes, onion', { diets: ['vegan'] }],
  ] satisfies [string, Options][])('%s: no oil by the gram', (list, options) => {
    expect(suggestFromList(list, options).lines).not.toMatch(/\d g (?:\w+ )?oil/);
  });

  it('cuts no quarter from a cauliflower', () => {
    for (const servings of [1, 2, 3, 5])
      for (const list of ['cauliflower, chickpeas, curry powder', 'broccoli, cauliflower, cheddar, milk'])
        expect(suggestFromList(list, { servings }).lines).not.toMatch(
          /[134]\/4 (?:head of )?(?:cauli|brocc)/,
        );
  });

  it('keeps nothing that is going soft', () => {
    const { notes } = suggestFromList('3 overripe tomatoes, pasta, garlic, cheddar', { servings: 2 });
    expect(notes).not.toMatch(/tomato[^.]*will be left over/);
  });
});

describe('what is left over', () => {
  it.each<[string, Options, RegExp]>([
    ['salmon, potatoes, dill, lemon', {}, /Half a lemon will be left over; keep it for an? \w+/],
    [
      '10 chicken thighs, potatoes, carrots',
      { servings: 2 },
      /6 chicken thighs will be left over; cook or freeze/,
    ],
    ['400 g feta, tomatoes, cucumber, olives', {}, /g of the feta will be left over; keep it for /],
    [
      '2 aubergines, half a tin chopped tomatoes, ball of mozzarella, stale bread, basil, 3 eggs',
      {},
      /1 aubergine and the rest of the mozzarella and bread will be left over; .*\bthe aubergine for/,
    ],
    ['500g red lentils, carrots, onion, cumin', {}, /g of the red lentils will be left over; keep them for /],
  ])('%s: has another use', (list, options, note) => {
    expect(suggestFromList(list, options).notes).toMatch(note);
  });
});

describe('what was cut before', () => {
  it.each([
    ['roast beef, gravy, mashed potato, carrots, peas, onion', /mashed potato$/m],
    ['aubergine, tinned tomatoes, mozzarella, breadcrumbs', /breadcrumbs$/m],
  ])('%s: is not cut again', (list, line) => {
    expect(suggestFromList(list).lines).toMatch(line);
  });
});

describe('what a list is built on', () => {
  it.each<[string, Options, RegExp]>([
    ['2 gammon steaks, tin pineapple rings, new potatoes', {}, /tin pineapple/],
    ['fish fingers, wraps, white cabbage, mayo', { equipment: ['air-fryer'] }, /fish fingers/],
    ['merguez, jar roasted peppers, tin toms, eggs, labneh', {}, /roasted peppers/],
    ['thin sliced beef 250g, potatoes, mangetout', {}, /250 g beef steak/],
    ['spaghetti, eggs, bacon, cheddar, garlic', {}, /garlic/],
    // What a second helping is cooked with is what the first was.
    ['beef shin 1kg, carrots, Guinness, beef stock, shallots, swede, mushrooms', {}, /beef stock/],
    ['kartoffeln 1kg, quark, chives, onion, smoked bacon cubes, mustard', {}, /quark/],
    [
      '2 salmon fillets, sweet potato, green beans, honey, lime, sesame seeds',
      { equipment: ['air-fryer'] },
      /sesame/,
    ],
    ['paneer 200g, capsicum, onion, kasuri methi, jeera, haldi', { maxMinutes: 40 }, /paneer/],
    // A slow cooker wants no hob.
    [
      'diced lamb 600g, chickpeas, onions, tinned tomatoes, cumin',
      { equipment: ['slow-cooker', 'kettle'] },
      /lamb/,
    ],
    ['pasta, tin of tuna, sweetcorn, mayo, red onion', { equipment: ['microwave', 'kettle'] }, /pasta/],
    ['3 ripe bananas, self raising flour, eggs, butter, brown sugar, vanilla extract', {}, /vanilla/],
  ])('%s: is in the dish', (list, options, line) => {
    const { lines, recipe } = suggestFromList(list, options);
    expect(lines).toMatch(line);
    expect(recipe.leftOut).toEqual([]);
  });
});

describe('a list that spells a dish', () => {
  it.each<[string, Options, string]>([
    ['thin sliced beef 250g, 3 potatoes, onion, carrot, soy sauce, mirin', {}, 'nikujaga'],
    ['besan, natural yogurt, okra, mustard seeds, turmeric, ginger, basmati rice', {}, 'kadhi'],
    ['spaghetti, eggs, bacon, cheddar, garlic', {}, 'carbonara'],
    // Who has a hob cooks on it.
    ['salmon, rye bread, cucumber, dill, mustard', { equipment: ['hob', 'microwave'] }, 'poached-fish'],
  ])('%s', (list, options, dish) => {
    expect(suggestFromList(list, options).dish).toBe(dish);
  });

  it.each<[string, Options]>([
    ['tofu, pak choi, noodles, peanut butter, soy sauce, carrot, lime', { maxMinutes: 25 }],
    ['tin of tuna, spaghetti, garlic, lemon, capers', { servings: 1, maxMinutes: 20 }],
    ['chicken thighs, onions, tinned tomatoes, chorizo, peppers, rice', { servings: 4, maxMinutes: 60 }],
    [
      'beef mince, onion, carrots, half a tin tomatoes, potatoes, frozen peas',
      { servings: 4, maxMinutes: 75 },
    ],
    ['salmon fillets, egg noodles, broccoli, soy sauce, ginger, garlic', { maxMinutes: 25 }],
  ])('%s: is done in the time that there is', (list, options) => {
    const { recipe } = suggestFromList(list, options);
    expect(recipe.minutes?.total).toBeLessThanOrEqual(options.maxMinutes ?? 0);
  });
});

describe('what wants care', () => {
  it('thaws what is frozen in the list and says how', () => {
    const { lines } = suggestFromList('frozen prawns, linguine, chilli, parsley');
    expect(lines).toMatch(/prawns, thawed in a bag in cold water for 15 minutes/);
  });

  it.each([
    ['nettles, potatoes, onion, butter', /gloves/],
    ['wild garlic, eggs, butter', /poisonous leaves that look like it/],
  ])('%s', (list, told) => {
    const { notes, findings } = suggestFromList(list);
    expect(notes).toMatch(told);
    expect(findings).toEqual([]);
  });

  it('gives one figure for the liver of a bird', () => {
    const { text } = suggestFromList('chicken livers, onions, rice');
    expect(text).toMatch(/74 C/);
    expect(text).not.toMatch(/71 C/);
    expect(text).toMatch(/pregnan/);
  });

  it.each([['fiddleheads, potatoes, butter'], ['fiddleheads, potatoes, garlic'], ['fiddleheads, eggs']])(
    '%s: are boiled for 15 minutes at least, in water that goes',
    (list) => {
      const { steps, findings } = suggestFromList(list);
      expect(steps).toMatch(/15 to 18 minutes|for 15 to|, 15 to/);
      expect(steps).toMatch(/[Tt]hrow the water away|[Dd]rain/);
      expect(findings).toEqual([]);
    },
  );

  it.each([
    ['elderberries'],
    ['elderberries, sugar'],
    ['elderberries, flour, sugar, butter'],
    ['elderberries, apples, oats'],
    ['elderberries, yoghurt, honey'],
  ])('%s: come to a recipe that cooks them, or stay out', (list) => {
    const { findings, text } = suggestFromList(list);
    expect(findings).toEqual([]);
    expect(text).not.toMatch(/keep out leaves|bowl with yoghurt/);
  });

  it.each(['turkey bacon, cabbage, cockles', 'turkey bacon, rice, chard', 'turkey bacon, potatoes, onion'])(
    '%s: heats the bacon',
    (list) => {
      const { steps, foods, findings } = suggestFromList(list);
      if (foods.includes('turkey-bacon')) expect(steps).toMatch(/(?:turkey bacon|bacon)[^.]*until/);
      expect(findings).toEqual([]);
    },
  );

  it('sends who avoids nuts to the label of what is made in a factory', () => {
    expect(suggestFromList('lamb mince, filo pastry, ricotta', { avoid: ['nuts'] }).notes).toMatch(
      /check the label of the [^.]*filo pastry[^.]*\(nuts\)/,
    );
  });

  it('names every diet that a label has to settle', () => {
    const { findings } = suggestFromList('leftover curry, rice, peas', { diets: ['pescatarian', 'vegan'] });
    expect(findings).toEqual([]);
  });
});

describe('two foods of one name', () => {
  it('are told apart in the steps', () => {
    const { findings, steps } = suggestFromList('fresh bamboo shoots, bamboo shoots, tofu, soy sauce');
    expect(steps).toMatch(/the bamboo shoots and fresh bamboo shoot/);
    expect(findings.filter(({ rule }) => rule === 'unused-ingredient')).toEqual([]);
  });
});

describe('what is listed and belongs', () => {
  it.each([
    ['jackfruit tin, bbq sauce, burger buns, red cabbage, vegan mayo, gherkins', /gherkins/],
    ['pork chops, paprika, peppers', /paprika/],
    ['couscous, halloumi, olives, tomatoes', /olives/],
  ])('%s', (list, line) => {
    expect(suggestFromList(list).lines).toMatch(line);
  });
});

// What the engine promises whatever the dish: ideas that differ or say that they have run out, reasons that are true,
// one closing sentence, amounts a cook would measure.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

function readLine(list: string, food: string, options: Options = {}): string {
  const { ingredients } = suggestFromList(list, options).recipe;
  return ingredients.find((line) => line.food === food)?.text ?? '';
}

const NO_OTHER = 'There is no other dish in the book for this list; this is the first again.';

describe('ideas', () => {
  it.each(['eggs', '1 cabbage', 'eggs, potatoes, onions, spinach, cheddar, bread', 'salmon, rice, cucumber'])(
    'are other dishes or say that there is none: %s',
    (list) => {
      const titles = new Set<string | null>();
      let hasRunOut = false;
      for (let idea = 0; idea <= 4; idea += 1) {
        const { title, notes } = suggestFromList(list, { idea }).recipe;
        if (notes.includes(NO_OTHER)) {
          hasRunOut = true;
          expect(title).toBe(suggestFromList(list).recipe.title);
          continue;
        }
        expect(hasRunOut).toBe(false);
        expect(titles).not.toContain(title);
        titles.add(title);
      }
      expect(titles.size).toBeGreaterThan(2);
    },
  );

  it('count only what may be shown where something must be avoided', () => {
    const titles = [0, 1, 2].map(
      (idea) => suggestFromList('eggs, potatoes, onions', { idea, avoid: ['milk'] }).recipe,
    );
    for (const { title, notes } of titles) expect(notes.includes(NO_OTHER) || title !== null).toBe(true);
    expect(titles[1]?.title === titles[0]?.title).toBe(titles[1]?.notes.includes(NO_OTHER));
  });
});

describe('a plain frame', () => {
  it.each([
    ['pasta, garlic, chilli, parmesan', /with Butter and Black Pepper/],
    ['milk, honey', /Dip/],
    ['onions, cheese', /Oil and Black Pepper/],
    ['cod, cherry tomatoes, olives, couscous, lemon', /Pan Juices/],
    ['mushrooms, green lentils, red wine, thyme, potatoes, walnuts', /^Roast Mushrooms$/],
  ])('gives way to what makes more of the list: %s', (list, plain) => {
    expect(suggestFromList(list).recipe.title).not.toMatch(plain);
  });

  it('is named after what is eaten with it', () => {
    expect(suggestFromList('tuna, rice').recipe.title).toMatch(/Rice/);
  });
});

describe('what is left out', () => {
  it('has a reason for each, however many are of a kind', () => {
    const { leftOut } = suggestFromList(
      'salmon, spinach, potatoes, jam, marshmallows, tinned peaches, custard powder',
    ).recipe;
    const sweets = ['jam', 'marshmallows', 'tinned peaches', 'custard powder'];
    expect(leftOut.map((one) => one.ingredient)).toEqual(expect.arrayContaining(sweets));
    for (const { why } of leftOut) expect(why.length).toBeGreaterThan(10);
  });

  it('stands under its proper name', () => {
    const { leftOut } = suggestFromList('2 salmon fillets, potatoes, brocoli, strawbery').recipe;
    expect(leftOut.map((one) => one.ingredient).join(', ')).toMatch(/^strawberr(y|ies)$/);
  });

  it('is for the label to decide where a diet does not rule it out by nature', () => {
    const { leftOut, notes } = suggestFromList(
      'young jackfruit, burger buns, barbecue sauce, red cabbage, vegan mayo',
      {
        diets: ['vegan'],
      },
    ).recipe;
    expect(leftOut).toEqual([]);
    expect(notes.join(' ')).toMatch(/Check that the barbecue sauce and burger buns are vegan/);
    const strict = suggestFromList('chicken breast, rice, soy sauce, broccoli', { avoid: ['gluten'] }).recipe;
    expect(strict.leftOut.map((one) => one.why).join(' ')).toMatch(/gluten/);
  });

  it('is said to be kept where only a part of it is needed', () => {
    expect(suggestFromList('10 chicken thighs, potatoes, carrots', { servings: 2 }).notes).toMatch(
      /6 chicken thighs will be left over/,
    );
  });

  it.each([
    ['500g beef mince, 1 onion, carrots, tin of tomatoes, spaghetti', {}, 4],
    ['chicken thighs 6, olives, 2 lemons, new potatoes, thyme, garlic', {}, 3],
    ['whole chicken 1.6kg, potatoes 1kg, carrots, thyme', {}, 4],
    ['salmon fillet x2, broccoli, soy sauce, rice', {}, 2],
    ['500g beef mince, 1 onion, carrots, tin of tomatoes, spaghetti', { servings: 2 }, 2],
    // More to cook takes longer than there is time for.
    ['500g chicken breast, noodles, pak choi, soy sauce', { maxMinutes: 25 }, 2],
    // Nobody typed how much there is.
    ['beef mince, onion, tin of tomatoes, spaghetti', {}, 2],
    // So do vegetables and leftovers that fill the plates.
    ['2 leeks, half a celeriac, a squash about 1 kg, sage, cream', {}, 3],
    ['2 leeks, half a celeriac, a squash about 1 kg, sage, cream', { servings: 2 }, 2],
  ])('feeds as many as the food is for: %s %j', (list, options, servings) => {
    expect(suggestFromList(list, options).recipe.servings).toBe(servings);
  });

  it('has no further idea in a dish that hardly honours the list', () => {
    expect(suggestFromList('salmon, potatoes, dill', { idea: 4 }).notes).toContain(
      'There is no other dish in the book',
    );
  });

  it('gives grain the water that it drinks', () => {
    const list =
      '400g beef mince, 2 large aubergines, 400g tin chopped tomatoes, 1 onion, bulgur wheat, lemon';
    expect(suggestFromList(list).steps).toMatch(/bulgur wheat in a small pan with 2[0-5]0 ml water/);
  });

  it('tells a long braise in hours', () => {
    expect(suggestFromList('lamb shank, swede, potatoes, rosemary').steps).toMatch(
      /\d 1\/2 to \d(?: \d\/4)? hours/,
    );
  });

  it('holds rice that is older than a day', () => {
    const { recipe, foods } = suggestFromList('rice from two days ago, eggs, peas');
    expect(recipe.leftOut.map((one) => one.ingredient)).toContain('rice from two days ago');
    expect(foods).not.toContain('cooked-rice');
  });
});

describe('a closing sentence', () => {
  const LISTS = [
    'lamb mince, bulgur wheat, mint, onion, pine nuts, yoghurt',
    'salmon, rice, cucumber, soy sauce, sesame seeds',
    'sausages, potatoes, onions, mustard',
    'chicken breast, rice noodles, carrots, lime, cucumber',
    'mackerel, new potatoes, horseradish, watercress',
  ];
  it.each(LISTS)('puts nothing on the side and passes nothing round: %s', (list) => {
    const text = suggestFromList(list).steps;
    expect(text).not.toMatch(/A little of|Something fresh|Pass the|within reach/);
    expect(text.match(/\bServe over\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('amounts', () => {
  it.each<[list: string, food: string, line: RegExp, options?: Options]>([
    ['chicken thighs, potatoes, carrots', 'chicken-thigh', /^4 /],
    ['chicken drumsticks, potatoes, carrots', 'chicken-drumstick', /^4 /],
    ['chicken thighs, potatoes, carrots', 'salt', /^(?:1\/2|3\/4) tsp/],
    ['feta, spinach, eggs', 'salt', /^(?:a pinch|1\/4 tsp)/],
  ])('%s: %s', (list, food, line, options) => {
    expect(readLine(list, food, options)).toMatch(line);
  });

  it('name no half spoon beyond two', () => {
    for (const list of ['aubergines, tahini, lemon, garlic, pitta', 'chickpeas, tahini, lemon, garlic']) {
      for (const line of suggestFromList(list).recipe.ingredients)
        expect(line.text).not.toMatch(/\b(?:[2-9]|\d\d) 1\/2 tbsp/);
    }
  });
});

describe('names', () => {
  it.each([
    ['poblano peppers, eggs, cheddar', /poblano/i],
    ['runner beans, tomatoes, feta, potatoes', /runner beans/i],
    ['spam, eggs, cooked rice', /\bspam\b/i],
    ['gin, tonic water, cucumber', /tonic water/i],
  ])("keep the cook's word for a neighbour: %s", (list, word) => {
    expect(suggestFromList(list).lines).toMatch(word);
  });
});

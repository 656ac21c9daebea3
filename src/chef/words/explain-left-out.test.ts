import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

function readReasons(list: string, options: Options = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    suggestFromList(list, options).recipe.leftOut.map(({ ingredient, why }) => [ingredient, why]),
  );
}

describe('a reason is true of this dish', () => {
  it.each<[string, Options, string, RegExp]>([
    [
      'parmesan, pasta, tomatoes',
      { diets: ['vegetarian'] },
      'parmesan',
      /^it is made with animal rennet; a hard/,
    ],
    ['beef mince, cheddar, onion, buns', { diets: ['kosher'] }, 'cheddar', /keeps meat and milk apart/],
    [
      'pork mince, tomatoes, eggs, pasta',
      {},
      'eggs',
      /^beside the mince an egg would be a second supper; keep them for/,
    ],
    [
      'chicken thighs, potatoes, carrots, chocolate',
      {},
      'dark chocolate',
      /^a sweet dish wants it more; keep it for/,
    ],
  ])('%s, %j: %s', (list, options, ingredient, why) => {
    expect(readReasons(list, options)[ingredient]).toMatch(why);
  });

  it.each<[string, Options]>([
    ['watermelon, feta, jamon, black olives, basil, gin', { servings: 4 }],
    ['chicken thighs, turmeric, tomatoes, cumin, gruyere', {}],
    ['milk, eggs, cheddar, onion, tomatoes, tortilla wraps, rice, cooked chicken, mustard, ketchup', {}],
    ['mussels, gherkins, gruyere, capers', {}],
    ['cassava, gruyere, oregano', {}],
    ['blackberries, apples, butter', {}],
    ['tofu, broccoli, soy sauce, ketchup, mustard', {}],
  ])('%s: nothing that an editor would strike', (list, options) => {
    const reasons = Object.values(readReasons(list, options));
    expect(reasons.join('\n')).not.toMatch(/whoever likes|lost in this dish|taste enough/);
    expect(reasons.join('\n')).not.toMatch(/cover the taste of the (?!soy|fish|miso)/);
  });

  it('calls a plate with one food on it neither full nor rich in vegetables', () => {
    for (const list of ['cassava, okra, peanut butter', 'taro, kale', 'crackers, radishes, olives']) {
      const { recipe } = suggestFromList(list);
      const yours = recipe.ingredients.filter(({ from }) => from === 'yours');
      if (yours.length > 1) continue;
      expect(recipe.leftOut.map(({ why }) => why).join('\n')).not.toMatch(
        /fill the plate already|vegetables enough/,
      );
    }
  });

  it('says that cheese hides the soy sauce only where there is some', () => {
    expect(
      readReasons('spam, leftover rice, eggs, spring onions, processed cheese')['processed cheese'],
    ).toMatch(/^cheese would cover the taste of the soy sauce/);
  });
});

describe('what it is kept for', () => {
  it.each([
    ['elderberries', 'eggs, mushrooms, elderberries', /never eaten raw/],
    ['beansprouts', 'chicken thighs, potatoes, carrots, beansprouts, eggs', /^(?!.*(?:salad|collapse))/],
    ['nettles', 'strawberries, cream, meringue, nettles', /^(?!.*keep them for)/],
    ['gooseberries', 'eggs, mushrooms, gooseberries', /^(?!.*yoghurt)/],
  ])('%s are never named for something raw', (ingredient, list, why) => {
    const reason = readReasons(list)[ingredient];
    if (reason !== undefined) expect(reason).toMatch(why);
    expect(suggestFromList(list).text).not.toMatch(/keep (?:it|them) for a (?:bowl|salad)/);
  });
});

describe('one and many', () => {
  it('speaks of several as several', () => {
    expect(readReasons('pistachios, walnuts, flour, butter, sugar, eggs', { avoid: ['nuts'] })).toEqual({
      pistachios: 'they contain nuts, which you avoid',
      walnuts: 'they contain nuts, which you avoid',
    });
    expect(readReasons('eggs, flour, sugar, bananas, butter', { avoid: ['egg'] }).eggs).toMatch(
      /^you asked to leave them out$|^they contain egg/,
    );
    expect(suggestFromList('flour, butter, sugar, apples, zorblax, flumph').text).toContain(
      'both zorblax and flumph, because I know no food by those names',
    );
  });

  it('reads the number in front of an amount', () => {
    expect(suggestFromList('6 chicken thighs, new potatoes 2kg, lemon').notes).not.toMatch(
      /of the new potato /,
    );
  });

  it.each([
    ['couscous', 'couscous, rice, chicken thighs, peppers'],
    ['asparagus', 'asparagus, peas, pasta, rice'],
  ])('takes %s for one thing', (_, list) => {
    expect(Object.values(readReasons(list)).join('\n')).not.toMatch(
      /\b(?:couscous|asparagus) already fill\b/,
    );
  });
});

describe('what is refused', () => {
  it.each([
    ['washing up liquid', 'cleaning products burn the mouth, the throat and the lungs'],
    ['bleach', 'it burns, and with anything sour or with ammonia it gives off a poisonous gas'],
    ['cornbread dreams', 'I know no food by that name'],
    ['rowan berries', 'only someone who knows the plant can say whether it is safe'],
  ])('%s: %s', (ingredient, why) => {
    expect(readReasons(`eggs, butter, ${ingredient}`)[ingredient]).toBe(why);
  });

  it('passes over a line that only says for whom it is', () => {
    expect(readReasons('eggs, butter, for my wife')).toEqual({});
  });
});

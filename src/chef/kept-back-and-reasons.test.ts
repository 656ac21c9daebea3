// What is kept back is told, reasons are true, sauces stand beside a plate, and nothing takes longer than it need.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const USED = '**Everything on your list is used.**';
const TWO: Options = { servings: 2 };

function readNotes(list: string, options: Options = TWO): string {
  return suggestFromList(list, options).recipe.notes.join('\n');
}

function findWhy(list: string, ingredient: string, options: Options = TWO): string | undefined {
  return suggestFromList(list, options).recipe.leftOut.find((one) => one.ingredient === ingredient)?.why;
}

describe('what is kept back', () => {
  it.each<[list: string, kept: RegExp, options: Options]>([
    [
      'leftover roast chicken about 300g, 2 leeks, mushrooms 200g, puff pastry sheet, double cream 150ml, thyme',
      /You keep 1 leek\b/,
      TWO,
    ],
    [
      'gnocchi, 1.5 kg butternut squash, sage, blue cheese',
      /You keep [\d.]+ k?g of the butternut squash/,
      TWO,
    ],
    [
      'venison sausages 8, puy lentils, celeriac, red wine half bottle',
      /You keep .*\d+ ml of the red wine/,
      { servings: 4 },
    ],
    ['rice, 6 chillies, eggs 9, spring onions, soy sauce', /You keep [^.]*eggs/, TWO],
  ])('%s', (list, kept, options) => {
    const notes = readNotes(list, options);
    expect(notes).toMatch(kept);
    expect(notes).not.toContain(USED);
  });

  it('says that everything is used where nothing is kept', () => {
    expect(readNotes('250g halloumi, 1 courgette, couscous, lemon')).toContain(USED);
  });
});

describe('reasons', () => {
  it('excuses nothing by what the dish itself brought', () => {
    expect(
      findWhy('microwave rice pouch, tin mackerel in tomato, 1 spring onion, sriracha', 'sriracha') ?? '',
    ).not.toMatch(/makes? it hot enough/);
  });

  it('says of what is served cold that it is, and not that nothing could be cooked', () => {
    const why = findWhy('tin tuna, tin white beans, red onion, lemon, aubergine', 'aubergine', {
      servings: 2,
      maxMinutes: 15,
      equipment: ['microwave'],
    });
    expect(why ?? '').not.toContain('nothing is cooked here');
  });

  it.each([
    ['strawberries, black pepper, balsamic, mascarpone, basil, digestive biscuits', 'black pepper'],
    ['tin black beans, tortillas, jackfruit tin, pineapple half, avocado, lime', 'pineapple'],
  ])('%s: %s has no place', (list, ingredient) => {
    expect(findWhy(list, ingredient) ?? 'has no place for').toContain('has no place for');
  });
});

describe('what stands beside a plate', () => {
  it.each<[what: string, list: string, served: RegExp, options: Options]>([
    [
      'tartare sauce',
      'leftover mashed potato, tin salmon, spring onions, egg, breadcrumbs, tartare sauce',
      /the tartare sauce beside (?:it|them)/,
      TWO,
    ],
    [
      'coleslaw',
      'chicken drumsticks 6, sweet potato, paprika, coleslaw tub',
      /with the coleslaw beside it/,
      { servings: 2, equipment: ['air-fryer'] },
    ],
    [
      'wasabi and mayonnaise',
      'crab sticks, avocado, cucumber, sushi rice, nori, wasabi, mayo',
      /(?:mayonnaise and wasabi|mayonnaise) beside it/,
      TWO,
    ],
    [
      'mango pickle and poppadoms',
      'moong dal, basmati rice, ghee, cumin seeds, turmeric, papad, mango pickle',
      /(?:mango pickle and poppadoms|poppadoms and mango pickle) beside it/,
      TWO,
    ],
    [
      'eggs and anchovies of a niçoise',
      'tuna steaks 2, green beans, eggs 3, olives, baby potatoes, cherry tomatoes, anchovies',
      /anchovies.*\beggs\b|\beggs\b.*anchovies/s,
      TWO,
    ],
  ])('%s', (_what, list, served, options) => {
    const { steps, recipe } = suggestFromList(list, options);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).toMatch(served);
  });

  it('puts grated beetroot beside tinned fish', () => {
    expect(
      suggestFromList('tin herring, beetroot, rye crackers, dill pickle, cottage cheese', { servings: 1 })
        .steps,
    ).toMatch(/the beetroot, (?:sharpened|as cool)/);
  });

  it('lays no mayonnaise beside pasta', () => {
    expect(suggestFromList('tuna, pasta, sweetcorn, mayonnaise, red onion, cheddar').steps).not.toMatch(
      /mayonnaise beside it/,
    );
  });
});

describe('time', () => {
  it('keeps to the minutes where a dish of nearly all of the list does', () => {
    const { recipe } = suggestFromList('paneer, spinach, onion, tomatoes, ginger, garam masala, rice', {
      servings: 2,
      maxMinutes: 40,
    });
    expect(recipe.minutes.total).toBeLessThanOrEqual(40);
  });

  it('sets the potatoes on beside the sausages and not after them', () => {
    const { recipe } = suggestFromList('sausages x6, tin baked beans, big potatoes 3, cheddar, bbq sauce');
    const place = (pattern: RegExp): number => recipe.steps.findIndex((step) => pattern.test(step));
    const [potatoes, sausages] = [place(/\bpotatoes in a pan\b/), place(/\boil and sausages\b/)];
    expect(Math.abs(potatoes - sausages)).toBe(1);
    expect(recipe.steps[Math.max(potatoes, sausages)]).toMatch(/^Meanwhile\b/);
    expect(place(/\bAdd the baked beans\b/)).toBe(Math.max(potatoes, sausages) + 1);
  });
});

describe('words', () => {
  it.each<[what: string, list: string, sign: RegExp, options: Options]>([
    [
      'an egg in its shell',
      '2 eggs, 2 slices brown bread, half an avocado, chilli flakes, 5 cherry toms',
      /eggs? into a small pan of boiling/,
      { servings: 1, maxMinutes: 15 },
    ],
    ['strips of bacon', 'bacon 8 rashers, cabbage, potatoes, onion, apple', /bacon and fry[^.]*crisp/, TWO],
  ])('sends no thermometer into %s', (_what, list, sign, options) => {
    const step = suggestFromList(list, options).recipe.steps.find((one) => sign.test(one)) ?? '';
    expect(step).toMatch(/by then (?:it is|they are) past \d+ C/i);
  });

  it('sends no thermometer into clams', () => {
    expect(
      suggestFromList('silken tofu, gochugaru, kimchi jar half, clams 500g, courgette, enoki mushrooms')
        .steps,
    ).not.toMatch(/shells[^.]*\. (?:A thermometer|Look for|Check for)/);
  });

  it('claims no seasoning for salt ham and sweet peas', () => {
    const { introduction } = suggestFromList('gammon steaks 4, tin pineapple rings, peas, eggs', {
      servings: 4,
    }).recipe;
    expect(introduction).not.toMatch(/seasoning between them|Taste before you add salt/);
  });
});

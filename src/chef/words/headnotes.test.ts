import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';
import type { Draft } from '../draft.ts';
import { chooseHeadnote } from './headnotes.ts';

const LISTS: readonly string[] = [
  'ground turkey, peppers, black beans, corn tortillas, cheddar',
  'cooked chicken, tortillas, black beans, avocado, sour cream',
  'prawns, linguine, chilli, white wine',
  'eggs, mushrooms, nettles, feta',
  'beetroot, potatoes, kale, onion, stock',
  'tomatoes, kale, onion',
  'ham, cheddar, bread',
  'tuna, pasta, sweetcorn, mayonnaise',
  'pork chops, orange, fennel',
  'salmon, broccoli, rice',
  'chicken breast, spinach',
  'beef shin, carrots, red wine',
];

describe('a headnote is true of its recipe', () => {
  it.each(LISTS)('%s', (list) => {
    const { recipe, lines, steps } = suggestFromList(list);
    const { introduction } = recipe;
    const listed = lines.toLowerCase();
    if (/sharp/.test(introduction))
      expect(listed).toMatch(/lemon|lime|vinegar|yoghurt|cream|tomato|wine|pickle|caper|mustard/);
    if (/no sauce/.test(introduction)) expect(listed).not.toMatch(/wine|cream|tomato|stock/);
    if (/^The roots/.test(introduction)) expect(listed).toMatch(/potato|beetroot|carrot|parsnip|swede/);
    if (/stays? (?:bright|green)/.test(introduction)) expect(listed).not.toMatch(/beetroot/);
    if (/^The dressing first/.test(introduction)) expect(listed).not.toMatch(/pasta/);
    if (/grill/.test(introduction)) expect(steps).toMatch(/grill/);
  });

  it('takes the place of one that is not', () => {
    const draft: Draft = {
      dish: 'no-such-dish',
      title: 'Beetroot Soup',
      introduction: 'Cool below, sharp on top.',
      servings: 2,
      parts: [],
      beside: [],
      steps: [],
      keeps: '',
      notes: [],
      minutes: { prep: 5, cook: 5, total: 10 },
      plate: [0, 0],
      fit: 0.5,
    };
    expect(chooseHeadnote(draft)).not.toMatch(/sharp/);
    expect(chooseHeadnote({ ...draft, introduction: 'Slow, and worth it.' })).toBe('Slow, and worth it.');
  });
});

describe('one dish from many lists', () => {
  it.each([
    [
      'omelettes',
      ['eggs, cheddar', 'eggs, mushrooms', 'eggs, feta', 'eggs, butter', 'eggs, spinach', 'eggs, chives'],
    ],
    [
      'stews',
      [
        'beef shin, carrots',
        'beef shin, leeks',
        'stewing lamb, swede',
        'pork shoulder, onions',
        'beef shin, beer',
        'stewing beef, potatoes, stout',
        'oxtail, celery',
        'goat, okra',
      ],
    ],
  ])('%s are headed in different words', (_, lists) => {
    const said = new Set(lists.map((list) => suggestFromList(list).recipe.introduction));
    expect(said.size).toBeGreaterThan(2);
  });

  it('keeps a sentence that names what is in this one', () => {
    expect(suggestFromList('sausages, potatoes, peppers').recipe.introduction).toMatch(/sausages/);
  });
});

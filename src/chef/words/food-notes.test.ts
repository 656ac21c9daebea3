import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

const headnote = (list: string): string => suggestFromList(list).recipe.introduction;

describe('a headnote speaks of what the list holds', () => {
  it.each([
    ['spaghetti, anchovies, garlic, chilli', /anchovies/i],
    ['linguine, clams, white wine, garlic', /clams/],
    ['tagliatelle, mushrooms, thyme, parmesan', /mushrooms/],
    ['stewing beef, parsnips, stout, pearl barley', /stout|barley/],
    ['lamb neck, pearl barley, turnips', /barley/],
  ])('%s', (list, named) => {
    expect(headnote(list)).toMatch(named);
  });

  it('and not the same of two lists of pasta', () => {
    const said = [
      'macaroni, minced beef, green pepper, tinned tomatoes',
      'spaghetti, anchovies, breadcrumbs',
      'rigatoni, aubergine, ricotta, tinned tomatoes',
    ].map(headnote);
    expect(new Set(said).size).toBe(said.length);
  });

  it('but of what the title names, not of what lies beside it', () => {
    expect(headnote('gammon steaks, pineapple, peas')).not.toMatch(/sweet peas/);
  });

  it.each([
    'duck legs, cherries, rice',
    'smoked eel, celeriac, horseradish',
    'chicken wings, honey, soy sauce, rice',
  ])('and leaves no "they" and no clock without a name: %s', (list) => {
    expect(headnote(list)).not.toMatch(/^(?:It|They) |the clock is only a guide/);
  });
});

// What the cook's line says of skin and bones, of pouches and smoke, is what the recipe goes by.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('meat and fish without skin or bones', () => {
  it.each([
    '6 boneless skinless chicken thighs, honey, soy sauce, rice',
    'boned chicken thighs 4, rice, coconut milk, spinach',
    '500 g chicken thigh fillets, noodles, pak choi, soy sauce',
    'boneless chicken thighs 500g, tortillas, peppers, lime',
  ])('%s', (list) => {
    const { lines, steps, findings } = suggestFromList(list);
    expect(lines).toMatch(/boneless chicken thighs(?!.*boned)/);
    expect(steps).not.toMatch(/\bskin\b|\bbones?\b/);
    expect(findings).toEqual([]);
  });

  it('tells nothing of the skin that somebody took off', () => {
    expect(suggestFromList('4 skinless chicken thighs, honey, soy sauce, rice').steps).not.toMatch(/skin/);
  });

  it.each([
    ['2 skinless salmon fillets', /^(?!.*skin)/s],
    ['2 skin-on salmon fillets', /salmon/],
  ])('%s in the pan', (fish, says) => {
    const { steps } = suggestFromList(`${fish}, broccoli, potatoes`, { equipment: ['hob'] });
    expect(steps).toMatch(says);
    expect(steps).not.toMatch(/if there is skin/);
  });

  it('weighs a lamb rump and a turkey thigh steak by the piece', () => {
    expect(suggestFromList('2 lamb rumps, potatoes, peas').lines).toMatch(/^2 lamb rumps/m);
    expect(suggestFromList('2 turkey thigh steaks, potatoes, peas').lines).toMatch(/^2 turkey thigh steaks/m);
  });
});

describe('what a word beside the name makes of a food', () => {
  it.each([
    ['lentils pouch, carrots, onion, tomatoes', /^250 g cooked lentils$/m],
    ['smoked cheese, potatoes, leek', /smoked cheese/],
    ['smoked cheddar, bread, tomatoes', /smoked cheddar/],
    ['carne seca 300g, black beans, onion, rice', /^300 g carne seca/m],
    ['2 cuisses de canard, potatoes', /^2 duck legs$/m],
    ['pork cheeks 500g, carrots, cider, onion', /^500 g pork cheeks/m],
    ['salmon belly 200g, rice, soy sauce', /^200 g salmon belly/m],
  ])('%s', (list, line) => {
    const { lines, findings } = suggestFromList(list);
    expect(lines).toMatch(line);
    expect(findings).toEqual([]);
  });
});

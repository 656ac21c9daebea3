import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('how a dish keeps', () => {
  it.each([
    ['a curry with rice beside it', 'chicken thighs, coconut milk, curry paste, rice, spinach'],
    ['dal with rice', 'red lentils, onion, cumin, basmati rice'],
    ['chilli with rice', 'beef mince, kidney beans, tinned tomatoes, rice, chilli'],
    ['a stir-fry with rice', 'tofu, broccoli, rice, soy sauce, ginger'],
    ['rice cooked with everything', 'chicken thighs, rice, peas, lemon'],
  ])('is a day at most where there is rice: %s', (_name, list) => {
    const { notes } = suggestFromList(list);
    expect(notes).toMatch(/\ba day\b|\btoday\b|\bat once\b/);
    expect(notes).not.toMatch(/\b(?:[2-9]|two|three|four|a few) days\b|\bnext day\b/);
  });

  it('is days where there is none', () => {
    expect(suggestFromList('red lentils, onion, cumin, tinned tomatoes').notes).toMatch(/\bdays\b/);
  });
});

describe('a hazard is said under the recipe', () => {
  it.each([['wild mushrooms', /expert/]])('%s', (mushrooms, said) => {
    expect(suggestFromList(`${mushrooms}, eggs, butter, parsley`).notes).toMatch(said);
  });
});

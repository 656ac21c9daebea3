import { describe, expect, it } from 'vitest';
import { checkRecipe } from '../check-recipe.ts';
import { readRecipe } from '../read-recipe.ts';

const PASTRY = '- 1 sheet of puff pastry, a brand made without egg';

describe('what the cook avoids, beside a claim that it is not there', () => {
  it.each([
    ['gluten', '- 120 g pearl barley, rinsed (a naturally gluten-free grain)', 'Boil for 30 minutes.', true],
    ['gluten', '- 120 g gluten-free couscous', 'Soak for 10 minutes.', false],
    ['nuts', '- 200 g spinach', 'Serve with flatbread that is free of milk and nuts.', false],
    [
      'nuts',
      '- 100 g oats',
      'Bake for 40 minutes.',
      false,
      'Serve with custard, again checking the label for nuts.',
    ],
    [
      'nuts',
      '- 100 g oats',
      'Bake for 40 minutes.',
      false,
      'Read every packet: seeds are packed on lines with nuts.',
    ],
    ['nuts', '- 100 g oats', 'Bake for 40 minutes.', true, 'Serve with a handful of walnuts.'],
    ['nuts', '- 100 g oats', 'Bake for 40 minutes.', true, 'Chopped walnuts can be stirred in.'],
    ['nuts', '- 100 g oats', 'Mix in a bowl that was washed since it last touched nuts.', false],
    ['soy', '- 90 ml rapeseed oil (bottles of another kind can be soya)', 'Whisk for 1 minute.', false],
    ['soy', '- 90 ml dressing (soya sauce and oil)', 'Whisk for 1 minute.', true],
    ['gluten', '- 200 g chickpeas', 'Pulse to the texture of couscous.', false],
    ['milk', '- 200 g lentils', 'Loosen with breast milk or formula.', false],
    ['egg', PASTRY, 'Brush the top with a beaten egg and bake for 30 minutes.', true],
    ['egg', PASTRY, 'Brush the top with milk and bake for 30 minutes.', false],
  ])('%s: %s %s', (avoid, line, step, isDanger, note = 'It is good cold.') => {
    const recipe = readRecipe(
      `# Supper\n\n## Ingredients\n${line}\n\n## Method\n1. ${step}\n2. Serve.\n\n## Notes\n- ${note}\n`,
    );
    const findings = checkRecipe(recipe, { ingredients: ['pastry', 'barley'], avoid: [avoid] });
    expect(findings.some(({ rule, severity }) => rule === 'allergen' && severity === 'danger')).toBe(
      isDanger,
    );
  });
});

it('is a danger where the title says that the dish is without it, and a note serves it', () => {
  const recipe = readRecipe(
    '# Pad Thai Without Peanuts\n\n## Ingredients\n- 150 g rice noodles\n\n## Method\n1. Soak for 10 minutes.\n2. Serve.\n\n## Notes\n- Scatter with peanuts.\n',
  );
  const findings = checkRecipe(recipe, { ingredients: ['rice noodles'], avoid: ['peanuts'] });
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain('allergen danger');
});

import { expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

it('tells the lines that are new and those that are gone, without their marks', () => {
  const before =
    '# Soup\n\n## Ingredients\n- 2 leeks\n- 100 ml cream\n\n## Method\n1. **Fry** the leeks.\n2. Serve.\n';
  const after =
    '# Leek soup\n\n## Ingredients\n* 2 leeks\n* 100 ml stock\n\n## Method\n1. Fry the leeks.\n2. Simmer.\n3. Serve.';
  expect(compareLines(before, after)).toEqual({ added: ['100 ml stock', 'Simmer.'], gone: ['100 ml cream'] });
});

import { describe, expect, it } from 'vitest';
import { explainRows } from './explain-rows.ts';

describe('what each row makes of a list', () => {
  const lines = explainRows(['spaghetti', 'guanciale', '4 egg yolks', 'pecorino']);

  it('puts the dish first that the list spells, with what fills it', () => {
    expect(lines[0]).toMatch(/^carbonara: 1\.\d+ of .* pork=pancetta .*cheese=pecorino/);
  });

  it('names what a row lacks', () => {
    expect(lines).toContain('bolognese: lacks meat, tomato');
  });
});

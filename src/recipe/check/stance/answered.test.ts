// What is left of a note once its questions are read with their answers.

import { describe, expect, it } from 'vitest';
import { readAnswered } from './answered.ts';

describe('readAnswered', () => {
  it.each([
    ['**Can I leave it out?** No. The outside turns warm first.', 'No.'],
    ['**My gran washed hers. Should I?** No. Wash your hands instead.', 'No. Wash your hands instead.'],
    ['**Salt?** None.', 'None.'],
    ['Can I leave it out? Never. It spoils.', 'Never.'],
    ['Keep it cold. **Raw?** No. **Pink?** No.', 'Keep it cold. No. No.'],
  ])('drops what %j denies', (note, left) => {
    expect(readAnswered(note)).toBe(left);
  });

  it.each([
    ['**Can I use tahini?** Yes, two spoons.', 'You can use tahini. Yes, two spoons.'],
    [
      '**Hers stands out. May I do the same?** Of course.',
      'hers stands out. You can do the same. Of course.',
    ],
    ['**Salt?** A pinch.', 'Add salt: A pinch.'],
    ['**A little honey?** Yes.', 'Add honey: Yes.'],
  ])('states what %j grants', (note, said) => {
    expect(readAnswered(note)).toBe(said);
  });

  it.each([
    'No question here.',
    '**Can I use butter?** Yes, if it is vegan.',
    '**Do I need to chill it?** No. Leave it out.',
    '**Can I leave it out?** No harm in that.',
    '**No thyme?** Use rosemary.',
    '**Gluten?** A few brands hold it.',
    '**Is it good cold?** Yes, lovely.',
  ])('leaves %j as it is', (note) => {
    expect(readAnswered(note)).toBe(note);
  });
});

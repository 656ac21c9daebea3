// What is left of a note once its questions are read with their answers.

import { describe, expect, it } from 'vitest';
import { readAnswered, readAnsweredNotes } from './answered.ts';

describe('readAnswered', () => {
  it.each([
    ['**Can I leave it out?** No. The outside turns warm first.', 'No.'],
    ['**My gran washed hers. Should I?** No. Wash your hands instead.', 'No. Wash your hands instead.'],
    ['**Salt?** None.', 'None.'],
    ['Can I leave it out? Never. It spoils.', 'Never.'],
    ['Keep it cold. **Raw?** No. **Pink?** No.', 'Keep it cold. No. No.'],
  ])('drops what %j denies', (note, left) => {
    expect(readAnswered(note, true)).toBe(left);
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
    expect(readAnswered(note, true)).toBe(said);
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
    expect(readAnswered(note, true)).toBe(note);
  });

  it('keeps what stands before the question in a step', () => {
    expect(readAnswered('Fry until brown. Can you eat them pink? Yes, of course.')).toBe(
      'Fry until brown. You can eat them pink. Yes, of course.',
    );
    expect(readAnswered('Fry to 74 C. Can you eat them pink? No. It carries germs.')).toBe(
      'Fry to 74 C. No.',
    );
  });
});

describe('readAnsweredNotes', () => {
  it('reads a question that is a note of its own with the note that answers it', () => {
    expect(readAnsweredNotes(['Can I leave it out overnight?', 'No. A pot stays warm for hours.'])).toEqual([
      'No.',
    ]);
    expect(readAnsweredNotes(['Can I freeze it?', 'Yes, for a month.'])).toEqual([
      'You can freeze it. Yes, for a month.',
    ]);
  });

  it('leaves a question apart from a note that does not answer it', () => {
    const notes = ['What if it is dry?', 'Serve with lemon.'];
    expect(readAnsweredNotes(notes)).toEqual(notes);
  });
});

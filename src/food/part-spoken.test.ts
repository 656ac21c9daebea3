import { describe, expect, it } from 'vitest';
import { partSpoken } from './part-spoken.ts';

describe('partSpoken', () => {
  it.each([
    ['eggs milk flour', ['eggs', 'milk', 'flour']],
    ['two eggs some rice and a bit of leftover chicken', ['two eggs', 'rice', 'a bit of leftover chicken']],
    [
      'half a pound of mince two onions tinned tomatoes',
      ['half a pound of mince', 'two onions', 'tinned tomatoes'],
    ],
    ['olive oil coconut milk spring onions', ['olive oil', 'coconut milk', 'spring onions']],
    ['I have chickpeas spinach and a lemon', ['chickpeas', 'spinach', 'a lemon']],
    ['peanut butter', ['peanut butter']],
    ['um bread and butter', ['bread', 'butter']],
    ['chickpeas, spinach, lemon', ['chickpeas', 'spinach', 'lemon']],
    ['flumsquash', ['flumsquash']],
    ['', []],
  ])('parts %j', (spoken, parts) => {
    expect(partSpoken(spoken)).toEqual(parts);
  });
});

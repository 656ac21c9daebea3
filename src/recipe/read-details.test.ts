import { describe, expect, it } from 'vitest';
import { readDetails } from './read-details.ts';

describe('readDetails', () => {
  it.each([
    ['Serves 3 | Prep 15 min | Cook 45 min | Total 1 h', { servings: 3, prep: 15, cook: 45, total: 60 }],
    ['Serves 4', { servings: 4 }],
    ['Serves: 4 people', { servings: 4 }],
    ['Servings: two', { servings: 2 }],
    ['Yield: 6 servings', { servings: 6 }],
    ['4 servings', { servings: 4 }],
    ['Prep Time: 10 minutes', { prep: 10 }],
    ['Cooking time: 1 1/2 hours', { cook: 90 }],
    ['Total time: PT45M', { total: 45 }],
    ['Ready in 30 minutes', { total: 30 }],
    ['Prep: 5 min • Cook: 20–25 min', { prep: 5, cook: 25 }],
    ['⏱️ Prep time: 5 min', { prep: 5 }],
    ['Serves 1 · 5 min', { servings: 1, total: 5 }],
  ])('reads "%s"', (line, details) => {
    expect(readDetails(line)).toEqual(details);
  });

  it.each([
    'Cook the onion for 5 minutes until soft',
    'Cook for 5 minutes, stirring',
    'Prep the vegetables',
    'Serve with rice',
    'Total comfort in a bowl',
    'A soup for cold days',
    'Serves as a starter',
    '2 onions',
    'Half past six | 25 min',
    '25 min | 40 min',
    '',
  ])('takes "%s" for something else', (line) => {
    expect(readDetails(line)).toBeNull();
  });
});

// What the page draws is what the rules read: markup between the letters, long lines, headings that no recipe needs.

import { describe, expect, it } from 'vitest';
import { collect } from '../../tests/collect.ts';
import { writeDraft } from '../../tests/write-draft.ts';
import { checkRecipe } from './check-recipe.ts';
import { createRecipeReader, readRecipe } from './read-recipe.ts';
import type { DraftEvent } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { reviewDraft } from './review-draft.ts';

const REQUEST: RecipeRequest = { ingredients: ['chicken', 'rice'], avoid: ['peanut'] };

function listDangers(text: string): readonly string[] {
  return checkRecipe(readRecipe(text), REQUEST)
    .filter(({ severity }) => severity === 'danger')
    .map(({ rule }) => rule);
}

function roast(how: string): string {
  return writeDraft({ list: ['4 chicken thighs', '200 g rice'], steps: ['Heat the oven to 200 C.', how] });
}

describe('markup that the page does not show', () => {
  it.each([
    ['Roast until it reaches 60&deg;C inside.', 'undercooked'],
    ['Roast until it reaches 60&#176;C inside.', 'undercooked'],
    ['Roast until it reaches 60&#xB0;C inside.', 'undercooked'],
    ['Roast until it reaches 60 <sup>o</sup>C inside.', 'undercooked'],
    ['Roast for 35 minutes and serve it still <b>pink</b> inside.', 'undercooked'],
    ['Roast for 35 minutes to 75 C and scatter with pea&#110;uts.', 'allergen'],
    ['Roast for 35 minutes to 75 C and scatter with pea<!-- -->nuts.', 'allergen'],
    ['Roast for 35 minutes to 75 C and scatter with pea<span class="x">nuts</span>.', 'allergen'],
  ])('%s', (how, rule) => {
    expect(listDangers(roast(how))).toEqual([rule]);
  });

  it.each(['Roast for 35 minutes, to 75&deg;C.', 'Roast for 35 minutes, to <b>75 C</b> &amp; rest.'])(
    'finds nothing in: %s',
    (how) => {
      expect(listDangers(roast(how))).toEqual([]);
    },
  );

  it('reads a fraction that is written as a reference, and leaves what is none', () => {
    const recipe = readRecipe(writeDraft({ list: ['&frac12; cup rice', 'salt &nosuch; pepper'] }));
    expect(recipe.ingredients[0]).toMatchObject({ quantity: 0.5, unit: 'cup', food: 'rice' });
    expect(recipe.ingredients[1]?.text).toContain('&nosuch;');
  });
});

describe('text that is long or stands elsewhere', () => {
  const PROSE = 'Cook the rice in plenty of water for 12 minutes and keep it warm under a lid. '.repeat(40);

  it('reads a paragraph to its end, however it is split', () => {
    const text = roast(`${PROSE}Roast the chicken until it reaches 55 C.`);
    expect(listDangers(text)).toEqual(['undercooked']);
    for (const size of [1, 7, 1999, 2001]) {
      const reader = createRecipeReader();
      for (let from = 0; from < text.length; from += size) reader.push(text.slice(from, from + size));
      expect(reader.end()).toEqual(readRecipe(text));
    }
  });

  it('reads a step of many lines to its end', () => {
    const lines = Array.from({ length: 80 }, (_, at) => `Stir the rice once more and wait a little, ${at}.`);
    expect(listDangers(roast([...lines, 'Roast the chicken until it reaches 55 C.'].join('\n')))).toEqual([
      'undercooked',
    ]);
  });

  it('parts the steps by their numbers beyond ninety-nine', () => {
    const steps = Array.from({ length: 120 }, (_, at) => `Stir the rice for ${at} seconds.`);
    expect(readRecipe(writeDraft({ list: ['200 g rice'], steps })).steps).toEqual(steps);
  });

  it.each(['## Equipment', '## Nutrition'])('reads what to do under "%s"', (heading) => {
    const text = `${roast('Roast for 35 minutes, to 75 C.')}\n${heading}\n- Top the rice with 50 g chopped peanuts.\n`;
    expect(listDangers(text)).toEqual(['allergen']);
  });

  it('takes the things and figures under such a heading for no advice', () => {
    const text = `${roast('Roast for 35 minutes, to 75 C.')}\n## Equipment\n- Roasting tin\n## Nutrition\n- Protein: 30 g\n`;
    expect(readRecipe(text).notes).toEqual([]);
  });
});

describe('a text with more of everything than is kept', () => {
  const many = (entry: string) => Array.from({ length: 250 }, (_, at) => entry.replace('#', String(at)));

  it.each([
    [
      'steps',
      `# Rice\n## Ingredients\n- 200 g rice\n## Method\n${many('- Stir the rice for # minutes.').join('\n')}`,
    ],
    ['notes', writeDraft({ list: ['200 g rice'], notes: many('Stir it # times.') })],
    ['ingredients', writeDraft({ list: many('# g rice') })],
  ])('is held back, since it cannot be judged: %s', async (_, text) => {
    async function* send(): AsyncGenerator<DraftEvent> {
      yield { type: 'text', text };
      yield { type: 'ended', finish: 'complete' };
    }
    const events = await collect(reviewDraft(REQUEST, { kind: 'model', model: 'm' }, send()));
    expect(events.slice(-2)).toMatchObject([
      { type: 'held' },
      { type: 'done', answer: { finish: 'refused' } },
    ]);
  });
});

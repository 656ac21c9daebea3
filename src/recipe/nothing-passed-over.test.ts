// What the page draws is what the rules read: markup between the letters, long lines, headings that no recipe needs.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collect } from '../../tests/collect.ts';
import { writeDraft } from '../../tests/write-draft.ts';
import { foldText } from '../food/normalise-text.ts';
import { checkRecipe } from './check-recipe.ts';
import { readMethod } from './method/read-method.ts';
import { createRecipeReader, readRecipe } from './read-recipe.ts';
import type { DraftEvent } from './recipe-events.ts';
import { createReadings } from './recipe-readings.ts';
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

const FOLDER = new URL('../../tests/cases/', import.meta.url);

function readTexts(file: string): readonly string[] {
  const entries = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as readonly { recipe: string }[];
  return entries.map(({ recipe }) => recipe);
}

const EVERY_LAYOUT = [
  ...readTexts('recipes/layouts.yaml'),
  // Of the many recipes in the manner of models every fortieth.
  ...readdirSync(new URL('model-recipes/', FOLDER))
    .filter((file) => file.endsWith('-open.yaml'))
    .sort()
    .flatMap((file) => readTexts(`model-recipes/${file}`))
    .filter((_, index) => index % 40 === 0),
];

const SAYINGS = [
  'Carve the chicken while it is still pink at 55 C',
  'We never wash the board between raw pork and salad',
  'The jars of beans keep for months in the cupboard, says my aunt',
];

const FORMS: Readonly<Record<string, (saying: string) => string>> = {
  'a line': (saying) => `${saying}.`,
  'a bullet': (saying) => `- ${saying}.`,
  'a number': (saying) => `4. ${saying}.`,
  'a bold label': (saying) => `**Tip:** ${saying}.`,
  'bold print': (saying) => `**${saying}.**`,
  'a heading': (saying) => `## ${saying}`,
  'a row': (saying) => `| ${saying} | x |`,
  'the last cell of a row': (saying) => `| Doneness | ${saying}. |`,
  'a quotation': (saying) => `> ${saying}.`,
  'a bullet below a bullet': (saying) => `  - ${saying}`,
  'an emoji': (saying) => `🔥 ${saying}`,
  'a label': (saying) => `Then: ${saying}.`,
  'question and answer': (saying) => `Q: Why so? A: ${saying}.`,
  'no full stop': (saying) => saying,
};

function readLetters(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the rules see a sentence that stands at a line of the text. */
function isSeen(text: string, saying: string): boolean {
  const request: RecipeRequest = { ingredients: [] };
  const { opening, steps, notes, recipe } = readMethod(readRecipe(text), request, createReadings(request));
  const lines = recipe.ingredients.map(({ text: line }) => ({ plain: foldText(line) }));
  return [...opening, ...steps, ...notes, ...lines].some(({ plain }) =>
    readLetters(plain).includes(readLetters(saying)),
  );
}

describe('an order among what is left out', () => {
  it.each([
    'Then: Carve the chicken while it is still pink at 55 C.',
    'Q: Why so? A: Carve the chicken while it is still pink at 55 C.',
    'Basil, because there was none. Carve the chicken while it is still pink at 55 C.',
  ])('reaches the rules: %s', (entry) => {
    const text = `# Soup\n\n## Ingredients\n- 1 chicken\n\n## Method\n1. Roast the chicken.\n\n## Left out\n- ${entry}`;
    expect(isSeen(text, 'Carve the chicken while it is still pink at 55 C')).toBe(true);
  });

  it('takes another use of the food for none', () => {
    const text =
      '# Soup\n\n## Ingredients\n- 1 onion\n\n## Method\n1. Fry the onion.\n\n## Left out\n- Leek, because it has no room. Keep it for a soup.';
    expect(readRecipe(text).notes).toEqual([]);
  });
});

describe('a sentence at any line of any layout', () => {
  it.each(Object.entries(FORMS))('reaches the rules as %s', (_, write) => {
    const missed: string[] = [];
    for (const [index, text] of EVERY_LAYOUT.entries()) {
      const lines = text.split('\n');
      const start = lines.findIndex((line) => line.includes('</think>')) + 1;
      for (let at = start + (index % 6); at <= lines.length; at += 6) {
        const saying = SAYINGS[(at + index) % SAYINGS.length] ?? '';
        const whole = [...lines.slice(0, at), write(saying), ...lines.slice(at)].join('\n');
        if (!isSeen(whole, saying))
          missed.push(`${lines.slice(Math.max(0, at - 2), at).join(' / ')} / ${saying}`);
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('what the parts have kept', () => {
  it.each([
    ['a list that is a sentence', 'You need 2 eggs, 150 g rice and a leek. Fry it all for 8 minutes.'],
    [
      'a list behind a label',
      '**Ingredients:** 2 eggs, 150 g rice and salt\n\n**Method:** Fry for 8 minutes.',
    ],
    [
      'a line of two foods',
      '## Ingredients\n- 2 eggs\n- Salt and pepper, to taste\n\n## Method\n1. Fry for 8 minutes.',
    ],
    ['a table', '| Ingredient | Amount |\n|---|---|\n| rice | 150 g |\n\n1. Boil the rice for 12 minutes.'],
    [
      'a table of steps',
      '## Ingredients\n- 150 g rice\n\n| Step | Do |\n|---|---|\n| 1 | Boil for 12 minutes |',
    ],
    [
      'details',
      '# Rice\n**Serves** 4 | **Prep** 10 min | **Cook** 20 min\n\n- 150 g rice\n\n1. Boil for 12 minutes.',
    ],
  ])('is not noted again: %s', (_, text) => {
    expect(readRecipe(text).notes).toEqual([]);
  });

  it('keeps the talk in front of the title and the sentence of a heading', () => {
    const text =
      '\nThis one is for your 8-month-old.\n\n# Rice\n- 150 g rice\n## It keeps for a week outside\n1. Boil it.';
    expect(readRecipe(text).notes).toEqual([
      'This one is for your 8-month-old.',
      'It keeps for a week outside',
    ]);
  });

  it('takes an order under "Left out" for one, and a reason for none', () => {
    const text =
      '## Ingredients\n- 150 g rice\n## Method\n1. Boil it.\n## Left out\n- Leek, because there was none.\n- Top each plate with a fried egg.\n\nCarve the pork while it is pink at 55 C.';
    expect(readRecipe(text).notes).toEqual([
      'Top each plate with a fried egg.',
      'Carve the pork while it is pink at 55 C.',
    ]);
  });

  it.each([
    ['Roast pork (50 min, pull at 48 C)', 'Roast pork (50 min, pull at 48 C)', '50 min, pull at 48 C.'],
    ['Salmon | Serves 2 | out at 40 C inside', 'Salmon', 'out at 40 C inside.'],
  ])('reads the facts in a title: %s', (written, title, introduction) => {
    const text = `# ${written}\n\n- 1 kg pork\n\n1. Roast it.`;
    expect(readRecipe(text)).toMatchObject({ title, introduction });
  });
});

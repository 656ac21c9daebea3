import { describe, expect, it } from 'vitest';
import { answerLists, type BuiltInAnswer } from './built-in-answers.ts';
import { createDraw, drawRequest, tryRandomLists } from './random-lists.ts';
import { judgeEngine, judgeVariety, writeReport } from './report.ts';
import { readSubject } from './subject.ts';

function answer(change: Partial<BuiltInAnswer>): BuiltInAnswer {
  return {
    name: 'a list',
    kind: 'k',
    request: { ingredients: ['egg'] },
    must: {},
    markdown: '',
    dish: 'omelette',
    ms: 1,
    unstable: [],
    ...change,
  };
}

function write(title: string, step: string): string {
  return `# ${title}\n\n**Serves** 2\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. ${step}\n`;
}

function judgeTitles(texts: readonly string[]) {
  const subjects = texts.map((markdown, place) =>
    readSubject({ name: `${place}`, kind: 'k', request: { ingredients: ['egg'] }, must: {}, markdown }),
  );
  return judgeVariety(
    subjects,
    texts.map((_, place) => `dish ${place}`),
  ).map(({ what, met }) => [what, met]);
}

const WORDS = 'whisk tip rest lift cut fold warm shake melt pour drain serve slice press scrape turn'.split(
  ' ',
);

describe('A21 variety', () => {
  it('holds where every recipe is its own', () => {
    const texts = Array.from({ length: 100 }, (_, place) => {
      const draw = createDraw(place);
      return write(
        `Dish ${place}`,
        `${Array.from({ length: 20 }, () => `${WORDS[draw(16)]}${draw(90)}x`).join(' ')}.`,
      );
    });
    expect(judgeTitles(texts).map(([, met]) => met)).toEqual([true, true, true, true]);
  });

  it('is missed where all are the same', () => {
    const texts = Array.from({ length: 100 }, () =>
      write('Eggs', 'Beat the eggs in a bowl until no streak is left.'),
    );
    expect(
      judgeTitles(texts)
        .filter(([, met]) => met === false)
        .map(([what]) => what),
    ).toEqual(['distinct titles', 'distinct-3', 'top sentence frame']);
  });

  it('is only told for a few texts', () => {
    expect(judgeTitles([write('Eggs', 'Beat the eggs.')]).map(([, met]) => met)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('A22 and A24', () => {
  it.each<[string, readonly BuiltInAnswer[] | null, readonly (boolean | null)[]]>([
    ['a steady, quick chef', [answer({})], [true, true]],
    [
      'other bytes in a second run',
      [answer({ unstable: ['a second run gives other bytes'] })],
      [false, true],
    ],
    ['a slow chef', [answer({ ms: 80 })], [true, false]],
    ['texts of a folder', null, [null, null]],
  ])('%s', (_name, answers, met) => {
    expect(judgeEngine(answers).map((row) => row.met)).toEqual(met);
  });

  it('finds the same dish in any order', () => {
    let clock = 0;
    const list = { name: 'l', kind: 'k', request: { ingredients: ['eggs', 'rice', 'peas'] }, must: {} };
    const [one] = answerLists([list], () => (clock += 2));
    expect(one).toMatchObject({ ms: 2, unstable: [] });
    expect(one?.markdown).toMatch(/^# /);
  });
});

describe('the report', () => {
  it('shows so many faults, and the rest with --all', () => {
    const rows = judgeEngine(
      Array.from({ length: 7 }, (_, place) => answer({ name: `list ${place}`, unstable: ['moved'] })),
    );
    const few = writeReport(rows, { faults: 5, definitions: false });
    expect(few).toMatch(/A22 +stability +0\.0% \(0\/7\) +100% +MISSED/);
    expect(few).toContain('list 4');
    expect(few).not.toContain('list 5');
    expect(few).toContain('and 2 more (--all)');
    expect(writeReport(rows, { faults: Infinity, definitions: false })).toContain('list 6');
  });
});

describe('random lists', () => {
  it('are the same for the same seed', () => {
    expect(drawRequest(createDraw(7))).toEqual(drawRequest(createDraw(7)));
    expect(drawRequest(createDraw(7))).not.toEqual(drawRequest(createDraw(8)));
  });

  it('give a recipe without an exception', () => {
    expect(tryRandomLists(20, 1).filter(({ reason }) => /exception|bytes|in one run/.test(reason))).toEqual(
      [],
    );
  });
});

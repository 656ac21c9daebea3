// The text that the food room is written in (src/food/foods/*.txt): a fault is told with its file and line.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

interface TextFood {
  readonly category: string;
  readonly fields: Readonly<Record<string, string>>;
}

const script = (name: string): Promise<unknown> =>
  import(new URL(`../scripts/write-foods/${name}.mjs`, import.meta.url).href);
const { readFoods } = (await script('read-foods')) as {
  readonly readFoods: (paths: readonly string[]) => { readonly foods: ReadonlyMap<string, TextFood> };
};
const { readLists } = (await script('read-lists')) as {
  readonly readLists: (paths: readonly string[]) => ReadonlyMap<string, string>;
};
const { readNotFood } = (await script('read-not-food')) as {
  readonly readNotFood: (paths: readonly string[], isFood: (id: string) => boolean) => readonly unknown[];
};
const folder = mkdtempSync(join(tmpdir(), 'larder-foods-'));
const path = join(folder, 'some.txt');
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '# Roots.\n\n[root] roles vegetable; noun count\n\ncarrot: gramsEach 80\n';

function read(text: string): ReadonlyMap<string, TextFood> {
  writeFileSync(path, text);
  return readFoods([path]).foods;
}

describe('the text of foods', () => {
  it('reads clauses, lines that carry on, names with commas and ways of heating', () => {
    const foods = read(
      `${HEAD}parsnip: raw no; taste sweet-2\n  roast 30-35 golden-edges wedges 200C @4; boil 8-10 knife-slips\n  goesWith carrot\n    root\n  names pastinake,\n    panais doux\n`,
    );
    expect(foods.get('parsnip')).toMatchObject({
      category: 'root',
      fields: {
        raw: 'no',
        taste: 'sweet-2',
        heat: 'roast 30-35 golden-edges wedges 200C @4;boil 8-10 knife-slips',
        goesWith: 'carrot root',
        names: 'pastinake,panais doux',
      },
    });
  });

  it.each<readonly [what: string, line: string, told: RegExp]>([
    ['a field that there is not', 'swede: grams 4', /"grams" is no field/],
    ['a word that its field does not know', 'swede: raw maybe', /"maybe" is none of fine, peel, no, never/],
    ['a way of cutting that there is not', 'swede: boil 4-5 knife-slips cubed', /"cubed" is none of whole/],
    ['a holder that there is not', 'swede: holds sack 4', /"sack" is none of pack, bunch/],
    ['a holder without its grams', 'swede: holds pack', /"pack" is no holder with its grams/],
    ['minutes the wrong way round', 'swede: boil 9-5 knife-slips', /9 is more than 5 minutes/],
    ['a partner that does not exist', 'swede: goesWith carot', /swede goesWith "carot", which is no food/],
    ['a partner named twice', 'swede: goesWith carrot carrot', /"carrot" stands there twice/],
    ['a food that goes with itself', 'swede: goesWith swede', /swede goesWith itself/],
    ['a name left empty', 'swede: names kohlrübe,, steckrübe', /a name is empty/],
    ['a field given twice', 'swede: raw no; raw fine', /"raw" is given twice/],
    ['a food given twice', 'carrot: raw no', /food "carrot" is given twice, first in .*some\.txt:5$/],
    ['a head that is none', 'Swede is a root', /a block begins with/],
    ['a kind of food that nothing stands for', '[leaf] like green', /no category "green" stands above/],
  ])('tells the file and the line of %s', (_, line, told) => {
    expect(() => read(`${HEAD}${line}\n`)).toThrow(told);
    expect(() => read(`${HEAD}${line}\n`)).toThrow(`${path}:6: `);
  });
});

describe('the text of lists of words', () => {
  const readText = (text: string): ReadonlyMap<string, string> => {
    writeFileSync(path, text);
    return readLists([path]);
  };

  it('reads words parted by spaces and entries parted by commas', () => {
    const lists = readText(
      '# Words.\n[some]\n  one two\n  three\n[pairs] by comma\n  avo avocado, pb peanut\n    butter,\n',
    );
    expect([...lists]).toEqual([
      ['some', 'one two three'],
      ['pairs', 'avo avocado,pb peanut butter'],
    ]);
  });

  it.each<readonly [what: string, text: string, line: number, told: RegExp]>([
    ['a word given twice', '[some]\n  one two\n  one\n', 3, /"one" stands there twice, first in .*:2$/],
    ['a list given twice', '[some]\n  one\n[some]\n', 3, /list "some" is given twice/],
    ['a head that is none', 'some\n  one\n', 1, /"some" is no list/],
    ['words before any head', '  one\n', 1, /stands before any head/],
  ])('tells the file and the line of %s', (_, text, line, told) => {
    expect(() => readText(text)).toThrow(told);
    expect(() => readText(text)).toThrow(`${path}:${line}: `);
  });
});

describe('the text of what is not food', () => {
  const readText = (text: string): readonly unknown[] => {
    writeFileSync(path, text);
    return readNotFood([path], (id) => id === 'mushroom' || id === 'wild-mushroom');
  };

  it('reads verdict, reason, names and what else is said', () => {
    expect(
      readText(
        'caution: some are\n    poisonous\n  onlyTyped; mixes acid; readsAs mushroom=wild-mushroom\n  terms a b, c\n  everyday d\n',
      ),
    ).toEqual([
      {
        verdict: 'caution',
        why: 'some are poisonous',
        onlyTyped: true,
        mixes: 'acid',
        readsAs: { mushroom: 'wild-mushroom' },
        terms: 'a b,c',
        everyday: 'd',
      },
    ]);
  });

  it.each<readonly [what: string, text: string, line: number, told: RegExp]>([
    [
      'a verdict that there is not',
      'poison: it kills\n  terms a\n',
      1,
      /a block begins with "not-food: reason"/,
    ],
    ['a word that means nothing', 'caution: it is so\n  always\n  terms a\n', 2, /"always" is none of terms/],
    ['a food that there is not', 'caution: it is so\n  readsAs mushroom=moss\n', 2, /"moss" is no food/],
    [
      'a name given twice',
      'caution: it is so\n  terms a, b\n  terms b\n',
      3,
      /"b" stands there twice, first in .*:2$/,
    ],
    ['a block that names nothing', 'caution: it is so\n  worn\n', 1, /it names nothing/],
  ])('tells the file and the line of %s', (_, text, line, told) => {
    expect(() => readText(text)).toThrow(told);
    expect(() => readText(text)).toThrow(`${path}:${line}: `);
  });
});

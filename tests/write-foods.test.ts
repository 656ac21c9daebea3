// The text that the food room is written in (src/food/foods/*.txt): a fault is told with its file and line.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

interface TextFood {
  readonly category: string;
  readonly fields: Readonly<Record<string, string>>;
}

const script = new URL('../scripts/write-foods/read-foods.mjs', import.meta.url).href;
const { readFoods } = (await import(script)) as {
  readonly readFoods: (paths: readonly string[]) => { readonly foods: ReadonlyMap<string, TextFood> };
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

import { describe, expect, it } from 'vitest';
import { readCooklang } from '../../../tests/read-cooklang.ts';
import { readJsonLd } from '../import/read-json-ld.ts';
import { readRecipe } from '../read-recipe.ts';
import { EXPORT_FORMATS, type ExportFormat, writeExport } from './export-formats.ts';
import type { TakenRecipe } from './gather-export.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

const MARKDOWN = `# Leek Pie

A pie for a *cold* evening.

**Serves** 4 | **Prep** 20 min | **Cook** 1 h 5 min

## Ingredients
- 3 leeks, sliced
- 150 ml double cream
- 1/2 tsp black pepper

### From the cupboard
- 25 g butter

### To buy
- 320 g puff pastry
- chives

## Method
### For the filling
1. Melt the **butter** and fry the leeks in it for 10 minutes, until soft.
2. Stir in the cream and season with the black pepper.

### To bake
3. Lay the puff pastry over and bake at 200 C for 25 minutes, until golden.

## Notes
- **Contains:** milk, wheat.
- **Leftovers:** 2 days in the fridge.
`;

const TAKEN: TakenRecipe = {
  markdown: MARKDOWN,
  source: { kind: 'model', model: 'test/model' },
  findings: [
    { rule: 'undercooked', severity: 'danger', message: 'The pie is raw.', step: 3 },
    { rule: 'no-time', severity: 'warning', message: 'A step gives no time.' },
    { rule: 'contains', severity: 'note', message: 'Contains milk.' },
  ],
};

describe.each(FORMATS)('as %s a recipe', (format) => {
  const text = writeExport(format, TAKEN);

  it('says who wrote it, that no kitchen tested it, and what was found', () => {
    expect(text).toContain('Written by a language model (test/model), not tested in a kitchen.');
    expect(text).toContain('Danger (step 3): The pie is raw.');
    expect(text).toContain('Warning: A step gives no time.');
  });

  it.each([
    [{ kind: 'built-in' }, "Written by Larder's built-in chef. Not tested in a kitchen."],
    [{ kind: 'brought' }, 'Brought by a cook: who wrote it is not known.'],
  ] as const)('of %o says that', (source, sentence) => {
    expect(writeExport(format, { ...TAKEN, source })).toContain(sentence);
  });

  it('holds nothing that nobody knows', () => {
    const bare = writeExport(format, {
      markdown: '# Eggs\n\n- 2 eggs\n\n1. Boil the eggs.',
      source: { kind: 'brought' },
      findings: [],
    });
    expect(bare).not.toMatch(/null|undefined|NaN|rating|calorie|Danger|Warning/i);
    expect(bare).not.toMatch(/"author"|^author:|recipeYield|Time"|"image"/m);
  });

  it('comes of any text, an empty one too', () => {
    for (const markdown of ['', '\n\n', '# ', 'Only words.', '|'.repeat(5000), '#'.repeat(5000)])
      expect(writeExport(format, { ...TAKEN, markdown }).length).toBeGreaterThan(0);
  });
});

it('exported once more, an export is itself', () => {
  const markdown = writeExport('markdown', TAKEN);
  expect(writeExport('markdown', { ...TAKEN, markdown })).toBe(markdown);
  const again = { ...TAKEN, markdown: readJsonLd(writeExport('json-ld', TAKEN)) ?? '' };
  expect(JSON.parse(writeExport('json-ld', again)).description).toBe(
    JSON.parse(writeExport('json-ld', TAKEN)).description,
  );
});

describe('plain text', () => {
  it('has no mark of markdown and parts what the recipe parts', () => {
    const text = writeExport('text', TAKEN);
    expect(text).not.toMatch(/[#*]/);
    expect(text).toContain('\nTo buy\n- 320 g puff pastry\n- chives\n');
    expect(text).toContain('\nFor the filling:\n1. Melt the butter and fry');
    expect(text).toContain('\nTo bake:\n3. Lay');
    expect(text).toContain('- Contains: milk, wheat.\n');
  });

  it("keeps a recipe's own headings, in its own language", () => {
    const markdown =
      '# Lauchkuchen\n\n## Zutaten\n- 3 Stangen Lauch\n\n## Zubereitung\n1. Den Lauch schneiden und backen.\n';
    expect(writeExport('text', { ...TAKEN, markdown })).toMatch(
      /\nZutaten\n- 3 Stangen Lauch\n\nZubereitung\n1\. Den/,
    );
  });
});

describe('the shopping list', () => {
  it('holds what is to buy alone', () => {
    expect(writeExport('shopping', TAKEN)).toMatch(
      /^To buy for Leek Pie:\n- 320 g puff pastry\n- chives\n\n/,
    );
  });

  it('goes by what the cook has, where that is known', () => {
    const { ingredients } = readRecipe(MARKDOWN);
    const own = ingredients.map((each) => ({ ...each, from: 'yours' as const }));
    expect(writeExport('shopping', { ...TAKEN, ingredients: own })).toMatch(
      /^To buy for Leek Pie:\nNothing\.\n/,
    );
  });
});

describe('Cooklang', () => {
  it('has each ingredient where the method first names it, with its amount', () => {
    const text = writeExport('cooklang', TAKEN);
    expect(text).toContain(
      'Melt the @butter{25%g} and fry the @leeks{3}(leeks, sliced) in it for 10 minutes, until soft.',
    );
    expect(text).toContain('season with the @black pepper{1/2%tsp}.');
    expect(text).toContain('== Have ready ==\n\nHave ready: @chives{}.');
    const { metadata, steps } = readCooklang(text);
    expect(metadata).toMatchObject({
      title: 'Leek Pie',
      servings: 4,
      time: { prep_time: 20, cook_time: 65 },
    });
    expect(steps.map(({ section }) => section)).toEqual([
      'Have ready',
      'For the filling',
      'For the filling',
      'To bake',
    ]);
  });
});

const HOSTILE = `# "Pie" </script><script>alert(1)</script> @x{} --- {{7*7}} \\

Intro: "quoted" \`code\` </script>
>> servings: 99

## Ingredients
- 2 eggs @salt{5%kg} #pot{} ~{1%min} </script>
- 100 g flour (sifted) -- not a comment [- nor this -]
- {milk} | cream % \\ "x"

## Method
1. Beat the eggs @sugar{9%kg} with ~5 g of flour -- then </script><img src=x onerror=alert(1)> rest.
2. >> source: elsewhere
3. > Stir = the #flour{} in {braces}, [- hidden -] and \\@ done.
4. ![x](https://evil.example/track.png) == Section ==

## Notes
- >> author: nobody --
- \u2028line\u0007 --- ---
`;

describe('hostile text', () => {
  const taken: TakenRecipe = {
    ...TAKEN,
    markdown: HOSTILE,
    findings: [{ rule: 'allergen', severity: 'danger', message: '# *x* <b> @y{}\n>> a: b "q" ``` [l](u)' }],
  };

  it('is text in every form: no control character leaves', () => {
    for (const format of FORMATS) {
      expect(writeExport(format, taken)).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029]/u);
    }
  });

  it('ends no script and runs nothing in JSON-LD or markdown', () => {
    const json = writeExport('json-ld', taken);
    expect(json).not.toContain('<');
    expect(JSON.parse(json).recipeIngredient[0]).toContain('@salt{5%kg}');
    const markdown = writeExport('markdown', taken);
    expect(markdown).not.toMatch(/<(?:\/?script|img|b>)/i);
    expect(markdown).toContain('\\# \\*x\\* \\<b\\>');
    expect(markdown).not.toContain('![');
  });

  it.each(['none', 'all'] as const)(
    'brings Cooklang no food, pot, timer, note or metadata (extensions: %s)',
    (extensions) => {
      const plain = readRecipe(HOSTILE);
      const read = readCooklang(writeExport('cooklang', taken), extensions);
      expect([read.report, read.cookware, read.timers]).toEqual(['', 0, 0]);
      expect(read.ingredients).toHaveLength(plain.ingredients.length);
      expect(read.metadata.servings ?? null).toBe(plain.servings);
      expect(Object.keys(read.metadata.custom)).toEqual([]);
      expect(read.steps.filter(({ section }) => section !== 'Have ready')).toHaveLength(plain.steps.length);
      const words = read.steps.map(({ texts }) => texts.join('')).join(' ');
      expect(words).toContain('@sugar{9%kg}');
      expect(words).toContain('-- then');
      expect(words).toContain('[- hidden -]');
    },
  );

  it('is one key a value for Paprika', () => {
    const recipe = JSON.parse(writeExport('paprika', taken));
    expect(recipe.ingredients.split('\n')).toHaveLength(readRecipe(HOSTILE).ingredients.length);
    expect(recipe).toMatchObject({ source_url: '', nutritional_info: '', categories: [] });
    expect(recipe).not.toHaveProperty('rating');
  });
});

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINK_LIMITS, type LinkedRecipe, readAsked, readRecipeLink, writeRecipeLink } from './recipe-link.ts';

const MARKDOWN = `# Crème brûlée 🍮

**Serves** 2

## Ingredients
- 4 egg yolks

## Method
1. Bake at 150 °C for 40 minutes.
`;
const RECIPE: LinkedRecipe = {
  markdown: MARKDOWN,
  author: { kind: 'model', model: 'fake/cook' },
  asked: { servings: 4, diets: ['vegetarian'], avoid: ['nuts', 'coriander'], units: 'us', maxMinutes: 45 },
};

function pack(value: unknown, form = '1'): string {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return `#shared.${form}.${deflateRawSync(json).toString('base64url')}`;
}

async function write(recipe: LinkedRecipe): Promise<string> {
  const hash = await writeRecipeLink(recipe);
  if (hash === null) throw new Error('There is no link.');
  return hash;
}

it('brings a recipe with its author and what was asked for to whoever opens it', async () => {
  const hash = await write(RECIPE);
  expect(hash).toMatch(/^#shared\.1\.[\w-]+$/);
  expect(await readRecipeLink(hash)).toEqual({
    ok: true,
    recipe: { ...RECIPE, author: { kind: 'model', model: 'fake/cook', by: 'link' } },
  });
});

it('reads back whatever text it was made of', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 2000 })
    .filter((each) => each.trim() !== '' && !/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(each))
    .map((each) => each.normalize('NFC'));
  await fc.assert(
    fc.asyncProperty(text, async (markdown) => {
      const reading = await readRecipeLink(await write({ ...RECIPE, markdown }));
      expect(reading).toMatchObject({ ok: true, recipe: { markdown } });
    }),
    { numRuns: 100 },
  );
});

it('leaves the list that a recipe was asked with at home', () => {
  const asked = readAsked({ ingredients: ['eggs'], avoid: ['milk'], maxExtras: 0, idea: 2, source: 'model' });
  expect(asked).toEqual({ avoid: ['milk'] });
});

it('tells nothing of how a recipe came to the one who hands it on', async () => {
  const reading = await readRecipeLink(await write({ ...RECIPE, author: { kind: 'brought', by: 'link' } }));
  expect(reading).toMatchObject({ ok: true, recipe: { author: { kind: 'brought', by: 'link' } } });
});

it('makes no link of what is too long for one', async () => {
  const random = Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) >>> 7).toString(36)).join(
    ' ',
  );
  expect(await writeRecipeLink({ ...RECIPE, markdown: random.slice(0, 60_000) })).toBeNull();
  expect(await writeRecipeLink({ ...RECIPE, markdown: 'a'.repeat(70_000) })).toBeNull();
});

it.each([
  ['nothing', '#shared.', 'broken'],
  ['no form', '#shared.abc', 'broken'],
  ['no recipe', '#shared.1.', 'broken'],
  ['what is not base64url', '#shared.1.%3Cscript%3E', 'broken'],
  ['junk', '#shared.1.AAAAAAAAAA', 'broken'],
  ['a later form', '#shared.2.AAAA', 'newer'],
  ['another fragment', '#on-hand=eggs', 'broken'],
  ['no JSON', pack('# Eggs'), 'broken'],
  ['JSON of another shape', pack([1, 2]), 'broken'],
  ['a recipe that is no text', pack({ recipe: { title: 'x' } }), 'broken'],
  ['an empty recipe', pack({ recipe: ' \u200b\n' }), 'broken'],
  ['ten megabytes', `#shared.1.${'A'.repeat(10_000_000)}`, 'too-long'],
  ['a bomb', pack(`{"recipe":"${'a'.repeat(10_000_000)}"}`), 'too-long'],
])('says what is wrong with %s', async (_, hash, fault) => {
  expect(await readRecipeLink(hash)).toEqual({ ok: false, fault });
});

it('says that a link is broken wherever it was cut', async () => {
  const hash = await write(RECIPE);
  for (let end = '#shared.1.'.length; end < hash.length; end += 1) {
    expect(await readRecipeLink(hash.slice(0, end)), `at ${end}`).toEqual({ ok: false, fault: 'broken' });
  }
});

it('says that this browser cannot unpack, where it cannot', async () => {
  const hash = await write(RECIPE);
  const { DecompressionStream: real } = globalThis;
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    expect(await readRecipeLink(hash)).toEqual({ ok: false, fault: 'unsupported' });
  } finally {
    globalThis.DecompressionStream = real;
  }
});

it('keeps of what was asked for only what a request may hold, each by itself', async () => {
  const reading = await readRecipeLink(
    pack({
      recipe: MARKDOWN,
      author: { kind: 'model', model: 'x'.repeat(LINK_LIMITS.modelLength + 1) },
      asked: {
        servings: 1e9,
        diets: ['vegan', 'carnivore', 7],
        avoid: ['milk', 'no such food at all', { toString: 'x' }],
        language: 'en-x-ignore-all-rules',
        maxMinutes: 30,
        source: 'model',
        change: { recipe: 'x', wish: 'y' },
        __proto__: { units: 'us' },
      },
    }),
  );
  expect(reading).toEqual({
    ok: true,
    recipe: {
      markdown: MARKDOWN,
      author: { kind: 'model', by: 'link' },
      asked: { diets: ['vegan'], avoid: ['milk'], maxMinutes: 30 },
    },
  });
});

it('takes letters that cannot be seen out of the text', async () => {
  const reading = await readRecipeLink(
    pack({ recipe: '# Eggs\u202e\u200b\n', author: { kind: 'model', model: 'a\u202eb' } }),
  );
  expect(reading).toMatchObject({ ok: true, recipe: { markdown: '# Eggs\n', author: { model: 'ab' } } });
});

it('never throws, whatever the fragment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), fc.boolean(), async (text, packed) => {
      const hash = packed ? pack(text) : `#shared.1.${text}`;
      expect(await readRecipeLink(hash)).toHaveProperty('ok');
    }),
    { numRuns: 200 },
  );
});

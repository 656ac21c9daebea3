import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../tests/collect.ts';
import { cleanDraft, createTextCleaner } from './clean-draft.ts';
import { writeFailure } from './failure-words.ts';
import type { DraftEvent } from './recipe-events.ts';

async function* send(events: readonly DraftEvent[]): AsyncGenerator<DraftEvent> {
  for (const event of events) yield event;
}

function clean(events: readonly DraftEvent[]): Promise<readonly DraftEvent[]> {
  return collect(cleanDraft(send(events)));
}

function texts(pieces: readonly string[]): readonly DraftEvent[] {
  return [
    ...pieces.map((text): DraftEvent => ({ type: 'text', text })),
    { type: 'ended', finish: 'complete' },
  ];
}

function cleanText(pieces: readonly string[]): string {
  const cleaner = createTextCleaner();
  return pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end();
}

const CASES: readonly (readonly [name: string, text: string, cleaned: string])[] = [
  ['plain text passes', '# Soup\n\nGood.\n', '# Soup\n\nGood.\n'],
  ['a leading think block goes', '<think>hm\n# no</think># Soup\n', '# Soup\n'],
  ['white space before it goes with it', '\n <thinking>hm</thinking>\n# Soup', '\n# Soup'],
  ['a reasoning block goes', '<reasoning>a</reasoning># Soup', '# Soup'],
  ['two blocks in a row go', '<think>a</think><think>b</think># Soup', '# Soup'],
  ['a tag in the middle stays', '# Soup\n`<think>` is a tag\n', '# Soup\n`<think>` is a tag\n'],
  [
    'an end of reasoning in the recipe stays',
    '# Soup\n`</think>` is a tag\n',
    '# Soup\n`</think>` is a tag\n',
  ],
  [
    'all goes before an end of reasoning that was never opened',
    'The cook has leeks.\n\n1. **Soup?** Yes.\nIngredients: leeks\n</think>\n# Soup',
    '\n# Soup',
  ],
  [
    'what is said before a recipe stays',
    'Sure!\n\n**Ingredients**\n- 1 leek',
    'Sure!\n\n**Ingredients**\n- 1 leek',
  ],
  ['what never becomes a recipe stays', 'I cannot help with that.', 'I cannot help with that.'],
  ['what only looks like a tag stays', '<thin slices of ham>', '<thin slices of ham>'],
  ['a block that never ends leaves nothing', '<think>for ever', ''],
  ['a fence around the whole goes', '```markdown\n# Soup\n\n1. Boil.\n```', '# Soup\n\n1. Boil.\n'],
  ['a fence without a name at the start goes', '```\n# Soup\n```\n', '# Soup\n'],
  [
    'a markdown fence after a sentence goes',
    'Here:\n\n```md\n# Soup\n```\nEnjoy\n',
    'Here:\n\n# Soup\nEnjoy\n',
  ],
  ['a fence of code inside stays', '# Soup\n```js\nboil()\n```\n', '# Soup\n```js\nboil()\n```\n'],
  ['a think block and a fence go', '<think>x</think>\n```md\n# Soup\n```', '\n# Soup\n'],
];

describe('createTextCleaner', () => {
  it.each(CASES)('%s', (_name, text, cleaned) => {
    expect(cleanText([text])).toBe(cleaned);
  });

  it.each(CASES)('%s, one character at a time', (_name, text, cleaned) => {
    expect(cleanText([...text])).toBe(cleaned);
  });

  it('drops all before a closing tag that comes before anything was shown', () => {
    expect(cleanText(['the user wants soup</think>\n# Soup'])).toBe('\n# Soup');
  });

  it('passes text on as it comes', () => {
    const cleaner = createTextCleaner();
    expect(cleaner.push('# So')).toBe('# So');
    expect(cleaner.push('up\nwith')).toBe('up\nwith');
  });

  it('waits for the recipe to begin, for 4 KiB at most', () => {
    const cleaner = createTextCleaner();
    expect(cleaner.push('Let us see. ')).toBe('');
    expect(cleaner.push('The cook has leeks.\n# L')).toBe('Let us see. The cook has leeks.\n# L');
    const endless = createTextCleaner();
    expect(endless.push('a'.repeat(4096))).toBe('');
    expect(endless.push('a')).toBe('a'.repeat(4097));
  });

  it('waits for nothing where a recipe is carried on', () => {
    expect(createTextCleaner({ carriesOn: true }).push(' the leeks')).toBe(' the leeks');
  });

  it('loses nothing of a text without tags or fences, however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '\n', ' ', '#', '<', 'é', '`', '*') })),
        (pieces) => {
          const text = pieces.join('');
          fc.pre(!/^ {0,3}(```|~~~)/m.test(text));
          expect(cleanText(pieces)).toBe(text);
        },
      ),
      { seed: 7 },
    );
  });
});

describe('cleanDraft', () => {
  it('passes a draft on and ends it', async () => {
    expect(await clean(texts(['# Soup', '\n']))).toEqual(texts(['# Soup', '\n']));
  });

  it.each([
    ['nothing', []],
    ['white space', [' \n', '\n']],
    ['reasoning alone', ['<think>only this</think>']],
  ])('makes "empty" of %s', async (_name, pieces) => {
    expect((await clean(texts(pieces))).at(-1)).toEqual({ type: 'failed', failure: writeFailure('empty') });
  });

  it('makes "cut" of a draft that just stops', async () => {
    const out = await clean([{ type: 'text', text: '# So' }]);
    expect(out).toEqual([
      { type: 'text', text: '# So' },
      { type: 'failed', failure: writeFailure('cut') },
    ]);
  });

  it('makes "cut" of the twelfth same line in a row, and not of the eleventh', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => '- salt\n');
    expect((await clean(texts(lines(11)))).at(-1)).toEqual({ type: 'ended', finish: 'complete' });
    expect((await clean(texts(lines(12)))).at(-1)).toEqual({ type: 'failed', failure: writeFailure('cut') });
  });

  it('makes "cut" of more than 64 KiB, counted in bytes', async () => {
    const piece = (index: number) => `${index} ${'ü'.repeat(500)}\n`;
    const pieces = Array.from({ length: 80 }, (_, index) => piece(index));
    const out = await clean(texts(pieces));
    expect(out.at(-1)).toEqual({ type: 'failed', failure: writeFailure('cut') });
    expect(out.length).toBeGreaterThan(50);
  });

  it('ends the draft it reads when the text runs away', async () => {
    let ended = false;
    async function* runaway(): AsyncGenerator<DraftEvent> {
      try {
        for (;;) yield { type: 'text', text: 'again\n' };
      } finally {
        ended = true;
      }
    }
    for await (const _ of cleanDraft(runaway()));
    expect(ended).toBe(true);
  });

  it('makes "internal" of a draft that throws, and keeps what came', async () => {
    async function* broken(): AsyncGenerator<DraftEvent> {
      yield { type: 'text', text: '# Soup' };
      throw new Error('socket');
    }
    expect(await collect(cleanDraft(broken()))).toEqual([
      { type: 'text', text: '# Soup' },
      { type: 'failed', failure: writeFailure('internal') },
    ]);
  });

  it('waits only before the first text', async () => {
    const waiting: DraftEvent = { type: 'waiting', seconds: 5, why: 'thinking' };
    const out = await clean([
      waiting,
      { type: 'text', text: '# S' },
      waiting,
      { type: 'ended', finish: 'length' },
    ]);
    expect(out.map((event) => event.type)).toEqual(['waiting', 'text', 'ended']);
  });
});

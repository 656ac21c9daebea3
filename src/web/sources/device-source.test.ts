import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../../tests/fakes/fake-clock.ts';
import { CHICKPEA_RECIPE } from '../../../tests/fakes/fake-recipes.ts';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import { createDeviceSource } from './device-source.ts';

const LIST = { ingredients: ['chickpeas', 'spinach', 'lemon'] };

interface Expected {
  readonly expectedInputs: readonly { readonly languages: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly languages: readonly string[] }[];
}

/** A stand-in of the interface, whose model knows these languages; `write` streams an answer. */
function standIn(
  write: (control: ReadableStreamDefaultController<string>, signal: AbortSignal) => void,
  known: readonly string[] = ['en'],
) {
  const asked: { initial: unknown; prompt: unknown }[] = [];
  const destroy = vi.fn();
  const create = vi.fn(async ({ initialPrompts }: { initialPrompts: unknown }) => ({
    promptStreaming(prompt: unknown, { signal }: { signal: AbortSignal }) {
      asked.push({ initial: initialPrompts, prompt });
      return new ReadableStream<string>({
        start(control) {
          signal.addEventListener('abort', () => control.error(signal.reason));
          write(control, signal);
        },
      });
    },
    destroy,
  }));
  const availability = async ({ expectedInputs, expectedOutputs }: Expected) =>
    [...expectedInputs, ...expectedOutputs].every((one) => one.languages.every((tag) => known.includes(tag)))
      ? 'available'
      : 'unavailable';
  vi.stubGlobal('LanguageModel', { create, availability });
  return { asked, destroy, create };
}

afterEach(() => vi.unstubAllGlobals());

async function readAll(writing: AsyncIterable<RecipeEvent>): Promise<readonly RecipeEvent[]> {
  const events: RecipeEvent[] = [];
  for await (const event of writing) events.push(event);
  return events;
}

const pieces = CHICKPEA_RECIPE.match(/[\s\S]{1,40}/g) ?? [];

describe('createDeviceSource', () => {
  it('writes piece by piece, is checked, and gives the model back', async () => {
    const { asked, destroy } = standIn((control) => {
      for (const piece of pieces) control.enqueue(piece);
      control.close();
    });
    const events = await readAll(createDeviceSource(() => undefined)(LIST));
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(text.trim()).toBe(CHICKPEA_RECIPE.trim());
    expect(events[0]).toMatchObject({ type: 'started', source: { kind: 'model', model: 'on this device' } });
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      answer: { finish: 'complete', title: expect.any(String) },
    });
    expect(asked).toEqual([
      {
        initial: [{ role: 'system', content: expect.stringContaining('Larder') }],
        prompt: [{ role: 'user', content: expect.stringContaining('chickpeas, spinach, lemon') }],
      },
    ]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it.each([
    ['es', ['en', 'es'], 'es'],
    ['ar', ['en', 'es'], 'en'],
    [undefined, ['en', 'es'], 'en'],
  ])('asked for %s of a model that knows %j, has it write %s', async (language, known, written) => {
    const { asked, create } = standIn((control) => control.close(), known);
    await readAll(createDeviceSource(() => undefined)({ ...LIST, ...(language && { language }) }));
    expect(create.mock.calls[0]).toMatchObject([{ expectedOutputs: [{ languages: [written] }] }]);
    expect(JSON.stringify(asked).includes(`BCP 47 tag ${written}.`)).toBe(written !== 'en');
    expect(JSON.stringify(asked)).not.toContain('BCP 47 tag ar');
  });

  it('never gives the model what is not food', async () => {
    const { create } = standIn((control) => control.close());
    const events = await readAll(createDeviceSource(() => undefined)({ ingredients: ['bleach'] }));
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'refused' } });
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['QuotaExceededError', 'too-long'],
    ['NotReadableError', 'filtered'],
    ['NotAllowedError', 'config'],
    ['NotSupportedError', 'config'],
    ['NetworkError', 'offline'],
    ['UnknownError', 'internal'],
  ])('tells %s as %s, whether it comes before the text or within it', async (name, code) => {
    for (const before of [[], pieces.slice(0, 10)]) {
      const { destroy } = standIn((control) => {
        for (const piece of before) control.enqueue(piece);
        // What was queued is read before the error.
        queueMicrotask(() => setTimeout(() => control.error(new DOMException('words of the browser', name))));
      });
      const lines: string[] = [];
      const events = await readAll(createDeviceSource((line) => lines.push(line))(LIST));
      expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { code } });
      expect(JSON.stringify([events, lines])).not.toContain('words of the browser');
      expect(lines).toHaveLength(1);
      expect(destroy).toHaveBeenCalledOnce();
    }
  });

  it('tells a download that fails, and a browser that has no model any more', async () => {
    vi.stubGlobal('LanguageModel', {
      create: () => Promise.reject(new DOMException('gone', 'NetworkError')),
    });
    expect((await readAll(createDeviceSource(() => undefined)(LIST))).at(-1)).toMatchObject({
      failure: { code: 'offline' },
    });
    vi.stubGlobal('LanguageModel', undefined);
    expect((await readAll(createDeviceSource(() => undefined)(LIST))).at(-1)).toMatchObject({
      failure: { code: 'config' },
    });
  });

  it('tells an answer without text, and one without an end', async () => {
    standIn((control) => control.close());
    expect((await readAll(createDeviceSource(() => undefined)(LIST))).at(-1)).toMatchObject({
      failure: { code: 'empty' },
    });
    standIn((control) => {
      for (let at = 0; at < 70; at += 1) control.enqueue(`${'and on '.repeat(150)}\n`);
    });
    expect((await readAll(createDeviceSource(() => undefined)(LIST))).at(-1)).toMatchObject({
      failure: { code: 'cut' },
    });
  });

  it('gives up on a model that stays silent', async () => {
    const { asked, destroy } = standIn(() => undefined);
    const clock = createFakeClock();
    const reading = readAll(createDeviceSource(() => undefined, clock)(LIST));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    clock.advance(120_000);
    expect((await reading).at(-1)).toMatchObject({ failure: { code: 'timeout' } });
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('stops the model when it is stopped', async () => {
    const { asked, destroy } = standIn((control) => control.enqueue('# Soup\n\n'));
    const writing = createDeviceSource(() => undefined)(LIST);
    const reading = readAll(writing);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    writing.stop();
    await reading;
    await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
  });
});

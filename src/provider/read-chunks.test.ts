import { array, assert, asyncProperty, constantFrom, integer, string, tuple, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_LIMITS } from './chat-service.ts';
import { ProviderError } from './provider-error.ts';
import { type ChunkContext, readChunks } from './read-chunks.ts';

function createContext(): ChunkContext {
  return {
    limits: CHAT_LIMITS,
    model: 'fake/cook',
    marks: { sawDone: false, hasBegun: false, brokenFrames: 0, skippedData: 0 },
    onBytes: () => undefined,
  };
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) {
        controller.close();
      } else {
        controller.enqueue(piece);
      }
    },
  });
}

async function read(pieces: readonly Uint8Array[], context = createContext()) {
  const chunks: unknown[] = [];
  let code: string | undefined;
  try {
    for await (const together of readChunks(streamOf(pieces), context)) {
      chunks.push(...together);
    }
  } catch (error) {
    code = error instanceof ProviderError ? error.code : 'untyped';
  }
  return { chunks, code, marks: context.marks };
}

function splitAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

const FRAMES = [
  'data: {"choices":[{"delta":{"content":"Crème 🍮"}}]}\n\n',
  'data:{"choices":[{"delta":{"content":"data: in a text"}}]}\r\n\r\n',
  'data: {"choices":\rdata: []}\r\r',
  ': PROCESSING\n\n',
  ': PROCESSING\r\n',
  'data: : PROCESSING\n\n',
  'event: message\nid: 7\nretry: 10\ndata: {"usage":{"total_tokens":3}}\n\n',
  'data: {"a":1}\ndata: {"b":2}\n\n',
  'data: {"id":"x","obdata: {"choices":[]}\n\n',
  'data: {"bro\n\n',
  'data: {"error":{"message":"Overloaded","type":"overloaded_error"}}\n\n',
  'event: error\ndata: oh\n\n',
  'data: [DONE]\n\n',
  '\ufeff',
  '\n',
  '{"choices":[]}',
  '<html>',
];

describe('readChunks', () => {
  it('reads the same from any split of the bytes', async () => {
    await assert(
      asyncProperty(
        array(constantFrom(...FRAMES), { maxLength: 12 }),
        array(integer({ min: 0, max: 2000 }), { maxLength: 30 }),
        async (frames, cuts) => {
          const bytes = new TextEncoder().encode(frames.join(''));
          expect(await read(splitAt(bytes, cuts))).toEqual(await read([bytes]));
        },
      ),
      { seed: 12, numRuns: 400 },
    );
  });

  it('reads the same byte by byte', async () => {
    const bytes = new TextEncoder().encode(`\ufeff${FRAMES.slice(0, 8).join('')}`);
    const whole = await read([bytes]);
    expect(await read(splitAt(bytes, [...bytes.keys()]))).toEqual(whole);
    expect(whole.chunks).toHaveLength(6);
  });

  it('never fails untyped, whatever the bytes', async () => {
    await assert(
      asyncProperty(array(uint8Array({ maxLength: 200 }), { maxLength: 10 }), async (pieces) => {
        expect((await read(pieces)).code).not.toBe('untyped');
      }),
      { seed: 13 },
    );
    await assert(
      asyncProperty(
        array(tuple(constantFrom('data: ', 'data:{', 'event: error\n', '\r', '{"', ''), string()), {
          maxLength: 20,
        }),
        async (lines) => {
          const text = lines.map(([start, rest]) => `${start}${rest}\n`).join('');
          expect((await read([new TextEncoder().encode(text)])).code).not.toBe('untyped');
        },
      ),
      { seed: 14 },
    );
  });

  it('dispatches an event ended by one line feed as soon as the next one comes', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('data: {"a":1}\ndata: {"b":2}\n'));
        await gate;
        controller.close();
      },
    });
    const chunks = readChunks(body, createContext());
    expect((await chunks.next()).value).toEqual([{ a: 1 }]);
    release();
    expect((await chunks.next()).value).toEqual([{ b: 2 }]);
    expect((await chunks.next()).done).toBe(true);
  });

  it.each([
    ['one line of "data:"', 'data:'.repeat(40_000)],
    ['braces', `data: ${'{'.repeat(200_000)}\n\n`],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['empty data lines', 'data:\n'.repeat(150_000)],
    ['carriage returns', ':\r'.repeat(500_000)],
  ])('reads a megabyte of %s in a moment', async (_name, junk) => {
    const bytes = new TextEncoder().encode(junk);
    const before = process.cpuUsage();
    await read(
      splitAt(
        bytes,
        Array.from({ length: 50 }, (_, index) => index * 20_000),
      ),
    );
    // Of this process alone: what else the machine does must not fail it.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });

  it('says that a text without any field is no answer', async () => {
    expect(await read([new TextEncoder().encode('Too many requests, go away\n')])).toMatchObject({
      code: 'internal',
    });
  });

  it('says that JSON of another kind is no answer', async () => {
    expect(await read([new TextEncoder().encode('{"hello":"cook"}')])).toMatchObject({ code: 'internal' });
  });

  it('reads JSON line by line where it comes so', async () => {
    const lines = '{"choices":[{"delta":{"content":"a"}}]}\n{"choices":[{"delta":{"content":"b"}}]}\n';
    expect((await read([new TextEncoder().encode(lines)])).chunks).toHaveLength(2);
  });
});

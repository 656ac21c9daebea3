// What a command reads from and writes to, so that it runs in a test as it does in a terminal.

import type { Environment } from '../gateway/config.ts';
import type { ChatDeps } from '../provider/chat-service.ts';

export interface CommandIo {
  readonly env: Environment;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Text as it is, line ends included; a model's or a file's goes through `cleanLines` first. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly fetch: ChatDeps['fetch'];
  readonly clock: ChatDeps['clock'];
  /** Starts the server and runs it to its end. */
  readonly serve: () => Promise<number>;
}

/** 0 done, 1 failed, 2 bad usage, 3 refused. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** A command could not do its work; the message is one line for a terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A recipe of this size takes a shelf of books; more than it is read by mistake. */
const MAX_INPUT_BYTES = 1024 * 1024;

/** All of standard input, or of a file, as text. Throws CommandError where it is too much or no UTF-8. */
export async function readInput(io: CommandIo, path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const take = (chunk: Uint8Array | string) => {
    const part = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    bytes += part.length;
    if (bytes > MAX_INPUT_BYTES) throw new CommandError('The input is longer than 1 MiB.');
    chunks.push(part);
  };
  if (path === '-') for await (const chunk of io.stdin) take(chunk);
  else {
    const file = io.readFile(path).catch(({ code = 'it could not be opened' }: NodeJS.ErrnoException) => {
      const why = code === 'ENOENT' ? 'there is no such file' : code;
      throw new CommandError(`${JSON.stringify(path)} could not be read: ${why}.`);
    });
    take(await file);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new CommandError('The input is not UTF-8 text.');
  }
}

/** JSON in which nothing but plain characters reaches a terminal: the rest is escaped. */
export function writeJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  const escaped = json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return `${escaped}\n`;
}

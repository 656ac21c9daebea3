// Larder as a process of its own, as a deployer runs it; the build has to be there.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const isBuilt = existsSync(`${ROOT}dist/program/cli/main.js`);

export interface LarderProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its exit status; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** Starts one on a free port and resolves once it says where it is. `preload` is a module that runs first. */
export async function startLarderProcess(
  env: Readonly<Record<string, string>> = {},
  preload = '',
): Promise<LarderProcess> {
  const flags = preload === '' ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(process.execPath, [...flags, `${ROOT}bin/larder.js`], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([status]) => status as number | null);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (piece: Buffer) => {
      output += String(piece);
      const found = /^Larder is at (http:\S+)$/mu.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`It did not start: ${output}`)));
  });
  return { url, child, ended, output: () => output };
}

// The static build, made once for each worker with keys in the environment that must not get into it, and a server
// that knows files and nothing else: no gateway, no headers of its own.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { findRoot } from '../../src/gateway/find-root.ts';

export interface StaticSite {
  readonly url: string;
  /** Addresses asked for that are no files. */
  readonly missing: readonly string[];
  /** Serves another build from now on. */
  release(folder: string): void;
  /** Answers in place of a file, as a proxy in front may do; undefined leaves it alone. */
  interpose(answer: (path: string) => string | undefined): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the static site as `npm run build:static` does, into a folder of its own. Returns the folder. */
export function buildStatic(name: string, env: Readonly<Record<string, string>>): string {
  const root = findRoot();
  const folder = join(root, 'dist', `static-${name}`);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--mode', 'static', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' },
  );
  return folder;
}

/** Every file below a folder, by its path. */
export function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path)];
    }),
  );
}

/** Serves the files of a folder under `/larder/`, as a project page of a static host does. */
export async function serveFiles(folder: string): Promise<StaticSite> {
  let files = readFiles(folder);
  let interposed: (path: string) => string | undefined = () => undefined;
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const path = address.replace(/^\/larder/, '').replace(/\/$/, '/index.html');
    const body = interposed(path) ?? files.get(path);
    if (body === undefined || !address.startsWith('/larder/') || request.method !== 'GET') {
      missing.push(address);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/larder/`,
    missing,
    release(newer) {
      files = readFiles(newer);
    },
    interpose(answer) {
      interposed = answer;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

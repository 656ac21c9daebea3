import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPageFiles } from './page-files.ts';

describe('readPageFiles', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-page-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('reads files under their exact address, with their compressed forms', async () => {
    await mkdir(join(folder, 'assets/.hidden'), { recursive: true });
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '../larder-outside.txt'), 'outside');
    for (const [name, text] of [
      ['index.html', '<!doctype html>'],
      ['index.html.br', 'BR'],
      ['assets/index-3fa9c1d2.js', 'js'],
      ['assets/index-3fa9c1d2.js.gz', 'GZ'],
      ['assets/index-3fa9c1d2.js.map', '{}'],
      ['assets/.hidden/x.js', 'x'],
      ['.env', 'HF_TOKEN=1'],
      ['.git/config.txt', 'x'],
      ['robots.txt', 'x'],
      ['notes.md', 'x'],
    ]) {
      await writeFile(join(folder, name ?? ''), text ?? '');
    }
    await symlink(join(folder, '../larder-outside.txt'), join(folder, 'link.txt'));
    const files = await readPageFiles(folder);
    expect([...files.keys()].sort()).toEqual([
      '/',
      '/assets/index-3fa9c1d2.js',
      '/index.html',
      '/robots.txt',
    ]);
    const index = files.get('/');
    expect(index?.br?.body.toString()).toBe('BR');
    expect(index?.gzip).toBeUndefined();
    expect(index?.immutable).toBe(false);
    expect(index?.br?.etag).not.toBe(index?.plain.etag);
    expect(files.get('/assets/index-3fa9c1d2.js')).toMatchObject({
      immutable: true,
      type: 'text/javascript; charset=utf-8',
    });
    await rm(join(folder, '../larder-outside.txt'));
  });

  it('has nothing where there is no page', async () => {
    expect((await readPageFiles(join(folder, 'none'))).size).toBe(0);
  });
});

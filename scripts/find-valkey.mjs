// Finds the Valkey or Redis server that the tests of shared limits start, and gets one where there is none.
// Order: LARDER_VALKEY_SERVER, the system's, one that was got before; then the package of this Debian system, unpacked
// beside the other packages: that takes no root, installs nothing and starts no service.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from './find-program.mjs';

const NAMES = ['valkey-server', 'redis-server'];
const FOLDER = resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'larder-valkey');
const ADVICE =
  'install one (Debian: apt-get install redis-server, macOS: brew install valkey) or name its program in LARDER_VALKEY_SERVER.';

const run = promisify(execFile);

/** The server in a folder of unpacked packages, and where it finds its libraries. */
async function findUnpacked(root) {
  const command = NAMES.map((name) => join(root, 'usr', 'bin', name)).find((path) => existsSync(path));
  if (command === undefined) return undefined;
  const libraries = join(root, 'usr', 'lib');
  const folders = existsSync(libraries) ? await readdir(libraries) : [];
  return { command, env: { LD_LIBRARY_PATH: folders.map((name) => join(libraries, name)).join(':') } };
}

async function unpackPackages(root) {
  await rm(FOLDER, { recursive: true, force: true });
  const half = join(FOLDER, 'half');
  const lists = join(FOLDER, 'lists');
  const archives = join(FOLDER, 'archives');
  for (const folder of [lists, archives]) await mkdir(join(folder, 'partial'), { recursive: true });
  const options = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${FOLDER}`,
    `Dir::Cache::archives=${archives}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  await run('apt-get', [...options, '-qq', 'update']);
  const install = [...options, '-qq', '-y', '--no-install-recommends', '--download-only', 'install'];
  // The first that this system has.
  await run('apt-get', [...install, NAMES[0]]).catch(() => run('apt-get', [...install, NAMES[1]]));
  for (const name of await readdir(archives)) {
    if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', join(archives, name), half]);
  }
  // Whole or not at all.
  await rename(half, root);
  await rm(lists, { recursive: true });
  await rm(archives, { recursive: true });
}

/** The program of a server, with what its environment needs; gets one where none is found. Throws with what to do. */
export async function findValkey() {
  const named = process.env.LARDER_VALKEY_SERVER;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`LARDER_VALKEY_SERVER names ${named}, which does not exist.`);
    return { command: named, env: {} };
  }
  const onPath = findOnPath(NAMES);
  if (onPath !== undefined) return { command: onPath, env: {} };
  const root = join(FOLDER, 'root');
  const before = await findUnpacked(root);
  if (before !== undefined) return before;
  let reason = 'this is no Debian system';
  if (findOnPath(['apt-get']) !== undefined && findOnPath(['dpkg-deb']) !== undefined) {
    console.log('No Valkey or Redis server on this machine: unpacking the package of this Debian system.');
    try {
      await unpackPackages(root);
    } catch (error) {
      reason = String(error.stderr || error.message).trim();
    }
  }
  const unpacked = await findUnpacked(root);
  if (unpacked === undefined) throw new Error(`No Valkey or Redis server (${reason}): ${ADVICE}`);
  return unpacked;
}

// Finds a server that tests start (Valkey or Redis, nginx, Prometheus), and gets one where there is none.
// Order: the variable that names it, the system's, one that was got before; then the package of this Debian system,
// unpacked beside the other packages: that takes no root, installs nothing and starts no service.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from './find-program.mjs';

// Each package has the name of its program.
const SERVERS = {
  valkey: { variable: 'LARDER_VALKEY_SERVER', names: ['valkey-server', 'redis-server'], macOS: 'valkey' },
  nginx: { variable: 'LARDER_NGINX', names: ['nginx'], macOS: 'nginx' },
  prometheus: { variable: 'LARDER_PROMETHEUS', names: ['prometheus'], macOS: 'prometheus' },
};
const CACHE = resolve(import.meta.dirname, '..', 'node_modules', '.cache');

const run = promisify(execFile);

/** The server in a folder of unpacked packages, and where it finds its libraries. */
async function findUnpacked(root, names) {
  const command = names
    .flatMap((name) => ['bin', 'sbin'].map((folder) => join(root, 'usr', folder, name)))
    .find((path) => existsSync(path));
  if (command === undefined) return undefined;
  const libraries = join(root, 'usr', 'lib');
  const folders = existsSync(libraries) ? await readdir(libraries) : [];
  return { command, env: { LD_LIBRARY_PATH: folders.map((name) => join(libraries, name)).join(':') } };
}

async function unpackPackages(folder, root, names) {
  await rm(folder, { recursive: true, force: true });
  const half = join(folder, 'half');
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const each of [lists, archives]) await mkdir(join(each, 'partial'), { recursive: true });
  const options = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${folder}`,
    `Dir::Cache::archives=${archives}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  await run('apt-get', [...options, '-qq', 'update']);
  const install = [...options, '-qq', '-y', '--no-install-recommends', '--download-only', 'install'];
  // The first that this system has.
  const [first, second = first] = names;
  await run('apt-get', [...install, first]).catch(() => run('apt-get', [...install, second]));
  for (const name of await readdir(archives)) {
    if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', join(archives, name), half]);
  }
  // Whole or not at all.
  await rename(half, root);
  await rm(lists, { recursive: true });
  await rm(archives, { recursive: true });
}

/**
 * The program of a server (`valkey`, `nginx` or `prometheus`), with what its environment needs; gets one where none is
 * found. Throws with what to do.
 */
export async function findServer(server) {
  const { variable, names, macOS } = SERVERS[server];
  const named = process.env[variable];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
    return { command: named, env: {} };
  }
  // Where Debian keeps servers, which not every user's PATH has.
  const onPath = findOnPath(names, ['/usr/sbin']);
  if (onPath !== undefined) return { command: onPath, env: {} };
  const folder = join(CACHE, `larder-${server}`);
  const root = join(folder, 'root');
  const before = await findUnpacked(root, names);
  if (before !== undefined) return before;
  let reason = 'this is no Debian system';
  if (findOnPath(['apt-get']) !== undefined && findOnPath(['dpkg-deb']) !== undefined) {
    console.log(`No ${names.join(' or ')} on this machine: unpacking the package of this Debian system.`);
    try {
      await unpackPackages(folder, root, names);
    } catch (error) {
      reason = String(error.stderr || error.message).trim();
    }
  }
  const unpacked = await findUnpacked(root, names);
  if (unpacked === undefined) {
    throw new Error(
      `No ${names.join(' or ')} (${reason}): install one (Debian: apt-get install ${names.at(-1)}, macOS: brew install ${macOS}) or name its program in ${variable}.`,
    );
  }
  return unpacked;
}

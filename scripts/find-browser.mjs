// Finds the Chromium that the browser tests and the benches drive, and gets one where there is none.
// Order: LARDER_CHROMIUM, the system's, Playwright's own; then Debian's package (as root) or Playwright's download.
// Tests take the headless shell where it is: the same engine without windows, a quarter faster.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const SHELL = 'chromium-headless-shell';

function findInstalled() {
  const named = process.env.LARDER_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`LARDER_CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  const onPath = findOnPath(NAMES);
  if (onPath !== undefined) return onPath;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${(error?.message ?? stderr).trim()}`);
}

function isDebianRoot() {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function installShell() {
  try {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', SHELL]);
  } catch (error) {
    console.log(`No ${SHELL} (${error.message}): the tests take the browser that is there.`);
  }
}

/** Path of the Chromium for the tests: the headless shell where Debian has it, else what `findBrowser` finds. */
export function findTestBrowser() {
  if (!process.env.LARDER_CHROMIUM) {
    if (findOnPath([SHELL]) === undefined && isDebianRoot()) installShell();
    const shell = findOnPath([SHELL]);
    if (shell !== undefined) return shell;
  }
  return findBrowser();
}

/** Path of a Chromium that can be started; installs one where none is found. Throws with what to do otherwise. */
export function findBrowser() {
  const found = findInstalled();
  if (found !== undefined) return found;
  if (isDebianRoot()) {
    console.log('No Chromium on this machine: installing the chromium package of this Debian system.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    console.log('No Chromium on this machine: asking Playwright to download its own.');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findInstalled();
  if (installed === undefined)
    throw new Error('No Chromium could be had: install one and name it in LARDER_CHROMIUM.');
  return installed;
}

/** Flags that keep Chromium from calling out, and let it start as root. */
export const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

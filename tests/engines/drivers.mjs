// Three engines behind one small set of acts: Chromium through Playwright, Firefox over WebDriver BiDi, WebKitGTK
// through its own WebDriver. Keys and presses are the browser's own, not events made by a script.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

function findFirst(paths) {
  return paths.find((path) => existsSync(path)) ?? null;
}

function writeKeyActions(keys) {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keys', actions }];
}

function writeClickActions({ x, y }) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Acts of the W3C's action chains, which BiDi and WebDriver share. */
function createActs(perform) {
  return {
    type: (text) => perform(writeKeyActions([...text])),
    press: (key) => perform(writeKeyActions([KEYS[key]])),
    click: (point) => perform(writeClickActions(point)),
  };
}

async function openChromium() {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(process.env.LARDER_CHROMIUM ? { executablePath: process.env.LARDER_CHROMIUM } : {}),
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (script) => page.evaluate(script),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    click: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** Waits until the process has printed a line that matches. */
function waitForLine(child, pattern) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (piece) => {
      printed += piece;
      const match = pattern.exec(printed);
      if (match !== null) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`It ended: ${printed.slice(-300)}`)));
  });
}

async function openFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), 'larder-firefox-'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ];
  const child = spawn(program, args, { stdio: 'pipe' });
  const [, address] = await waitForLine(child, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox took no connection.'));
  });
  const waiting = new Map();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') answer?.reject(new Error(`${error}: ${message}`));
    else answer?.resolve(result);
  };
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(script) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify((${script}) ?? null)`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    ...createActs((actions) => send('input.performActions', { context, actions })),
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      if (child.exitCode === null) {
        child.kill();
        await new Promise((resolve) => child.once('exit', resolve));
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function openWebKit(program, browser) {
  const port = await findFreePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  const send = async (path, body, method = 'POST') => {
    const response = await fetch(base + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${base}/status`);
      break;
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await send('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const path = `/session/${sessionId}`;
  await send(`${path}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  return {
    goto: (url) => send(`${path}/url`, { url }),
    evaluate: (script) => send(`${path}/execute/sync`, { script: `return (${script}) ?? null`, args: [] }),
    ...createActs((actions) => send(`${path}/actions`, { actions })),
    async close() {
      await send(path, null, 'DELETE').catch(() => undefined);
      child.kill();
    },
  };
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];
const MINI_BROWSER = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map(
    (machine) =>
      `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
  ),
);

/** Each engine with the way to open it; null where it is not installed. */
export const ENGINES = [
  { name: 'Chromium', open: openChromium },
  { name: 'Firefox', open: open(findFirst(FIREFOX), openFirefox) },
  { name: 'WebKitGTK', open: open(findFirst(WEBKIT_DRIVER), openWebKit, findFirst(MINI_BROWSER)) },
];

function open(program, start, ...more) {
  return program === null || more.includes(null) ? null : () => start(program, ...more);
}

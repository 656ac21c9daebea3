// Measures what the page does for each piece of a long recipe that streams in: script time at its end against its
// beginning, and long tasks on a processor four times slower. Run it on the built page (npm run build).

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const { chromium } = await import(join(ROOT, 'node_modules/@playwright/test/index.mjs'));
const { BROWSER_ARGS, findBrowser } = await import(join(ROOT, 'scripts/find-browser.mjs'));
const LENGTH = 62_000;
const PIECE = 40;
const EVERY_MS = 20;
const TENTHS = 10;

const HEAD = `# Chickpeas for a Crowd

A pot that grows.

**Serves** 8 | **Prep** 10 min | **Cook** 40 min | **Total** 50 min

## Ingredients
- 4 tins chickpeas, drained
- 600 g spinach
- 4 onions, sliced
- 2 lemons

### From the cupboard
- 4 tbsp olive oil

### To buy
- nothing

## Method
`;

function writeText() {
  let text = HEAD;
  for (let step = 1; text.length < LENGTH; step += 1)
    text += `${step}. Fry the chickpeas with the **spinach** and 1/2 of the onions for ${(step % 9) + 2} minutes until steaming hot, batch ${step}. Stir, taste and go on with the lemons until all of it is golden at the edges.\n`;
  return text.slice(0, LENGTH);
}

const pieces = writeText().match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
let sent = 0;
const provider = createServer(async (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const frame = (delta, finish) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  sent = 0;
  for (const content of pieces) {
    response.write(frame({ content }, null));
    sent += 1;
    await wait(EVERY_MS);
  }
  response.end(`${frame({}, 'stop')}data: [DONE]\n\n`);
}).listen(0, '127.0.0.1');
await once(provider, 'listening');

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const port = await findFreePort();
const larder = spawn(process.execPath, [join(ROOT, 'bin/larder.js')], {
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    OPENAI_BASE_URL: `http://127.0.0.1:${provider.address().port}/v1`,
    LARDER_MODEL: 'bench/long',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(larder.stdout, 'data');
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

async function stream(slowdown) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  for (const name of ['chickpeas', 'spinach', 'onions', 'lemons']) {
    await page.getByLabel('Add ingredients').fill(name);
    await page.keyboard.press('Enter');
  }
  await wait(3_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  sent = 0;
  await page.getByRole('button', { name: 'Get a recipe' }).click();
  const marks = [];
  for (let tenth = 0; tenth <= TENTHS; tenth += 1) {
    // What is done once the text is whole is no cost of a piece.
    while (sent < Math.floor(((pieces.length - 5) * tenth) / TENTHS)) await wait(5);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const read = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    marks.push({
      sent,
      script: read('ScriptDuration'),
      layout: read('LayoutDuration') + read('RecalcStyleDuration'),
    });
  }
  const tasks = await page.evaluate(() => window.longTasks);
  await page.close();
  const each = (kind, tenth) =>
    (1000 * (marks[tenth + 1][kind] - marks[tenth][kind])) / (marks[tenth + 1].sent - marks[tenth].sent);
  return { each, tasks };
}

try {
  for (const slowdown of [1, 4]) {
    const { each, tasks } = await stream(slowdown);
    for (const kind of ['script', 'layout']) {
      // The first tenth holds the request itself and all that is met for the first time.
      const all = Array.from({ length: TENTHS }, (_, tenth) => each(kind, tenth));
      const start = (all[1] + all[2]) / 2;
      const end = (all[8] + all[9]) / 2;
      console.log(
        `${slowdown} x slower, ${kind} a piece: ${start.toFixed(2)} ms in the second and third tenth of ${LENGTH} characters, ${end.toFixed(2)} ms in the last two, ratio ${(end / start).toFixed(2)} (${all.map((ms) => ms.toFixed(2)).join(' ')})`,
      );
    }
    console.log(`${slowdown} x slower: ${tasks.length} long tasks (${tasks.join(', ')} ms)`);
  }
} finally {
  await browser.close();
  larder.kill();
  provider.close();
}

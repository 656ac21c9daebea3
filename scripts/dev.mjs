// `npm run dev`: the page with hot reload, the gateway behind it, and a fake model whose faults are one press away.
// Every state of the page stands at /gallery/. With OPENAI_BASE_URL or HF_TOKEN set, that model answers instead.

import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';

const root = new URL('../', import.meta.url);

async function load(path) {
  const file = fileURLToPath(new URL(path, root));
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return module;
}

const [{ startFakeProvider }, { SCENARIOS }, { startGateway }] = await Promise.all([
  load('tests/fakes/fake-provider.ts'),
  load('tests/fakes/provider-scenarios.ts'),
  load('src/gateway/main.ts'),
]);
const print = (line) => console.log(line);
const isReal = Boolean(process.env.OPENAI_BASE_URL || process.env.HF_TOKEN);
const provider = await startFakeProvider();
const fake = { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'fake', LARDER_MODEL: 'fake/cook' };
const gateway = await startGateway({
  env: { LARDER_RATE_LIMIT: '1000', ...(isReal ? {} : fake), ...process.env, PORT: '0', HOST: '127.0.0.1' },
  print: () => undefined,
  printError: print,
  writeLine: () => undefined,
});
if (gateway === null) process.exit(1);

/** A list at the foot of the page; what is chosen there is what the model does from now on. */
const PANEL = `
  const panel = document.body.appendChild(document.createElement('select'));
  panel.setAttribute('aria-label', 'What the fake model does');
  panel.style.cssText = 'position:fixed;inset:auto 4px 4px auto;z-index:9;inline-size:11rem;opacity:.8';
  for (const [name, about] of ${JSON.stringify(Object.entries(SCENARIOS).map(([name, { about }]) => [name, about]))})
    panel.append(new Option(name + ': ' + about, name));
  panel.onchange = () => fetch('/dev/scenario', { method: 'POST', body: panel.value });
`;

const panel = {
  name: 'larder:fake-model',
  configureServer(server) {
    server.middlewares.use('/dev/scenario', (request, response) => {
      let name = '';
      request.on('data', (piece) => {
        name += piece;
      });
      request.on('end', () => {
        const isKnown = Object.hasOwn(SCENARIOS, name);
        if (isKnown) provider.script(name);
        response.writeHead(isKnown ? 204 : 400).end();
      });
    });
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: PANEL, injectTo: 'body' }],
};

const server = await createServer({
  configFile: fileURLToPath(new URL('vite.config.ts', root)),
  plugins: isReal ? [] : [panel],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    // The same host in Origin and Host: the gateway answers its own page alone.
    proxy: { '/api': { target: gateway.url, changeOrigin: false } },
  },
});
await server.listen();
const address = server.httpServer?.address();
const port = typeof address === 'object' && address !== null ? address.port : 5173;
print(`Larder is at http://localhost:${port}/, every state of it at http://localhost:${port}/gallery/`);
print(
  isReal
    ? 'The model that is set up answers.'
    : 'A fake model answers; its faults are in the list at the foot.',
);

async function close() {
  await Promise.all([server.close(), gateway.close(), provider.close()]);
  process.exit(0);
}
process.once('SIGINT', close);
process.once('SIGTERM', close);

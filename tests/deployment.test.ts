// The files that deployers start from, beside the program they speak of: what is set is read, what is asked answers.

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../src/gateway/config.ts';
import { PATHS } from '../src/wire/paths.ts';
import { listenGateway } from './fakes/gateway-sockets.ts';

const run = promisify(execFile);

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { uses?: string; needs?: string | string[]; steps?: readonly { uses?: string; run?: string }[] }
    >
  >;
}
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly entrypoint?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly stop_grace_period?: string;
}
interface Resource {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly metrics?: readonly { readonly pods?: { readonly metric: { readonly name: string } } }[];
    readonly template?: {
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly containers: readonly {
          readonly image: string;
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly livenessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
          readonly readinessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
        }[];
      };
    };
  };
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const workflows = readdirSync('.github/workflows').map((name) => join('.github/workflows', name));
const readResources = (name: string) =>
  parseAllDocuments(readFileSync(join('deploy/kubernetes', name), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  });
/** A compose file's `${NAME:-default}` where nothing is set. */
const fillDefaults = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/gu, '$1');

describe('a workflow', () => {
  it.each(workflows)('%s names versions of actions, jobs and scripts that exist', (path) => {
    const { permissions, jobs } = parse(readFileSync(path, 'utf8')) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    expect(steps.length).toBeGreaterThan(0);
    for (const { uses, run: command = '' } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@(?:v\d+\.\d+\.\d+|[\da-f]{40})$/u);
      for (const [, name = ''] of command.matchAll(/npm run ([\w:-]+)/gu))
        expect(scripts).toHaveProperty([name]);
    }
    for (const { needs = [] } of Object.values(jobs)) {
      for (const name of [needs].flat()) expect(Object.keys(jobs)).toContain(name);
    }
  });

  it('checks on the oldest Node that works and on the one that is shipped', () => {
    const { jobs } = parse(readFileSync('.github/workflows/check.yaml', 'utf8'));
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const shipped = readFileSync('.nvmrc', 'utf8').trim();
    expect(jobs.check.strategy.matrix.node).toEqual([engines.node.replace('>=', ''), '22', shipped]);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(
      new RegExp(`^FROM node:${shipped}\\.\\d+\\.\\d+-`, 'mu'),
    );
  });
});

describe('the image', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  it('asks for its health where PORT says', async () => {
    const words: string[] = JSON.parse(
      /^HEALTHCHECK [^[]*CMD (\[.+\])$/mu.exec(dockerfile.replaceAll('\\\n', ''))?.[1] ?? '[]',
    );
    const { port } = await listenGateway();
    const env = { PATH: process.env.PATH, PORT: String(port) };
    await expect(run(process.execPath, words.slice(1), { env })).resolves.toBeDefined();
    // Nothing listens there: the port of nobody.
    await expect(run(process.execPath, words.slice(1), { env: { ...env, PORT: '1' } })).rejects.toMatchObject(
      { code: 1 },
    );
  });

  it('runs as a user by number, with exact bases', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/mu);
    for (const [, base = ''] of dockerfile.matchAll(/^FROM (\S+)/gmu))
      expect(base).toMatch(/^(?:scratch|\w+:\d+\.\d+\.\d+-[\w-]+)$/u);
  });
});

describe('compose.yaml', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Readonly<Record<string, Service>>;
  };
  const larder = services.larder as Service;

  it('sets what the gateway takes, and gives it the time to stop', () => {
    const env = Object.entries(larder.environment ?? {}).map(([name, value]) => [name, fillDefaults(value)]);
    const reading = readConfig(Object.fromEntries(env));
    expect(reading).toMatchObject({ ok: true, config: { service: { baseUrl: 'http://ollama:11434/v1' } } });
    if (!reading.ok) return;
    expect(reading.config.notices).toEqual([]);
    expect(Number.parseInt(larder.stop_grace_period ?? '0', 10) * 1000).toBeGreaterThan(
      reading.config.drainMs + 5_000,
    );
  });

  it('starts Larder when the very model that it asks for has been pulled', () => {
    expect(services.pull?.entrypoint?.at(-1)).toBe(larder.environment?.LARDER_MODEL);
    expect(larder.depends_on).toEqual({ pull: { condition: 'service_completed_successfully' } });
    expect(services.pull?.depends_on).toEqual({ ollama: { condition: 'service_healthy' } });
    for (const { image } of Object.values(services))
      if (image !== undefined) expect(image).toMatch(/:\d+\.\d+\.\d+/u);
  });
});

describe('the manifests of a cluster', () => {
  const resources = readResources('larder.yaml');
  const find = (kind: string) => resources.find((resource) => resource.kind === kind) as Resource;

  it('are all named by the kustomization, and are YAML', () => {
    const { resources: named } = parse(readFileSync('deploy/kubernetes/kustomization.yaml', 'utf8'));
    const files = readdirSync('deploy/kubernetes').filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    expect(named.toSorted()).toEqual(files.toSorted());
    for (const name of files) expect(readResources(name).every(({ kind }) => kind.length > 0)).toBe(true);
  });

  it('set what the gateway takes, probe it where it answers, and give it the time to stop', () => {
    const reading = readConfig({ ...find('ConfigMap').data, HOST: '0.0.0.0' });
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    const { config } = reading;
    expect(config.notices).toEqual([]);
    const spec = find('Deployment').spec?.template?.spec;
    const container = spec?.containers[0];
    const ports = Object.fromEntries(
      container?.ports.map(({ name, containerPort }) => [name, containerPort]) ?? [],
    );
    expect(ports).toEqual({ http: config.port, metrics: config.metricsPort });
    expect(container?.livenessProbe?.httpGet).toEqual({ path: PATHS.health, port: 'metrics' });
    expect(container?.readinessProbe?.httpGet).toEqual({ path: PATHS.ready, port: 'metrics' });
    expect((spec?.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(config.drainMs + 5_000);
  });

  it('scale on a count that the gateway tells', async () => {
    const { app } = await listenGateway();
    const { body } = await app.inject(PATHS.metrics);
    const names =
      find('HorizontalPodAutoscaler').spec?.metrics?.flatMap(({ pods }) => pods?.metric.name ?? []) ?? [];
    expect(names).toHaveLength(1);
    for (const name of names) expect(body).toMatch(new RegExp(`^${name} \\d`, 'mu'));
  });
});

describe('npm start', () => {
  it('reads .env where there is one, and what is set already stays', async () => {
    const reader = join(process.cwd(), 'scripts/read-env-file.mjs');
    expect(scripts.start).toContain('--import ./scripts/read-env-file.mjs');
    const folder = mkdtempSync(join(tmpdir(), 'larder-env-'));
    const read = () =>
      run(
        process.execPath,
        ['--import', reader, '-p', 'JSON.stringify([process.env.PORT, process.env.LARDER_MODEL])'],
        {
          cwd: folder,
          env: { PATH: process.env.PATH, PORT: '8080' },
        },
      );
    try {
      expect(JSON.parse((await read()).stdout)).toEqual(['8080', null]);
      writeFileSync(join(folder, '.env'), 'PORT=9999\nLARDER_MODEL=from/file\n');
      expect(JSON.parse((await read()).stdout)).toEqual(['8080', 'from/file']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

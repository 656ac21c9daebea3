// The files for Prometheus and Grafana beside a real Prometheus that asks the built gateway: every query of the
// dashboard and of the rules returns figures.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findServer } from '../../scripts/find-server.mjs';
import { type FakeProvider, startFakeProvider } from '../fakes/fake-provider.ts';
import { findFreePort } from '../valkey-server.ts';
import { askRecipe } from './ask-recipe.ts';
import { type RunningServer, startLarder, startServer, waitFor } from './processes.ts';

const RULES = 'deploy/prometheus/larder.rules.yaml';
const MOST_STREAMS = 3;
const PER_MINUTE = 4;
const DAILY_TOKENS = 20_000;

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: unknown }[] };
}
interface Sample {
  readonly value: readonly [number, string];
}

let provider: FakeProvider;
let larder: RunningServer;
let prometheus: RunningServer;
let program: Awaited<ReturnType<typeof findServer>>;
let folder: string;
let client = 1;

const takeAddress = () => {
  client += 1;
  return `127.0.1.${client}`;
};

async function ask(expr: string): Promise<readonly Sample[]> {
  const query = new URLSearchParams({ query: expr });
  const answer = await (await fetch(`http://127.0.0.1:${prometheus.port}/api/v1/query?${query}`)).json();
  if (answer.status !== 'success') throw new Error(`${expr}: ${answer.error}`);
  return answer.data.result;
}

const isFigure = ({ value }: Sample) => Number.isFinite(Number(value[1]));

/** A little of everything that is counted. */
async function makeTraffic(): Promise<void> {
  const port = larder.port;
  await fetch(`http://127.0.0.1:${port}/api/status`);
  provider.script('recipe');
  const same = takeAddress();
  for (let count = 0; count <= PER_MINUTE; count += 1) await askRecipe(port, same);
  provider.script('bleach');
  await askRecipe(port, takeAddress());
  provider.script('credits-used-up');
  await askRecipe(port, takeAddress());
  provider.script('slow');
  await Promise.all(Array.from({ length: MOST_STREAMS + 2 }, () => askRecipe(port, takeAddress())));
}

async function spendTheDay(): Promise<void> {
  provider.script('recipe');
  for (let tries = 0; tries < 60; tries += 1)
    if ((await askRecipe(larder.port, takeAddress())).status === 502) return;
  throw new Error("The day's tokens are never spent.");
}

beforeAll(async () => {
  program = await findServer('prometheus');
  provider = await startFakeProvider();
  const metricsPort = await findFreePort();
  larder = await startLarder(await findFreePort(), {
    OPENAI_BASE_URL: provider.url,
    LARDER_MODEL: 'fake/cook',
    LARDER_METRICS_PORT: String(metricsPort),
    LARDER_MAX_STREAMS: String(MOST_STREAMS),
    LARDER_RATE_LIMIT: String(PER_MINUTE),
    LARDER_DAILY_TOKENS: String(DAILY_TOKENS),
  });
  folder = await mkdtemp(join(tmpdir(), 'larder-prometheus-'));
  // The file that deployers copy, at another address and in more of a hurry.
  const settings = (await readFile('deploy/prometheus/prometheus.yaml', 'utf8'))
    .replace('larder:9464', `localhost:${metricsPort}`)
    .replaceAll('15s', '1s');
  await writeFile(join(folder, 'prometheus.yaml'), settings);
  await writeFile(join(folder, 'larder.rules.yaml'), await readFile(RULES));
  const port = await findFreePort();
  const args = [
    `--config.file=${folder}/prometheus.yaml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  prometheus = await startServer(port, program.command, args, { ...process.env, ...program.env });
  // A count that begins shows its growth from the second time on.
  await makeTraffic();
  await wait(2_500);
  await makeTraffic();
  await spendTheDay();
  await wait(3_000);
});

afterAll(async () => {
  await prometheus?.stop('SIGTERM');
  await larder?.stop('SIGKILL');
  await provider?.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
});

describe('a Prometheus', () => {
  it('scrapes the gateway under a host name that the page has not', async () => {
    const up = await waitFor(
      () => ask('up{job="larder"}'),
      (samples) => samples[0]?.value[1] === '1',
    );
    expect(up).toHaveLength(1);
  });

  it('has figures for every query of the dashboard', async () => {
    const dashboard: Dashboard = JSON.parse(await readFile('deploy/grafana/larder.json', 'utf8'));
    const queries = dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ title, expr })),
    );
    expect(queries.length).toBeGreaterThan(15);
    const empty: string[] = [];
    for (const { title, expr } of queries) {
      const filled = expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', '.+');
      expect(filled).not.toContain('$');
      if (!(await ask(filled)).some(isFigure)) empty.push(`${title}: ${filled}`);
    }
    expect(empty).toEqual([]);
    const job = dashboard.templating.list.find(({ name }) => name === 'job');
    const metric = /label_values\((\w+), job\)/u.exec(JSON.stringify(job?.query))?.[1] ?? '';
    expect((await ask(metric)).length).toBeGreaterThan(0);
  });

  it('has figures for every rule, and finds nothing wrong with them', async () => {
    const { groups } = parse(await readFile(RULES, 'utf8')) as {
      groups: readonly { rules: readonly Rule[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.filter(({ alert }) => alert !== undefined).length).toBeGreaterThan(6);
    const empty: string[] = [];
    for (const { record, alert, expr } of rules) {
      // Without its bound an alert is a figure too.
      const figure = record ?? expr.replace(/ (?:>|==) [\d.]+$/u, '');
      const found = await waitFor(
        () => ask(figure),
        (samples) => samples.some(isFigure),
        5_000,
      ).catch(() => []);
      if (found.length === 0) empty.push(`${record ?? alert}: ${figure}`);
    }
    expect(empty).toEqual([]);
    const answer = await (await fetch(`http://127.0.0.1:${prometheus.port}/api/v1/rules`)).json();
    const health = answer.data.groups.flatMap(
      (group: { rules: { name: string; health: string }[] }) => group.rules,
    );
    expect(health.filter((rule: { health: string }) => rule.health === 'err')).toEqual([]);
    expect(health).toHaveLength(rules.length);
  });

  it('fires the alerts that the traffic asks for and no others', async () => {
    const answer = await (await fetch(`http://127.0.0.1:${prometheus.port}/api/v1/alerts`)).json();
    const firing: string[] = answer.data.alerts.map(
      ({ labels }: { labels: { alertname: string } }) => labels.alertname,
    );
    expect(firing).toContain('LarderTokensAreSpent');
    expect(firing).toContain('LarderIsFull');
    expect(firing).not.toContain('LarderIsDown');
    expect(firing).not.toContain('LarderCountsAlone');
  });

  it('holds the alerts to their own examples', async () => {
    const promtool = join(dirname(program.command), 'promtool');
    const { stdout } = await promisify(execFile)(promtool, ['test', 'rules', 'larder.rules.test.yaml'], {
      cwd: 'deploy/prometheus',
    });
    expect(stdout).toContain('SUCCESS');
  });
});

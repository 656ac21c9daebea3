// A gateway for tests: the real application with a quiet log in memory and whatever a test replaces.

import type { InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type App, type AppDeps, createApp } from '../../src/gateway/app.ts';
import { type GatewayConfig, readConfig } from '../../src/gateway/config.ts';
import type { PageFiles } from '../../src/gateway/page-files.ts';
import { SYSTEM_CLOCK } from '../../src/provider/chat-service.ts';
import type { RecipeEvent } from '../../src/recipe/recipe-events.ts';

export const TEST_TOKEN = 'hf_CANARYabcdefghijKLMN';

export interface TestGateway extends App {
  readonly lines: string[];
}

/** The configuration of an environment that must make sense. */
export function readTestConfig(env: Readonly<Record<string, string>> = {}): GatewayConfig {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.config;
}

/** Closed when the test that started it ends. Without `createModel` every call of a provider fails its request. */
export function startTestGateway(
  env: Readonly<Record<string, string>> = {},
  replaced: Partial<AppDeps> = {},
): TestGateway {
  const lines: string[] = [];
  const { app, probes, retire } = createApp({
    config: readTestConfig(env),
    version: '1.2.3',
    page: new Map(),
    fetch: () => Promise.reject(new Error('No provider is called in this test.')),
    clock: SYSTEM_CLOCK,
    writeLine: (line) => lines.push(line),
    ...replaced,
  });
  onTestFinished(() => app.close());
  return { app, probes, retire, lines };
}

export const MODEL_ENV = { HF_TOKEN: TEST_TOKEN, LARDER_MODEL: 'test/model' };

/** A request for a recipe, as `inject` takes it. */
export function askRecipe(body: unknown, headers: Readonly<Record<string, string>> = {}): InjectOptions {
  return {
    method: 'POST',
    url: '/api/recipes',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

export const EGGS = { ingredients: ['eggs', 'rice', 'spring onions'] };

/** How every writing of the model begins. */
export const STARTED: RecipeEvent = { type: 'started', source: { kind: 'model', model: 'test/model' } };

/** A page of two files. */
export const TEST_PAGE: PageFiles = new Map([
  [
    '/',
    {
      type: 'text/html; charset=utf-8',
      immutable: false,
      plain: { body: Buffer.from('<!doctype html>'), etag: '"plain"' },
      br: { body: Buffer.from('BR'), etag: '"br"' },
      gzip: { body: Buffer.from('GZ'), etag: '"gz"' },
    },
  ],
  [
    '/assets/index-3fa9c1d2.js',
    {
      type: 'text/javascript; charset=utf-8',
      immutable: true,
      plain: { body: Buffer.from('js'), etag: '"js"' },
    },
  ],
]);

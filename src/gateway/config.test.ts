import { describe, expect, it } from 'vitest';
import { readTestConfig } from '../../tests/fakes/test-gateway.ts';
import { DEFAULT_MODEL } from '../recipe/model.ts';
import { type Environment, readConfig } from './config.ts';

function readFaults(env: Environment): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.faults;
}

describe('readConfig', () => {
  it('needs nothing at all', () => {
    expect(readTestConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      service: null,
      maxTokens: 1024,
      modelPerMinute: 10,
      builtInPerMinute: 120,
      maxStreams: 256,
      streamsPerClient: 3,
      dailyTokens: null,
      valkey: null,
      vision: null,
      trustProxy: 0,
      directOrigins: ['https://router.huggingface.co'],
      publicOrigins: [],
      basePath: '',
      drainMs: 30_000,
      metricsPort: null,
      notices: [],
    });
  });

  it('takes an empty variable for an absent one', () => {
    const env = {
      PORT: '',
      HOST: ' ',
      HF_TOKEN: '',
      OPENAI_BASE_URL: '',
      LARDER_DAILY_TOKENS: '',
      VALKEY_URL: '',
    };
    expect(readTestConfig(env)).toEqual(readTestConfig({}));
  });

  it('reads every variable', () => {
    const config = readTestConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      OPENAI_BASE_URL: 'http://ollama:11434/v1/',
      OPENAI_API_KEY: 'sk-key',
      LARDER_MODEL: 'qwen3:8b',
      LARDER_MAX_TOKENS: '2048',
      LARDER_RATE_LIMIT: '5',
      LARDER_MAX_STREAMS: '16',
      LARDER_STREAMS_PER_CLIENT: '1',
      LARDER_DAILY_TOKENS: '1000000',
      LARDER_BASE_PATH: '/cooks/larder/',
      LARDER_DRAIN_SECONDS: '120',
      LARDER_METRICS_PORT: '9464',
      VALKEY_URL: 'valkeys://larder:s%40cret@valkey.example:6380/2',
      LARDER_TRUST_PROXY: '2',
      LARDER_DIRECT_ORIGINS: 'https://api.example/, https://other.example',
      LARDER_PUBLIC_ORIGIN: 'https://larder.example http://larder.example:8080',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      service: { baseUrl: 'http://ollama:11434/v1', model: 'qwen3:8b', apiKey: 'sk-key', maxTokens: 2048 },
      modelPerMinute: 5,
      maxStreams: 16,
      streamsPerClient: 1,
      dailyTokens: 1_000_000,
      valkey: {
        host: 'valkey.example',
        port: 6380,
        tls: true,
        username: 'larder',
        password: 's@cret',
        database: 2,
      },
      trustProxy: 2,
      directOrigins: ['https://api.example', 'https://other.example'],
      publicOrigins: ['https://larder.example', 'http://larder.example:8080'],
      basePath: '/cooks/larder',
      drainMs: 120_000,
      metricsPort: 9464,
      notices: [],
    });
  });

  it('asks the Hugging Face router with HF_TOKEN', () => {
    expect(readTestConfig({ HF_TOKEN: 'hf_key' }).service).toEqual({
      baseUrl: 'https://router.huggingface.co/v1',
      model: DEFAULT_MODEL,
      apiKey: 'hf_key',
      maxTokens: 1024,
    });
  });

  it('lets the base URL win and never sends it the other key', () => {
    const config = readTestConfig({
      OPENAI_BASE_URL: 'https://api.example/v1',
      LARDER_MODEL: 'm',
      HF_TOKEN: 'hf_key',
    });
    expect(config.service).toEqual({ baseUrl: 'https://api.example/v1', model: 'm', maxTokens: 1024 });
    expect(config.notices).toHaveLength(1);
  });

  it('does nothing with a key alone, and says so', () => {
    const config = readTestConfig({ OPENAI_API_KEY: 'sk-secret' });
    expect(config.service).toBeNull();
    expect(config.notices).toEqual(['OPENAI_API_KEY is set without OPENAI_BASE_URL, so it is not used.']);
  });

  it('takes a model that reads pictures from the same service, and says where there is none', () => {
    const env = {
      OPENAI_BASE_URL: 'http://ollama:11434/v1',
      LARDER_MODEL: 'a',
      LARDER_VISION_MODEL: 'eyes:7b',
    };
    expect(readTestConfig(env).vision).toEqual({
      ...readTestConfig(env).service,
      model: 'eyes:7b',
      maxTokens: 1024,
    });
    const alone = readTestConfig({ LARDER_VISION_MODEL: 'eyes' });
    expect(alone.vision).toBeNull();
    expect(alone.notices).toEqual([
      'LARDER_VISION_MODEL is set without a service of models, so it is not used.',
    ]);
    expect(readConfig({ HF_TOKEN: 'hf_x', LARDER_VISION_MODEL: 'two words' })).toMatchObject({ ok: false });
  });

  it('turns direct calls off', () => {
    expect(readTestConfig({ LARDER_DIRECT_ORIGINS: 'none' }).directOrigins).toEqual([]);
  });

  it.each([
    ['PORT', 'x', 'PORT is "x"; it takes a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"; it takes a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1"; it takes a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT is "3e3"; it takes a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b"; it takes an address or host name to listen on.'],
    ['LARDER_MAX_TOKENS', '0', 'LARDER_MAX_TOKENS is "0"; it takes a whole number from 64 to 32768.'],
    ['LARDER_RATE_LIMIT', '1.5', 'LARDER_RATE_LIMIT is "1.5"; it takes a whole number from 1 to 100000.'],
    ['LARDER_MAX_STREAMS', 'many', 'LARDER_MAX_STREAMS is "many"; it takes a whole number from 1 to 100000.'],
    [
      'LARDER_STREAMS_PER_CLIENT',
      '0',
      'LARDER_STREAMS_PER_CLIENT is "0"; it takes a whole number from 1 to 100000.',
    ],
    [
      'LARDER_DAILY_TOKENS',
      '-5',
      'LARDER_DAILY_TOKENS is "-5"; it takes a whole number from 1 to 9007199254740991.',
    ],
    ['LARDER_BASE_PATH', 'larder', 'LARDER_BASE_PATH is "larder"; it takes a path such as /larder.'],
    ['LARDER_BASE_PATH', '/a/../b', 'LARDER_BASE_PATH is "/a/../b"; it takes a path such as /larder.'],
    ['LARDER_BASE_PATH', '//b', 'LARDER_BASE_PATH is "//b"; it takes a path such as /larder.'],
    [
      'LARDER_DRAIN_SECONDS',
      '3601',
      'LARDER_DRAIN_SECONDS is "3601"; it takes a whole number from 0 to 3600.',
    ],
    ['LARDER_METRICS_PORT', '3000', 'LARDER_METRICS_PORT is "3000"; it takes a port other than PORT.'],
    ['LARDER_TRUST_PROXY', 'true', 'LARDER_TRUST_PROXY is "true"; it takes a whole number from 0 to 16.'],
    [
      'LARDER_MODEL',
      'a b',
      'LARDER_MODEL is "a b"; it takes a model id of at most 200 characters without spaces.',
    ],
    [
      'NODE_TLS_REJECT_UNAUTHORIZED',
      '0',
      'NODE_TLS_REJECT_UNAUTHORIZED is "0"; it takes any other value or none: with 0 a key could be sent to anyone.',
    ],
    ['PORT', '\u001b[31m\u202e', 'PORT is "\\u001b[31m\\u202e"; it takes a whole number from 0 to 65535.'],
  ])('stops at %s=%j with one line', (name, value, line) => {
    expect(readFaults({ [name]: value })).toEqual([line]);
  });

  it.each([
    ['LARDER_DIRECT_ORIGINS', 'http://api.example'],
    ['LARDER_DIRECT_ORIGINS', "https://a.example;script-src'unsafe-inline'"],
    ['LARDER_DIRECT_ORIGINS', '*'],
    ['LARDER_DIRECT_ORIGINS', 'https://*.example'],
    ['LARDER_DIRECT_ORIGINS', 'https://a.example/path'],
    ['LARDER_PUBLIC_ORIGIN', 'larder.example'],
    ['LARDER_PUBLIC_ORIGIN', 'https://user@larder.example'],
    ['LARDER_PUBLIC_ORIGIN', 'ftp://larder.example'],
  ])('stops at %s=%j', (name, value) => {
    const faults = readFaults({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${name} is ${JSON.stringify(value)}; it takes origins`);
  });

  it('tells every fault, one line each', () => {
    expect(readFaults({ PORT: 'x', LARDER_RATE_LIMIT: 'y', VALKEY_URL: 'z' })).toHaveLength(3);
  });

  it('wants a model with a base URL', () => {
    expect(readFaults({ OPENAI_BASE_URL: 'https://api.example/v1' })).toEqual([
      'LARDER_MODEL is not set; with OPENAI_BASE_URL it takes the id of a model that the service offers.',
    ]);
  });

  it.each([
    'https://api.example/v1',
    'https://10.0.0.1/v1',
    'http://localhost:8000/v1',
    'http://127.0.0.1:11434/v1',
    'http://[::1]:11434/v1',
    'http://192.168.1.20/v1',
    'http://172.31.0.9/v1',
    'http://[fd00::1]/v1',
    'http://ollama:11434/v1',
  ])('calls %s', (url) => {
    expect(readTestConfig({ OPENAI_BASE_URL: url, LARDER_MODEL: 'm' }).service?.baseUrl).toBe(url);
  });

  it.each([
    'http://169.254.169.254/latest',
    'https://169.254.169.254/v1',
    'http://2852039166/',
    'http://0xA9FEA9FE/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fe80::1]/',
    'http://0.0.0.0/v1',
    'file:///etc/passwd',
    'ftp://host/',
    'javascript:alert(1)',
    'http://api.example/v1',
    'http://8.8.8.8/v1',
    'http://172.32.0.1/v1',
    'https://host/v1?key=1',
    'https://host/v1#x',
    'not a url',
    '//host/v1',
  ])('does not call %s', (url) => {
    const faults = readFaults({ OPENAI_BASE_URL: url, LARDER_MODEL: 'm' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^OPENAI_BASE_URL is ".+"; it takes /u);
  });

  it.each([
    ['redis://valkey', { host: 'valkey', port: 6379, tls: false, database: 0 }],
    ['valkey://127.0.0.1:7000/', { host: '127.0.0.1', port: 7000, tls: false, database: 0 }],
    ['rediss://[fd00::1]/3', { host: 'fd00::1', port: 6379, tls: true, database: 3 }],
    ['valkeys://valkey.default.svc', { host: 'valkey.default.svc', port: 6379, tls: true, database: 0 }],
    ['redis://:a%2Fb@valkey', { host: 'valkey', port: 6379, tls: false, password: 'a/b', database: 0 }],
  ])('shares limits through %s', (url, valkey) => {
    expect(readTestConfig({ VALKEY_URL: url }).valkey).toEqual(valkey);
  });

  it.each([
    ['valkey:6379', 'valkey:6379'],
    ['https://valkey', 'https://valkey'],
    ['redis://', 'redis://'],
    ['redis:///0', 'redis:///0'],
    ['redis://valkey:0', 'redis://valkey:0'],
    ['redis://valkey:70000', 'redis://valkey:70000'],
    ['redis://valkey/first', 'redis://valkey/first'],
    ['redis://valkey/0/1', 'redis://valkey/0/1'],
    ['redis://val%20key', 'redis://val%20key'],
    ['redis://:CANARY@valkey/x', 'redis://…@valkey/x'],
    ['redis://:CAN@ARY/?#@valkey', 'redis://…@valkey'],
    ['redis://:CAN%ARY@valkey', 'redis://…@valkey'],
    ['larder:CANARY@valkey', '…@valkey'],
    ['redis://valkey?password=CANARY', 'redis://valkey?…'],
  ])('stops at VALKEY_URL=%j and tells no password', (url, shown) => {
    const written = JSON.stringify(shown).replace('…', '\\u2026').replace('…', '\\u2026');
    expect(readFaults({ VALKEY_URL: url })).toEqual([
      `VALKEY_URL is ${written}; it takes redis:// or valkey://, with TLS rediss:// or valkeys://, a host and at most a port, a user, a password and the number of a database, such as redis://valkey:6379/0.`,
    ]);
  });

  it.each([
    { OPENAI_BASE_URL: 'https://user:CANARY@host/v1', LARDER_MODEL: 'm' },
    { OPENAI_API_KEY: 'CANARY with space' },
    { HF_TOKEN: 'CANARY\nnext' },
  ])('never repeats a key: %o', (env) => {
    const faults = readFaults(env);
    expect(faults).toHaveLength(1);
    expect(faults.join()).not.toContain('CANARY');
  });
});

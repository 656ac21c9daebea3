import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // One world for all files of a worker: the tables of foods are read once and not once a file, which is a third of
    // the time. A test that changes something for the whole process has to put it back.
    isolate: false,
    // A key that the machine exports must never reach a provider from a test.
    env: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', HF_TOKEN: '', VALKEY_URL: '' },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/web/**', '**/*.test.ts'] },
  },
});

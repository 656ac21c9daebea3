import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // They have a configuration of their own: npm run test:slow.
    exclude: ['tests/slow/**', 'node_modules/**', 'dist/**'],
    environment: 'node',
    // What the food room knows is text: a test may not read yesterday's.
    globalSetup: 'scripts/write-foods.mjs',
    setupFiles: 'tests/seed-properties.ts',
    // One world for all files of a worker: the tables of foods are read once and not once a file, which is a third of
    // the time. A test that changes something for the whole process has to put it back.
    isolate: false,
    // Without it one core of two stands idle. Forks, not threads: tests that count processor time count their own.
    maxWorkers: '100%',
    // A busy machine is no fault: what hangs is told after this, and speed is proved in bench/.
    testTimeout: 20_000,
    // A key that the machine exports must never reach a provider from a test.
    env: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', HF_TOKEN: '', VALKEY_URL: '' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/web/gallery/**', 'src/food/generated/**', '**/*.test.{ts,tsx}'],
    },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // A key that the machine exports must never reach a provider from a test.
    env: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', HF_TOKEN: '', VALKEY_URL: '' },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/web/**', '**/*.test.ts'] },
  },
});

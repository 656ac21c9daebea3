import { defineConfig } from 'vitest/config';

/** What starts processes and servers of its own and takes minutes: npm run test:slow, after a build. */
export default defineConfig({
  test: {
    include: ['tests/slow/**/*.test.ts'],
    environment: 'node',
    // One after the other: each counts on the machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    env: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', HF_TOKEN: '', VALKEY_URL: '' },
  },
});

// Joins what the compiler wrote into few files: node reads a dozen instead of five hundred, and a command, a server
// and each of its threads begin sooner. What comes from the registry stays where it is.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const built = (path: string): string => fileURLToPath(new URL(`dist/node/${path}.js`, import.meta.url));

export default defineConfig({
  publicDir: false,
  envDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: 'dist/program',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Each under its own path: the server finds the program of its threads beside itself.
      input: Object.fromEntries(
        ['cli/main', 'gateway/main', 'gateway/kitchen/kitchen-thread'].map((path) => [path, built(path)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});

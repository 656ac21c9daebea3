// Builds the page: `vite build` into dist/page for the gateway, `vite build --mode static` into dist/static for a
// host of files alone. No variable of the environment reaches the page but the origins it may call.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/build-page/compress-assets.ts';
import { fillEmptyPage } from './scripts/build-page/fill-empty-page.ts';
import { fillWorker } from './scripts/build-page/list-page-files.ts';
import { preloadFont } from './scripts/build-page/preload-font.ts';
import { runEarly } from './scripts/build-page/run-early.ts';
import { carryPolicy, readDirectOrigins } from './scripts/build-page/write-policy.ts';

/** The parts that a recipe waits for. */
const WRITES_A_RECIPE = /\/(?:reader|adherence|chef|draw|recipes-view|review|gateway|offline)/;

export default defineConfig(({ mode, command }) => {
  const isStatic = mode === 'static';
  const directOrigins = readDirectOrigins(process.env.LARDER_DIRECT_ORIGINS);
  return {
    root: fileURLToPath(new URL('src/web', import.meta.url)),
    base: './',
    envDir: false,
    define: {
      LARDER_STATIC: JSON.stringify(isStatic ? { directOrigins } : null),
      ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    plugins: [
      react(),
      preloadFont(/fraunces-latin-wght-normal[^/]*\.woff2$/),
      runEarly(/early-presses[^/]*\.js$/),
      fillEmptyPage(),
      ...(isStatic ? [carryPolicy(directOrigins)] : []),
      fillWorker(),
      compressAssets(),
    ],
    resolve: {
      alias: {
        // The browser build decodes through innerHTML, which the trusted-types policy of the page forbids.
        'decode-named-character-reference': fileURLToPath(
          new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
        ),
      },
    },
    build: {
      outDir: isStatic ? '../../dist/static' : '../../dist/page',
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: false,
      // Lists of what a part needs beside its styles weigh on the first load: only what writes and shows a recipe has one.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html' || WRITES_A_RECIPE.test(file)
            ? needed
            : needed.filter((path) => path.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // scripts/check-budget.mjs bounds every file after compression.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // The inference client does not say that its modules are free of side effects; without this the chunk of
        // the direct call holds every task and provider that the client knows, four times what a call needs.
        input: { index: 'src/web/index.html', sw: 'src/web/worker/sw.ts' },
        // What is known of foods and what reads them come as two files: each stays small, and they load at once.
        output: {
          // The worker's address never changes: it is how a browser finds a newer one.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            groups: [
              {
                name: 'foods',
                test: /\/src\/food\/(?:generated\/packed-foods\.ts|align-food\.ts|unpack-foods\.ts|foods\.ts|categories\.ts)/,
              },
              // Small modules that the first load shares with what comes later: one file of them compresses better.
              {
                name: 'shared',
                test: /vite\/preload-helper|react-jsx-runtime|react\/jsx-runtime|\/src\/(?:web\/text\/en\.ts|web\/session\/store\.ts|recipe\/recipe-request\.ts|food\/(?:allergens|diets)\.ts)$/,
              },
              { name: 'early-presses', test: /\/src\/web\/(?:early-\w+|text\/choose-language)\.ts$/ },
            ],
          },
        },
        treeshake: { moduleSideEffects: (id) => !id.includes('/@huggingface/') },
      },
    },
  };
});

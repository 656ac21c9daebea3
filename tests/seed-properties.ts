// The seed of every property that names none of its own. Another one looks elsewhere: LARDER_SEED=7 npx vitest run.

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.LARDER_SEED ?? 20261128) });

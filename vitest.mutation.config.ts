// The tests that the mutants of the rules have to survive: the named cases alone. Properties that read megabytes
// would take an hour over all mutants.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/recipe/check-recipe.test.ts', 'src/recipe/rules/**/*.test.ts'],
    environment: 'node',
  },
});

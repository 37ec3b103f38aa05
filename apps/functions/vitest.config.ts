import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'src/testing/templates.ts',
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
    // A new database takes seconds to make, on a slow machine many.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
});

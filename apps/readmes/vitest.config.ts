import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files share a database, because opening one takes seconds.
    isolate: false,
    // Many tests wait for a process: a second worker uses the time.
    maxWorkers: 2,
    globalSetup: 'src/testing/postgres.ts',
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
    // Creating a database takes seconds, more on a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

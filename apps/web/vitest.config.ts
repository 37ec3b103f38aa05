import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // The modules are loaded once for all files.
          isolate: false,
          include: ['{src,build}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // One process, with a context a file: a process a file takes longer than the tests.
          pool: 'vmForks',
          include: ['{src,build}/**/*.test.tsx'],
        },
      },
    ],
  },
});

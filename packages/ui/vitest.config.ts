import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
  test: {
    testTimeout: 30_000,
    environment: 'jsdom',
    // One jsdom for all files: creating one a file takes longer than the tests.
    isolate: false,
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', '{audit,build,desk,local-host,size}/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
});

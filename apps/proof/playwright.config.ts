import { defineConfig } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../scripts/setup.mjs';

export default defineConfig({
  globalSetup: './build-apps.ts',
  // Not the unit tests beside it.
  testMatch: '*.spec.ts',
  outputDir: '.results/proof',
  timeout: 60_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.results/proof.json' }]],
  use: { launchOptions: launchOptions(), reducedMotion: 'reduce' },
});

import { defineConfig } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../.workspace/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/traces',
  timeout: 60_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: { launchOptions: launchOptions() },
});

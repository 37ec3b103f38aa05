import { defineConfig } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../scripts/setup.mjs';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/traces',
  timeout: 120_000,
  // Storybook takes seconds to start where the machine does other work too.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: { launchOptions: launchOptions(), reducedMotion: 'reduce' },
});

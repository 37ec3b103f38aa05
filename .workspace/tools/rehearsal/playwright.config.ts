import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../browser.mjs';

export default defineConfig({
  globalSetup: './build-apps.ts',
  outputDir: '../.results/rehearsal',
  timeout: 60_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.results/rehearsal.json' }]],
  use: { launchOptions: launchOptions(), reducedMotion: 'reduce' },
});

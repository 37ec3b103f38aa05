import { defineConfig } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../scripts/setup.mjs';

// The server chooses a free port, which Playwright reads from what it prints.
const baseURL = `http://localhost:${process.env.EDITOR_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/traces',
  // On a busy machine Sveltia takes a minute for what takes two seconds on a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: { baseURL, launchOptions: launchOptions(), actionTimeout: 120_000 },
  webServer: {
    command: 'vite preview --base /admin/ --port 0',
    wait: { stdout: /localhost:(?<editor_port>\d+)/ },
  },
});

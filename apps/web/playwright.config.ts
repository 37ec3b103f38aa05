import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../.workspace/browser.mjs';

/** A port that is free now. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// The workers read this file again: they must come to the same port.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

/** A site that runs already, such as the development server; without one, the built site is served. */
const running = process.env.E2E_BASE;

const chromium = launchOptions();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/traces',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 375, height: 812 },
        launchOptions: chromium,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(!running && {
    webServer: {
      command: `node ../functions/src/cli/serve.ts --port ${port} --site dist --data .results/leads`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});

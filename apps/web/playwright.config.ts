import { defineConfig, devices } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { findProgram, launchOptions } from '../../scripts/setup.mjs';

// Below the ports that Linux takes for outgoing connections, one of which could be faster than the
// server. Each run begins elsewhere.
const firstPort = 20_000 + 10 * (process.pid % 1000);
// The workers read this file again and must find the same port.
process.env.E2E_PORT ??= String(await getPort({ port: portNumbers(firstPort, 32_000) }));
const port = process.env.E2E_PORT;

const desktop = { viewport: { width: 1440, height: 900 } };

// The content's workflow checks the links of the site itself.
const site = process.env.E2E_SITE ?? '.test-site/dist';

/** The other browser, where the machine has it. */
const firefox = process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/traces',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
  },
  projects: [
    // Most of what a test proves is the same on every screen; a tag says where else it runs.
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 375, height: 812 },
        // More pixels would only take longer to paint.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      // The other tests hold the same here in more detail.
      testIgnore: '**/journeys.spec.ts',
      grepInvert: /@phone/,
      use: desktop,
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: process.env.E2E_FIREFOX === 'all' ? /./ : /journeys\.spec|@journey/,
            // Tests of what Firefox's driver (WebDriver BiDi) lacks: no JavaScript, no network,
            // touch, print, bodies of requests, filling a field whose value React holds, modules
            // that are fetched ahead, and some reloads.
            grepInvert: /@chromium|@phone/,
            use: {
              ...desktop,
              browserName: 'firefox' as const,
              // Stock Firefox, over WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `node ../functions/src/cli/serve.ts --port ${port} --site ${site} --data .results/leads --rate-limit 0`,
    // Once its database is open, which takes seconds to create.
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
  },
});

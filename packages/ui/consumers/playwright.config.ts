import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
import { apps, type AppName } from './apps.ts';
import type { Options } from './test.ts';

// The workers load this file again and must use the same folder.
process.env.CONSUMERS_FOLDER ??= mkdtempSync(join(tmpdir(), 'cornerbell-consumers-'));

const names = Object.keys(apps) as AppName[];

export default defineConfig<object, Options>({
  outputDir: '../.results/consumers',
  globalTimeout: 900_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.results/consumers.json' }]],
  use: { launchOptions: launchOptions(), viewport: { width: 1440, height: 900 } },
  projects: [
    { name: 'pack', testMatch: 'pack.ts', teardown: 'clean' },
    { name: 'clean', testMatch: 'clean.ts' },
    {
      name: 'jest',
      testMatch: 'jest-app.ts',
      dependencies: ['pack'],
      timeout: 400_000,
    },
    ...names.map((name) => ({
      name: `install ${name}`,
      testMatch: 'install.ts',
      dependencies: ['pack'],
      timeout: 400_000,
      use: { app: name },
    })),
    ...names.map((name) => ({
      name,
      testMatch: ['every-app.ts', `${apps[name].source}.ts`, ...(apps[name].more ?? [])],
      dependencies: [`install ${name}`],
      use: { app: name },
    })),
  ],
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../.workspace/browser.mjs';
import { apps, published, type AppName } from './apps.ts';
import type { Options } from './test.ts';

// The workers load this file again and must use the same folder.
process.env.CONSUMERS_FOLDER ??= mkdtempSync(join(tmpdir(), 'cornerbell-consumers-'));

const names = Object.keys(apps) as AppName[];

// A published package needs no packing, and the release rehearsal removes the folder.
const packing = published()
  ? []
  : [
      { name: 'pack', testMatch: 'pack.ts', teardown: 'clean' },
      { name: 'clean', testMatch: 'clean.ts' },
    ];

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
    ...packing,
    {
      name: 'jest',
      testMatch: 'jest-app.ts',
      dependencies: packing.slice(0, 1).map(({ name: needed }) => needed),
      timeout: 400_000,
    },
    ...names.map((name) => ({
      name: `install ${name}`,
      testMatch: 'install.ts',
      dependencies: packing.slice(0, 1).map(({ name: needed }) => needed),
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

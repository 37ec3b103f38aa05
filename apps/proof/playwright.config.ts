import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../scripts/setup.mjs';

/** Where `build-apps.ts` builds the apps, outside the workspace. */
export const folder = join(tmpdir(), 'cornerbell-proof');

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '.results/proof',
  workers: 1,
  failOnFlakyTests: true,
  use: { launchOptions: launchOptions(), reducedMotion: 'reduce' },
  webServer: [
    { command: 'pnpm run vite', cwd: folder, url: 'http://127.0.0.1:4181' },
    { command: 'pnpm run next', cwd: folder, url: 'http://127.0.0.1:4182' },
  ],
});

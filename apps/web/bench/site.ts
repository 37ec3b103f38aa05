import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
import { serve } from '../local-host/serve.ts';

/** Serves a folder with the local host while a function runs, which gets the origin. */
export async function withSite<Value>(
  folder: string,
  run: (origin: string) => Promise<Value>,
): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-bench-'));
  const host = serve({ site: folder, data });
  try {
    return await run(await host.ready);
  } finally {
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Launches the browser of the tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** The released site, with its compressed files. */
export const builtSite = join(import.meta.dirname, '../.release/site');

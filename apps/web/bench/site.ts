import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../.workspace/browser.mjs';

const web = join(import.meta.dirname, '..');

/** A port that is free now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Serves a folder with the local host for as long as something runs; hands it the origin. */
export async function withSite<Value>(
  folder: string,
  run: (origin: string) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-bench-'));
  const host = join(web, '../functions/src/cli/serve.ts');
  const server = spawn(
    process.execPath,
    [host, '--port', String(port), '--site', folder, '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text) => String(text).includes('Ready') && resolve());
      server.on('exit', (code) => reject(new Error(`The host stopped with ${code}.`)));
    });
    return await run(`http://localhost:${port}`);
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Opens the browser that the tests use. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** A phone's processor and network: four times slower, 150 ms round trips, 1.6 Mbit/s. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** The built site as it is served: with its compressed files. */
export const builtSite = join(web, '.release/site');

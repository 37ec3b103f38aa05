/**
 * `pnpm --filter @cornerbell/web screenshots [PATH …]`: takes pictures of pages of the built site,
 * by default of all, on a phone and a desktop screen, light and dark, in `.results/screenshots`.
 */
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
import { listedPaths } from '../build/listed-paths.ts';
import { hydrated } from '../e2e/site.ts';
import { serve } from '../local-host/serve.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);

const host = await serve('dist');
const baseURL = host.origin;
const browser = await chromium.launch(launchOptions());

/** Takes a picture of a page with its images and fonts loaded and painted. */
async function take(path: string, width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  const file = `.results/screenshots/${name}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: join(root, file), fullPage: true });
  await page.close();
  process.stdout.write(`apps/web/${file}\n`);
}

try {
  for (const path of asked.length > 0 ? asked : listedPaths(root))
    for (const width of [375, 1440])
      for (const colorScheme of ['light', 'dark'] as const) await take(path, width, colorScheme);
} finally {
  await browser.close();
  await host.stop();
}

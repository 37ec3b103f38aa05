/**
 * `pnpm --filter @cornerbell/web screenshots [PATH …]`: takes pictures of pages and their states on a phone and a desktop screen, by default of all, in
 * `.screenshots`. `--readme` takes those of the root README instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
import { hydrated, paths } from '../e2e/site.ts';
import { screensOf, states, type State } from '../e2e/states.ts';
import { serve } from '../local-host/serve.ts';

const root = join(import.meta.dirname, '..');
const widths = [375, 1440];

const { values, positionals } = parseArgs({
  options: { readme: { type: 'boolean' } },
  allowPositionals: true,
});
const asked = positionals.length > 0 ? positionals : paths;

const host = serve({
  site: join(root, 'dist'),
  data: join(root, '.results/screenshots-leads'),
  isUnlimited: true,
});
const baseURL = await host.ready;
const browser = await chromium.launch(launchOptions());

/** Opens a page in a state, with its images and fonts loaded and painted. */
async function open(
  { path, arrange, act, isBroken }: Omit<State, 'name'>,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const viewport = { width, height: width < 768 ? 812 : 900 };
  const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  await arrange?.(page);
  await page.goto(path);
  if (!isBroken) await hydrated(page);
  await act?.(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A missing image is one of the states to show.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return page;
}

/** Takes `<name>-<width>.png` of each page and state. */
async function takeAll() {
  const pages = asked.map((path): State => ({ name: path.slice(1) || 'home', path }));
  const shown = states.filter(({ path }) => asked.includes(path.replace(/\?.*/, '')));
  for (const state of [...pages, ...shown]) {
    for (const width of widths.filter((each) => screensOf(state).includes(each))) {
      const page = await open(state, width);
      const file = `.screenshots/${state.name.replaceAll('/', '-')}-${width}.png`;
      await page.screenshot({ path: join(root, file), fullPage: !state.covers });
      await page.close();
      process.stdout.write(`apps/web/${file}\n`);
    }
  }
}

/** Takes the pictures of the root README: each page on a desktop screen and a phone, side by side. */
async function takeReadmePictures() {
  for (const [name, path, look] of [
    ['home', '/', 'light'],
    ['guide', '/resources/guides/gym-management-checklist', 'light'],
    ['ink', '/pricing', 'dark'],
  ] as const) {
    const windows: string[] = [];
    for (const width of widths.toReversed()) {
      const page = await open({ path }, width, look);
      const png = (await page.screenshot()).toString('base64');
      windows.push(`<img height="600" src="data:image/png;base64,${png}" alt="">`);
      await page.close();
    }
    const page = await browser.newPage();
    await page.setContent(
      `<div style="display:inline-flex;gap:16px;padding:16px;background:#e4ded4">${windows.join('')}</div>`,
    );
    const file = join(root, '../../.github', `${name}.png`);
    await page.locator('div').screenshot({ path: file });
    await page.close();
  }
}

try {
  // A server that has just started sends the fonts too late for the first page.
  await (await open({ path: '/' }, 375)).close();
  await (values.readme ? takeReadmePictures() : takeAll());
} finally {
  await browser.close();
  await host.stop();
}

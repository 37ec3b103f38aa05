import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../e2e/site.ts';
import { columnOf, type Capture } from './captures.ts';

/** The height of the window at a width, as on a phone or a desktop screen. */
const heightOf = (width: number) => (width < 768 ? 812 : 900);

/** Waits until images, fonts and styles are loaded and painted. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A missing image is one of the states to show.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Opens a page with reduced motion, in its state and at its first width. */
export async function open(browser: Browser, baseURL: string, capture: Capture): Promise<Page> {
  const { look, path, state, widths } = capture;
  const [width = 1440] = widths;
  const page = await browser.newPage({
    baseURL,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height: heightOf(width) },
  });
  // Any page caches the fonts, so that the next has them from its first paint on.
  await page.goto('/offline');
  await state?.arrange?.(page);
  const response = await page.goto(path);
  if (!state && !response?.ok()) {
    throw new Error(`${path} answered ${response?.status()}: name a route such as /pricing.`);
  }
  if (!state?.isBroken) await hydrated(page);
  if (state) await state.act?.(page);
  if (look === 'print') await page.emulateMedia({ media: 'print' });
  return page;
}

/** Takes the screenshots of a capture, `<folder>/<name>/<column>.png`. */
export async function shoot(
  browser: Browser,
  baseURL: string,
  folder: string,
  capture: Capture,
): Promise<void> {
  const { look, name, state, widths } = capture;
  const page = await open(browser, baseURL, capture);
  try {
    await mkdir(join(folder, name), { recursive: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await settle(page);
      const file = join(folder, name, `${columnOf(look, width)}.png`);
      await page.screenshot({ path: file, fullPage: !state?.covers, animations: 'disabled' });
    }
    if (look === 'print') {
      await page.pdf({
        path: join(folder, name, 'print.pdf'),
        format: 'A4',
        printBackground: true,
      });
    }
  } finally {
    await page.close();
  }
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../e2e/site.ts';
import { writeStrips } from './strips.ts';
import { columnOf, type Sitting } from './shots.ts';

/** How high the window is: a phone's, or that of a screen on a desk. */
const heightOf = (width: number) => (width < 768 ? 812 : 900);

/** Waits until pictures, fonts and styles stand as they stay. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that is missing has a state of its own to show.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Opens a page as a visitor with little liking for motion sees it, in its state, at its first width. */
export async function open(browser: Browser, baseURL: string, sitting: Sitting): Promise<Page> {
  const { look, path, state, widths } = sitting;
  const [width = 1440] = widths;
  const page = await browser.newPage({
    baseURL,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height: heightOf(width) },
  });
  // The fonts come with any page; the one that is shot then has them from its first paint on.
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

/** Shoots a sitting into `<folder>/<name>/<column>.png`, in strips too where asked for. */
export async function shoot(
  browser: Browser,
  baseURL: string,
  folder: string,
  sitting: Sitting,
  strips: boolean,
): Promise<void> {
  const { look, name, state, widths } = sitting;
  const page = await open(browser, baseURL, sitting);
  try {
    await mkdir(join(folder, name), { recursive: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await settle(page);
      const file = join(folder, name, `${columnOf(look, width)}.png`);
      await page.screenshot({ path: file, fullPage: !state?.covers, animations: 'disabled' });
      if (strips) await writeStrips(browser, file);
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

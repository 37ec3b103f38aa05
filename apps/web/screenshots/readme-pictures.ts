import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { open } from './shoot.ts';
import { nameOf, type Look } from './captures.ts';

const folder = join(import.meta.dirname, '../../../.github');

interface View {
  readonly path: string;
  readonly look: Look;
  readonly width: number;
}

/** The images of the root README, each of one or more windows side by side. */
const pictures: Readonly<Record<string, readonly View[]>> = {
  'home.png': [
    { path: '/', look: 'light', width: 1440 },
    { path: '/', look: 'light', width: 375 },
  ],
  'guide.png': [
    { path: '/resources/guides/gym-management-checklist', look: 'light', width: 1440 },
    { path: '/resources/guides/gym-management-checklist', look: 'light', width: 375 },
  ],
  'ink.png': [
    { path: '/pricing', look: 'dark', width: 1440 },
    { path: '/pricing', look: 'dark', width: 375 },
  ],
};

/** The height of each window and the space around it, in px. */
const [height, gap] = [600, 16];

async function windowOf(browser: Browser, url: string, { path, look, width }: View) {
  const page = await open(browser, url, { name: nameOf(path), path, look, widths: [width] });
  try {
    return (await page.screenshot({ animations: 'disabled' })).toString('base64');
  } finally {
    await page.close();
  }
}

/**
 * Writes the images of the root README.
 *
 * @returns Their file names.
 */
export async function writeReadmePictures(browser: Browser, url: string): Promise<string[]> {
  for (const [name, views] of Object.entries(pictures)) {
    const windows: string[] = [];
    for (const view of views) {
      const png = await windowOf(browser, url, view);
      windows.push(`<img height="${height}" src="data:image/png;base64,${png}" alt="">`);
    }
    const page = await browser.newPage();
    await page.setContent(
      `<body style="margin:0"><div style="display:inline-flex;gap:${gap}px;padding:${gap}px;background:#e4ded4">${windows.join('')}`,
    );
    await page.locator('div').screenshot({ path: join(folder, name) });
    await page.close();
  }
  return Object.keys(pictures);
}

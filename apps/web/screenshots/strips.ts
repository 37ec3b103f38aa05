import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** The height of a strip and the space between strips, in px. */
const [height, gap] = [1600, 16];

/**
 * Writes a screenshot as `<file>-strips.png`, cut into strips side by side, so that a long page can be read on a screen.
 */
export async function writeStrips(browser: Browser, file: string): Promise<void> {
  const png = await readFile(file);
  // The header of a PNG has its size at these offsets.
  const [imageWidth, imageHeight] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const count = Math.ceil(imageHeight / height);
  const strips = Array.from({ length: count }, (_, index) => `<i style="--n:${index}"></i>`);
  const page = await browser.newPage({
    viewport: { width: count * (imageWidth + gap) - gap, height: Math.min(imageHeight, height) },
  });
  await page.setContent(`<style>
    body { display: flex; gap: ${gap}px; margin: 0; background: #d8d8d8; }
    i { flex: none; inline-size: ${imageWidth}px; block-size: 100vh; background: url(data:image/png;base64,${png.toString('base64')}) 0 calc(var(--n) * ${-height}px) no-repeat; }
  </style>${strips.join('')}`);
  await page.screenshot({ path: file.replace(/\.png$/, '-strips.png') });
  await page.close();
}

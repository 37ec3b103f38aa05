import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** The height of a strip, and the space between two, in px. */
const [height, gap] = [1600, 16];

/**
 * Writes a picture again as `<file>-strips.png`: cut into strips that stand side by side, because a page of many
 * windows' height can be read on no screen.
 */
export async function writeStrips(browser: Browser, file: string): Promise<void> {
  const png = await readFile(file);
  // A PNG states its size at these places.
  const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const count = Math.ceil(high / height);
  const strips = Array.from({ length: count }, (_, index) => `<i style="--n:${index}"></i>`);
  const page = await browser.newPage({
    viewport: { width: count * (wide + gap) - gap, height: Math.min(high, height) },
  });
  await page.setContent(`<style>
    body { display: flex; gap: ${gap}px; margin: 0; background: #d8d8d8; }
    i { flex: none; inline-size: ${wide}px; block-size: 100vh; background: url(data:image/png;base64,${png.toString('base64')}) 0 calc(var(--n) * ${-height}px) no-repeat; }
  </style>${strips.join('')}`);
  await page.screenshot({ path: file.replace(/\.png$/, '-strips.png') });
  await page.close();
}

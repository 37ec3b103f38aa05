import { expect, type Page } from '@playwright/test';

/** Sets the window's width, in px, and expects that the page is not wider. */
export async function expectToFit(page: Page, width: number, condition = '') {
  await page.setViewportSize({ width, height: 900 });
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  expect
    .soft(reach, `the width of ${page.url()} at ${width} px${condition}`)
    .toBeLessThanOrEqual(width);
}

/** Sets the text size of the browser to 200 %, as visitors do in its settings. Only in Chromium. */
export async function doubleTextSize(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

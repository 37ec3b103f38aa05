import { findLayoutFaults } from '@cornerbell/page-checks';
import { expect, type Page } from '@playwright/test';

/** Sets the window's width, in px, and expects no layout fault. */
export async function expectLayout(page: Page, width: number, condition = '') {
  await page.setViewportSize({ width, height: 900 });
  const faults = await page.evaluate(findLayoutFaults, {});
  const found = faults.map(({ rule, path, message }) => `${rule} at ${path}: ${message}`);
  expect.soft(found, `the layout at ${width} px${condition}`).toEqual([]);
}

/** Sets the text size of the browser to 200 %, as visitors do in its settings. Only in Chromium. */
export async function doubleTextSize(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

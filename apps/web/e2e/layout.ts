import { findLayoutFaults } from '@cornerbell/layout-faults';
import { expect, type Page } from '@playwright/test';

/** Gives the window this width, in px, and expects no fault of the page's layout in it. */
export async function expectLayout(page: Page, width: number, manner = '') {
  await page.setViewportSize({ width, height: 900 });
  const faults = await page.evaluate(findLayoutFaults, {});
  const found = faults.map(({ rule, path, message }) => `${rule} at ${path}: ${message}`);
  expect.soft(found, `the layout at ${width} px${manner}`).toEqual([]);
}

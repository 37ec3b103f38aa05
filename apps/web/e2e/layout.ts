import { findLayoutFaults } from '@cornerbell/layout-faults';
import { expect, type Page } from '@playwright/test';

/** Sets the window's width, in px, and expects no layout fault. */
export async function expectLayout(page: Page, width: number, condition = '') {
  await page.setViewportSize({ width, height: 900 });
  const faults = await page.evaluate(findLayoutFaults, {});
  const found = faults.map(({ rule, path, message }) => `${rule} at ${path}: ${message}`);
  expect.soft(found, `the layout at ${width} px${condition}`).toEqual([]);
}

import type { Page } from '@playwright/test';
import axeCore, { type UnlabelledFrameSelector } from 'axe-core';

/** What axe-core defines in the page. */
declare const axe: typeof axeCore;

/** A rule of axe that a page violates, with the selectors of the elements that do. */
export type AccessibilityFault = readonly [
  rule: string,
  elements: readonly UnlabelledFrameSelector[],
];

/** Finds what axe has against a page by WCAG 2.2 A and AA. */
export async function findAccessibilityFaults(page: Page): Promise<AccessibilityFault[]> {
  // Evaluated, because a page's policy refuses a foreign script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  // Only the violations leave the page: all results are megabytes.
  return page.evaluate(async () => {
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)] as const);
  });
}

import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Waits until every animation has ended: what is half faded in has too little contrast. */
export const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    // Frames are requested, because an animation out of view requests none and would not end.
    while (
      document.getAnimations().some(
        // Not what follows the scroll, and not what never ends.
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    )
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Sets the window's width, in px, and expects that the page is not wider. */
export async function expectToFit(page: Page, width: number, condition = '') {
  await page.setViewportSize({ width, height: 900 });
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  expect
    .soft(reach, `the width of ${page.url()} at ${width} px${condition}`)
    .toBeLessThanOrEqual(width);
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects the page at rest, or a part of it, to meet WCAG 2.2 A and AA (axe), and the page to fit a
 * phone and the window.
 */
export async function expectAccessible(page: Page, part = page.locator(':root')) {
  await animationsEnded(page);
  // Once for each document: `@axe-core/playwright` adds it for each run, which takes a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults = await part.evaluate(async (element, runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(element, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  }, standards);
  expect(faults).toEqual([]);
  for (const width of [375, page.viewportSize()?.width ?? 375]) await expectToFit(page, width);
}

import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** What axe-core defines in the page. */
declare const axe: typeof axeCore;

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

/** Expects axe to find nothing against WCAG 2.2 A and AA on the page once it is at rest. */
export async function expectAccessible(page: Page) {
  await animationsEnded(page);
  // Evaluated, because the page's policy refuses a script of ours.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  // Only the violations leave the page: all results are megabytes.
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  });
  expect(found).toEqual([]);
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Expects the page at rest to meet WCAG 2.2 A and AA (axe), and to fit a phone and the window. */
export async function expectAccessible(page: Page) {
  await animationsEnded(page);
  const { violations } = await new AxeBuilder({ page })
    // Else axe opens another page to collect the results of frames, which no page has.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  for (const width of [375, page.viewportSize()?.width ?? 375]) await expectToFit(page, width);
}

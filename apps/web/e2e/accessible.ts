import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing fades or moves any more: what is half faded in has no contrast yet. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Frames are asked for: what is out of sight asks for none by itself, and would not end.
    while (
      document.getAnimations().some(
        // Not what moves with the scroll, and not what moves for ever.
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    )
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Expects axe to find nothing against WCAG 2.2 A and AA on the page as it stands at rest. */
export async function expectAccessible(page: Page) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

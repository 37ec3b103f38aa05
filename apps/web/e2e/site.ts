import type { Page } from '@playwright/test';

/** One path of each kind of page. */
export const samplePaths = [
  '/',
  '/resources',
  '/resources/blog/ten-days-quiet',
  '/resources/guides/gym-management-checklist',
] as const;

/** Waits until the app answers, after waking it the way a visitor does. */
export async function wake(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

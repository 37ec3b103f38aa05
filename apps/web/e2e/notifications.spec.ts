import { notices } from './site.ts';
import { expect, test } from './test.ts';

test('Alt+T focuses the notifications before there is one', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Alt+t');

  await expect(notices(page)).toBeFocused();
  await expect(notices(page)).toHaveAccessibleName('Notifications (Alt+T)');
});

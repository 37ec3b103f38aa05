import { notices } from './site.ts';
import { expect, test } from './test.ts';

test('Alt+T focuses the notifications before there is one', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Alt+t');

  await expect(notices(page)).toBeFocused();
  await expect(notices(page)).toHaveAccessibleName('Notifications (Alt+T)');
});

test('a notification is at the bottom, also above the actions of the page', async ({ page }) => {
  await page.goto('/resources');
  const actions = page.getByRole('main').getByRole('link', { name: 'Book a Demo' });
  await actions.last().evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const notification = notices(page).getByText('Missing Information');
  await expect(notification).toBeVisible();
  expect((await notification.boundingBox())?.y).toBeGreaterThan(450);
});

test('where SVG is off, a notification is shown and the page stays', async ({ page }) => {
  // As in Firefox with `svg.disabled`: elements without an interface of their own.
  await page.addInitScript(() => {
    const { createElementNS } = document;
    Object.assign(document, {
      createElementNS: (namespace: string, name: string) =>
        Reflect.apply(createElementNS, document, [namespace.replace(/svg$/, 'svg-off'), name]),
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notices(page).getByText('Missing Information')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './accessible.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const barColor = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);

const white = 'rgb(255, 255, 255)';

test.beforeEach(({ page }) => page.goto('/'));

test('the announcement links to the pilot program until it is dismissed, also after a reload', async ({
  page,
}) => {
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/pilot-program');
  await banner(page).getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeHidden();
});

test.describe('the desktop menus', () => {
  test('one is open at a time, and the same trigger closes it', async ({ page }) => {
    const before = await barColor(page);
    await trigger(page, 'Features').click();
    await expect(page.getByRole('link', { name: /^Member Management/ }).first()).toBeVisible();
    await expect.poll(() => barColor(page), 'Features turns the bar white').toBe(white);
    await trigger(page, 'About').click();
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeVisible();
    await expect(header(page).getByRole('link', { name: /^Member Management/ })).toBeHidden();
    await expect.poll(() => barColor(page)).toBe(before);
    await trigger(page, 'About').click();
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeHidden();
  });

  test('each passes axe while open, with a line below its label', async ({ page }) => {
    for (const name of ['Features', 'Resources & Support', 'About']) {
      await trigger(page, name).click();
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(trigger(page, name)).toHaveCSS('scale', '1', { pseudo: 'after' });
      await expectAccessible(page, header(page));
    }
    await expectToFit(page, 1024);
  });

  test('Resources shows a post, a guide and help, and a link closes it', async ({ page }) => {
    await trigger(page, 'Resources & Support').click();
    const bar = header(page);
    await expect(bar.locator('a[href^="/resources/blog/"]')).toBeVisible();
    await expect(bar.locator('a[href^="/resources/guides/"]')).toBeVisible();
    await expect(bar.getByText('Need Immediate Help?')).toBeVisible();
    const demos = bar.getByRole('link', { name: 'Book a Demo' });
    await expect(demos.filter({ visible: true })).toHaveCount(2);
    await bar.getByRole('link', { name: /^All Resources/ }).click();
    await expect(page).toHaveURL('/resources');
    await expect(bar.getByRole('link', { name: /^All Resources/ })).toBeHidden();
  });

  test('hovering opens one after a moment, and the next one at once', async ({ page }) => {
    const features = header(page).getByRole('link', { name: /^Member Management/ });
    const about = header(page).getByRole('link', { name: /^Our Story/ });
    await page.clock.install();
    await page.clock.pauseAt(new Date('2100-01-01'));
    await trigger(page, 'Features').hover();
    await expect(features).toBeHidden();
    await page.clock.runFor(500);
    await expect(features).toBeVisible();
    await trigger(page, 'About').hover();
    await expect(about).toBeVisible();
    await about.hover();
    await page.clock.runFor(1000);
    await expect(about, 'stays open under the pointer').toBeVisible();
    await page.mouse.move(600, 700);
    await page.clock.runFor(1000);
    await expect(about).toBeHidden();
  });

  test('work from the keyboard', async ({ page }) => {
    await trigger(page, 'Features').focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, 'Resources & Support')).toBeFocused();
    await page.keyboard.press('End');
    const menus = page.getByRole('navigation', { name: 'Main' });
    await expect(menus.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(trigger(page, 'Features')).toBeFocused();
    const first = menus.locator('ul ul a').first();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(trigger(page, 'Features')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(page.locator('[role="menu"]')).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

    test('a tap opens one, and another closes it', { tag: '@chromium' }, async ({ page }) => {
      const about = header(page).getByRole('link', { name: /^Our Story/ });
      await trigger(page, 'About').tap();
      await expect(about).toBeVisible();
      await trigger(page, 'About').tap();
      await expect(about).toBeHidden();
    });
  });
});

test.describe('the mobile menu', { tag: '@phone' }, () => {
  test('closes where the window gets wide enough for the menus in the bar', async ({ page }) => {
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Back', async ({ page }) => {
    await page.goto('/faq');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Apply' }).click();
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(menu(page)).toBeHidden();
  });

  test('passes axe, and opening it again resets the open submenu', async ({ page }) => {
    await openMenu(page);
    await menu(page).locator('summary', { hasText: 'About' }).click();
    await expect(menu(page).getByRole('link', { name: /^FAQ/ })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: /^FAQ/ })).toBeHidden();
  });

  test('stops the page from scrolling and returns the focus', async ({ page }) => {
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test.describe('the footer in another year', () => {
  // A fixed clock gives marks no time.
  test.use({ waitsForHydration: false });

  test(
    'shows the year of the visitor, not of the build',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
      await page.goto('/');
      await page.keyboard.press('Shift');
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 Cornerbell');
    },
  );
});

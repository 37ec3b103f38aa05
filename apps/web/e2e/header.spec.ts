import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hydrated } from './site.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const barColor = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);

const white = 'rgb(255, 255, 255)';

test.beforeEach(({ page }) => page.goto('/'));

test.describe('the announcement', () => {
  test('leads to the pilot program and stays until dismissed', async ({ page }) => {
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/pilot-program');
    await hydrated(page);
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(banner).toBeHidden();
  });

  test('a tap before hydration dismisses it, and it stays dismissed', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  });
});

test.describe('the desktop menus', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'phones have the mobile menu');

  test('one is open at a time, and the same trigger closes it', async ({ page }) => {
    await trigger(page, 'Features').click();
    await expect(page.getByRole('link', { name: /^Member Management/ }).first()).toBeVisible();
    await trigger(page, 'About').click();
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeVisible();
    await expect(header(page).getByRole('link', { name: /^Member Management/ })).toBeHidden();
    await trigger(page, 'About').click();
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeHidden();
  });

  test('choosing a link closes it', async ({ page }) => {
    await hydrated(page);
    await trigger(page, 'Resources & Support').click();
    await header(page)
      .getByRole('link', { name: /^All Resources/ })
      .click();
    await expect(page).toHaveURL('/resources');
    await expect(header(page).getByRole('link', { name: /^All Resources/ })).toBeHidden();
  });

  test('Features turns the bar white, and closing turns it back', async ({ page }) => {
    const before = await barColor(page);
    await trigger(page, 'Features').click();
    await expect.poll(() => barColor(page)).toBe(white);
    await trigger(page, 'Features').click();
    await expect.poll(() => barColor(page)).toBe(before);
  });

  test('Resources shows the latest post, a featured guide and immediate help', async ({ page }) => {
    await trigger(page, 'Resources & Support').click();
    const bar = header(page);
    await expect(bar.getByRole('link', { name: /^Fifty founding gyms/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^The 10-point boxing gym/ })).toBeVisible();
    await expect(bar.getByText('Need Immediate Help?')).toBeVisible();
    const demos = bar.getByRole('link', { name: 'Book a Demo' });
    await expect(demos.filter({ visible: true })).toHaveCount(2);
    await expect(demos.first()).toHaveAttribute('href', '/demo');
  });

  test('hovering opens it after a moment, and the next one at once', async ({ page }) => {
    const features = header(page).getByRole('link', { name: /^Member Management/ });
    const about = header(page).getByRole('link', { name: /^Our Story/ });
    await trigger(page, 'Features').hover();
    await expect(features).toBeHidden({ timeout: 1 });
    await expect(features).toBeVisible();
    await trigger(page, 'About').hover();
    await expect(about).toBeVisible({ timeout: 150 });
    await about.hover();
    await page.waitForTimeout(400);
    await expect(about).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(about).toBeHidden();
  });

  test('a click on a label that has just opened by itself leaves the menu open', async ({
    page,
  }) => {
    const features = header(page).getByRole('link', { name: /^Member Management/ });
    await trigger(page, 'Features').hover();
    await page.waitForFunction(() => document.querySelector('nav [aria-expanded=true]'));
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(100);
    await expect(features).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(features).toBeHidden();
  });

  test('marks the open one with a line below its label', async ({ page }) => {
    const line = header(page).locator('[data-state="visible"][aria-hidden]');
    for (const name of ['Features', 'About']) {
      await trigger(page, name).click();
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
      const label = await trigger(page, name).boundingBox();
      await expect
        .poll(async () => Math.round((await line.boundingBox())?.x ?? 0))
        .toBe(Math.round(label?.x ?? NaN));
    }
  });

  test('arrows, Home and End move along the bar, and ArrowDown into the panel', async ({
    page,
  }) => {
    await trigger(page, 'Features').focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, 'Resources & Support')).toBeFocused();
    await page.keyboard.press('End');
    await expect(trigger(page, 'About')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(trigger(page, 'Features')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(header(page).getByRole('link', { name: /^All Features/ })).toBeFocused();
  });

  test('works from the keyboard: Enter opens, Escape closes and returns the focus', async ({
    page,
  }) => {
    await hydrated(page);
    await trigger(page, 'About').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', { name: /^Our Story/ })).toBeHidden();
    await expect(trigger(page, 'About')).toBeFocused();
    await expect(page.locator('[role="menu"]')).toHaveCount(0);
  });

  for (const name of ['Features', 'Resources & Support', 'About']) {
    test(`passes axe with ${name} open`, async ({ page }) => {
      await trigger(page, name).click();
      await hydrated(page);
      await expectAccessible(page);
    });
  }

  test('on a touch screen a tap opens it, and another closes it @chromium', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      hasTouch: true,
      viewport: { width: 1080, height: 810 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    const about = header(page).getByRole('link', { name: /^Our Story/ });
    await trigger(page, 'About').tap();
    await expect(about).toBeVisible();
    await trigger(page, 'About').tap();
    await expect(about).toBeHidden();
    await context.close();
  });

  test('Apply leads to /contact and Book a Demo to /demo', async ({ page }) => {
    const bar = header(page);
    await expect(bar.getByRole('link', { name: 'Apply', exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(
      bar.getByRole('link', { name: 'Book a Demo' }).filter({ visible: true }),
    ).toHaveAttribute('href', '/demo');
  });
});

test.describe('the mobile menu', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'desktops have the menus in the bar');

  test('closes where the window gets wide enough for the menus in the bar', async ({ page }) => {
    await hydrated(page);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
  });

  test('opening it resets the open submenu', async ({ page }) => {
    await openMenu(page);
    await menu(page).locator('summary', { hasText: 'About' }).click();
    await expect(menu(page).getByRole('link', { name: /^FAQ/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: /^FAQ/ })).toBeHidden();
  });

  test('keeps the focus inside, holds the page behind still and gives the focus back', async ({
    page,
  }) => {
    await hydrated(page);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('passes axe while open', async ({ page }) => {
    await openMenu(page);
    await menu(page).locator('summary', { hasText: 'Features' }).click();
    await hydrated(page);
    await expectAccessible(page);
  });

  test('choosing a link closes it and goes there', async ({ page }) => {
    await hydrated(page);
    await openMenu(page);
    await menu(page).locator('summary', { hasText: 'Resources' }).click();
    await menu(page)
      .getByRole('link', { name: /^All Resources/ })
      .click();
    await expect(page).toHaveURL('/resources');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('the footer', () => {
  test('has six columns, social links, the current year and the tagline', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const title of [
      'Features',
      'Resources',
      'Support',
      'Company',
      'Get Started',
      'Follow Us',
    ]) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    for (const name of ['X', 'Instagram', 'LinkedIn']) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^https:/,
      );
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Cornerbell`);
    await expect(footer).toContainText('Every round counts.');
  });

  test.describe('in another year', () => {
    // A clock that stands still knows no marks.
    test.use({ waitsForHydration: false });

    test('the year is the visitor’s, not that of the build @chromium', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
      await page.goto('/');
      await page.keyboard.press('Shift');
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 Cornerbell');
    });
  });
});

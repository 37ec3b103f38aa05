import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const bar = (page: Page) => page.getByRole('banner');
const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuLabel = (page: Page, label: string) => menus(page).getByRole('button', { name: label });
const menuLink = (page: Page, name: string) => menus(page).getByRole('link', { name });
const section = (page: Page, tone: string) => page.locator(`section[data-tone="${tone}"]`).first();
const primaryButton = (page: Page) => section(page, 'ink').getByRole('link');

/** Waits until the header is hydrated; a link is followed without a reload from then on. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );

test.beforeEach(({ page }) => page.goto('/'));

test('the primary button has the brand’s accent and corners and the display font', async ({
  page,
  expected,
}) => {
  const { fill, text, radius } = expected.button;
  await expect(primaryButton(page)).toHaveCSS('background-color', fill);
  await expect(primaryButton(page)).toHaveCSS('color', text);
  await expect(primaryButton(page)).toHaveCSS('border-top-left-radius', radius);
  await expect(primaryButton(page)).toHaveCSS('font-family', /^"?Barlow Condensed"?,/);
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect
    .poll(loadedFonts)
    .toEqual(expect.arrayContaining(['Barlow Condensed', 'Inter Variable']));
});

test('ink sections are dark, and the whole page with a dark preference, both with the brand’s accent', async ({
  page,
  expected,
}) => {
  const ink = 'rgb(14, 15, 17)';
  const bone = 'rgb(250, 247, 242)';
  await expect(section(page, 'ink')).toHaveCSS('background-color', ink);
  await expect(section(page, 'ink')).toHaveCSS('color', bone);
  await expect(section(page, 'bone')).toHaveCSS('background-color', bone);
  await expect(section(page, 'bone')).toHaveCSS('color', ink);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(section(page, 'bone')).toHaveCSS('background-color', ink);
  await expect(section(page, 'bone')).toHaveCSS('color', bone);
  await expect(primaryButton(page)).toHaveCSS('background-color', expected.button.fill);
});

test('nothing has the browser’s default font, link colour or button', async ({
  page,
  expected,
}) => {
  const unstyled = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*:not(script, style, next-route-announcer)')]
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .filter((element) => {
          const { fontFamily, color, backgroundColor } = getComputedStyle(element);
          return (
            !/^"?(Barlow Condensed|Inter Variable)"?,/.test(fontFamily) ||
            ['rgb(0, 0, 238)', 'rgb(85, 26, 139)'].includes(color) ||
            backgroundColor === 'rgb(239, 239, 239)'
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect(await unstyled()).toEqual([]);

  await page.goto(expected.menu.path);
  await page.getByRole('heading', { name: expected.headings[1], level: 1 }).waitFor();
  expect(await unstyled()).toEqual([]);
});

test('a white menu turns the bar white and keeps the brand’s accent', async ({
  page,
  expected,
}) => {
  await menuLabel(page, 'Help').click();
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(bar(page).getByRole('link', { name: expected.action })).toHaveCSS(
    'background-color',
    expected.button.fill,
  );
});

test('a link of the header navigates without a reload, closes its menu and is marked as current', async ({
  page,
  expected,
}) => {
  const { label, link, path } = expected.menu;
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await menuLabel(page, label).click();
  await menuLink(page, link).click();

  await expect(page.getByRole('heading', { name: expected.headings[1], level: 1 })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
  await expect(menuLink(page, link)).toBeHidden();
  await menuLabel(page, label).click();
  await expect(menuLink(page, link)).toHaveAttribute('aria-current', 'page');
});

test('axe finds no violation, in light and dark, with a menu and a question open', async ({
  page,
  expected,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('details', { hasText: expected.question }).locator('summary').click();
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await menuLabel(page, expected.menu.label).click();
  await expectAccessible(page);
  await page.goto(expected.menu.path);
  await page.getByRole('heading', { name: expected.headings[1], level: 1 }).waitFor();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu is a dialog that Escape closes, and nothing scrolls sideways', async ({
    page,
    expected,
  }) => {
    const { label, link } = expected.menu;
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.locator('summary', { hasText: label }).click();
    await expect(menu.getByRole('link', { name: link })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { brandThemeCss, createBrandTheme } from '../src/theme/brand.ts';
import { expect, test } from './storybook.ts';

test('a brand holds before and after the theme', async ({ page }) => {
  const theme = readFileSync(join(import.meta.dirname, '../dist/styles.css'), 'utf8');
  const brand = brandThemeCss(createBrandTheme({ accent: '#0B5FFF', ink: { text: '#FFFFFF' } }));
  for (const sheets of [
    [brand, theme],
    [theme, brand],
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(
        `<style>${sheets.join('</style><style>')}</style><p data-theme="ink"><b data-theme="light">`,
      );
      const read = (selector: string, name: string) =>
        page
          .locator(selector)
          .evaluate(
            (element, property) => getComputedStyle(element).getPropertyValue(property),
            name,
          );

      for (const selector of ['html', 'p', 'b'])
        expect(await read(selector, '--cb-color-accent')).toBe('#0B5FFF');
      expect(await read('p', '--cb-color-text')).toBe('#FFFFFF');
      expect(await read('b', '--cb-color-text')).not.toBe('#FFFFFF');
    }
  }
});

for (const [story, role] of [
  ['actions-dropdownmenu--open', 'menuitem'],
  ['forms-searchfield--found', 'option'],
  ['data-datatable--worked', 'row'],
] as const) {
  test(`one ${role} stands out where the system replaces the colours`, async ({ preview }) => {
    const { page } = preview;
    await preview.show(story);
    await page.emulateMedia({ forcedColors: 'active' });
    const items = page.getByRole(role);
    await expect(items.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    const outlined = () =>
      items.evaluateAll(
        (all) => all.filter((item) => getComputedStyle(item).outlineStyle === 'solid').length,
      );
    await expect.poll(outlined).toBe(1);
  });
}

for (const outer of ['dialog', 'alert', 'menu']) {
  test(`the page’s header does not lie over the ${outer}`, async ({ preview }) => {
    const { page } = preview;
    await preview.show('tests-overlays--pair', { outer, inner: 'dialog' });
    await page.getByRole('button', { name: 'Open outer' }).click();
    const opener = page.locator('[role$="dialog"] button, [role="menuitem"]').first();
    await expect(opener).toHaveText('Open inner');
    const header = await page.evaluateHandle(() => {
      const element = document.createElement('header');
      element.style.cssText =
        'position: fixed; inset: 0; z-index: var(--cb-layer-header); pointer-events: auto';
      document.body.append(element);
      return element;
    });

    expect(await isCovered(opener)).toBe(false);
    // The other tests have the same page.
    await header.evaluate((element) => element.remove());
  });
}

test('a dialog shows all that a search in it has found', async ({ preview }) => {
  const { page } = preview;
  await preview.show('forms-searchfield--found');
  await page.locator('#storybook-root').evaluate((root) => {
    root.role = 'dialog';
    root.style.overflowY = 'auto';
  });
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  await page.locator('#storybook-root').evaluate((root) => {
    root.role = null;
    root.style.overflowY = '';
  });
});

test.describe('on a phone', () => {
  const phone = { width: 375, height: 640 };

  test('the close button and the actions of a tall dialog stay in view', async ({ preview }) => {
    const { page } = preview;
    await preview.show('feedback-dialog--tall', undefined, phone);
    for (const name of ['Wraps', 'Pads']) {
      await page.getByRole('textbox', { name }).focus();

      await expect(page.getByRole('textbox', { name })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Add it' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('a notice covers neither the actions of a dialog nor the field in use', async ({
    preview,
  }) => {
    const { page } = preview;
    await preview.show('feedback-dialog--tall', undefined, phone);
    const field = page.getByRole('textbox', { name: 'Pads' });
    const notice = page.getByRole('listitem').filter({ hasText: 'Not sent' });

    await field.press('Enter');
    await expect(notice).toBeVisible();

    for (const needed of [field, page.getByRole('button', { name: 'Add it' })]) {
      await expect.poll(() => isCovered(needed)).toBe(false);
    }
  });
});

/** Whether the middle of a control is not what a finger would reach there. */
const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
  });

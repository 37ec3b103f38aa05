import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from './storybook.ts';

const address = addressOf('tests-overlays--over-each-other');

const control = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));

const noticeOn = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** Moves the focus to a control as a visitor does who has only the keyboard. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  const key = (await page.getByRole('menu').isVisible()) ? 'ArrowDown' : 'Tab';
  for (let times = 0; !(await isFocused()) && times < 12; times += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** How a control is reached and pressed; touch screens show no tooltips. */
const inputs = {
  mouse: {
    reach: (_: Page, target: Locator) => target.hover(),
    press: (_: Page, target: Locator) => target.click(),
  },
  touch: { reach: undefined, press: (_: Page, target: Locator) => target.tap() },
  keyboard: { reach: tabTo, press: (page: Page) => page.keyboard.press('Enter') },
};

test.use({ hasTouch: true });

for (const [input, { reach, press }] of Object.entries(inputs)) {
  test(`layers work over each other, and Escape closes the topmost, by ${input}`, async ({
    page,
  }) => {
    const use = async (name: string) => {
      await reach?.(page, control(page, name));
      await press(page, control(page, name));
    };
    const dialog = page.getByRole('dialog', { name: 'Edit' });
    const alert = page.getByRole('alertdialog', { name: 'Erase' });
    const uses = page.locator('output');
    await page.goto(address);

    await use('Account');
    await use('Edit');
    await expect(dialog).toBeVisible();

    await use('More');
    await use('Add');
    await expect(uses).toHaveText('1');

    await reach?.(page, control(page, 'Save'));
    if (reach) await expect(page.getByRole('tooltip')).toBeVisible();
    await use('Save');
    await use('Undo');
    await expect(uses).toHaveText('2');
    await expect(noticeOn(page)).toBeHidden();

    await use('Erase');
    await use('Try');
    await use('Undo');
    await expect(uses).toHaveText('3');

    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(control(page, 'Erase')).toBeFocused();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The item that opened it is gone by then.
    await expect(control(page, 'Account')).toBeFocused();

    await use('Remind');
    await use('Edit');
    await expect(dialog).toBeVisible();
  });
}

test('a notice moves out of the way of the control that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(address);
  await control(page, 'Remind').click();
  const notice = noticeOn(page);
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.style.cssText = 'position: fixed; inset-inline: 0; inset-block-end: 0';
    document.body.append(field);
    field.focus();
  });

  await expect
    .poll(async () => {
      const box = await notice.boundingBox();
      return (box?.y ?? 256) + (box?.height ?? 0);
    })
    .toBeLessThan(230);
});

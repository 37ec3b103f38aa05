import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from './storybook.ts';

const overlays = ['dialog', 'alert', 'menu', 'popover', 'tooltip', 'toast'] as const;
type Overlay = (typeof overlays)[number];

const roles = {
  dialog: 'dialog',
  alert: 'alertdialog',
  menu: 'menu',
  popover: 'dialog',
  tooltip: 'tooltip',
} as const;

/** A layer that is shown. */
const layer = (page: Page, kind: Overlay, name: 'outer' | 'inner') =>
  kind === 'toast'
    ? page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('listitem')
        .filter({ hasText: name })
    : kind === 'tooltip'
      ? page.getByRole('tooltip').filter({ hasText: name })
      : page.getByRole(roles[kind], kind === 'menu' ? {} : { name });

const control = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));

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

/** Menus in menus, popovers in menus and tooltips on tooltips are no parts of the package. */
const isPair = (outer: Overlay, inner: Overlay) =>
  !(outer === inner && outer === 'tooltip') &&
  !(outer === 'menu' && ['menu', 'popover'].includes(inner));

const pairs = overlays.flatMap((outer) =>
  overlays.flatMap((inner) => (isPair(outer, inner) ? [[outer, inner] as const] : [])),
);

const isModal = (kind: Overlay) => kind === 'dialog' || kind === 'alert';

/** Whether a layer is still open after its control is used. */
const stays = (kind: Overlay) => isModal(kind) || kind === 'popover';

test.use({ hasTouch: true });

for (const [input, { reach, press }] of Object.entries(inputs)) {
  for (const [outer, inner] of pairs) {
    test(`${inner} over ${outer} by ${input}`, async ({ page }) => {
      const use = async (target: Locator) => {
        await reach?.(page, target);
        await press(page, target);
      };
      await page.goto(addressOf('tests-overlays--pair', `outer:${outer};inner:${inner}`));

      // A tooltip shows with the control that has it.
      if (outer !== 'tooltip') {
        await use(control(page, 'Open outer'));
        await expect(layer(page, outer, 'outer')).toBeVisible();
      }
      if (inner !== 'tooltip') {
        // A menu or a popover over a notice is on the page, not in the notice.
        const openers = control(page, 'Open inner');
        const isOnPage = outer === 'toast' && ['menu', 'popover'].includes(inner);
        await use(isOnPage ? openers.first() : openers.last());
        await expect(layer(page, inner, 'inner')).toBeVisible();
      } else if (reach) {
        await reach(page, control(page, 'Use'));
        await expect(layer(page, inner, 'inner')).toBeVisible();
      }
      await use(control(page, 'Use'));
      await expect(page.locator('output')).toHaveText('1');

      // A layer that is still open is closed by one Escape, and nothing with it.
      if (stays(inner)) {
        await page.keyboard.press('Escape');
        await expect(layer(page, inner, 'inner')).toBeHidden();
      }
      // An item of a menu is gone by then.
      if (isModal(inner) && outer === 'menu') {
        await expect(control(page, 'Open outer')).toBeFocused();
      }
      if (!stays(outer)) return;
      await expect(layer(page, outer, 'outer')).toBeVisible();
      if (stays(inner)) await expect(control(page, 'Open inner')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(layer(page, outer, 'outer')).toBeHidden();
      await expect(control(page, 'Open outer')).toBeFocused();
    });
  }
}

/** Where no layer is. */
const outside = {
  mouse: (page: Page) => page.mouse.click(4, 4),
  touch: (page: Page) => page.touchscreen.tap(4, 4),
};

for (const [input, pressOutside] of Object.entries(outside)) {
  for (const [outer, inner] of pairs) {
    if (!stays(outer) || ['tooltip', 'toast'].includes(inner)) continue;
    test(`a press by ${input} beside ${inner} over ${outer} closes only the topmost`, async ({
      page,
    }) => {
      await page.goto(addressOf('tests-overlays--pair', `outer:${outer};inner:${inner}`));
      await control(page, 'Open outer').click();
      await control(page, 'Open inner').click();
      await expect(layer(page, inner, 'inner')).toBeVisible();

      for (const [kind, name] of [[inner, 'inner'] as const, [outer, 'outer'] as const]) {
        await pressOutside(page);
        // An alert needs an answer.
        if (kind === 'alert') {
          await expect(layer(page, kind, name)).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await expect(layer(page, kind, name)).toBeHidden();
        if (name === 'inner') await expect(layer(page, outer, 'outer')).toBeVisible();
      }
    });
  }
}

test('a notice moves out of the way of the control that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(addressOf('tests-overlays--pair', 'outer:toast;inner:dialog'));
  await control(page, 'Open outer').click();
  const notice = layer(page, 'toast', 'outer');
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

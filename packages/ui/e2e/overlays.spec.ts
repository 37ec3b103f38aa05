import type { Locator, Page } from '@playwright/test';
import { expect, test } from './storybook.ts';

const overlays = ['dialog', 'alert', 'menu', 'toast'] as const;
type Overlay = (typeof overlays)[number];

const roles = { dialog: 'dialog', alert: 'alertdialog', menu: 'menu' } as const;

/** A layer that is shown. */
const layer = (page: Page, kind: Overlay, name: 'outer' | 'inner') =>
  kind === 'toast'
    ? page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('listitem')
        .filter({ hasText: name })
    : page.getByRole(roles[kind], kind === 'menu' ? {} : { name });

const control = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));

/** Moves the focus to a control by the keyboard. */
async function tabTo(target: Locator) {
  const page = target.page();
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  const key = (await page.getByRole('menu').isVisible()) ? 'ArrowDown' : 'Tab';
  for (let times = 0; !(await isFocused()) && times < 12; times += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** How a control is used. */
const inputs = {
  mouse: (target: Locator) => target.click(),
  touch: (target: Locator) => target.tap(),
  keyboard: async (target: Locator) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
};

/** Every pair but a menu in a menu: the package has no submenus. */
const pairs = overlays.flatMap((outer) =>
  overlays.flatMap((inner) =>
    outer === 'menu' && inner === 'menu' ? [] : [[outer, inner] as const],
  ),
);

const isModal = (kind: Overlay) => kind === 'dialog' || kind === 'alert';

const story = 'tests-overlays--pair';

for (const [input, use] of Object.entries(inputs)) {
  for (const [outer, inner] of pairs) {
    test(`${inner} over ${outer} by ${input}`, async ({ preview }) => {
      const { page } = preview;
      await preview.show(story, { outer, inner });

      await use(control(page, 'Open outer'));
      await expect(layer(page, outer, 'outer')).toBeVisible();
      // A menu over a notice is on the page, not in the notice.
      const openers = control(page, 'Open inner');
      await use(outer === 'toast' && inner === 'menu' ? openers.first() : openers.last());
      await expect(layer(page, inner, 'inner')).toBeVisible();
      await use(control(page, 'Use'));
      await expect(page.locator('output')).toHaveText('1');

      // A layer that is still open is closed by one Escape, and nothing with it.
      if (isModal(inner)) {
        await page.keyboard.press('Escape');
        await expect(layer(page, inner, 'inner')).toBeHidden();
      }
      // An item of a menu is gone by then.
      if (isModal(inner) && outer === 'menu') {
        await expect(control(page, 'Open outer')).toBeFocused();
      }
      if (!isModal(outer)) return;
      await expect(layer(page, outer, 'outer')).toBeVisible();
      if (isModal(inner)) await expect(control(page, 'Open inner')).toBeFocused();
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
    if (!isModal(outer) || inner === 'toast') continue;
    test(`a press by ${input} beside ${inner} over ${outer} closes only the topmost`, async ({
      preview,
    }) => {
      const { page } = preview;
      await preview.show(story, { outer, inner });
      await control(page, 'Open outer').click();
      await control(page, 'Open inner').click();
      await expect(layer(page, inner, 'inner')).toBeVisible();
      // A layer listens for presses outside it from the next task on.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );

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

test('a notice moves out of the way of the control that has the focus', async ({ preview }) => {
  const { page } = preview;
  await preview.show(story, { outer: 'toast', inner: 'dialog' }, { width: 320, height: 256 });
  await control(page, 'Open outer').click();
  const notice = layer(page, 'toast', 'outer');
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.style.cssText = 'position: fixed; inset-inline: 0; inset-block-end: 0';
    document.body.append(field);
    field.focus();
  });

  const field = page.locator('input');
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await field.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
  // The other tests have the same page.
  await field.evaluate((element) => element.remove());
});

// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../.workspace/browser.mjs';
import { expectLayout } from './layout.ts';
import { paths } from './site.ts';
import { test } from './test.ts';

const { args, ...launch } = launchOptions();

// The browser of a visitor who has set the text size to 200 %.
test.use({
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] },
  reducedMotion: 'reduce',
  trace: 'off',
  waitsForHydration: false,
});

for (const path of paths) {
  test(`${path} has no layout fault with text twice as large`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1440]) await expectLayout(page, width, ', with large text');
  });
}

import { expectToFit } from './accessible.ts';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
import { paths } from './site.ts';
import { test } from './test.ts';

const options = launchOptions();

// Not by zoom: the setting of the browser, which media queries follow too.
for (const size of [24, 32])
  test(
    `with a text size of ${size} px, no page scrolls sideways on a phone`,
    { tag: '@chromium' },
    async ({ playwright, baseURL }) => {
      test.slow();
      const args = [...options.args, `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ ...options, args });
      const page = await browser.newPage();
      for (const path of paths) {
        await page.goto(new URL(path, baseURL).href);
        await page.evaluate(() => (document.body.dataset.whole = ''));
        for (const width of [320, 390]) await expectToFit(page, width, ` with ${size} px`);
      }
      await browser.close();
    },
  );

import { expectLayout } from './layout.ts';
import { paths, hydrated, widths } from './site.ts';
import { screensOf, states } from './states.ts';
import { test } from './test.ts';

// A fault says where it is, so a trace would only cost time.
test.use({ reducedMotion: 'reduce', trace: 'off' });

for (const path of paths) {
  test(`${path} has no layout fault on any screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) await expectLayout(page, width);
    await expectLayout(page, 640, ', which a window of 1280 px shows at 200 % zoom');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLayout(page, 375, ', in the dark scheme');
  });
}

test.describe('a state', () => {
  // Some states are faults, and say so in the console.
  test.use({ expectedErrors: [/./], waitsForHydration: false });

  for (const state of states) {
    const [first = 0, ...others] = screensOf(state);
    test(`${state.name} has no layout fault`, async ({ page }) => {
      await page.setViewportSize({ width: first, height: 900 });
      await state.arrange?.(page);
      await page.goto(state.path);
      if (!state.isBroken) await hydrated(page);
      await state.act?.(page);
      for (const width of [first, ...others]) await expectLayout(page, width);
    });
  }
});

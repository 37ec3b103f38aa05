import { expectToFit } from './layout.ts';
import { hydrated } from './site.ts';
import { screensOf, states } from './states.ts';
import { test } from './test.ts';

test.use({
  reducedMotion: 'reduce',
  // A fault says where it is, so a trace would only cost time.
  trace: 'off',
  // Some states are faults, and say so in the console.
  expectedErrors: [/./],
  waitsForHydration: false,
});

for (const state of states) {
  const [first = 0, ...others] = screensOf(state);
  test(`${state.name} fits the window`, async ({ page }) => {
    await page.setViewportSize({ width: first, height: 900 });
    await state.arrange?.(page);
    await page.goto(state.path);
    if (!state.isBroken) await hydrated(page);
    await state.act?.(page);
    for (const width of [first, ...others]) await expectToFit(page, width);
  });
}

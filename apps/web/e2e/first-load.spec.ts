import type { Page } from '@playwright/test';
import { gate, hydrated, paths } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  });

/** The elements of the first screen, with all that opens opened, whose styles change with the whole style sheet. */
const changesByWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    // Else the browser would lay out blocks near the screen in between.
    document.body.dataset.whole = '';
    for (const part of document.querySelectorAll('details, dialog'))
      part.toggleAttribute('open', true);
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().top < innerHeight,
    );
    const styles = () => {
      // Lays out every box again: of one that it has kept, Chromium may report automatic margins as 0.
      document.body.hidden = true;
      void document.body.offsetHeight;
      document.body.hidden = false;
      return elements.map((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return '';
          const names = [...style].filter((name) => !name.startsWith('--'));
          return names.map((name) => style.getPropertyValue(name)).join(';');
        }),
      );
    };
    const alone = styles();
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
    sheet.disabled = false;
    while (!sheet.sheet) await new Promise(requestAnimationFrame);
    const complete = styles();
    sheet.disabled = true;
    return complete.flatMap((style, index) =>
      style.join() === alone[index]?.join() ? [] : [elements[index]?.className],
    );
  });

test.describe('before a script runs', { tag: '@chromium' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/], reducedMotion: 'reduce' });

  test('every document has all the styles of its first screen', async ({ page }) => {
    test.slow();
    await page.route('**/assets/entry-client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    // The sheet declares the fonts again, and text would change its size while they load.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await changesByWholeSheet(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

for (const path of ['/', '/about', '/contact', '/faq', '/resources', '/pilot-program']) {
  test(
    `${path} does not shift while it loads and hydrates, even if its fonts are late`,
    { tag: '@both' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.woff2', async (route) => {
        // After the first paint, also on a busy machine.
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);
      expect(await page.evaluate('shifts')).toEqual([]);
    },
  );
}

test('a form takes no more room once it is hydrated', async ({ page }) => {
  for (const path of ['/contact', '/faq']) {
    const door = gate();
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await door.opened;
      await route.continue();
    });
    await page.goto(path);
    const height = async () => (await page.locator('main form').boundingBox())?.height;
    const before = await height();
    door.open();
    await hydrated(page);
    expect(await height(), path).toBe(before);
    await page.unrouteAll();
  }
});

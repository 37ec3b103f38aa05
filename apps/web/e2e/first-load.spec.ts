import type { Page } from '@playwright/test';
import { hydrated, paths } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  });

/** What looks different once the whole style sheet is added, with all that opens opened. */
const changesByWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('details, dialog')) {
      part.toggleAttribute('open', true);
    }
    const elements = [...document.querySelectorAll('body, body *')];
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const looks = () =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return [];
          const place = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`;
          return names.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const before = looks();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    const known = new Set(before);
    const changes = looks().filter((look) => !known.has(look));
    link.remove();
    return { elements: elements.length, changes };
  });

for (const path of paths) {
  test(
    `${path} has every style that it can need inside`,
    { tag: '@chromium' },
    async ({ page }) => {
      await page.route('**/assets/entry-client-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        // Scroll-driven animations apply from the second frame on.
        await nextFrames(page);
        const { elements, changes } = await changesByWholeSheet(page);
        expect(elements).toBeGreaterThan(100);
        expect(changes, `at ${width} px`).toEqual([]);
      }
    },
  );
}

for (const path of ['/', '/about', '/faq', '/resources', '/pilot-program']) {
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
        await new Promise((resolve) => setTimeout(resolve, 500));
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

test.describe('where the fonts do not load', () => {
  test.use({ expectedErrors: [/Failed to load resource|downloadable font/] });

  test('no page scrolls sideways', { tag: '@chromium' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const wider: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        if (reach > width) wider.push(`${path} at ${width} px: ${reach} px`);
      }
    }
    expect(wider).toEqual([]);
  });
});

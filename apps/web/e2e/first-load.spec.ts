import type { Page } from '@playwright/test';
import { paths, hydrated } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

/** Adds the whole style sheet and tells what looks different with it, with all that opens opened. */
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
    return { elements: elements.length, changes: looks().filter((look) => !known.has(look)) };
  });

for (const path of paths) {
  test(`${path} brings every style that it can need with it @chromium`, async ({ page }) => {
    await page.route('**/assets/entry-client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // What moves with the scroll bar has its place from the second frame on.
      for (const _ of 'ab') await new Promise(requestAnimationFrame);
    });
    const { elements, changes } = await changesByWholeSheet(page);
    expect(elements).toBeGreaterThan(100);
    expect(changes).toEqual([]);
  });
}

for (const path of ['/', '/about', '/faq', '/resources', '/pilot-program']) {
  test(`${path} does not move while it loads and hydrates, even if its fonts come late`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}

test.describe('where the fonts do not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|downloadable font/] });

  for (const width of [320, 1024]) {
    test(`nothing sticks out at ${width} px @chromium`, async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      const wider: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        if (reach > width) wider.push(`${path}: ${reach} px`);
      }
      expect(wider).toEqual([]);
    });
  }
});

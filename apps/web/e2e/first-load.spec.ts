import type { Page } from '@playwright/test';
import { hydrated, paths } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  });

/** What looks different once the whole style sheet applies, with all that opens opened. */
const changesByWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('details, dialog')) {
      part.toggleAttribute('open', true);
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;

    // A rule that is missing shows in a property that the sheet sets.
    const set = new Set<string>();
    const collect = (rules: Iterable<CSSRule>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) set.add(name);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    collect(link.sheet?.cssRules ?? []);
    const names = [...set].filter((name) => !name.startsWith('--'));

    const parts = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({ element, pseudo })),
    );
    const looks = () =>
      parts.map(({ element, pseudo }) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        return names.map((name) => style.getPropertyValue(name));
      });
    const before = looks();
    link.media = 'all';
    const changes = looks().flatMap((values, index) =>
      values.flatMap((value, property) => {
        if (value === before[index]?.[property]) return [];
        const { element, pseudo = '' } = parts[index]!;
        const name = `${element.tagName}.${element.getAttribute('class')}${pseudo}`;
        return [`${name} ${names[property]}: ${value}`];
      }),
    );
    link.remove();
    return { properties: names.length, parts: parts.length, changes };
  });

test.describe('before a script runs', { tag: '@chromium' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/], reducedMotion: 'reduce' });

  test('every document has all the styles that it can need, and fits without its fonts', async ({
    page,
  }) => {
    test.slow();
    await page.route('**/assets/entry-client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    // The whole sheet declares the fonts again, and text would change its width while they load.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      for (const width of [1024, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reach, `the width of ${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        // Scroll-driven animations apply from the second frame on.
        await nextFrames(page);
        const { properties, parts, changes } = await changesByWholeSheet(page);
        expect(properties).toBeGreaterThan(50);
        expect(parts).toBeGreaterThan(300);
        expect.soft(changes, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

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

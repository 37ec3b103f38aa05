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

    /** The style rules of a sheet, by their text with the conditions around them. */
    const rulesOf = (rules: Iterable<CSSRule>, around = ''): [text: string, rule: CSSStyleRule][] =>
      [...rules].flatMap((rule): [string, CSSStyleRule][] => {
        if (rule instanceof CSSStyleRule) return [[around + rule.cssText, rule]];
        if (!(rule instanceof CSSGroupingRule)) return [];
        return rulesOf(rule.cssRules, `${around}${rule.cssText.split('{')[0]}{`);
      });
    const own = new Set(
      [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
        .flatMap(({ cssRules }) => rulesOf(cssRules).map(([text]) => text)),
    );
    const missing = rulesOf(link.sheet?.cssRules ?? []).filter(([text]) => !own.has(text));
    const usedVariables = new Set(document.documentElement.outerHTML.match(/(?<=var\()--[\w-]+/g));
    // A rule changes only what it sets, on the elements that it matches; a variable matters only where it is used.
    const parts = missing.flatMap(([, { selectorText, style }]) => {
      const names = [...style].filter((name) => !name.startsWith('--') || usedVariables.has(name));
      const elements = document.querySelectorAll(selectorText.replaceAll(/::[\w-]+/g, ''));
      return [...elements].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => ({ element, pseudo, names })),
      );
    });
    const looks = () =>
      parts.map(({ element, pseudo, names }) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const before = looks();
    link.media = 'all';
    const after = looks();
    link.remove();
    const changes = parts.flatMap(({ element, pseudo = '' }, index) =>
      (after[index] ?? [])
        .filter((value) => !before[index]?.includes(value))
        .map((value) => `${element.tagName}.${element.className}${pseudo} ${value}`),
    );
    return { own: own.size, missing: missing.length, changes };
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
        const { own, missing, changes } = await changesByWholeSheet(page);
        expect(own).toBeGreaterThan(150);
        expect(missing).toBeGreaterThan(500);
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

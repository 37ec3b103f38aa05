import type { Page } from '@playwright/test';
import { hold, hydrated, paths } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  });

/** The style sheet's rules that match something in the document but are not inlined in it. */
const missingRules = (page: Page) =>
  page.evaluate(async () => {
    interface Rule {
      readonly selector: string;
      readonly style: string;
    }
    const rulesIn = (rules: CSSRuleList): Rule[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSStyleRule))
          return 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [];
        // A selector with a pseudo-element finds nothing.
        const selector = rule.selectorText.replaceAll(/::[a-z-]+/g, ':not(#none)');
        // A document declares only the variables that it uses.
        const style = rule.style.cssText.replaceAll(/--[\w-]+: [^;]*;/g, '').trim();
        return style === '' ? [] : [{ selector, style }];
      });
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
    link.disabled = false;
    while (!link.sheet) await new Promise(requestAnimationFrame);
    const own = rulesIn(document.querySelector('style')!.sheet!.cssRules);
    return rulesIn(link.sheet.cssRules).filter(({ selector, style }) => {
      const same = own.filter((rule) => rule.style === style);
      return [...document.querySelectorAll(selector)].some(
        (element) => !same.some((rule) => element.matches(rule.selector)),
      );
    });
  });

test.describe('before a script runs', { tag: '@chromium' }, () => {
  test('every document has all the styles that it needs', async ({ page }) => {
    await page.route('**/assets/entry-client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details, dialog'))
          part.toggleAttribute('open', true);
      });
      expect.soft(await missingRules(page), path).toEqual([]);
    }
  });
});

for (const path of ['/', '/contact', '/resources']) {
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

test('accented letters have fonts of their own, which load where a text has some', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const accents = () => loaded.filter((url) => /-accents-.*\.woff2$/.test(url)).length;
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(accents()).toBe(0);
  for (const selector of ['main h1', 'main p'])
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.append(' Zoë'));
  await expect.poll(accents).toBe(2);
});

test('a form takes no more room once it is hydrated', async ({ page }) => {
  for (const path of ['/contact', '/faq']) {
    const door = await hold(page, '**/assets/hydrate-*.js');
    await page.goto(path);
    const height = async () => (await page.locator('main form').boundingBox())?.height;
    const before = await height();
    door.open();
    await hydrated(page);
    expect(await height(), path).toBe(before);
    await page.unrouteAll();
  }
});

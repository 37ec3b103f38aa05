import type { Page } from '@playwright/test';
import { paths, wake } from './site.ts';
import { expect, test } from './test.ts';

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
    link.href = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles ?? '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    const known = new Set(before);
    return { elements: elements.length, changes: looks().filter((look) => !known.has(look)) };
  });

for (const path of paths) {
  test(`${path} brings every style that it can need with it`, async ({ page }) => {
    await page.route('**/assets/boot-*.js', (route) =>
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

test('nothing but the boot script is evaluated until the visitor does something', async ({
  page,
}) => {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const fetched = page.waitForResponse(/\/assets\/hydrate-.*\.js$/);
  await page.goto('/?utm_source=letter', { referer: 'https://news.example/' });
  await (await fetched).finished();
  await page.waitForTimeout(500);
  const evaluated = (await page.coverage.stopJSCoverage())
    .filter(({ functions }) => functions.some(({ ranges: [whole] }) => whole && whole.count > 0))
    .map(({ url }) => url.replace(/.*\/assets\/|-.{6}\.js$/g, ''));
  expect(evaluated).toEqual(['boot']);
  await wake(page);
});

for (const path of ['/', '/about', '/faq', '/resources', '/pilot-program']) {
  test(`${path} does not move while it loads and wakes, even if its fonts come late`, async ({
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
    await wake(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}

test.describe('where the fonts do not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|downloadable font/] });

  for (const width of [320, 1024]) {
    test(`nothing sticks out at ${width} px`, async ({ page }) => {
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

test('the whole style sheet is asked for on screen only when it has come for paper', async ({
  page,
}) => {
  // In the other order the browser lays out the page anew, in fonts that came too late for it.
  const waiting: (() => void)[] = [];
  await page.route('**/assets/style-*.css', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/about');
  const media = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media));
  await expect.poll(media).toEqual(['print']);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => performance.getEntriesByName('cornerbell:evaluated').length);
  expect(await media()).toEqual(['print']);
  for (const goOn of waiting) goOn();
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  expect(await media()).toEqual(['print', 'all']);
});

test('fonts that come too late for the document are drawn from the next page on', async ({
  page,
}) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const isDrawn = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      const widths = ['"Barlow Condensed", monospace', 'monospace'].map((families) => {
        if (context) context.font = `700 40px ${families}`;
        return context?.measureText('Every round counts').width;
      });
      return widths[0] !== widths[1];
    });
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  await wake(page);
  expect(await isDrawn()).toBe(false);
  const footer = page.getByRole('contentinfo');
  // They may still be on their way when the first of these pages is gone to.
  await expect(async () => {
    await footer.getByRole('link', { name: 'Contact Us' }).click();
    await footer.getByRole('link', { name: 'All Resources' }).click();
    expect(await isDrawn()).toBe(true);
  }).toPass();
});

import type { Locator, Page } from '@playwright/test';
import { animationsEnded } from './accessible.ts';
import { hold, hydrated } from './site.ts';
import { expect, test } from './test.ts';

test.use({ waitsForHydration: false });

/** Holds the app's scripts back until the test releases them; the client entry runs. */
const holdApp = async (page: Page) => (await hold(page, '**/assets/hydrate-*.js')).open;

/** Waits until the browser has nothing to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('before hydration', () => {
  test('the mobile menu opens', { tag: '@phone' }, async ({ page }) => {
    await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a menu opens, stays as it is during hydration, and then closes by key', async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto('/');
    const features = mainMenu(page).getByRole('button', { name: 'Features' });
    const link = mainMenu(page).getByRole('link', { name: /Member Management/ });
    await features.click();
    await expect(link).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await animationsEnded(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) seen.push(name);
      }).observe({ type: 'layout-shift' });
      document.addEventListener('animationstart', ({ target }) => {
        if (
          target instanceof Element &&
          target.closest('nav')?.ariaLabel === 'Main' &&
          !target.ariaHidden
        )
          seen.push(target.className);
      });
    });
    release();
    await hydrated(page);
    // The label is expanded before hydration, too.
    await expect(features).toHaveAttribute('data-state', 'open');
    await expect(features).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    expect(await page.evaluate('seen')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(features).toBeFocused();
  });

  test(
    'the browser fetches the page of a link under the pointer, and no longer afterwards',
    { tag: '@chromium' },
    async ({ page }) => {
      const fetched: string[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Preload.enable');
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
        fetched.push(new URL(prefetchUrl).pathname),
      );
      const release = await holdApp(page);
      await page.goto('/');
      const links = page.getByRole('main').getByRole('link').filter({ visible: true });
      await links.first().hover();
      const [first, second] = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      await expect.poll(() => fetched).toContain(first);
      release();
      await hydrated(page);
      await links.nth(1).click();
      await expect(page).toHaveURL(String(second));
      expect(fetched).not.toContain(second);
    },
  );

  test('a choice in the resources counts', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/resources');
    const types = page.getByRole('combobox', { name: 'Type' });
    await types.selectOption('guides');
    release();
    await expect(page).toHaveURL('/resources?type=guides');
    await expect(types).toHaveValue('guides');
  });

  test('an answer in the plan picker is in the address', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/pricing');
    await page.getByLabel('Members who pay today').fill('220');
    release();
    await expect(page).toHaveURL(/members=220/);
  });

  test('in a browser without IntersectionObserver links navigate in the app', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    expect(await page.evaluate('isSameDocument')).toBe(true);
  });

  test('a press on a tab that ends after it counts', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/resources');
    await page.getByRole('main').getByRole('link', { name: 'Blog Posts' }).hover();
    await page.mouse.down();
    release();
    await hydrated(page);
    await idle(page);
    await page.mouse.up();
    await expect(page).toHaveURL('/resources?type=blog');
  });
});

test('under Save-Data nothing is fetched before the first intent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await idle(page);
  expect(fetched).toEqual([expect.stringMatching(/\/assets\/entry-client-/)]);
  // Chromium drops input before the first paint.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.keyboard.press('Shift');
  await hydrated(page);
});

/** What translators, password managers and extensions do to a document before its scripts run. */
const changes = {
  'nothing has changed': undefined,
  'a translator has wrapped every text': (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest('script, style, select'))
          continue;
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }),
  'a password manager has added an icon': (page: Page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll('main input')) {
        input.after(document.createElement('com-icon'));
      }
    }),
  'an extension has added to the footer': (page: Page) =>
    page.evaluate(() =>
      document.querySelector('main ~ footer')?.append(document.createElement('div')),
    ),
} satisfies Record<string, ((page: Page) => Promise<unknown>) | undefined>;

const fields: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('main').getByRole('textbox', { name: 'Email' }),
  '/contact': (page) => page.getByRole('textbox', { name: 'Your name' }),
  '/demo': (page) => page.getByRole('textbox', { name: 'Your name' }),
  '/resources': (page) => page.getByRole('searchbox'),
};

for (const [path, fieldOf] of Object.entries(fields)) {
  for (const [what, change] of Object.entries(changes)) {
    // A form renders again in one way, whichever it is; the search is no form.
    if (change && !['/contact', '/resources'].includes(path)) continue;
    test(`text typed on ${path} before hydration stays, with focus and selection, where ${what}`, async ({
      page,
    }) => {
      const release = await holdApp(page);
      await page.goto(path);
      await change?.(page);
      const field = fieldOf(page);
      await field.click();
      await field.pressSequentially('sparring');
      const isText = (await field.getAttribute('type')) !== 'email';
      if (isText) await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
      release();
      await hydrated(page);
      await idle(page);
      await expect(field).toHaveValue('sparring');
      await expect(field).toBeFocused();
      if (isText) {
        const selection = await field.evaluate((input: HTMLInputElement) => [
          input.selectionStart,
          input.selectionEnd,
        ]);
        expect(selection).toEqual([2, 5]);
      }
      if (path === '/resources')
        await expect(page.getByRole('main')).toContainText(/\d+ resources/);
      await field.press('End');
      await field.pressSequentially('x');
      await expect(field).toHaveValue('sparringx');
    });
  }
}

test('a document that a translator has changed still shows its page once hydrated', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const content = await page.locator('main').innerText();
  const release = await holdApp(page);
  await page.goto('/faq');
  await changes['a translator has wrapped every text'](page);
  release();
  await hydrated(page);
  await expect.poll(() => page.locator('main').innerText()).toBe(content);
});

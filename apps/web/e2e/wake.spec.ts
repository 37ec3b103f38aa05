import type { Page, Route } from '@playwright/test';
import { wake } from './site.ts';
import { expect, test } from './test.ts';

/** A phone's processor and network: four times slower, 150 ms round trips, 1.6 Mbit/s. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Opens a page and waits no longer than until it shows, and then a while. */
async function open(page: Page, path: string, delay: number) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.waitForTimeout(delay);
}

for (const delay of [0, 100, 300]) {
  test.describe(`a first tap ${delay} ms after the page shows`, () => {
    test.beforeEach(({ page }) => slowDown(page));

    test('opens a menu', async ({ page, isMobile }) => {
      await open(page, '/', delay);
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      } else {
        await page.locator('summary:visible', { hasText: 'Features' }).click();
        const menu = page.getByRole('navigation', { name: 'Main' });
        await expect(menu.getByRole('link', { name: /Member Management/ })).toBeVisible();
      }
    });

    test('opens a question', async ({ page }) => {
      await open(page, '/faq', delay);
      await page.locator('main summary').first().click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });

    test('follows a link', async ({ page }) => {
      await open(page, '/', delay);
      await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
      await expect(page).toHaveURL('/contact');
    });

    test('sends a form', async ({ page }) => {
      await open(page, '/', delay);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      // Form, page and notice are fetched and evaluated in turn, all of it on a slow phone.
      await expect(page.getByText('Please enter your name and email')).toBeVisible({
        timeout: 40_000,
      });
    });
  });
}

test('a form that is sent before any script has come is answered once it has', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/boot-*.js', (route) => void held.push(route));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const answer = page.getByText('Please enter your name and email');
  await expect(answer).toBeHidden();
  for (const route of held) await route.continue();
  await expect(answer).toBeVisible();
});

test('a choice that is made before any script has come counts once it has', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/boot-*.js', (route) => void held.push(route));
  await page.goto('/resources', { waitUntil: 'commit' });
  const types = page.getByRole('combobox', { name: 'Type' });
  // By key, as a visitor: a browser tells these choices from those of a script.
  await types.press('ArrowDown');
  await expect(types).not.toHaveValue('all');
  const chosen = await types.inputValue();
  for (const route of held) await route.continue();
  await expect(page).toHaveURL(/\/resources.+/);
  await expect(types).toHaveValue(chosen);
});

test('a form that is sent again before it can be answered is sent once', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/functions/v1/**', (route) => {
    sent.push(route.request().method());
    return route.fulfill({ json: { ok: true } });
  });
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  const newsletter = page.getByRole('main').locator('form[method=post]');
  await newsletter.getByRole('textbox', { name: 'Name' }).fill('Sam');
  const email = newsletter.getByRole('textbox', { name: 'Email' });
  await email.fill('sam@example.com');
  for (let press = 0; press < 3; press += 1) await email.press('Enter');
  await expect(page.getByText('Success!')).toBeVisible();
  await page.waitForTimeout(300);
  expect(sent).toEqual(['POST']);
});

test('an empty form that is sent before the app is awake leads to its first field', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('main').locator('form [type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-page');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('a choice that is made before the app is awake counts', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/resources');
  const types = page.getByRole('combobox', { name: 'Type' });
  await types.selectOption({ index: 1 });
  await types.selectOption({ index: 2 });
  await expect(page).toHaveURL('/resources/guides');
  await expect(types).toHaveValue('guides');
});

test.describe('a document that something has changed, such as a translation', () => {
  test.use({ expectedErrors: [/Minified React error #418|hydrat/i] });

  for (const path of ['/pricing', '/faq', '/resources']) {
    test(`still shows ${path} once it is awake`, async ({ page }) => {
      await page.goto(path);
      const words = await page.locator('main').innerText();
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('header a, footer a')) {
          const wrapped = document.createElement('font');
          wrapped.append(...link.childNodes);
          link.append(wrapped);
        }
      });
      await wake(page);
      await expect(page.locator('main')).toHaveText(/\S/);
      await expect.poll(() => page.locator('main').innerText()).toBe(words);
    });
  }
});

test('a page sleeps until one of its controls is touched', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const root = page.locator('html');
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(root).not.toHaveAttribute('data-page');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).click();
  await expect(root).toHaveAttribute('data-page');
});

test('data that was fetched ahead is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/layout.json', '/index.json'].includes(pathname)) asked.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => asked.toSorted()).toEqual(['/index.json', '/layout.json']);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-page');
  expect(asked).toHaveLength(2);
});

test('data that came garbled ahead is asked for once more', async ({ page }) => {
  let asked = 0;
  await page.route('**/layout.json', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ body: '{"year": 20' }) : route.fallback();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => asked).toBe(1);
  await wake(page);
  expect(asked).toBe(2);
});

test('waking does not lay out the page anew', async ({ page, browser, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium tells what it lays out.');
  // Fonts that come too late would be drawn then.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await wake(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { beginData?: { dirtyObjects: number } } }[];
  };
  const layouts = traceEvents.filter(({ name }) => name === 'Layout');
  const dirty = layouts.map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  expect(Math.max(0, ...dirty)).toBeLessThan(200);
});

test('under Save-Data nothing is fetched until the visitor does something', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/boot-/)]);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
});

test('a page that wakes by itself asks for no other page before the visitor does something', async ({
  page,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/index.json')) data.push(pathname);
  });
  await page.goto('/demo', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(data).toEqual([]);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await expect.poll(() => data).not.toEqual([]);
});

import { expectAccessible } from './accessible.ts';
import { hydrated } from './site.ts';
import { expect, test } from './test.ts';

const post = '/resources/blog/ten-days-quiet';
const guide = '/resources/guides/class-scheduling-template';
const lists = {
  '/resources/blog': 6,
  '/resources/categories/building-updates': 1,
  '/resources/categories/educational': 2,
  '/resources/categories/gym-tips': 1,
  '/resources/categories/industry': 1,
  '/resources/categories/news': 1,
  '/resources/guides': 6,
} as const;

test.describe('what a guide offers to download', () => {
  test('names the format and the size of each file, and each is what it says', async ({
    page,
    request,
  }) => {
    await page.goto(guide);
    const article = page.locator('main article').first();
    const button = article.getByRole('link', { name: 'Download', exact: true });
    await expect(button).toHaveAccessibleDescription(/^PDF, Letter, \d+ kB$/);
    const links = article.locator('a[download]');
    await expect(links).toHaveText([
      'Download',
      /^PDF, A4, \d+ kB$/,
      /^CSV, Spreadsheet, 1 kB$/,
      /^ICS, Reminders, 1 kB$/,
      /^Markdown, Text, \d+ kB$/,
    ]);
    const starts = { pdf: '%PDF-1.7', csv: '\uFEFFDay,Start', ics: 'BEGIN:VCALENDAR', md: '# ' };
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['x-robots-tag'], href).toBe('noindex');
      const ending = href.split('.').at(-1) as keyof typeof starts;
      expect((await response.body()).toString().startsWith(starts[ending]), href).toBe(true);
      expect(href.endsWith(`/${await link.getAttribute('download')}`)).toBe(true);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is downloaded all the same @chromium', async ({ page }) => {
      await page.goto(guide);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download', exact: true }).click();
      expect((await download).suggestedFilename()).toBe('class-scheduling-template-letter.pdf');
    });
  });
});

test.describe('a printed guide', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(guide);
    await page.emulateMedia({ media: 'print' });
  });

  test('leaves out what paper has no use for @chromium', async ({ page }) => {
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('link', { name: 'Download', exact: true }),
      page.getByRole('navigation', { name: 'On this page' }),
      page.getByRole('navigation', { name: 'More guides' }),
      page.getByRole('region', { name: 'Related Guides' }),
    ]) {
      await expect(part).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('has rules in place of underscores, boxes, and addresses behind links @chromium', async ({
    page,
  }) => {
    const blank = page.locator('[data-blank]').first();
    await expect(blank).toHaveCSS('font-size', '0px');
    await expect(blank).toHaveCSS('border-bottom-style', 'solid');
    expect((await blank.boundingBox())?.width).toBeGreaterThan(100);
    await expect(page.getByRole('checkbox').first()).toHaveCSS('border-top-style', 'solid');
    const link = page.locator('main article a[href^="/features/"]').last();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain('/features/class-scheduling');
  });
});

test.describe('a search', () => {
  const search = '/resources?q=ropes';

  test('puts titles first, marks what it has found and says how much', async ({ page }) => {
    await page.goto('/resources?q=sparring');
    const posts = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
    await expect(posts.first().getByRole('heading')).toContainText(/sparring/i);
    await expect(posts.first().locator('mark').first()).toHaveText(/sparring/i);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ resources?$/);
    const { names } = await page.evaluate(() => ({
      names: [...document.querySelectorAll('main article')].map((card) =>
        (card.textContent ?? '').toLowerCase().includes('sparring'),
      ),
    }));
    expect(names.length).toBeGreaterThan(1);
    expect(names).not.toContain(false);
    await expectAccessible(page);
  });

  test('stands in the address, which brings it back @chromium', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('searchbox').fill('ropes');
    await expect(page).toHaveURL(search);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('ropes');
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL('/resources');
  });

  test('goes along to another tab @chromium', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('searchbox').fill('skills');
    const tabs = page.getByRole('navigation', { name: 'Resources by kind' });
    await expect(tabs.getByRole('link', { name: 'Guides' })).toHaveAttribute(
      'href',
      '/resources/guides?q=skills',
    );
    await tabs.getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/resources/guides?q=skills');
    await expect(page.getByRole('searchbox')).toHaveValue('skills');
    await expect(
      page.getByRole('region', { name: 'Guides & Templates' }).locator('mark').first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Blog Posts' })).toBeHidden();
  });

  test('goes along to a tab whose page is slow to come @chromium', async ({ page }) => {
    await page.goto('/resources');
    await page.route('**/resources/guides/index.json', async (route) => {
      // Longer than nobody types before the address follows.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.getByRole('searchbox').fill('skills');
    const tabs = page.getByRole('navigation', { name: 'Resources by kind' });
    const guides = tabs.getByRole('link', { name: 'Guides' });
    await expect(guides).toHaveAttribute('href', '/resources/guides?q=skills');
    await guides.click();
    await expect(page.getByRole('region', { name: 'Blog Posts' })).toBeHidden();
    await expect(page).toHaveURL('/resources/guides?q=skills');
  });

  test('is led to by /, though not while typing', async ({ page }) => {
    await page.goto('/resources');
    const field = page.getByRole('searchbox');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    const email = page.getByRole('main').getByLabel('Email');
    await email.focus();
    await page.keyboard.type('/');
    await expect(email).toHaveValue('/');
  });
});

test.describe('the lists', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are led to by the tabs and the chips @chromium', async ({ page }) => {
      await page.goto('/resources');
      const tabs = page.getByRole('navigation', { name: 'Resources by kind' });
      await tabs.getByRole('link', { name: 'Guides' }).click();
      await expect(page.getByRole('region', { name: 'Guides & Templates' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Blog Posts' })).toBeHidden();
      await tabs.getByRole('link', { name: 'Blog Posts' }).click();
      const chips = page.getByRole('navigation', { name: 'Category' });
      await chips.getByRole('link', { name: 'Gym Tips' }).click();
      await expect(page).toHaveURL('/resources/categories/gym-tips');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(chips.getByRole('link', { name: 'Gym Tips' })).toHaveAttribute(
        'aria-current',
        /./,
      );
    });
  });

  test('have titles and descriptions of their own', async ({ request }) => {
    const heads = await Promise.all(
      ['/resources', ...Object.keys(lists)].map(async (path) => {
        const html = await (await request.get(path)).text();
        expect(html).toMatch(/<title>[^<]{10,60}<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{70,160}">/);
        return [
          /<title>(.*?)</.exec(html)?.[1],
          /name="description" content="(.*?)"/.exec(html)?.[1],
        ];
      }),
    );
    expect(new Set(heads.flat()).size).toBe(2 * heads.length);
  });

  for (const [path, count] of Object.entries(lists)) {
    test(`${path} shows what it is about, hydrated too, and passes axe`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      await expectAccessible(page);
    });
  }
});

test.describe('an article', () => {
  test('has headings that are links to themselves', async ({ page }) => {
    await page.goto(post);
    const heading = page.locator('main article h2[id]').first();
    const id = await heading.getAttribute('id');
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${post}#${id}`);
    await expect(heading).toBeInViewport();
  });

  test('shows how far it has been read, by the browser alone @chromium', async ({ page }) => {
    await page.goto(post);
    const share = () =>
      page
        .locator('main article')
        .first()
        .evaluate((article) => {
          const { scale } = getComputedStyle(article, '::before');
          return Number(scale.split(' ')[0]);
        });
    // Before the first frame the scroll has moved nothing yet.
    await expect.poll(share).toBeLessThan(0.1);
    await page.evaluate(() => {
      const { bottom } = document.querySelector('main article')!.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' });
    });
    await expect.poll(share).toBeGreaterThan(0.95);
  });

  test('leads to the ones before and after it', async ({ page }) => {
    await page.goto(post);
    const way = page.getByRole('navigation', { name: 'More posts' });
    await expect(way.getByRole('link')).not.toHaveCount(0);
    const previous = way.getByRole('link', { name: /^Previous post/ });
    const href = (await previous.getAttribute('href')) ?? '';
    await previous.click();
    await expect(page).toHaveURL(href);
    await expect(way.getByRole('link', { name: /^Next post/ })).toHaveAttribute('href', post);
  });

  test('says who wrote it', async ({ page }) => {
    await page.goto(post);
    const card = page.getByRole('complementary', { name: 'Written by' });
    await expect(card.getByRole('heading', { name: 'The Cornerbell founders' })).toBeVisible();
    await expect(card.getByText('vote on what comes next')).toBeVisible();
  });
});

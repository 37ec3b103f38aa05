import { notices } from './site.ts';
import { expect, test } from './test.ts';

const post = '/resources/blog/ten-days-quiet';
const guide = '/resources/guides/class-scheduling-template';

test.describe('a post', () => {
  test.beforeEach(({ page }) => page.goto(post));

  test('shows the picture of its author over the initials', async ({ page }) => {
    const picture = page.locator('[role="img"] > img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const size = (await picture.boundingBox())?.width ?? 0;
    const avatar = (await picture.locator('..').boundingBox())?.width ?? NaN;
    expect(size, 'covers the initials').toBeGreaterThan(avatar - 3);
  });

  test('links to related posts, and to the ones before and after it', async ({ page }) => {
    const related = page.getByRole('region', { name: 'Related Articles' });
    await expect(related.getByRole('article')).toHaveCount(3);
    await expect(related.locator(`a[href="${post}"]`)).toHaveCount(0);
    const neighbours = page.getByRole('navigation', { name: 'More posts' });
    const previous = neighbours.getByRole('link', { name: /^Previous post/ });
    const href = (await previous.getAttribute('href')) ?? '';
    await previous.click();
    await expect(page).toHaveURL(href);
    await expect(neighbours.getByRole('link', { name: /^Next post/ })).toHaveAttribute(
      'href',
      post,
    );
  });

  test(
    'copies its address and says so where there is no share sheet',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', { value: undefined }),
      );
      await page.goto(`${post}?utm_source=letter&sent=newsletter`);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(notices(page).getByText('Link copied')).toBeVisible();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    },
  );

  test('has headings that are links to themselves', async ({ page }) => {
    const heading = page.locator('main article h2[id]').first();
    const id = await heading.getAttribute('id');
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${post}#${id}`);
    await expect(heading).toBeInViewport();
  });

  test('shows how far it has been read', { tag: '@chromium' }, async ({ page }) => {
    const share = () =>
      page
        .locator('main article')
        .first()
        .evaluate((article) => {
          const { scale } = getComputedStyle(article, '::before');
          return Number(scale.split(' ')[0]);
        });
    // A scroll-driven animation has no value before the first frame.
    await expect.poll(share).toBeLessThan(0.1);
    await page.evaluate(() => {
      const { bottom } = document.querySelector('main article')!.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' });
    });
    await expect.poll(share).toBeGreaterThan(0.95);
  });
});

test('the downloads of a guide name their format and size, and each is what it says', async ({
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
    /^Markdown, Text, \d+ kB$/,
  ]);
  const starts = { pdf: '%PDF-1.7', csv: 'Day,Start', md: '# ' };
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

test(
  'a printed guide has its text, rules to write on, boxes, and addresses behind links',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(guide);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: 'Download', exact: true }),
      page.getByRole('navigation', { name: 'On this page' }),
      page.getByRole('navigation', { name: 'More guides' }),
      page.getByRole('region', { name: 'Related Guides' }),
    ]) {
      await expect(part).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const blank = page.locator('[data-blank]').first();
    await expect(blank).toHaveCSS('font-size', '0px');
    await expect(blank).toHaveCSS('border-bottom-style', 'solid');
    expect((await blank.boundingBox())?.width).toBeGreaterThan(100);
    await expect(page.getByRole('checkbox').first()).toHaveCSS('border-top-style', 'solid');
    const link = page.locator('main article a[href^="/features/"]').last();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain((await link.getAttribute('href')) ?? 'no address');
  },
);

import { notices } from './site.ts';
import { expect, test } from './test.ts';

const post = '/resources/blog/ten-days-quiet';
const guide = '/resources/guides/gym-management-checklist';

test.describe('a post', () => {
  test.beforeEach(({ page }) => page.goto(post));

  test('shows badge, at most three tags, author, date, read time, share and cover', async ({
    page,
  }) => {
    const article = page.locator('main article').first();
    await expect(article.getByText('Educational', { exact: true })).toBeVisible();
    await expect(
      article.getByRole('paragraph').filter({ hasText: 'The Cornerbell founders' }),
    ).toBeVisible();
    await expect(article.getByText('July 14, 2025')).toBeVisible();
    await expect(article.getByText(/^\d min read$/)).toBeVisible();
    await expect(article.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(article.getByRole('link', { name: 'Back to Resources' })).toHaveAttribute(
      'href',
      '/resources',
    );
  });

  test('shows the picture of its author over the initials', async ({ page }) => {
    const avatar = page.locator('[data-size][data-state]').first();
    const isDrawn = () =>
      avatar.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await avatar.scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
    await expect(avatar).toHaveAttribute('data-state', 'loaded');
    expect(await isDrawn()).toBe(true);
  });

  test('ends with the pilot block and related articles', async ({ page }) => {
    const block = page.getByRole('region', { name: 'Interested in Our Pilot Program?' });
    const more = block.getByRole('link', { name: 'Learn More about the pilot program' });
    await expect(more).toHaveAttribute('href', '/pilot-program');
    await expect(block.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', '/demo');
    const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(related.filter({ hasText: 'Ten days quiet' })).toHaveCount(0);
  });

  test('renders its body line by line, without literal marks', async ({ page }) => {
    const body = page.locator('main article').first();
    await expect(body.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(body.getByRole('listitem').first()).toBeVisible();
    await expect(body).not.toContainText('**');
    await expect(body).not.toContainText('](');
  });

  test('copies its address and says so where there is no share sheet @chromium', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notices(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('a guide', () => {
  test.beforeEach(({ page }) => page.goto(guide));

  test('shows type, Featured, description, date, downloads, Download and Book a Demo', async ({
    page,
  }) => {
    const article = page.locator('main article').first();
    await expect(article.getByText('Checklist', { exact: true })).toBeVisible();
    await expect(article.getByText('Featured', { exact: true })).toBeVisible();
    await expect(article.getByText('156 downloads')).toBeVisible();
    await expect(article.getByText('January 20, 2025')).toBeVisible();
    await expect(article.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
      'href',
      '/demo',
    );
    const download = page.waitForEvent('download');
    await article.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('gym-management-checklist-letter.pdf');
  });

  test('has disabled checkboxes and the closing blocks', async ({ page }) => {
    const boxes = page.getByRole('checkbox');
    await expect(boxes.first()).toBeDisabled();
    await expect(
      page.getByRole('region', { name: 'Want Software That Does This Automatically?' }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Related Guides' }).getByRole('article'),
    ).toHaveCount(3);
  });
});

test('moving on scrolls to the top, Back returns to the place', async ({ page }) => {
  await page.goto('/resources');
  const card = page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').nth(3);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/resources\/blog\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('Back returns to the place even if the next page was long in coming', async ({ page }) => {
  await page.route('**/resources/index.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 1000));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/resources"]')?.click());
  await expect(page).toHaveURL('/resources');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Whatever is noted late has been noted.
  await page.waitForTimeout(300);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000);
});

test('Back does not take another document’s place for that of a page', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForTimeout(300);
  await page.goto('/pricing');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/demo"]')?.click());
  await expect(page).toHaveURL('/demo');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back returns to the place of a search @chromium', async ({ page }) => {
  await page.goto('/resources');
  await page.evaluate(() => scrollTo(0, 250));
  await page.getByRole('searchbox').fill('members');
  await expect(page).toHaveURL(/q=members/);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('main article a')?.click());
  await expect(page).toHaveURL(/\/resources\/(?:blog|guides)\//);
  await page.goBack();
  await expect(page).toHaveURL(/q=members/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test.describe('without a network', () => {
  // Pages whose links come into view are loaded ahead, in vain.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('Back shows the page that was left @chromium', async ({ page, context }) => {
    await page.goto(post);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

import type { Page } from '@playwright/test';
import { headings, plainText } from '@cornerbell/markdown/parse';
import { expect, test } from './test.ts';
import { testLibrary } from '../src/testing/library.ts';

const texts = testLibrary.legal;
const terms = texts.find(({ slug }) => slug === 'terms')!;
const partsOf = (content: string) => headings(content).filter(({ level }) => level === 2);
const parts = partsOf(terms.content);

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test.describe('/terms', () => {
  test.beforeEach(({ page }) => page.goto('/terms'));

  test('lists its parts, links to each, and keeps the list in view', async ({ page }) => {
    await expect(contents(page).getByRole('link')).toHaveText(parts.map(({ text }) => text));
    const { id, text } = parts.at(-1)!;
    const entry = contents(page).getByRole('link', { name: text });
    const heading = main(page).getByRole('heading', { level: 2, name: text });
    await heading.scrollIntoViewIfNeeded();
    await expect(contents(page)).toBeInViewport({ ratio: 0.5 });
    // A list longer than the window scrolls by itself, and the text stays where it is.
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport();
    await expect(heading).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL(`/terms#${id}`);
    await expect(heading).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both legal texts can be read in full', { tag: '@chromium' }, async ({ page }) => {
    for (const { slug, content } of texts) {
      await page.goto(`/${slug}`);
      const shown = ((await main(page).textContent()) ?? '').replaceAll(/\s+/g, ' ');
      for (const line of plainText(content).split('\n')) expect(shown).toContain(line);
      const { id, text } = partsOf(content).at(-1)!;
      await contents(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(`/${slug}#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport();
    }
  });
});

import type { Page } from '@playwright/test';
import { readLibrary } from '@cornerbell/content/library';
import { headings, plainText } from '@cornerbell/markdown';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const texts = readLibrary().legal;

const facts: Readonly<Record<string, readonly string[]>> = {
  privacy: [
    'not for children under 13',
    'does not honor Do Not Track signals',
    'not compliant with the rules for protected health information (PHI)',
  ],
  terms: [
    'You must be at least 13 years old.',
    'If you are under 18, a parent or guardian must agree',
    'renews automatically unless you cancel at least 30 days before the renewal',
    'report an error within 60 days of the charge',
    'up to 30 days after termination',
    'the greater of the fees you paid us in the 12 months before the claim arose or 500 USD',
    'we try to settle the dispute informally for 60 days',
    'Any claim must be brought within 1 year',
    'The law of the State of Minnesota governs these terms',
    'The courts in Hennepin County, Minnesota',
    'fees are non-refundable',
    'not compliant with the rules for protected health information (PHI)',
  ],
};

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

for (const { slug, title, content } of texts) {
  const path = `/${slug}`;
  const parts = headings(content).filter(({ level }) => level === 2);

  test.describe(path, () => {
    test('is dated July 31, 2025 and states every fact', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main(page).getByText('Dated July 31, 2025')).toBeVisible();
      await expect(main(page).locator('time')).toHaveAttribute('datetime', '2025-07-31');
      for (const fact of facts[slug] ?? []) await expect(main(page)).toContainText(fact);
    });

    test('lists its parts, and each entry leads to its part', async ({ page }) => {
      await page.goto(path);
      await expect(contents(page).getByRole('link')).toHaveText(parts.map(({ text }) => text));
      for (const { id, text } of [parts.at(1), parts.at(-1)].filter((part) => part !== undefined)) {
        await contents(page).getByRole('link', { name: text }).click();
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport();
      }
      await expectAccessible(page);
    });

    test('keeps the contents in sight on a desktop', async ({ page, isMobile }) => {
      test.skip(isMobile, 'On a phone the contents stand above the text.');
      await page.goto(path);
      const last = main(page).getByRole('heading', { level: 2, name: 'How to reach us' });
      await last.scrollIntoViewIfNeeded();
      await expect(contents(page)).toBeInViewport({ ratio: 0.5 });
      // A list longer than the window scrolls by itself, and the text stays where it is.
      const entry = contents(page).getByRole('link', { name: 'How to reach us' });
      await entry.scrollIntoViewIfNeeded();
      await expect(entry).toBeInViewport();
      await expect(last).toBeInViewport();
    });

    test('leads to the other text', async ({ page }) => {
      await page.goto(path);
      const [name, address] =
        slug === 'privacy'
          ? ['Read the Terms of Service', '/terms']
          : ['Read the Privacy Policy', '/privacy'];
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
    });

    test('prints as text on paper: no header, no contents, and of the footer only who signs it @chromium', async ({
      page,
    }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo').getByText('©')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('list').first()).toBeHidden();
      await expect(contents(page)).toBeHidden();
      await expect(
        page.getByRole('heading', { level: 2, name: parts[0]?.text ?? '' }),
      ).toBeVisible();
    });
  });

  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('can be read in full @chromium', async ({ page }) => {
      await page.goto(path);
      const shown = ((await main(page).textContent()) ?? '').replaceAll(/\s+/g, ' ');
      for (const line of plainText(content).split('\n')) expect(shown).toContain(line);
      const entry = contents(page).getByRole('link', { name: 'How to reach us' });
      await entry.click();
      await expect(page).toHaveURL(/#how-to-reach-us$/);
      await expect(
        page.getByRole('heading', { level: 2, name: 'How to reach us' }),
      ).toBeInViewport();
    });
  });
}

test('the footer leads to both', async ({ page }) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

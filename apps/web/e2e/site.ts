import type { Page } from '@playwright/test';

/** Every route of specification §2, with one post and one guide for those that have parameters. */
export const paths = [
  '/',
  '/features',
  '/features/member-management',
  '/features/class-scheduling',
  '/features/business-tools',
  '/features/member-experience',
  '/pricing',
  '/contact',
  '/about',
  '/faq',
  '/pilot-program',
  '/demo',
  '/resources',
  '/resources/blog/ten-days-quiet',
  '/resources/guides/gym-management-checklist',
  '/privacy',
  '/terms',
] as const;

/** The window widths, in px, at which every page is looked at and checked. */
export const widths = [320, 375, 768, 1024, 1440, 1920] as const;

/** Waits until the app has hydrated the page and its form, so that both answer. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const marks = new Set(performance.getEntriesByType('mark').map(({ name }) => name));
    const hasForm = document.querySelector('[data-lead-form]') !== null;
    return marks.has('page:hydrated') && (!hasForm || marks.has('form:hydrated'));
  });
}

/** The region in which notices appear. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Has the layout fail in the app: the header's latest post is no text. */
export const breakLayout = (page: Page) =>
  page.route('**/layout.json', async (route) => {
    const response = await route.fetch();
    const layout = (await response.json()) as object;
    await route.fulfill({
      json: { ...layout, latestPost: { title: { broken: true }, date: {}, href: '/' } },
    });
  });

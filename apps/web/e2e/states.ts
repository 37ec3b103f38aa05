import { breakLayout, functionPath, notices } from './site.ts';
import type { Page } from '@playwright/test';

/** A state of a page that takes an action or a fault to show. */
export interface State {
  /** What the state is called, in lower case with hyphens. */
  readonly name: string;
  /** The address that it starts from. */
  readonly path: string;
  /** The only kind of screen that has it; both without. */
  readonly only?: 'phone' | 'desktop';
  /** Whether it covers the window rather than being part of the page. */
  readonly covers?: boolean;
  /** Sets up what the state needs before the page is loaded. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Whether the page can't be hydrated in this state. */
  readonly isBroken?: boolean;
  /** Acts on the hydrated page, and waits until the state shows. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const menu = (name: string, label: string): State => ({
  name: `menu-${name}`,
  path: '/',
  only: 'desktop',
  covers: true,
  async act(page) {
    const menus = page.getByRole('navigation', { name: 'Main' });
    await menus.getByRole('button', { name: label }).click();
    await menus.locator('[aria-expanded=true]').waitFor();
  },
});

async function subscribe(page: Page) {
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const failFunction = (page: Page) =>
  page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));

/** Every designed state that a route does not show by itself. */
export const states: readonly State[] = [
  {
    name: 'mobile-menu',
    path: '/',
    only: 'phone',
    covers: true,
    async act(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('summary', { hasText: 'Features' }).click();
      await dialog.getByRole('link').first().waitFor();
    },
  },
  menu('features', 'Features'),
  menu('resources', 'Resources'),
  menu('about', 'About'),
  {
    name: 'faq-open',
    path: '/faq',
    async act(page) {
      for (const region of await page.locator('main section:has(details)').all()) {
        await region.locator('summary').first().click();
      }
      await page.locator('main details[open]').first().waitFor();
    },
  },
  {
    name: 'contact-refused',
    path: '/contact',
    async act(page) {
      await page.getByRole('button', { name: 'Send Application' }).click();
      await page.locator('[aria-invalid=true]').last().waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    covers: true,
    async act(page) {
      const form = page.getByRole('form', { name: 'Your application' });
      for (const field of await form.getByRole('textbox').all()) {
        const type = await field.getAttribute('type');
        await field.fill(type === 'email' ? 'lou@example.com' : 'Northside Boxing');
      }
      await page.getByRole('button', { name: 'Send Application' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'demo-loading',
    path: '/faq',
    arrange: (page) => page.route(/DemoForm/, () => {}),
    async act(page) {
      await page.getByRole('link', { name: 'Book a Demo' }).first().click();
      await page.getByText('Loading...', { exact: true }).waitFor();
    },
  },
  {
    name: 'demo-refused',
    path: '/demo',
    async act(page) {
      await page.getByRole('button', { name: 'Send Request' }).click();
      await page.locator('[aria-invalid=true]').last().waitFor();
    },
  },
  {
    name: 'newsletter-refused',
    path: '/resources',
    covers: true,
    async act(page) {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await notices(page).getByText('Missing Information').waitFor();
    },
  },
  {
    name: 'newsletter-sent',
    path: '/resources',
    covers: true,
    arrange: (page) => page.route(functionPath, (route) => route.fulfill({ json: { ok: true } })),
    async act(page) {
      await subscribe(page);
      await notices(page).getByText('Success!').waitFor();
    },
  },
  {
    name: 'newsletter-failed',
    path: '/resources',
    arrange: failFunction,
    async act(page) {
      await subscribe(page);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  {
    name: 'unsent',
    path: '/resources',
    arrange: failFunction,
    async act(page) {
      await subscribe(page);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
      await page.goto('/about');
      await page.getByRole('link', { name: 'Go to the form' }).waitFor();
    },
  },
  { name: 'resources-blog', path: '/resources?type=blog' },
  { name: 'resources-videos', path: '/resources?type=videos' },
  {
    name: 'resources-empty',
    path: '/resources',
    async act(page) {
      await page.getByRole('searchbox').fill('qqqq');
      await page.getByText('No resources found matching your search.').waitFor();
    },
  },
  {
    name: 'page-error',
    path: '/resources',
    arrange: (page) =>
      page.route('**/resources/blog/*/index.json', (route) => route.fulfill({ status: 500 })),
    async act(page) {
      await page.locator('main article a').first().click();
      await page.getByRole('heading', { name: 'Page Error' }).waitFor();
    },
  },
  {
    name: 'app-error',
    path: '/',
    isBroken: true,
    arrange: breakLayout,
    act: (page) => page.getByRole('heading', { name: 'Something went wrong' }).waitFor(),
  },
  { name: 'not-found', path: '/no-such-page' },
];

/** The window widths, in px, at which a state is looked at and checked. */
export function screensOf({ only }: State): readonly number[] {
  if (only === 'phone') return [320, 375];
  return only === 'desktop' ? [1024, 1440] : [375, 1440];
}

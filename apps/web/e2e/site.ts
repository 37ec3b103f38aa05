import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listedPaths } from '../build/listed-paths.ts';

/** An address of every route of the site that the tests look at. */
export const paths = listedPaths(join(import.meta.dirname, '../.test-site'));

/** Waits until the app has hydrated the page and its form, so that both respond. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const marks = new Set(performance.getEntriesByType('mark').map(({ name }) => name));
    const hasForm = document.querySelector('main form[data-endpoint]') !== null;
    return marks.has('page:hydrated') && (!hasForm || marks.has('form:hydrated'));
  });
}

/** The address of the edge function, for routes. */
export const functionPath = '**/functions/v1/book-demo-ghl';

/** A promise that a test resolves. */
export function gate() {
  const door = { opened: Promise.resolve(), open() {} };
  door.opened = new Promise((resolve) => (door.open = resolve));
  return door;
}

/** Holds the answers to some addresses back until the test opens the gate. */
export async function hold(page: Page, url: string | RegExp) {
  const door = gate();
  await page.route(url, async (route) => {
    await door.opened;
    await route.continue();
  });
  return door;
}

/** The region in which notices appear. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

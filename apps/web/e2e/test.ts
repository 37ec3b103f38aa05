import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from './site.ts';

/** What a page may say in the console or ask for in vain, where a test provokes it. */
export interface Expectations {
  /** Console errors that the test is about. */
  expectedErrors: RegExp[];
}

/** What a test does with a page that has just been opened. */
export interface Opening {
  /** Whether opening a page waits until it is hydrated; off where a test is about what comes before. */
  waitsForHydration: boolean;
}

/** Waits until a document that has the client entry is hydrated. */
async function settle(page: Page) {
  const entries = await page.locator('script[src*="/entry-client"]').count();
  if (entries > 0) await hydrated(page);
}

/**
 * Playwright's test, in which every console error, uncaught exception, failed request and violation of
 * the Content-Security-Policy fails the test unless it is expected.
 */
export const test = base.extend<Expectations & Opening & { quiet: void }>({
  expectedErrors: [[], { option: true }],
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration, javaScriptEnabled }, use) => {
    if (waitsForHydration && javaScriptEnabled) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        await settle(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        await settle(page);
        return response;
      };
    }
    await use(page);
  },
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, sample } = event;
          console.error(
            `Refused by ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile ?? ''}`,
          );
        });
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      await use();
      const known = [...expectedErrors, /Service Worker registration blocked by Playwright/];
      const surprises = complaints.filter(
        (complaint) => !known.some((expected) => expected.test(complaint)),
      );
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

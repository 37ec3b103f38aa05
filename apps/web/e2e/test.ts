import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from './site.ts';

interface Options {
  /** Console errors and failed requests that the test provokes. */
  expectedErrors: RegExp[];
  /** Whether opening a page waits until it is hydrated; off for a test of the time before. */
  waitsForHydration: boolean;
}

/** Waits until a document that has the client entry is hydrated. */
async function waitForHydration(page: Page) {
  const entries = await page.locator('script[src*="/entry-client"]').count();
  if (entries > 0) await hydrated(page);
}

/**
 * Playwright's test, which fails on every console error, uncaught exception, failed request and
 * violation of the Content-Security-Policy that is not expected.
 */
export const test = base.extend<Options & { noUnexpectedErrors: void }>({
  expectedErrors: [[], { option: true }],
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration, javaScriptEnabled }, use) => {
    if (waitsForHydration && javaScriptEnabled) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        await waitForHydration(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        await waitForHydration(page);
        return response;
      };
    }
    await use(page);
  },
  noUnexpectedErrors: [
    async ({ page, expectedErrors }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, sample } = event;
          console.error(
            `Refused by ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile ?? ''}`,
          );
        });
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
      });
      await use();
      const unexpected = messages.filter(
        (message) => !expectedErrors.some((expected) => expected.test(message)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { test as base, expect } from '@playwright/test';

/** What a page may say in the console or ask for in vain, where a test provokes it. */
export interface Expectations {
  /** Console errors that the test is about. */
  expectedErrors: RegExp[];
}

/**
 * Playwright's test, in which every console error, uncaught exception, failed request and violation of
 * the Content-Security-Policy fails the test unless it is expected.
 */
export const test = base.extend<Expectations & { quiet: void }>({
  expectedErrors: [[], { option: true }],
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

import { expect, test } from './test.ts';

/** Addresses that nobody types by accident, and their status. */
const addresses = [
  ['/%E0%A4%A', 404],
  ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
  ['/resources?type=__proto__&category=constructor&q=toString', 200],
  ['/resources?q=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E', 200],
  ['/resources?q=%E0%A4%A&type=%zz', 200],
  [`/resources?q=${'[({*+?'.repeat(400)}`, 200],
  ['/faq#%E0%A4%A', 200],
  ['/faq#"><img src=x onerror=alert(1)>', 200],
] as const;

test.use({ expectedErrors: [/404|not found|could not be decoded/i] });

for (const [address, status] of addresses)
  test(
    `nothing of ${address.slice(0, 60)} becomes an element`,
    { tag: '@chromium' },
    async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.locator('script:not([src], [type="application/ld+json"]), main img, [onerror]'),
      ).toHaveCount(0);
    },
  );

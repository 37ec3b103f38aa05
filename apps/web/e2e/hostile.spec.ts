import { expect, test } from './test.ts';

/** What nobody types by accident. */
const paths = [
  '/%00',
  '/%E0%A4%A',
  '/__proto__',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/resources/blog/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/resources/guides/..%2f..%2f..%2fetc%2fpasswd',
  `/${'x'.repeat(3000)}`,
];

const queries = [
  '/resources?type=__proto__&category=constructor&q=toString',
  '/resources?q=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/resources?q=%E0%A4%A&type=%zz',
  `/resources?q=${'[({*+?'.repeat(400)}`,
  '/faq#%E0%A4%A',
  '/faq#"><img src=x onerror=alert(1)>',
];

test.describe('a hostile address', { tag: '@chromium' }, () => {
  test.use({
    expectedErrors: [/^40[04] |status of 40[04]|^404: |not found|could not be decoded/i],
  });

  for (const [kind, addresses, statuses] of [
    ['path', paths, [400, 404]],
    ['query or anchor', queries, [200]],
  ] as const) {
    test(`by its ${kind} shows a page, and nothing of it becomes an element`, async ({ page }) => {
      test.slow();
      for (const address of addresses) {
        // A new anchor alone would load no document.
        await page.goto('about:blank');
        const response = await page.goto(address);
        expect(statuses, address).toContain(response?.status());
        await expect(
          page.locator('script:not([src], [type="application/ld+json"]), main img, [onerror]'),
        ).toHaveCount(0);
      }
    });
  }
});

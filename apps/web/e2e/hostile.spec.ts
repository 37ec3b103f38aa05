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

test.describe('hostile paths', () => {
  test.use({
    expectedErrors: [/^40[04] |status of 40[04]|^404: |not found|could not be decoded/i],
  });

  test('get the not-found page, and nothing of them becomes an element', async ({ page }) => {
    test.slow();
    for (const path of paths) {
      const response = await page.goto(path);
      expect([path, [400, 404].includes(response?.status() ?? 0)]).toEqual([path, true]);
      await expect(
        page.locator('script:not([src], [type="application/ld+json"]), main img, [onerror]'),
      ).toHaveCount(0);
    }
  });
});

test(
  'hostile queries and anchors are ignored, and nothing of them becomes an element',
  { tag: '@chromium' },
  async ({ page }) => {
    test.slow();
    for (const address of queries) {
      // A new anchor alone would load no document.
      await page.goto('about:blank');
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.locator('script:not([src], [type="application/ld+json"]), main img, [onerror]'),
      ).toHaveCount(0);
    }
  },
);

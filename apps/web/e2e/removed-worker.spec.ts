import { expect, test } from './test.ts';

// The site registers no worker, and its policy would not allow it.
test.use({ bypassCSP: true, waitsForHydration: false });

test(
  'a service worker of an earlier release is gone, with its caches',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      await (await caches.open('cornerbell-1')).put('/', new Response('An old page'));
      await navigator.serviceWorker.register('/sw.js');
    });
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]);
    await expect.poll(left).toEqual([]);
  },
);

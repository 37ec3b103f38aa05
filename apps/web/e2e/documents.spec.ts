import { inlineStyleHashes } from '../build/hosting/style-hashes.ts';
import { expectAccessible } from './accessible.ts';
import { paths } from './site.ts';
import { expect, test } from './test.ts';

for (const path of paths) {
  test.describe(path, () => {
    test('is a complete document with one h1, a title and a description', async ({
      request,
    }, info) => {
      test.skip(info.project.name !== 'desktop', 'The document is the same on every screen.');
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/^<!doctype html>/);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{10,60}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{70,160}">/);
    });

    test('has no inline script that runs', async ({ request }, info) => {
      test.skip(info.project.name !== 'desktop', 'The document is the same on every screen.');
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)/);
      expect(html).not.toMatch(/\son[a-z]+=/);
    });

    test('comes with a policy that lets each of its inline styles in and no other', async ({
      request,
    }, info) => {
      test.skip(info.project.name !== 'desktop', 'The document is the same on every screen.');
      const html = await (await request.get(path)).text();
      const [, allowed = ''] =
        /<meta http-equiv="Content-Security-Policy" content="style-src ([^;]*);/.exec(html) ?? [];
      expect(allowed.split(' ')[0]).toBe("'self'");
      expect(allowed).not.toContain('unsafe-inline');
      const hashes = inlineStyleHashes(html);
      expect(hashes.length).toBeGreaterThan(0);
      for (const hash of hashes) expect(allowed).toContain(hash);
    });

    test('passes axe at WCAG 2.2 A and AA', async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} shows its text and leads to every other page @chromium`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/\w{3,}(\s+\S+){40,}/);
      for (const byScript of ['Dismiss announcement', 'Search resources'])
        await expect(page.getByLabel(byScript)).toBeHidden();
      const footer = page.getByRole('contentinfo');
      for (const name of ['All Resources', 'FAQ', 'Our Story', 'Privacy Policy']) {
        await expect(footer.getByRole('link', { name })).toBeVisible();
      }
    });
  }
});

test.describe('what does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of [
    '/no-such-page',
    '/resources/blog/no-such-post',
    '/resources/guides/no-such',
  ]) {
    test(`${path} shows the not-found page with HTTP 404 and logs the path`, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes(path));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      // Without anything that the visitor does.
      await logged;
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

const moved = {
  '10-point-gym-management-checklist': 'gym-management-checklist',
  'track-member-progress': 'skills-tracking-template',
  'retention-strategies': 'member-retention-strategies',
  'sparring-clearance': 'sparring-clearance-checklist',
};

for (const [from, to] of Object.entries(moved)) {
  test(`the guide address ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(`/resources/guides/${from}`);
    await expect(page).toHaveURL(`/resources/guides/${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['building-updates', 'educational', 'gym-tips', 'industry', 'news']) {
  test(`the old address of the list ${path} leads to the list for good`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(`/resources/blog/${path}?q=gym`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    await page.goto(`/resources/blog/${path}?q=gym`);
    await expect(page).toHaveURL(`/resources/categories/${path}?q=gym`);
  });
}

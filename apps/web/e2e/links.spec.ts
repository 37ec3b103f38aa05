import process from 'node:process';
import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { readOrigin } from '../build/origin.ts';

test('every link of the site leads to a page or file, and to an anchor that is there', async ({
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { links } = await new LinkChecker().check({
    path: origin,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    // Canonical addresses and those of feeds and cards have the origin of the published site.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${readOrigin(process.env.SITE_URL)}`), replacement: origin },
    ],
    linksToSkip: [`^(?!${origin})`],
  });
  expect(links.filter(({ state }) => state === LinkState.BROKEN)).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

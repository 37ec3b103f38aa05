import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@cornerbell/content';
import type { Redirect } from '@cornerbell/content/copy';
import { cardFolder } from '../../src/metadata/card.ts';
import { feedPath } from '../../src/metadata/feeds.ts';
import { contentSecurityPolicy, type ThirdParties } from './policy.ts';
import { typeOf } from './types.ts';

/** Name and value of a header. */
type Header = readonly [name: string, value: string];

/** The headers of a path, in which `*` is any text. */
interface HeaderRule {
  readonly path: `/${string}`;
  readonly headers: readonly Header[];
}

/** How to serve the site: the one definition for the files of every host. */
export interface HostingRules {
  /**
   * Headers by path; the first rule is for every response. No file gets the same header from two
   * rules, because some hosts join the values and others take one.
   */
  readonly headers: readonly [everywhere: HeaderRule, ...HeaderRule[]];
  /** Permanent redirects. */
  readonly redirects: readonly Redirect[];
}

/** Browser features that no page uses. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For files with a hash in their name, which never change. */
const forGood: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** Long enough that preloaded data is not fetched again when the page is opened. */
const forMinutes: Header = ['Cache-Control', 'public, max-age=300'];

/** Search engines should show the page, not its alternates. */
const notIndexed: Header = ['X-Robots-Tag', 'noindex'];

/** Files that the site had: feeds in other formats, and the prices as data. */
const formerFiles: readonly Redirect[] = [
  { from: '/atom.xml', to: feedPath },
  { from: '/feed.json', to: feedPath },
  { from: '/pricing.json', to: pagePaths.pricing },
];

const speculationRules = '/speculation-rules.json';

/** The rules of a build. They have kinds of pages and no slugs, so they reveal no unlisted item. */
export function hostingRules({
  redirects,
  ...thirdParties
}: Pick<HostingRules, 'redirects'> & ThirdParties): HostingRules {
  return {
    headers: [
      {
        path: '/*',
        headers: [
          ['Content-Security-Policy', contentSecurityPolicy(thirdParties)],
          // Add `; includeSubDomains` once every subdomain has HTTPS.
          ['Strict-Transport-Security', 'max-age=31536000'],
          ['X-Content-Type-Options', 'nosniff'],
          ['X-Frame-Options', 'DENY'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
          // Until the app follows links, the browser fetches pages that are about to be opened.
          ['Speculation-Rules', `"${speculationRules}"`],
        ],
      },
      { path: '/assets/*', headers: [forGood] },
      { path: `${cardFolder}*`, headers: [forGood] },
      { path: '/*.json', headers: [forMinutes] },
      {
        path: speculationRules,
        headers: [['Content-Type', 'application/speculationrules+json']],
      },
      {
        path: feedPath,
        headers: [['Content-Type', 'application/rss+xml; charset=utf-8']],
      },
      // Markdown versions and the downloads of guides.
      ...['md', 'pdf', 'csv'].map((ending): HeaderRule => ({
        path: `/*.${ending}`,
        headers: [['Content-Type', typeOf(ending)], notIndexed],
      })),
    ],
    redirects: [...formerFiles, ...redirects],
  };
}

/** The rules as `_headers`, which Netlify, Cloudflare Pages and the own server read. */
export const headersFile = ({ headers: rules }: HostingRules): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/**
 * The redirects as `_redirects`, which the same hosts read. To Cloudflare, an address with a slash
 * at its end is another. A visitor's query is added; Netlify and Cloudflare add none to a target
 * that has one.
 */
const redirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** Writes the rules into the folder of a site. */
export function writeHosting(rules: HostingRules, site: string): void {
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(rules));
}

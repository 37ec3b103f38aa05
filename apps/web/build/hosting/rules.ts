import { cardFolder } from '../cards/spec.ts';
import { feedLinks } from '../discovery/feeds.ts';
import type { Redirect } from '../redirects.ts';
import { contentSecurityPolicy, type Guests } from './policy.ts';
import { typeOf } from './types.ts';

/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/** What the files of a path get; `*` in it stands for any text. */
export interface HeaderRule {
  readonly path: `/${string}`;
  readonly headers: readonly Header[];
}

/** How the site is to be served, whatever serves it: the one definition that every host's file is written from. */
export interface HostingRules {
  /** The name of the site's host: a server of one's own answers to no other. */
  readonly host: string;
  /**
   * Headers by path; the first rule is that of every answer. No file gets the same header from two
   * rules, because some hosts join the values and others take one.
   */
  readonly headers: readonly [everywhere: HeaderRule, ...HeaderRule[]];
  /** Paths that lead on for good. */
  readonly redirects: readonly Redirect[];
  /** Whether the host must pass calls of the functions on, because they have no origin of their own. */
  readonly passesFunctionsOn: boolean;
}

/** What a browser must not use on behalf of a page, nor of what a page might embed. */
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

/** Names with a hash in them never change their meaning. */
const forGood: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** Long enough that data which was fetched ahead is not asked for again when the page is opened. */
const forMinutes: Header = ['Cache-Control', 'public, max-age=300'];

/** The page is what a search engine shall show, not what repeats it. */
const notIndexed: Header = ['X-Robots-Tag', 'noindex'];

/** What repeats a page in another format: its Markdown version, and what a guide offers to download. */
const repeatingEndings = ['md', 'pdf', 'csv', 'ics'] as const;

/** Cache-Control of everything that no rule names, documents above all, as most hosts have it by default. */
export const revalidated = 'no-cache';

/** What one build needs beyond the site's own files. */
export interface Needs extends Pick<HostingRules, 'redirects'>, Guests {
  /** Where the site is published. */
  readonly origin: string;
  /**
   * Whether every host below the site's speaks HTTPS too, and browsers may be held to it.
   * @default false
   */
  readonly secureSubdomains?: boolean | undefined;
}

/**
 * The rules for one build. They grow with the page kinds, never with the texts, so no host's file tells of an unlisted one, even where
 * visitors can read it.
 */
export function hostingRules({
  origin,
  redirects,
  secureSubdomains = false,
  ...guests
}: Needs): HostingRules {
  return {
    host: new URL(origin).hostname,
    headers: [
      {
        path: '/*',
        headers: [
          ['Content-Security-Policy', contentSecurityPolicy(guests)],
          [
            'Strict-Transport-Security',
            `max-age=31536000${secureSubdomains ? '; includeSubDomains' : ''}`,
          ],
          ['X-Content-Type-Options', 'nosniff'],
          ['X-Frame-Options', 'DENY'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
        ],
      },
      { path: '/assets/*', headers: [forGood] },
      { path: `${cardFolder}*`, headers: [forGood] },
      { path: '/*.json', headers: [forMinutes] },
      { path: '/sw.js', headers: [['Cache-Control', revalidated]] },
      ...feedLinks.map(({ path, type }): HeaderRule => ({
        path,
        headers: [['Content-Type', `${type}; charset=utf-8`]],
      })),
      ...repeatingEndings.map((ending): HeaderRule => ({
        path: `/*.${ending}`,
        headers: [['Content-Type', typeOf(ending)], notIndexed],
      })),
    ],
    redirects,
    passesFunctionsOn: !guests.functionsUrl,
  };
}

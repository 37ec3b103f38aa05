import { cardFolder } from '../cards/spec.ts';
import { feedLinks } from '../discovery/feeds.ts';
import type { Redirect } from '../redirects.ts';
import { contentSecurityPolicy, type Needs } from './policy.ts';
import { textTypes } from './types.ts';

/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/** How the site is to be served, whatever serves it: the one definition that every host's file is written from. */
export interface HostingRules {
  /** The headers of every answer. */
  readonly headers: readonly Header[];
  /** Folders whose files have a hash in their name, with the headers they add; everything else is revalidated. */
  readonly immutable: readonly { readonly folder: `/${string}/`; readonly header: Header }[];
  /** Files with a type or a header of their own. A path may begin with `/*`, which stands for any folder and name. */
  readonly special: readonly { readonly path: `/${string}`; readonly headers: readonly Header[] }[];
  /** Paths that lead on for good. */
  readonly redirects: readonly Redirect[];
  /** Whether the host must pass calls of the functions on, because they have no origin of their own. */
  readonly passesFunctionsOn: boolean;
}

/** What a browser must not use on behalf of a page, nor of what a page might embed. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Cache-Control of what may change: asked for again each time, by its ETag. */
export const revalidated = 'no-cache';

const forGood: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

const contentType = (type: string): Header => ['Content-Type', `${type}; charset=utf-8`];

/** The rules for one build. They grow with the page kinds, never with the posts. */
export function hostingRules(build: Needs & Pick<HostingRules, 'redirects'>): HostingRules {
  return {
    headers: [
      ['Content-Security-Policy', contentSecurityPolicy(build)],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ],
    immutable: [
      { folder: '/assets/', header: forGood },
      { folder: cardFolder, header: forGood },
    ],
    special: [
      ...feedLinks.map(({ path, type }) => ({ path, headers: [contentType(type)] })),
      // The page is what a search engine shall show, not its twin.
      { path: '/*.md', headers: [contentType(textTypes.md), ['X-Robots-Tag', 'noindex']] },
    ],
    redirects: build.redirects,
    passesFunctionsOn: !build.functionsUrl,
  };
}

import { styleHash } from './style-hashes.ts';

/** Where Cloudflare Turnstile comes from. */
const turnstile = 'https://challenges.cloudflare.com';

/** What a build lets in beside the site's own files. */
export interface Guests {
  /** Address of the functions where they are on another origin; else they are on the site's own. */
  readonly functionsUrl?: string | undefined;
  /**
   * Whether forms are guarded by Cloudflare Turnstile.
   * @default false
   */
  readonly hasChallenge?: boolean | undefined;
  /** Where visits are counted, if they are: an address of another origin, or a path. */
  readonly visitsUrl?: string | undefined;
}

/** The Trusted Types policy that names the service worker: the only one that a page may make. */
const workerPolicy = 'offline';

/**
 * The Content-Security-Policy of every page: nothing but the site's own files, no inline script, no
 * `eval`, and no page of ours in another's frame. Inline styles are let in here and held to their hash
 * by the `stylePolicy` in each document: a browser obeys both, and so no page's header depends on what
 * other pages look like.
 *
 * @example
 * contentSecurityPolicy({ functionsUrl: 'https://api.test/v1' });
 * // => "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; …"
 */
export function contentSecurityPolicy({
  functionsUrl,
  hasChallenge = false,
  visitsUrl,
}: Guests = {}): string {
  const functions = functionsUrl ? [new URL(functionsUrl).origin] : [];
  const visits = visitsUrl && !visitsUrl.startsWith('/') ? [new URL(visitsUrl).origin] : [];
  const challenge = hasChallenge ? [turnstile] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none': Firefox asks this one about what is prefetched.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...challenge],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...functions, ...visits],
    'frame-src': hasChallenge ? challenge : ["'none'"],
    'object-src': ["'none'"],
    // Without JavaScript, forms go to the function itself.
    'form-action': ["'self'", ...functions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Turnstile's script does not say that it keeps to them.
    ...(!hasChallenge && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [workerPolicy],
    }),
    'upgrade-insecure-requests': [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The policy that a document carries in a `<meta http-equiv="Content-Security-Policy">` before its
 * inline style sheet, which it lets in alone. Style attributes are allowed, because components hand a
 * number to their style sheet in one (`--share`); what is written in Markdown can contain no attribute.
 *
 * @example
 * stylePolicy('p{color:red}');
 * // => "style-src 'self' 'sha256-…'; style-src-attr 'unsafe-inline'"
 */
export const stylePolicy = (css: string): string =>
  `style-src 'self' '${styleHash(css)}'; style-src-attr 'unsafe-inline'`;

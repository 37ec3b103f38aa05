/** What the pages of one build need beyond the site's own files. */
export interface Needs {
  /** Address of the functions where they are on another origin; else they are on the site's own. */
  readonly functionsUrl?: string | undefined;
}

/** The Trusted Types policy that names the service worker: the only one that a page may make. */
const workerPolicy = 'offline';

/**
 * The Content-Security-Policy of every page: nothing but the site's own files, no inline script, no
 * `eval`, inline styles by their hash, and no page of ours in another's frame.
 *
 * Style attributes are allowed, because components hand a number to their style sheet in one
 * (`--share`, `--pieces`); what is written in Markdown can contain no attribute.
 *
 * @example
 * contentSecurityPolicy({ styleHashes: ['sha256-abc='], functionsUrl: 'https://api.test/v1' });
 * // => "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-abc='; …"
 */
export function contentSecurityPolicy({ functionsUrl }: Needs): string {
  const functions = functionsUrl ? [new URL(functionsUrl).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none': Firefox asks this one about what is prefetched.
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...functions],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    // Without JavaScript, the newsletter form goes to the function itself.
    'form-action': ["'self'", ...functions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [workerPolicy],
    'upgrade-insecure-requests': [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

import { hash } from 'node:crypto';

/** The other origins that a build allows. */
export interface ThirdParties {
  /** The address of the functions, if they are on another origin. */
  readonly functionsUrl?: string | undefined;
  /** The endpoint that counts visits, if there is one: an absolute address or a path. */
  readonly visitsUrl?: string | undefined;
}

/**
 * The Content-Security-Policy of every page: only the site's own files, no inline script, no
 * `eval`, no framing. Inline styles are allowed here and restricted to their hash by a document's
 * `stylePolicy`. A browser enforces both, so the header does not depend on the pages.
 *
 * @example
 * contentSecurityPolicy({ functionsUrl: 'https://api.test/v1' });
 * // => "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; …"
 */
export function contentSecurityPolicy({ functionsUrl, visitsUrl }: ThirdParties = {}): string {
  const functions = functionsUrl ? [new URL(functionsUrl).origin] : [];
  const visits = visitsUrl && !visitsUrl.startsWith('/') ? [new URL(visitsUrl).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none', because Firefox applies this directive to prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...functions, ...visits],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    // Without JavaScript, forms are posted to the function.
    'form-action': ["'self'", ...functions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['built-html'],
    'upgrade-insecure-requests': [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The policy in a document's `<meta>`, which allows only its own inline style sheet. Style
 * attributes are allowed because components set properties such as `--share`; Markdown has none.
 *
 * @example
 * stylePolicy('p{color:red}');
 * // => "style-src 'self' 'sha256-…'; style-src-attr 'unsafe-inline'"
 */
export const stylePolicy = (css: string): string =>
  `style-src 'self' 'sha256-${hash('sha256', css, 'base64')}'; style-src-attr 'unsafe-inline'`;

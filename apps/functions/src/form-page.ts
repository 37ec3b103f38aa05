import type { FormStatus } from '@cornerbell/api/schema';

/**
 * Where a form that was sent without JavaScript leads back to, with its status in query and
 * fragment: the page that the request came from, if that is one of an allowed origin or of the
 * host that was asked; else the page whose path the form's field `page` names; else the first
 * page. Never a page of anybody else.
 *
 * @example
 * const request = new Request('http://localhost/functions/v1/book-demo-ghl', {
 *   headers: { host: 'localhost', referer: 'http://localhost/resources?q=ring' },
 * });
 * formPage(request, undefined, [], 'subscribed');
 * // => '/resources?q=ring&newsletter=subscribed#newsletter-subscribed'
 */
export function formPage(
  request: Request,
  page: unknown,
  allowedOrigins: readonly string[],
  status: FormStatus,
): string {
  const referer = parse(request.headers.get('referer'));
  const isAllowed = referer !== undefined && allowedOrigins.includes(referer.origin);
  const isOwn = referer !== undefined && isOwnPage(referer, request);
  // A page of another origin tells its origin only: then the form says which page it was.
  const path = (isAllowed && referer.pathname === '/') || !(isAllowed || isOwn) ? page : undefined;
  const place = pathOf(path) ?? (isAllowed || isOwn ? referer : undefined) ?? parse('/');
  const origin = isAllowed ? referer.origin : isOwn ? '' : (allowedOrigins[0] ?? '');
  if (place === undefined) return '/';
  place.searchParams.set('newsletter', status);
  // One slash in front: a second one would make the next part a host.
  const pathname = `/${place.pathname.replace(/^\/+/, '')}`;
  return `${origin}${pathname}${place.search}#newsletter-${status}`;
}

/** Whether a page is of the host that was asked, whatever port and scheme a proxy has made of it. */
export function isOwnPage(page: URL, request: Request): boolean {
  return page.hostname === hostnameOf(request);
}

const NOWHERE = 'http://nowhere.invalid';

function parse(address: string | null): URL | undefined {
  return address !== null && URL.canParse(address, NOWHERE) ? new URL(address, NOWHERE) : undefined;
}

function pathOf(page: unknown): URL | undefined {
  const url = typeof page === 'string' && page.startsWith('/') ? parse(page) : undefined;
  return url?.origin === NOWHERE ? url : undefined;
}

function hostnameOf(request: Request): string | undefined {
  return parse(`http://${request.headers.get('host') ?? ''}`)?.hostname;
}

import type { FormStatus } from '@cornerbell/api/schema';
import { leadKinds, type LeadKind } from './lead.ts';
import { isAllowed } from './origins.ts';

const windowField = /^windows\.\d$/;

/**
 * Reads a form-encoded body: which form it is, by default the newsletter's, the path of its page,
 * if the form states it, and a body for `parseLeadBody`. The first field of a repeated name counts,
 * empty ones are ignored. Times (`windows.0` …) are local, because such a form knows no time zone.
 *
 * @example
 * readForm('endpoint=demo&name=Sam&windows.0=2025-08-04T10:30&windows.1=');
 * // => { endpoint: 'demo', page: undefined,
 * //      body: { endpoint: 'demo', name: 'Sam', localWindows: ['2025-08-04T10:30'] } }
 */
export function readForm(text: string) {
  const filled = [...new URLSearchParams(text)].filter(([, value]) => value.trim() !== '');
  const { page, ...fields } = Object.fromEntries(
    filled.filter(([name]) => !windowField.test(name)).toReversed(),
  );
  const times = filled.filter(([name]) => windowField.test(name)).map(([, value]) => value);
  const endpoint = leadKinds.find((kind) => kind === fields['endpoint']) ?? 'newsletter';
  const localWindows = times.length > 0 && { localWindows: [...new Set(times)] };
  return { endpoint, page, body: { endpoint, ...fields, ...localWindows } };
}

/**
 * The page to redirect to after a form without JavaScript, with the status in the fragment and,
 * once stored, the form in the query: the page that the form names, because a browser sends only
 * the origin to a function elsewhere; else the referring or the home page. Never another site's.
 */
export function formPage(
  request: Request,
  { endpoint, page }: { readonly endpoint: LeadKind; readonly page?: string | undefined },
  allowedOrigins: readonly string[],
  status: FormStatus,
): string {
  const { referer, origin } = siteOf(request, allowedOrigins);
  const named = page?.startsWith('/') ? URL.parse(page, placeholderOrigin) : null;
  const target =
    (named?.origin === placeholderOrigin ? named : undefined) ??
    referer ??
    new URL(placeholderOrigin);
  // An earlier form no longer counts.
  target.searchParams.delete('sent');
  if (status === 'subscribed') target.searchParams.set('sent', endpoint);
  // A second slash at the start would turn the next part into a host.
  const pathname = `/${target.pathname.replace(/^\/+/, '')}`;
  return `${origin}${pathname}${target.search}#${endpoint}-${status}`;
}

/** Our page that a request came from, if known, and the site's origin, empty if it is here. */
export function siteOf(request: Request, allowedOrigins: readonly string[]) {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer && isAllowed(referer.origin, allowedOrigins))
    return { referer, origin: referer.origin };
  if (referer && isOwnPage(referer, request, allowedOrigins)) return { referer, origin: '' };
  return { origin: allowedOrigins[0] ?? '' };
}

/**
 * Whether a page is on the requested host, ignoring port and scheme, which a proxy may change. The
 * host must belong to an allowed origin or be `localhost` or an IP address: any other name could be
 * an attacker's that resolves to us.
 */
export function isOwnPage(
  { hostname }: URL,
  request: Request,
  allowedOrigins: readonly string[],
): boolean {
  if (hostname !== URL.parse(`http://${request.headers.get('host') ?? ''}`)?.hostname) return false;
  return (
    /^((.+\.)?localhost|[\d.]+|\[.+\])$/.test(hostname) ||
    allowedOrigins.some((origin) => new URL(origin).hostname === hostname)
  );
}

const placeholderOrigin = 'http://nowhere.invalid';

import type { FormStatus } from '@cornerbell/api/schema';
import { LEAD_KINDS, type LeadKind } from './lead.ts';

/** The fields of a form that a browser sent by itself, without JavaScript. */
export interface Form {
  /** Which form it is; the newsletter's where it does not say. */
  readonly endpoint: LeadKind;
  /** The path that the form names as its page's, for where the browser tells none. */
  readonly page: string | undefined;
  /** A request body for `parseLeadBody`. */
  readonly body: Readonly<Record<string, unknown>>;
}

const WINDOW = /^windows\.\d$/;

/**
 * Reads a form-encoded body. Of a name that comes twice the first counts, a field that was left empty
 * is as good as none, and the preferred times (`windows.0`, `windows.1` …) are by the visitor's own
 * clock, because such a form does not know the time zone.
 *
 * @example
 * readForm('endpoint=demo&name=Sam&windows.0=2025-08-04T10:30&windows.1=');
 * // => { endpoint: 'demo', page: undefined,
 * //      body: { endpoint: 'demo', name: 'Sam', localWindows: ['2025-08-04T10:30'] } }
 */
export function readForm(text: string): Form {
  const filled = [...new URLSearchParams(text)].filter(([, value]) => value.trim() !== '');
  const { page, ...fields } = Object.fromEntries(
    filled.filter(([name]) => !WINDOW.test(name)).toReversed(),
  );
  const times = filled.filter(([name]) => WINDOW.test(name)).map(([, value]) => value);
  const endpoint = LEAD_KINDS.find((kind) => kind === fields['endpoint']) ?? 'newsletter';
  const localWindows = times.length > 0 && { localWindows: [...new Set(times)] };
  return { endpoint, page, body: { endpoint, ...fields, ...localWindows } };
}

/**
 * Where a form that was sent without JavaScript leads back to, with its status in query and
 * fragment: the page that the request came from, if that is one of an allowed origin or of the
 * host that was asked; else the page whose path the form names; else the first page. Never a page
 * of anybody else.
 *
 * @example
 * const request = new Request('http://localhost/functions/v1/book-demo-ghl', {
 *   headers: { host: 'localhost', referer: 'http://localhost/resources?q=ring' },
 * });
 * formPage(request, { endpoint: 'newsletter' }, [], 'subscribed');
 * // => '/resources?q=ring&newsletter=subscribed#newsletter-subscribed'
 */
export function formPage(
  request: Request,
  { endpoint, page }: Pick<Form, 'endpoint'> & Partial<Form>,
  allowedOrigins: readonly string[],
  status: FormStatus,
): string {
  const referer = parse(request.headers.get('referer'));
  const isAllowed = referer !== undefined && allowedOrigins.includes(referer.origin);
  const isOwn = referer !== undefined && isOwnPage(referer, request, allowedOrigins);
  // A page of another origin tells its origin only: then the form says which page it was.
  const path = (isAllowed && referer.pathname === '/') || !(isAllowed || isOwn) ? page : undefined;
  const place = pathOf(path) ?? (isAllowed || isOwn ? referer : undefined) ?? new URL(NOWHERE);
  const origin = isAllowed ? referer.origin : isOwn ? '' : (allowedOrigins[0] ?? '');
  // What an earlier form was told is over.
  for (const kind of LEAD_KINDS) place.searchParams.delete(kind);
  place.searchParams.set(endpoint, status);
  // One slash in front: a second one would make the next part a host.
  const pathname = `/${place.pathname.replace(/^\/+/, '')}`;
  return `${origin}${pathname}${place.search}#${endpoint}-${status}`;
}

/**
 * Whether a page is of the host that was asked, whatever port and scheme a proxy has made of it. That
 * host must be named by an allowed origin, or be `localhost` or an IP address: any other name may be
 * somebody else's, who has it lead here.
 */
export function isOwnPage(
  { hostname }: URL,
  request: Request,
  allowedOrigins: readonly string[],
): boolean {
  if (hostname !== parse(`http://${request.headers.get('host') ?? ''}`)?.hostname) return false;
  return (
    /^((.+\.)?localhost|[\d.]+|\[.+\])$/.test(hostname) ||
    allowedOrigins.some((origin) => new URL(origin).hostname === hostname)
  );
}

const NOWHERE = 'http://nowhere.invalid';

function parse(address: string | null): URL | undefined {
  return address !== null && URL.canParse(address, NOWHERE) ? new URL(address, NOWHERE) : undefined;
}

function pathOf(page: string | undefined): URL | undefined {
  const url = page?.startsWith('/') ? parse(page) : undefined;
  return url?.origin === NOWHERE ? url : undefined;
}

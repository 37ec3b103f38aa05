import { canonicalPath } from '../shared/addresses.ts';
import { isTrackingRefused, visitsUrl } from './arrival.ts';

/** Events to count; all but page views are named for the people who read the numbers. */
export type VisitEvent =
  | 'pageview'
  | 'Applied'
  | 'Booked a demo'
  | 'Subscribed'
  | 'Downloaded'
  | 'Opened the sample gym';

/** The events of received forms, by endpoint. */
export const leadEvents = {
  application: 'Applied',
  demo: 'Booked a demo',
  newsletter: 'Subscribed',
} as const;

/** The path of the page that is shown. After Back, the address may be that of a loading page. */
let shown = canonicalPath(location.pathname);

/** The address of the page, with only the campaign and the sent form of its query. */
function addressOf({ origin, pathname, search }: Location): string {
  const query = new URLSearchParams(pathname === shown ? search : '');
  const known = [...query].filter(([name]) => /^(utm_.*|sent)$/.test(name));
  return `${origin}${shown}${known.length > 0 ? `?${new URLSearchParams(known)}` : ''}`;
}

/** The origin of the referring site, without its page; `null` for our own. */
function referrerOf(referrer: string): string | null {
  const site = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return site === location.origin ? null : `${site}/`;
}

/**
 * Sends an event with its page to an endpoint with Plausible's API. Stores nothing on the device,
 * sends no cookies, and does nothing under Global Privacy Control.
 */
export function reportVisit(
  name: VisitEvent,
  details: Readonly<Record<string, string>> = {},
): void {
  const endpoint = visitsUrl();
  if (!endpoint || isTrackingRefused()) return;
  const body = {
    name,
    domain: location.hostname,
    url: addressOf(location),
    referrer: referrerOf(document.referrer),
    ...(name !== 'pageview' && { props: { page: shown, ...details } }),
  };
  fetch(endpoint, {
    method: 'POST',
    // Plain text does not need a CORS preflight.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // Counting is optional.
  });
}

let counted: string | undefined;

/** Counts the page at a path when it is shown: the document's, and then each that the app shows. */
export function countPage(pathname: string): void {
  shown = pathname;
  if (pathname === counted) return;
  counted = pathname;
  reportVisit('pageview');
}

function countDownload({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.download) reportVisit('Downloaded', { file: link.download });
}

/** Counts the document's page, and from then on downloads. */
export function countVisit(): void {
  countPage(shown);
  addEventListener('click', countDownload);
}

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

/** The address of the page, with only the campaign and the sent form of its query. */
function addressOf({ origin, pathname, search }: Location): string {
  const known = [...new URLSearchParams(search)].filter(([name]) => /^(utm_.*|sent)$/.test(name));
  return `${origin}${pathname}${known.length > 0 ? `?${new URLSearchParams(known)}` : ''}`;
}

/** The origin of the referring site, without its page; `null` for our own. */
function referrerOf(referrer: string): string | null {
  const site = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return site === location.origin ? null : `${site}/`;
}

/**
 * Sends an event to an endpoint with Plausible's API, with the page on which it happened. Stores nothing
 * on the device, sends no cookies, and does nothing under Global Privacy Control.
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
    ...(name !== 'pageview' && { props: { page: location.pathname, ...details } }),
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

/** Counts the current page, and later pages where the browser supports the Navigation API. */
function countPages(): void {
  let counted: string | undefined;
  const count = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    reportVisit('pageview');
  };
  count();
  // Without the API, each document counts as one page.
  if ('navigation' in window) navigation.addEventListener('currententrychange', count);
}

function countDownload({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.download) reportVisit('Downloaded', { file: link.download });
}

/** Counts pages and downloads. */
export function countVisit(): void {
  countPages();
  addEventListener('click', countDownload);
}

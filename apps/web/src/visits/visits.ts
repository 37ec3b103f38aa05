import { isTrackingRefused } from './arrival.ts';

/** An event to count: a page view or a received form. */
export type VisitEvent =
  | { readonly name: 'pageview' }
  | { readonly name: 'lead'; readonly props: { readonly kind: string } };

/** The address of the page, with only the campaign of its query. */
function addressOf({ origin, pathname, search }: Location): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  return `${origin}${pathname}${campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''}`;
}

/** The origin of the referring site, without its page; `null` for our own. */
function referrerOf(referrer: string): string | null {
  const site = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return site === location.origin ? null : `${site}/`;
}

/**
 * Sends an event to an endpoint with Plausible's API. Stores nothing on the device, sends no cookies, and does nothing under Global
 * Privacy Control.
 */
export function reportVisit(event: VisitEvent): void {
  if (isTrackingRefused()) return;
  const body = {
    ...event,
    domain: import.meta.env.VITE_VISITS_DOMAIN || location.hostname,
    url: addressOf(location),
    referrer: referrerOf(document.referrer),
  };
  fetch(import.meta.env.VITE_VISITS_URL, {
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
export function countPages(): void {
  let counted: string | undefined;
  const count = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    reportVisit({ name: 'pageview' });
  };
  count();
  // Without the API, each document counts as one page.
  if ('navigation' in window) navigation.addEventListener('currententrychange', count);
}

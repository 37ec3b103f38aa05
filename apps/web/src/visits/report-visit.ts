import { isTrackingRefused } from '../shell/arrival.ts';

/** What is counted: a page that was shown, or a form that was received. */
export type VisitEvent =
  | { readonly name: 'pageview' }
  | { readonly name: 'lead'; readonly props: { readonly kind: string } };

/** The page, and of its query no more than the campaign. */
function addressOf({ origin, pathname, search }: Location): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  return `${origin}${pathname}${campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''}`;
}

/** The site that led here, without the page of it. */
function referrerOf(referrer: string): string | null {
  const site = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return site === location.origin ? null : `${site}/`;
}

/**
 * Counts an event at an endpoint that takes what Plausible's does. Nothing is kept on the device, no cookie is sent, and
 * under Global Privacy Control nothing is told at all.
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
    // As text it needs no question to another origin first.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // A visit that is not counted is nobody's loss.
  });
}

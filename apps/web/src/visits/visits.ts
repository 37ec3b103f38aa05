import { isTrackingRefused } from './arrival.ts';

/** An event to count: a page view, a received form, a call to action that was followed, or a download. */
export type VisitEvent =
  | { readonly name: 'pageview' }
  | { readonly name: 'lead'; readonly props: { readonly kind: string } }
  | { readonly name: 'action'; readonly props: { readonly to: string } }
  | { readonly name: 'download'; readonly props: { readonly file: string } };

/** The pages of the forms, to which calls to action lead. Not from the content package, which is part of a larger chunk. */
const actionPaths = new Set(['/contact', '/demo']);

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
function countPages(): void {
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

/** The event of following a link; none for most links. */
function eventOf(link: HTMLAnchorElement): VisitEvent | undefined {
  const { download, origin, pathname } = link;
  if (download) return { name: 'download', props: { file: download } };
  const isAction = origin === location.origin && actionPaths.has(pathname);
  return isAction ? { name: 'action', props: { to: pathname } } : undefined;
}

function countLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const event = link && eventOf(link);
  if (event) reportVisit(event);
}

/** Counts pages, downloads and calls to action. */
export function countVisit(): void {
  countPages();
  addEventListener('click', countLink);
}

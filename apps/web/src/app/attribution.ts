import type { Attribution, Touch } from '@cornerbell/api';
import { attributionKey, isTrackingRefused } from './read-attribution.ts';

/** The campaign fields of an address that travel with a lead; all others stay where they are. */
const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** The most characters of a campaign field that are kept, as many as the function stores. */
export const longestField = 100;

/** The host of another site that an address names; `undefined` for our own and for none. */
function otherHost(address: string, own: string): string | undefined {
  try {
    const { host } = new URL(address);
    return host === own || host === '' ? undefined : host;
  } catch {
    return undefined;
  }
}

/**
 * How a visitor came to a page: the allow-listed campaign fields of its address and the host of the site
 * that led there; `undefined` where neither is known.
 *
 * @example
 * touchOf(new URL('https://site.test/?utm_source=x&id=7'), 'https://news.test/a');
 * // => { utm_source: 'x', referrer: 'news.test' }
 */
export function touchOf({ host, searchParams }: URL, referrer: string): Touch | undefined {
  const touch: { -readonly [Field in keyof Touch]: Touch[Field] } = {};
  for (const name of campaignFields) {
    const value = searchParams.get(name)?.trim().slice(0, longestField);
    if (value) touch[name] = value;
  }
  const from = otherHost(referrer, host);
  if (from) touch.referrer = from;
  return Object.keys(touch).length > 0 ? touch : undefined;
}

/**
 * Notes how the visitor came, for this session only: the first way stays, the last is replaced. Notes
 * nothing, and forgets what was noted, under Global Privacy Control.
 */
export function noteTouch() {
  if (isTrackingRefused()) {
    sessionStorage.removeItem(attributionKey);
    return;
  }
  const touch = touchOf(new URL(location.href), document.referrer);
  if (!touch) return;
  const known = JSON.parse(sessionStorage.getItem(attributionKey) ?? '{}') as Attribution;
  const attribution: Attribution = { first: known.first ?? touch, last: touch };
  sessionStorage.setItem(attributionKey, JSON.stringify(attribution));
}

import type { Attribution, Touch } from '@cornerbell/api';
import { arrivalsKey, isTrackingRefused } from './arrival.ts';

/** What of an arrival travels with a lead: the campaign fields of the address and the host that led there. */
const touchFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
] as const;

/** The most characters of a campaign field that are kept, as many as the function stores. */
export const longestField = 100;

/**
 * How a visitor came, as far as it may travel; `undefined` where nothing of it may.
 *
 * @param arrival - What was noted on arrival, as a query string.
 *
 * @example
 * touchOf('utm_source=x&utm_id=7&referrer=news.test');
 * // => { utm_source: 'x', referrer: 'news.test' }
 */
export function touchOf(arrival: string): Touch | undefined {
  const noted = new URLSearchParams(arrival);
  // A link of our own site may name a campaign, too.
  if (noted.get('referrer') === location.host) noted.delete('referrer');
  const touch: { -readonly [Field in keyof Touch]: Touch[Field] } = {};
  for (const name of touchFields) {
    const text = noted.get(name)?.trim();
    const value = name === 'referrer' ? text : text?.slice(0, longestField);
    if (value) touch[name] = value;
  }
  return Object.keys(touch).length > 0 ? touch : undefined;
}

/**
 * How the visitor came, as it travels with a lead; `undefined` where nothing is, or may be, known. Forgets what was
 * noted before the visitor refused it by Global Privacy Control.
 */
export function readAttribution(): Attribution | undefined {
  try {
    if (isTrackingRefused()) sessionStorage.removeItem(arrivalsKey);
    const arrivals = sessionStorage.getItem(arrivalsKey);
    const [first, last] = arrivals?.split(' ').map(touchOf) ?? [];
    return first || last ? { first, last } : undefined;
  } catch {
    return undefined;
  }
}

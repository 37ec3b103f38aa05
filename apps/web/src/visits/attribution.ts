import type { LeadRequest } from '@cornerbell/api';
import { fieldLimits } from '@cornerbell/api/limits';
import { arrivalsKey, isTrackingRefused } from './arrival.ts';

type Attribution = NonNullable<LeadRequest['attribution']>;
type Touch = NonNullable<Attribution['first']>;

/** The fields of an arrival that are sent: the campaign, the referring host and the first page. */
const touchFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'page',
] as const;

/**
 * The part of an arrival that is sent with a lead; `undefined` if there is none.
 *
 * @param arrival - The stored arrival, a query string.
 *
 * @example
 * touchOf('utm_source=x&utm_id=7&referrer=news.test&page=/faq');
 * // => { utm_source: 'x', referrer: 'news.test', page: '/faq' }
 */
export function touchOf(arrival: string): Touch | undefined {
  const fields = new URLSearchParams(arrival);
  // A link of our own site may have a campaign too.
  if (fields.get('referrer') === location.host) fields.delete('referrer');
  const touch: { -readonly [Field in keyof Touch]: Touch[Field] } = {};
  for (const name of touchFields) {
    const limit = fieldLimits[name === 'referrer' || name === 'page' ? name : 'utm'];
    const value = fields.get(name)?.trim().slice(0, limit);
    if (value) touch[name] = value;
  }
  return Object.keys(touch).length > 0 ? touch : undefined;
}

/**
 * The attribution of a lead; `undefined` if it is not known. Deletes what was stored before the
 * visitor turned on Global Privacy Control.
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

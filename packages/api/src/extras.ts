import * as v from 'valibot';
import { expected, hint } from './fields.ts';
import { fieldLimits } from './limits.ts';

const touch = v.object({
  /** Who sent the visitor, such as `newsletter`. */
  utm_source: hint(fieldLimits.utm),
  /** The channel, such as `email`. */
  utm_medium: hint(fieldLimits.utm),
  /** The campaign that the link belongs to. */
  utm_campaign: hint(fieldLimits.utm),
  /** The search terms. */
  utm_term: hint(fieldLimits.utm),
  /** Which of several links was followed. */
  utm_content: hint(fieldLimits.utm),
  /** The host that the visitor came from, such as `example.org`. */
  referrer: hint(fieldLimits.referrer),
  /** The path of the page that the visitor came to, such as `/pricing`. */
  page: hint(fieldLimits.page),
});

const attribution = v.object({
  /** The first visit. */
  first: v.fallback(v.optional(touch), undefined),
  /** The latest visit. */
  last: v.fallback(v.optional(touch), undefined),
});

/**
 * Fields of every request besides the visitor's input. Only an invalid `idempotencyKey` is refused; other
 * invalid values are dropped, so that no lead is lost over them.
 */
export const extraFields = {
  /** A UUID per request: a request repeated with the same key is stored once. */
  idempotencyKey: v.optional(
    v.pipe(
      v.string(expected('text')),
      v.uuid(expected('a UUID such as 6ba7b810-9dad-41d1-80b4-00c04fd430c8')),
      v.toLowerCase(),
    ),
  ),
  /** How the visitor found the site. */
  attribution: v.fallback(v.optional(attribution), undefined),
  /** The honeypot: a hidden field that only bots fill in. */
  website: hint(fieldLimits.website),
  /** Milliseconds from the visitor's first input until the form was sent. */
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
};

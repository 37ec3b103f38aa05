import * as v from 'valibot';
import { expected, hint } from './fields.ts';
import { fieldLimits } from './limits.ts';

/** The longest token of Cloudflare Turnstile. */
const maxTokenLength = 2048;

const touch = v.object({
  utm_source: hint(fieldLimits.utm),
  utm_medium: hint(fieldLimits.utm),
  utm_campaign: hint(fieldLimits.utm),
  utm_term: hint(fieldLimits.utm),
  utm_content: hint(fieldLimits.utm),
  referrer: hint(fieldLimits.referrer),
});

const attribution = v.object({
  first: v.fallback(v.optional(touch), undefined),
  last: v.fallback(v.optional(touch), undefined),
});

/**
 * Fields of every request besides the visitor's input. Only an invalid `idempotencyKey` is refused; other
 * invalid values are dropped, so that no lead is lost over them.
 */
export const extraFields = {
  idempotencyKey: v.optional(
    v.pipe(
      v.string(expected('text')),
      v.uuid(expected('a UUID such as 6ba7b810-9dad-41d1-80b4-00c04fd430c8')),
      v.toLowerCase(),
    ),
  ),
  attribution: v.fallback(v.optional(attribution), undefined),
  website: hint(fieldLimits.website),
  challenge: hint(maxTokenLength),
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
};

import * as v from 'valibot';
import { expected, hint } from './fields.ts';
import { FIELD_LIMITS } from './limits.ts';

const touch = v.object({
  utm_source: hint(FIELD_LIMITS.utm),
  utm_medium: hint(FIELD_LIMITS.utm),
  utm_campaign: hint(FIELD_LIMITS.utm),
  utm_term: hint(FIELD_LIMITS.utm),
  utm_content: hint(FIELD_LIMITS.utm),
  referrer: hint(FIELD_LIMITS.referrer),
});

const attribution = v.object({
  first: v.fallback(v.optional(touch), undefined),
  last: v.fallback(v.optional(touch), undefined),
});

/**
 * What may go with every request beside what the visitor typed. Only a wrong `idempotencyKey` is
 * refused; whatever else is wrong here is left out, because no lead is worth losing for it.
 */
export const extraFields = {
  /** A UUID for each thing that is sent: sent again with the same key it is stored once. */
  idempotencyKey: v.optional(
    v.pipe(
      v.string(expected('text')),
      v.uuid(expected('a UUID such as 6ba7b810-9dad-41d1-80b4-00c04fd430c8')),
      v.toLowerCase(),
    ),
  ),
  attribution: v.fallback(v.optional(attribution), undefined),
  website: hint(FIELD_LIMITS.website),
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
};

/** How a visitor came: the campaign fields of the address, and the host they came from. */
export type Touch = v.InferInput<typeof touch>;

/** The first and the last way on which a visitor came in this session. */
export type Attribution = {
  readonly first?: Touch | undefined;
  readonly last?: Touch | undefined;
};

/** What may go with a request beside what the visitor typed. */
export type LeadExtras = {
  /** A UUID for each thing that is sent: sent again with the same key it is stored once. */
  readonly idempotencyKey?: string | undefined;
  /** How the visitor came. */
  readonly attribution?: Attribution | undefined;
  /** A field that people do not see: filled in, it is a machine's. */
  readonly website?: string | undefined;
  /** Milliseconds from the moment the form was shown until it was sent. */
  readonly elapsed?: number | undefined;
};

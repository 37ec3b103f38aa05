import * as v from 'valibot';
import { expected, hint } from './fields.ts';
import { FIELD_LIMITS } from './limits.ts';

/** As long as those of Cloudflare Turnstile can be. */
const LONGEST_TOKEN = 2048;

const touch = v.object({
  /** Who sent the visitor, such as `newsletter`. */
  utm_source: hint(FIELD_LIMITS.utm),
  /** By what means, such as `email`. */
  utm_medium: hint(FIELD_LIMITS.utm),
  /** The campaign that the link belongs to. */
  utm_campaign: hint(FIELD_LIMITS.utm),
  /** The words that were searched for. */
  utm_term: hint(FIELD_LIMITS.utm),
  /** Which of several links was followed. */
  utm_content: hint(FIELD_LIMITS.utm),
  /** The host that the visitor came from, such as `example.org`. */
  referrer: hint(FIELD_LIMITS.referrer),
});

const attribution = v.object({
  /** The first way on which the visitor came. */
  first: v.fallback(v.optional(touch), undefined),
  /** The last one. */
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
  /** How the visitor came. */
  attribution: v.fallback(v.optional(attribution), undefined),
  /** A field that people do not see: filled in, it is a machine's. */
  website: hint(FIELD_LIMITS.website),
  /** Where the function asks for one: the token of a challenge, such as Cloudflare Turnstile's. Good for once. */
  challenge: hint(LONGEST_TOKEN),
  /** Milliseconds from the moment the form was shown until it was sent. */
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
};

/** How a visitor came: the campaign fields of the address, and the host they came from. */
export type Touch = Readonly<v.InferInput<typeof touch>>;

/** The first and the last way on which a visitor came in this session. */
export type Attribution = {
  /** The first way on which the visitor came. */
  readonly first?: Touch | undefined;
  /** The last one. */
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
  /** Where the function asks for one: the token of a challenge, such as Cloudflare Turnstile's. Good for once. */
  readonly challenge?: string | undefined;
  /** Milliseconds from the moment the form was shown until it was sent. */
  readonly elapsed?: number | undefined;
};

import type { LeadBody } from '@cornerbell/api/schema';

/** What a lead can be. */
export const LEAD_KINDS = ['newsletter', 'demo', 'application'] as const;

/** One of `LEAD_KINDS`. */
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * What makes a lead look like a machine's: `honeypot`, a field was filled in that people do not
 * see; `too_fast`, the form was sent sooner after it was shown than people can type.
 */
export type Reason = 'honeypot' | 'too_fast';

/** Somebody who has left an address: `payload` holds the fields that only this kind has. */
export interface Lead {
  readonly kind: LeadKind;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** How the visitor came. */
  readonly attribution: Readonly<Record<string, unknown>>;
  /** Sent again with the same key, a lead is stored once. */
  readonly idempotencyKey?: string | undefined;
  /** Why the lead is suspicious; empty for most. */
  readonly reasons: readonly Reason[];
}

const TOO_FAST_MS = 1500;

/**
 * The lead in a checked request body.
 *
 * @example
 * leadOf({ endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam', elapsed: 300 });
 * // => { kind: 'newsletter', email: 'sam@example.com', name: 'Sam', payload: {}, attribution: {},
 * //      idempotencyKey: undefined, reasons: ['too_fast'] }
 */
export function leadOf(body: LeadBody): Lead {
  const {
    endpoint: kind,
    email,
    name,
    idempotencyKey,
    attribution = {},
    website,
    elapsed,
    challenge: _,
    ...payload
  } = body;
  const reasons: Reason[] = [];
  if (website) reasons.push('honeypot');
  if (elapsed !== undefined && elapsed < TOO_FAST_MS) reasons.push('too_fast');
  return { kind, email, name, payload, attribution, idempotencyKey, reasons };
}

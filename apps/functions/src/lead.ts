import type { LeadBody } from '@cornerbell/api/schema';

/** What a lead can be. */
export const LEAD_KINDS = ['newsletter', 'demo', 'application'] as const;

/** One of `LEAD_KINDS`. */
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Somebody who has left an address: `payload` holds the fields that only this kind has. */
export type Lead = {
  readonly kind: LeadKind;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
};

/**
 * The lead in a checked request body.
 *
 * @example
 * leadOf({ endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' }, new Date(0));
 * // => { kind: 'newsletter', email: 'sam@example.com', name: 'Sam', payload: {}, createdAt: … }
 */
export function leadOf(body: LeadBody, createdAt: Date): Lead {
  const {
    endpoint: kind,
    email,
    name,
    idempotencyKey: _key,
    attribution: _attribution,
    website: _website,
    elapsed: _elapsed,
    ...payload
  } = body;
  return { kind, email, name, payload, createdAt };
}

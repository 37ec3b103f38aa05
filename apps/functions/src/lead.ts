import type { LeadBody } from '@cornerbell/api/schema';

/** The kinds of leads. */
export const leadKinds = ['newsletter', 'demo', 'application'] as const;

/** A kind of lead. */
export type LeadKind = (typeof leadKinds)[number];

/**
 * Why a lead looks automated: `honeypot`, a field was filled in that people do not see; `too_fast`,
 * the form was sent sooner than people can type.
 */
export type Reason = 'honeypot' | 'too_fast';

/** A request of a visitor; `payload` holds the fields that only its kind has. */
export interface Lead {
  readonly kind: LeadKind;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** How the visitor found the site. */
  readonly attribution: Readonly<Record<string, unknown>>;
  /** A lead sent again with the same key is stored once. */
  readonly idempotencyKey?: string | undefined;
  /** Why the lead is suspicious; empty for most. */
  readonly reasons: readonly Reason[];
}

const tooFastMs = 1500;

/**
 * Converts a checked request body to a lead.
 *
 * @example
 * leadOf({ endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam', elapsed: 300 });
 * // => { kind: 'newsletter', email: 'sam@example.com', name: 'Sam', payload: {}, attribution: {},
 * //      idempotencyKey: undefined, reasons: ['too_fast'] }
 */
export function leadOf(body: LeadBody): Lead {
  const { endpoint: kind, email, name, idempotencyKey, attribution = {}, ...rest } = body;
  const { website, elapsed, ...payload } = rest;
  const reasons: Reason[] = [];
  if (website) reasons.push('honeypot');
  if (elapsed !== undefined && elapsed < tooFastMs) reasons.push('too_fast');
  return { kind, email, name, payload, attribution, idempotencyKey, reasons };
}

/**
 * Whether a person must look at a lead before it is delivered. One reason is not enough: a password
 * manager fills the honeypot, and a browser's Back restores a form that is then sent at once.
 */
export function isHeldBack({ reasons }: Pick<Lead, 'reasons'>): boolean {
  return reasons.includes('honeypot') && reasons.includes('too_fast');
}

import type { StoredLead } from '../stored-leads.ts';
import type { Notice } from './notice.ts';

/** One lead on its way to one system. */
export interface Delivery {
  readonly id: string;
  readonly target: string;
  /** Stays the same for all attempts to deliver the same revision of a lead. */
  readonly idempotencyKey: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** The database's time of this attempt, in seconds since 1970. */
  readonly at: number;
  /** What the links of a subscriber's mails carry: for the subscriber alone. */
  readonly linkToken: string;
  readonly lead: DeliveredLead;
}

/** What a system is told of a lead. */
export type DeliveredLead = Omit<StoredLead, 'deliveries'>;

/**
 * How an attempt ended: with `isFinal` another one would end alike; with `isBusy` the system takes
 * nothing from anybody for now; `retryAfterSeconds` is how long it asked to be left alone. `reason` is
 * kept with the lead.
 */
export type Attempt =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly isFinal: boolean;
      readonly isBusy?: boolean | undefined;
      readonly retryAfterSeconds?: number | undefined;
    };

/** A system that wants to know of every lead. */
export interface Target {
  /** What its deliveries are stored under. */
  readonly name: string;
  /** Tells it of one lead. Rejects if it could not be asked; `signal` ends the attempt. */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Attempt>;
  /** Tells people anything else; there where they read it. */
  readonly tell?: (notice: Notice, signal: AbortSignal) => Promise<Attempt>;
}

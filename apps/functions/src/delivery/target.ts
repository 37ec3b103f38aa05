import type { StoredLead } from '../stored-leads.ts';

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
  /** The token in the links of a subscriber's emails; secret. */
  readonly linkToken: string;
  readonly lead: DeliveredLead;
}

/** A lead as targets receive it. */
export type DeliveredLead = Omit<StoredLead, 'deliveries'>;

/**
 * The outcome of an attempt: with `isFinal` retrying will fail; with `isBusy` the target accepts nothing
 * for now; `retryAfterSeconds` is the pause it asked for. `reason` is stored with the lead.
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

/** A message to people, by email or chat. */
export interface Notice {
  readonly subject: string;
  readonly text: string;
}

/** A system that receives every lead. */
export interface Target {
  /** The name that its deliveries are stored under. */
  readonly name: string;
  /** Sends one lead. Rejects if the target could not be reached; `signal` aborts the attempt. */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Attempt>;
  /** Sends people any other message; only for targets that people read. */
  readonly notify?: (notice: Notice, signal: AbortSignal) => Promise<Attempt>;
}

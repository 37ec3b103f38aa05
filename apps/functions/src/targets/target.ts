import type { Lead } from '../lead.ts';

/** What happened: a request was sent, or a subscriber agreed to the newsletter or left it. */
export type TargetEvent = 'requested' | 'subscribed' | 'unsubscribed';

/** A lead as targets receive it; times are ISO 8601 in UTC. */
export interface DeliveredLead extends Omit<Lead, 'idempotencyKey'> {
  readonly id: string;
  readonly createdAt: string;
}

/** One event of a lead on its way to one target. */
export interface Delivery {
  /** Stays the same for all attempts: the idempotency key towards the target. */
  readonly id: string;
  readonly event: TargetEvent;
  readonly happenedAt: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** The secrets in the links of a subscriber's emails; null for other leads. */
  readonly confirmToken: string | null;
  readonly unsubscribeToken: string | null;
  readonly lead: DeliveredLead;
}

/**
 * The outcome of an attempt: with `isFinal` retrying will fail; `retryAfterSeconds` is the pause that the
 * target asked for. `reason` is stored with the lead.
 */
export type Attempt =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly isFinal: boolean;
      readonly retryAfterSeconds?: number | undefined;
    };

/** A message to people, by email or chat. */
export interface Notice {
  readonly subject: string;
  readonly text: string;
}

/** A system that receives leads. */
export interface Target {
  /** The name that its deliveries are stored under. */
  readonly name: 'gohighlevel' | 'webhook' | 'email' | 'chat' | 'confirmation' | 'guide';
  /** Sends one event. Rejects if the target could not be reached; `signal` aborts the attempt. */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Attempt>;
  /** Sends people any other message; only for targets that people read. */
  readonly notify?: (notice: Notice, signal: AbortSignal) => Promise<Attempt>;
}

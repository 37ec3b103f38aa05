/**
 * Why a request did not get through:
 *
 * - `offline`: the device said that it has no network; nothing was sent
 * - `timeout`: no answer came in time; it may have arrived or not
 * - `limited`: too many requests from here; later it will do
 * - `rejected`: the function refused what was sent; unchanged it never will do
 * - `unavailable`: the function could not be reached, failed, or answered nonsense; the request may
 *   have arrived or not
 */
export const FAILURE_REASONS = [
  'offline',
  'timeout',
  'limited',
  'rejected',
  'unavailable',
] as const;

/** One of `FAILURE_REASONS`. */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A request that did not get through. */
export type Failure = {
  /** Always `false`: tells a failure from a success. */
  readonly ok: false;
  /** Why it did not get through. */
  readonly reason: FailureReason;
  /** The field that the function refused, if it named one. */
  readonly field?: string;
  /** How long to wait before the next attempt, in seconds, if the function said so (`Retry-After`). */
  readonly retryAfterSeconds?: number;
};

/** How a request ended: `ok` only if the function said that it has stored it. */
export type Outcome =
  | {
      /** Always `true`: tells a success from a failure. */
      readonly ok: true;
    }
  | Failure;

/**
 * Why a request failed:
 *
 * - `offline`: the device has no network; nothing was sent
 * - `timeout`: no answer in time; the request may or may not have arrived
 * - `limited`: too many requests from this address; retrying later will work
 * - `rejected`: the function refused the request; retrying the same request will fail
 * - `unavailable`: the function could not be reached, failed, or gave an invalid answer; the request may
 *   or may not have arrived
 */
export const failureReasons = ['offline', 'timeout', 'limited', 'rejected', 'unavailable'] as const;

/** One of `failureReasons`. */
export type FailureReason = (typeof failureReasons)[number];

/** A failed request. */
export interface Failure {
  /** Always `false`: tells a failure from a success. */
  readonly ok: false;
  /** Why it failed. */
  readonly reason: FailureReason;
  /** The invalid field, if the function named one. */
  readonly field?: string;
  /** Seconds to wait before retrying, if the function sent `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** The outcome of a request: `ok` only if the function confirmed that it is stored. */
export type Outcome =
  | {
      /** Always `true`: tells a success from a failure. */
      readonly ok: true;
    }
  | Failure;

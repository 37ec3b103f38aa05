import type { FailureReason, LeadExtras } from '@cornerbell/api';
import type { Lead } from '../shell/send.ts';

/** A filled form that is not delivered yet, as stored on the device. */
export interface Unsent {
  /** The name of the filled form; submitting it again replaces the stored one. */
  readonly form: string;
  readonly lead: Lead;
  /** Includes the idempotency key. */
  readonly extras: LeadExtras;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The number of failed attempts. */
  readonly attempts: number;
  /** The earliest time of the next automatic attempt, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Why the last attempt failed; left out before the first. `rejected` is never retried automatically. */
  readonly reason?: FailureReason;
}

const day = 24 * 60 * 60 * 1000;

/** The expiry of a form that is kept for `keptDays` days, in milliseconds since 1970. */
export const expiryOf = ({ savedAt }: Pick<Unsent, 'savedAt'>, keptDays: number): number =>
  savedAt + keptDays * day;

/** Whether a form has expired, or was saved in the future because the clock was set back. */
export const isExpired = (unsent: Unsent, keptDays: number, now: number): boolean =>
  now >= expiryOf(unsent, keptDays) || unsent.savedAt - now > day;

/** The shortest pause between two attempts, in milliseconds. */
export const firstPause = 5000;

/** How long other tabs ignore a form after it was saved, because its own tab is sending it, in milliseconds. */
export const ownTime = 30_000;

const longestPause = 10 * 60 * 1000;

/**
 * The pause before the next attempt, in milliseconds: exponential backoff with jitter, at least as long as the function asked for.
 *
 * @param attempts The number of failed attempts, from 1.
 * @param retryAfterSeconds The function's `Retry-After`.
 * @param random From 0 to 1.
 * @example
 * pauseAfter(1, undefined, 1); // => 5000
 * pauseAfter(2, 60, 0.5); // => 60000
 */
export function pauseAfter(
  attempts: number,
  retryAfterSeconds: number | undefined,
  random: number,
): number {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return Math.max(Math.round(pause * (0.5 + random / 2)), (retryAfterSeconds ?? 0) * 1000);
}

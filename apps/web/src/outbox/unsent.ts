import type { FailureReason, LeadExtras } from '@cornerbell/api';
import type { Lead } from '../shell/send.ts';

/** A filled form that has not been delivered yet, as it is kept on the device. */
export interface Unsent {
  /** Names the filled form: sent once more, it takes the place of what is kept of it. */
  readonly form: string;
  readonly lead: Lead;
  /** Its idempotency key among them. */
  readonly extras: LeadExtras;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** How often it has been sent in vain. */
  readonly attempts: number;
  /** Not to be sent by itself before this moment, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Why it was not delivered; left out while that was not tried. `rejected` is never sent by itself. */
  readonly reason?: FailureReason;
}

const day = 24 * 60 * 60 * 1000;

/** When a form that is kept for so many days is deleted, in milliseconds since 1970. */
export const expiryOf = ({ savedAt }: Pick<Unsent, 'savedAt'>, keptDays: number): number =>
  savedAt + keptDays * day;

/** A clock that was set back must not make a form stay for ever. */
export const isExpired = (unsent: Unsent, keptDays: number, now: number): boolean =>
  now >= expiryOf(unsent, keptDays) || unsent.savedAt - now > day;

/** The shortest pause between two attempts, in milliseconds. */
export const firstPause = 5000;

/** How long another tab leaves a form alone that has just been saved, in milliseconds: it is being sent. */
export const ownTime = 30_000;

const longestPause = 10 * 60 * 1000;

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time, never quite the
 * same for two visitors, and never shorter than the function asked for.
 *
 * @param attempts How often it has been sent in vain, at least once.
 * @param retryAfterSeconds What the function asked for.
 * @param random From 0 up to 1.
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

import type { Outcome } from '@cornerbell/api';
import type { Store } from './store.ts';
import { isExpired, pauseAfter, type Unsent } from './unsent.ts';

/** The dependencies of an outbox. */
export interface OutboxParts {
  readonly store: Store;
  /** Sends one form; never rejects. */
  readonly send: (unsent: Unsent) => Promise<Outcome>;
  /** Runs a task under a lock that all tabs share. */
  readonly withLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** How many days an unsent form is kept. */
  readonly keptDays: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Called after every change with the unsent forms, oldest first. */
  readonly onChange: (unsent: readonly Unsent[]) => void;
  /** Called when a form has been delivered. */
  readonly onSent: (sent: Unsent) => void;
}

/** The result of sending a form; `saved` says whether it is kept for later. */
export interface Sending {
  readonly outcome: Outcome;
  readonly saved: boolean;
}

/** Which unsent forms to send: those whose pause is over, or all that are not rate limited. */
export type Urgency = 'due' | 'now';

/** The result of sending the unsent forms. */
export interface Flushed {
  readonly sent: number;
  readonly expired: number;
  readonly unsent: readonly Unsent[];
}

const isReady = ({ reason, notBefore }: Unsent, now: number, urgency: Urgency): boolean =>
  reason !== 'rejected' && (notBefore <= now || (urgency === 'now' && reason !== 'limited'));

/**
 * Creates an outbox, which keeps filled forms until they are delivered or expire. Every form is stored before it is sent and deleted
 * when the function has confirmed it; one tab at a time sends.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, send, withLock, keptDays, now, random, onChange, onSent } = parts;

  async function list(): Promise<Unsent[]> {
    const all = await store.all();
    return all.toSorted((one, other) => one.savedAt - other.savedAt);
  }

  async function notifyChange() {
    onChange(await list());
  }

  /** Records a failed attempt, unless the form has been changed or deleted in the meantime. */
  async function recordFailure(tried: Unsent, failure: Extract<Outcome, { ok: false }>) {
    const { reason, retryAfterSeconds } = failure;
    const current = await store.get(tried.form);
    if (current?.extras.idempotencyKey !== tried.extras.idempotencyKey) return;
    const attempts = tried.attempts + 1;
    const notBefore = now() + pauseAfter(attempts, retryAfterSeconds, random());
    await store.put({ ...tried, attempts, notBefore, reason });
  }

  /** Deletes a form, unless it has been changed in the meantime. */
  async function discard(sent: Unsent) {
    const current = await store.get(sent.form);
    if (current?.extras.idempotencyKey === sent.extras.idempotencyKey)
      await store.remove(sent.form);
  }

  /** Sends a form and updates the store. Must be called with the lock. */
  async function attempt(unsent: Unsent): Promise<Outcome> {
    const outcome = await send(unsent);
    try {
      if (outcome.ok) await discard(unsent);
      else await recordFailure(unsent, outcome);
    } catch (error) {
      // The outcome stands; the next attempt corrects the store.
      console.error(error);
    }
    if (outcome.ok) onSent(unsent);
    return outcome;
  }

  return {
    list,

    /** Saves a form, then sends it. A rejected form is not kept, because the visitor has to correct it. */
    async submit(unsent: Unsent): Promise<Sending> {
      let saved = true;
      try {
        await store.put(unsent);
        // The next visit must know of the form even if this one ends before the response.
        await notifyChange();
      } catch (error) {
        console.error(error);
        saved = false;
      }
      const outcome = await withLock(() => (saved ? attempt(unsent) : send(unsent)));
      if (!saved) return { outcome, saved };
      const rejected = !outcome.ok && outcome.reason === 'rejected';
      try {
        if (rejected) await discard(unsent);
        await notifyChange();
      } catch (error) {
        // The outcome does not depend on the store.
        console.error(error);
      }
      return { outcome, saved: !outcome.ok && !rejected };
    },

    /** Sends one form at once; `undefined` if it does not exist any more. */
    async sendNow(form: string): Promise<Outcome | undefined> {
      const outcome = await withLock(async () => {
        const unsent = await store.get(form);
        return unsent && attempt(unsent);
      });
      await notifyChange().catch((error: unknown) => console.error(error));
      return outcome;
    },

    /** Sends the unsent forms and deletes the expired ones. */
    async flush(urgency: Urgency): Promise<Flushed> {
      const before = await list();
      const expired = before.filter((unsent) => isExpired(unsent, keptDays, now()));
      for (const { form } of expired) await store.remove(form);
      let sent = 0;
      for (const { form, attempts } of before) {
        const outcome = await withLock(async () => {
          // Another tab may have sent it in the meantime.
          const unsent = await store.get(form);
          const isOurs = unsent?.attempts === attempts && isReady(unsent, now(), urgency);
          return isOurs ? attempt(unsent) : undefined;
        });
        if (outcome?.ok) sent += 1;
        if (outcome && !outcome.ok && outcome.reason === 'offline') break;
      }
      const unsent = await list();
      onChange(unsent);
      return { sent, expired: expired.length, unsent };
    },

    /** Deletes one form. */
    async remove(form: string) {
      await store.remove(form);
      await notifyChange();
    },
  };
}

/** An outbox, from `createOutbox`. */
export type Outbox = ReturnType<typeof createOutbox>;

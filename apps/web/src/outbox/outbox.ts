import type { Outcome } from '@cornerbell/api';
import type { Store } from './store.ts';
import { isExpired, pauseAfter, type Unsent } from './unsent.ts';

/** What an outbox works with. */
export interface OutboxParts {
  readonly store: Store;
  /** Sends one form; never rejects. */
  readonly send: (unsent: Unsent) => Promise<Outcome>;
  /** Runs a task while no other tab runs one. */
  readonly alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** How many days an unsent form is kept. */
  readonly keptDays: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Called after every change with what is unsent by now, the oldest first. */
  readonly onChange: (unsent: readonly Unsent[]) => void;
  /** Called when a form has been delivered. */
  readonly onSent: (sent: Unsent) => void;
}

/** How sending a form ended; `saved` says whether it is kept for later. */
export interface Sending {
  readonly outcome: Outcome;
  readonly saved: boolean;
}

/** Which of the unsent forms are to be sent: those whose pause is over, or all but those that must wait. */
export type Urgency = 'due' | 'now';

/** What sending what was unsent has come to. */
export interface Flushed {
  readonly sent: number;
  readonly expired: number;
  readonly unsent: readonly Unsent[];
}

const isReady = ({ reason, notBefore }: Unsent, now: number, urgency: Urgency): boolean =>
  reason !== 'rejected' && (notBefore <= now || (urgency === 'now' && reason !== 'limited'));

/**
 * Keeps filled forms until they are delivered, or until they expire. Every form is kept before it is
 * sent, and removed once the function has confirmed it; one tab at a time sends.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, send, alone, keptDays, now, random, onChange, onSent } = parts;

  async function list(): Promise<Unsent[]> {
    const all = await store.all();
    return all.toSorted((one, other) => one.savedAt - other.savedAt);
  }

  async function tell() {
    onChange(await list());
  }

  /** Notes a failed attempt, unless the form has been filled in anew or deleted meanwhile. */
  async function keep(tried: Unsent, failure: Extract<Outcome, { ok: false }>) {
    const { reason, retryAfterSeconds } = failure;
    const current = await store.get(tried.form);
    if (current?.extras.idempotencyKey !== tried.extras.idempotencyKey) return;
    const attempts = tried.attempts + 1;
    const notBefore = now() + pauseAfter(attempts, retryAfterSeconds, random());
    await store.put({ ...tried, attempts, notBefore, reason });
  }

  async function forget(sent: Unsent) {
    const current = await store.get(sent.form);
    if (current?.extras.idempotencyKey === sent.extras.idempotencyKey)
      await store.remove(sent.form);
  }

  /** Sends a form and keeps the store in step. The lock must be held. */
  async function attempt(unsent: Unsent): Promise<Outcome> {
    const outcome = await send(unsent);
    try {
      if (outcome.ok) await forget(unsent);
      else await keep(unsent, outcome);
    } catch (error) {
      // The form has been sent or not; what is kept of it is put right by the next attempt.
      console.error(error);
    }
    if (outcome.ok) onSent(unsent);
    return outcome;
  }

  return {
    list,

    /** Saves a form, then sends it. One that the function refuses is the visitor's to fix and is not kept. */
    async submit(unsent: Unsent): Promise<Sending> {
      let saved = true;
      try {
        await store.put(unsent);
        // The next visit must know of it even if this one ends before there is an answer.
        await tell();
      } catch (error) {
        console.error(error);
        saved = false;
      }
      const outcome = await alone(() => (saved ? attempt(unsent) : send(unsent)));
      if (!saved) return { outcome, saved };
      const refused = !outcome.ok && outcome.reason === 'rejected';
      try {
        if (refused) await forget(unsent);
        await tell();
      } catch (error) {
        // How sending ended does not hang on what is kept.
        console.error(error);
      }
      return { outcome, saved: !outcome.ok && !refused };
    },

    /** Sends one form because the visitor wants it now. `undefined` where it is no longer there. */
    async sendNow(form: string): Promise<Outcome | undefined> {
      const outcome = await alone(async () => {
        const unsent = await store.get(form);
        return unsent && attempt(unsent);
      });
      await tell().catch((error: unknown) => console.error(error));
      return outcome;
    },

    /** Sends what is unsent and deletes what has expired. */
    async flush(urgency: Urgency): Promise<Flushed> {
      const before = await list();
      const expired = before.filter((unsent) => isExpired(unsent, keptDays, now()));
      for (const { form } of expired) await store.remove(form);
      let sent = 0;
      for (const { form, attempts } of before) {
        const outcome = await alone(async () => {
          // Another tab may have had it meanwhile.
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
      await tell();
    },
  };
}

/** An outbox. */
export type Outbox = ReturnType<typeof createOutbox>;

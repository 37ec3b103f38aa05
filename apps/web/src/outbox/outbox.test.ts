import type { Outcome } from '@cornerbell/api';
import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { Store } from './store.ts';
import { expiryOf, ownTime, type Unsent } from './unsent.ts';

const start = Date.UTC(2025, 7, 4, 12);
const keptDays = 7;
const down: Outcome = { ok: false, reason: 'unavailable' };

const filledForm = (form: string, key = `${form}-key`): Unsent => ({
  form,
  lead: { endpoint: 'demo', request: { name: 'Lou', email: 'l@x.test', gym: 'N', kind: 'demo' } },
  extras: { idempotencyKey: key },
  savedAt: start,
  attempts: 0,
  notBefore: start + ownTime,
});

/** A store in memory that tabs can share. */
function memoryStore() {
  const saved = new Map<string, Unsent>();
  const store: Store = {
    all: async () => [...saved.values()],
    get: async (form) => saved.get(form),
    put: async (unsent) => void saved.set(unsent.form, unsent),
    remove: async (form) => void saved.delete(form),
  };
  return { saved, store };
}

/** A lock that tabs can share. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

interface World {
  memory?: ReturnType<typeof memoryStore>;
  withLock?: ReturnType<typeof createLock>;
  answers: (attempt: number, unsent: Unsent) => Outcome | Promise<Outcome>;
}

function setUp({ memory = memoryStore(), withLock = createLock(), answers }: World) {
  const clock = { now: start };
  const sent: Unsent[] = [];
  const seen: string[][] = [];
  const delivered: string[] = [];
  const outbox = createOutbox({
    store: memory.store,
    send: async (unsent) => {
      sent.push(unsent);
      return answers(sent.length, unsent);
    },
    withLock,
    keptDays,
    now: () => clock.now,
    random: () => 1,
    onChange: (unsent) => seen.push(unsent.map(({ form }) => form)),
    onSent: ({ form }) => delivered.push(form),
  });
  return { outbox, clock, sent, seen, delivered, saved: memory.saved };
}

async function blocked(): Promise<void> {
  throw new DOMException('Blocked', 'SecurityError');
}

describe('submitting a form', () => {
  it('stores it before it is sent, and deletes it when it is delivered', async () => {
    const world = setUp({
      answers: () => {
        expect([...world.saved.keys()]).toEqual(['a']);
        return { ok: true };
      },
    });

    expect(await world.outbox.submit(filledForm('a'))).toEqual({
      outcome: { ok: true },
      saved: false,
    });

    expect(world.saved.size).toBe(0);
    expect(world.seen).toEqual([['a'], []]);
    expect(world.delivered).toEqual(['a']);
  });

  it.each(['offline', 'timeout', 'unavailable', 'limited'] as const)(
    'keeps it after the failure "%s"',
    async (reason) => {
      const world = setUp({ answers: () => ({ ok: false, reason }) });

      expect(await world.outbox.submit(filledForm('a'))).toMatchObject({ saved: true });

      expect(world.saved.get('a')).toMatchObject({ attempts: 1, reason, notBefore: start + 5000 });
      expect(world.delivered).toEqual([]);
    },
  );

  it('does not keep a rejected form, which the visitor corrects', async () => {
    const world = setUp({ answers: () => ({ ok: false, reason: 'rejected', field: 'email' }) });

    expect(await world.outbox.submit(filledForm('a'))).toEqual({
      outcome: { ok: false, reason: 'rejected', field: 'email' },
      saved: false,
    });

    expect(world.saved.size).toBe(0);
  });

  it('sends it without storage, and reports that it is not saved', async () => {
    const memory = memoryStore();
    const world = setUp({
      memory: { ...memory, store: { ...memory.store, put: blocked } },
      answers: () => down,
    });

    expect(await world.outbox.submit(filledForm('a'))).toEqual({ outcome: down, saved: false });
    expect(world.sent).toHaveLength(1);
  });

  it('reports the delivery even if the store fails afterwards', async () => {
    const memory = memoryStore();
    let lists = 0;
    const all = () => ((lists += 1) > 1 ? blocked().then(() => []) : memory.store.all());
    const world = setUp({
      memory: { ...memory, store: { ...memory.store, all } },
      answers: () => ({ ok: true }),
    });

    expect(await world.outbox.submit(filledForm('a'))).toEqual({
      outcome: { ok: true },
      saved: false,
    });
    expect(world.delivered).toEqual(['a']);
  });

  it('again, after a change, replaces the stored form', async () => {
    const world = setUp({ answers: (attempt) => (attempt === 1 ? down : { ok: true }) });
    await world.outbox.submit(filledForm('a', 'first'));

    await world.outbox.submit(filledForm('a', 'second'));

    expect(world.sent.map(({ extras }) => extras.idempotencyKey)).toEqual(['first', 'second']);
    expect(world.saved.size).toBe(0);
  });

  it('keeps newer content when older content of the form is delivered', async () => {
    const world = setUp({
      answers: (_, unsent) => {
        world.saved.set('a', { ...unsent, extras: { idempotencyKey: 'newer' } });
        return { ok: true };
      },
    });

    await world.outbox.submit(filledForm('a', 'older'));

    expect(world.saved.get('a')?.extras.idempotencyKey).toBe('newer');
  });
});

describe('an unsent form', () => {
  it('waits twice as long after each failure, and at least as long as the function asks for', async () => {
    const world = setUp({
      answers: (attempt) => (attempt === 3 ? { ...down, retryAfterSeconds: 3600 } : down),
    });
    await world.outbox.submit(filledForm('a'));
    const pauses = [];
    for (let round = 0; round < 3; round += 1) {
      const { notBefore = 0 } = world.saved.get('a') ?? {};
      pauses.push(notBefore - world.clock.now);
      world.clock.now = notBefore;
      await world.outbox.flush('due');
    }
    pauses.push((world.saved.get('a')?.notBefore ?? 0) - world.clock.now);

    expect(pauses).toEqual([5000, 10_000, 3_600_000, 40_000]);
  });

  it('is not sent until its pause is over, unless the network is back', async () => {
    const world = setUp({ answers: (attempt) => (attempt === 1 ? down : { ok: true }) });
    await world.outbox.submit(filledForm('a'));

    expect(await world.outbox.flush('due')).toMatchObject({ sent: 0 });
    expect(await world.outbox.flush('now')).toMatchObject({ sent: 1, unsent: [] });
  });

  it('waits for the end of a rate limit even when the network is back', async () => {
    const limited: Outcome = { ok: false, reason: 'limited', retryAfterSeconds: 60 };
    const world = setUp({ answers: (attempt) => (attempt === 1 ? limited : { ok: true }) });
    await world.outbox.submit(filledForm('a'));

    expect(await world.outbox.flush('now')).toMatchObject({ sent: 0 });
    world.clock.now += 60_000;
    expect(await world.outbox.flush('due')).toMatchObject({ sent: 1 });
  });

  it('is saved for copying when it is rejected, but never sent again automatically', async () => {
    const world = setUp({
      answers: (attempt) => (attempt === 1 ? down : { ok: false, reason: 'rejected' }),
    });
    await world.outbox.submit(filledForm('a'));
    await world.outbox.flush('now');
    world.clock.now += 24 * 60 * 60 * 1000;

    expect(await world.outbox.flush('now')).toMatchObject({ unsent: [{ reason: 'rejected' }] });
    expect(world.sent).toHaveLength(2);
  });

  it('is deleted without being sent when it has expired', async () => {
    const world = setUp({ answers: () => down });
    await world.outbox.submit(filledForm('a'));
    world.clock.now = expiryOf({ savedAt: start }, keptDays) - 1;
    expect(await world.outbox.flush('now')).toMatchObject({ expired: 0 });
    world.clock.now += 1;

    expect(await world.outbox.flush('now')).toEqual({ sent: 0, expired: 1, unsent: [] });
    expect(world.sent).toHaveLength(2);
  });

  it('expires even if the clock was set back', async () => {
    const world = setUp({ answers: () => down });
    await world.outbox.submit(filledForm('a'));
    world.clock.now -= 30 * 24 * 60 * 60 * 1000;

    expect(await world.outbox.flush('now')).toMatchObject({ expired: 1 });
  });

  it('is not tried if the one before it found no network', async () => {
    const world = setUp({ answers: () => ({ ok: false, reason: 'offline' }) });
    await world.outbox.submit(filledForm('a'));
    await world.outbox.submit(filledForm('b'));

    await world.outbox.flush('now');

    expect(world.sent).toHaveLength(3);
  });

  it('can be sent now, and deleted', async () => {
    const world = setUp({
      answers: (attempt) => (attempt === 1 ? { ok: false, reason: 'limited' } : { ok: true }),
    });
    await world.outbox.submit(filledForm('a'));
    expect(await world.outbox.sendNow('a')).toEqual({ ok: true });
    expect(await world.outbox.sendNow('a')).toBeUndefined();

    world.saved.set('b', filledForm('b'));
    await world.outbox.remove('b');

    expect(world.saved.size).toBe(0);
    expect(world.seen.at(-1)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('send a form once when both see that the network is back', async () => {
    const memory = memoryStore();
    const withLock = createLock();
    memory.saved.set('a', { ...filledForm('a'), attempts: 1, reason: 'offline' });
    const tabs = [1, 2].map(() => setUp({ memory, withLock, answers: () => ({ ok: true }) }));

    const ends = await Promise.all(tabs.map(({ outbox }) => outbox.flush('now')));

    expect(ends.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
    expect(tabs.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  it('do not retry what the other has just tried', async () => {
    const memory = memoryStore();
    const withLock = createLock();
    memory.saved.set('a', { ...filledForm('a'), attempts: 1, reason: 'offline' });
    const tabs = [1, 2].map(() => setUp({ memory, withLock, answers: () => down }));

    await Promise.all(tabs.map(({ outbox }) => outbox.flush('now')));

    expect(tabs.flatMap(({ sent }) => sent)).toHaveLength(1);
  });

  it('leave a form that was just saved to the tab that is sending it', async () => {
    const memory = memoryStore();
    memory.saved.set('a', filledForm('a'));
    const other = setUp({ memory, answers: () => ({ ok: true }) });

    await other.outbox.flush('due');
    expect(other.sent).toHaveLength(0);
    other.clock.now += ownTime;
    await other.outbox.flush('due');
    expect(other.sent).toHaveLength(1);
  });
});

import type { Database, Sql } from './database.ts';
import { isHeldBack, type Lead, type Reason } from './lead.ts';
import { mailboxOf, markLeft } from './mailboxes.ts';
import { enqueue } from './queue.ts';
import type { Target } from './targets/target.ts';

/** Stores leads and subscribers' consent. Each method rejects if nothing is known to be stored. */
export type Store = ReturnType<typeof createStore>;

/** For how many days a confirmation link is valid, and an unconfirmed address is stored. */
export const linkDays = 30;

const days = `interval '${linkDays} days'`;
const isSubscribed = 'subscribed_at is not null and unsubscribed_at is null';
const revoke = 'update cornerbell.leads set subscribed_at = null where id = $1';
const isFresh = `confirm_token = $1 and coalesce(mailed_at, created_at) > now() - ${days}`;
const mayReturn = `unsubscribe_token = $1 and coalesce(unsubscribed_at, subscribed_at) is not null`;
const fingerprint = "encode(sha256(convert_to($2::text, 'UTF8')), 'hex')";

/** Postgres's codes for conflicts with other transactions: of a key or the order, or a deadlock. */
const conflicts = new Set(['23505', '40001', '40P01']);

interface Row {
  readonly id: string;
  readonly isNew: boolean;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly isSubscribed: boolean;
}

/**
 * Creates the store of a database. Each lead is delivered to the named targets; if `confirmation`
 * is among them, subscribers only once they have confirmed by email.
 */
export function createStore(database: Database, names: readonly Target['name'][] = []) {
  const confirms = names.includes('confirmation');
  const targets = names.filter((name) => name !== 'confirmation');

  /** Another request may store the same key or subscriber; a second attempt sees its row. */
  const atomically = <Result>(work: (sql: Sql) => Promise<Result>) =>
    database.transaction(work).catch((error: unknown) => {
      if (conflicts.has(Object(error).code)) return database.transaction(work);
      throw error;
    });

  async function save(sql: Sql, lead: Lead): Promise<'accepted' | 'reused'> {
    const { idempotencyKey: key, kind, email, name, payload, attribution, reasons } = lead;
    const request = JSON.stringify([kind, email, name, payload]);
    if (key !== undefined) {
      const { rows } = await sql.query<{ isSame: boolean }>(
        `select fingerprint = ${fingerprint} as "isSame" from cornerbell.idempotency_keys where key = $1`,
        [key, request],
      );
      if (rows[0]) return rows[0].isSame ? 'accepted' : 'reused';
    }
    const { rows } = await sql.query<Row>(
      // The update changes nothing: it locks and returns the row of a known subscriber.
      `insert into cornerbell.leads (kind, email, name, typed_name, payload, attribution, reasons, subscribed_at)
       values ($1, $2, $3, $3, $4, $5, $6, case when $7::boolean then now() end)
       on conflict (email) where kind = 'newsletter' do update set email = excluded.email
       returning id, xmax = 0 as "isNew", name, to_jsonb(reasons) as reasons,
         ${isSubscribed} as "isSubscribed"`,
      [kind, email, name, payload, attribution, reasons, kind === 'newsletter' && !confirms],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The lead was not stored.');
    if (kind === 'newsletter') await signUp(sql, row, lead);
    else await enqueue(sql, row.id, 'requested', targets, isHeldBack(lead));
    if (key !== undefined) {
      await sql.query(
        `insert into cornerbell.idempotency_keys (key, fingerprint, lead) values ($1, ${fingerprint}, $3)`,
        [key, request, row.id],
      );
    }
    return 'accepted';
  }

  async function signUp(sql: Sql, row: Row, lead: Lead): Promise<void> {
    const { hasLeft, mayMail } = await mailboxOf(sql, lead.email);
    if (hasLeft) {
      // Only they can come back, with a link from a mail.
      if (row.isNew) await sql.query(revoke, [row.id]);
    } else if (isHeldBack(lead)) {
      // A machine changes no subscriber, and does not use up the mails of an address's owner.
      if (!row.isNew) return;
      if (confirms) await enqueue(sql, row.id, 'requested', ['confirmation'], true);
      else await enqueue(sql, row.id, 'subscribed', targets, true);
    } else if (confirms) {
      if (mayMail && !row.isSubscribed) await askToConfirm(sql, row.id, lead);
    } else if (row.isNew || !row.isSubscribed || isHeldBack(row) || row.name !== lead.name) {
      // The latest name counts, and a person instead of a machine.
      await sql.query(
        'update cornerbell.leads set subscribed_at = now(), name = $2, reasons = $3 where id = $1',
        [row.id, lead.name, lead.reasons],
      );
      await announce(sql, row.id);
    }
  }

  /** Notifies the targets of a new subscriber. */
  async function announce(sql: Sql, id: string): Promise<void> {
    await dropWaiting(sql, id);
    await enqueue(sql, id, 'subscribed', targets);
  }

  /** Subscribes the owner of a link; resolves with whether the link is valid. */
  async function agree(sql: Sql, isValid: string, token: string): Promise<boolean> {
    const { rows } = await sql.query<Pick<Row, 'id' | 'isSubscribed'> & { email: string }>(
      `select id, email, ${isSubscribed} as "isSubscribed" from cornerbell.leads
       where ${isValid} for update`,
      [token],
    );
    const [known] = rows;
    if (known?.isSubscribed === false) {
      await sql.query(
        `update cornerbell.leads
         set subscribed_at = now(), unsubscribed_at = null, name = typed_name where id = $1`,
        [known.id],
      );
      await markLeft(sql, known.email, false);
      await announce(sql, known.id);
    }
    return known !== undefined;
  }

  return {
    /**
     * Resolves once the lead and its deliveries are on the disk: with `accepted`, now or before, or
     * with `reused` if the idempotency key belongs to another request.
     */
    save: (lead: Lead) => atomically((sql) => save(sql, lead)),
    /** Confirms the sign-up of a mailed link; resolves with whether the link is valid. */
    confirm: (token: string) => atomically((sql) => agree(sql, isFresh, token)),
    /** Unsubscribes the subscriber of a mailed link; resolves with whether the link is known. */
    unsubscribe: (token: string) => atomically((sql) => unsubscribe(sql, token)),
    /** Subscribes again somebody who left with a mailed link; resolves with whether they had. */
    return: (token: string) => atomically((sql) => agree(sql, mayReturn, token)),
  };
}

/**
 * Queues the email with the links, unless one is on its way, whose link a new one would invalidate.
 * Nothing else changes until it is confirmed; an unconfirmed sign-up is as old as its last mail.
 */
async function askToConfirm(sql: Sql, id: string, lead: Lead): Promise<void> {
  const { name, payload, reasons } = lead;
  const { rows } = await sql.query(
    `update cornerbell.leads set
       confirm_token = gen_random_uuid(), typed_name = $2, payload = $4, mailed_at = now(),
       created_at = case when subscribed_at is null then now() else created_at end,
       reasons = case when subscribed_at is null then $3 else reasons end
     where id = $1 and not exists (
       select from cornerbell.deliveries
       where lead = $1 and target = 'confirmation' and due_at is not null and error is null
     )
     returning id`,
    [id, name, reasons, payload],
  );
  if (rows.length === 0) return;
  await dropWaiting(sql, id);
  await enqueue(sql, id, 'requested', ['confirmation']);
}

async function unsubscribe(sql: Sql, token: string): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; email: string; hasJustLeft: boolean }>(
    // An old confirmation link must not subscribe again.
    `update cornerbell.leads
     set unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_token = gen_random_uuid()
     where unsubscribe_token = $1 returning id, email, unsubscribed_at = now() as "hasJustLeft"`,
    [token],
  );
  const [known] = rows;
  if (known?.hasJustLeft) {
    await markLeft(sql, known.email, true);
    await dropWaiting(sql, known.id);
    await sql.query(
      `insert into cornerbell.deliveries (lead, target, event, due_at)
       select distinct lead, target, 'unsubscribed', now() from cornerbell.deliveries
       where lead = $1 and event = 'subscribed'`,
      [known.id],
    );
  }
  return known !== undefined;
}

/** Drops mails that were not sent, or perhaps not, and what was held back: no retry sends them. */
async function dropWaiting(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `delete from cornerbell.deliveries where lead = $1
       and (settled_at is null and due_at is null
         or target = 'confirmation' and (settled_at is null or error is not null))`,
    [id],
  );
}

import { sqlState, type Database, type Sql } from './database.ts';
import { isHeldBack, type Lead, type Reason } from './lead.ts';
import { enqueue } from './queue.ts';

/** Stores leads, and the consent of subscribers. Each method rejects if nothing is known to be stored. */
export interface Store {
  /**
   * Resolves once the lead and its deliveries are safe on disk: with `accepted`, now or before, or with
   * `reused` if the idempotency key belongs to another request.
   */
  readonly save: (lead: Lead) => Promise<'accepted' | 'reused'>;
  /** Confirms the sign-up of a mailed link; resolves with whether the link is valid. */
  readonly confirm: (token: string) => Promise<boolean>;
  /** Unsubscribes the subscriber of a mailed link; resolves with whether the link is known. */
  readonly unsubscribe: (token: string) => Promise<boolean>;
}

/** The name of the target that asks subscribers to confirm. */
export const confirmationTargetName = 'confirmation';

/** How many emails ask for a confirmation, at most one a day. */
const maxMails = 3;

/** For how many days a confirmation link is valid, and nobody is asked again after unsubscribing. */
export const linkDays = 30;

const days = `interval '${linkDays} days'`;
const isSubscribed = 'subscribed_at is not null and unsubscribed_at is null';
const fingerprint = "encode(sha256(convert_to($2::text, 'UTF8')), 'hex')";

interface Subscriber {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly isSubscribed: boolean;
  readonly hasLeft: boolean;
  readonly hasJustLeft: boolean | null;
}

/**
 * Creates the store of a database. `targets` names the targets that each lead is delivered to; with
 * `confirms`, subscribers are asked by email before they are.
 */
export function createStore(
  database: Database,
  targets: readonly string[] = [],
  confirms = false,
): Store {
  async function save(sql: Sql, lead: Lead): Promise<'accepted' | 'reused'> {
    const { idempotencyKey: key, kind, email, name, payload } = lead;
    const request = JSON.stringify([kind, email, name, payload]);
    if (key !== undefined) {
      const { rows } = await sql.query<{ isSame: boolean }>(
        `select fingerprint = ${fingerprint} as "isSame" from cornerbell.idempotency_keys where key = $1`,
        [key, request],
      );
      if (rows[0]) return rows[0].isSame ? 'accepted' : 'reused';
    }
    const id = await (kind === 'newsletter' ? signUp(sql, lead) : book(sql, lead));
    if (key !== undefined) {
      await sql.query(
        `insert into cornerbell.idempotency_keys (key, fingerprint, lead) values ($1, ${fingerprint}, $3)`,
        [key, request, id],
      );
    }
    return 'accepted';
  }

  async function book(sql: Sql, lead: Lead): Promise<string> {
    const [added] = await insertLead(sql, lead, 'select id from lead');
    if (added === undefined) throw new Error('The lead was not stored.');
    await enqueue(sql, added.id, 'requested', targets, isHeldBack(lead));
    return added.id;
  }

  async function signUp(sql: Sql, lead: Lead): Promise<string> {
    const [added] = await insertLead(
      sql,
      lead,
      `insert into cornerbell.subscriptions (lead, typed_name, subscribed_at)
       select id, $3, ${confirms ? 'null' : 'now()'} from lead returning lead as id`,
    );
    if (added) {
      if (!confirms) await enqueue(sql, added.id, 'subscribed', targets, isHeldBack(lead));
      // Not counted as a mail, so that a machine cannot use up a person's.
      else if (isHeldBack(lead))
        await enqueue(sql, added.id, 'requested', [confirmationTargetName], true);
      else await askToConfirm(sql, added.id, lead);
      return added.id;
    }
    const { rows } = await sql.query<Subscriber>(
      `select id, name, to_jsonb(reasons) as reasons, ${isSubscribed} as "isSubscribed",
         unsubscribed_at is not null as "hasLeft",
         unsubscribed_at > now() - ${days} as "hasJustLeft"
       from cornerbell.leads join cornerbell.subscriptions on lead = id
       where kind = 'newsletter' and email = $1 for update`,
      [lead.email],
    );
    const [known] = rows;
    if (known === undefined) throw new Error('The subscriber was erased meanwhile.');
    // A machine changes nothing.
    if (isHeldBack(lead)) return known.id;
    if (confirms) {
      const mayAsk = !known.isSubscribed && known.hasJustLeft !== true;
      if (mayAsk) await askToConfirm(sql, known.id, lead);
    } else {
      const isChanged = !known.isSubscribed || known.name !== lead.name || isHeldBack(known);
      if (isChanged && !known.hasLeft) await renew(sql, known.id, lead);
    }
    return known.id;
  }

  /** Without confirmations: the latest sign-up counts at once, except after a withdrawal. */
  async function renew(sql: Sql, id: string, lead: Lead): Promise<void> {
    await sql.query('update cornerbell.leads set name = $2, reasons = $3 where id = $1', [
      id,
      lead.name,
      lead.reasons,
    ]);
    await sql.query(
      'update cornerbell.subscriptions set subscribed_at = coalesce(subscribed_at, now()) where lead = $1',
      [id],
    );
    await sql.query(
      'delete from cornerbell.deliveries where lead = $1 and due_at is null and settled_at is null',
      [id],
    );
    await enqueue(sql, id, 'subscribed', targets);
  }

  async function confirm(sql: Sql, token: string): Promise<boolean> {
    const { rows } = await sql.query<{ id: string; isSubscribed: boolean }>(
      `select id, ${isSubscribed} as "isSubscribed"
       from cornerbell.subscriptions join cornerbell.leads on id = lead
       where confirm_token = $1 and coalesce(mailed_at, created_at) > now() - ${days} for update`,
      [token],
    );
    const [known] = rows;
    if (known === undefined || known.isSubscribed) return known !== undefined;
    await sql.query(
      `update cornerbell.subscriptions set subscribed_at = now(), unsubscribed_at = null, mails = 0
       where lead = $1`,
      [known.id],
    );
    await sql.query(
      'update cornerbell.leads set name = typed_name from cornerbell.subscriptions where lead = id and id = $1',
      [known.id],
    );
    await enqueue(sql, known.id, 'subscribed', targets);
    return true;
  }

  return {
    save: (lead) => inTransaction(database, (sql) => save(sql, lead)),
    confirm: (token) => inTransaction(database, (sql) => confirm(sql, token)),
    unsubscribe: (token) => inTransaction(database, (sql) => unsubscribe(sql, token)),
  };
}

/** Stores a lead, unless its address is a subscriber's, and runs a statement on `lead`, its row. */
async function insertLead(sql: Sql, lead: Lead, statement: string): Promise<{ id: string }[]> {
  const { kind, email, name, payload, attribution, reasons } = lead;
  const { rows } = await sql.query<{ id: string }>(
    `with lead as (
       insert into cornerbell.leads (kind, email, name, payload, attribution, reasons)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (email) where kind = 'newsletter' do nothing returning id
     ) ${statement}`,
    [kind, email, name, JSON.stringify(payload), JSON.stringify(attribution), reasons],
  );
  return rows;
}

/** Queues the email with the links, unless there were enough already. Nothing else changes before it is confirmed. */
async function askToConfirm(sql: Sql, id: string, { name, reasons }: Lead): Promise<void> {
  const { rows } = await sql.query(
    `update cornerbell.subscriptions set
       confirm_token = gen_random_uuid(), typed_name = $2, mails = mails + 1, mailed_at = now()
     where lead = $1 and mails < ${maxMails}
       and (mailed_at is null or mailed_at not between now() - interval '1 day' and now())
     returning lead`,
    [id, name],
  );
  if (rows.length === 0) return;
  // A sign-up that was never confirmed is as old as its latest mail.
  await sql.query(
    `update cornerbell.leads set created_at = now(), reasons = $2 from cornerbell.subscriptions
     where lead = id and id = $1 and subscribed_at is null`,
    [id, reasons],
  );
  await dropMails(sql, id);
  await enqueue(sql, id, 'requested', [confirmationTargetName]);
}

async function unsubscribe(sql: Sql, token: string): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; wasSubscribed: boolean; hasLeft: boolean }>(
    `select lead as id, subscribed_at is not null as "wasSubscribed",
       unsubscribed_at is not null as "hasLeft"
     from cornerbell.subscriptions where unsubscribe_token = $1 for update`,
    [token],
  );
  const [known] = rows;
  if (known === undefined || known.hasLeft) return known !== undefined;
  await sql.query(
    // An old confirmation link must not subscribe again.
    `update cornerbell.subscriptions set unsubscribed_at = now(), confirm_token = gen_random_uuid()
     where lead = $1`,
    [known.id],
  );
  await dropMails(sql, known.id);
  if (!known.wasSubscribed) return true;
  const { rows: told } = await sql.query<{ target: string }>(
    `select distinct target from cornerbell.deliveries where lead = $1 and event = 'subscribed'`,
    [known.id],
  );
  await enqueue(
    sql,
    known.id,
    'unsubscribed',
    told.map(({ target }) => target),
  );
  return true;
}

async function dropMails(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `delete from cornerbell.deliveries
     where lead = $1 and target = '${confirmationTargetName}' and settled_at is null`,
    [id],
  );
}

/** Another request may store the same key or subscriber at the same moment; a second attempt sees its row. */
async function inTransaction<Result>(
  database: Database,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!['23505', '40001', '40P01'].includes(sqlState(error))) throw error;
    return database.transaction(work);
  }
}

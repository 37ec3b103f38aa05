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

/** The name of the target that emails guides to subscribers. */
export const guideTargetName = 'guide';

/** How many emails go to an address that has not confirmed, at most one a day. */
const maxMails = 3;

const mayMail = `mails < ${maxMails}
  and (mailed_at is null or mailed_at not between now() - interval '1 day' and now())`;

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
 * Creates the store of a database. `targetNames` are the targets that each lead is delivered to; if that of
 * confirmations is among them, subscribers are asked by email before they are. That of guides gets only the
 * guides that subscribers ask for.
 */
export function createStore(database: Database, targetNames: readonly string[] = []): Store {
  const confirms = targetNames.includes(confirmationTargetName);
  const mailsGuides = targetNames.includes(guideTargetName);
  const targets = targetNames.filter(
    (name) => name !== confirmationTargetName && name !== guideTargetName,
  );

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
    const added = await insertLead(sql, lead);
    if (added !== undefined) await announce(sql, added, lead);
    const id = added ?? (await repeatSignUp(sql, lead));
    if (key !== undefined) {
      await sql.query(
        `insert into cornerbell.idempotency_keys (key, fingerprint, lead) values ($1, ${fingerprint}, $3)`,
        [key, request, id],
      );
    }
    return 'accepted';
  }

  /** Queues the deliveries of a new lead. */
  async function announce(sql: Sql, id: string, lead: Lead): Promise<void> {
    if (lead.kind !== 'newsletter') {
      await enqueue(sql, id, 'requested', targets, isHeldBack(lead));
    } else if (!confirms) {
      await sql.query('update cornerbell.leads set subscribed_at = now() where id = $1', [id]);
      await enqueue(sql, id, 'subscribed', targets, isHeldBack(lead));
      if (!isHeldBack(lead)) await mailGuide(sql, id, lead);
    } else if (isHeldBack(lead)) {
      // Not counted as a mail, so that a machine cannot use up a person's.
      await enqueue(sql, id, 'requested', [confirmationTargetName], true);
    } else {
      await askToConfirm(sql, id, lead);
    }
  }

  async function repeatSignUp(sql: Sql, lead: Lead): Promise<string> {
    const { rows } = await sql.query<Subscriber>(
      `select id, name, to_jsonb(reasons) as reasons, ${isSubscribed} as "isSubscribed",
         unsubscribed_at is not null as "hasLeft",
         unsubscribed_at > now() - ${days} as "hasJustLeft"
       from cornerbell.leads where kind = 'newsletter' and email = $1 for update`,
      [lead.email],
    );
    const [known] = rows;
    if (known === undefined) throw new Error('The subscriber was erased meanwhile.');
    // A machine changes nothing.
    if (isHeldBack(lead)) return known.id;
    if (confirms) {
      const mayAsk = !known.isSubscribed && known.hasJustLeft !== true;
      if (mayAsk) await askToConfirm(sql, known.id, lead);
      if (known.isSubscribed) await mailGuide(sql, known.id, lead);
    } else if (
      !known.hasLeft &&
      (known.name !== lead.name || isHeldBack(known) || !known.isSubscribed)
    ) {
      // The latest name counts, and a person instead of a machine.
      await sql.query('update cornerbell.leads set typed_name = $2, reasons = $3 where id = $1', [
        known.id,
        lead.name,
        lead.reasons,
      ]);
      await subscribe(sql, known.id);
    }
    if (!confirms && !known.hasLeft) await mailGuide(sql, known.id, lead);
    return known.id;
  }

  /** Queues the email with the guide that a subscriber asks for. Those who have confirmed may ask for all. */
  async function mailGuide(sql: Sql, id: string, { payload }: Lead): Promise<void> {
    if (!mailsGuides || payload['guide'] === undefined) return;
    const { rows } = await sql.query(
      `update cornerbell.leads set payload = $2, mails = mails + ${confirms ? 0 : 1}, mailed_at = now()
       where id = $1 and ${mayMail} returning id`,
      [id, JSON.stringify(payload)],
    );
    if (rows.length > 0) await enqueue(sql, id, 'requested', [guideTargetName]);
  }

  async function subscribe(sql: Sql, id: string): Promise<void> {
    await sql.query(
      `update cornerbell.leads
       set subscribed_at = now(), unsubscribed_at = null, mails = 0, name = typed_name where id = $1`,
      [id],
    );
    await dropWaiting(sql, id);
    await enqueue(sql, id, 'subscribed', targets);
  }

  async function confirm(sql: Sql, token: string): Promise<boolean> {
    const { rows } = await sql.query<{ id: string; isSubscribed: boolean }>(
      `select id, ${isSubscribed} as "isSubscribed" from cornerbell.leads
       where confirm_token = $1 and coalesce(mailed_at, created_at) > now() - ${days} for update`,
      [token],
    );
    const [known] = rows;
    if (known?.isSubscribed === false) await subscribe(sql, known.id);
    return known !== undefined;
  }

  return {
    save: (lead) => inTransaction(database, (sql) => save(sql, lead)),
    confirm: (token) => inTransaction(database, (sql) => confirm(sql, token)),
    unsubscribe: (token) => inTransaction(database, (sql) => unsubscribe(sql, token)),
  };
}

/** Stores a lead and resolves with its id, or with undefined if its address is a subscriber's. */
async function insertLead(sql: Sql, lead: Lead): Promise<string | undefined> {
  const { kind, email, name, payload, attribution, reasons } = lead;
  const { rows } = await sql.query<{ id: string }>(
    `insert into cornerbell.leads (kind, email, name, typed_name, payload, attribution, reasons)
     values ($1, $2, $3, $3, $4, $5, $6)
     on conflict (email) where kind = 'newsletter' do nothing returning id`,
    [kind, email, name, JSON.stringify(payload), JSON.stringify(attribution), reasons],
  );
  return rows[0]?.id;
}

/**
 * Queues the email with the links, unless there were enough already. Nothing else changes before it is
 * confirmed, but a sign-up that was never confirmed is as old as its latest mail.
 */
async function askToConfirm(sql: Sql, id: string, lead: Lead): Promise<void> {
  const { name, payload, reasons } = lead;
  const { rows } = await sql.query(
    `update cornerbell.leads set
       confirm_token = gen_random_uuid(), typed_name = $2, payload = $4, mails = mails + 1, mailed_at = now(),
       created_at = case when subscribed_at is null then now() else created_at end,
       reasons = case when subscribed_at is null then $3 else reasons end
     where id = $1 and ${mayMail} returning id`,
    [id, name, reasons, JSON.stringify(payload)],
  );
  if (rows.length === 0) return;
  await dropWaiting(sql, id);
  await enqueue(sql, id, 'requested', [confirmationTargetName]);
}

async function unsubscribe(sql: Sql, token: string): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; hasLeft: boolean }>(
    `select id, unsubscribed_at is not null as "hasLeft"
     from cornerbell.leads where unsubscribe_token = $1 for update`,
    [token],
  );
  const [known] = rows;
  if (known === undefined || known.hasLeft) return known !== undefined;
  await sql.query(
    // An old confirmation link must not subscribe again.
    `update cornerbell.leads set unsubscribed_at = now(), confirm_token = gen_random_uuid()
     where id = $1`,
    [known.id],
  );
  await dropWaiting(sql, known.id);
  const { rows: notified } = await sql.query<{ target: string }>(
    `select distinct target from cornerbell.deliveries where lead = $1 and event = 'subscribed'`,
    [known.id],
  );
  const names = notified.map(({ target }) => target);
  await enqueue(sql, known.id, 'unsubscribed', names);
  return true;
}

/** Drops mails that were not sent yet, and what was held back. */
async function dropWaiting(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `delete from cornerbell.deliveries where lead = $1 and settled_at is null
       and (target = '${confirmationTargetName}' or due_at is null)`,
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

import type { Sql } from './database.ts';

/** How many emails that ask for consent a mailbox gets in a year, at most one a day. */
const maxMails = 3;

/** How long a mailbox that was asked is remembered. */
export const mailboxDays = 365;

// By clock_timestamp(): now() is when a transaction began, which may have waited for another since.
// A time in the future was written before the clock was set back.
const within = (days: number) =>
  `known.mailed_at between clock_timestamp() - interval '${days} days' and clock_timestamp()`;
const mayMail = `known.left_at is null and ${within(1)} is not true
  and (known.mails < ${maxMails} or ${within(mailboxDays)} is not true)`;

/** Whether a mailbox's owner has left the newsletter, and whether they may be asked for consent. */
export async function mailboxOf(sql: Sql, email: string) {
  const { rows } = await sql.query<{ hasLeft: boolean; mayMail: boolean }>(
    `select left_at is not null as "hasLeft", ${mayMail} as "mayMail"
     from cornerbell.mailboxes as known where fingerprint = cornerbell.mailbox($1)`,
    [email],
  );
  return rows[0] ?? { hasLeft: false, mayMail: true };
}

/** Counts an email before it is sent; resolves with false if the mailbox must not get it. */
export async function countMail(sql: Sql, email: string): Promise<boolean> {
  const { rows } = await sql.query(
    `insert into cornerbell.mailboxes as known (fingerprint, mails, mailed_at)
     values (cornerbell.mailbox($1), 1, clock_timestamp())
     on conflict (fingerprint) do update set mailed_at = clock_timestamp(),
       mails = case when ${within(mailboxDays)} then known.mails + 1 else 1 end
     where ${mayMail} returning 1`,
    [email],
  );
  return rows.length > 0;
}

/** Takes back the count of an email that surely did not arrive. */
export async function uncountMail(sql: Sql, email: string): Promise<void> {
  await sql.query(
    `update cornerbell.mailboxes set mails = mails - 1, mailed_at = mailed_at - interval '1 day'
     where fingerprint = cornerbell.mailbox($1)`,
    [email],
  );
}

/** Remembers that the owner of a mailbox has left, or has come back. */
export async function markLeft(sql: Sql, email: string, hasLeft: boolean): Promise<void> {
  await sql.query(
    `insert into cornerbell.mailboxes (fingerprint, left_at)
     values (cornerbell.mailbox($1), case when $2::boolean then now() end)
     on conflict (fingerprint) do update set left_at = excluded.left_at`,
    [email, hasLeft],
  );
}

import { retentionDays } from '@cornerbell/api/schema';
import type { Sql } from './database.ts';
import { mailboxDays } from './mailboxes.ts';
import { maxAttempts, signalOf } from './queue.ts';
import { linkDays } from './store.ts';
import type { Target } from './targets/target.ts';

/** How long an idempotency key is stored, in days: longer than a browser keeps an unsent form. */
const keyDays = 30;

/**
 * Deletes old requests, unconfirmed addresses, idempotency keys and counts of mails and requests.
 * Then notifies the team of what was given up, unless `deadline` aborts that.
 */
export async function maintain(
  sql: Sql,
  targets: readonly Target[],
  deadline?: AbortSignal,
): Promise<void> {
  await sql.query(
    `delete from cornerbell.leads
       where kind <> 'newsletter' and created_at < now() - interval '${retentionDays} days';
     delete from cornerbell.leads
       where kind = 'newsletter' and subscribed_at is null and unsubscribed_at is null
         and created_at < now() - interval '${linkDays} days';
     delete from cornerbell.idempotency_keys
       where created_at < now() - interval '${keyDays} days';
     delete from cornerbell.mailboxes
       where left_at is null and mailed_at < now() - interval '${mailboxDays} days';
     delete from cornerbell.request_counts
       where started_at not between now() - interval '1 day' and now() + interval '1 day'`,
  );
  if (targets.some(({ notify }) => notify !== undefined))
    await notifyGivenUp(sql, targets, deadline);
}

/**
 * Notifies the team once a day of what was given up since the last time, and of withdrawals that a
 * target still refuses. One process does it; if nobody gets the notice, the next run tries again.
 */
async function notifyGivenUp(
  sql: Sql,
  targets: readonly Target[],
  deadline?: AbortSignal,
): Promise<void> {
  const { rows: due } = await sql.query<{ since: string }>(
    `with last as (
       select notified_at from cornerbell.notices
       where notified_at not between now() - interval '1 day' and now() for update
     )
     update cornerbell.notices set notified_at = now() from last
     returning last.notified_at::text as since`,
  );
  if (due[0] === undefined) return;
  const { since } = due[0];
  const { rows: givenUp } = await sql.query<{ target: string; number: number; error: string }>(
    `select target, count(*)::int as number, coalesce(min(error), 'no answer') as error from cornerbell.deliveries
     where settled_at > $1::timestamptz and error is not null
       or event = 'unsubscribed' and due_at is not null and attempts >= ${maxAttempts}
     group by target order by target`,
    [since],
  );
  if (givenUp.length === 0) return;
  const lines = givenUp.map((row) => `${row.target}: ${row.number}, for example ${row.error}`);
  const notice = {
    subject: 'Leads could not be delivered',
    text: [...lines, 'To try them again: pnpm leads retry'].join('\n'),
  };
  const sent = await Promise.allSettled(
    targets.map(async (target) => {
      const result = await target.notify?.(notice, signalOf(target, deadline));
      return result !== undefined && (result.ok || result.mayHaveArrived === true);
    }),
  );
  if (sent.some((one) => one.status === 'fulfilled' && one.value)) return;
  await sql.query('update cornerbell.notices set notified_at = $1::timestamptz', [since]);
  throw new Error('Nobody could be notified of what was given up.');
}

import type { Sql } from '../database.ts';
import type { Log } from '../log.ts';
import type { Notice, Target } from './target.ts';

const timeoutMs = 15_000;

/**
 * Reports the last day's leads once a day, and deliveries that were given up at most once an hour, to
 * every target with `notify`. If all of them fail, the next run tries again.
 */
export async function sendReports(sql: Sql, targets: readonly Target[], log: Log): Promise<void> {
  if (!targets.some(({ notify }) => notify !== undefined)) return;
  const { rows: dead } = await sql.query<{ id: string; target: string; reason: string | null }>(
    `select id, target, last_error as reason from cornerbell.deliveries
     where state = 'dead' and not is_reported order by target, id limit 1000`,
  );
  if (dead.length > 0) {
    await once(sql, 'alert', "interval '1 hour'", async () => {
      const lines = [...Map.groupBy(dead, ({ target }) => target)].map(
        ([target, of]) =>
          `${target}: ${of.length}, for example ${of[0]?.reason ?? 'without a reason'}`,
      );
      const text = [...lines, 'To try them again: pnpm leads retry'].join('\n');
      const isTold = await tellAll(targets, { subject: 'Leads could not be delivered', text }, log);
      if (isTold) {
        const ids = JSON.stringify(dead.map(({ id }) => id));
        await sql.query(
          `update cornerbell.deliveries set is_reported = true where state = 'dead'
             and id in (select jsonb_array_elements_text($1::text::jsonb)::uuid)`,
          [ids],
        );
      }
      return isTold;
    });
  }
  await once(sql, 'digest', "interval '1 day'", () => sendDigest(sql, targets, log));
}

async function sendDigest(sql: Sql, targets: readonly Target[], log: Log): Promise<boolean> {
  const { rows } = await sql.query<{ kind: string; number: number }>(
    `select kind, count(*)::int as number from cornerbell.leads
     where created_at > now() - interval '1 day' group by kind order by kind`,
  );
  const { rows: owed } = await sql.query<{ state: string; number: number }>(
    `select state, count(*)::int as number from cornerbell.deliveries
     where state <> 'delivered' group by state order by state`,
  );
  const total = rows.reduce((sum, { number }) => sum + number, 0);
  const lines = [
    ...rows.map(({ kind, number }) => `${kind}: ${number}`),
    ...owed.map(({ state, number }) => `deliveries ${state}: ${number}`),
  ];
  const subject = `Leads in the last day: ${total}`;
  return tellAll(targets, { subject, text: lines.join('\n') || 'No deliveries are waiting.' }, log);
}

/** Runs `work` if `every` has passed since the last time, in one process only; if it fails, it stays due. */
async function once(
  sql: Sql,
  name: string,
  every: string,
  work: () => Promise<boolean>,
): Promise<void> {
  const { rows } = await sql.query<{ before: string | null }>(
    // The subquery sees the table before the update.
    `with due as (
       insert into cornerbell.reports as known (name, at) values ($1::text, now())
       on conflict (name) do update set at = now()
       where known.at <= now() - ${every} or known.at > now()
       returning name
     )
     select (select at from cornerbell.reports where name = $1::text)::text as before from due`,
    [name],
  );
  const [due] = rows;
  if (due === undefined) return;
  if (await work()) return;
  await sql.query(
    "update cornerbell.reports set at = coalesce($2::text::timestamptz, '-infinity') where name = $1::text",
    [name, due.before],
  );
}

/** Whether at least one target accepted a notice. */
async function tellAll(targets: readonly Target[], notice: Notice, log: Log): Promise<boolean> {
  const told = await Promise.all(
    targets.map(async ({ name, notify }) => {
      if (notify === undefined) return false;
      try {
        const attempt = await notify(notice, AbortSignal.timeout(timeoutMs));
        if (!attempt.ok) log(`A report could not be sent to ${name}: ${attempt.reason}`);
        return attempt.ok;
      } catch (error) {
        log(`A report could not be sent to ${name}.`, error);
        return false;
      }
    }),
  );
  return told.includes(true);
}

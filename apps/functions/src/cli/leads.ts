import type { Sql } from '../database.ts';
import { locationOf } from '../host/open-database.ts';
import { withLeads, withServerLeads } from '../host/with-leads.ts';
import { leadKinds } from '../lead.ts';
import {
  exportLeads,
  forgetLeads,
  leadStats,
  listAudit,
  listLeads,
  retryDeliveries,
  shredErased,
} from '../stored-leads.ts';
import { fail, orFail, UnknownLeadError } from './exit.ts';
import { dataDirOf } from './flags.ts';
import { formatCsv, formatTable } from './format-leads.ts';
import { formatStats } from './format-stats.ts';
import { readLeadsCall, type LeadsCommand } from './leads-command.ts';

// The database's files are readable by this user only.
process.umask(0o077);

const helpText = `See, export and erase leads.

  leads                      all, newest first
    --kind ${leadKinds.join('|').padEnd(34)} only these
    --since DAY --until DAY                   only of these days (UTC), such as 2025-08-01
    --csv | --json                            for a spreadsheet | with every field
  leads stats [--json]       counts by kind, day, source and delivery state
  leads retry [EMAIL]        try failed deliveries again
  leads export EMAIL         everything stored about a person, as JSON
  leads forget EMAIL         erase a person
  leads audit [--json]       when data was exported and erased
    --data DIR               the host's data folder; by default the database that
                             DATABASE_URL names, else .data/leads of the workspace

Exit codes: 1 the leads cannot be read, 2 wrong arguments, 3 no lead has that address.
`;

const { command, filter, format, data } = orFail(() => readLeadsCall(process.argv.slice(2)));

const url = process.env['DATABASE_URL'];
// --data overrides DATABASE_URL.
const isLocal = data !== undefined || !url;
const dataDir = dataDirOf(data);
const location = isLocal ? dataDir : locationOf(url);

// `pnpm leads | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' ? process.exit(0) : fail(error),
);

/** The result of `work` on the database; `none` if there is no database yet. */
async function ask<Result>(work: (sql: Sql) => Promise<Result>, none: Result): Promise<Result> {
  if (!isLocal) return withServerLeads(url, work);
  return (await withLeads(dataDir, work)) ?? none;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

async function list(): Promise<string> {
  const leads = await ask((sql) => listLeads(sql, filter), []);
  if (format === 'json') return json(leads);
  if (format === 'csv') return formatCsv(leads);
  const end = `\n${leads.length} stored in ${location}\n`;
  if (leads.length > 0) return `${formatTable(leads)}${end}`;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const all = isFiltered ? await ask((sql) => listLeads(sql), []) : [];
  return all.length > 0
    ? `No lead matches.\n\n${count(all.length, 'other lead')} stored in ${location}\n`
    : `No leads yet.\n${end}`;
}

async function stats(): Promise<string> {
  const none = { kinds: {}, days: [], sources: [], suspicious: 0, deliveries: [] };
  const counted = await ask((sql) => leadStats(sql), none);
  return format === 'json' ? json(counted) : `${formatStats(counted)}\nStored in ${location}\n`;
}

async function retry(email: string | undefined): Promise<string> {
  const deliveries = await ask((sql) => retryDeliveries(sql, email), 0);
  return deliveries === 1
    ? '1 delivery will be tried again at the next run.\n'
    : `${deliveries} deliveries will be tried again at the next run.\n`;
}

async function forget(email: string): Promise<string> {
  const leads = await ask(async (sql) => {
    const erased = await forgetLeads(sql, email);
    if (erased > 0) await shredErased(sql, { isLocal });
    return erased;
  }, 0);
  if (leads === 0) throw new UnknownLeadError(email);
  const rest = isLocal ? '' : ' The server’s log and backups keep them until they expire.';
  return `${count(leads, 'lead')} of ${email} erased from ${location}.${rest} Erase what was delivered to other systems there.\n`;
}

async function exportAll(email: string): Promise<string> {
  const leads = await ask((sql) => exportLeads(sql, email), []);
  if (leads.length === 0) throw new UnknownLeadError(email);
  return json(leads);
}

async function audit(): Promise<string> {
  const lines = await ask(listAudit, []);
  if (format === 'json') return json(lines);
  const text = lines.map(({ at, action, leads }) => `${at}  ${action}  ${count(leads, 'lead')}\n`);
  return text.join('') || 'Nothing has been exported or erased yet.\n';
}

function run(call: LeadsCommand): string | Promise<string> {
  switch (call.name) {
    case 'help':
      return helpText;
    case 'list':
      return list();
    case 'stats':
      return stats();
    case 'retry':
      return retry(call.email);
    case 'export':
      return exportAll(call.email);
    case 'forget':
      return forget(call.email);
    case 'audit':
      return audit();
  }
}

try {
  process.stdout.write(await run(command));
} catch (error) {
  fail(error);
}

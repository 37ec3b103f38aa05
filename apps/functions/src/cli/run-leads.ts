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
import { UnknownLeadError } from './exit.ts';
import { dataDirOf } from './flags.ts';
import { formatCsv, formatTable } from './format-leads.ts';
import { formatStats } from './format-stats.ts';
import { readLeadsCall, type LeadsCall } from './leads-command.ts';

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

/** Where the leads of a call are stored. */
interface Source {
  /** The path of the data folder, or the server's address without its password. */
  readonly location: string;
  /** Whether it is a data folder of this machine. */
  readonly isLocal: boolean;
  /** The result of `work` on the database; `none` if there is no database yet. */
  readonly ask: <Result>(work: (sql: Sql) => Promise<Result>, none: Result) => Promise<Result>;
}

/**
 * Runs `leads` with these arguments and resolves with what it prints. `--data` overrides the server of
 * `databaseUrl`. Rejects with a `UsageError` if an argument is wrong, with an `UnknownLeadError` if no lead
 * has the address.
 */
export async function runLeads(args: readonly string[], databaseUrl?: string): Promise<string> {
  const call = readLeadsCall(args);
  const { command } = call;
  const source = sourceOf(call.data, databaseUrl);
  switch (command.name) {
    case 'help':
      return helpText;
    case 'list':
      return list(call, source);
    case 'stats':
      return stats(call, source);
    case 'retry':
      return retry(command.email, source);
    case 'export':
      return exportAll(command.email, source);
    case 'forget':
      return forget(command.email, source);
    case 'audit':
      return audit(call, source);
  }
}

function sourceOf(data: string | undefined, databaseUrl: string | undefined): Source {
  if (data === undefined && databaseUrl)
    return {
      location: locationOf(databaseUrl),
      isLocal: false,
      ask: (work) => withServerLeads(databaseUrl, work),
    };
  const location = dataDirOf(data);
  return {
    location,
    isLocal: true,
    ask: async (work, none) => (await withLeads(location, work)) ?? none,
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

async function list({ filter, format }: LeadsCall, { ask, location }: Source): Promise<string> {
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

async function stats({ format }: LeadsCall, { ask, location }: Source): Promise<string> {
  const none = { kinds: {}, days: [], sources: [], suspicious: 0, deliveries: [] };
  const counted = await ask((sql) => leadStats(sql), none);
  return format === 'json' ? json(counted) : `${formatStats(counted)}\nStored in ${location}\n`;
}

async function retry(email: string | undefined, { ask }: Source): Promise<string> {
  const deliveries = await ask((sql) => retryDeliveries(sql, email), 0);
  return deliveries === 1
    ? '1 delivery will be tried again at the next run.\n'
    : `${deliveries} deliveries will be tried again at the next run.\n`;
}

async function forget(email: string, { ask, isLocal, location }: Source): Promise<string> {
  const leads = await ask(async (sql) => {
    const erased = await forgetLeads(sql, email);
    if (erased > 0) await shredErased(sql, { isLocal });
    return erased;
  }, 0);
  if (leads === 0) throw new UnknownLeadError(email);
  const rest = isLocal ? '' : ' The server’s log and backups keep them until they expire.';
  return `${count(leads, 'lead')} of ${email} erased from ${location}.${rest} Erase what was delivered to other systems there.\n`;
}

async function exportAll(email: string, { ask }: Source): Promise<string> {
  const leads = await ask((sql) => exportLeads(sql, email), []);
  if (leads.length === 0) throw new UnknownLeadError(email);
  return json(leads);
}

async function audit({ format }: LeadsCall, { ask }: Source): Promise<string> {
  const lines = await ask(listAudit, []);
  if (format === 'json') return json(lines);
  const text = lines.map(({ at, action, leads }) => `${at}  ${action}  ${count(leads, 'lead')}\n`);
  return text.join('') || 'Nothing has been exported or erased yet.\n';
}

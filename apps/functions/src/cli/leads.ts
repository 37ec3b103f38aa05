import { emailOf } from '@cornerbell/api/schema';
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
import { fail, refuse, refuseUnknown } from './exit.ts';
import { dataDirOf, dayOf, parseFlags } from './flags.ts';
import { formatCsv, formatTable } from './format-leads.ts';
import { formatStats } from './format-stats.ts';

// The database's files are readable by this user only.
process.umask(0o077);

const usage = 'leads [COMMAND] [OPTIONS]; leads --help lists them';

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

const { values: flags, positionals: words } = parseFlags(
  {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    kind: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  usage,
  true,
);
if (flags.help) {
  process.stdout.write(helpText);
  process.exit(0);
}
const [verb = 'list', word, ...others] = words;
const email = word === undefined ? undefined : emailOf(word);
const kind = leadKinds.find((known) => known === flags.kind);
if (flags.kind !== undefined && kind === undefined) {
  refuse(`--kind: expected ${leadKinds.join(', ')}, received "${flags.kind}".`);
}
const filter = { kind, since: dayOf('--since', flags.since), until: dayOf('--until', flags.until) };
if (flags.csv && flags.json) refuse('Expected --csv or --json, received both.');

const url = process.env['DATABASE_URL'];
// --data overrides DATABASE_URL.
const isLocal = flags.data !== undefined || !url;
const dataDir = dataDirOf(flags.data);
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
  if (flags.json) return json(leads);
  if (flags.csv) return formatCsv(leads);
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
  return flags.json ? json(counted) : `${formatStats(counted)}\nStored in ${location}\n`;
}

async function retry(): Promise<string> {
  const deliveries = await ask((sql) => retryDeliveries(sql, email), 0);
  return deliveries === 1
    ? '1 delivery will be tried again at the next run.\n'
    : `${deliveries} deliveries will be tried again at the next run.\n`;
}

async function forget(): Promise<string> {
  const address = addressFor('forget');
  const leads = await ask(async (sql) => {
    const erased = await forgetLeads(sql, address);
    if (erased > 0) await shredErased(sql, { isLocal });
    return erased;
  }, 0);
  if (leads === 0) return refuseUnknown(address);
  const rest = isLocal ? '' : ' The server’s log and backups keep them until they expire.';
  return `${count(leads, 'lead')} of ${address} erased from ${location}.${rest} Erase what was delivered to other systems there.\n`;
}

async function exportAll(): Promise<string> {
  const address = addressFor('export');
  const leads = await ask((sql) => exportLeads(sql, address), []);
  return leads.length === 0 ? refuseUnknown(address) : json(leads);
}

function addressFor(command: string): string {
  if (email !== undefined) return email;
  return refuse(`${command}: expected an email address. Usage: leads ${command} EMAIL`);
}

async function audit(): Promise<string> {
  const lines = await ask(listAudit, []);
  if (flags.json) return json(lines);
  const text = lines.map(({ at, action, leads }) => `${at}  ${action}  ${count(leads, 'lead')}\n`);
  return text.join('') || 'Nothing has been exported or erased yet.\n';
}

interface Command {
  readonly run: () => Promise<string>;
  readonly flags: readonly string[];
  readonly takesEmail?: boolean;
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['list', { run: list, flags: ['kind', 'since', 'until', 'csv', 'json'] }],
  ['stats', { run: stats, flags: ['json'] }],
  ['retry', { run: retry, flags: [], takesEmail: true }],
  ['export', { run: exportAll, flags: [], takesEmail: true }],
  ['forget', { run: forget, flags: [], takesEmail: true }],
  ['audit', { run: audit, flags: ['json'] }],
]);

const command = commands.get(verb) ?? refuse(`Unexpected argument '${verb}'. Usage: ${usage}`);
// An ignored flag would be dangerous: `forget EMAIL --kind demo` would erase everything.
const foreign = Object.keys(flags).find((name) => ![...command.flags, 'data'].includes(name));
if (foreign !== undefined) refuse(`${verb} takes no --${foreign}. Usage: ${usage}`);
const [extra] = command.takesEmail ? others : words.slice(1);
if (extra !== undefined) refuse(`Unexpected argument '${extra}'. Usage: ${usage}`);
if (word !== undefined && email === undefined)
  refuse(`${verb}: expected an address such as sam@example.com, received "${word}".`);

process.stdout.write(await command.run().catch(fail));

import type { Sql } from '../database.ts';
import { placeOf } from '../host/open-database.ts';
import { withLeads, withServerLeads } from '../host/with-leads.ts';
import { LEAD_KINDS } from '../lead.ts';
import { forgetLeads, leadStats, listLeads, retryDeliveries } from '../stored-leads.ts';
import { fail, refuse } from './exit.ts';
import { dataDirOf, dayOf, parseWords } from './flags.ts';
import { formatCsv, formatTable } from './format-leads.ts';
import { formatStats } from './format-stats.ts';

const USAGE =
  `leads [list] [--kind ${LEAD_KINDS.join('|')}] [--since DAY] [--until DAY] [--csv | --json]` +
  ' | stats [--json] | retry [EMAIL] | forget EMAIL | export EMAIL; each with [--data DIR]';

const { flags, words } = parseWords(
  {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    kind: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    data: { type: 'string' },
  },
  USAGE,
);
const [verb = 'list', word, ...others] = words;
const email = word?.normalize('NFC').trim().toLowerCase();
const kind = LEAD_KINDS.find((known) => known === flags.kind);
if (flags.kind !== undefined && kind === undefined) {
  refuse(`--kind: expected ${LEAD_KINDS.join(', ')}, received "${flags.kind}".`);
}
const filter = { kind, since: dayOf('--since', flags.since), until: dayOf('--until', flags.until) };
// A flag that is passed over would be dangerous: `forget EMAIL --kind demo` would erase everything.
const FLAGS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['kind', 'since', 'until', 'csv', 'json']],
  ['stats', ['json']],
  ['retry', []],
  ['forget', []],
  ['export', []],
]);
const taken = FLAGS_OF.get(verb);
const foreign = taken && Object.keys(flags).find((name) => ![...taken, 'data'].includes(name));
if (foreign !== undefined) refuse(`${verb} takes no --${foreign}. Usage: ${USAGE}`);
if (flags.csv && flags.json) refuse('Expected --csv or --json, received both.');

const url = process.env['DATABASE_URL'];
// A folder that is named is meant, whatever the environment says.
const isLocal = flags.data !== undefined || !url;
const dataDir = dataDirOf(flags.data);
const place = isLocal ? dataDir : placeOf(url);

// `pnpm leads | head` closes the pipe early, which is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' ? process.exit(0) : fail(error),
);

/** What `work` makes of the database; `none` where there is no database yet. */
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
  return `${formatTable(leads)}\n${leads.length} stored in ${place}\n`;
}

async function stats(): Promise<string> {
  const none = { kinds: {}, days: [], sources: [], suspicious: 0, deliveries: [] };
  const counted = await ask((sql) => leadStats(sql), none);
  return flags.json ? json(counted) : `${formatStats(counted)}\nStored in ${place}\n`;
}

async function retry(): Promise<string> {
  const deliveries = await ask((sql) => retryDeliveries(sql, email), 0);
  return deliveries === 1
    ? '1 delivery will be tried at the next run.\n'
    : `${deliveries} deliveries will be tried at the next run.\n`;
}

async function forget(address: string): Promise<string> {
  const leads = await ask((sql) => forgetLeads(sql, address), 0);
  return `${count(leads, 'lead')} of ${address} erased from ${place}. What was delivered to other systems must be erased there.\n`;
}

async function exportAll(address: string): Promise<string> {
  return json(await ask((sql) => listLeads(sql, { email: address }), []));
}

function run(): Promise<string> {
  const mayName = ['retry', 'forget', 'export'].includes(verb);
  const [extra] = mayName ? others : words.slice(1);
  if (extra !== undefined) refuse(`Unexpected argument '${extra}'. Usage: ${USAGE}`);
  switch (verb) {
    case 'list':
      return list();
    case 'stats':
      return stats();
    case 'retry':
      return retry();
    case 'forget':
    case 'export':
      if (email === undefined) return refuse(`${verb}: whose? Usage: leads ${verb} EMAIL`);
      return verb === 'forget' ? forget(email) : exportAll(email);
    default:
      return refuse(`Unexpected argument '${verb}'. Usage: ${USAGE}`);
  }
}

process.stdout.write(await run().catch(fail));

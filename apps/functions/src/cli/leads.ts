import { emailOf } from '@cornerbell/api/schema';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { nameOf, withLeads, type DatabaseLocation } from '../host/open-database.ts';
import { leadKinds } from '../lead.ts';
import { forgetLeads, leadStats, listLeads, retryDeliveries, type LeadFilter } from '../leads.ts';
import { command, dataDirOf, fail } from './command.ts';
import { formatCsv, rowOf } from './format.ts';

interface Flags {
  readonly data?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

/** What the terminal's table shows of a lead. */
const tableColumns = [
  'createdAt',
  'kind',
  'name',
  'email',
  'payload.gym',
  'payload.gymName',
  'payload.phone',
  'unsubscribedAt',
  'suspicious',
  'deliveries',
];

const program = command('leads')
  .description('See, export and erase leads.')
  .addHelpText(
    'after',
    '\nExit codes: 1 the leads cannot be read, 2 wrong arguments, 3 no lead has that address.',
  );

function add(name: string, description: string): Command {
  return program
    .command(name, { isDefault: name === 'list' })
    .description(description)
    .option('--data <dir>', 'a data folder, instead of DATABASE_URL or .data/leads');
}

function locationOf({ data }: Flags): DatabaseLocation {
  const databaseUrl = data === undefined ? process.env['DATABASE_URL'] || undefined : undefined;
  return { dataDir: dataDirOf(data), databaseUrl };
}

add('list', 'all, newest first')
  .addOption(new Option('--kind <kind>', 'only these').choices(leadKinds))
  .option('--since <day>', 'only from this day (UTC), such as 2025-08-01', dayOf)
  .option('--until <day>', 'only until this day (UTC)', dayOf)
  .option('--csv', 'for a spreadsheet')
  .addOption(jsonFlag())
  .action(async (flags: Flags & LeadFilter) => {
    const location = locationOf(flags);
    const leads = (await withLeads(location, (sql) => listLeads(sql, flags))) ?? [];
    const rows = leads.map(rowOf);
    if (flags.json) return printJson(leads);
    if (flags.csv) return void process.stdout.write(formatCsv(rows));
    if (rows.length > 0) console.table(rows, tableColumns);
    console.info(`${count(rows.length)} found in ${nameOf(location)}`);
  });

add('stats', 'counts by kind, day, source and delivery state')
  .addOption(jsonFlag())
  .action(async (flags: Flags) => {
    const stats = (await withLeads(locationOf(flags), leadStats)) ?? {};
    if (flags.json) return printJson(stats);
    for (const [title, numbers] of Object.entries(stats)) {
      console.info(title);
      console.table(numbers);
    }
  });

add('retry', 'try failed deliveries again, of an address also those that were held back')
  .argument('[email]', 'only of this person', addressOf)
  .action(async (email: string | undefined, flags: Flags) => {
    const number = await withLeads(locationOf(flags), (sql) => retryDeliveries(sql, email));
    console.info(`Deliveries that will be tried again at the next run: ${number ?? 0}`);
  });

add('export', 'everything stored about a person, as JSON')
  .argument('<email>', 'their address', addressOf)
  .action(async (email: string, flags: Flags) => {
    const leads = await withLeads(locationOf(flags), (sql) => listLeads(sql, { email }));
    if (!leads?.length) refuseUnknown(email);
    printJson(leads);
  });

add('forget', 'erase a person')
  .argument('<email>', 'their address', addressOf)
  .action(async (email: string, flags: Flags) => {
    const location = locationOf(flags);
    const isLocal = location.databaseUrl === undefined;
    const leads = await withLeads(location, (sql) => forgetLeads(sql, email, isLocal));
    if (!leads) refuseUnknown(email);
    const rest = isLocal ? '' : ' The server’s log and backups keep them until they expire.';
    console.info(
      `${count(leads)} of ${email} erased from ${nameOf(location)}.${rest} Erase what was delivered to other systems there.`,
    );
  });

function refuseUnknown(email: string): never {
  return program.error(`No lead has the address ${email}.`, { exitCode: 3 });
}

function jsonFlag(): Option {
  return new Option('--json', 'with every field').conflicts('csv');
}

function dayOf(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  // Date turns 30 February into 2 March instead of refusing it.
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('Expected a day such as 2025-08-01.');
}

function addressOf(text: string): string {
  const email = emailOf(text);
  if (email !== undefined) return email;
  throw new InvalidArgumentError('Expected an address such as sam@example.com.');
}

function printJson(value: unknown): void {
  console.info(JSON.stringify(value, undefined, 2));
}

function count(number: number): string {
  return `${number} lead${number === 1 ? '' : 's'}`;
}

await program.parseAsync().catch(fail);

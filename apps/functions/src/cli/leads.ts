import { emailOf } from '@cornerbell/api/schema';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readDatabaseUrl } from '../environment.ts';
import { locationOf, nameOf, withLeads } from '../host/database.ts';
import { leadKinds, type LeadKind } from '../lead.ts';
import { fail } from './fail.ts';
import { countLeads, formatCsv, rowOf } from './format.ts';

interface Flags {
  readonly data?: string;
  readonly kind?: LeadKind;
  readonly since?: string;
  readonly until?: string;
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

const program = new Command('leads').description('See, export and erase leads.');

function add(name: string, description: string): Command {
  return program
    .command(name, { isDefault: name === 'list' })
    .description(description)
    .option('--data <dir>', 'a data folder, instead of DATABASE_URL or .data/leads');
}

const locate = ({ data }: Flags) => locationOf(data, readDatabaseUrl(process.env));

/** An address as it is stored. */
const addressOf = (text: string) => emailOf(text) ?? text;

const printJson = (value: unknown) => console.info(JSON.stringify(value, undefined, 2));

const refuseUnknown = (email: string) => program.error(`No lead has the address ${email}.`);

const readLeads = (flags: Flags) => withLeads(locate(flags), ({ list }) => list());

add('list', 'all, newest first')
  .addOption(new Option('--kind <kind>', 'only these').choices(leadKinds))
  .option('--since <day>', 'only from this day (UTC), such as 2025-08-01', dayOf)
  .option('--until <day>', 'only until this day (UTC)', dayOf)
  .option('--csv', 'for a spreadsheet')
  .addOption(new Option('--json', 'with every field').conflicts('csv'))
  .action(async (flags: Flags) => {
    const { kind, since, until } = flags;
    if (since && until && since > until) program.error('--since is after --until.');
    const leads = (await readLeads(flags)).filter((lead) => {
      const day = lead.createdAt.slice(0, 10);
      return (!kind || lead.kind === kind) && (!since || day >= since) && (!until || day <= until);
    });
    if (flags.json) return printJson(leads);
    const rows = leads.map(rowOf);
    if (flags.csv) return void process.stdout.write(formatCsv(rows));
    if (rows.length > 0) console.table(rows, tableColumns);
    console.info(`Leads in ${nameOf(locate(flags))}: ${rows.length}`);
  });

add('stats', 'counts by kind, day, source and delivery state').action(async (flags: Flags) => {
  for (const [title, numbers] of Object.entries(countLeads(await readLeads(flags)))) {
    console.info(title);
    console.table(Object.fromEntries(numbers));
  }
});

add('retry', 'try failed deliveries again, of an address also those that were held back')
  .argument('[email]', 'only of this person', addressOf)
  .action(async (email: string | undefined, flags: Flags) => {
    const number = await withLeads(locate(flags), ({ retry }) => retry(email));
    console.info(`Deliveries that will be tried again at the next run: ${number}`);
  });

add('export', 'everything stored about a person, as JSON')
  .argument('<email>', 'their address', addressOf)
  .action(async (email: string, flags: Flags) => {
    const leads = (await readLeads(flags)).filter((lead) => lead.email === email);
    if (leads.length === 0) refuseUnknown(email);
    printJson(leads);
  });

add('forget', 'erase a person')
  .argument('<email>', 'their address', addressOf)
  .action(async (email: string, flags: Flags) => {
    const location = locate(flags);
    const leads = await withLeads(location, ({ forget }) => forget(email));
    if (leads === 0) refuseUnknown(email);
    const rest = location.databaseUrl
      ? ' The server’s free pages, log and backups keep them until they expire.'
      : '';
    console.info(
      `Leads of ${email} erased from ${nameOf(location)}: ${leads}.${rest} Erase what was delivered to other systems there.`,
    );
  });

function dayOf(text: string): string {
  // Date turns 31 February into 3 March.
  const date = new Date(`${text}T00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)) return text;
  throw new InvalidArgumentError('Expected a day such as 2025-08-01.');
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` has enough.
  if (error.code !== 'EPIPE') fail(error);
});
await program.parseAsync().catch(fail);

import { emailOf } from '@cornerbell/api/schema';
import { CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Sql } from '../database.ts';
import { locationOf, withLeads } from '../host/open-database.ts';
import { leadKinds } from '../lead.ts';
import { forgetLeads, leadStats, listLeads, retryDeliveries, type LeadFilter } from '../leads.ts';
import { command, dataDirOf } from './command.ts';
import { formatCsv, formatStats, formatTable } from './format.ts';

interface Flags {
  readonly data?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

/**
 * Runs `leads` with these arguments and resolves with what it prints. `--data` overrides the server of
 * `databaseUrl`. Rejects with a `CommanderError` if an argument is wrong, with its code 3 if no lead has the
 * address.
 */
export async function runLeads(args: readonly string[], databaseUrl?: string): Promise<string> {
  let output = '';
  const print = (text: string) => (output += text);
  const program = command('leads')
    .configureOutput({ writeOut: print })
    .description('See, export and erase leads.')
    .addHelpText(
      'after',
      '\nExit codes: 1 the leads cannot be read, 2 wrong arguments, 3 no lead has that address.',
    );

  const add = (name: string, description: string) =>
    program
      .command(name, { isDefault: name === 'list' })
      .description(description)
      .option('--data <dir>', 'a data folder, instead of DATABASE_URL or .data/leads');

  /** Where the leads are: with `ask`, what `work` finds there; without a database, `none`. */
  function at({ data }: Flags) {
    const dataDir = dataDirOf(data);
    const url = data === undefined ? databaseUrl || undefined : undefined;
    return {
      isLocal: url === undefined,
      location: url === undefined ? dataDir : locationOf(url),
      ask: async <Result>(work: (sql: Sql) => Promise<Result>, none: Result) =>
        (await withLeads({ dataDir, databaseUrl: url }, work)) ?? none,
    };
  }

  add('list', 'all, newest first')
    .addOption(new Option('--kind <kind>', 'only these').choices(leadKinds))
    .option('--since <day>', 'only from this day (UTC), such as 2025-08-01', dayOf)
    .option('--until <day>', 'only until this day (UTC)', dayOf)
    .option('--csv', 'for a spreadsheet')
    .addOption(jsonFlag())
    .action(async (flags: Flags & LeadFilter) => {
      const { ask, location } = at(flags);
      const leads = await ask((sql) => listLeads(sql, flags), []);
      if (flags.json) print(asJson(leads));
      else if (flags.csv) print(formatCsv(leads));
      else print(`${formatTable(leads)}\n${count(leads.length, 'lead')} found in ${location}\n`);
    });

  add('stats', 'counts by kind, day, source and delivery state')
    .addOption(jsonFlag())
    .action(async (flags: Flags) => {
      const stats = await at(flags).ask(leadStats, {});
      print(flags.json ? asJson(stats) : formatStats(stats));
    });

  add('retry', 'try failed deliveries again, of an address also those that were held back')
    .argument('[email]', 'only of this person', addressOf)
    .action(async (email: string | undefined, flags: Flags) => {
      const number = await at(flags).ask((sql) => retryDeliveries(sql, email), 0);
      print(`Deliveries that will be tried again at the next run: ${number}\n`);
    });

  add('export', 'everything stored about a person, as JSON')
    .argument('<email>', 'their address', addressOf)
    .action(async (email: string, flags: Flags) => {
      const leads = await at(flags).ask((sql) => listLeads(sql, { email }), []);
      if (leads.length === 0) throw unknown(email);
      print(asJson(leads));
    });

  add('forget', 'erase a person')
    .argument('<email>', 'their address', addressOf)
    .action(async (email: string, flags: Flags) => {
      const { ask, isLocal, location } = at(flags);
      const leads = await ask((sql) => forgetLeads(sql, email, { isLocal }), 0);
      if (leads === 0) throw unknown(email);
      const rest = isLocal ? '' : ' The server’s log and backups keep them until they expire.';
      print(
        `${count(leads, 'lead')} of ${email} erased from ${location}.${rest} Erase what was delivered to other systems there.\n`,
      );
    });

  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    // The text that was asked for with --help is in the output.
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
  });
  return output;
}

function unknown(email: string): CommanderError {
  return new CommanderError(3, 'unknown', `No lead has the address ${email}.`);
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

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

import { emailOf } from '@cornerbell/api/schema';
import { leadKinds } from '../lead.ts';
import type { LeadFilter } from '../stored-leads.ts';
import { UsageError } from './exit.ts';
import { dayOf, parseFlags } from './flags.ts';

/** What `pnpm leads` is asked to do. */
export type LeadsCommand =
  | { readonly name: 'help' | 'stats' | 'audit' | 'list' }
  | { readonly name: 'retry'; readonly email: string | undefined }
  | { readonly name: 'export' | 'forget'; readonly email: string };

/** A command with its options. */
export interface LeadsCall {
  readonly command: LeadsCommand;
  readonly filter: LeadFilter;
  readonly format: 'csv' | 'json' | undefined;
  /** The value of `--data`. */
  readonly data: string | undefined;
}

const usage = 'leads [COMMAND] [OPTIONS]; leads --help lists them';

/** The flags of each command, besides `--data`. */
const flagsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['kind', 'since', 'until', 'csv', 'json']],
  ['stats', ['json']],
  ['retry', []],
  ['export', []],
  ['forget', []],
  ['audit', ['json']],
]);

/** Reads the arguments of `pnpm leads`. Throws a UsageError if one is unknown, missing or invalid. */
export function readLeadsCall(args: readonly string[]): LeadsCall {
  const { values, positionals } = parseFlags(
    args,
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
  if (values.help)
    return { command: { name: 'help' }, filter: {}, format: undefined, data: undefined };
  const kind = leadKinds.find((known) => known === values.kind);
  if (values.kind !== undefined && kind === undefined)
    throw new UsageError(`--kind: expected ${leadKinds.join(', ')}, received "${values.kind}".`);
  const since = dayOf('--since', values.since);
  const until = dayOf('--until', values.until);
  if (values.csv && values.json) throw new UsageError('Expected --csv or --json, received both.');
  return {
    command: readCommand(positionals, Object.keys(values)),
    filter: { kind, since, until },
    format: values.csv ? 'csv' : values.json ? 'json' : undefined,
    data: values.data,
  };
}

function readCommand(
  [name = 'list', ...words]: readonly string[],
  flags: readonly string[],
): LeadsCommand {
  const allowed = flagsOf.get(name);
  if (allowed === undefined) throw new UsageError(`Unexpected argument '${name}'. Usage: ${usage}`);
  // An ignored flag would be dangerous: `forget EMAIL --kind demo` would erase everything.
  const foreign = flags.find((flag) => ![...allowed, 'data'].includes(flag));
  if (foreign !== undefined) throw new UsageError(`${name} takes no --${foreign}. Usage: ${usage}`);
  if (name === 'retry' || name === 'export' || name === 'forget') {
    const [word, extra] = words;
    expectNone(extra);
    const email = word === undefined ? undefined : readEmail(name, word);
    if (name === 'retry') return { name, email };
    if (email !== undefined) return { name, email };
    throw new UsageError(`${name}: expected an email address. Usage: leads ${name} EMAIL`);
  }
  expectNone(words[0]);
  return { name: name as 'list' | 'stats' | 'audit' };
}

function expectNone(extra: string | undefined): void {
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'. Usage: ${usage}`);
}

function readEmail(name: string, word: string): string {
  const email = emailOf(word);
  if (email !== undefined) return email;
  throw new UsageError(`${name}: expected an address such as sam@example.com, received "${word}".`);
}

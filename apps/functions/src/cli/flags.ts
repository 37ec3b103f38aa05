import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './exit.ts';

const defaultDataDir = fileURLToPath(new URL('../../../../.data/leads', import.meta.url));

/** Reads a command's arguments. Throws a UsageError if one is unknown or incomplete. */
export function parseFlags<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*/, '') : String(error);
    throw new UsageError(`${reason}. Usage: ${usage}`, { cause: error });
  }
}

/** A flag's calendar day, such as `2025-08-01`. Throws a UsageError if it is not one. */
export function dayOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  // Date turns 30 February into 2 March instead of refusing it.
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  throw new UsageError(`${name}: expected a day such as 2025-08-01, received "${text}".`);
}

/** The data folder that `--data` names, by default `.data/leads` of the workspace. */
export function dataDirOf(flag: string | undefined): string {
  return flag === undefined ? defaultDataDir : resolve(flag);
}

/** The port in a flag or variable. Throws a UsageError if it is not one. */
export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(
    `Port: expected a number from 0 to 65535, such as 4173, received "${text}".`,
  );
}

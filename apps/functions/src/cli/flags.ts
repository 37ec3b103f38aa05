import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { refuse } from './exit.ts';

const DATA_DIR = fileURLToPath(new URL('../../../../.data/leads', import.meta.url));

/** Reads a command's flags; ends the process with a line, code 2, if one is unknown or incomplete. */
export function parseFlags<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  return attempt(() => parseArgs({ options }).values, usage);
}

/** The same for a command that takes words too, such as `leads forget sam@example.com`. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  return attempt(() => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { flags: values, words: positionals };
  }, usage);
}

function attempt<Result>(parse: () => Result, usage: string): Result {
  try {
    return parse();
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*/, '') : String(error);
    return refuse(`${reason}. Usage: ${usage}`);
  }
}

/** A day in a flag, such as `2025-08-01`; ends the process with a line, code 2, if it is none. */
export function dayOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  // Date rolls 30 February over into March instead of refusing it.
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  return refuse(`${name}: expected a day such as 2025-08-01, received "${text}".`);
}

/** The data folder that `--data` names; without it `.data/leads` of the workspace. */
export function dataDirOf(flag: string | undefined): string {
  return flag === undefined ? DATA_DIR : resolve(flag);
}

/** The port in a flag or variable; ends the process with a line, code 2, if it is none. */
export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  return refuse(`Port: expected a number from 0 to 65535, such as 4173, received "${text}".`);
}

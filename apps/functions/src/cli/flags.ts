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
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*/, '') : String(error);
    return refuse(`${reason}. Usage: ${usage}`);
  }
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

import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readAsOf } from '../query/as-of.ts';
import { siteFolder } from '../load/site-folder.ts';
import { UsageError, type CommandContext } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<Flags extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Flags; allowPositionals: true; strict: true }>
>;

/** The flag by which a command takes another folder than the site's own. */
export const folderFlag = { folder: { type: 'string' } } as const satisfies Options;

/**
 * Reads the words behind the name of a command.
 *
 * @throws UsageError if there is a flag that the command does not know, or a value is missing.
 */
export function parseFlags<const Flags extends Options>(
  args: readonly string[],
  options: Flags,
): Parsed<Flags> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Reads the flags of a command that takes nothing else.
 *
 * @throws UsageError as `parseFlags` does, and for a word that is no flag.
 */
export function onlyFlags<const Flags extends Options>(
  args: readonly string[],
  options: Flags,
): Parsed<Flags>['values'] {
  const { values, positionals } = parseFlags(args, options);
  if (positionals.length === 0) return values;
  throw new UsageError(`"${positionals.join(' ')}" is no flag. A folder is named by --folder.`);
}

/**
 * The day that a command looks from: the one that is asked for, else today.
 *
 * @param asked - What is asked for; `undefined` or empty for today.
 * @param name - What asks for it: a flag, or the environment.
 * @throws UsageError if it is not a calendar date.
 */
export function dayOf(asked: string | undefined, name = 'AS_OF'): string {
  try {
    return readAsOf(asked, new Date());
  } catch (error) {
    throw new UsageError(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The content folder that a command works on: `--folder`, else `CONTENT_DIR`, else the site's own. */
export function contentFolder(
  flag: string | undefined,
  { cwd, env }: Pick<CommandContext, 'cwd' | 'env'>,
): string {
  const named = flag ?? env['CONTENT_DIR'];
  return named === undefined ? siteFolder : resolve(cwd, named);
}

/** Whether a folder is the site's own, which is held against the pages and the words of the site too. */
export function isSiteFolder(folder: string): boolean {
  return resolve(folder) === siteFolder;
}

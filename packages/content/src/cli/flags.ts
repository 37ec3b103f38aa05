import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readAsOf } from '../query/as-of.ts';
import { siteFolder } from '../load/site-folder.ts';
import { UsageError, type CommandContext } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The flag for another folder than the site's own. */
export const folderFlag = { folder: { type: 'string' } } as const satisfies Options;

/**
 * Reads the flags of a command.
 *
 * @throws UsageError for an unknown flag, a missing value or an unexpected argument.
 */
export function parseFlags<const Flags extends Options>(
  args: readonly string[],
  options: Flags,
): ReturnType<typeof parseArgs<{ options: Flags }>> {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * The day of a command: the given one, else today.
 *
 * @param asked - The given day; `undefined` or empty for today.
 * @param name - The flag or variable that gives it.
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

/** A command's content folder: `--folder`, else `CONTENT_DIR`, else the site's own. */
export function contentFolder(
  flag: string | undefined,
  { cwd, env }: Pick<CommandContext, 'cwd' | 'env'>,
): string {
  const named = flag ?? env['CONTENT_DIR'];
  return named === undefined ? siteFolder : resolve(cwd, named);
}

/** Whether a folder is the site's own, to which the rules of the site apply. */
export function isSiteFolder(folder: string): boolean {
  return resolve(folder) === siteFolder;
}

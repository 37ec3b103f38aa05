import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { siteFolder } from '../load/site-folder.ts';
import { readAsOf } from '../query/as-of.ts';

/** A command's input and output; it uses nothing else of the process. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The current folder; printed paths are relative to it. */
  readonly cwd: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Sets the exit code. */
  readonly exit: (code: number) => void;
}

/** The exit codes that every command shares. */
export const exitCodes = { fine: 0, findings: 1, usage: 2 } as const;

/** A wrong call of a command; ends it with exit code 2. */
export class UsageError extends Error {}

/** A command that prints by the context, and throws its errors instead of ending the process. */
export function command(name: string, { print, printError }: CommandContext): Command {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .showHelpAfterError();
}

/** The flag for another folder than the site's own: `--folder`, else `CONTENT_DIR`. */
export function folderOption({ cwd, env }: CommandContext): Option {
  return new Option('--folder <dir>', "another content folder than the site's own")
    .argParser((dir: string) => resolve(cwd, dir))
    .default(resolve(cwd, env['CONTENT_DIR'] ?? siteFolder), 'CONTENT_DIR, else the own one');
}

/** The flags of a command that looks at a content folder on a day. */
export interface DayFlags {
  readonly folder: string;
  /** As given; `dayOf` returns the day. */
  readonly asOf: string;
}

/** A command that looks at a content folder on a day, YYYY-MM-DD: `--as-of`, else `AS_OF`, else today. */
export function folderCommand(name: string, context: CommandContext): Command {
  const asOf = dayOption('--as-of <day>', 'the day to look at, such as 2026-12-01').default(
    context.env['AS_OF'] ?? '',
    'AS_OF, else today',
  );
  return command(name, context).addOption(folderOption(context)).addOption(asOf);
}

/** A flag for a day, by default today. */
export function dayOption(flags: string, description: string): Option {
  return new Option(flags, description)
    .argParser((day: string) => {
      try {
        return readAsOf(day, new Date());
      } catch (error) {
        throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
      }
    })
    .default('', 'today');
}

/**
 * The day of a command.
 *
 * @throws UsageError if `AS_OF` is not a calendar date.
 */
export function dayOf(asked: string): string {
  try {
    return readAsOf(asked, new Date());
  } catch (error) {
    throw new UsageError(`AS_OF: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

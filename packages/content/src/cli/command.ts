import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { siteFolder } from '../load/read-library.ts';
import { readAsOf } from '../query/as-of.ts';

/** A command's output. */
export interface CommandContext {
  /** The current folder; printed paths are relative to it. */
  readonly cwd: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Sets the exit code. */
  readonly exit: (code: number) => void;
}

/** The exit codes that every command shares. */
export const exitCodes = { fine: 0, findings: 1, usage: 2 } as const;

/** A number with its word: `1 error`, `2 errors`. */
export function countOf(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** A command that prints by the context, and throws its errors instead of ending the process. */
export function command(name: string, { print, printError }: CommandContext): Command {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .showHelpAfterError();
}

/** The flag for another folder than the site's own. */
export function folderOption({ cwd }: CommandContext): Option {
  return new Option('--folder <dir>', "another content folder than the site's own")
    .argParser((dir: string) => resolve(cwd, dir))
    .env('CONTENT_DIR')
    .default(siteFolder, 'the own one');
}

/** The flags of a command that looks at a content folder on a day. */
export interface DayFlags {
  readonly folder: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A command that looks at a content folder on a day, by default today. */
export function folderCommand(name: string, context: CommandContext): Command {
  const asOf = new Option('--as-of <day>', 'the day to look at, such as 2026-12-01')
    .argParser((day: string) => {
      try {
        return readAsOf(day, new Date());
      } catch (error) {
        throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
      }
    })
    .env('AS_OF')
    .default(readAsOf(undefined, new Date()), 'today');
  return command(name, context).addOption(folderOption(context)).addOption(asOf);
}

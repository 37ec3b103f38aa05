import { Command, CommanderError } from 'commander';
import { checkCommand } from './check.ts';
import { exitCodes, type CommandContext } from './command.ts';
import { formatCommand } from './format.ts';
import { newCommand } from './new.ts';
import { registerCommand } from './register.ts';
import { statusCommand } from './status.ts';

/**
 * Runs one command of `pnpm content`.
 *
 * @param words - The name of the command and its arguments.
 * @param context - The command's output.
 * @returns The exit code: 0 for success, 1 for findings, 2 for a wrong call.
 */
export async function runCli(
  words: readonly string[],
  { cwd, print, printError }: Omit<CommandContext, 'exit'>,
): Promise<number> {
  let code: number = exitCodes.fine;
  const context = { cwd, print, printError, exit: (ended: number) => (code = ended) };
  const program = new Command('pnpm content')
    .description("The site's texts: check, list, write and publish them.")
    .addHelpText('afterAll', '\nExit codes: 0 nothing to fix, 1 findings, 2 wrong flags.')
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .showHelpAfterError();
  const commands = [checkCommand, formatCommand, newCommand, statusCommand, registerCommand];
  for (const add of commands) add(program, context);
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  }
}

import { CommanderError } from 'commander';
import { checkCommand } from './check.ts';
import { command, exitCodes, type CommandContext } from './command.ts';
import { formatCommand } from './format.ts';
import { newCommand } from './new.ts';
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
  context: Omit<CommandContext, 'exit'>,
): Promise<number> {
  let code: number = exitCodes.fine;
  const withExit = { ...context, exit: (ended: number) => (code = ended) };
  const program = command('pnpm content', withExit).description(
    "The site's texts: check, list, write and publish them.",
  );
  const commands = [checkCommand, formatCommand, newCommand, statusCommand];
  for (const add of commands) program.addCommand(add(withExit));
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  }
}

import { didYouMean } from '../load/nearest.ts';
import { exitCodes, UsageError, type CommandContext } from './command.ts';
import { commands } from './commands.ts';

/**
 * Runs one command of `pnpm content`.
 *
 * @param words - The name of the command and its arguments.
 * @param context - The command's input and output.
 * @returns The exit code: 0 for success, 1 for findings, 2 for a wrong call.
 */
export async function runCli(
  words: readonly string[],
  context: Omit<CommandContext, 'args'>,
): Promise<number> {
  const [name, ...args] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    context.print(listCommands());
    return name === undefined ? exitCodes.usage : exitCodes.fine;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const names = Object.keys(commands);
    context.printError(
      `"${name}" is not a command. Expected one of ${names.join(', ')}.${didYouMean(name, names)}\n`,
    );
    return exitCodes.usage;
  }
  if (args.includes('--help') || args.includes('-h')) {
    context.print(`${command.summary}\n\n${command.help}`);
    return exitCodes.fine;
  }
  try {
    return await command.run({ ...context, args });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.printError(`${error.message}\n\n${command.help}`);
    return exitCodes.usage;
  }
}

function listCommands(): string {
  const widest = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(widest)}  ${summary}\n`,
  );
  return `pnpm content <command> [flags]\n\n${lines.join('')}\nFlags of a command: pnpm content <command> --help\n`;
}

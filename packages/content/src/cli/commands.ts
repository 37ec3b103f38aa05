import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { listCommand } from './list.ts';
import { newCommand } from './new.ts';
import { registerCommand } from './register.ts';
import { statusCommand } from './status.ts';

/** Every command of `pnpm content`, by name. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  new: newCommand,
  status: statusCommand,
  list: listCommand,
  register: registerCommand,
};

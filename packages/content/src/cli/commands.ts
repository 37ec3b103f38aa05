import type { Command } from './command.ts';

/** A line of the command table; its file is loaded when the command is called. */
export type CommandEntry = {
  /** One sentence for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
};

/** Every command of `pnpm content`, by name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: {
    summary: 'Checks every text and fact, and says what to write instead.',
    load: () => import('./check.ts'),
  },
  register: {
    summary: 'Puts the addresses of new pages into addresses.txt, so that none is ever lost.',
    load: () => import('./register.ts'),
  },
};

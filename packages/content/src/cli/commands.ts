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
  new: {
    summary: 'Writes a new post or guide that passes the check, unlisted.',
    load: () => import('./new.ts'),
  },
  status: {
    summary:
      'Says what is a draft, unlisted or scheduled, what goes live when, and by which build.',
    load: () => import('./status.ts'),
  },
  list: {
    summary: 'Lists every text with its standing, words, links and findings.',
    load: () => import('./list.ts'),
  },
  register: {
    summary: 'Puts the addresses of new pages into addresses.txt, so that none is ever lost.',
    load: () => import('./register.ts'),
  },
};

import type { Command } from './command.ts';

/** A command; its module is loaded when it is called. */
export interface CommandEntry {
  /** One sentence for the help. */
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Every command of `pnpm content`, by name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: {
    summary: 'Checks every text and fact, and suggests what to write instead.',
    load: () => import('./check.ts'),
  },
  new: {
    summary: 'Writes a new post or guide that passes the check, unlisted.',
    load: () => import('./new.ts'),
  },
  status: {
    summary: 'Shows drafts, unlisted and scheduled items, and when each goes live.',
    load: () => import('./status.ts'),
  },
  list: {
    summary: 'Lists every text with its status, words, links and findings.',
    load: () => import('./list.ts'),
  },
  register: {
    summary: 'Adds the addresses of new pages to addresses.txt, so that none gets lost.',
    load: () => import('./register.ts'),
  },
};

/** What a command is given and where it may write: it reads nothing else of the process. */
export type CommandContext = {
  /** The words behind the name of the command. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder in which the command was called; paths are shortened to it. */
  readonly cwd: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Asks whoever sits at the terminal, and gives the answer without blanks around it; left out where nobody does. */
  readonly ask?: (question: string) => Promise<string>;
};

/** What a file of a command exports. */
export type Command = {
  /** The flags, the way the help shows them, with a line for each and the meaning of the exit codes. */
  readonly help: string;
  /**
   * Does the work.
   *
   * @returns The exit code.
   * @throws UsageError if the flags are wrong.
   */
  readonly run: (context: CommandContext) => number | Promise<number>;
};

/** The exit codes that every command shares. */
export const exitCodes = { fine: 0, findings: 1, usage: 2 } as const;

/** Says that a command was called wrongly; ends it with exit code 2. */
export class UsageError extends Error {}

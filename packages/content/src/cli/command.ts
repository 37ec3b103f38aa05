/** A command's input and output; it uses nothing else of the process. */
export interface CommandContext {
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The current folder; printed paths are relative to it. */
  readonly cwd: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Asks at the terminal and returns the trimmed answer; undefined without a terminal. */
  readonly ask?: (question: string) => Promise<string>;
}

/** A command's module exports this. */
export interface Command {
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** The help: usage, flags and exit codes. */
  readonly help: string;
  /**
   * Runs the command.
   *
   * @returns The exit code.
   * @throws UsageError if the flags are wrong.
   */
  readonly run: (context: CommandContext) => number | Promise<number>;
}

/** The exit codes that every command shares. */
export const exitCodes = { fine: 0, findings: 1, usage: 2 } as const;

/** A wrong call of a command; ends it with exit code 2. */
export class UsageError extends Error {}

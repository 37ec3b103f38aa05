/** Where faults go: a sentence, and its cause if there is one. Never what a visitor typed. */
export type Log = (message: string, cause?: unknown) => void;

/** A file that a guide offers. */
export interface Download {
  readonly href: string;
  /** The name under which it is saved. */
  readonly name: string;
  readonly format: 'PDF' | 'CSV' | 'ICS' | 'Markdown';
  /** What kind of it: the paper, or what it is for. */
  readonly label: string;
  readonly bytes: number;
}

/** What each guide offers, by slug. */
export type Downloads = Readonly<Record<string, readonly Download[]>>;

/**
 * A size for people, in kilobytes of 1,000 bytes.
 *
 * @example
 * formatSize(68_453); // => '68 kB'
 */
export const formatSize = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} kB`;

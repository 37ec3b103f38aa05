/** An error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** A position in a file. */
export interface Position {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
}

/** An error or warning in a content folder, at the position to fix. */
export interface Finding extends Position {
  /** The path of the file inside the folder, with forward slashes. */
  readonly file: string;
  /** An error when left out. */
  readonly severity?: Severity;
  /** The name of the check, such as `unknown-link`. */
  readonly rule: string;
  /** What is wrong, an arrow, what to write instead, and a similar valid value if there is one. */
  readonly message: string;
}

/** Whether a finding stops the build. */
export const isError = ({ severity = 'error' }: Finding): boolean => severity === 'error';

/**
 * Compares two findings for `sort`: by file, line, column, then rule.
 *
 * @example
 * const at = { file: 'posts/a.md', line: 2, column: 1, rule: 'yaml', message: '' } as const;
 * byPosition(at, { ...at, line: 3 }) // => -1
 */
export function byPosition(left: Finding, right: Finding): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  const difference = left.line - right.line || left.column - right.column;
  if (difference !== 0 || left.rule === right.rule) return difference;
  return left.rule < right.rule ? -1 : 1;
}

/**
 * A finding as one line, in the form that editors and terminals link.
 *
 * @example
 * formatFinding({ file: 'posts/a.md', line: 4, column: 11, rule: 'yaml', message: 'It broke → fix it.' })
 * // => 'posts/a.md:4:11 error yaml: It broke → fix it.'
 */
export function formatFinding(finding: Finding): string {
  const { file, line, column, severity = 'error', rule, message } = finding;
  return `${file}:${line}:${column} ${severity} ${rule}: ${message}`;
}

/** A finding about a whole file: what is wrong and what to write instead, with or without a full stop. */
export const fileFinding = (
  file: string,
  rule: string,
  wrong: string,
  instead: string,
): Finding => ({
  file,
  line: 1,
  column: 1,
  rule,
  message: messageOf(wrong, instead),
});

/** The message of a finding: what is wrong, an arrow, and what to write instead. */
export const messageOf = (wrong: string, instead: string): string =>
  `${wrong} → ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`;

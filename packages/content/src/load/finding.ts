/** An error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** A position in a file. */
export interface Position {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
}

/** The position of the character at an index of a text. */
export function positionIn(text: string, index: number): Position {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

/** An error or warning in a content folder, at the position to fix. */
export interface Finding extends Position {
  /** The path of the file inside the folder, with forward slashes. */
  readonly file: string;
  readonly severity: Severity;
  /** The name of the check, such as `unknown-link`. */
  readonly rule: string;
  /** What is wrong, an arrow, what to write instead, and a similar valid value if there is one. */
  readonly message: string;
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/**
 * Compares two findings for `sort`: by file, line, column, then rule.
 *
 * @example
 * const first = makeFinding('posts/a.md', { line: 2, column: 1 }, 'yaml', ['It broke', 'fix it']);
 * byPosition(first, { ...first, line: 3 }) // => -1
 */
export const byPosition = (left: Finding, right: Finding): number =>
  compare(left.file, right.file) ||
  left.line - right.line ||
  left.column - right.column ||
  compare(left.rule, right.rule);

const compare = (left: string, right: string) => Number(left > right) - Number(left < right);

/**
 * A finding as one line, in the form that editors and terminals link.
 *
 * @example
 * const place = { file: 'posts/a.md', line: 4, column: 11 };
 * formatFinding({ ...place, severity: 'error', rule: 'yaml', message: 'It broke → fix it.' })
 * // => 'posts/a.md:4:11 error yaml: It broke → fix it.'
 */
export function formatFinding(finding: Finding): string {
  const { file, line, column, severity, rule, message } = finding;
  return `${file}:${line}:${column} ${severity} ${rule}: ${message}`;
}

/** The rules whose findings do not stop the build. */
const warnings = new Set([
  'description-length',
  'double-blank',
  'odd-date',
  'style',
  'title-length',
  'typed-fact',
  'unused-picture',
  'wrapped-paragraph',
]);

/** What is wrong, and what to write instead, with or without a full stop. */
export type Message = readonly [wrong: string, instead: string];

export function makeFinding(
  file: string,
  { line, column }: Position,
  rule: string,
  [wrong, instead]: Message,
): Finding {
  const severity = warnings.has(rule) ? 'warning' : 'error';
  const message = `${wrong} → ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`;
  return { file, line, column, severity, rule, message };
}

/** A finding about a whole file, or a line of it. */
export const fileFinding = (file: string, rule: string, message: Message, line = 1): Finding =>
  makeFinding(file, { line, column: 1 }, rule, message);

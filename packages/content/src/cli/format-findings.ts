import type { Finding } from '../load/finding.ts';

/** An annotation that GitHub shows beside the line: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotation(finding: Finding): string {
  const { file, line, column, severity = 'error', rule, message } = finding;
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A number with its word: `1 error`, `2 errors`. */
export function countOf(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

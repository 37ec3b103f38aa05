import { relative, resolve } from 'node:path';
import { formatFinding, type Finding } from '../load/finding.ts';

/** The path of a finding's file as seen from a folder; absolute outside of it. */
function pathFrom(base: string, folder: string, { file }: Finding): string {
  const path = resolve(folder, file);
  const short = relative(base, path);
  return short.startsWith('..') ? path : short;
}

/**
 * Findings, one per line, in the form that editors and terminals link.
 *
 * @param findings - The findings.
 * @param folder - The absolute path of the content folder.
 * @param base - The absolute path that file paths are made relative to.
 */
export const describeFindings = (
  findings: readonly Finding[],
  folder: string,
  base: string,
): string =>
  findings
    .map((finding) => `${formatFinding({ ...finding, file: pathFrom(base, folder, finding) })}\n`)
    .join('');

/** A property of a GitHub command, in which some characters have a meaning. */
const escape = (text: string) => text.replaceAll(/[%\r\n:,]/g, encodeURIComponent);

/** Findings as commands of a GitHub workflow, which shows each at its line of a pull request. */
export const annotateFindings = (
  findings: readonly Finding[],
  folder: string,
  base: string,
): string =>
  findings
    .map((finding) => {
      const { line, column, severity, rule, message } = finding;
      const file = escape(pathFrom(base, folder, finding));
      const place = `file=${file},line=${line},col=${column},title=${escape(rule)}`;
      return `::${severity} ${place}::${message.replaceAll(/[%\n]/g, encodeURIComponent)}\n`;
    })
    .join('');

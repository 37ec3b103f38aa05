import { relative, resolve } from 'node:path';
import { formatFinding, type Finding } from '../load/finding.ts';

/**
 * Findings, one per line, in the form that editors and terminals link.
 *
 * @param findings - The findings.
 * @param folder - The absolute path of the content folder.
 * @param base - The absolute path that file paths are made relative to.
 */
export function describeFindings(
  findings: readonly Finding[],
  folder: string,
  base: string,
): string {
  const lines = findings.map((finding) => {
    const file = resolve(folder, finding.file);
    const short = relative(base, file);
    return `${formatFinding({ ...finding, file: short.startsWith('..') ? file : short })}\n`;
  });
  return lines.join('');
}

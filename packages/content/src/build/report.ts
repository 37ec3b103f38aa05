import { isAbsolute, join, relative } from 'node:path';
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
  return findings.map((finding) => `${formatFinding(placed(finding, folder, base))}\n`).join('');
}

/** A finding with its path relative to `base`, or absolute if it is outside. */
export function placed(finding: Finding, folder: string, base: string): Finding {
  const absolute = isAbsolute(finding.file) ? finding.file : join(folder, finding.file);
  const short = relative(base, absolute);
  return { ...finding, file: short.startsWith('..') ? absolute : short };
}

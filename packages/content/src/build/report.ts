import { isAbsolute, join, relative } from 'node:path';
import { formatFinding, type Finding } from '../load/finding.ts';
import type { PublishedLibrary } from '../schema/library.ts';
import type { UnpublishedCounts } from './checked-library.ts';

/**
 * A library's counts in one line.
 *
 * @example
 * describeLibrary(library, { draft: 1, unlisted: 0, scheduled: 2 })
 * // => 'library: 6 posts, 6 guides, 2 legal texts; 1 draft, 2 scheduled\n'
 */
export function describeLibrary(
  { posts, guides, legal }: PublishedLibrary,
  unpublishedCounts: UnpublishedCounts,
): string {
  const held = Object.entries(unpublishedCounts).flatMap(([publishState, count]) =>
    count === 0 ? [] : [`${count} ${publishState}`],
  );
  const counts = `${posts.length} posts, ${guides.length} guides, ${legal.length} legal texts`;
  return `library: ${[counts, ...(held.length > 0 ? [held.join(', ')] : [])].join('; ')}\n`;
}

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

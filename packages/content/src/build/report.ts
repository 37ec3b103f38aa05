import { isAbsolute, join, relative } from 'node:path';
import { formatFinding, type Finding } from '../loader/finding.ts';
import type { LoadResult } from '../loader/compile-library.ts';

/**
 * What a build says: one line about the library, or one line for each finding.
 *
 * @param result - What the loader gave.
 * @param folder - The absolute path of the content folder.
 * @param base - The absolute path to which the paths of files are shortened.
 * @example
 * report({ ok: true, library: { posts: [], guides: [], legal: [], authors: [] } }, '/content', '/')
 * // => 'library: 0 posts, 0 guides, 0 legal texts\n'
 */
export function report(result: LoadResult<string, string>, folder: string, base: string): string {
  if (result.ok) {
    const { posts, guides, legal } = result.library;
    return `library: ${posts.length} posts, ${guides.length} guides, ${legal.length} legal texts\n`;
  }
  const lines = result.findings.map((finding) => formatFinding(placed(finding, folder, base)));
  return `${lines.join('\n')}\n`;
}

/** A path outside the base stays absolute, so that no line begins with a row of dots. */
function placed(finding: Finding, folder: string, base: string): Finding {
  const absolute = isAbsolute(finding.file) ? finding.file : join(folder, finding.file);
  const short = relative(base, absolute);
  return { ...finding, file: short.startsWith('..') ? absolute : short };
}

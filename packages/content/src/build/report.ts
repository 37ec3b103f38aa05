import { isAbsolute, join, relative } from 'node:path';
import { formatFinding, type Finding } from '../loader/finding.ts';
import type { LoadResult } from '../loader/compile-library.ts';
import { publishedAt, standingAt } from '../published-at.ts';
import type { Library } from '../schema/library.ts';

/**
 * What a build says: one line about the library, or one line for each finding.
 *
 * @param result - What the loader gave.
 * @param folder - The absolute path of the content folder.
 * @param base - The absolute path to which the paths of files are shortened.
 * @param asOf - The day that the library is built as of, `YYYY-MM-DD`; left out, everything counts.
 * @example
 * report({ ok: true, library: { posts: [], guides: [], legal: [], authors: [] }, files: new Map() }, '/content', '/')
 * // => 'library: 0 posts, 0 guides, 0 legal texts\n'
 */
export function report(
  result: LoadResult<string, string>,
  folder: string,
  base: string,
  asOf?: string,
): string {
  if (result.ok) return `library: ${summary(result.library, asOf)}\n`;
  const lines = result.findings.map((finding) => formatFinding(placed(finding, folder, base)));
  return `${lines.join('\n')}\n`;
}

function summary(library: Library<string, string>, asOf?: string): string {
  const { posts, guides, legal } = asOf === undefined ? library : publishedAt(library, asOf);
  const counts = `${posts.length} posts, ${guides.length} guides, ${legal.length} legal texts`;
  if (asOf === undefined) return counts;
  const items = [...library.posts, ...library.guides];
  const held = (['draft', 'unlisted', 'scheduled'] as const).flatMap((standing) => {
    const count = items.filter((item) => standingAt(item, asOf) === standing).length;
    return count === 0 ? [] : [`${count} ${standing}`];
  });
  return held.length === 0 ? counts : `${counts}; ${held.join(', ')}`;
}

/** A finding with its path shortened to the base; outside of it the path stays whole, so that no line begins with a row of dots. */
export function placed(finding: Finding, folder: string, base: string): Finding {
  const absolute = isAbsolute(finding.file) ? finding.file : join(folder, finding.file);
  const short = relative(base, absolute);
  return { ...finding, file: short.startsWith('..') ? absolute : short };
}

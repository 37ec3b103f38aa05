import { compileLibrary, siteReferences, type LoadResult } from './compile-library.ts';
import type { Finding } from './finding.ts';
import { loadSite } from './load-site.ts';
import { readSource } from './read-source.ts';

/**
 * Reads a content folder once and checks it: `posts/*.md`, `guides/*.md`, `legal/*.md`, `questions/*.md` and `authors.yaml`, with the
 * facts of its `site/`.
 *
 * A missing file counts as empty; hidden files and other extensions are ignored.
 *
 * @param folder - The path of the content folder.
 * @returns The library, or every finding by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * const result = loadLibrary('content');
 * if (!result.ok) for (const finding of result.findings) process.stderr.write(`${formatFinding(finding)}\n`);
 */
export function loadLibrary(folder: string): LoadResult {
  const source = readSource(folder);
  return source === undefined
    ? { ok: false, findings: [missingFolder(folder)] }
    : compileLibrary(source, siteReferences(loadSite(folder)));
}

/** The finding for a missing content folder. */
export function missingFolder(folder: string): Finding {
  return {
    file: folder,
    line: 1,
    column: 1,
    rule: 'missing-folder',
    message:
      'The content folder is missing → create it with posts/, guides/, legal/ and authors.yaml.',
  };
}

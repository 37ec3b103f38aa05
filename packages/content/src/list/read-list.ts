import { checkPublishing } from '../addresses/check-publishing.ts';
import { checkSource, type CheckOptions } from '../check/check-source.ts';
import { linksOf } from '../check/site-copy.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import { linkLibrary, readFiles } from '../load/compile-library.ts';
import { loadSite } from '../load/load-site.ts';
import type { FileReading } from '../load/read-draft.ts';
import { readSource } from '../load/read-source.ts';
import type { LibrarySource } from '../load/source-file.ts';
import { listItems } from './list-items.ts';
import type { ListedItem } from './listed-item.ts';

/** The output of `pnpm content list --json`, shown on the desk. */
export interface ContentList {
  /** The day of the list, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly items: readonly ListedItem[];
  /** Findings in other files: legal texts, facts, pages, authors and addresses. */
  readonly elsewhere: readonly Finding[];
}

/**
 * Lists a content folder even if it has errors: broken files are listed with their findings.
 *
 * @param folder - The path of the content folder.
 * @param options - The rules for its files.
 * @param asOf - The day of the list, `YYYY-MM-DD`.
 */
export function readList(folder: string, options: CheckOptions, asOf: string): ContentList {
  const source = readSource(folder) ?? { posts: [], guides: [], legal: [] };
  const { loaded, broken } = compileUsable(source, options);
  const findings = [
    ...checkSource(source, options),
    ...checkPublishing(folder, loaded, asOf, options.site && linksOf(options.site)),
  ].toSorted(byPosition);
  const groups = loadSite(folder).files.faq?.groups ?? [];
  const items = listItems({ loaded, groups, findings, broken, asOf });
  const listed = new Set(items.map(({ file }) => file));
  return { asOf, items, elsewhere: findings.filter(({ file }) => !listed.has(file)) };
}

/** A library of the files without findings, and the broken items. */
function compileUsable(source: LibrarySource, options: CheckOptions) {
  const readings = readFiles(source, options);
  const whole = linkLibrary(readings, options);
  if (whole.ok) return { loaded: whole, broken: [] };
  const broken = new Set(whole.findings.map(({ file }) => file));
  const hasAuthors = source.authors !== undefined && !broken.has('authors.yaml');
  // Without valid authors, no post can be used.
  if (!hasAuthors) for (const { path } of source.posts) broken.add(path);
  const usable = <Fields>(
    files: LibrarySource['posts'] = [],
    read: readonly FileReading<Fields>[],
  ) =>
    read.map((reading, index) =>
      broken.has(files[index]?.path ?? '') ? { draft: undefined, findings: [] } : reading,
    );
  const loaded = linkLibrary(
    {
      posts: hasAuthors ? usable(source.posts, readings.posts) : [],
      guides: usable(source.guides, readings.guides),
      legal: usable(source.legal, readings.legal),
      questions: usable(source.questions, readings.questions),
      authors: hasAuthors ? readings.authors : undefined,
    },
    options,
  );
  if (!loaded.ok) {
    throw new Error(
      `The list could not be made of the files without findings: ${JSON.stringify(loaded.findings)}`,
    );
  }
  return { loaded, broken: itemsIn(broken) };
}

function itemsIn(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => /^(?:posts|guides|questions)\//.test(file));
}

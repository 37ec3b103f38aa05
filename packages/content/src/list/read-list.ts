import { checkPublishing } from '../addresses/check-publishing.ts';
import type { CheckOptions } from '../check/check-options.ts';
import { readCheckSource } from '../check/check-folder.ts';
import { checkSource } from '../check/check-source.ts';
import { byPlace, type Finding } from '../loader/finding.ts';
import { compileLibrary } from '../loader/compile-library.ts';
import type { LibrarySource } from '../loader/source-file.ts';
import type { BlogCategory } from '../categories.ts';
import type { GuideType } from '../guide-types.ts';
import { listItems } from './list-items.ts';
import type { ListedItem } from './listed-item.ts';

/** What `pnpm content list --json` prints and the desk shows. */
export type ContentList = {
  /** The day from which it is looked at, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly items: readonly ListedItem[];
  /** What is wrong elsewhere: in legal texts, facts, pages, authors and addresses. */
  readonly elsewhere: readonly Finding[];
};

/**
 * Lists a content folder, whatever is wrong in it: a file that can't be used is listed with its findings, and the others with theirs.
 *
 * @param folder - The path of the content folder.
 * @param options - What its files are held against.
 * @param asOf - The day from which it is looked at, `YYYY-MM-DD`.
 */
export function readList(
  folder: string,
  options: CheckOptions<BlogCategory, GuideType>,
  asOf: string,
): ContentList {
  const source = readCheckSource(folder) ?? { posts: [], guides: [], legal: [] };
  const { loaded, broken } = compileUsable(source, options);
  const findings = [
    ...checkSource(source, options),
    ...checkPublishing(folder, loaded, asOf, options.site?.links),
  ].toSorted(byPlace);
  const items = listItems({ loaded, findings, broken, asOf });
  const listed = new Set(items.map(({ file }) => file));
  return { asOf, items, elsewhere: findings.filter(({ file }) => !listed.has(file)) };
}

/** Leaves out file after file that has findings, until the rest is a library. */
function compileUsable(source: LibrarySource, options: CheckOptions<BlogCategory, GuideType>) {
  const broken = new Set<string>();
  const { authors, ...texts } = source;
  for (;;) {
    const usable = (files: LibrarySource['posts'] = []) =>
      files.filter(({ path }) => !broken.has(path));
    const loaded = compileLibrary(
      {
        ...texts,
        ...(authors && !broken.has('authors.yaml') && { authors }),
        posts: usable(source.posts),
        guides: usable(source.guides),
        legal: usable(source.legal),
        questions: usable(source.questions),
      },
      options,
    );
    if (loaded.ok) return { loaded, broken: itemsIn(broken) };
    for (const { file } of loaded.findings) broken.add(file);
    // Without an author that can be read, no post can be used.
    if (broken.has('authors.yaml')) for (const { path } of source.posts) broken.add(path);
  }
}

function itemsIn(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => /^(?:posts|guides|questions)\//.test(file));
}

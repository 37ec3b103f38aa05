import { checkContent } from '../check/check-content.ts';
import { linkLibrary, siteReferences, type Readings } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { FileReading } from '../load/read-draft.ts';
import { listItems } from './list-items.ts';
import type { ListedItem } from './listed-item.ts';

/** Every text of a content folder, for the author's desk. */
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
 * @param asOf - The day of the list, `YYYY-MM-DD`.
 */
export function readList(folder: string, asOf: string): ContentList {
  const { site, readings, loaded: whole, findings } = checkContent(folder, asOf);
  const { loaded, broken } = whole.ok
    ? { loaded: whole, broken: [] }
    : linkUsable(readings, new Set(whole.findings.map(({ file }) => file)), site);
  const groups = site.files.faq?.groups ?? [];
  const items = listItems({ loaded, groups, findings, broken, asOf });
  const listed = new Set(items.map(({ file }) => file));
  return { asOf, items, elsewhere: findings.filter(({ file }) => !listed.has(file)) };
}

/** A library of the files without findings, and the other items. */
function linkUsable(readings: Readings, faulty: ReadonlySet<string>, site: LoadedSite) {
  // Without valid authors, no post can be used.
  const authors = faulty.has('authors.yaml') ? undefined : readings.authors;
  const isBroken = (file: string) =>
    faulty.has(file) || (authors === undefined && file.startsWith('posts/'));
  const usable = <Fields>(files: readonly FileReading<Fields>[]) =>
    files.map((reading) =>
      isBroken(reading.file) ? { ...reading, draft: undefined, findings: [] } : reading,
    );
  const loaded = linkLibrary(
    {
      posts: authors === undefined ? [] : usable(readings.posts),
      guides: usable(readings.guides),
      legal: usable(readings.legal),
      questions: usable(readings.questions),
      authors,
    },
    siteReferences(site),
  );
  if (!loaded.ok) {
    throw new Error(
      `The list could not be made of the files without findings: ${JSON.stringify(loaded.findings)}`,
    );
  }
  const items = [...readings.posts, ...readings.guides, ...readings.questions];
  return { loaded, broken: items.map(({ file }) => file).filter(isBroken) };
}

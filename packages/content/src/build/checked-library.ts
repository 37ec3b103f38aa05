import { addressedItems } from '../addresses/item-addresses.ts';
import { checkContent } from '../check/check-content.ts';
import { isError, type Finding } from '../load/finding.ts';
import { picturesOf } from '../load/pictures.ts';
import { publishedAt, publishStateAt } from '../query/published-at.ts';
import type { Guide } from '../schema/guide.ts';
import type { Library, PublishedLibrary, SiteLibrary } from '../schema/library.ts';
import type { Post } from '../schema/post.ts';
import type { Site } from '../schema/site/index.ts';

/** The library that a site may show, or why it can't be built. */
export type CheckedLibrary =
  | {
      readonly ok: true;
      /** The items published as of the day. */
      readonly library: SiteLibrary;
      /** Findings that do not stop the build. */
      readonly warnings: readonly Finding[];
    }
  | {
      readonly ok: false;
      /** Errors and warnings, by file, line and column. */
      readonly findings: readonly Finding[];
      /** The library despite its errors, for a preview; left out if a page can't be read. */
      readonly preview?: SiteLibrary;
    };

/**
 * Reads a content folder, checks it as the build does, and selects what is published as of a day.
 *
 * @param folder - The path of the content folder.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param withDrafts - Whether to include posts and guides that are not live yet, as unlisted pages.
 * @throws The error of the file system if a file can't be read.
 * @example
 * const result = checkedLibrary(siteFolder, '2026-12-01');
 * if (!result.ok) for (const finding of result.findings) console.error(formatFinding(finding));
 */
export function checkedLibrary(
  folder: string,
  asOf: string,
  { withDrafts = false } = {},
): CheckedLibrary {
  const { site: loadedSite, loaded, findings } = checkContent(folder, asOf);
  const { site } = loadedSite;
  const read = loaded.ok ? loaded.library : loaded.readable;
  if (!read || !site) return { ok: false, findings };

  const whole = withDrafts ? showDrafts(read, asOf) : read;
  const shown = followAliases({ ...publishedAt(whole, asOf), site });
  const library = { ...shown, pictures: picturesOf(shown, folder) };
  return loaded.ok && !findings.some(isError)
    ? { ok: true, library, warnings: findings }
    : { ok: false, findings, preview: library };
}

function showDrafts(library: Library, asOf: string): Library {
  const show = <Item extends Post | Guide>(item: Item): Item => {
    const state = publishStateAt(item, asOf);
    return state === 'published' ? item : { ...item, status: 'unlisted', state };
  };
  return { ...library, posts: library.posts.map(show), guides: library.guides.map(show) };
}

/** A path at the start of a text, as fields have it, or of the target of a link in one. */
const linked = /(?<=^|\]\()\/[\w./-]+(?=$|[)?#])/g;

/** Replaces former addresses of posts and guides in links, and redirects visitors from them. */
function followAliases(library: PublishedLibrary & { readonly site: Site }) {
  const items = [...addressedItems(library), ...addressedItems(library.unlisted)];
  const moved = items.flatMap(({ item: { aliases = [] }, address }) =>
    aliases.map((from) => ({ from, to: address })),
  );
  if (moved.length === 0) return library;
  const present = new Map(moved.map(({ from, to }) => [from, to]));
  const followed = JSON.parse(
    JSON.stringify(library, (_name, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(linked, (path) => present.get(path) ?? path)
        : value,
    ),
  ) as typeof library;
  const { site } = followed;
  return { ...followed, site: { ...site, redirects: [...site.redirects, ...moved] } };
}

import { addressedItems } from '../addresses/item-addresses.ts';
import type { PublishedLibrary } from '../schema/library.ts';
import type { Site } from '../schema/site/index.ts';

/** A path at the start of a text, as fields have it, or of the target of a link in one. */
const linked = /(?<=^|\]\()\/[\w./-]+(?=$|[)?#])/g;

/** Leads links to the former addresses of posts and guides to the present ones, and redirects visitors there. */
export function followAliases<Library extends PublishedLibrary & { readonly site: Site }>(
  library: Library,
): Library {
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
  ) as Library;
  const { site } = followed;
  return { ...followed, site: { ...site, redirects: [...site.redirects, ...moved] } };
}

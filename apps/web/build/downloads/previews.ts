import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '@cornerbell/content';
import type { SiteLibrary } from '@cornerbell/content/library';
import { previewAddress } from '../../src/downloads/download.ts';

/** The file name of the picture of a guide's first page. */
export const previewName = ({ slug }: Pick<Guide, 'slug'>): string => `${slug}.webp`;

/** The size of that picture in pixels: the width of a page, and what a card shows of its height. */
export const previewSize = { width: 800, height: 600 };

/**
 * Adds the pictures of the guides' first pages to those of a library.
 *
 * @param folder - Where the task `pdfs` has drawn them. Those that are missing are left out.
 * @returns The library, and the path of each added picture by its address on the site.
 */
export function withPreviews(library: SiteLibrary, folder: string) {
  const files = new Map(
    [...library.guides, ...library.unlisted.guides]
      .map((guide) => [previewAddress(guide), join(folder, previewName(guide))] as const)
      .filter(([, file]) => existsSync(file)),
  );
  const sizes = Object.fromEntries([...files.keys()].map((address) => [address, previewSize]));
  return { library: { ...library, pictures: { ...library.pictures, ...sizes } }, files };
}

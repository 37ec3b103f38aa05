import { guideAddress, type Guide } from '@cornerbell/content';

/** A file that an article offers for download. */
export interface Download {
  readonly href: string;
  /** The name of the saved file. */
  readonly name: string;
  /** Such as `PDF`. */
  readonly format: string;
  /** The paper size or the purpose. */
  readonly label: string;
  readonly bytes: number;
}

/** The downloads of each article, by its path. */
export type Downloads = Readonly<Record<string, readonly Download[]>>;

/** The address of the picture of a guide's first page. */
export const previewAddress = (guide: Pick<Guide, 'slug'>): string => `${guideAddress(guide)}.webp`;

/**
 * Formats a size in kilobytes of 1,000 bytes.
 *
 * @example
 * formatSize(68_453); // => '68 kB'
 */
export const formatSize = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} kB`;

import { existsSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listPathOf, type Guide } from '@cornerbell/content';
import type { Download, Downloads } from '../../src/downloads/download.ts';

/** The paper sizes of every guide: the part of the file name, the label and Typst's name. */
export const papers = [
  { id: 'a4', label: 'A4', typst: 'a4' },
  { id: 'letter', label: 'Letter', typst: 'us-letter' },
] as const;

/** The id of a paper size. */
export type Paper = (typeof papers)[number]['id'];

/** The file name of a guide's PDF. */
export const pdfName = (slug: string, paper: Paper): string => `${slug}-${paper}.pdf`;

/** The folders with the files of guides. */
export interface DownloadFolders {
  /** The PDFs, from the task `pdfs`. */
  readonly pdfs: string;
  /** The files that guides name in their front matter. */
  readonly named: string;
}

/** The downloads of guides. */
export interface ListedDownloads {
  /** The downloads of each guide's page, by slug. */
  readonly byGuide: Downloads;
  /** The path of each file, by its address on the site. */
  readonly files: ReadonlyMap<string, string>;
  /** The number of PDFs that are not drawn. */
  readonly missing: number;
}

/** Lists the downloads of guides: a PDF for each paper size, then the files that the guide names. */
export function listDownloads(
  guides: readonly Guide[],
  { pdfs, named }: DownloadFolders,
): ListedDownloads {
  const byGuide: Record<string, readonly Download[]> = {};
  const files = new Map<string, string>();
  let missing = 0;
  for (const { slug, downloads = [] } of guides) {
    const drawn = papers
      .map(({ id, label }) => ({ path: join(pdfs, pdfName(slug, id)), label }))
      .filter(({ path }) => existsSync(path));
    missing += papers.length - drawn.length;
    const further = downloads.map(({ file, label }) => ({ path: join(named, file), label }));
    byGuide[slug] = [...drawn, ...further].map(({ path, label }) => {
      const name = basename(path);
      const href = `${listPathOf.guides}/${name}`;
      files.set(href, path);
      const format = extname(name).slice(1).toUpperCase();
      return { href, name, format, label, bytes: statSync(path).size };
    });
  }
  return { byGuide, files, missing };
}

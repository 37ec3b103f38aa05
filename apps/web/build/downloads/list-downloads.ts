import { existsSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPost, listPathOf, type Guide, type Post } from '@cornerbell/content';
import type { SiteLibrary } from '@cornerbell/content/library';
import type { Download } from '../../src/downloads/download.ts';

/** The paper sizes of every guide: the part of the file name, the label and Typst's name. */
export const papers = [
  { id: 'a4', label: 'A4', typst: 'a4' },
  { id: 'letter', label: 'Letter', typst: 'us-letter' },
] as const;

/** The id of a paper size. */
export type Paper = (typeof papers)[number]['id'];

/** The file name of a guide's PDF. */
export const pdfName = (slug: string, paper: Paper): string => `${slug}-${paper}.pdf`;

/** The folders with the files of articles. */
interface DownloadFolders {
  /** The PDFs, from the task `pdfs`. */
  readonly pdfs: string;
  /** The files that articles name in their front matter. */
  readonly named: string;
}

/** All posts and guides that have a page. */
export const articlesOf = ({ posts, guides, unlisted }: SiteLibrary): (Post | Guide)[] => [
  ...posts,
  ...guides,
  ...unlisted.posts,
  ...unlisted.guides,
];

/**
 * Lists the downloads of articles: a guide's PDF for each paper size, then the files they name.
 *
 * @returns The downloads of each page by its path, the path of each file by its address on the
 *   site, and the number of PDFs that are not drawn.
 */
export function listDownloads(
  articles: readonly (Post | Guide)[],
  { pdfs, named }: DownloadFolders,
) {
  const byPath: Record<string, readonly Download[]> = {};
  const files = new Map<string, string>();
  let missing = 0;
  for (const article of articles) {
    const { slug, downloads = [] } = article;
    const folder = listPathOf[isPost(article) ? 'blog' : 'guides'];
    const pdfsOf = papers.map(({ id, label }) => ({ path: join(pdfs, pdfName(slug, id)), label }));
    const drawn = isPost(article) ? [] : pdfsOf.filter(({ path }) => existsSync(path));
    missing += isPost(article) ? 0 : papers.length - drawn.length;
    const further = downloads
      .map(({ file, label }) => ({ path: join(named, file), label }))
      .filter(({ path }) => existsSync(path));
    byPath[`${folder}/${slug}`] = [...drawn, ...further].map(({ path, label }) => {
      const name = basename(path);
      const href = `${folder}/${name}`;
      files.set(href, path);
      const format = extname(name).slice(1).toUpperCase();
      return { href, name, format, label, bytes: statSync(path).size };
    });
  }
  return { byPath, files, missing };
}

import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { libraryFile, readAsOf } from '@cornerbell/content/library';
import type { DownloadFolders } from './downloads/list-downloads.ts';
import { readOrigin } from './origin.ts';

/** The inputs and outputs of a build. */
export interface BuildOptions {
  /** The file of the built content library. */
  readonly library: string;
  /** The output folder of `vite build`. */
  readonly bundle: string;
  /** The folder of the site. */
  readonly site: string;
  /** The folder of the lists that a build writes for later commands. */
  readonly lists: string;
  /** The folders with the downloads of guides. */
  readonly downloads: DownloadFolders;
  /** The folder of the content's pictures. */
  readonly images: string;
  /** The cache folder of social cards. */
  readonly cards: string;
  /** The build's as-of day, `YYYY-MM-DD`: `AS_OF`, else today. */
  readonly asOf: string;
  /** The origin of the site: `SITE_URL`. */
  readonly origin: string;
  /** The number of rendering threads, the main one included; left out, it depends on the number of pages. */
  readonly threads: number | undefined;
}

/** The folders of the app and of the content package. */
export const downloadFolders: DownloadFolders = {
  pdfs: join(import.meta.dirname, '../.pdfs'),
  named: join(dirname(libraryFile), '../downloads'),
};

/**
 * Reads the options of the build's command line.
 *
 * @throws Error if an option is invalid; the message says what is expected.
 */
export function readOptions(args: readonly string[]): BuildOptions {
  const root = join(import.meta.dirname, '..');
  const { values } = parseArgs({
    args: [...args],
    options: {
      library: { type: 'string', default: libraryFile },
      bundle: { type: 'string', default: join(root, '.bundle/production') },
      to: { type: 'string', default: root },
      threads: { type: 'string' },
    },
  });
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  if (threads !== undefined && !(Number.isInteger(threads) && threads > 0)) {
    throw new Error(`--threads is ${values.threads}. Expected a whole number from 1 up.`);
  }
  return {
    library: resolve(values.library),
    bundle: resolve(values.bundle),
    site: resolve(values.to, 'dist'),
    lists: resolve(values.to, '.prerender'),
    downloads: downloadFolders,
    images: join(dirname(libraryFile), '../images'),
    cards: resolve(values.to, '.cards'),
    asOf: readAsOf(process.env['AS_OF'], new Date()),
    origin: readOrigin(process.env['SITE_URL']),
    threads,
  };
}

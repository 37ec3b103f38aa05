import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { libraryFile, readAsOf } from '@cornerbell/content/library';
import { siteFolder } from '@cornerbell/content/loader';
import { readOrigin } from './origin.ts';

const root = join(import.meta.dirname, '..');

/** The content folder: the site's own, or the one that `CONTENT_DIR` names. */
export const contentFolder = resolve(process.env['CONTENT_DIR'] ?? siteFolder);

/**
 * Reads the inputs and outputs of a build from its command line: the file of the content library
 * and the folder in which it writes. The environment has the day
 * (`AS_OF`, else today) and the origin of the site (`SITE_URL`).
 *
 * @throws Error if one is invalid; the message says what is expected.
 */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      library: { type: 'string', default: libraryFile },
      to: { type: 'string', default: root },
    },
  });
  const to = resolve(values.to);
  return {
    library: resolve(values.library),
    site: join(to, 'dist'),
    /** The folders with the downloads of posts and guides. */
    downloads: { pdfs: join(to, '.pdfs'), named: join(contentFolder, 'downloads') },
    /** The folder of the lists that a build writes for later commands. */
    lists: join(to, '.prerender'),
    /** The cache folder of social cards. */
    cards: join(to, '.cards'),
    /** The day that the site is built as of, `YYYY-MM-DD`. */
    asOf: readAsOf(process.env['AS_OF'], new Date()),
    origin: readOrigin(process.env['SITE_URL']),
  };
}

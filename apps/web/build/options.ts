import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { libraryFile, readAsOf } from '@cornerbell/content/library';
import { readOrigin } from './discovery/origin.ts';

/** What the build reads and where it writes. */
export interface BuildOptions {
  /** The library that the site shows, as the content package builds it. */
  readonly library: string;
  /** The folder of what `vite build` has made. */
  readonly bundle: string;
  /** The folder of the site. */
  readonly site: string;
  /** The folder of the lists that a build leaves for the commands that look at its site. */
  readonly lists: string;
  /** The folder of what is for a server of one's own. */
  readonly release: string;
  /** The folder of the social cards that were drawn. */
  readonly cards: string;
  /** The day that the site is built as of, `YYYY-MM-DD`: `--as-of`, else `AS_OF`, else today. */
  readonly asOf: string;
  /** Where the site is published: `SITE_URL`. */
  readonly origin: string;
  /** How many threads render, the main one included; as many as are worth it when left out. */
  readonly threads: number | undefined;
}

/**
 * Reads the options of the build's command line.
 *
 * @throws Error that names the option which can't be read, and what it may be.
 */
export function readOptions(args: readonly string[]): BuildOptions {
  const root = join(import.meta.dirname, '..');
  const { values } = parseArgs({
    args: [...args],
    options: {
      library: { type: 'string', default: libraryFile },
      bundle: { type: 'string', default: join(root, '.bundle/production') },
      to: { type: 'string', default: root },
      'as-of': { type: 'string' },
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
    release: resolve(values.to, '.release'),
    cards: resolve(values.to, '.cards'),
    asOf: readAsOf(values['as-of'] ?? process.env['AS_OF'], new Date()),
    origin: readOrigin(process.env['SITE_URL']),
    threads,
  };
}

import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { libraryFile, readAsOf } from '@cornerbell/content/library';
import { readOrigin } from './discovery/origin.ts';

/** What the build reads and where it writes. */
export interface BuildOptions {
  /** The root of the app. */
  readonly root: string;
  /** The library that the site shows, as the content package builds it. */
  readonly library: string;
  /** The folder of the site. */
  readonly site: string;
  /** The folder of the bundle: the app and what renders its pages. */
  readonly bundle: string;
  /** The folder of what the next build needs to know of this one. */
  readonly cache: string;
  /** The folder of what is for a server of one's own. */
  readonly release: string;
  /** The day that the site is built as of, `YYYY-MM-DD`: `--as-of`, else `AS_OF`, else today. */
  readonly asOf: string;
  /** Where the site is published: `SITE_URL`. */
  readonly origin: string;
  /** The folder of the drawn social cards, kept from build to build. */
  readonly cards: string;
  /** How many threads render, the main one included; as many as are worth it when left out. */
  readonly threads: number | undefined;
}

/** Reads the options of the build's command line. */
export function readOptions(args: readonly string[]): BuildOptions {
  const root = join(import.meta.dirname, '..');
  const { values } = parseArgs({
    args: [...args],
    options: {
      library: { type: 'string', default: libraryFile },
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
    root,
    asOf: readAsOf(values['as-of'] ?? process.env['AS_OF'], new Date()),
    library: resolve(values.library),
    site: resolve(values.to, 'dist'),
    bundle: resolve(values.to, '.bundle'),
    cache: resolve(values.to, '.prerender'),
    release: resolve(values.to, '.release'),
    cards: resolve(values.to, '.cards'),
    origin: readOrigin(process.env['SITE_URL']),
    threads,
  };
}

import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { itemsOfLines, type KnownItem } from '../library/library-lines.ts';
import { writeFile } from './write-file.ts';

/** How a file was found: its number, its size and the moments of its last changes. */
export type Stamp = string;

/** A file of a content folder, before it is read. */
export type StampedFile = {
  /** The path inside the folder, with forward slashes. */
  readonly path: string;
  readonly stamp: Stamp;
  /** Whether any later change will show in the stamp. */
  readonly isSettled: boolean;
};

/** What a build leaves for the next one. */
type Left = {
  /** Changes with the code that has read the files, and with where they are. */
  readonly key: string;
  /** The stamp of the library that was made of them. */
  readonly library: Stamp;
  /** Each file's item, by the file's path. */
  readonly files: Readonly<Record<string, { readonly slug: string; readonly stamp: Stamp }>>;
};

/** A library, what it is made from, and where builds leave what they know of it. */
export type KnownFor = {
  /** The path of the library. */
  readonly out: string;
  /** The path of the content folder. */
  readonly folder: string;
  /** The folder of the code that runs. */
  readonly code: string;
  /** The folder of what is known, of each library by itself. */
  readonly cache: string;
};

// The clocks of file systems tick; of those that count in whole milliseconds at most, some tick every two seconds.
const tick = 50;
const slowTick = 2000;

function stampOf(path: string): { stamp: Stamp; changed: number } {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path);
  return { stamp: [ino, size, mtimeMs, ctimeMs].join(' '), changed: ctimeMs };
}

/** Looks at a file of a content folder; to be done before it is read. */
export function stampFile(folder: string, path: string): StampedFile {
  const { stamp, changed } = stampOf(join(folder, path));
  const quiet = Number.isInteger(changed) ? slowTick : tick;
  return { path, stamp, isSettled: changed < Date.now() - quiet };
}

/** The packages that read the files beside our own code. */
export const readers = ['date-fns', 'valibot', 'yaml'];

/** Changes with the version of each, which is in the path where pnpm puts it. */
const readerPaths = readers.map((name) => import.meta.resolve(name));

function keyOf({ folder, code }: KnownFor): string {
  const key = createHash('sha256').update([process.version, ...readerPaths, folder, ''].join('\n'));
  for (const file of readdirSync(code, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.[jt]s$/.test(file)) key.update(`${file} ${stampOf(join(code, file)).stamp}\n`);
  }
  return key.digest('hex');
}

/** What builds of a library know of its files. */
export type KnownFiles = {
  /** The items that the library was made with of files that are as they were, by path; none where anything else has changed. */
  readonly read: (files: readonly StampedFile[]) => ReadonlyMap<string, KnownItem>;
  /** Leaves for the next build of which files the library was made; the slugs are those of the files' items. */
  readonly leave: (files: readonly StampedFile[], slugs: ReadonlyMap<string, string>) => void;
};

export function openKnownFiles(where: KnownFor): KnownFiles {
  const key = keyOf(where);
  const { out } = where;
  const leftFile = join(where.cache, `${hash('sha256', out)}.json`);
  return {
    read(files) {
      const known = new Map<string, KnownItem>();
      if (!existsSync(leftFile) || !existsSync(out)) return known;
      const left = JSON.parse(readFileSync(leftFile, 'utf8')) as Left;
      if (left.key !== key || left.library !== stampOf(out).stamp) return known;
      const bytes = readFileSync(out);
      const items = new Map(
        itemsOfLines((from, to) => bytes.subarray(from, to)).map((held) => [
          `${held.kind} ${held.item.slug}`,
          held,
        ]),
      );
      for (const { path, stamp } of files) {
        const before = left.files[path];
        const kind = path.slice(0, path.indexOf('/'));
        const item = before?.stamp === stamp && items.get(`${kind} ${before.slug}`);
        if (item) known.set(path, item);
      }
      return known;
    },
    leave(files, slugs) {
      const entries = files.flatMap(({ path, stamp, isSettled }) => {
        const slug = slugs.get(path);
        return slug === undefined || !isSettled ? [] : [[path, { slug, stamp }] as const];
      });
      const left: Left = { key, library: stampOf(out).stamp, files: Object.fromEntries(entries) };
      writeFile(leftFile, [JSON.stringify(left)]);
    },
  };
}

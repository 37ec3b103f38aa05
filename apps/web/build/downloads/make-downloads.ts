import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Guide } from '@cornerbell/content';
import type { Download, Downloads } from '../../src/downloads/download.ts';

/** Where the downloads of a build come from. */
export interface MakeOptions {
  /** The folder in which they are kept from build to build, and shared by all builds. */
  readonly cache: string;
  /** The site's origin, such as `https://example.com`, for the links in the files. */
  readonly origin?: string | undefined;
}

/** What was made, and where it lies. */
export interface MadeDownloads {
  /** What each guide's page offers, by slug. */
  readonly byGuide: Downloads;
  /** The file of each address of the site. */
  readonly files: ReadonlyMap<string, string>;
  /** How many guides had to be drawn anew. */
  readonly drawn: number;
}

/** What a download is called, and what is in it. */
interface Made extends Omit<Download, 'bytes' | 'href'> {
  readonly content: Uint8Array | string;
}

const root = join(import.meta.dirname, '../..');
const indexName = 'index.json';
/** How many guides' files are kept at least, those of other builds included. */
const fewestKept = 100;

/** What the files are made with, from the root of the app. */
const tools = [
  'build/downloads/**/*.ts',
  '../../pnpm-lock.yaml',
  '../../packages/{content,markdown}/dist/*.js',
];

/** Changes with everything that a guide's files are made with, but for the guide. */
function readToolKey(origin = ''): string {
  const hash = createHash('sha256').update(`${process.version}\n${origin}\n`);
  for (const file of globSync(tools, { cwd: root }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** What the files say; a count of downloads or a change of related guides draws nothing anew. */
function keyOf(guide: Guide, toolKey: string): string {
  const { slug, title, description, type, publishedDate, updatedDate, content } = guide;
  const { spreadsheet, reminders } = guide;
  const said = [slug, title, description, type, publishedDate, updatedDate, content];
  return createHash('sha256')
    .update(JSON.stringify([toolKey, ...said, spreadsheet, reminders]))
    .digest('hex')
    .slice(0, 32);
}

async function make(guide: Guide, origin: string | undefined): Promise<readonly Made[]> {
  // Only a build that has something to draw loads what it takes.
  const [{ drawGuide }, { readFonts }, { papers }, { makeCsv }, { makeCalendar }] =
    await Promise.all([
      import('./pdf/draw-guide.ts'),
      import('./pdf/fonts.ts'),
      import('./pdf/paper.ts'),
      import('./csv.ts'),
      import('./calendar.ts'),
    ]);
  fonts ??= readFonts();
  const made: Made[] = [];
  for (const paper of papers) {
    made.push({
      name: `${guide.slug}-${paper.id}.pdf`,
      format: 'PDF',
      label: paper.label,
      content: await drawGuide(guide, { paper, fonts: await fonts, origin }),
    });
  }
  const csv = makeCsv(guide);
  if (csv !== undefined) {
    made.push({ name: `${guide.slug}.csv`, format: 'CSV', label: 'Spreadsheet', content: csv });
  }
  const calendar = makeCalendar(guide, origin);
  if (calendar !== undefined) {
    made.push({ name: `${guide.slug}.ics`, format: 'ICS', label: 'Reminders', content: calendar });
  }
  return made;
}

let fonts: Promise<import('./pdf/fonts.ts').FontSet> | undefined;

/**
 * Keeps a guide's files. A folder that is finished stays: another build that has made the same files meanwhile may be reading them.
 * What a killed process has left of a folder is filled up.
 */
function keep(folder: string, made: readonly Made[]): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const index = made.map(({ content, ...facts }): Download => {
    writeFileSync(join(draft, facts.name), content);
    const bytes = statSync(join(draft, facts.name)).size;
    return { ...facts, href: `/resources/guides/${facts.name}`, bytes };
  });
  writeFileSync(join(draft, indexName), JSON.stringify(index));
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    if (!existsSync(join(folder, indexName))) {
      // The index last: where it stands, the files do.
      for (const name of [...index.map((file) => file.name), indexName]) {
        renameSync(join(draft, name), join(folder, name));
      }
    }
    rmSync(draft, { recursive: true });
  }
}

/** Lets go of what has not been used for longest. */
function prune(cache: string, used: number): void {
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const byAge = folders
    // Another build may have renamed its draft meanwhile.
    .map((folder) => ({
      folder,
      usedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { folder } of byAge.slice(Math.max(fewestKept, 2 * used))) {
    // The index first: if the build is killed here, nothing takes the rest for a finished folder.
    rmSync(join(folder, indexName), { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes what every guide offers to download: a PDF for each paper and, where the guide names them, a spreadsheet and a calendar. What
 * has been made once is kept; the same guide gives the same bytes.
 *
 * @throws When a guide can't be set: it holds a character that no font has, or names a spreadsheet without lines for it.
 */
export async function makeDownloads(
  guides: readonly Guide[],
  { cache, origin }: MakeOptions,
): Promise<MadeDownloads> {
  const toolKey = readToolKey(origin);
  const byGuide: Record<string, readonly Download[]> = {};
  const files = new Map<string, string>();
  let drawn = 0;
  mkdirSync(cache, { recursive: true });
  for (const guide of guides) {
    const folder = join(cache, keyOf(guide, toolKey));
    const index = join(folder, indexName);
    if (existsSync(index)) {
      const now = new Date();
      utimesSync(folder, now, now);
    } else {
      keep(folder, await make(guide, origin));
      drawn += 1;
    }
    const offered = JSON.parse(readFileSync(index, 'utf8')) as readonly Download[];
    byGuide[guide.slug] = offered;
    for (const { href, name } of offered) files.set(href, join(dirname(index), name));
  }
  if (drawn > 0) prune(cache, guides.length);
  return { byGuide, files, drawn };
}

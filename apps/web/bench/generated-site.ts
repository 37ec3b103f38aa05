import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { libraryFile, readLibrary } from '@cornerbell/content/library';
import { writeContent } from './generated-content.ts';

const root = join(import.meta.dirname, '..');

/** The cost of a command. */
export interface Cost {
  /** Wall time. */
  readonly seconds: number;
  /** Peak memory of one process. */
  readonly megabytes: number;
}

/**
 * Runs a Node script and measures it.
 *
 * @throws Error if the script fails.
 */
export async function run(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const usageFile = join(root, '.results/usage.jsonl');
  rmSync(usageFile, { force: true });
  const start = performance.now();
  await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'report-usage.mjs')}`,
      USAGE_FILE: usageFile,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const peaks = readFileSync(usageFile, 'utf8').trimEnd().split('\n').map(Number);
  return { seconds, megabytes: Math.max(...peaks) };
}

/**
 * Builds a site with generated posts, as `pnpm build` does after the app has been bundled.
 *
 * @param folder Where the content and the site are written; replaced.
 * @param posts How many posts, from 2 up.
 * @returns The cost of each step, the folder of the site and the slug of one of its posts.
 */
export async function buildGeneratedSite(folder: string, posts: number) {
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, 'content');
  const library = join(folder, 'library.json');
  const slug = writeContent(content, posts, readLibrary());
  const compiling = await run(join(dirname(libraryFile), 'build.js'), ['--out', library], {
    CONTENT_DIR: content,
  });
  const prerendering = await run(join(root, 'build/prerender.ts'), [
    `--library=${library}`,
    `--to=${folder}`,
  ]);
  return { compiling, prerendering, site: join(folder, 'dist'), slug };
}

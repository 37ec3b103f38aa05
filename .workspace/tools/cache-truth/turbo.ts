import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { oneEach, run } from '../throw-away/run.ts';
import { tasks } from './changes.ts';

/** What turbo knows of a task before it runs. */
export interface Task {
  /** Of all that the task reads. */
  readonly hash: string;
  /** Whether its result is in the cache. */
  readonly isCached: boolean;
}

/** The tasks that a package has a script for, by name. */
export type Tasks = ReadonlyMap<string, Task>;

/** Variables that would bring something of this machine's own into the hashes. */
const quiet = {
  AS_OF: '2031-06-01',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_TOKEN: undefined,
  TURBO_TEAM: undefined,
  TURBO_API: undefined,
  VITE_FUNCTIONS_URL: undefined,
  VITE_FUNCTIONS_KEY: undefined,
};

interface DryRun {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly hash: string;
    readonly command: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
  }[];
}

/** Runs the tasks of a workspace. Rejects where one fails. */
export const runTasks = (cwd: string) =>
  run(['turbo', 'run', ...tasks, '--output-logs=errors-only', oneEach], { cwd, env: quiet });

/** Asks turbo what it would run, and what it would take from the cache. */
export async function readTasks(cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Tasks> {
  const command = ['turbo', 'run', ...tasks, '--dry=json'] as const;
  const { tasks: found } = JSON.parse(
    await run(command, { cwd, env: { ...quiet, ...env } }),
  ) as DryRun;
  return new Map(
    found
      .filter((task) => task.command !== '<NONEXISTENT>')
      .map(({ taskId, hash, cache }) => [taskId, { hash, isCached: cache.status === 'HIT' }]),
  );
}

/** Builds the site as a task of turbo does, and returns what it says of its pages. */
export async function buildSite(cwd: string): Promise<{ pages: number; kept: number }> {
  await run(
    [
      'turbo',
      'run',
      'build',
      'library',
      '--filter=@cornerbell/web^...',
      '--output-logs=errors-only',
    ],
    { cwd, env: quiet },
  );
  const output = await run(['pnpm', '--filter', '@cornerbell/web', 'build'], { cwd, env: quiet });
  const [, pages, kept] = /(\d+) pages \((\d+) as before\)/.exec(output) ?? [];
  if (!pages || !kept) throw new Error(`The site's build does not say what it kept:\n${output}`);
  return { pages: Number(pages), kept: Number(kept) };
}

/** Writes a post that goes live on a day, as a marketer does, and returns its file. */
export async function schedulePost(cwd: string, day: string): Promise<string> {
  const fields = {
    title: 'A post that is scheduled',
    excerpt:
      'It goes live on a day of its own, and is nowhere in the site of the day before that one.',
    category: 'educational',
    tags: 'rehearsal',
    author: 'founders',
    slug: 'scheduled',
    status: 'published',
    date: day,
  };
  const flags = Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]);
  await run(['pnpm', 'new', 'post', ...flags], { cwd, env: quiet });
  return join(cwd, 'packages/content/posts/scheduled.md');
}

/** Builds the site as of a day, or takes it from the cache, and lists its files. */
export async function listSiteAsOf(cwd: string, day: string): Promise<string[]> {
  await run(['turbo', 'run', 'build', 'sweep', '--output-logs=errors-only'], {
    cwd,
    env: { ...quiet, AS_OF: day },
  });
  return readdirSync(join(cwd, 'apps/web/dist'), { recursive: true, encoding: 'utf8' }).toSorted();
}

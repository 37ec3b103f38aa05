import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { root } from '../root.ts';
import { run } from './run.ts';

/** Commits have an author without any configuration of the machine. */
const git = ['git', '-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost'] as const;

/** Commits everything in a folder. */
export async function commit(cwd: string, message: string): Promise<void> {
  await run([...git, 'add', '--all'], { cwd });
  await run([...git, 'commit', '--quiet', '--no-verify', '--message', message], { cwd });
}

/** Copies the workspace, with uncommitted changes, into a new repository, and installs it. */
export async function copyWorkspace(to: string): Promise<void> {
  const listed = await run(
    ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  );
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(root, file), join(to, file));
  }
  await run(['git', 'init', '--quiet', '--initial-branch=main'], { cwd: to });
  await commit(to, 'Copy the workspace');
  await run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: to });
}

/**
 * Runs something in a folder that is removed afterwards; `--keep` on the command line keeps it.
 *
 * @param name The beginning of the folder's name.
 */
export async function inFolder(name: string, action: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), `cornerbell-${name}-`));
  try {
    await action(folder);
  } finally {
    if (process.argv.includes('--keep')) console.info(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

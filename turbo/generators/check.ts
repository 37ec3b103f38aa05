// Generates a component and a page in a second worktree, and runs every check there (in CI).
import { ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'cornerbell-generators-'));
const git = (...args: readonly string[]) =>
  execFileSync('git', ['worktree', ...args], { cwd: root, stdio: 'inherit' });
const pnpm = (...args: readonly string[]) =>
  execFileSync('pnpm', args, { cwd: copy, stdio: 'inherit' });

git('add', '--detach', copy);
try {
  pnpm('install', '--frozen-lockfile', '--prefer-offline');
  pnpm('gen', 'component', 'CornerFlag', 'reading', 'A flag that says which corner a boxer has.');
  const description =
    'Pictures, facts and words about the product for people who write about boxing gyms and their software.';
  const paragraph =
    'Everything on this page may be used without asking: the story in one paragraph, the pictures of the product, and who answers the questions of a writer.';
  pnpm('gen', 'page', '/press', 'Press', description, paragraph);

  pnpm('exec', 'oxfmt', '--check');
  pnpm('exec', 'turbo', 'boundaries');
  const tasks = ['check', 'lint', 'typecheck', 'test', 'package', 'build', 'size'];
  pnpm('exec', 'turbo', 'run', ...tasks, '--output-logs=errors-only');
  // These two read what the build has written.
  pnpm('exec', 'knip');
  pnpm('exec', 'typedoc');
  const html = readFileSync(join(copy, 'apps/web/dist/press.html'), 'utf8');
  ok(/<h1[^>]*>Press</.test(html), 'Expected the new page in the built site, with its title');
  ok(/<footer.* href="\/press"/s.test(html), 'Expected a link to the new page in the footer');
  const styles = readFileSync(join(copy, 'packages/ui/dist/index.js'), 'utf8');
  ok(styles.includes('CornerFlag'), 'Expected the new component in the built package');
} finally {
  git('remove', '--force', copy);
}

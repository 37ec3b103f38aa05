// Shared by `npm start` and `npm test`. Runs on the machine's own Node before the install, so it uses only
// Node itself; everything after it runs on the Node that the install brings.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeAsOf, today } from './as-of.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bin = join(root, 'node_modules/.bin');

/** The Node that package scripts run on. */
export const node = join(bin, 'node');

/** Ends the run with an error message. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Runs pnpm at the version that package.json pins, and waits for it unless `run` is `spawn`. */
export function pnpm(args, { run = spawnSync, ...options } = {}) {
  return run('npx', ['--yes', manifest.packageManager, ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, npm_config_loglevel: 'error', ...options.env },
  });
}

/** Installs the locked packages; pnpm shows the progress. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: install Node 20.19 or later from https://nodejs.org and run this again.`,
    );
  }
  console.log('Installing packages (about a minute the first time) ...');
  if (pnpm(['install', '--frozen-lockfile']).status !== 0) {
    fail(
      'The packages could not be installed (see above): check the network connection and run this again.',
    );
  }
}

const siteTasks = new Set(['build', 'release', 'size', 'e2e', 'bench']);

/** Removes the built site before tasks that build it, because turbo restores a cached build without removing the files of another. */
export function removeBuiltSite(args) {
  if (!args.some((arg) => siteTasks.has(arg))) return;
  for (const folder of ['dist', '.release', '.delivery']) {
    rmSync(join(root, 'apps/web', folder), { recursive: true, force: true });
  }
}

/** The day given with --as-of or AS_OF; `undefined` for today. */
function askedDay() {
  try {
    return takeAsOf(process.argv.slice(2)).asked;
  } catch (error) {
    return fail(error.message);
  }
}

/** Runs turbo as of the given day, which may be in the future, because the site stays on this machine. */
export function turbo(args, options) {
  const asked = askedDay();
  const env = { ...options?.env, AS_OF: asked ?? today(), ...(asked && { RELEASE_FUTURE: '1' }) };
  removeBuiltSite(args);
  return pnpm(['exec', 'turbo', ...args], { ...options, env });
}

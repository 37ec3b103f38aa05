// What `npm start` and `npm test` share. Runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Ends the run with an error message. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The command line of the pinned pnpm. On Windows `npx` is a script for a shell, which splits words at blanks. */
export function pnpmCommand(words, platform = process.platform) {
  const args = ['--yes', '--prefer-offline', packageManager, ...words];
  if (platform !== 'win32') return { file: 'npx', args, shell: false };
  const quoted = args.map((word) => (/\s/.test(word) ? `"${word}"` : word));
  return { file: ['npx', ...quoted].join(' '), args: [], shell: true };
}

/** Runs pnpm; returns whether it succeeded. */
export async function pnpm(...words) {
  const { file, args, shell } = pnpmCommand(words);
  const env = { ...process.env, npm_config_loglevel: 'error', TURBO_TELEMETRY_DISABLED: '1' };
  const child = spawn(file, args, { cwd: root, shell, env, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Why nothing can run here, or `undefined`. */
export function findObstacle(folder, version) {
  if (folder.includes('#')) {
    return `The folder ${folder} has a "#" in its name, which Vite takes for the end of an address: rename it and run this again.`;
  }
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node ${version} is too old: install Node 20.19 or newer from https://nodejs.org and run this again.`;
}

/** Installs the locked packages. */
export async function install() {
  const obstacle = findObstacle(root, process.versions.node);
  if (obstacle) fail(obstacle);
  console.log('Installing packages (about a minute the first time) ...');
  if (await pnpm('install', '--frozen-lockfile')) return;
  fail('The packages could not be installed: fix the error above and run this again.');
}

/** The first of some programs that is on the PATH. */
export const findProgram = (...names) =>
  names
    .flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Where Chrome is on macOS and on Windows, which have it on no PATH.
const chromes = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(process.env.ProgramFiles ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** The path of Chromium: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. */
export function findChromium(...preferred) {
  const installed = process.env.CHROMIUM_PATH || findProgram(...preferred, ...chromiums);
  if (installed) return installed;
  const { chromium } = createRequire(join(root, 'apps/web/'))('@playwright/test');
  return [...chromes, chromium.executablePath()].find((path) => existsSync(path));
}

/** Playwright's launch options for it. The headless shell, where it is installed, draws no window and takes half the time. */
export const launchOptions = () => ({
  executablePath: findChromium('chromium-headless-shell') ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** Installs Chromium where there is none: from Debian's packages, else Playwright's own. */
export function installChromium() {
  if (findChromium()) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const command = isDebianRoot
    ? 'apt-get update -qq && apt-get install -qq --no-install-recommends chromium chromium-headless-shell'
    : `npx --yes ${packageManager} --filter @cornerbell/web exec playwright install chromium`;
  console.log(command);
  spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (findChromium()) return;
  fail(
    'No browser was found: install Chromium or Chrome, or name one with CHROMIUM_PATH, and run this again.',
  );
}

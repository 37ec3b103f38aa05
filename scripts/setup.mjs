// Shared by `npm start` and `npm test`; runs on the machine's Node, before anything is installed.
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

/** Runs the pinned pnpm; returns whether it succeeded. */
export async function pnpm(...words) {
  const args = ['--yes', '--prefer-offline', packageManager, ...words];
  const env = { ...process.env, npm_config_loglevel: 'error', TURBO_TELEMETRY_DISABLED: '1' };
  const child = spawn('npx', args, { cwd: root, env, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Why nothing can run here, or `undefined`. */
export function findObstacle(folder, version, platform = process.platform) {
  if (platform === 'win32') {
    return 'Windows is not supported: clone the repository in WSL (https://learn.microsoft.com/windows/wsl) and run this there.';
  }
  const [mark] = /[#?%']/.exec(folder) ?? [];
  if (mark) {
    return `The folder ${folder} has a ${mark} in its name, which the tools take for a part of an address: rename it and run this again.`;
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
// On macOS, Chrome is on no PATH.
const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of Chromium: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. */
export function findChromium(...preferred) {
  const installed = process.env.CHROMIUM_PATH || findProgram(...preferred, ...chromiums);
  if (installed) return installed;
  const { chromium } = createRequire(join(root, 'apps/web/'))('@playwright/test');
  return [chrome, chromium.executablePath()].find((path) => existsSync(path));
}

/** Playwright's launch options. The headless shell, where installed, takes half the time. */
export const launchOptions = () => ({
  executablePath: findChromium('chromium-headless-shell') ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // No spare process is started for a page that may follow: a tenth of the time of each page.
    '--renderer-process-limit=1',
  ],
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

// Finds what the site is tested with, or installs it. Plain Node, because it runs before the install too.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The shell draws pages and no window of its own, so the tests need less than half the time in it.
const headlessShell = 'chromium-headless-shell';

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The room that Playwright is installed in. */
const web = fileURLToPath(new URL('../apps/web/', import.meta.url));

function playwrightsOwn() {
  try {
    return createRequire(web)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of a Chromium: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [findProgram(names), ...places, playwrightsOwn()].find((path) => path && existsSync(path));
}

const firefoxNames = ['firefox-esr', 'firefox'];

/** The first of some names that is a program: on the PATH, or where a system keeps its servers. */
function findProgram(programs) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of a stock Firefox: FIREFOX_PATH or the system's. */
export const findFirefox = () => process.env.FIREFOX_PATH || findProgram(firefoxNames);

/** The path of nginx, where openssl is there too to make it a certificate. */
export const findNginx = () => (findProgram(['openssl']) ? findProgram(['nginx']) : undefined);

const debiansPostgres = '/usr/lib/postgresql';

/** The path of PostgreSQL's initdb: of POSTGRES_BIN, Debian's or on the PATH. */
export function findPostgres() {
  const versions = existsSync(debiansPostgres) ? readdirSync(debiansPostgres) : [];
  const folders = versions.map((version) => join(debiansPostgres, version, 'bin'));
  return (
    [process.env.POSTGRES_BIN, ...folders]
      .flatMap((folder) => (folder ? [join(folder, 'initdb')] : []))
      .find((path) => existsSync(path)) ?? findProgram(['initdb'])
  );
}

/** Whether this machine lets us install Debian's packages. */
const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages; whether that worked. A slow mirror must not hold the tests up. */
function installPackages(packages) {
  console.log(`Installing ${packages.join(', ')} ...`);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return status === 0;
}

/** Installs what the site is tested with, as far as it is missing and can be had. */
export function installBrowsers() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || findProgram([headlessShell]) ? [] : [[headlessShell]]),
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findNginx() ? [] : [['nginx', 'openssl']]),
    ...(findPostgres() || process.env.DATABASE_URL ? [] : [['postgresql']]),
  ];
  if (missing.length > 0 && canInstall()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 240_000 });
    for (const packages of missing) installPackages(packages);
    if (!findBrowser()) installPackages(['chromium']);
  }
  if (findBrowser()) return;
  console.log("Installing a browser (Playwright's Chromium) ...");
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    cwd: web,
  });
}

/** How Playwright launches that browser: quietly, and asking nobody anything. */
export const launchOptions = () => ({
  executablePath: findBrowser() ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

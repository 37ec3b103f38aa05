// Finds or installs the programs that the tests need. Uses only Node, because it runs before the install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The headless shell has no window, so tests take less than half the time.
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

/** The package that has Playwright. */
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

/** The path of a Chromium or Chrome with preferences and a profile, which the headless shell does not have. */
export const findFullBrowser = () =>
  [
    process.env.CHROMIUM_PATH,
    findProgram(names.filter((name) => name !== headlessShell)),
    ...places,
    playwrightsOwn(),
  ].find((path) => path && !path.endsWith(headlessShell) && existsSync(path));

const firefoxNames = ['firefox-esr', 'firefox'];

/** The first of some programs that is on the PATH. */
function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of Firefox: FIREFOX_PATH or the system's. */
export const findFirefox = () => process.env.FIREFOX_PATH || findProgram(firefoxNames);

/** Whether Debian packages can be installed on this machine. */
const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages, with a time limit, because a slow mirror must not hold up the tests. */
function installPackages(packages) {
  console.log(`Installing ${packages.join(', ')} (up to four minutes) ...`);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs the missing programs that the tests need, where that is possible. */
export function installBrowsers() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || findProgram([headlessShell]) ? [] : [[headlessShell]]),
    ...(findFullBrowser() ? [] : [['chromium']]),
    ...(findFirefox() ? [] : [['firefox-esr']]),
  ];
  if (missing.length > 0 && canInstall()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 240_000 });
    for (const packages of missing) installPackages(packages);
  }
  if (findBrowser()) return;
  console.log("Installing a browser (Playwright's Chromium) ...");
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    cwd: web,
  });
}

/** Playwright's launch options for that browser: no network requests of its own, no dialogs. */
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

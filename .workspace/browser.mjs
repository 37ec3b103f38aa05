// Finds a Chromium to test with, or installs one. Plain Node, because it runs before the install too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places, playwrightsOwn()].find((path) => path && existsSync(path));
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

const run = (command, args, cwd) =>
  spawnSync(command, args, { stdio: 'inherit', cwd }).status === 0;

/** Installs a browser: Debian's package where that is possible, else Playwright's own. */
export function installBrowser() {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing a browser (the chromium package) ...');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    console.log("Installing a browser (Playwright's Chromium) ...");
    run('node_modules/.bin/playwright', ['install', 'chromium'], web);
  }
  return findBrowser();
}

/** The path of a Chromium: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
export function findBrowser(): string | undefined;

/** How Playwright launches that browser: quietly, and asking nobody anything. */
export function launchOptions(): { executablePath: string; args: string[] };

/** Installs a browser: Debian's package where that is possible, else Playwright's own. */
export function installBrowser(): string | undefined;

/** The path of a Chromium: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
export function findBrowser(): string | undefined;

/** How Playwright launches that browser: quietly, and asking nobody anything. */
export function launchOptions(): { executablePath: string; args: string[] };

/** The path of a stock Firefox: FIREFOX_PATH or the system's. */
export function findFirefox(): string | undefined;

/** The path of nginx, where openssl is there too to make it a certificate. */
export function findNginx(): string | undefined;

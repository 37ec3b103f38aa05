/** The path of a Chromium: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
export function findBrowser(): string | undefined;

/** How Playwright launches that browser: quietly, and asking nobody anything. */
export function launchOptions(): { executablePath: string; args: string[] };

/** Installs a browser: Debian's package where that is possible, else Playwright's own. */
export function installBrowser(): string | undefined;

/** The path of a stock Firefox: FIREFOX_PATH or the system's. */
export function findFirefox(): string | undefined;

/** The path of nginx, where openssl is there too to make it a certificate. */
export function findNginx(): string | undefined;

/** Installs Debian's Firefox and nginx where they are missing and that is possible. */
export function installFurther(): void;

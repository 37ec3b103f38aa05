/** The path of a Chromium: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
export function findBrowser(): string | undefined;

/** The path of a Chromium or Chrome with preferences and a profile, which the headless shell does not have. */
export function findFullBrowser(): string | undefined;

/** Playwright's launch options for that browser: no network requests of its own, no dialogs. */
export function launchOptions(): { executablePath: string; args: string[] };

/** The path of Firefox: FIREFOX_PATH or the system's. */
export function findFirefox(): string | undefined;

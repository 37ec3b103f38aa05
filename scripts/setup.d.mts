/** Playwright's launch options for the Chromium of this machine. */
export function launchOptions(): { executablePath: string; args: string[] };

/** The path of Chromium: CHROMIUM_PATH, else the first program that is installed, preferred ones first. */
export function findChromium(...preferred: readonly string[]): string | undefined;

/** The path of the first of some programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined;

/** Why nothing can run in a folder on a version of Node. */
export function findObstacle(
  folder: string,
  version: string,
  platform?: string,
): string | undefined;

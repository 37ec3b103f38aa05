/** Playwright's launch options for the Chromium of this machine. */
export function launchOptions(): { executablePath: string; args: string[] };

/** The path of the first of some programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined;

/** Why nothing can run in a folder on a version of Node. */
export function findObstacle(folder: string, version: string): string | undefined;

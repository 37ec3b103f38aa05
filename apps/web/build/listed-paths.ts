import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPath } from '../src/shared/addresses.ts';

/** The paths of each route's pages, as the prerenderer has listed them in a folder. */
export const listedRoutes = (lists: string): readonly string[][] =>
  JSON.parse(readFileSync(join(lists, 'routes.json'), 'utf8'));

/**
 * An address of every route that has one, the not-found page left out.
 *
 * @param folder - The folder that was built to, with the list in `.prerender`.
 */
export const listedPaths = (folder: string): string[] =>
  listedRoutes(join(folder, '.prerender'))
    .flatMap((paths) => paths.slice(0, 1))
    .filter((path) => path !== notFoundPath);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedRoute } from '../src/app/entry-server.tsx';
import { notFoundPath } from '../src/shared/addresses.ts';

/**
 * An address of every route that has one, the not-found page left out, as the prerenderer has listed them.
 *
 * @param folder - The folder that was built to, with the list in `.prerender`.
 */
export function listedPaths(folder: string): string[] {
  const list = readFileSync(join(folder, '.prerender/routes.json'), 'utf8');
  const routes = JSON.parse(list) as readonly ListedRoute[];
  return routes.flatMap((route) => route.paths.slice(0, 1)).filter((path) => path !== notFoundPath);
}

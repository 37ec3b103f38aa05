import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.ts';
import type { Params, Route } from './page.ts';

/** A route with what a path says of its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

const routeObjects = routes.map((route) => ({ path: route.path, handle: route }));

/** The route that a path belongs to, with its parameters; the last one, for what is missing, where it belongs to none. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(routeObjects, { pathname }) ?? [];
  // The router's own `*` matches no path with a line break in it.
  const route = match?.route.handle ?? routes.at(-1);
  if (!route) throw new Error('The route table is empty. Expected at least the route "*".');
  return { route, params: { ...(match?.params as Params | undefined), ...route.params } };
}

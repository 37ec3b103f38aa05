import { matchRoutes } from 'react-router-dom';
import { notFoundRoute, routes } from '../routes.ts';
import type { Params, Route } from '../page.ts';

/** A route with the parameters of a path. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

const routeObjects = routes.map((route) => ({ path: route.path, handle: route }));

/** The route of a path and its parameters. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(routeObjects, { pathname }) ?? [];
  // The router's `*` does not match a path with a line break.
  const route = match?.route.handle ?? notFoundRoute;
  return { route, params: { ...(match?.params as Params | undefined), ...route.params } };
}

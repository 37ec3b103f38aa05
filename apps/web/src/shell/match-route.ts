import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.ts';
import type { Params, Route } from './page.ts';

/** A route with what a path says of its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

const routeObjects = routes.map((route) => ({ path: route.path, handle: route }));

/** The route that a path belongs to, with its parameters. The table ends in `*`, so there always is one. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(routeObjects, { pathname }) ?? [];
  if (!match) throw new Error(`No route for ${pathname}: the route table must end in "*".`);
  const { '*': _, ...params } = match.params;
  const route = match.route.handle;
  return { route, params: { ...(params as Params), ...route.params } };
}

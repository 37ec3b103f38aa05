import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PageSource } from './page-source.tsx';

/** Props of `SiteRouter`. */
export interface SiteRouterProps {
  source: PageSource;
  children: ReactNode;
}

/**
 * The router of the browser. `BrowserRouter` draws every page in a transition: in slices, between which
 * the old page is painted again. Here a page that is ready is drawn in one go, and only one that has yet
 * to be loaded waits in a transition while the old page stays.
 */
export function SiteRouter({ source, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (source.isReady(next.location.pathname)) setShown(next);
        else startTransition(() => setShown(next));
      }),
    [history, source],
  );

  return (
    <Router
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

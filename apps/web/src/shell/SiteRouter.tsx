import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterPaint } from './after-paint.ts';
import type { PageSource } from './page-source.tsx';
import { findDrawn, showInstead } from './places.ts';
import { beginPage, returnTo } from './scroll.ts';

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

  const latestPath = useRef(shown.location.pathname);
  useLayoutEffect(() => void (latestPath.current = shown.location.pathname), [shown]);

  useLayoutEffect(() => {
    let follow: (() => void) | undefined;
    return history.listen((next) => {
      const { location, action } = next;
      // The app must not skip a page that is on the screen already: it would never put the one before it away.
      if (follow) flushSync(follow);
      if (!source.isReady(location.pathname)) {
        startTransition(() => setShown(next));
        return;
      }
      if (location.pathname !== latestPath.current) beginPage(location, action);
      const place = findDrawn(location, action);
      if (place) {
        showInstead(place);
        if (action === 'POP') returnTo(location);
        const callOff = afterPaint(() => follow?.());
        follow = () => {
          follow = undefined;
          callOff();
          setShown(next);
        };
      } else {
        setShown(next);
      }
    });
  }, [history, source]);

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

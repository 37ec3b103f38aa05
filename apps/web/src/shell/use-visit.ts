import { useDeferredValue, useMemo } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { usePageCache } from './page-cache.tsx';

/** Where the visitor is, and how they came there. */
export interface Visit {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The visit to show: the newest at once where its page is loaded, else the one before it until the page is. */
export function useVisit(): Visit {
  const pages = usePageCache();
  const location = useLocation();
  const navigationType = useNavigationType();
  const newest = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const deferred = useDeferredValue(newest);
  return pages.peek(location.pathname) ? newest : deferred;
}

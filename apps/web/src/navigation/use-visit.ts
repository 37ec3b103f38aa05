import { useDeferredValue, useMemo } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { usePageCache } from './page-cache.tsx';

/** The visitor's location, and how they navigated there. */
export interface Visit {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The visit to render: the newest if its page is loaded, otherwise the one before until it is. */
export function useVisit(): Visit {
  const pages = usePageCache();
  const location = useLocation();
  const navigationType = useNavigationType();
  const newest = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const deferred = useDeferredValue(newest);
  return pages.peek(location.pathname) ? newest : deferred;
}

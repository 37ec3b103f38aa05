import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

const LocationContext = createContext<Location | undefined>(undefined);

/** Provides the location of the page that is shown. */
export const ShownLocationProvider = LocationContext.Provider;

/**
 * The location of the page that is shown. After Back and Forward, the browser's address is already
 * that of another page while it loads.
 */
export function useShownLocation(): Location {
  const newest = useLocation();
  return use(LocationContext) ?? newest;
}

/**
 * Returns a function that replaces the query of the page's address. It does nothing while another
 * page, which has the address already, is loading.
 */
export function useReplaceQuery() {
  const navigate = useNavigate();
  const { pathname } = useShownLocation();
  return useCallback(
    (search: string, state?: unknown) => {
      if (location.pathname === pathname)
        void navigate({ pathname, search }, { replace: true, state });
    },
    [navigate, pathname],
  );
}
